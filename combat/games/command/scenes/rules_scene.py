"""List of the optional rules for new games, with explanations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.command.rules.switches import Options
from combat.games.command.scenes import rules_chosen

BOX, LINE = 18, 18
"""Size of the check box and height of a further line of text, in pixels at scale 1."""


class RulesScene(TypedListScene[str]):
    """List of options: a click, Enter or Space toggles the selected one; changes to the scenario are marked."""

    title, note, empty, width = "switches-title", "switches-note", "switches-title", 800

    def __init__(self, app: Stage, options: Options, on_change: Callable[[], None]) -> None:
        """Open the scene for the options of a scenario; `on_change` is called after every change."""
        self.options, self._on_change = options, on_change
        super().__init__(app)

    def rows(self) -> Iterable[str]:
        """Return the rows from top to bottom."""
        return rules_chosen.NAMES

    def key(self, row: str) -> str:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected row, from the right."""
        return [
            Button(text("switches-toggle"), self.open_chosen, "Enter", "commit"),
            Button(text("switches-reset"), self._reset, "R"),
        ]

    def refusals(self, row: str | None) -> Sequence[str]:
        """Return "" for both buttons, since neither is ever disabled."""
        return ["", ""]

    def open(self, row: str) -> None:
        """Toggle the optional rule of a row, on Enter or a second click."""
        rules_chosen.switch(self.options, self.app.settings, row)
        self._changed()

    def _reset(self) -> None:
        rules_chosen.reset(self.app.settings)
        self._changed()

    def _changed(self) -> None:
        if fault := self.app.settings.save():
            self.app.warn(text("settings-not-kept", cause=fault))
        self._on_change()
        self.choose(self.chosen)

    # -- drawing ----------------------------------------------------------------------------------------------------

    def _lines(self, row: str, wide: int) -> list[str]:
        told = text(f"switch-{rules_chosen.said(row)}-note")
        if row in rules_chosen.changed(self.options, self.app.settings):
            told = f"{told} {text('switches-own')}"
        return theme.font("sans", 14).wrap(told, wide)

    def _room(self, wide: int) -> int:
        return wide - theme.px(16 + BOX + 12 + 16)

    def below(self, row: str) -> int:
        """Return the extra height in pixels of a row whose explanation takes several lines."""
        wide = self.list.rect.width
        return theme.px(LINE) * (len(self._lines(row, self._room(wide))) - 1) if wide else 0

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: str) -> None:
        """Draw a row: a tick box, the name of the option and its explanation."""
        px, settings = theme.px, self.app.settings
        own = row in rules_chosen.changed(self.options, settings)
        tick = pygame.Rect(box.x + px(16), box.y + px(10), px(BOX), px(BOX))
        theme.draw_box(surface, tick, theme.LIGHT, edge=theme.INK_3, radius=2)
        if rules_chosen.is_on(self.options, settings, row):
            mark = shapes.check_mark(px(22), theme.CLEAR)
            surface.blit(mark, mark.get_rect(center=(tick.centerx + px(2), tick.centery - px(2))))
        left = tick.right + px(12)
        theme.font("heading", 18).draw_typed(
            surface, text(f"switch-{rules_chosen.said(row)}"), (left, box.y + px(24)), theme.INK
        )
        for place, line in enumerate(self._lines(row, self._room(box.width))):
            base = box.y + px(45 + LINE * place)
            theme.font("sans", 14).draw(surface, line, (left, base), theme.COMMIT if own else theme.INK_2)
