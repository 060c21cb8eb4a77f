"""The interface of a title's rules: decisions, events, and what each seat may know.

Three laws hold for every title; `tests/engine/test_conformance.py` checks them.

1. A view can be updated by events alone: `visible(s, seat)` with all of `seen(s, e, seat)` applied equals
`visible` after `e` has been applied to `s`.

2. A question has the same options and refusals on the asked seat's view as on the true state.

3. Two games that differ only in what is hidden from a seat look the same to it in everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game, GameObserver
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class Rules(Protocol[S, B]):
    """The headless interface of a title; S is its state, B its book: all that is fixed before the first turn."""

    id: str
    seats: tuple[Seat, ...]
    """The players' seats, in the order in which they are asked first."""
    events: tuple[type[Event], ...]
    """Every event class, including those that occur only in views."""
    decisions: tuple[type[Decision], ...]
    """Every class of question to a seat."""

    def new_state(self, book: B) -> S:
        """Return the state before the first event."""

    def book(self, state: S) -> B:
        """Return the book of a state; of a view, the part that its seat may know."""

    def play(self, state: S) -> Steps[None]:
        """Yield the questions and events of the whole game from a state on.

        The flow can be entered again at every checkpoint.
        """

    def concede(self, state: S, seat: Seat) -> Steps[None]:
        """End a game that a seat concedes, yielding the events that follow."""

    def apply(self, state: S, event: Event) -> None:
        """Apply an event to a state, or a seen event to a view; the only code that writes states."""

    def moment(self, state: S) -> Moment:
        """Return the turn, phase and step of the game."""

    # -- what a seat may know ---------------------------------------------------------------------------------------

    def visible(self, state: S, seat: Seat) -> S:
        """Return an independent state as a seat sees it, book included, with neutral ids for hidden pieces."""

    def seen(self, state: S, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events by which a seat sees an event that is about to be applied to the true state.

        Empty if the seat may not know of it; several events if it reveals something.
        """

    def decision_for_seat(self, state: S, decision: Decision, seat: Seat) -> Decision:
        """Return a question with its ids replaced by those that the seat knows."""

    def answer_from_seat(self, state: S, answer: Answer, seat: Seat) -> Answer:
        """Return a seat's answer with its ids replaced by the true ones."""

    def hides(self, state: S, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer that is about to be given, or the subject of its question, is hidden from any
        seat.
        """

    def sample(self, view: S, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> S:
        """Return a random full state consistent with a seat's view of a checkpoint and the events seen `since`."""


class OpenRules(Generic[S]):
    """The seat methods of `Rules` for games without hidden information."""

    def visible(self, state: S, seat: Seat) -> S:
        """Return an independent copy of the state: everything is visible."""
        return state.copy()

    def seen(self, state: S, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the event unchanged: every seat sees all of it."""
        return (event,)

    def decision_for_seat(self, state: S, decision: Decision, seat: Seat) -> Decision:
        """Return the question unchanged, as every seat knows all ids."""
        return decision

    def answer_from_seat(self, state: S, answer: Answer, seat: Seat) -> Answer:
        """Return the answer unchanged, as every seat knows all ids."""
        return answer

    def hides(self, state: S, decision: Decision, answer: Answer) -> bool:
        """Return False: no answer is hidden."""
        return False

    def sample(self, view: S, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> S:
        """Return a copy of the view, in which nothing is hidden."""
        return view.copy()


def game_of(rules: Rules[S, Any], state: S, observer: GameObserver[S] | None = None) -> Game[S]:
    """Return a game that starts from a state, at the beginning or at a checkpoint.

    `observer` is notified of every answer and checkpoint.
    """
    return Game(state, rules.play, rules.apply, observer, concession=rules.concede, hides=rules.hides)


def seen_of(rules: Rules[S, Any], state: S, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """Apply consecutive events to `state` and return, in order, all events by which a seat sees them."""
    seen: list[Event] = []
    for event in events:
        seen += rules.seen(state, event, seat)
        rules.apply(state, event)
    return tuple(seen)
