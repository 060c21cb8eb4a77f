"""The game is killed at random moments in a real window; the next start finds all answers."""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

import pytest

from combat.engine.journal import loading, save_list
from combat.engine.stage.settings import Settings
from combat.games.volume1.title import OWN_TITLES
from tests.e2e.screen import Screen

SIZE = (1024, 640)
KILLS = 100 if "COMBAT_SOAK" in os.environ else 1


@pytest.mark.window
def test_a_game_killed_in_its_window_is_taken_up_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATA", "CONFIG", "CACHE", "STATE"):
        monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / name.lower()))
    moments = random.Random(1944)
    with Screen(tmp_path, SIZE) as screen:
        for kill in range(KILLS):
            told = tmp_path / f"told-{kill}"
            game = screen.start([sys.executable, "-m", "tests.e2e.plays_on", str(kill)], told)
            screen.until(lambda told=told: told.exists() and b"\n" in told.read_bytes(), "the game is played on")  # type: ignore[misc]
            time.sleep(moments.uniform(0, 1.5))
            assert game.poll() is None, told.read_text()[-2_000:]
            game.kill()
            game.wait()
            said = [
                line for line in told.read_text().splitlines(keepends=True) if line.endswith("\n") and ".combat" in line
            ]
            answers, _, path = said[-1].strip().partition(" ")
            assert not [game.fault for game in save_list.list_games() if game.fault]
            assert len(loading.load(Path(path), OWN_TITLES).game.entries) >= int(answers)
            assert not Settings.load().broken
    for left in save_list.list_games():
        assert loading.verify(left.path, OWN_TITLES).answers
