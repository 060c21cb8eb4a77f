"""Where a JSON object is required, any other value is refused before a field is read."""

from __future__ import annotations

import pytest

from combat.engine.files.bounds import json_object, parse_object
from combat.engine.kernel.record import Json


def test_an_object_is_returned_as_it_is() -> None:
    assert parse_object(b'{"a": [1, {"b": null}]}') == {"a": [1, {"b": None}]}


@pytest.mark.parametrize("data", [None, True, 5, 0.5, "a", ["a"]])
def test_anything_else_is_refused_by_the_name_of_its_type(data: Json) -> None:
    with pytest.raises(TypeError, match=f"^{type(data).__name__}$"):
        json_object(data)


def test_a_text_of_something_else_is_refused_too() -> None:
    with pytest.raises(TypeError):
        parse_object(b"[1]")
