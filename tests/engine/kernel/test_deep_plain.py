"""Plain data nested too deeply is refused as invalid before it reaches the interpreter's recursion limit."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import CodecError, as_json, from_json, from_plain


def deep(levels: int) -> Any:
    """Return a list nested in that many levels."""
    data: Any = 0
    for _ in range(levels):
        data = [data]
    return data


def test_data_nested_without_end_does_not_fit() -> None:
    with pytest.raises(CodecError, match="nested too deep"):
        from_json(dict[str, Any], b'{"x":' + b"[" * 100_000)
    for use in (as_json, lambda data: from_plain(list[Any], data)):
        with pytest.raises(CodecError, match="nested too deep"):
            use(deep(100_000))
