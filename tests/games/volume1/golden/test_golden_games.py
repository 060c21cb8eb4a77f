"""Golden games: journals that the rules must replay to the same end, from the start and every checkpoint.

After an intended change of the rules, `python -m tools.volume1.golden_games` plays them again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.journal import loading
from combat.engine.kernel.digest import digest
from combat.engine.kernel.game import Game
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import OWN_TITLES
from tools.volume1.golden_games import GAMES

HERE = Path(__file__).parent
EACH = 60
"""From every so many activation checkpoints the rest of the game is played again."""


def test_every_golden_game_is_kept_and_none_else() -> None:
    assert {path.stem for path in HERE.glob("*.combat")} == set(GAMES)


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_still_ends_as_it_did(name: str) -> None:
    verified = loading.verify(HERE / f"{name}.combat", OWN_TITLES)
    assert verified.over
    assert not verified.notes


@pytest.mark.rule("4.0")
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_restarts_from_its_checkpoints(name: str) -> None:
    game, entries = loading.from_the_start(HERE / f"{name}.combat", OWN_TITLES)
    game.replay(entries)
    end = digest(game.state)
    for checkpoint in game.checkpoints[::EACH]:
        again = Game(checkpoint.state.copy(), sequence.play, apply, history=entries[: checkpoint.answers])
        again.replay(entries[checkpoint.answers :])
        assert digest(again.state) == end
