"""Tooltips of the editor: what a line of its form is for, with the rule (22.0)."""

from __future__ import annotations

import pygame

from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.words.line import rule_of
from combat.games.volume1.editor.editor_host import EditorHost
from combat.games.volume1.editor.editor_strip import EditorStrip
from combat.games.volume1.editor.form.editor_form import Tip

CHAPTER = "23.0"
"""The rulebook's chapter on the editor."""


class EditorNotes:
    """Shows tooltips under the pointer, over strip and form; rule numbers in them can be clicked."""

    def __init__(self, scene: EditorHost, strip: EditorStrip) -> None:
        self._scene, self._strip = scene, strip
        self._pointer = (-1, -1)
        self.tooltip = Tooltip(scene.app.settings.tooltip_delay)
        scene.panes.add_float(self.tooltip.float)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle every event before other parts; return True for a click on a rule number."""
        tooltip = self.tooltip
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._pointer = event.pos
        if event.type == pygame.MOUSEMOTION:
            if not tooltip.holds(event.pos):
                tip = self._tip(event.pos)
                about, lines, anchor = tip or (None, (), pygame.Rect(0, 0, 0, 0))
                aside = self._scene.form.list.rect.collidepoint(event.pos)
                self._scene.dirty |= tooltip.point_at(about, lines, anchor, aside=aside)
            return False
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL):
            return False
        rule = tooltip.rule_at(event.pos) if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 else ""
        self._scene.dirty |= tooltip.hide()
        if rule:
            self._scene.app.consult(rule)
        return bool(rule)

    def help(self) -> None:
        """Open the rulebook at the rule of the line under the pointer, else at chapter 23.0."""
        tip = self._tip(self._pointer)
        rule = rule_of(tip[1][-1]) if tip is not None else ""
        self._scene.app.consult(rule or CHAPTER)

    def update(self, dt: float) -> None:
        """Advance the time by `dt` seconds."""
        self._scene.dirty |= self.tooltip.update(dt)

    def _tip(self, position: tuple[int, int]) -> Tip | None:
        return self._strip.tip(position) or self._scene.form.tip(position)
