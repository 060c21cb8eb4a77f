"""Parser of Fluent messages: text, variables, references, numbers, and nested selections.

The full syntax of https://projectfluent.org/fluent/guide is supported. A file is first only split into
messages; a message is parsed on first use, so that the start screen does not pay for unused ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from combat.engine.kernel.record import Record
from combat.engine.kernel.text_message import TextMessage, msg

Value = str | int | float
"""The value of a variable."""


class Variable(Record):
    """A `{ $name }` in a text."""

    name: str


class Number(Record):
    """A `{ NUMBER($name, minimumFractionDigits: 1) }`: a number with minimum and maximum decimals.

    `useGrouping: "true"` separates thousands.
    """

    of: Operand
    """The number."""
    least: int
    """Minimum of decimals."""
    most: int
    """Maximum of decimals."""
    grouped: bool = False


class Form(Record):
    """A `{ FORM($weapon, "accusative") }`: a grammatical form of a name, such as its case, number or gender."""

    of: Operand
    form: str


class Reference(Record):
    """A `{ message }`, `{ message.attribute }` or `{ -term(case: "dative") }`; `args` are a term's own variables."""

    name: str
    args: tuple[tuple[str, Value], ...] = ()


class Select(Record):
    """A `{ $name -> [one] … *[other] … }` in a text."""

    of: Operand
    """The value that selects the variant."""
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern


Operand = Variable | Number | Form | Reference | str | int | float
Pattern = tuple["Operand | Select", ...]
"""The parts of a message in order; a plain string is text."""

LEAST, MOST, GROUPED = "minimumFractionDigits", "maximumFractionDigits", "useGrouping"
USUAL_MOST = 3
"""The default maximum of decimals."""
DEEPEST = 12
"""The maximum nesting of braces."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?: +\S.*|[{}[*].*| *(?=\n)))*)", re.MULTILINE | re.ASCII)
_GOES_ON = " #{}[*"
"""The first characters of lines that do not begin a message."""
_ATTRIBUTE = re.compile(r"\n+ +\.([a-zA-Z][\w-]*) *=", re.ASCII)
_TEXT = re.compile(r"[^{}\n]+")
_BREAK = re.compile(r"(?:\n *)+")
_BLANK = re.compile(r"[ \n]*")
_NAME = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)

# compiled on first use, as few messages need them
_COMMENT = r"#{1,3}(?: .*)?"
_NUMBER = r"-?[0-9]+(?:\.[0-9]+)?"
_STRING = r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"'
_ESCAPE = r"\\(?:([\"\\])|u(.{4})|U(.{6}))"
_VARIANT = rf"(?a)[ \n]*\n *(\*?)\[[ \n]*({_NUMBER}|[a-zA-Z][\w-]*)[ \n]*\]"
_CALL = r"[ \n]*\("


class BadMessage(ValueError):
    """A message that cannot be parsed; `place` is the offset in its value."""

    def __init__(self, what: TextMessage, place: int) -> None:
        super().__init__(what)
        self.said = what
        self.place = place


def entries(source: str) -> dict[str, str]:
    """Return the messages of a file: id -> unparsed value.

    Terms keep the hyphen in their id; attributes have the id "message.attribute".
    """
    found: dict[str, str] = {}
    for match in _ENTRY.finditer(source):
        name, value = match[1], match[2]
        if "\n" in value:
            found |= {part: inner for part, inner, _ in _with_attributes(name, value, 0)}
        else:
            found[name] = value
    return found


def ids(source: str) -> list[str]:
    """Return the ids of a file's messages and terms, in order; much faster than `entries`."""
    lines = (line for line in source.split("\n") if line[:1] not in _GOES_ON)  # also skips empty lines
    return [line.partition("=")[0].rstrip(" ") for line in lines]


def _with_attributes(name: str, value: str, start: int) -> Iterator[tuple[str, str, int]]:
    """Yield a message's value and those of its attributes, each with its offset in the file."""
    attributes = list(_ATTRIBUTE.finditer(value))
    ends = [*(match.start() for match in attributes), len(value)]
    if value[: ends[0]].strip() or not attributes:
        yield name, value[: ends[0]], start
    for match, end in zip(attributes, ends[1:], strict=True):
        yield f"{name}.{match[1]}", value[match.end() : end], start + match.end()


def check(source: str) -> Iterator[tuple[int, str, Pattern | TextMessage]]:
    """Parse everything in a file; yield for each message its offset, its name, and the parsed message or the error.

    The name is "" for a line that belongs to no message.
    """
    place = 0
    for match in [*_ENTRY.finditer(source), None]:
        end = match.start() if match else len(source)
        for line in re.finditer(r".+", source[place:end]):
            if line[0].strip() and not re.fullmatch(_COMMENT, line[0]):
                yield place + line.start(), "", msg("ftl-no-message")
        if match is None:
            return
        for name, value, start in _with_attributes(match[1], match[2], match.start(2)):
            try:
                yield start if "." in name else match.start(), name, parse(value)
            except BadMessage as fault:
                yield start + fault.place, name, fault.said
        place = match.end()


def parse(written: str) -> Pattern:
    """Parse the value of a message; raise BadMessage if it is invalid."""
    reader = _Reader(written)
    pattern = reader.pattern()
    if written[reader.place :].strip():
        raise BadMessage(reader.unexpected(), reader.place)
    if not pattern:
        raise BadMessage(msg("ftl-no-words"), 0)
    return pattern


class _Reader:
    """Recursive descent parser of one value."""

    def __init__(self, text: str) -> None:
        self.text, self.place, self.depth = text, 0, 0

    def unexpected(self) -> TextMessage:
        """Return the error for the current position."""
        sign = self.text[self.place :].lstrip()[:1]
        return msg("ftl-unexpected", sign=sign) if sign else msg("ftl-not-closed")

    def _take(self, kind: re.Pattern[str] | str) -> re.Match[str] | None:
        match = re.compile(kind).match(self.text, self.place)
        if match:
            self.place = match.end()
        return match

    def _must(self, sign: str) -> None:
        self._take(_BLANK)
        if not self.text.startswith(sign, self.place):
            raise BadMessage(self.unexpected(), self.place)
        self.place += len(sign)

    # -- text ---------------------------------------------------------------------------------------------------

    def pattern(self) -> Pattern:
        """Parse text and placeables up to the end of a message or variant; common indentation is removed."""
        parts: list[Operand | Select] = []
        breaks: dict[int, str] = {}
        while True:
            if match := self._take(_TEXT):
                parts.append(_Text(match[0] if parts else match[0].lstrip(" ")))
            elif self.text.startswith("{", self.place):
                parts.append(self._placeable())
            elif (match := _BREAK.match(self.text, self.place)) and self._goes_on(match):
                self.place = match.end()
                breaks[len(parts)] = match[0]
                parts.append("")
            else:
                break
        common = min((_indent(found) for found in breaks.values()), default=0)
        for place, found in breaks.items():
            parts[place] = _Text("\n" * found.count("\n") * (place > 0) + " " * (_indent(found) - common))
        if parts and isinstance(parts[-1], _Text):
            parts[-1] = parts[-1].rstrip(" \n")
        return _joined(parts)

    def _goes_on(self, found: re.Match[str]) -> bool:
        """Return whether a new line continues the text."""
        sign = self.text[found.end() : found.end() + 1]
        return sign == "{" or (found[0].endswith(" ") and sign not in ("", "}", ".", "[", "*"))

    # -- placeables ---------------------------------------------------------------------------------------------

    def _placeable(self) -> Operand | Select:
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadMessage(msg("ftl-too-deep", most=DEEPEST), self.place)
        self.place += 1
        self._take(_BLANK)
        start = self.place
        inner = self._placeable() if self.text.startswith("{", start) else self._operand()
        self._take(_BLANK)
        if self.text.startswith("->", self.place):
            inner = self._select(inner, start)
        elif isinstance(inner, Reference) and inner.name.startswith("-") and "." in inner.name:
            raise BadMessage(msg("ftl-term-attribute"), start)
        self._must("}")
        self.depth -= 1
        return inner

    def _operand(self) -> Operand:
        """Parse a variable, a quoted text, a number, a function call, or a reference."""
        start = self.place
        if match := self._take(_STRING):
            return re.sub(_ESCAPE, _unescaped, match[1])
        if match := self._take(_NUMBER):
            return float(match[0]) if "." in match[0] else int(match[0])
        sigil = self.text[start : start + 1]
        if sigil in ("$", "-"):
            self.place += 1
        name = self._name()
        if sigil == "$":
            return Variable(name)
        called = re.compile(_CALL).match(self.text, self.place)
        if sigil != "-" and called:
            return self._function(name, start)
        if self.text.startswith(".", self.place):
            self.place += 1
            name = f"{name}.{self._name()}"
            called = re.compile(_CALL).match(self.text, self.place)
        if sigil != "-":
            return Reference(name)
        return Reference(f"-{name}", tuple(self._arguments()[1].items()) if called else ())

    def _name(self) -> str:
        match = self._take(_NAME)
        if match is None:
            raise BadMessage(self.unexpected(), self.place)
        return match[0]

    def _function(self, name: str, start: int) -> Number | Form:
        if name not in ("NUMBER", "FORM"):
            raise BadMessage(msg("ftl-no-function", name=name), start)
        given, named = self._arguments()
        if name == "FORM":
            if named or len(given) != 2 or not isinstance(given[0], Variable) or not isinstance(given[1], str):
                raise BadMessage(msg("ftl-form"), start)
            return Form(given[0], given[1])
        grouped = named.pop(GROUPED, "false")
        strange = next((option for option in named if option not in (LEAST, MOST)), "")
        if len(given) != 1 or strange or not all(isinstance(digits, int) for digits in named.values()):
            takes = ", ".join((LEAST, MOST, GROUPED))
            raise BadMessage(msg("ftl-number", takes=takes, strange=strange or "none"), start)
        least = int(named.get(LEAST, 0))
        return Number(given[0], least, int(named.get(MOST, max(least, USUAL_MOST))), grouped == "true")

    def _arguments(self) -> tuple[list[Operand], dict[str, Value]]:
        """Parse arguments in parentheses: positional and named ones."""
        given: list[Operand] = []
        named: dict[str, Value] = {}
        self._must("(")
        while True:
            self._take(_BLANK)
            if self.text.startswith(")", self.place):
                self.place += 1
                return given, named
            start = self.place
            part = self._operand()
            self._take(_BLANK)
            if self.text.startswith(":", self.place) and isinstance(part, Reference):
                self.place += 1
                self._take(_BLANK)
                value = self._operand()
                if not isinstance(value, str | int | float):
                    raise BadMessage(msg("ftl-argument", name=part.name), start)
                named[part.name] = value
            else:
                given.append(part)
            self._take(_BLANK)
            if not self.text.startswith(")", self.place):
                self._must(",")

    def _select(self, of: Operand | Select, start: int) -> Select:
        """Parse the variants up to the closing brace."""
        if isinstance(of, Select) or (isinstance(of, Reference) and not (of.name[0] == "-" and "." in of.name)):
            raise BadMessage(msg("ftl-chooses-by"), start)
        self.place += 2
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while match := self._take(_VARIANT):
            place = self.place
            pattern = self.pattern()
            if not pattern:
                raise BadMessage(msg("ftl-empty-variant", name=match[2]), place)
            variants.append((match[2], pattern))
            if match[1] and default is not None:
                raise BadMessage(msg("ftl-two-defaults"), place)
            default = pattern if match[1] else default
        if default is None:
            raise BadMessage(msg("ftl-no-default"), self.place)
        if not _BREAK.match(self.text, self.place):
            raise BadMessage(msg("ftl-closed-beside"), self.place)
        return Select(of, tuple(variants), default)


def _unescaped(match: re.Match[str]) -> str:
    """Return the character of an escape sequence; U+FFFD for surrogates, as in Fluent."""
    if match[1]:
        return match[1]
    code = int(match[2] or match[3], 16)
    return chr(code) if code < 0xD800 or 0xDFFF < code <= 0x10FFFF else "\ufffd"


class _Text(str):
    """Text outside braces; trailing blanks may be separators only."""

    __slots__ = ()


def _indent(found: str) -> int:
    """Return the indentation of the line after a break."""
    return len(found) - found.rindex("\n") - 1


def _joined(parts: list[Operand | Select]) -> Pattern:
    """Return the parts with adjacent texts joined."""
    joined: list[Operand | Select] = []
    for part in parts:
        if not isinstance(part, str):
            joined.append(part)
        elif joined and isinstance(last := joined[-1], str):
            joined[-1] = last + part
        elif part or not isinstance(part, _Text):
            joined.append(str(part))
    return tuple(joined)
