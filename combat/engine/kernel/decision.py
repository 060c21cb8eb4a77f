"""A question that the rules ask, its legal answers, and the reason when an answer is refused."""

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
"""What a player or chance says: an id, a hex, a word of the rules, a die or a card's number."""

_FIELD = re.compile(r"{(\w+)}")


@dataclass_transform(frozen_default=True)
class Phrase(StrValue):
    """A text of several words; `form` is its notation with fields in braces: "give {weapon} {taker}".

    A field is one word, a number or another `StrValue`, as its annotation says. A subclass has its fields as slots too.
    """

    __slots__ = ()
    _fields: ClassVar[tuple[str, ...]]
    _written: ClassVar[str]
    _pattern: ClassVar[re.Pattern[str]]
    _readers: ClassVar[tuple[Callable[[str], Any], ...]]

    def __init_subclass__(cls, *, form: str) -> None:
        kinds = get_type_hints(cls)
        cls._fields = tuple(_FIELD.findall(form))
        cls._readers = tuple(kinds[field] for field in cls._fields)
        cls._written = _FIELD.sub("%s", form)
        cls._pattern = re.compile(
            _FIELD.sub(lambda field: "([0-9]{1,4})" if kinds[field[1]] is int else "([^ ]+)", form)
        )

    def __new__(cls, *values: object) -> Self:
        """The text that some values make, in the order of the fields."""
        made = str.__new__(cls, cls._written % values)
        for field, value in zip(cls._fields, values, strict=False):  # `%` has counted them
            setattr(made, field, value)
        return made

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that a text stands for; raises ValueError for any other."""
        found = cls._pattern.fullmatch(text)
        if found is None:
            raise ValueError(msg("answer-not-read", answer=text))
        return cls(*(reader(word) for reader, word in zip(cls._readers, found.groups(), strict=True)))


class Refusal(Record):
    """Why an answer, a click or an order is not allowed: a message id, its arguments and the rule."""

    message: str
    rule: str
    args: tuple[tuple[str, str | int], ...] = ()


class IllegalAnswer(ValueError):
    """An answer that the pending decision does not allow; the game is unchanged."""

    def __init__(self, decision: Decision, answer: Answer, refusal: Refusal) -> None:
        self.decision, self.answer, self.refusal = decision, answer, refusal
        what = {"answer": answer, "asked": decision.kind, "why": refusal.message, "rule": refusal.rule}
        super().__init__(msg("answer-illegal", **what))


class Uncountable(LookupError):
    """The legal answers cannot be listed one by one; `samples` gives some of them, `refusal` judges any."""


class DecisionMeta(StructMeta, ABCMeta):
    """Records with abstract methods."""


class Decision(Record, metaclass=DecisionMeta):
    """One question with its legal answers; `to_chance` tells whether a die or a deck answers it, `seat` who does.

    `subject` is the id of the piece (or seat, or deck) that the question is about, or "".
    `passes_with` is the answer that means "no, thank you", or None where there is no such answer.
    """

    is_decision: ClassVar[Literal[True]] = True
    """Tells it from an event among the steps of a rules function."""
    kind: ClassVar[str] = ""
    to_chance: ClassVar[bool] = False
    final: ClassVar[bool] = False
    """Whether an answer to it is never taken back."""

    rule: str
    subject: str = ""

    @property
    def seat(self) -> Seat:
        """Who answers. A game with several seats gives its questions a field of this name."""
        return CHANCE if self.to_chance else PLAYER

    @property
    def passes_with(self) -> Answer | None:
        return None

    @abstractmethod
    def options(self, state: Any) -> Iterator[Answer]:
        """The legal answers, in a fixed order without repeats, made on demand; raises Uncountable where none can."""

    def read(self, answer: Answer) -> str:
        """What an answer means to the rules; the one place where it is read, whoever gave it, and in which spelling.

        Here it is a word of theirs. What is no answer at all stays as it is, for `refusal` to tell why.
        """
        return answer if isinstance(answer, str) else str(answer)

    def samples(self, state: Any, numbers: RandomSource) -> Iterator[Answer]:
        """Legal answers at random, without end: what somebody may say who says anything."""
        options = list(self.options(state))
        while True:
            yield options[numbers.below(len(options))]

    def sample(self, state: object, numbers: RandomSource) -> Answer:
        """Return the first of such samples."""
        return next(self.samples(state, numbers))

    def refusal(self, state: Any, answer: Answer) -> Refusal | None:
        """None when the answer is legal; never lists all options to find out unless there are few."""
        return None if answer in self.options(state) else Refusal("not-an-option", self.rule)


class Choice(Decision):
    """A decision among a handful of answers that are known when it is asked."""

    answers: tuple[Answer, ...] = ()
    passing: Answer | None = None

    @property
    def passes_with(self) -> Answer | None:
        return self.passing

    def options(self, state: object) -> Iterator[Answer]:
        return iter(self.answers)

    def samples(self, state: object, numbers: RandomSource) -> Iterator[Answer]:
        while True:
            yield self.sample(state, numbers)

    def sample(self, state: object, numbers: RandomSource) -> Answer:
        answers = self.answers
        return answers[numbers.below(len(answers))]

    def read(self, answer: Answer) -> str:
        """The one of `answers` that was meant: what a journal has as a text may be a hex."""
        for option in self.answers:
            if option == answer:
                return option if isinstance(option, str) else str(option)
        return answer if isinstance(answer, str) else str(answer)

    def refusal(self, state: Any, answer: Answer) -> Refusal | None:
        return None if answer in self.answers else Refusal("not-an-option", self.rule)


class Die(Record):
    """A die of a title: it shows `sides` numbers in a row from `lowest` on, as 1 to 6, 1 to 20, or 0 to 9."""

    sides: int
    lowest: int = 1

    @property
    def numbers(self) -> range:
        """What it can show."""
        return range(self.lowest, self.lowest + self.sides)


class Roll(Decision):
    """Dice rolled together for a named reason.

    One die is answered by its number, several by theirs with spaces between them: "4 6".
    """

    kind: ClassVar[str] = "roll"
    to_chance: ClassVar[bool] = True

    dice: tuple[Die, ...] = ()
    """Each of them; a roll without a die raises ValueError when it is made."""
    why: str = ""
    by: Seat = ""
    """Who rolls, where that is to be known."""

    def __post_init__(self) -> None:
        if not self.dice:
            raise ValueError("a roll names its dice")

    @property
    def name(self) -> str:
        """How the dice are called: "d6", "d6 d8"."""
        return " ".join(f"d{die.sides}" for die in self.dice)

    def said(self, numbers: Sequence[int]) -> Answer:
        """The answer that names what each die shows."""
        return numbers[0] if len(self.dice) == 1 else " ".join(map(str, numbers))

    def shown(self, answer: Answer) -> tuple[int, ...]:
        """What each die shows by such an answer."""
        return (answer,) if isinstance(answer, int) else tuple(map(int, answer.split(" ")))

    def options(self, state: object) -> Iterator[Answer]:
        if len(self.dice) == 1:
            return iter(self.dice[0].numbers)
        return map(self.said, product(*(die.numbers for die in self.dice)))

    def refusal(self, state: object, answer: Answer) -> Refusal | None:
        if len(self.dice) == 1:
            legal = type(answer) is int and answer in self.dice[0].numbers
        else:
            legal = type(answer) is str and answer in self.options(state)
        return None if legal else Refusal("not-on-the-die", self.rule, (("die", self.name),))


class Draw(Decision):
    """One piece drawn unseen from a deck of cards or a cup of pieces."""

    kind: ClassVar[str] = "draw"
    to_chance: ClassVar[bool] = True

    deck: str = ""
    pile: frozenset[Answer] = frozenset()
    why: str = ""
    by: Seat = ""
    """Who draws, where that is to be known."""
    looks: bool = False
    """Whether the card is only looked at and stays on top of its deck."""

    def options(self, state: object) -> Iterator[Answer]:
        try:
            return iter(sorted(self.pile))  # most piles are all numbers, or all words
        except TypeError:
            return iter(sorted(self.pile, key=lambda piece: (isinstance(piece, str), piece)))

    def refusal(self, state: object, answer: Answer) -> Refusal | None:
        return None if answer in self.pile else Refusal("not-in-the-deck", self.rule, (("deck", self.deck),))
