"""Forecast pane: each planned shot term by term with its rule; without shots, the commander and the plan."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.prompts.ask_react import AskReact
from combat.games.contact.standing.forecast_lines import forecast_lines, forecast_sum
from combat.games.contact.standing.shot_forecast import Forecast
from combat.games.contact.table.contact_part import ContactPart
from combat.games.contact.words import contact_names as names

MARGIN, ROW = 12, 18
"""Margin and height of a line, in pixels at scale 1."""


class ForecastPane(ContactPart):
    """Pane with the lines of the planned shots."""

    def needs(self, width: int) -> int:
        """Return the height in pixels that its content needs at a width; in a smaller pane it is scrolled."""
        return theme.px(40 + ROW * len(list(self._lines())))

    def shots(self) -> list[Forecast]:
        """Return the planned shots; an empty list if none is planned."""
        prompt = self.desk.prompt
        if isinstance(prompt, AskAction):
            return prompt.shots
        return [found for _, found in prompt.taken.values()] if isinstance(prompt, AskReact) else []

    def _lines(self) -> Iterator[tuple[str, bool]]:
        """Yield the lines, and whether each is a heading."""
        state = self.desk.state
        for shot in self.shots():
            head, *rest = forecast_lines(state, shot)
            yield head, True
            yield from ((line, False) for line in (*rest, *forecast_sum(state, shot)))
        if not self.shots():
            order = state.order
            who = [] if order is None else [names.unit(state, unit) for unit in order.units if unit in state.units]
            yield text("forecast-order", units=", ".join(who)) if who else text("forecast-empty"), False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        if not self.rect.width:
            return
        px = theme.px
        theme.draw_panel(surface, self.rect, text("forecast-title").upper())
        x, y, room = self.rect.x + px(MARGIN), self.rect.y + px(48), self.rect.width - px(2 * MARGIN)
        for line, is_head in self._lines():
            face = theme.font("sans", 14, 600 if is_head else 400)
            for part in face.wrap(line, room):
                face.draw(surface, part, (x, y), theme.INK if is_head else theme.INK_2)
                y += px(ROW)
