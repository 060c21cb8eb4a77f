"""Decisions (questions of the rules), their legal answers, and the refusal of illegal answers."""

from __future__ import annotations

import re
from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, ClassVar, Literal, Self, dataclass_transform, get_type_hints

from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record, StructMeta
from combat.engine.kernel.seats import CHANCE, PLAYER, Seat
from combat.engine.kernel.str_value import StrValue
from combat.engine.kernel.text_message import msg

Answer = str | int
"""An answer of a player or of chance: an id, a hex, a word of the rules, or the number of a die or card."""

_FIELD = re.compile(r"{(\w+)}")


@dataclass_transform(frozen_default=True)
class Phrase(StrValue):
    """A text with fields; `form` is its notation with field names in braces: "give {weapon} {taker}".

    Each field is annotated as int, or as str or another `StrValue`; only the last may consist of several words. A
    subclass lists its fields in `__slots__`.
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]]
    _written: ClassVar[str]
    _pattern: ClassVar[re.Pattern[str]]
    _readers: ClassVar[tuple[Callable[[str], Any], ...]]

    def __init_subclass__(cls, *, form: str) -> None:
        kinds = get_type_hints(cls)
        cls._fields = tuple(_FIELD.findall(form))
        cls._readers = tuple(_reader(kinds[field]) for field in cls._fields)
        cls._written = _FIELD.sub("%s", form)
        cls._pattern = re.compile(_FIELD.sub(lambda field: _matching(kinds[field[1]]), form))

    def __new__(cls, *values: object) -> Self:
        """Build the text from its values, in the order of the fields."""
        made = str.__new__(cls, cls._written % values)
        for field, value in zip(cls._fields, values, strict=False):  # `%` has checked the count
            setattr(made, field, value)
        return made

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a text in this notation; raise ValueError if it does not match."""
        found = cls._pattern.fullmatch(text)
        if found is None:
            raise ValueError(msg("answer-not-read", answer=text))
        return cls(*(reader(word) for reader, word in zip(cls._readers, found.groups(), strict=True)))


def _matching(kind: type[Any]) -> str:
    """Return the pattern of a field of a phrase."""
    if issubclass(kind, StrValue) and kind.has_blanks:
        return "(.+)"
    return "([0-9]{1,4})" if kind is int else "([^ ]+)"


def _reader(kind: type[Any]) -> Callable[[str], Any]:
    """Return what parses a field of a phrase."""
    return kind.read if issubclass(kind, StrValue) else kind


class Refusal(Record):
    """The reason why an answer, a click or an order is not allowed: a message id, its arguments and the rule."""

    message: str
    """The id of the message with the reason."""
    rule: str
    """The number of the rule that forbids it."""
    args: tuple[tuple[str, str | int], ...] = ()
    """The values of the message by name."""


class IllegalAnswer(ValueError):
    """The pending decision does not allow an answer; the game is unchanged."""

    def __init__(self, decision: Decision, answer: Answer, refusal: Refusal) -> None:
        self.decision, self.answer, self.refusal = decision, answer, refusal
        what = {"answer": answer, "asked": decision.kind, "why": refusal.message, "rule": refusal.rule}
        super().__init__(msg("answer-illegal", **what))


class Uncountable(LookupError):
    """The legal answers cannot be listed; use `samples` for random ones and `refusal` to check one."""


class DecisionMeta(StructMeta, ABCMeta):
    """Metaclass of records with abstract methods."""


class Decision(Record, metaclass=DecisionMeta):
    """One question with its legal answers.

    `to_chance` is true if a die or a deck answers it, else `seat` answers. `subject` is the id of the piece (or
    seat, or deck) that the question is about, or "". `passes_with` is the answer that declines, or None if
    declining is not possible.
    """

    is_decision: ClassVar[Literal[True]] = True
    """Distinguishes decisions from events among the steps of a rules function."""
    kind: ClassVar[str] = ""
    to_chance: ClassVar[bool] = False
    final: ClassVar[bool] = False
    """True if an answer to it can never be undone."""

    rule: str
    subject: str = ""

    @property
    def seat(self) -> Seat:
        """Return the seat that answers: CHANCE, or the player.

        A game of several seats gives its questions a field of this name.
        """
        return CHANCE if self.to_chance else PLAYER

    @property
    def passes_with(self) -> Answer | None:
        """Return the answer that declines; None if declining is not possible."""
        return None

    @abstractmethod
    def options(self, state: Any) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order without repeats; raise Uncountable if they cannot be listed."""

    def read(self, answer: Answer) -> str:
        """Convert an answer to the text, or structured text such as a hex, that the rules use.

        All answers from any source pass through here. A malformed answer is returned as plain text; `refusal` explains
        the fault.
        """
        return answer if isinstance(answer, str) else str(answer)

    def samples(self, state: Any, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        options = list(self.options(state))
        while True:
            yield options[numbers.below(len(options))]

    def sample(self, state: object, numbers: RandomSource) -> Answer:
        """Return one random legal answer."""
        return next(self.samples(state, numbers))

    def refusal(self, state: Any, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal.

        The default lists all options; a decision with many must override it.
        """
        return None if answer in self.options(state) else Refusal("not-an-option", self.rule)


class Choice(Decision):
    """A decision among few answers that are known when it is asked."""

    answers: tuple[Answer, ...] = ()
    passing: Answer | None = None
    """The one of `answers` that declines; None if declining is not possible."""

    @property
    def passes_with(self) -> Answer | None:
        """Return the answer that declines; None if declining is not possible."""
        return self.passing

    def options(self, state: object) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order without repeats; raise Uncountable if they cannot be listed."""
        return iter(self.answers)

    def samples(self, state: object, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random legal answers without end."""
        while True:
            yield self.sample(state, numbers)

    def sample(self, state: object, numbers: RandomSource) -> Answer:
        """Return one random legal answer."""
        answers = self.answers
        return answers[numbers.below(len(answers))]

    def read(self, answer: Answer) -> str:
        """Return the element of `answers` that equals an answer, as text; an unknown answer is returned as plain text.

        A plain text from a journal is so converted, for example, to a hex.
        """
        for option in self.answers:
            if option == answer:
                return option if isinstance(option, str) else str(option)
        return answer if isinstance(answer, str) else str(answer)

    def refusal(self, state: Any, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        return None if answer in self.answers else Refusal("not-an-option", self.rule)


class Die(Record):
    """A die with `sides` consecutive numbers from `lowest` on, such as 1 to 6, 1 to 20, or 0 to 9."""

    sides: int
    lowest: int = 1

    @property
    def numbers(self) -> range:
        """Return the numbers that the die can show."""
        return range(self.lowest, self.lowest + self.sides)

    @property
    def name(self) -> str:
        """Return the die in dice notation: "d6"."""
        return f"d{self.sides}"


class Roll(Decision):
    """Dice rolled together for a named reason.

    One die is answered by its number, several by their numbers separated by spaces: "4 6".
    """

    kind: ClassVar[str] = "roll"
    to_chance: ClassVar[bool] = True

    dice: tuple[Die, ...] = ()
    """The dice to roll; an empty tuple raises ValueError on construction."""
    why: str = ""
    """The reason for the roll, as a message id."""
    by: Seat = ""
    """The seat that rolls, if that matters."""

    def __post_init__(self) -> None:
        if not self.dice:
            raise ValueError("a roll names its dice")

    @property
    def name(self) -> str:
        """Return the dice in dice notation: "d6", "d6 d8"."""
        return " ".join(die.name for die in self.dice)

    def said(self, numbers: Sequence[int]) -> Answer:
        """Return the answer that records the given numbers: an integer for one die, else a text such as "4 6"."""
        return numbers[0] if len(self.dice) == 1 else " ".join(map(str, numbers))

    def shown(self, answer: Answer) -> tuple[int, ...]:
        """Parse an answer into the numbers rolled, one for each die in order."""
        return (answer,) if isinstance(answer, int) else tuple(map(int, answer.split(" ")))

    def options(self, state: object) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order without repeats; raise Uncountable if they cannot be listed."""
        if len(self.dice) == 1:
            return iter(self.dice[0].numbers)
        return map(self.said, product(*(die.numbers for die in self.dice)))

    def refusal(self, state: object, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if len(self.dice) == 1:
            legal = type(answer) is int and answer in self.dice[0].numbers
        else:
            legal = type(answer) is str and self._is_of_these(answer.split(" "))
        return None if legal else Refusal("not-on-the-die", self.rule, (("die", self.name),))

    def _is_of_these(self, numbers: Sequence[str]) -> bool:
        """Return whether each die can show its number, without listing all rolls of many dice."""
        pairs = zip(self.dice, numbers, strict=False)
        return len(numbers) == len(self.dice) and all(shown in map(str, die.numbers) for die, shown in pairs)


class Draw(Decision):
    """One piece drawn unseen from a deck of cards or a cup of pieces."""

    kind: ClassVar[str] = "draw"
    to_chance: ClassVar[bool] = True

    deck: str = ""
    pile: frozenset[Answer] = frozenset()
    """The pieces that can be drawn."""
    why: str = ""
    """The reason for the draw, as a message id."""
    by: Seat = ""
    """The seat that draws, if that matters."""
    looks: bool = False
    """True if the card is only looked at and stays on top of its deck."""

    def options(self, state: object) -> Iterator[Answer]:
        """Yield the legal answers in a fixed order without repeats; raise Uncountable if they cannot be listed."""
        try:
            return iter(sorted(self.pile))  # most piles hold only numbers or only words
        except TypeError:
            return iter(sorted(self.pile, key=lambda piece: (isinstance(piece, str), piece)))

    def refusal(self, state: object, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        return None if answer in self.pile else Refusal("not-in-the-deck", self.rule, (("deck", self.deck),))
