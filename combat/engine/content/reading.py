"""Read content files: parse TOML and validate it as a model, or report every finding with its line."""

from __future__ import annotations

import difflib
import itertools
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from combat.engine.content.findings import ContentError, Finding, of, shown, thing
from combat.engine.content.models import Root, TomlTable
from combat.engine.content.partial import Place, sound_part, sure, where_in_file
from combat.engine.content.syntax_faults import toml_fault
from combat.engine.content.toml_lines import TomlLines
from combat.engine.files import bounds
from combat.engine.files.plain_files import TooLarge, read_plain
from combat.engine.files.system_faults import reason
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.words.grammar.lists import joined

LARGEST_FILE = 1024 * 1024
"""Bytes; the largest shipped file takes a fiftieth of it."""

MOST_FINDINGS = 100
"""Maximum findings about one file."""
LONGEST_QUOTED = 58
"""Maximum characters of a value quoted in a finding."""
MOST_DOTS = 40
"""Maximum dots of a key; the TOML parser's memory grows with the square of a key's parts."""
_KEYS = re.compile(r"[={},]|\.\.+|\. ")

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True)
class Source(Generic[M]):
    """A content file, or the valid part of one, with the line of every value."""

    path: Path
    text: str = field(repr=False)
    content: M

    @cached_property
    def lines(self) -> TomlLines | None:
        """Return the index of line numbers; None if the file is nested too deeply."""
        return _lines(self.text)

    def line(self, *where: str | int) -> int:
        """Return the line of the value at a key path, or of the nearest enclosing table; 1 if unknown."""
        return self.lines.of(*where) if self.lines else 1

    def finding(self, what: TextMessage, *where: str | int) -> Finding:
        """Return a finding about the value at a key path."""
        return Finding(shown(self.path), self.line(*where_in_file(self.content, where)), what)


def read(path: Path, model: type[M], *, alone: bool = True) -> Source[M]:
    """Read a content file as its model; raise ContentError with all findings.

    With `alone=False`, the file overrides another one and may be incomplete.
    """
    source, findings = examine(path, model, alone=alone)
    if source is None or findings:
        raise ContentError(findings)
    return source


def examine(
    path: Path, model: type[M], respell: Callable[[dict[str, Any]], Any] | None = None, *, alone: bool = True
) -> tuple[Source[M] | None, list[Finding]]:
    """Read the valid part of a content file; return it, or None if nothing is valid, with all findings.

    `respell` may rewrite the raw data before validation, without changing its structure. With `alone=False`, the file
    overrides another one and may be incomplete.
    """
    try:
        text = _text(path)
        data = _data(path, text)
    except ContentError as fault:
        return None, list(fault.findings)
    if respell is not None:
        data = respell(data)
    found: list[Finding] = []
    content: M | None
    try:
        content = model.model_validate(data)
    except ValidationError as error:
        found = _findings(path, text, data, error, model)
        content = sound_part(model, data, _faulty(data, error))
    if content is None:
        return None, found
    source = Source(path, text, content)
    if isinstance(content, TomlTable | Root):
        faults = [*sure(content.faults), *(content.gaps() if alone and not found else ())]
        found += [source.finding(what, *where) for where, what in faults]
    return source, sorted(set(found))


def _faulty(data: object, error: ValidationError) -> Iterator[Place]:
    """Return the places that pydantic reports, and the tables that lack a key."""
    return (tuple(_known(data, fault["loc"])) for fault in error.errors(include_url=False, include_input=False))


def plain(path: Path) -> dict[str, Any]:
    """Return the raw data of any TOML file; raise ContentError if it is invalid, too large or nested too deep."""
    return _data(path, _text(path))


def _text(path: Path) -> str:
    try:
        raw = read_plain(path, LARGEST_FILE)
    except TooLarge as fault:
        raise _refuse(path, 0, msg("finding-file-too-large", size=fault.size, most=LARGEST_FILE)) from None
    except OSError as fault:
        raise _refuse(path, 0, msg("finding-unreadable", cause=reason(fault))) from None
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as fault:
        line = raw.count(b"\n", 0, fault.start) + 1
        raise _refuse(path, line, msg("finding-no-utf-8", byte=f"{raw[fault.start]:#04x}")) from None


def _data(path: Path, text: str) -> dict[str, Any]:
    for number, row in enumerate(text.split("\n"), 1):
        if row.count(".") > MOST_DOTS and any(piece.count(".") > MOST_DOTS for piece in _KEYS.split(row)):
            raise _refuse(path, number, msg("finding-key-too-long"))
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        what, _, place = str(fault).rpartition(" (at ")
        line = re.match(r"line ([0-9]+)", place)
        at = int(line[1]) if line else text.count("\n") + 1
        raise _refuse(path, at, msg("finding-no-toml", cause=toml_fault(what or str(fault)))) from None
    except ValueError:
        endless = re.search(r"[0-9_]{4000}", text)
        at = text.count("\n", 0, endless.start()) + 1 if endless else 0
        raise _refuse(path, at, msg("finding-endless-number")) from None
    except RecursionError:
        raise _refuse(path, 0, msg("finding-too-deep")) from None
    _look_over(path, text, data)
    return data


def _look_over(path: Path, text: str, data: dict[str, Any]) -> None:
    """Raise ContentError for raw data that exceeds the limits of all content files."""
    found = list(itertools.islice(bounds.faults(data), MOST_FINDINGS))
    if not found:
        return
    lines = _lines(text)
    findings = []
    for place, what in found:
        name = next((part for part in reversed(place) if isinstance(part, str)), "")
        findings.append(Finding(shown(path), lines.of(*place) if lines else 1, of(name, what) if name else what))
    raise ContentError(sorted(findings))


def _refuse(path: Path, line: int, what: TextMessage) -> ContentError:
    return ContentError([Finding(shown(path), line, what)])


def _lines(text: str) -> TomlLines | None:
    try:
        return TomlLines(text)
    except RecursionError:
        return None


def _findings(path: Path, text: str, data: object, error: ValidationError, model: type[BaseModel]) -> list[Finding]:
    """Return one finding for each place that pydantic reports."""
    lines = _lines(text)
    found: dict[tuple[str | int, ...], Finding] = {}
    for fault in error.errors(include_url=False)[:MOST_FINDINGS]:
        where = tuple(_known(data, fault["loc"]))
        key = (*where, fault["loc"][-1]) if fault["type"] == "missing" else where
        line = lines.of(*where) if lines else 1
        found.setdefault(key, Finding(shown(path), line, _say(fault, where, model)))
    return sorted(found.values())


def _known(data: object, loc: tuple[str | int, ...]) -> Iterator[str | int]:
    """Yield the parts of a pydantic location that are a path in the file; the rest are type names."""
    for part in loc:
        match data:
            case dict() if part in data:
                data = data[part]
            case list() if isinstance(part, int) and part < len(data):
                data = data[part]
            case _:
                return
        yield part


_WANTED = {
    "int_type": "finding-no-whole-number",
    "int_from_float": "finding-no-whole-number",
    "int_parsing_size": "finding-thousands-of-digits",
    "bool_type": "finding-not-true-or-false",
    "string_type": "finding-no-text",
    "list_type": "finding-no-list",
    "dict_type": "finding-no-table",
    "model_type": "finding-no-table",
}
_BOUNDS = {"greater_than_equal": ("finding-too-small", "ge"), "less_than_equal": ("finding-too-great", "le")}
_LENGTHS = {"too_short": ("finding-too-few", "min_length"), "too_long": ("finding-too-many", "max_length")}


def _say(fault: ErrorDetails, where: tuple[str | int, ...], model: type[BaseModel]) -> TextMessage:
    """Return a message about a fault: the key, the value, and what it must be."""
    name = next((str(part) for part in reversed(where) if isinstance(part, str)), "")
    if fault["type"] == "missing":
        return msg("finding-missing", name=fault["loc"][-1])
    if fault["type"] == "extra_forbidden":
        keys = _keys(model)  # a key of another table is no spelling mistake
        close = [] if name in keys else difflib.get_close_matches(name, keys, 1)
        return msg("finding-no-key-close" if close else "finding-no-key", name=name, close="".join(close))
    what = _wrong(fault)
    return what if fault["input"] == name else of(name or thing("file"), what)


def _wrong(fault: ErrorDetails) -> TextMessage:
    """Return what is wrong with a value."""
    kind, context = fault["type"], fault.get("ctx", {})
    value = _quote(fault["input"])
    if kind == "literal_error":
        expected = [_quote(word) for word in re.findall("'([^']*)'", context["expected"])]
        return msg("finding-not-allowed", value=value, expected=joined("or", expected))
    if kind in _WANTED:
        return msg(_WANTED[kind], value=value)
    if kind in _BOUNDS:
        message, bound = _BOUNDS[kind]
        return msg(message, value=value, bound=str(context[bound]))
    if kind in ("too_long", "string_too_long") and isinstance(fault["input"], str):
        return msg("finding-text-too-long", value=value, most=context["max_length"])
    if kind in _LENGTHS:
        message, bound = _LENGTHS[kind]
        return msg(message, count=context["actual_length"], bound=context[bound])
    if kind == "string_pattern_mismatch":
        return msg("finding-wrong-form", value=value, form=context["pattern"])
    if kind == "value_error":
        why = cause(context["error"])
        return why if isinstance(why, TextMessage) else msg("finding-verbatim", what=why)
    if kind == "greater_than":  # used for integers only
        return msg("finding-too-small", value=value, bound=str(context["gt"] + 1))
    return msg("finding-unfit", value=value)


def _quote(value: object) -> TextMessage | str:
    """Return a value as written in the file, truncated if it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict | list):
        return thing("table" if isinstance(value, dict) else "list")
    if isinstance(value, str):
        return msg("finding-quoted", value=value if len(value) <= LONGEST_QUOTED else f"{value[: LONGEST_QUOTED - 2]}…")
    text = str(value)
    return text if len(text) <= LONGEST_QUOTED else f"{text[: LONGEST_QUOTED - 1]}…"


@cache
def _keys(model: type[BaseModel]) -> list[str]:
    """Return every key that a file of this model can have at any level."""
    shape = model.model_json_schema()
    tables = [shape, *shape.get("$defs", {}).values()]
    return sorted({key for table in tables for key in table.get("properties", {})})
