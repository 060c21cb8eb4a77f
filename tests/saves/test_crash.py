"""The process is killed in the middle of a game, and the next one takes it up from the last answer (no clean-up ran)."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import run
from combat.saves import loading, shelf

ROOT = Path(__file__).parents[2]
ENDLESS = """
import sys
from pathlib import Path
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import run
from combat.rules import sequence
from combat.saves import journal
from tests.skirmish import skirmish

for seed in range(1000):
    game = sequence.new_game(skirmish(turns=50))
    journal.begin(game, print, Path(sys.argv[1]) / f"{seed}.combat")
    run(game, SeededChance(seed), RandomPlayer(seed), told=lambda events: print(len(game.entries), flush=True))
"""


def test_a_killed_game_is_resumed_at_its_last_answer(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", ENDLESS, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as playing:
        assert playing.stdout is not None
        for line in playing.stdout:
            if int(line) >= 250:
                break
        time.sleep(0.02)
        playing.kill()
    latest = shelf.latest_unfinished(tmp_path)
    assert latest is not None
    loaded = loading.load(latest.path)
    assert len(loaded.game.entries) >= 250
    assert loaded.dropped == 0
    assert latest.clock.turn == loaded.game.state.clock.turn
    loading.carry_on(loaded, print).close()
    run(loaded.game, SeededChance(1), RandomPlayer(1))
    assert loading.verify(latest.path).over
