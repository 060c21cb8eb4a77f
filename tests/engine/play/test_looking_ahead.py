"""Looking ahead on an open table: answers are paths and aims that nobody can list."""

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
    """The greatest distance between the corners of a path, in millimetres."""

    reach: int = 900


class State(GameState):
    """The state of a small game: a path is drawn, then a target is chosen, in each turn."""

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
    """Where does the tank drive? Corners as "120,40 300,85"."""

    kind: ClassVar[str] = "path"
    seat: Seat = RED

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        while True:
            yield " ".join(f"{numbers.below(900)},{numbers.below(900)}" for _ in range(2))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        legal = isinstance(answer, str) and all(
            0 <= int(figure) < state.book.reach for corner in answer.split(" ") for figure in corner.split(",")
        )
        return None if legal else Refusal("not-an-option", self.rule)


class Aim(Decision):
    """Which vehicle is aimed at, and how far ahead of it? "unknown-1 12"."""

    kind: ClassVar[str] = "aim"
    seat: Seat = RED
    names: tuple[str, ...] = tuple(SECRET)
    most: int = 3

    def options(self, state: State) -> Iterator[Answer]:
        raise Uncountable(self.kind)

    def samples(self, state: State, numbers: RandomSource) -> Iterator[Answer]:
        while True:
            yield f"{self.names[numbers.below(len(self.names))]} {numbers.below(self.most)}"

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        name, _, ahead = str(answer).partition(" ")
        legal = name in self.names and ahead.isdigit() and int(ahead) < self.most
        return None if legal else Refusal("not-an-option", self.rule)


class TableRules(OpenRules[State]):
    """The rules of the small game."""

    id = "table"
    seats: tuple[Seat, ...] = SEATS
    events: tuple[type[Event], ...] = (TurnBegan, Driven, Aimed)
    decisions: tuple[type[Decision], ...] = (Path, Aim)

    def __init__(self, most: int) -> None:
        self.most = most

    def new_state(self, book: Table) -> State:
        return State(book)

    def book(self, state: State) -> Table:
        return state.book

    def play(self, state: State) -> Steps[None]:
        yield TurnBegan(state.turn + 1)
        yield Driven(str((yield Path("1.0"))))
        yield Aimed(str((yield Aim("2.0", most=self.most))))
        yield Aimed(str((yield Aim("2.0", most=self.most))))

    def concede(self, state: State, seat: Seat) -> Steps[None]:
        yield TurnBegan(0)

    def apply(self, state: State, event: Event) -> None:
        match event:
            case TurnBegan():
                state.turn = event.number
            case Driven():
                state.path = event.path
            case Aimed():
                state.aim = event.at

    def moment(self, state: State) -> Moment:
        return Moment(state.turn)

    def seen(self, state: State, event: Event, seat: Seat) -> tuple[Event, ...]:
        return (Aimed(_told(event.at)),) if isinstance(event, Aimed) and seat == RED else (event,)

    def decision_for_seat(self, state: State, decision: Decision, seat: Seat) -> Decision:
        return (
            Aim(decision.rule, names=tuple(SECRET.values()), most=self.most) if isinstance(decision, Aim) else decision
        )

    def answer_from_seat(self, state: State, answer: Answer, seat: Seat) -> Answer:
        for name, neutral in SECRET.items():
            answer = str(answer).replace(neutral, name)
        return answer


def _told(aim: str) -> str:
    """An aim in the words of red."""
    name, _, ahead = aim.partition(" ")
    return f"{SECRET[name]} {ahead}"


def played(rules: TableRules, *answers: str) -> Game[State]:
    """Return a game after some true answers."""
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
