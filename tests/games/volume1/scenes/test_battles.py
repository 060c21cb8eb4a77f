"""Starting a new battle imports no modules that only saved battles need."""

from __future__ import annotations

import subprocess
import sys

SAVED_ONES = (
    "combat.engine.journal.loading",
    "combat.engine.journal.journal_replay",
    "combat.engine.journal.saved",
    "combat.engine.tabletop.replay_scene",
    "combat.games.volume1.campaign",
)
OFFERED = ("combat.engine.stage.paper.context_menu", "combat.games.volume1.table.menus")
"""Modules that are needed only once a button is clicked."""


def test_a_new_battle_needs_nothing_of_saved_ones() -> None:
    program = (
        "import sys, combat.games.volume1.scenes.battles, combat.cli.play_call\n"
        f"print([name for name in {SAVED_ONES + OFFERED} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"
