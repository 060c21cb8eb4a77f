"""Questions whose answers are written in one of some notations, and cannot be listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import StrValue, parse_any
from combat.games.contact.rules.state import State


class OpenDecision(Decision):
    """A question to a seat; `words` are the plain words that are answers too."""

    spelling: ClassVar[tuple[type[StrValue], ...]] = ()
    words: ClassVar[tuple[str, ...]] = ()
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def read(self, answer: Answer) -> str:
        return parse_any(answer, *self.spelling)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        value = self.read(answer)
        if value in self.words or isinstance(value, self.spelling):
            return self.judged(state, value)
        return Refusal("not-an-option", self.rule)

    @abstractmethod
    def judged(self, state: State, value: str) -> Refusal | None:
        """Return why one of the words or a value in one of the notations is refused; None if it is legal."""
