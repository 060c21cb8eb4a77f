"""List of a game's lessons, with a check mark on completed ones; it also resets the hints."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence

import pygame

from combat.engine.content.findings import ContentError
from combat.engine.lessons.learnt import forget, learnt
from combat.engine.lessons.listed_lessons import ListedLesson
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.teaching.hint_wish import HINTS
from combat.engine.words import text


class LessonListScene(TypedListScene[ListedLesson]):
    """The list of lessons; Enter starts the selected one. Initially the first incomplete lesson is selected."""

    title, note, empty, width, watched = "lessons-title", "lessons-note", "lessons-empty", 720, ("lessons", "packs")
    of = ""
    """The game's key in `learnt`."""
    first_battle = ""
    """The scenario after the last lesson."""

    def __init__(self, app: Stage) -> None:
        self._done: tuple[str, ...] = ()
        super().__init__(app)
        self._choose_next()

    def _choose_next(self, done: int = 0) -> None:
        """Select the first incomplete lesson; if all are complete, the row given."""
        self.choose(next((place for place, row in enumerate(self.list.rows) if row.id not in self._done), done))

    def on_resume(self) -> None:
        """Read the lessons again; if more are completed, select the first incomplete one, else the last."""
        before = self._done
        self.read()
        if self._done != before:
            self._choose_next(len(self.list.rows) - 1)
        self.invalidate()

    def on_language(self) -> None:
        """Create stored texts again after a change of language; called before `resize`."""
        self.read()

    def rows(self) -> Iterable[ListedLesson]:
        """Return the lessons, after reading which are completed."""
        self._done = learnt("lessons", self.of)
        return self.listed()

    @abstractmethod
    def listed(self) -> list[ListedLesson]:
        """Return the lessons in order."""

    def key(self, row: ListedLesson) -> str:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""
        return row.id

    def buttons(self) -> Sequence[Button]:
        """Return the buttons: begin, to the first battle, reset hints."""
        return [
            Button(text("lessons-begin"), self.open_chosen, "Enter", "commit"),
            Button(text("lesson-to-battle"), self._battle, "B"),
            Button(text("lessons-hints"), self._hint_again, "H"),
        ]

    def refusals(self, row: ListedLesson | None) -> Sequence[str]:
        """Return a refusal for each button, in their order; "" for none."""
        hinted = "" if learnt("hints", self.of) else text("lessons-no-hints")
        return [text(self.empty) if row is None else row.fault, "", hinted]

    def open(self, row: ListedLesson) -> None:
        """Start a lesson; a dialog shows the faults of an invalid file."""
        try:
            scene = self.app.make("lesson", path=row.path)
        except ContentError as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(finding) for finding in fault.findings]))
            return
        self.app.push(scene)

    def _battle(self) -> None:
        self.app.replace(self.app.make("scenario", shown=self.first_battle))

    def _hint_again(self) -> None:
        """Reset the hints so that all are shown again."""
        forget("hints", self.of)
        self.app.settings.wishes.pop(HINTS.name, None)
        self.app.settings.save()
        self.choose(self.chosen)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; a digit selects the lesson with that number, or starts the lesson if it is selected.

        Return whether the event was used.
        """
        written = chords(event) if event.type == pygame.KEYDOWN else ()
        row = next((row for row in self.list.rows if str(row.number) in written), None)
        if row is None:
            return super().handle(event)
        self._click(row)
        return True

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: ListedLesson) -> None:
        """Draw a row on its background."""
        px = theme.px
        left, right = box.x + px(16), box.right - px(16)
        heading, small = theme.font("heading", 18), theme.font("sans", 14)
        if row.id in self._done:
            tick = shapes.check_mark(px(18), theme.COMMIT)
            surface.blit(tick, tick.get_rect(center=(left + px(8), box.centery)))
        x = left + px(30)
        if row.fault:
            heading.draw_typed(surface, row.id, (x, box.y + px(24)), theme.INK)
            small.draw(surface, row.fault, (x, box.y + px(45)), theme.MISSING, room=right - x)
            return
        done = text("lessons-done") if row.id in self._done else text("lessons-minutes", minutes=row.minutes)
        wide = small.draw(surface, done, (right, box.y + px(24)), theme.INK_2, align="right")
        title = text("lessons-row", number=row.number, title=text(f"lesson-{row.id}"))
        heading.draw(surface, title, (x, box.y + px(24)), theme.INK, room=right - x - round(wide) - px(12))
        small.draw(surface, text(f"lesson-{row.id}.about"), (x, box.y + px(45)), theme.INK_2, room=right - x)
