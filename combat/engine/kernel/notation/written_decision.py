"""Questions whose answers have more than one part and are too many to be listed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.str_value import parse_any

S = TypeVar("S")
V = TypeVar("V")


class WrittenDecision(Decision, Generic[S, V]):
    """A question to a seat that is answered in one of several notations, or declined."""

    notations: ClassVar[tuple[type[Any], ...]]
    """The types of its answers, which together are V."""
    declined_with: ClassVar[Answer | None] = None
    """The answer that declines; None if declining is not possible."""
    seat: Seat = ""

    @property
    def passes_with(self) -> Answer | None:
        """Return the answer that declines; None if declining is not possible."""
        return self.declined_with

    def options(self, state: object) -> Iterator[Answer]:
        """Raise Uncountable: the legal answers are too many to be listed."""
        raise Uncountable(self.kind)

    def read(self, answer: Answer) -> str:
        """Parse an answer in the first of the notations that matches; return it as plain text if none does."""
        return parse_any(answer, *self.notations)

    def refusal(self, state: S, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        if answer == self.declined_with:
            return self.decline_refused(state)
        value = self.read(answer)
        return self.refused(state, value) if isinstance(value, self.notations) else Refusal("not-an-option", self.rule)

    @abstractmethod
    def refused(self, state: S, value: V) -> Refusal | None:
        """Return the reason why an answer in one of the notations is refused; None if it is legal."""

    def decline_refused(self, state: S) -> Refusal | None:
        """Return the reason why the question may not be declined now, or None if it may. The default is None."""
        return None
