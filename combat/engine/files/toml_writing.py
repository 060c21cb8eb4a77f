"""Write plain data as readable TOML that parses to the same data."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

WIDTH = 128
"""Maximum line length before a list is wrapped."""
INDENT = "    "


def free_file(folder: Path, name: str) -> Path:
    """Return a path for a new TOML file: the name itself, or with the next free number appended."""
    number, file = 1, folder / f"{name}.toml"
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}.toml"
    return file


def toml(data: Mapping[str, Any]) -> str:
    """Return plain data as TOML text.

    Values come first, then a section for each table and for each entry of a list of tables.
    """
    return "\n".join(_sections(data)).strip("\n") + "\n"


def _sections(data: Mapping[str, Any]) -> Iterator[str]:
    for key, value in data.items():
        if not _is_section(value):
            yield _line(key, value)
    for key, value in data.items():
        if not _is_section(value):
            continue
        for name, table in [(f"[{key}]", value)] if isinstance(value, Mapping) else [(f"[[{key}]]", t) for t in value]:
            yield f"\n{name}"
            yield from (_line(inner, part) for inner, part in table.items())


def _is_section(value: object) -> bool:
    """Return whether a value gets its own section: a list of tables, or a table of more than two plain values."""
    if isinstance(value, Mapping):
        return len(value) > 2 or any(isinstance(part, list | Mapping) for part in value.values())
    return bool(value) and isinstance(value, list) and all(isinstance(part, Mapping) for part in value)


def _line(key: str, value: object) -> str:
    written = f"{key} = {_value(value)}"
    if len(written) <= WIDTH or not isinstance(value, list):
        return written
    return f"{key} = [\n" + "".join(f"{INDENT}{line}\n" for line in _broken(value)) + "]"


def _broken(values: Sequence[Any]) -> Iterator[str]:
    """Yield a list in lines: one entry each if they are long or tables, else as many as fit."""
    entries = [f"{_value(value)}," for value in values]
    if any(isinstance(value, list | Mapping) for value in values) or max(map(len, entries)) > WIDTH // 2:
        yield from entries
        return
    line = ""
    for entry in entries:
        if line and len(INDENT) + len(line) + 1 + len(entry) > WIDTH:
            yield line
            line = ""
        line = f"{line} {entry}" if line else entry
    yield line


def _value(value: object) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{key} = {_value(part)}' for key, part in value.items())} }}" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # JSON writes texts, integers and booleans as TOML does, but leaves the DEL character unescaped.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
