"""Check that memory does not grow during hours of play.

    python -m tools.volume1.long_play KEPT [--hours 8] [--write]

The program's own window and loop run on SDL's dummy drivers, with a clock of the test: each round counts as 0.1 s,
the most that the loop allows, and the next follows at once, so that eight hours pass in less. At the instant pace the
cautious player plays one battle after the other through all scenarios, by way of the start screen. The mouse moves,
the map is zoomed, and log, rulebook and recent events are opened. Each minute of play the memory of the process is
written as a line into the file KEPT. A large board takes more memory than a small one, so each battle is compared
with the same scenario one round earlier; the limit is 5 percent, and the first half hour is left out. `--write` puts
the result into `docs/endurance.md`.
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
"""Seconds of play per round of the loop."""
SIZE = (1280, 720)
THOUGHT = 10
"""Rounds between a question and its answer."""
LOOK, READ = 600, 30
"""Rounds between two opened sheets, and rounds until a sheet is closed again."""
MINUTE, HALF_HOUR = round(60 / ROUND), 30
"""Rounds between two lines of the file, and lines per half hour."""
FLAT = 0.05
"""Largest relative change of memory when the same battles are played again."""
SHEETS = ((pygame.K_F1, 0), (pygame.K_F7, 0), (pygame.K_l, pygame.KMOD_LCTRL))
"""Keys that open sheets, with their modifiers."""


Line: TypeAlias = dict[str, float]
"""A line of the file: its figures by name."""


class Hands:
    """Clock for the app's loop that sends the player's input each time the loop would sleep."""

    def __init__(self, app: App, rounds: int, kept: Path) -> None:
        self._app, self._rounds, self._kept = app, rounds, kept
        self._round = self._battles = self._answers = self._since = 0
        self._dice, self._player = Picks(1), CautiousPlayer()
        self._begun = time.process_time()

    def get_time(self) -> float:
        """Return the duration of the last round in milliseconds, which is constant."""
        return 1000 * ROUND

    def tick(self, pace: int) -> None:
        """End a round and send the next input, without sleeping.

        Memory is recorded each minute of play; the last round quits the app.
        """
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
        """Move the mouse, and zoom the map now and then."""
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
    """Play for `hours` hours with empty player folders, and write memory figures into `kept`."""
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
    """Return the median memory during each battle after the first half hour, in megabytes."""
    found: dict[int, list[float]] = {}
    for line in lines[HALF_HOUR:]:
        found.setdefault(int(line["battles"]), []).append(line["megabytes"])
    return {battle: median(held) for battle, held in found.items()}


def growth(lines: Sequence[Line]) -> list[float]:
    """Return the relative growth of memory in the battles of the last round over the same battles one round earlier."""
    held, many = battles(lines), len(OURS.scenario_ids())
    again = [battle for battle in sorted(held) if battle - many in held][-many:]
    return [held[battle] / held[battle - many] - 1 for battle in again]


def table(lines: Sequence[Line]) -> str:
    """Return the results as a Markdown table."""
    last, warm, grown = lines[-1], [line["megabytes"] for line in lines[HALF_HOUR:]], growth(lines)
    return (
        "| hours of play | battles | answers by hand | MB after the first half hour, least and most | battles fought again a round "
        "later | MB more in them |\n|---|---|---|---|---|---|\n"
        f"| {last['minutes'] / 60:.1f} | {last['battles']:.0f} | {last['answers']:,.0f} | {min(warm):.0f}–{max(warm):.0f} | "
        f"{len(grown)} | {100 * median(grown):+.1f} % |\n"
    )


def main(arguments: list[str] | None = None) -> int:
    """Play, unless the file exists, and print the results; return 1 if memory grew by more than the limit."""
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
