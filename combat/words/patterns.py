"""Reads the plain part of a Fluent file: text, variables and one choice among variants.

That is all that our own sentences use, and reading it here costs a menu nothing, where the whole of `fluent.runtime`
costs 70 ms before the first word. A message that says more is left to `fluent.runtime` (see `catalogue`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from combat.kernel.records import record

Value = str | int


@record
class Variable:
    """A `{ $name }` in a text."""

    name: str


@record
class Select:
    """A `{ $name -> [one] … *[other] … }` in a text."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Pattern = tuple["str | Variable | Select", ...]

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*)[ ]*=(.*(?:\n(?:[ ]+\S.*|\}.*|[ ]*))*)", re.MULTILINE)
_VARIABLE = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
_LITERAL = re.compile(r'\{\s*"([^"\\{}]*)"\s*\}')
_SELECT = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->(?=\s)")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]")
PLURAL_WORDS = frozenset({"zero", "one", "two", "few", "many", "other"})
ONE_AND_OTHER = frozenset({"en", "de", "es", "xx"})
"""Languages in which a whole number is "one" if it is 1 and "other" if not, as far as this game counts."""


class NotPlain(ValueError):
    """The message says more than this reader knows."""


class MissingArgument(KeyError):
    """A sentence was asked for without the value of one of its variables."""


def entries(source: str) -> dict[str, str]:
    """The messages of a Fluent file and their values as written, unread."""
    return {match[1]: match[2] for match in _ENTRY.finditer(source)}


def parse(written: str, language: str) -> Pattern:
    """The parts of a message's value; raises NotPlain where `fluent.runtime` must read it."""
    first, *rest = written.rstrip().split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in rest if line.strip()), default=0)
    dedented = "\n".join([first.strip(), *(line[indent:].rstrip() for line in rest)])
    return _parts(dedented.lstrip("\n"), language)


def _parts(text: str, language: str) -> Pattern:
    parts: list[str | Variable | Select] = []
    place = 0
    while place < len(text):
        brace = text.find("{", place)
        if brace < 0:
            brace = len(text)
        if brace > place:
            parts.append(_plain(text[place:brace]))
        place = brace
        if place == len(text):
            break
        if match := _VARIABLE.match(text, place):
            parts.append(Variable(match[1]))
        elif match := _LITERAL.match(text, place):
            parts.append(match[1])
        elif match := _SELECT.match(text, place):
            select, place = _select(match[1], text, match.end(), language)
            parts.append(select)
            continue
        else:
            raise NotPlain(text[place : place + 30])
        place = match.end()
    return tuple(parts)


def _plain(text: str) -> str:
    if "}" in text:
        raise NotPlain(text)
    if re.search(r"^\s*[.*\[]", text, re.MULTILINE) and "\n" in text:
        raise NotPlain(text)
    return text


def _select(name: str, text: str, place: int, language: str) -> tuple[Select, int]:
    """Read the variants from `place` up to the closing brace, which may hold variables but no further choice."""
    variants: list[tuple[str, Pattern]] = []
    default: Pattern | None = None
    while match := _VARIANT.match(text, place):
        end = _end_of_variant(text, match.end())
        pattern = _parts(text[match.end() : end].strip(), language)
        if any(isinstance(part, Select) or "\n" in str(part) for part in pattern):
            raise NotPlain(text)
        variants.append((match[2], pattern))
        if match[1]:
            default = pattern
        place = end
    closing = re.compile(r"\s*\}").match(text, place)
    counts = any(key in PLURAL_WORDS for key, _ in variants)
    if default is None or closing is None or (counts and language not in ONE_AND_OTHER):
        raise NotPlain(text)
    return Select(name, tuple(variants), default), closing.end()


def _end_of_variant(text: str, place: int) -> int:
    """Where the next variant or the closing brace stands."""
    depth = 0
    for index in range(place, len(text)):
        sign = text[index]
        if sign == "{":
            depth += 1
        elif sign == "}":
            if depth == 0:
                return index
            depth -= 1
        elif sign in "*[" and depth == 0 and _VARIANT.match(text, index):
            return index
    raise NotPlain(text)


def variables(pattern: Pattern) -> set[str]:
    """The names of all variables that a text may ask for."""
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Select):
            names |= {part.name, *(name for _, variant in part.variants for name in variables(variant))}
    return names


def number(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value) if value >= 0 else f"−{-value}"


def shown(pattern: Pattern, args: Mapping[str, Value], sounding: Callable[[str], str] | None = None) -> str:
    """The text of a message; raises MissingArgument for a variable that has no value.

    `sounding` changes the text between the variables, as a pseudo-language does.
    """
    out: list[str] = []
    for part in pattern:
        if isinstance(part, str):
            out.append(part if sounding is None else sounding(part))
            continue
        if part.name not in args:
            raise MissingArgument(part.name)
        value = args[part.name]
        if isinstance(part, Variable):
            out.append(value if isinstance(value, str) else number(value))
        else:
            out.append(shown(_chosen(part, value), args, sounding))
    return "".join(out)


def _chosen(select: Select, value: Value) -> Pattern:
    """The variant that names the value itself, else its plural word, else the default."""
    variants = dict(select.variants)
    if (exact := variants.get(str(value))) is not None:
        return exact
    if value == 1 and "one" in variants:
        return variants["one"]
    return select.default
