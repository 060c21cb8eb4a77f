"""Rules of Volume 1 as a `Rules` object for the engine: one seat; the rules play the enemy (4.0, 8.2)."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import PLAYER, Seat
from combat.games.volume1.rules import decisions as ask
from combat.games.volume1.rules import view
from combat.games.volume1.rules.apply import WRITERS, apply
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.sample import sample
from combat.games.volume1.rules.state import State


class VolumeOne:
    """Interface of the rules of Volume 1 for the engine."""

    id = "volume1"
    seats: tuple[Seat, ...] = (PLAYER,)
    events: tuple[type[Event], ...] = tuple(WRITERS)
    decisions: tuple[type[Decision], ...] = (
        SetUp, GiveOrders, ask.PlayCard, ask.DrawCard, ask.DiscardDown, ask.PlayDiscard, ask.ChooseMan, ask.ChooseMove,
        ask.ChooseHex, ask.ChooseWhom, ask.ChooseBandage, ask.ChooseTarget, ask.ChooseWeapon, ask.ChooseRate,
        ask.DuckBack, ask.ChooseWound, ask.TakeAlong, ask.CallStrike, ask.EndBattle,
    )  # fmt: skip

    def new_state(self, book: Book) -> State:
        """Return the state before the first event."""
        return sequence.new_state(book)

    def book(self, state: State) -> Book:
        """Return the book of a state; that of a view has only what its seat may know."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the whole game from a state, yielding its decisions and events; it can be restarted at every
        checkpoint.
        """
        return sequence.play(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """End a game that a seat concedes, yielding the events that follow."""
        return sequence.concede(state, seat)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state in place, or a seen event to a view; no other code changes states."""
        apply(state, event)

    def moment(self, state: State) -> Moment:
        """Return the turn, phase and step of the game."""
        return state.clock.moment

    def visible(self, state: State, seat: Seat) -> State:
        """Return an independent state as a seat sees it, book included, with neutral ids for hidden pieces."""
        return view.visible(state)

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees in place of an event that is about to be applied to the true state."""
        return view.seen(state, event)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return a decision with ids that the seat knows."""
        return view.asked(state, decision)

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return a seat's answer with true ids."""
        return view.meant(state, answer)

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer, or the subject of its decision, is hidden from the player."""
        return view.hides(state, decision, answer)

    def sample(self, view: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a random full state that agrees with a seat's view of a checkpoint and the events seen `since`."""
        return sample(view, since, numbers)


RULES = VolumeOne()
