"""Cases of titles for the conformance test, and random games that are played step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.handlers import Handlers
from combat.engine.kernel.record import as_plain, from_plain
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.title import Title
from tests.engine import moor_game, moor_title, race_game, toy_game, toy_title


@dataclass(frozen=True)
class Case:
    """A title in the conformance test."""

    name: str
    rules: Rules[Any, Any]
    books: Sequence[Callable[[], Any]]
    tellers: Handlers[Event, Any, Any]
    askers: Handlers[Decision, Any, Any]
    as_json: Callable[[Any], Any] = lambda state: as_plain(state, "deterministic")
    """A function that returns a state without its book, as in a save."""
    from_json: Callable[[Any, Any], Any] = lambda data, book: data
    looks_ahead: int = 3
    """Interval of the questions at which looking ahead is tested."""
    guesses: bool = False
    """Whether no deal can follow hidden answers exactly, such as the ways of unseen units."""
    between: int | None = None
    """Maximum number of answers between two checkpoints, if the title keeps to one."""
    title: Title[Any, Any] | None = None
    """The title, for tests of its saves; None to leave them out."""
    has_window: bool = False
    """Whether the title has a table and scenes, on which its games are played here."""
    shown: int = 0
    """Number of answers at its table before and after the game is left there; 0: whole games are played."""


TOY = Case(
    "toy",
    toy_game.RULES,
    [partial(toy_game.small_book, seed) for seed in range(3)],
    toy_game.TELLERS,
    toy_game.ASKERS,
    from_json=lambda data, book: from_plain(toy_game.State, data),
    between=40,
    title=toy_title.TOY,
)
RACE = Case(
    "race",
    race_game.RULES,
    [partial(race_game.track_of, hexes) for hexes in (2, 5, 9)],
    race_game.TELLERS,
    race_game.ASKERS,
    from_json=lambda data, book: from_plain(race_game.State, data),
    looks_ahead=1,
    between=2,
)
"""Open and short: nothing is hidden, and a game may be over with its first answer."""


MOOR = Case(
    "moor",
    moor_game.RULES,
    [moor_title.load_book],
    moor_title.TELLERS,
    moor_title.ASKERS,
    from_json=lambda data, book: from_plain(moor_game.State, data),
    between=40,
    title=moor_title.MOOR,
    has_window=True,
)
"""On open ground: most of its answers cannot be listed, and a place is hidden."""


class Played:
    """Random game that is played one answer at a time; its events are passed to listeners."""

    def __init__(self, case: Case, number: int) -> None:
        self.case, self.rules = case, case.rules
        self.book = case.books[number % len(case.books)]()
        self.numbers, self.chance = SplitMix(number), SeededChance(number)
        self.game: Game[Any] = game_of(case.rules, case.rules.new_state(self.book))

    def questions(self) -> Iterator[Decision]:
        """Yield each question of the game.

        Unless the caller answers it, it is answered at random before the next one.
        """
        while (decision := self.game.decision) is not None:
            place = len(self.game.entries)
            yield decision
            if len(self.game.entries) == place and self.game.decision is not None:
                self.game.answer(self.choice(self.game.decision))

    def choice(self, decision: Decision) -> Answer:
        """Return a random legal answer."""
        state = self.game.state
        if decision.to_chance:
            return self.chance.answer(decision, state)
        asked = self.rules.decision_for_seat(state, decision, decision.seat)
        return self.rules.answer_from_seat(state, next(asked.samples(state, self.numbers)), decision.seat)
