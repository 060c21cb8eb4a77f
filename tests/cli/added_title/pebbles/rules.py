"""The rules of Pebbles."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import OpenRules
from combat.engine.kernel.seats import Seat

LEFT, RIGHT = SEATS = ("left", "right")


class Book(Record):
    """The heap of the beginning."""

    scenario: str
    pebbles: int


class State(GameState):
    """The state of a game of Pebbles."""

    book: Book
    pebbles: int
    turn: int = 0
    mover: Seat = LEFT
    winner: str = ""


class TurnBegan(Event):
    """A turn began."""

    checkpoint = True
    number: int
    seat: Seat


class Taken(Event):
    """A seat took pebbles."""

    seat: Seat
    pebbles: int


class Won(Event):
    """A seat won."""

    checkpoint = True
    seat: Seat


class Take(Choice):
    """How many pebbles does a player take? "1" to "3"."""

    kind: ClassVar[str] = "take"
    seat: Seat = ""


WRITERS: Handlers[Event, State, None] = Handlers()


@WRITERS.register(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.mover = event.number, event.seat


@WRITERS.register(Taken)
def _taken(state: State, event: Taken) -> None:
    state.pebbles -= event.pebbles


@WRITERS.register(Won)
def _won(state: State, event: Won) -> None:
    state.winner = event.seat


def other(seat: Seat) -> Seat:
    """Return the opponent."""
    return RIGHT if seat == LEFT else LEFT


class PebblesRules(OpenRules[State]):
    """The rules of Pebbles."""

    id = "pebbles"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, Taken, Won)
    decisions: tuple[type[Decision], ...] = (Take,)

    def new_state(self, book: Book) -> State:
        """Return the state at the beginning of a game."""
        return State(book, book.pebbles)

    def book(self, state: State) -> Book:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding its questions and events."""
        if not state.turn:
            yield TurnBegan(1, LEFT)
        while not state.winner:
            seat = state.mover
            answers = tuple(str(number) for number in range(1, min(3, state.pebbles) + 1))
            yield Taken(seat, int((yield from ask(Take("1", seat, answers, seat=seat)))))
            yield TurnBegan(state.turn + 1, other(seat)) if state.pebbles else Won(seat)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a game which a seat concedes."""
        yield Won(other(seat))

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
        """Return the turn, and whether the game is over."""
        return Moment(state.turn, over=bool(state.winner))


RULES = PebblesRules()
