"""A race of two runners along a track, with one die: the smallest game on the engine, without hidden information."""

from __future__ import annotations

from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask, roll
from combat.engine.kernel.decision import Choice, Decision, Die
from combat.engine.kernel.event import Event
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.rules import OpenRules
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex

RED, BLUE = SEATS = ("red", "blue")
D6 = Die(6)


class Book(Record):
    """Track from start to goal, and the number that a sprint needs."""

    track: tuple[Hex, ...]
    sprint_from: int = 4


class State(GameState):
    """State of a race."""

    book: Book
    turn: int = 0
    mover: Seat = ""
    over: bool = False
    places: dict[Seat, int] = field(default_factory=dict)


def track_of(hexes: int) -> Book:
    """Return a straight track of `hexes` hexes."""
    return Book(tuple(Hex(f"{column:02d}.03") for column in range(1, hexes + 1)))


# -- events, and the one writer -------------------------------------------------------------------------------------


class TurnBegan(Event):
    """A turn began."""

    checkpoint = True
    number: int
    seat: Seat


class DieThrown(Event):
    """A die was thrown."""

    barrier = True
    seat: Seat
    number: int


class Ran(Event):
    """A runner ran."""

    seat: Seat
    end: Hex


class Ended(Event):
    """The race ended; without a winner if it was conceded."""

    checkpoint = True
    winner: Seat


WRITERS: Handlers[Event, State, None] = Handlers()
writes = WRITERS.register


@writes(TurnBegan)
def _turn_began(state: State, event: TurnBegan) -> None:
    state.turn, state.mover = event.number, event.seat


@writes(DieThrown)
def _only_told(state: State, event: DieThrown) -> None:
    pass


@writes(Ran)
def _ran(state: State, event: Ran) -> None:
    state.places[event.seat] = state.book.track.index(event.end)


@writes(Ended)
def _ended(state: State, event: Ended) -> None:
    state.over = True


# -- the rules ------------------------------------------------------------------------------------------------------


class Pace(Choice):
    """Question: whether the runner walks one hex, or rolls for two. The answer is "walk" or "sprint"."""

    kind: ClassVar[str] = "pace"
    seat: Seat = ""


def _turn(state: State) -> Steps[None]:
    seat, track = state.mover, state.book.track
    steps = 1
    if (yield from ask(Pace("1.0", seat, ("walk", "sprint"), seat=seat))) == "sprint":
        number = yield from roll(D6, "sprint", "2.0", seat)
        yield DieThrown(seat, number)
        steps = 2 if number >= state.book.sprint_from else 0
    end = min(state.places[seat] + steps, len(track) - 1)
    if steps:
        yield Ran(seat, track[end])
    if end == len(track) - 1:
        yield Ended(seat)
    else:
        yield TurnBegan(state.turn + 1, BLUE if seat == RED else RED)


class RaceRules(OpenRules[State]):
    """The rules of the race."""

    id = "race"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, DieThrown, Ran, Ended)
    decisions: tuple[type[Decision], ...] = (Pace,)

    def new_state(self, book: Book) -> State:
        """Return the state at the beginning of a game."""
        return State(book, places=dict.fromkeys(SEATS, 0))

    def book(self, state: State) -> Book:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play the game from a state to its end, yielding its questions and events."""
        if not state.turn:
            yield TurnBegan(1, RED)
        while not state.over:
            yield from _turn(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a game which a seat concedes."""
        yield Ended("")

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
        """Return the turn, and whether the race is over."""
        return Moment(state.turn, over=state.over)


# -- words ----------------------------------------------------------------------------------------------------------

TELLERS: Handlers[Event, State, str] = Handlers()
TELLERS.register(TurnBegan)(lambda view, event: f"turn {event.number}: {event.seat}")
TELLERS.register(DieThrown)(lambda view, event: f"{event.seat} throws a {event.number}")
TELLERS.register(Ran)(lambda view, event: f"{event.seat} runs to {event.end}")
TELLERS.register(Ended)(lambda view, event: f"{event.winner or 'nobody'} wins")

ASKERS: Handlers[Decision, State, str] = Handlers()
ASKERS.register(Pace)(lambda view, asked: f"{asked.seat}: walk or sprint?")

RULES = RaceRules()
