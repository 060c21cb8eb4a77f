"""Run a window of COMMAND! that answers at random in a remote game: `python -m tests.e2e.plays_far SEED`.

The caller opens the game by keys, from the start screen on. Each printed line has the number of answers given and the
scene that is shown. The window stays open at the end of the game, until it is closed or killed.
"""

from __future__ import annotations

import sys
import time

from combat.engine.chance.split_mix import SplitMix
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.net.net_table import NetTable
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.title import TITLE

SIZE = (960, 600)
FRAME_S = 0.005


def main(seed: int) -> None:
    """Run the window until the process is killed; answer at random, and print each change of progress."""
    TITLE.use()
    window.prepare()
    app, numbers, given, told = App(WindowOptions(resolution=SIZE, sound=False), STAGE), SplitMix(seed), 0, ""
    app.settings.pace, app.settings.confirm_commit, app.home = "instant", False, "menu"
    app.open("menu")
    before = time.monotonic()
    while True:
        time.sleep(FRAME_S)
        now = time.monotonic()
        app.round(now - before)
        before = now
        top = app.top
        if isinstance(top, NetTable) and top.desk.prompt is not None and not top.desk.mirror.busy:
            decision = top.desk.prompt.decision
            given += top.desk.controls.answer(next(decision.samples(top.desk.state, numbers)))
        table = next((scene for scene in app.scenes if isinstance(scene, NetTable)), None)
        fair = table is not None and table.net.remote.proof is not None and table.net.unfair() is None
        line = f"{given} {type(top).__name__} {'fair' if fair else ''}"
        if line != told:
            print(line, flush=True)
            told = line


if __name__ == "__main__":
    main(int(sys.argv[1]))
