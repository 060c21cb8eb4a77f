"""The start screen: the desk in lamp light, and the folder with what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

import combat
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.lessons.lesson_shelf import Learning, look_at_lessons
from combat.engine.stage.drawing import theme
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.stage.start.telegram import Telegram
from combat.engine.stage.widgets.widget import Widget
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.games.volume1.scenes.saved.shelved_battles import Shelved

APART = 14
"""Gap between two slips, in pixels at scale 1."""
OFFERED = "lessons-offered"
"""What is remembered among the hints, once a newcomer has been offered the lessons."""
Found = TypeVar("Found")


class MenuScene(StartScene):
    """Continue, begin, load, set up, or leave."""

    watched = ("saves", "scenarios", "packs")
    title, demo = "COMBAT!", "demo"

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just been started, so that a newcomer is offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._shelved: Shelved | None = None
        self._learning = Learning()
        self._telegram = Telegram(text("menu-day"), text("menu-day-note"), "D", lambda: self.app.open("days"))
        self._shown = Telegram(text("menu-demo"), text("menu-demo-note"), "W", lambda: self.app.open(self.demo))
        records = text("records-title"), text("menu-records-note")
        self._records = Telegram(*records, "O", lambda: self.app.open("records"))
        self._served = Telegram(text("served-title"), text("menu-served-note"), "Q", lambda: self.app.open("served"))
        self._under_way = self._date = self._told = ""
        """The campaign played last and how far it got, and the day of its next battle."""

    def respoken(self) -> None:
        for slip, words in ((self._telegram, "menu-day"), (self._shown, "menu-demo")):
            slip.label, slip.note = text(words), text(f"{words}-note")
        for slip, words in ((self._records, "records"), (self._served, "served")):
            slip.label, slip.note = text(f"{words}-title"), text(f"menu-{words}-note")
        self.relist()

    def read(self) -> bool:
        known, self._shelved = self._shelved, self._spared(shelved, None)
        self._learning = look_at_lessons()
        self._under_way, self._date = self._spared(campaign_under_way, ("", ""))
        return known is not None and self._shelved is not None and known.last != self._shelved.last

    def _spared(self, look: Callable[[], Found], nothing: Found) -> Found:
        """What is found in the player's folder; whatever lies in there, the start screen opens."""
        try:
            return look()
        except Exception as fault:
            cause = one_line(f"{type(fault).__name__}: {fault}")
            line = text("shelf-unreadable", path=str(folders.saves()), cause=cause)
            if line != self._told:
                self.app.warn(line)
            self._told = line
            return nothing

    def lines(self) -> list[Line]:
        lines: list[Line] = []
        shelved = self._shelved
        if shelved is not None and (path := shelved.waiting) is not None:
            lines.append((text("menu-continue"), shelved.progress, "C", lambda: self._open(path), CHIEF))
        going_on = self._learning.under_way and not (shelved is not None and shelved.fought)
        first = going_on or (not lines and is_first_start())
        lines += [(*self._learning_line(going_on), CHIEF)] if first else []
        lines.append((text("menu-new"), text("menu-new-note", count=scenario_count()), "N", self._choose, PLAY))
        lines.append((text("menu-campaign"), self._under_way or text("menu-campaign-note"), "A", self._campaign, PLAY))
        lines.append((text("menu-generate"), text("menu-generate-note"), "G", self._generate, PLAY))
        if shelved is not None and shelved.count:
            lines.append((text("menu-load"), text("menu-load-note", count=shelved.count), "L", self._load, PLAY))
        return [*lines, *([] if first else [(*self._learning_line(False), TOOL)]), *self._tools()]

    def _learning_line(self, going_on: bool) -> tuple[str, str, str, Callable[[], None]]:
        """The way to the lessons; to him who is in the midst of them it names the next one and how far he has got."""
        known = self._learning
        if not going_on:
            return text("menu-learn"), text("menu-learn-note", count=known.count), "T", self._learn
        lesson = text("lessons-row", number=known.number, title=text(f"lesson-{known.id}"))
        note = text("menu-learn-on-note", lesson=lesson, done=known.done, count=known.count)
        return text("menu-learn-on"), note, "T", self._learn

    def _tools(self) -> list[Line]:
        """What is not a battle."""
        keys = self.app.keys
        return [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self._help, TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self._lab, TOOL),
            (text("menu-editor"), text("menu-editor-note"), "E", self._edit, TOOL),
            (text("menu-packs"), text("menu-packs-note", count=len(layers.packs())), "P", self._packs, TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self._settings, TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    # -- what the lines do --------------------------------------------------------------------------------------

    def _open(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    def _choose(self) -> None:
        self.app.open("scenario")

    def _campaign(self) -> None:
        self.app.open("campaign")

    def _generate(self) -> None:
        self.app.open("generator")

    def _learn(self) -> None:
        self.app.open("lessons")

    def _load(self) -> None:
        self.app.open("saves")

    def _lab(self) -> None:
        self.app.open("labs")

    def _edit(self) -> None:
        self.app.open("drafts")

    def _packs(self) -> None:
        self.app.open("packs")

    def _settings(self) -> None:
        self.app.open("settings")

    def _help(self) -> None:
        """The rulebook, open at what kind of game this is and how a turn goes."""
        self.app.consult()

    # -- the scene ----------------------------------------------------------------------------------------------

    def motto(self) -> str:
        return text("menu-motto")

    def heading(self) -> tuple[str, str]:
        return text("menu-heading"), self._date or text("menu-date")

    def foot(self) -> tuple[str, str]:
        shelved = self._shelved
        saves = text("menu-saves", count=shelved.count) if shelved is not None and shelved.count else ""
        return saves, text("menu-version", version=combat.__version__)

    @property
    def _slips(self) -> list[Telegram]:
        return [self._telegram, self._shown, self._records, self._served]

    def aside(self) -> Sequence[Widget]:
        return self._slips

    def lay_aside(self, area: pygame.Rect) -> int:
        for noted in (True, False):
            end = area.top - theme.px(APART)
            for slip in self._slips:
                end = slip.lay(end + theme.px(APART), area.left, area.right, noted=noted)
            if end <= area.bottom:
                break
        return end

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._greets and self.drawn:
            self._greets = False
            if is_first_start() and OFFERED not in learnt("hints"):
                learn("hints", OFFERED)
                self.app.open("lessons-offer")


def scenario_count() -> int:
    """How many scenarios there are to choose from, without reading any."""
    return len({place for layer in layers.layers() for place in layer.glob("scenarios/*.toml")})


def start(app: Stage) -> MenuScene:
    """The start screen as the program begins."""
    return MenuScene(app, greets=True)


def is_first_start() -> bool:
    """Whether nobody has played here yet or gone through a lesson: then the lessons come before all else."""
    return not learnt("lessons") and not any(folders.saves().glob("*"))


def campaign_under_way() -> tuple[str, str]:
    """The campaign played last that is not over, in a line, and the day of its next battle; "" where none is."""
    if not any(folders.saves().glob("*.campaign")):
        return "", ""
    from combat.games.volume1.scenes.campaign import under_way  # noqa: PLC0415 - 40 ms, where a campaign is under way

    return under_way.campaign_under_way()


def shelved() -> Shelved | None:
    """The saved battles; None where there are none."""
    folder = folders.saves()
    if not folder.is_dir() or not any(folder.iterdir()):
        return None
    from combat.games.volume1.scenes.saved import shelved_battles  # noqa: PLC0415 - 25 ms, where something was saved

    return shelved_battles.look_at_shelf()
