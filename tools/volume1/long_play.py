"""``python -m tools.volume1.long_play KEPT [--hours 8] [--write]``: whether hours at the table leave memory as it is.

The program's own window and loop, on SDL's drivers without a screen, with a clock of the test's own: each round counts as a tenth
of a second, the most that the loop lets pass in one, and the next follows at once. So eight hours of play pass in less. At the instant
pace the cautious player answers at the table, one battle after the other through all scenarios, by way of the start screen; the mouse wanders,
the map is zoomed, log, rulebook and what happened lately are opened. What the process holds is a line in the file KEPT each minute of
play. A large board takes more than a small one: flat is what takes the same when the same scenarios come again, a round through the
book later, to five percent; the first half hour is left out. `--write` puts what came of it into `docs/endurance.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, TypeAlias

import pygame

from combat.engine.chance.picks import Picks
from combat.engine.stage.app import App
from combat.engine.stage.stage import Stage
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.title import TITLE
from tools.figures.steady_state import resident
from tools.volume1.endurance_page import put
from tools.volume1.scenario_table import OURS

ROUND = 0.1
"""Seconds of play in one round of the loop."""
SIZE = (1280, 720)
THOUGHT = 10
"""Rounds for which a question stands before it is answered."""
LOOK, READ = 600, 30
"""Rounds from one sheet that is opened to the next, and those until it is put away again."""
MINUTE, HALF_HOUR = round(60 / ROUND), 30
"""Rounds between two lines of the file, and lines of half an hour."""
FLAT = 0.05
"""How much more or less the same battles may take a round later."""
SHEETS = ((pygame.K_F1, 0), (pygame.K_F7, 0), (pygame.K_l, pygame.KMOD_LCTRL))
"""The keys of what is opened, and what is held down with them."""


Line: TypeAlias = dict[str, float]
"""A line of the file, by the names of its figures."""


class Hands:
    """The clock that the loop asks, and whoever sits before the window: he acts while the loop would sleep."""

    def __init__(self, app: App, rounds: int, kept: Path) -> None:
        self._app, self._rounds, self._kept = app, rounds, kept
        self._round = self._battles = self._answers = self._since = 0
        self._dice, self._player = Picks(1), CautiousPlayer()
        self._begun = time.process_time()

    def get_time(self) -> float:
        """Milliseconds of the last round."""
        return 1000 * ROUND

    def tick(self, pace: int) -> None:
        """A round is over."""
        self._round += 1
        self._since += 1
        if self._round % MINUTE == 0:
            self._note()
        if self._round == self._rounds:
            self._app.quit()
        if not self._app.scenes:
            return
        self._wander()
        self._act()

    def _note(self) -> None:
        told = {
            "minutes": self._round // MINUTE, "megabytes": round(resident(), 1), "battles": self._battles, "answers": self._answers,
            "seconds": round(time.process_time() - self._begun),
        }  # fmt: skip
        with self._kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")

    def _wander(self) -> None:
        """The mouse goes here and there, and now and then the map is drawn nearer or farther."""
        if self._round % 20 == 0:
            place = (self._dice.below(SIZE[0]), self._dice.below(SIZE[1]))
            self._post(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        if self._round % 300 == 0:
            self._post(
                pygame.MOUSEWHEEL,
                x=0,
                y=self._dice.one((-1, 1)),
                precise_x=0.0,
                precise_y=1.0,
                flipped=False,
                touch=False,
            )

    def _post(self, kind: int, **what: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **what))

    def _press(self, key: int, mod: int = 0) -> None:
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        self._post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def _act(self) -> None:
        match self._app.top:
            case TableScene() as table:
                self._at_table(table)
            case MenuScene():
                names = OURS.scenario_ids()
                book = OURS.load_book(names[self._battles % len(names)])
                self._app.open("battle", book=book, seed=self._battles)
                self._battles += 1
            case VictoryScene() if self._since > READ:
                self._since = 0
                self._press(pygame.K_RETURN)
            case sheet if self._since > READ and not isinstance(sheet, VictoryScene):
                self._since = 0
                self._press(pygame.K_ESCAPE)

    def _at_table(self, table: TableScene[Any, Any, Any]) -> None:
        asking = table.desk.prompt
        if self._round % LOOK == 0:
            self._since = 0
            self._press(*SHEETS[self._round // LOOK % len(SHEETS)])
        elif asking is not None and self._since >= THOUGHT and not table.desk.mirror.busy:
            self._since = 0
            self._answers += table.desk.controls.answer(self._player.answer(asking.decision, table.desk.state))


def play(kept: Path, hours: float) -> None:
    """Play so many hours; each begins in an empty folder of the player's."""
    with tempfile.TemporaryDirectory(prefix="combat-long-") as home:
        os.environ.update(
            {f"COMBAT_{kind}_DIR": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
        )
        os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
        TITLE.use()
        app = App(WindowOptions(resolution=SIZE), STAGE)
        app.settings.pace, app.settings.confirm_leave, app.settings.confirm_commit = "instant", False, False
        app.home = "menu"
        hands = Hands(app, round(hours * 3600 / ROUND), kept)
        pygame.time.Clock = lambda: hands  # type: ignore[assignment,misc,return-value]
        app.run(_menu)
        pygame.quit()


def _menu(app: Stage) -> MenuScene:
    return MenuScene(app)


def battles(lines: Sequence[Line]) -> dict[int, float]:
    """What was held during each battle that was fought after the first half hour: the median of its minutes."""
    found: dict[int, list[float]] = {}
    for line in lines[HALF_HOUR:]:
        found.setdefault(int(line["battles"]), []).append(line["megabytes"])
    return {battle: median(held) for battle, held in found.items()}


def growth(lines: Sequence[Line]) -> list[float]:
    """By what share more was held in each of the last battles than in the same one a round through the book before."""
    held, many = battles(lines), len(OURS.scenario_ids())
    again = [battle for battle in sorted(held) if battle - many in held][-many:]
    return [held[battle] / held[battle - many] - 1 for battle in again]


def table(lines: Sequence[Line]) -> str:
    """What came of it, as a table."""
    last, warm, grown = lines[-1], [line["megabytes"] for line in lines[HALF_HOUR:]], growth(lines)
    return (
        "| hours of play | battles | answers by hand | MB after the first half hour, least and most | battles fought again a round "
        "later | MB more in them |\n|---|---|---|---|---|---|\n"
        f"| {last['minutes'] / 60:.1f} | {last['battles']:.0f} | {last['answers']:,.0f} | {min(warm):.0f}–{max(warm):.0f} | "
        f"{len(grown)} | {100 * median(grown):+.1f} % |\n"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play, and say whether memory stayed as it was: 1 where it did not."""
    parser = argparse.ArgumentParser(prog="python -m tools.volume1.long_play", description=__doc__)
    parser.add_argument(
        "kept", type=Path, metavar="KEPT", help="the file of what was held; one that is there is only told of"
    )
    parser.add_argument("--hours", type=float, default=8.0, metavar="H", help="hours of play; default: 8")
    parser.add_argument("--write", action="store_true", help="put the table into docs/endurance.md")
    asked = parser.parse_args(arguments)
    if not asked.kept.exists():
        play(asked.kept, asked.hours)
    lines = [json.loads(line) for line in asked.kept.read_text(encoding="utf-8").splitlines()]
    if not growth(lines):
        print("too short to tell: no battle was fought twice after the first half hour")
        return 1
    print(table(lines), end="")
    if asked.write:
        put("memory", table(lines))
    return 1 if abs(median(growth(lines))) > FLAT else 0


if __name__ == "__main__":
    sys.exit(main())
