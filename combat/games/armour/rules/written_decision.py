"""Questions whose answers have more than one part and are too many to be listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.state import State

V = TypeVar("V")


class WrittenDecision(Decision, Generic[V]):
    """A question of a seat that is answered in one of some notations, or declined."""

    notations: ClassVar[tuple[type[Any], ...]]
    """The types of its answers, which together are V."""
    declined_with: ClassVar[Answer | None] = DONE
    """The answer that declines; None if declining is not possible."""
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer | None:
        return self.declined_with

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def read(self, answer: Answer) -> str:
        return parse_any(answer, *self.notations)

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        if answer == self.passes_with:
            return None
        value = self.read(answer)
        if isinstance(value, self.notations):
            return self.refused(state, value)
        return Refusal("not-an-option", self.rule)

    @abstractmethod
    def refused(self, state: State, value: V) -> Refusal | None:
        """Return why an answer in one of the notations is refused; None if it is legal."""
