"""The rules of a title as everything around them knows them: what they ask and tell, and what each seat may know of it.

Three laws hold for every title; `tests/engine/test_conformance.py` tries them.

1. What a seat sees moves on by itself: `visible(s, seat)` with all of `seen(s, e, seat)` applied to it is what
   `visible` gives once `e` has been applied to `s`.
2. For the seat that is asked, its question has the same options and refusals on its view as on the truth.
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
    """The headless contract of a title; S is its state, B what is fixed before the first turn."""

    id: str
    seats: tuple[Seat, ...]
    """Who plays, the first to be asked first."""
    events: tuple[type[Event], ...]
    """Every event that happens, and those that only views are told."""
    decisions: tuple[type[Decision], ...]
    """Every question to a seat."""

    def new_state(self, book: B) -> S:
        """How things stand before anything has happened."""

    def book(self, state: S) -> B:
        """What a game is played with: what `new_state` was given, or what a view lets a seat know of it."""

    def play(self, state: S) -> Steps[None]:
        """The whole game from wherever the state stands; it can be entered anew at every checkpoint."""

    def concede(self, state: S, seat: Seat) -> Steps[None]:
        """How a game ends that a seat gives up."""

    def apply(self, state: S, event: Event) -> None:
        """Write one event into a state, or one that was seen into a view; the only writer of both."""

    def moment(self, state: S) -> Moment:
        """How far the game has come."""

    # -- what a seat may know ---------------------------------------------------------------------------------------

    def visible(self, state: S, seat: Seat) -> S:
        """A state as a seat sees it, its book included: a state of its own, with neutral ids for what is hidden."""

    def seen(self, state: S, event: Event, seat: Seat) -> tuple[Event, ...]:
        """What a seat is told of an event that is about to be applied to the true state.

        Nothing where the seat may not know of it; several events where something is revealed by it.
        """

    def decision_for_seat(self, state: S, decision: Decision, seat: Seat) -> Decision:
        """A question to a seat, in the ids that it knows."""

    def answer_from_seat(self, state: S, answer: Answer, seat: Seat) -> Answer:
        """A seat's answer, in true ids."""

    def hides(self, state: S, decision: Decision, answer: Answer) -> bool:
        """Whether an answer that is about to be given, or whom its question is about, is hidden from a seat."""

    def sample(self, view: S, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> S:
        """A whole state that a seat's view of a checkpoint leaves possible; `since` is what it has seen after it."""


class OpenRules(Generic[S]):
    """What the rules of a title say of seats where nothing is hidden from any of them."""

    def visible(self, state: S, seat: Seat) -> S:
        return state.copy()

    def seen(self, state: S, event: Event, seat: Seat) -> tuple[Event, ...]:
        return (event,)

    def decision_for_seat(self, state: S, decision: Decision, seat: Seat) -> Decision:
        return decision

    def answer_from_seat(self, state: S, answer: Answer, seat: Seat) -> Answer:
        return answer

    def hides(self, state: S, decision: Decision, answer: Answer) -> bool:
        return False

    def sample(self, view: S, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> S:
        return view.copy()


def game_of(rules: Rules[S, Any], state: S, observer: GameObserver[S] | None = None) -> Game[S]:
    """A game that goes on from a state, at the beginning or at a checkpoint."""
    return Game(state, rules.play, rules.apply, observer, concession=rules.concede, hides=rules.hides)


def seen_of(rules: Rules[S, Any], state: S, events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """What a seat sees of events that follow on a state, each of which is applied to it."""
    seen: list[Event] = []
    for event in events:
        seen += rules.seen(state, event, seat)
        rules.apply(state, event)
    return tuple(seen)
