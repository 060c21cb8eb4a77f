"""Rules of COMMAND! for the engine: two seats with hidden hands and chits."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.games.command.rules import decisions as ask
from combat.games.command.rules import view
from combat.games.command.rules.apply import WRITERS, apply
from combat.games.command.rules.book import Book
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.rules.orders.advance import AdvanceOne
from combat.games.command.rules.orders.move import MoveOn, SetOff
from combat.games.command.rules.play import sequence
from combat.games.command.rules.play.set_up import SetUp, new_state
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES


class CommandRules:
    """The rules of COMMAND! as the engine calls them."""

    id = "command"
    seats: tuple[Seat, ...] = SIDES
    events: tuple[type[Event], ...] = tuple(WRITERS)
    decisions: tuple[type[Decision], ...] = (
        SetUp, GiveOrder, DiscardCards, Activate, SetOff, MoveOn, AdvanceOne, Shoot, ask.React, ask.Reroll,
        ask.PickUnit, ask.PickWeapon, ask.PickHex, ask.PickCard, ask.PickWord,
    )  # fmt: skip

    def new_state(self, book: Book) -> State:
        """Return the state of a new game, before its first event."""
        return new_state(book)

    def book(self, state: State) -> Book:
        """Return the book of a state. In a seat's view it contains only what the seat may know."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding questions and events.

        A saved game resumes at any checkpoint by calling it again.
        """
        return sequence.play(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """End the game because a seat concedes, yielding the events."""
        return sequence.concede(state, seat)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state, or a seen event to a seat's view, in place."""
        apply(state, event)

    def moment(self, state: State) -> Moment:
        """Return the turn, the number of orders given in it, and 1 if an order is in progress, as a `Moment`."""
        order = 0 if state.order is None else 1
        return Moment(state.turn, state.given, order, over=state.phase == "over")

    def visible(self, state: State, seat: Seat) -> State:
        """Return a copy of the state as a seat sees it; cards and chits that it does not know are masked."""
        return view.visible(state, seat)

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees in place of an event, with hidden cards and chits masked."""
        return view.seen(event, seat)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return the decision unchanged, since no ids are hidden in this game."""
        return decision

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return the answer unchanged, since no ids are hidden in this game."""
        return answer

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer of chance is hidden from a seat: the draw of a card or a secret chit."""
        return view.hides(decision, answer)

    def sample(self, view_: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a random full state consistent with a seat's view of a checkpoint and with the events seen since."""
        return view.sample(view_, since, seat, numbers)


RULES = CommandRules()
