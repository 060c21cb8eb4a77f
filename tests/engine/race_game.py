"""A race of two runners along a track, with one die: the smallest game that can be put on the engine, where nothing is hidden."""

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
    """The track from start to goal, and what a sprint must show."""

    track: tuple[Hex, ...]
    sprint_from: int = 4


class State(GameState):
    book: Book
    turn: int = 0
    mover: Seat = ""
    over: bool = False
    places: dict[Seat, int] = field(default_factory=dict)


def track_of(hexes: int) -> Book:
    """A straight track of so many hexes."""
    return Book(tuple(Hex(f"{column:02d}.03") for column in range(1, hexes + 1)))


# -- events, and the one writer -------------------------------------------------------------------------------------


class TurnBegan(Event):
    checkpoint = True
    number: int
    seat: Seat


class DieThrown(Event):
    barrier = True
    seat: Seat
    number: int


class Ran(Event):
    seat: Seat
    end: Hex


class Ended(Event):
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
    """Does the runner walk one hex, or throw for two? "walk" or "sprint"."""

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
    id = "race"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, DieThrown, Ran, Ended)
    decisions: tuple[type[Decision], ...] = (Pace,)

    def new_state(self, book: Book) -> State:
        return State(book, places=dict.fromkeys(SEATS, 0))

    def book(self, state: State) -> Book:
        return state.book

    def play(self, state: State) -> Steps[None]:
        if not state.turn:
            yield TurnBegan(1, RED)
        while not state.over:
            yield from _turn(state)

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        yield Ended("")

    def apply(self, state: State, event: Event) -> None:
        WRITERS[event.__class__](state, event)

    def moment(self, state: State) -> Moment:
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
