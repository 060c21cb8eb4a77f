"""Every checkpoint of a game of COMMAND! can be drawn at the table as loaded from its file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal, loading
from combat.engine.journal.saved import Saved, Stop, read
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.title import TITLE
from tests.games.command.laws.settings import setting, small
from tests.games.command.prompts.at_table import AtTable
from tests.sampled import SOAKED

TITLES = {TITLE.id: TITLE}
GAMES = int(os.environ.get("COMBAT_SOAK", "0")) // 20 or 4
"""Number of games recorded; printed scenarios among them in a soak test."""
EACH = 1
"""Number of checkpoints of a game drawn in `make test`, besides the last with each of the markers."""
MARKERS = ("smoke", "works", "blazes")


def recorded(number: int, path: Path) -> Saved[State, Book]:
    """Play a whole game at random; return its journal, read from the file."""
    book = (setting(number) if SOAKED and number % 4 == 0 else small(number))[1]
    game = game_of(TITLE.rules, TITLE.rules.new_state(book))
    kept = journal.begin(TITLE, game, pytest.fail, path)
    referee: Referee[Any] = Referee(TITLE.rules, game, SeededChance(number))
    referee.play_out(dict.fromkeys(TITLE.rules.seats, Anybody(SplitMix(number))))
    kept.close()
    return read(path, TITLES)


def chosen(saved: Saved[State, Book]) -> list[Stop]:
    """Return the checkpoints to draw: all in the soak, otherwise a sample."""
    if SOAKED:
        return saved.stops
    wanted = saved.stops[:: max(1, len(saved.stops) // EACH)]
    with_marker = (
        next((stop for stop in reversed(saved.stops) if getattr(saved.state(stop), name)), None) for name in MARKERS
    )
    return [*wanted, *filter(None, with_marker)]


def test_every_checkpoint_is_drawn_as_it_is_loaded(tmp_path: Path) -> None:
    """Smoke, works and fires are among them, and whoever is asked sits at the table."""
    met = set[str]()
    for number in range(GAMES):
        saved = recorded(number, tmp_path / f"{number}.combat")
        for stop in chosen(saved):
            game = loading.restart(saved, stop)
            seat = (
                game.decision.seat if game.decision is not None and game.decision.seat in SIDES else SIDES[number % 2]
            )
            met |= {name for name in MARKERS if getattr(game.state, name)}
            table = AtTable(seed=number, game=game, seat=seat, size=(960, 540))
            table.rounds(2)
            assert table.scene.drawn
            table.close()
    assert met == set(MARKERS)
