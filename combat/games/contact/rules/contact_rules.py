"""Rules of CONTACT! for the engine: two seats on an open table, each of which must find the other."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.apply import WRITERS, apply
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.close.assault import Casualty, Press
from combat.games.contact.rules.close.defending import Defend
from combat.games.contact.rules.command.acting import Action
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.fire.shells import AllotHits
from combat.games.contact.rules.hidden import dealing, view
from combat.games.contact.rules.moves.moving import Discovered
from combat.games.contact.rules.moves.reacting import React
from combat.games.contact.rules.moves.retreating import RetreatBy
from combat.games.contact.rules.play import sequence
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.play.initiative import ChooseFirst
from combat.games.contact.rules.play.muster import new_state
from combat.games.contact.rules.play.regroup import Call, Enter, Help
from combat.games.contact.rules.state import Phase, State
from combat.games.contact.rules.support.aircraft import AntiAirFire, PlaneTarget
from combat.games.contact.rules.support.artillery import Adjust, Shift
from combat.games.contact.rules.two_seats import SEATS

PHASES: tuple[Phase, ...] = ("set-up", "regroup", "initiative", "activation", "end", "over")


class ContactRules:
    """Implements the engine's interface to the rules.

    Ids are the same for all seats, so that questions need no translation.
    """

    id = "contact"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = tuple(WRITERS)
    decisions: tuple[type[Decision], ...] = (
        Deploy, Call, Help, Enter, ChooseFirst, NextOrder, Action, Discovered, React, AllotHits, Defend, Press,
        Casualty, Adjust, Shift, PlaneTarget, AntiAirFire, RetreatBy,
    )  # fmt: skip

    def play(self, state: State) -> Steps[None]:
        """Play the battle from a state to its end, yielding events and decisions."""
        return sequence.play(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """End the battle because a seat concedes, yielding events."""
        return sequence.concede(state, seat)

    def new_state(self, book: Book) -> State:
        """Return the state before the set-up."""
        return new_state(book)

    def moment(self, state: State) -> Moment:
        """Return the progress of a battle: turn, phase, and whether it is over."""
        return Moment(state.turn, PHASES.index(state.phase), over=state.phase == "over")

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state in place; also an event as seen by a seat to that seat's view."""
        apply(state, event)

    def book(self, state: State) -> Book:
        """Return the book of a state; it is the same for every seat, since forces are open."""
        return state.book

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees instead of an event that is about to be applied to the true state."""
        return view.seen(state, event, seat)

    def hides(self, state: State, decision: Decision, answer: Answer) -> bool:
        """Return whether an answer that is about to be given is hidden from the other seat."""
        return view.hides(state, decision, answer)

    def visible(self, state: State, seat: Seat) -> State:
        """Return a copy of the state that contains only what a seat sees."""
        return view.visible(state, seat)

    def sample(self, view_: State, since: Sequence[Event], seat: Seat, numbers: RandomSource) -> State:
        """Return a random full state consistent with a seat's view of a checkpoint and the events it has seen since.

        `view_` is the view of the checkpoint, `since` the events.
        """
        return dealing.sample(view_, since, seat, numbers)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return a question to a seat unchanged, since ids are the same for all seats."""
        return decision

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return a seat's answer unchanged, since ids are the same for all seats."""
        return answer


RULES = ContactRules()
