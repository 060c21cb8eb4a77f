"""Pane beside the hand: the form of a question, or the units waiting for set-up."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.panes.legible import legible_scale
from combat.engine.tabletop.panes.table_pane import Tip
from combat.games.command.prompts.ask_set_up import AskSetUp
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.command_part import CommandPart
from combat.games.command.table.panels.sum_form import SumForm
from combat.games.command.table.panels.waiting_units import WaitingUnits
from combat.games.command.words.form import Form, FormChances, FormChoice

EDGE, LINE = 24, 20
"""Side margin of a hint, and line spacing, in pixels at scale 1."""


class AnswerPane(CommandPart):
    """Pane for the current question."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._sums, self._units = SumForm(), WaitingUnits(desk)
        self._drawn_for: object = None
        """The question whose form was drawn last; while another one is not yet drawn there is nothing to point at."""

    @property
    def _setting_up(self) -> AskSetUp | None:
        return self.desk.prompt if isinstance(self.desk.prompt, AskSetUp) else None

    @property
    def _form(self) -> Form | None:
        form = GUARD.ask(self.desk.prompt.form, None) if isinstance(self.desk.prompt, CommandAsked) else None
        return form if form is None or self.desk.prompt is None else form.read_by(self.desk.prompt.decision.seat)

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        setting_up, form = self._setting_up, self._form
        if setting_up is not None:
            return self._units.needs(width, setting_up)
        if form is not None:
            return self._sums.needs(width, form)
        return theme.px(LINE) * (len(self._hint_lines(width)) + 1)

    def unseen(self, window: pygame.Rect) -> int:
        """Return the number of items below the visible part of a scrolled pane."""
        return 0 if self._setting_up is not None or self._form is None else self._sums.below(window.bottom)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        theme.lay_paper(surface, self.rect, "frame")
        self._drawn_for = self.desk.prompt
        setting_up, form = self._setting_up, self._form
        if setting_up is not None:
            self._units.draw(surface, self.rect, setting_up)
        elif form is not None:
            with theme.at_scale(legible_scale(self.rect.height, lambda: self._sums.needs(self.rect.width, form))):
                self._sums.draw(surface, self.rect, form)
        else:
            self._draw_hint(surface)

    def _hint_lines(self, width: int) -> list[str]:
        """Return the hint on how to answer, wrapped to a width; used if there is no form."""
        hint = self.desk.prompt.further_hint() if isinstance(self.desk.prompt, CommandAsked) else ""
        room = width - 2 * theme.px(EDGE)
        return theme.font("sans", 14).wrap(hint, room) if hint and room > 0 else []

    def _draw_hint(self, surface: pygame.Surface) -> None:
        px, face = theme.px, theme.font("sans", 14)
        lines = self._hint_lines(self.rect.width)
        y = self.rect.centery - px(LINE) * len(lines) // 2 + px(14)
        for line in lines:
            face.draw(surface, line, (self.rect.centerx - round(face.width(line)) // 2, y), theme.FRAME_TEXT_2)
            y += px(LINE)

    @property
    def rows(self) -> list[tuple[pygame.Rect, FormChances]]:
        """Return the predictions as last drawn, each with its window rectangle."""
        return self._sums.rows

    @property
    def choices(self) -> list[tuple[pygame.Rect, FormChoice]]:
        """Return the pieces that can be chosen, as last drawn, each with its window rectangle."""
        return self._sums.choices

    # -- mouse ------------------------------------------------------------------------------------------------------

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Handle a press of a mouse button: choose the piece under it; return whether it was used."""
        prompt = self.desk.prompt
        if button != 1:
            return False
        if isinstance(prompt, AskSetUp):
            return self._units.press(self.rect, prompt, position)
        choice = self._sums.choice_at(position) if self._drawn_for is prompt else ""
        if choice and isinstance(prompt, CommandAsked):
            prompt.choose(choice)
        return bool(choice)

    def rule_at(self, position: tuple[int, int]) -> str:
        """Return the rule number at a point; "" for none."""
        return "" if self._setting_up is not None else self._sums.rule_at(position)

    def piece_at(self, position: tuple[int, int]) -> str:
        """Return the id of the piece listed at a point; "" for none."""
        setting_up = self._setting_up
        if setting_up is not None:
            return self._units.at(self.rect, setting_up, position)
        return self._sums.piece_at(position) if self._drawn_for is self.desk.prompt else ""

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip of the prediction at a point; None for none."""
        there = self._setting_up is None and self._drawn_for is self.desk.prompt
        return self._sums.tip(position) if there else None
