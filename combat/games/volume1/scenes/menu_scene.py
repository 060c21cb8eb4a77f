"""The start screen: the desk in lamp light, and the folder with what can be done."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pygame

import combat
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.lessons.learnt import learn, learnt
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.backdrop import INNER, Backdrop, draw_sheet, rule
from combat.engine.stage.paper.menu import CHIEF, PLAY, TOOL, Entry, Menu
from combat.engine.stage.paper.telegram import Telegram
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.words import text
from combat.games.volume1.scenes.lessons.learning import Learning, look_at_lessons

if TYPE_CHECKING:
    from combat.games.volume1.scenes.saved.shelved_battles import Shelved

SHEET, HEAD, FOOT, AIR = 510, 132, 78, 70
"""Width of the sheet, the space above and below its menu, and what is kept free of the window, in pixels at scale 1."""

MARGIN, TELEGRAM = 72, 226
"""Where title and telegram lie from the left, and the telegram from the top, in pixels at scale 1."""

LOW = (80, 50, 16)
"""The same spaces where the window is too low for these: the date then stands beside the heading."""

TITLE = "COMBAT!"
OFFERED = "lessons-offered"
"""What is remembered among the hints, once a newcomer has been offered the lessons."""
Found = TypeVar("Found")
Line = tuple[str, str, str, Callable[[], None], int]
"""What stands in a line of the menu, the note below it, its key, what it does, and how much its note matters."""


class MenuScene(Scene):
    """Continue, begin, load, set up, or leave."""

    watched = ("saves", "scenarios", "packs")
    air = ("menu", "")

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        """`greets`: the program has just been started, so that a newcomer is offered the lessons."""
        super().__init__(app)
        self._greets = greets
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._shelved: Shelved | None = None
        self._learning = Learning()
        self.menu = Menu()
        self._telegram = Telegram(text("menu-day"), text("menu-day-note"), "D", lambda: self.app.open("days"))
        self._low = False
        self._old = True
        self._used = self._under_way = self._date = self._told = ""
        """The line used last; the campaign played last and how far it got, and the day of its next battle."""

    def back(self) -> None:
        self.relist()

    def relist(self) -> None:
        self._old = True
        self.invalidate()

    def respoken(self) -> None:
        self._telegram.label, self._telegram.note = text("menu-day"), text("menu-day-note")
        self.relist()

    def _read_shelf(self) -> None:
        """Writes the menu anew, after whatever was played."""
        self._old = False
        known, self._shelved = self._shelved, self._spared(shelved, None)
        played = known is not None and self._shelved is not None and known.last != self._shelved.last
        self._learning = look_at_lessons()
        self._under_way, self._date = self._spared(campaign_under_way, ("", ""))
        before = self.menu.widgets[:1]
        self.menu.replace(
            Entry(place, label, note, key, partial(self._use, label, action), weight)
            for place, (label, note, key, action, weight) in enumerate(self._lines(), 1)
        )
        self.menu.widgets.append(self._telegram)
        entries = [entry for entry in self.menu.widgets if isinstance(entry, Entry)]
        same = not played and bool(before) and isinstance(before[0], Entry) and before[0].label == entries[0].label
        self.menu.focus(next((entry for entry in entries if same and entry.label == self._used), entries[0]))
        self.resize()

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

    def _use(self, label: str, action: Callable[[], None]) -> None:
        """Does what a line is for; it is the one marked when the player comes back and the menu begins as before."""
        self._used = label
        action()

    def _lines(self) -> list[Line]:
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

    def resize(self) -> None:
        px = theme.px
        width, height = self.app.size
        head, foot, air = HEAD, FOOT, AIR
        entries = self.menu.fit(height - px(head + foot + air))
        self._low = entries > height - px(HEAD + FOOT + LOW[2])
        if self._low:
            head, foot, air = LOW
            entries = self.menu.lower(height - px(head + foot + air))
        tall = max(px(head + foot) + entries, min(px(660), height - px(120)))
        self._sheet = pygame.Rect(0, 0, px(SHEET), tall)
        self._sheet.midright = (width - px(74), height // 2 + px(8))
        self.menu.place(self._sheet.x + px(24), self._sheet.y + px(head), self._sheet.width - px(48))
        self._telegram.lay(px(TELEGRAM), self._sheet.x, px(MARGIN))
        self.invalidate()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._greets and self.drawn:
            self._greets = False
            if is_first_start() and OFFERED not in learnt("hints"):
                learn("hints", OFFERED)
                self.app.open("lessons-offer")

    def handle(self, event: pygame.event.Event) -> bool:
        if self._old:
            self._read_shelf()
        taken = self.menu.handle(event)
        self.dirty |= self.menu.dirty
        return taken

    def draw(self, surface: pygame.Surface) -> None:
        if self._old:
            self._read_shelf()
            self.dirty = False
        self._backdrop.draw(surface)
        self._draw_title(surface)
        draw_sheet(surface, self._sheet)
        self._draw_heading(surface)
        self.menu.draw(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        px = theme.px
        room = self._sheet.x - px(MARGIN) - px(48)
        size = 112.0
        while size > 48 and theme.font("stencil", size).width(TITLE) + px(6) * 7 > room:
            size -= 4
        paper = theme.mix(theme.FORM, theme.LIGHT, 0.12)
        theme.font("stencil", size).draw(surface, TITLE, (px(MARGIN), px(132)), paper, tracking=px(6))
        motto, size = text("menu-motto"), 25.0
        while size > 14 and theme.font("heading", size).width(motto) > room:
            size -= 1
        theme.font("heading", size).draw(surface, motto, (px(78), px(176)), theme.FRAME_TEXT, room=room)

    def _draw_heading(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        left, right = sheet.x + px(INNER), sheet.right - px(INNER)
        heading, date = text("menu-heading").upper(), self._date or text("menu-date")
        day, low = theme.font("heading", 17), self._low
        top = sheet.y + px(60 if low else 76)
        taken = theme.font("heading", 19).draw_typed(surface, heading, (left, top), theme.INK, seed=1)
        room = right - left - round(taken) - px(20)
        if not low:
            day.draw_typed(surface, date, (left, sheet.y + px(102)), theme.INK_2, seed=2)
        elif day.width(date) <= room:
            day.draw_typed(surface, date, (right - round(day.width(date)), top), theme.INK_2, seed=2)
        rule(surface, left, right, sheet.y + px(70 if low else 118))
        rule(surface, left, right, sheet.bottom - px(42 if low else 62))
        note, base = theme.font("sans", 15), sheet.bottom - px(18 if low else 36)
        if self._shelved is not None and self._shelved.count:
            shelf = text("menu-saves", count=self._shelved.count)
            note.draw(surface, shelf, (left, base), theme.INK_2)
        version = text("menu-version", version=combat.__version__)
        note.draw(surface, version, (right, base), theme.INK_2, align="right")


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
