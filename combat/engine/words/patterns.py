"""Render parsed messages: fill in variables, choose variants, resolve references."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from combat.engine.kernel.record import Record
from combat.engine.words.grammar import plurals
from combat.engine.words.messages import USUAL_MOST, Form, Number, Operand, Pattern, Reference, Select, Value, Variable
from combat.engine.words.name import Name

DECIMAL_COMMA = frozenset(
    {"be", "ca", "cs", "da", "de", "es", "fi", "fr", "it", "nb", "nl", "pl", "pt", "ru", "sv", "uk"}
)
"""Languages with a decimal comma."""
FOUR_TOGETHER = frozenset({"es", "it", "pl", "pt"})
"""Languages that separate thousands only from five digits on."""
MOST_PARTS = 1000
"""The maximum number of parts of a message with all references."""


class MissingArgument(KeyError):
    """A variable of a message has no value."""


class Unsayable(ValueError):
    """A message refers to a missing message or to itself, or exceeds MOST_PARTS."""


class Locale(Record, gc=True):
    """The settings for rendering messages in a language."""

    language: str
    find: Callable[[str], Pattern | None]
    """Returns another parsed message, or None if there is none."""
    transform: Callable[[str], str] | None = None
    """Changes the text between variables, for the pseudo-language."""


def variables(pattern: Pattern) -> set[str]:
    """Return the names of all variables in a message, not those of the messages that it refers to."""
    names: set[str] = set()
    for part in pattern:
        if isinstance(part, Variable):
            names.add(part.name)
        elif isinstance(part, Number | Form):
            names |= variables((part.of,))
        elif isinstance(part, Select):
            names |= variables((part.of,)).union(*(variables(variant) for _, variant in part.variants))
    return names


def number(value: float, language: str = "en", least: int = 0, most: int = USUAL_MOST) -> str:
    """Return a number as text in the format of a language, with a typographic minus sign.

    It has at least `least` and at most `most` decimals.
    """
    if isinstance(value, int) and not least:
        return str(value) if value >= 0 else f"−{-value}"
    whole, _, decimals = f"{abs(value):.{most}f}".partition(".")
    while len(decimals) > least and decimals.endswith("0"):
        decimals = decimals[:-1]
    comma = "," if language.partition("-")[0] in DECIMAL_COMMA else "."
    shown = f"{whole}{comma}{decimals}" if decimals else whole
    return f"−{shown}" if value < 0 and shown.strip("0.,") else shown


def grouped(said: str, language: str = "en") -> str:
    """Return a formatted number with its thousands separated: 12,500 or 12.500; Spanish does not separate four
    digits.
    """
    whole = re.match(r"−?\d+", said)
    of = language.partition("-")[0]
    if whole is None or len(whole[0].lstrip("−")) < (5 if of in FOUR_TOGETHER else 4):
        return said
    parted = f"{int(whole[0].replace('−', '-')):,}".replace("-", "−")
    return (parted.replace(",", ".") if of in DECIMAL_COMMA else parted) + said[whole.end() :]


def shown(pattern: Pattern, args: Mapping[str, Value], voice: Locale) -> str:
    """Render a parsed message; raise MissingArgument for a variable without a value, and Unsayable."""
    out: list[str] = []
    for part in pattern:  # fast path: most messages are only text and variables
        if isinstance(part, str):
            out.append(part if voice.transform is None else voice.transform(part))
        elif isinstance(part, Variable) and part.name in args:
            value = args[part.name]
            out.append(value if isinstance(value, str) else number(value, voice.language))
        else:
            return _Formatter(voice).whole(pattern, args)
    return "".join(out)


class _Formatter:
    """Renders one message with selections or references."""

    def __init__(self, voice: Locale) -> None:
        self.voice, self.count = voice, 0
        self.inside: list[str] = []
        """The references being resolved, the outermost first."""

    def whole(self, pattern: Pattern, args: Mapping[str, Value]) -> str:
        """Return the text of a pattern; raise Unsayable if it has too many parts or a part has no text."""
        self.count += len(pattern)
        if self.count > MOST_PARTS:
            raise Unsayable(f"takes in more than {MOST_PARTS} parts")
        return "".join(self._part(part, args) for part in pattern)

    def _part(self, part: Operand | Select, args: Mapping[str, Value]) -> str:
        if isinstance(part, str):
            return part if self.voice.transform is None else self.voice.transform(part)
        if isinstance(part, Select):
            return self.whole(self._chosen(part, args), args)
        value = self._value(part, args)
        if isinstance(value, str):
            return value
        if not isinstance(part, Number):
            return number(value, self.voice.language)
        said = number(value, self.voice.language, part.least, part.most)
        return grouped(said, self.voice.language) if part.grouped else said

    def _value(self, part: Operand, args: Mapping[str, Value]) -> Value:
        """Return the value of an operand."""
        if isinstance(part, Number):
            return self._value(part.of, args)
        if isinstance(part, Form):
            value = self._value(part.of, args)
            return value.form(part.form) if isinstance(value, Name) else value
        if isinstance(part, Variable):
            if part.name in args:
                return args[part.name]
            raise MissingArgument(part.name)
        return self._taken_in(part, args) if isinstance(part, Reference) else part

    def _taken_in(self, part: Reference, args: Mapping[str, Value]) -> str:
        """Return the text of a referenced message; a term sees only its own arguments."""
        pattern = self.voice.find(part.name)
        if pattern is None:
            raise Unsayable(f'there is no "{part.name}"')
        if part.name in self.inside:
            raise Unsayable(f'"{part.name}" leads back to itself')
        self.inside.append(part.name)
        text = self.whole(pattern, dict(part.args) if part.name.startswith("-") else args)
        self.inside.pop()
        return text

    def _chosen(self, select: Select, args: Mapping[str, Value]) -> Pattern:
        """Return the variant that equals the value, else that of its plural form, else the default.

        In a term, a missing variable selects the default.
        """
        try:
            value = self._value(select.of, args)
        except MissingArgument:
            if self.inside and self.inside[-1].startswith("-"):
                return select.default
            raise
        variants = dict(select.variants)
        if (exact := variants.get(str(value))) is not None:
            return exact
        if isinstance(value, str):
            return select.default
        return variants.get(plurals.form(value, self.voice.language), select.default)
