"""Run a window that resumes the last game and answers at random: `python -m tests.e2e.plays_on SEED`.

Each printed line has the number of saved answers, and the save. The process runs until it is killed.
"""

from __future__ import annotations

import sys
from itertools import count

from combat.engine.chance.seeds import any_seed
from combat.engine.journal import journal, save_list
from combat.engine.stage import window
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.title import TITLE
from tests.games.volume1.skirmish import skirmish

SIZE = (960, 600)


def main(seed: int) -> None:
    """Run the window until the process is killed; start a new game after each finished one."""
    TITLE.use()
    window.prepare()
    app = App(WindowOptions(resolution=SIZE, sound=False), STAGE)
    app.settings.pace, app.home = "instant", "menu"
    player = RandomPlayer(seed)
    app.push(MenuScene(app))
    for number in count(1):
        app.round(0.05)
        top = app.top
        if not isinstance(top, TableScene):
            go_on(app)
            continue
        session = top.desk.session
        if session.decision is None or session.record is None:
            go_on(app)
            continue
        session.answer(player.answer(session.decision, session.view))
        print(session.answers, session.record.path, flush=True)
        if number % 10 == 0:
            app.settings.volume = number % 900 / 1_000
            app.settings.keys = {"undo": ("Ctrl+Z",) * 40}
            app.settings.save()


def go_on(app: App) -> None:
    """Return to the menu and open the latest unfinished game, or create a new one."""
    while len(app.scenes) > 1:
        app.scenes.pop().leave()
    latest = save_list.latest_unfinished()
    if latest is None:
        record = journal.begin(TITLE, sequence.new_game(skirmish()), sys.exit, seed=any_seed())
        record.close()
        return
    app.open("saved-battle", path=latest.path)


if __name__ == "__main__":
    main(int(sys.argv[1]))
