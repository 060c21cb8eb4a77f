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
    """A question to a seat whose answers are in some notations (`spelling`) or are plain words (`words`)."""

    spelling: ClassVar[tuple[type[StrValue], ...]] = ()
    words: ClassVar[tuple[str, ...]] = ()
    seat: Seat = ""

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable: the answers cannot be listed."""
        raise Uncountable(self.kind)

    def read(self, answer: Answer) -> str:
        """Return an answer as a value of one of the notations; as plain text if it is in none of them."""
        return parse_any(answer, *self.spelling)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused, also for an unknown text; None if it is legal."""
        value = self.read(answer)
        if value in self.words or isinstance(value, self.spelling):
            return self.judged(state, value)
        return Refusal("not-an-option", self.rule)

    @abstractmethod
    def judged(self, state: State, value: str) -> Refusal | None:
        """Return the reason why a word or a parsed answer is refused; None if it is legal."""
