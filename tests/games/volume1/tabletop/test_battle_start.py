"""The first picture of a battle imports no module that only rare windows, effects or other boards need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]

START = """
import os, sys
os.environ["SDL_VIDEODRIVER"] = "dummy"
from combat.engine.stage import app
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.content.library import load_book
from combat.games.volume1.scenes import battles
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.title import TITLE
TITLE.use()
window = app.App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
book = load_book("first-light")
window.push(battles.begun(window, book, 1))
window.round(0.0)
window.round(0.0)
later = (
    "combat.engine.journal.save_list", "combat.engine.stage.paper.dialog", "combat.engine.tabletop.effects.effects_layer",
    "combat.engine.tabletop.hexes.sheets.joined_tiles", "combat.engine.tabletop.hexes.sheets.plain_sheet",
    "combat.engine.tabletop.hands.host", "combat.engine.tabletop.map.map_view",
)
print(*(name for name in later if name in sys.modules), flush=True)
os._exit(0 if window.top.drawn else 1)
"""


def test_the_first_picture_of_a_battle_loads_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    env = os.environ | {f"COMBAT_{what}_DIR": str(tmp_path) for what in ("DATA", "CONFIG", "STATE", "CACHE")}
    for time in ("the first day, on which files are read", "any other day"):
        done = subprocess.run(
            [sys.executable, "-uc", START], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), time
    assert done.stdout.strip() == ""
