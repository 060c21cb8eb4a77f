"""Looking ahead on an open table: answers are paths and aims, which cannot be enumerated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Decision, Refusal, Uncountable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.random_source import RandomSource
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import OpenRules, game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.looking_ahead import TRIES, imagined

RED, BLUE = SEATS = ("red", "blue")
SECRET = {"lynx": "unknown-1", "puma": "unknown-2"}
"""Blue's hidden vehicles, and what red calls them."""


class Table(Record):
    """Table, as the limit of coordinates in millimetres."""

    reach: int = 900


class State(GameState):
    """State of a small game: in each turn a path is driven, then targets are chosen."""

    book: Table
    turn: int = 0
    path: str = ""
    aim: str = ""


class TurnBegan(Event):
    """A turn began; it is a checkpoint."""

    checkpoint = True
    number: int


class Driven(Event):
    """A path was driven."""

    path: str


class Aimed(Event):
    """A target was chosen."""

    at: str


class Path(Decision):
    """Question: where the tank drives. The answer has corners as "120,40 300,85"."""

    kind: ClassVar[str] = "path"
    seat: Seat = RED

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random paths without end."""
        while True:
            yield " ".join(f"{numbers.below(900)},{numbers.below(900)}" for _ in range(2))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return a refusal if the answer is no path on the table, otherwise None."""
        legal = isinstance(answer, str) and all(
            0 <= int(figure) < state.book.reach for corner in answer.split(" ") for figure in corner.split(",")
        )
        return None if legal else Refusal("not-an-option", self.rule)


class Aim(Decision):
    """Question: which vehicle is aimed at, and how far ahead of it. The answer is like "unknown-1 12"."""

    kind: ClassVar[str] = "aim"
    seat: Seat = RED
    names: tuple[str, ...] = tuple(SECRET)
    most: int = 3

    def options(self, state: State) -> Iterator[Answer]:
        """Raise Uncountable."""
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        """Yield random aims without end."""
        while True:
            yield f"{self.names[numbers.below(len(self.names))]} {numbers.below(self.most)}"

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return a refusal if the answer is no valid aim, otherwise None."""
        name, _, ahead = str(answer).partition(" ")
        legal = name in self.names and ahead.isdigit() and int(ahead) < self.most
        return None if legal else Refusal("not-an-option", self.rule)


class TableRules(OpenRules[State]):
    """Rules of the small game; red sees neutral names instead of the true ones."""

    id = "table"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, Driven, Aimed)
    decisions: tuple[type[Decision], ...] = (Path, Aim)

    def __init__(self, most: int) -> None:
        self.most = most

    def new_state(self, book: Table) -> State:
        """Return the state at the beginning of a game."""
        return State(book)

    def book(self, state: State) -> Table:
        """Return the book of a state."""
        return state.book

    def play(self, state: State) -> Steps[None]:
        """Play one turn, yielding its events and questions."""
        yield TurnBegan(state.turn + 1)
        yield Driven(str((yield Path("1.0"))))
        yield Aimed(str((yield Aim("2.0", most=self.most))))
        yield Aimed(str((yield Aim("2.0", most=self.most))))

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        """Yield the event that ends a conceded game."""
        yield TurnBegan(0)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        match event:
            case TurnBegan():
                state.turn = event.number
            case Driven():
                state.path = event.path
            case Aimed():
                state.aim = event.at

    def moment(self, state: State) -> Moment:
        """Return the turn as the moment."""
        return Moment(state.turn)

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        """Return the events that a seat sees: for red, with neutral names."""
        return (Aimed(_told(event.at)),) if isinstance(event, Aimed) and seat == RED else (event,)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        """Return the question as a seat sees it: with neutral names."""
        return (
            Aim(decision.rule, names=tuple(SECRET.values()), most=self.most) if isinstance(decision, Aim) else decision
        )

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        """Return a seat's answer with the true names."""
        for name, neutral in SECRET.items():
            answer = str(answer).replace(neutral, name)
        return answer


def _told(aim: str) -> str:
    """Return an aim in the words of red."""
    name, _, ahead = aim.partition(" ")
    return f"{SECRET[name]} {ahead}"


def played(rules: TableRules, *answers: str) -> Game[State]:
    """Return a game after some answers with true names."""
    game = game_of(rules, rules.new_state(Table()))
    for answer in answers:
        game.answer(answer)
    return game


def test_a_path_that_nobody_can_list_is_driven_again_as_it_was() -> None:
    rules = TableRules(3)
    game = played(rules, "120,40 300,85")
    found = imagined(rules, game, RED, SplitMix(1))
    assert [entry.value for entry in found.entries] == ["120,40 300,85"]
    assert (found.state.path, found.decision) == ("120,40 300,85", game.decision)


@pytest.mark.parametrize("aim", ["lynx 0", "puma 2"])
def test_an_own_answer_about_what_is_hidden_is_found_among_samples_by_its_meaning(aim: str) -> None:
    rules = TableRules(3)
    found = imagined(rules, played(rules, "1,2 3,4", aim), RED, SplitMix(1))
    assert [entry.value for entry in found.entries] == ["1,2 3,4", aim]


def test_an_own_answer_that_no_sample_means_is_given_again_as_near_as_what_was_seen_tells() -> None:
    """Of a thousand million aims the samples hit none; the game goes on with one that red might have seen so."""
    rules = TableRules(1_000_000_000)
    game = played(rules, "1,2 3,4", "lynx 123456789")
    found = imagined(rules, game, RED, SplitMix(1))
    path, aim = (entry.value for entry in found.entries)
    assert path == "1,2 3,4"
    assert Aim("2.0", most=rules.most).refusal(found.state, aim) is None
    assert found.decision == game.decision


def test_no_more_samples_are_drawn_than_are_tried() -> None:
    class Counted(TableRules):
        drawn = 0

        def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
            self.drawn += 1
            return super().answer_from_seat(state, answer, seat)

    rules = Counted(1_000_000_000)
    imagined(rules, played(rules, "1,2 3,4", "lynx 123456789"), RED, SplitMix(1))
    assert TRIES < rules.drawn < 2 * TRIES
