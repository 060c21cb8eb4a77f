"""A small game for tests of the game driver: three rounds of a bet, a die and perhaps a second try."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer, Choice, Decision, Die, Refusal, Roll
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game

ROUNDS = 3


@dataclass(slots=True)
class Table:
    """State of the game: round, bets and score."""

    round: int = 0
    bets: dict[str, int] = field(default_factory=dict)
    score: int = 0

    def copy(self) -> Self:
        """Return a copy that can be changed independently."""
        return self.__class__(self.round, dict(self.bets), self.score)


class RoundBegan(Event):
    """A round began."""

    checkpoint = True
    number: int


class BetMade(Event):
    """A bet was made."""

    amount: int


class CardTurned(Event):
    """A card was turned."""

    barrier = True
    points: int


class PlaceBets(Decision):
    """Question: the amount of a bet, 1 to 3, or "done"; "broken", if offered, makes the rules fail."""

    kind: ClassVar[str] = "place-bets"

    def options(self, state: Table) -> Iterator[Answer]:
        """Yield the bets and "done"; after the first bet also "broken"."""
        yield from (1, 2, 3)
        yield "done"
        if len(state.bets) == 1:
            yield "broken"

    def refusal(self, state: Any, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused; None if it is legal."""
        return None if answer in (1, 2, 3, "done", "broken") else Refusal("too-high", self.rule)


class TurnCard(Choice):
    """Question: whether to turn a card."""

    kind: ClassVar[str] = "turn-card"


def apply(table: Table, event: Event) -> None:
    """Apply an event to the table."""
    match event:
        case RoundBegan(number):
            table.round, table.bets = number, {}
        case BetMade(amount):
            table.bets[f"bet {len(table.bets) + 1}"] = amount
        case CardTurned(points):
            table.score += points


def flow(table: Table) -> Steps[None]:
    """Play all rounds, yielding questions and events."""
    while table.round <= ROUNDS:
        if table.round:
            yield from one_round(table)
        yield RoundBegan(table.round + 1)


def one_round(table: Table) -> Steps[None]:
    """Play one round, yielding questions and events; raise RuntimeError for the bet "broken"."""
    while True:
        bet = yield PlaceBets("1.0", "you")
        if bet == "done":
            break
        if bet == "broken":
            yield BetMade(99)
            raise RuntimeError("the rules broke")
        assert isinstance(bet, int)
        yield BetMade(bet)
    if (yield TurnCard("2.0", "you", ("turn", "pass"), "pass")) == "turn":
        yield CardTurned(sum(table.bets.values()))
    roll = yield Roll("3.0", "you", (Die(6),), "luck")
    assert isinstance(roll, int)
    yield CardTurned(roll)


def new_game(observer: Any = None) -> Game[Table]:
    """Return a new game at its first question, optionally with an observer."""
    return Game(Table(), flow, apply, observer)


def play(game: Game[Table], *answers: Answer) -> None:
    """Answer the questions of a game in order."""
    for answer in answers:
        game.answer(answer)


WHOLE_GAME: tuple[Answer, ...] = (2, 3, "done", "turn", 6, "done", "pass", 1, 1, "done", "turn", 4)
