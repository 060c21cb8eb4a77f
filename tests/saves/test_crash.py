"""The process is killed in the middle of a game, and the next one takes it up from the last answer (no clean-up ran)."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import run
from combat.saves import loading, shelf

ROOT = Path(__file__).parents[2]
PLAYS_AND_STOPS = """
import sys, time
from pathlib import Path
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import run
from combat.rules import sequence
from combat.saves import journal
from tests.skirmish import skirmish

game = sequence.new_game(skirmish())
journal.begin(game, print, Path(sys.argv[1]) / "game.combat")

def told(events):
    if len(game.entries) == int(sys.argv[2]):
        print("there", flush=True)
        time.sleep(600)

run(game, SeededChance(3), RandomPlayer(3), told=told)
"""


@pytest.mark.parametrize("answers", [1, 12, 90])
def test_a_killed_game_is_resumed_at_its_last_answer(answers: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAYS_AND_STOPS, str(tmp_path), str(answers)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdout is not None
        assert playing.stdout.readline() == "there\n"
        playing.kill()
    latest = shelf.latest_unfinished(tmp_path)
    assert latest is not None
    loaded = loading.load(latest.path)
    assert len(loaded.game.entries) == answers
    assert loaded.notes == ()
    assert latest.clock.turn == loaded.game.state.clock.turn
    loading.carry_on(loaded, pytest.fail).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert loading.verify(latest.path).over
