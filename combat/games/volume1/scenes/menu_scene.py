"""Start screen of Volume 1: a desk in lamplight, and a folder with the menu."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.lessons.learnt import learnt
from combat.engine.lessons.lesson_shelf import look_at_lessons
from combat.engine.stage.stage import Stage
from combat.engine.stage.start.learning_start import DEMO, RECORDS, LearningStart, Slip, scenario_count
from combat.engine.stage.start.menu import CHIEF, PLAY, TOOL
from combat.engine.stage.start.start_scene import Line
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.games.volume1.scenes.saved.shelved_battles import Shelved

DAY, SERVED = Slip("menu-day", "menu-day-note", "D", "days"), Slip("served-title", "menu-served-note", "Q", "served")
Found = TypeVar("Found")


class MenuScene(LearningStart):
    """Start screen of Volume 1: continue, start or load a battle, learn, change settings, or leave."""

    title, demo, slips = "COMBAT!", "demo", (DAY, DEMO, RECORDS, SERVED)

    def __init__(self, app: Stage, *, greets: bool = False) -> None:
        super().__init__(app, greets=greets)
        self._shelved: Shelved | None = None
        self._under_way = self._date = self._told = ""
        """The campaign played last and its progress, and the date of its next battle."""

    def read(self) -> bool:
        """Reload the data that the lines show; return whether something was played since the last call."""
        known, self._shelved = self._shelved, self._spared(shelved, None)
        self._learning = look_at_lessons()
        self._under_way, self._date = self._spared(campaign_under_way, ("", ""))
        return known is not None and self._shelved is not None and known.last != self._shelved.last

    def _spared(self, look: Callable[[], Found], nothing: Found) -> Found:
        """Return the result of `look`, or `nothing` after a warning on any exception; so the start screen always
        opens.
        """
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
        """Return the lines of the menu."""
        lines: list[Line] = []
        shelved = self._shelved
        if shelved is not None and (path := shelved.waiting) is not None:
            lines.append((text("menu-continue"), shelved.progress, "C", lambda: self._open(path), CHIEF))
        going_on = self._learning.under_way and not (shelved is not None and shelved.fought)
        first = going_on or (not lines and self.is_new())
        lines += [(*self.learning_line(going_on=going_on), CHIEF)] if first else []
        lines.append(
            (text("menu-new"), text("menu-new-note", count=scenario_count()), "N", self.opens("scenario"), PLAY)
        )
        lines.append(
            (text("menu-campaign"), self._under_way or text("menu-campaign-note"), "A", self.opens("campaign"), PLAY)
        )
        lines.append((text("menu-generate"), text("menu-generate-note"), "G", self.opens("generator"), PLAY))
        if shelved is not None and shelved.count:
            lines.append(
                (text("menu-load"), text("menu-load-note", count=shelved.count), "L", self.opens("saves"), PLAY)
            )
        return [*lines, *([] if first else [(*self.learning_line(going_on=False), TOOL)]), *self._tools()]

    def _tools(self) -> list[Line]:
        """Return the lines that are not battles."""
        keys = self.app.keys
        return [
            (text("menu-rulebook"), text("menu-rulebook-note"), keys.label("help"), self.app.consult, TOOL),
            (text("menu-lab"), text("menu-lab-note"), "R", self.opens("labs"), TOOL),
            (text("menu-editor"), text("menu-editor-note"), "E", self.opens("drafts"), TOOL),
            (text("menu-packs"), text("menu-packs-note", count=len(layers.packs())), "P", self.opens("packs"), TOOL),
            (text("menu-settings"), text("menu-settings-note"), "S", self.opens("settings"), TOOL),
            (text("menu-quit"), "", keys.label("quit"), self.app.quit, TOOL),
        ]

    # -- menu actions -------------------------------------------------------------------------------------------

    def _open(self, path: Path) -> None:
        self.app.open("saved-battle", path=path)

    # -- the scene ----------------------------------------------------------------------------------------------

    def heading(self) -> tuple[str, str]:
        """Return the two lines at the top of the sheet: place and date."""
        return text("menu-heading"), self._date or text("menu-date")

    def saves(self) -> int:
        """Return the number of saved games."""
        return self._shelved.count if self._shelved is not None else 0

    def is_new(self) -> bool:
        """Return whether no game was saved and no lesson finished yet; lessons are then listed first."""
        return not learnt("lessons") and not any(folders.saves().glob("*"))


def start(app: Stage) -> MenuScene:
    """Return the start screen that is shown when the program starts."""
    return MenuScene(app, greets=True)


def campaign_under_way() -> tuple[str, str]:
    """Return the progress of the unfinished campaign played last, as one line, and the date of its next battle.

    Return ("", "") if there is none.
    """
    if not any(folders.saves().glob("*.campaign")):
        return "", ""
    from combat.games.volume1.scenes.campaign import under_way  # noqa: PLC0415 - 40 ms, where a campaign is under way

    return under_way.campaign_under_way()


def shelved() -> Shelved | None:
    """Return a summary of the saved battles, or None if there are no files."""
    folder = folders.saves()
    if not folder.is_dir() or not any(folder.iterdir()):
        return None
    from combat.games.volume1.scenes.saved import shelved_battles  # noqa: PLC0415 - 25 ms, where something was saved

    return shelved_battles.look_at_shelf()
