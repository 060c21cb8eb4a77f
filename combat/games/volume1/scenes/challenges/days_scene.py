"""Battle of the day and earlier ones, with the player's results; a challenge can also be opened by its code."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

import pygame

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import challenge_of, read_code
from combat.engine.challenges.code_signs import LONGEST
from combat.engine.challenges.day_seeds import is_of_its_day
from combat.engine.challenges.result import Result
from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import closer
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import capital, text, translated
from combat.games.volume1.challenges.battle_challenges import CHALLENGES, sheet_of_day
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.records.battle_records import RECORDS, Ended

SHOWN = 14
"""Number of days that are listed, including today."""


class ListedDay(Record, gc=True):
    """A day, with the result of the player's first battle of that day."""

    day: date
    ended: Ended | None


class DaysScene(TypedListScene[ListedDay]):
    """List of the battles of the day; Enter opens the sheet of the selected day."""

    title, note, empty, width, watched = "days-title", "days-note", "sheet-none", 720, ("saves",)

    def __init__(self, app: Stage, today: date | None = None) -> None:
        self._today = today or date.today()
        self._typed: Challenge[Request] | Result[Request] | None = None
        """The challenge or result of a code just typed, until its sheet is opened."""
        self._about: dict[date, tuple[Request, str]] = {}
        """The battle of each day, generated in a thread after the list is shown, as that takes a moment."""
        self._told = 0
        """Number of them that are in the list so far."""
        self._looking: threading.Thread | None = None
        self._left = threading.Event()
        super().__init__(app)

    def on_resume(self) -> None:
        """Reload the list when the screen above is closed, and open the challenge whose code was typed there."""
        self.read()
        self.invalidate()
        typed, self._typed = self._typed, None
        if typed is not None:
            self.app.open("challenge", challenge=typed)

    def on_language(self) -> None:
        """Reload the list, whose texts depend on the language."""
        self.read()

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; called before each frame and while idle."""
        super().update(dt)
        if self.drawn and not self.dirty and self._looking is None:
            self._looking = threading.Thread(target=self._look, name="days", daemon=True)
            self._looking.start()
        if len(self._about) != self._told:
            self._told = len(self._about)
            self.invalidate()

    @property
    def wants_frames(self) -> bool:
        """Whether days are still being generated."""
        return self._looking is not None and self._looking.is_alive()

    def leave(self) -> None:
        """Stop the thread that generates the days' battles."""
        self._left.set()

    def _look(self) -> None:
        """Generate the battle of each day, today's first."""
        with contextlib.suppress(AttributeError, OSError):  # the thread that draws has priority
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        for ago in range(SHOWN):
            if self._left.is_set():
                return
            day = self._today - timedelta(days=ago)
            with contextlib.suppress(ContentError, ValueError):  # the sheet of that day reports the fault
                self._about[day] = sheet_of_day(day)

    def rows(self) -> Iterable[ListedDay]:
        """Return the rows from top to bottom."""
        fought = by_day(RECORDS.all())
        days = [self._today - timedelta(days=ago) for ago in range(SHOWN)]
        return [ListedDay(day, fought.get(day)) for day in days]

    def key(self, row: ListedDay) -> date:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.day

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        return [
            Button(text("days-open"), self.open_chosen, "Enter", "commit"),
            Button(text("challenge-enter"), self._ask_code, "C"),
            Button(text("days-records"), lambda: self.app.open("records"), "H"),
        ]

    def refusals(self, row: ListedDay | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a row: "" for all, as none is."""
        return ["", "", ""]

    def open(self, row: ListedDay) -> None:
        """Open a row, on Enter or a second click."""
        self.app.open("challenge", day=row.day)

    def _ask_code(self) -> None:
        self.app.push(WriteSlip(self.app, text("challenge-enter-title"), "", self._take_code, limit=LONGEST))

    def _take_code(self, code: str) -> str:
        """Remember what a code stands for until the dialog is closed; return an error message or ""."""
        try:
            self._typed = read_code(CHALLENGES, code)
        except ChallengeError as fault:
            return capital(str(fault))
        return ""

    # -- a row --------------------------------------------------------------------------------------------------

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedDay) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, right = box.x + px(46), box.right - px(16)
        heading, small = theme.font("heading", 18), theme.font("sans", 14)
        if row.ended is not None and row.ended.won:
            tick = shapes.check_mark(px(18), theme.COMMIT)
            surface.blit(tick, tick.get_rect(center=(box.x + px(24), box.centery)))
        said = text("days-today") if row.day == self._today else ""
        wide = round(small.draw(surface, said, (right, box.y + px(24)), theme.INK_2, align="right"))
        heading.draw(surface, day_name(row.day), (left, box.y + px(24)), theme.INK, room=right - left - wide - px(12))
        told = _outcome(row.ended)
        about = self._about.get(row.day)
        if about is not None:
            told = " · ".join((*_battle(*about), told))
        closer(told, right - left, 14, 400).draw(surface, told, (left, box.y + px(45)), theme.INK_2, room=right - left)


def by_day(entries: Iterable[Ended]) -> dict[date, Ended]:
    """Return the result of the first battle fought of each day, by day."""
    found: dict[date, Ended] = {}
    for entry in entries:
        if not entry.challenge:
            continue
        try:
            challenge = challenge_of(CHALLENGES, entry.challenge)
        except ChallengeError:
            continue
        if is_of_its_day(challenge):
            found.setdefault(date.fromisoformat(challenge.day), entry)
    return found


def day_name(day: date) -> str:
    """Return a day in the current language: "22 November 2026"."""
    return text("days-day", day=day.day, month=day.month, year=str(day.year))


def _battle(wishes: Request, title: str) -> Iterator[str]:
    """Yield a generated battle's title, kind, forces and number of turns."""
    yield translated(title)
    yield text(f"generate-kind-{wishes.kind}")
    yield text("book-forces", men=wishes.men, enemies=wishes.enemies)
    yield text("sheet-turns-count", count=wishes.turns)


def _outcome(ended: Ended | None) -> str:
    if ended is None:
        return text("days-not-fought")
    return text("days-outcome", verdict=translated(ended.verdict), points=ended.points, turns=ended.turns)
