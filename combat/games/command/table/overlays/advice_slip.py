"""Slip with the advice on the current question, shown until it is answered or closed."""

from __future__ import annotations

import pygame

from combat.engine.tabletop.map.minimap import CARD
from combat.engine.tabletop.teaching.slip_sheet import SlipSheet, SlipWords
from combat.engine.words import text
from combat.games.command.prompts.command_asked import CommandAsked
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.overlays.board_overlay import BoardOverlay

WIDTHS = (330, 420)
"""Widths of the slip in pixels at scale 1."""


class AdviceSlip(BoardOverlay):
    """Overlay that shows what the bot would do in the player's place, and why."""

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._slip = SlipSheet(WIDTHS)
        self._shown: SlipWords | None = None

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the slip above everything; called every frame."""
        advised = self.desk.title_desk.advice.given
        leave = text("advice-leave", key=self.desk.app.keys.named("advice"))
        words = SlipWords(text("advice-heading"), advised, leave) if advised else None
        if words != self._shown:
            self._shown = words
            self._slip.show(words)
        if words is not None:
            self._slip.lay([self.desk.view.camera.open], self._taken(), [])
            self._slip.draw(surface)

    def _taken(self) -> list[pygame.Rect]:
        """Return what the slip must not cover: what is asked about, the small map, and the last card."""
        view, prompt = self.desk.view, self.desk.prompt
        hexes = [*prompt.looked_at(), *prompt.looked_at_besides()] if isinstance(prompt, CommandAsked) else []
        card = view.laid.get(CARD)
        return [*map(view.box, hexes), view.minimap.rect, *([] if card is None else [card])]

    def press(self, position: tuple[int, int]) -> bool:
        """Handle a click on the slip, which closes it; return whether the click was on it."""
        advice = self.desk.title_desk.advice
        return bool(advice.given) and self._slip.rect.collidepoint(position) and advice.close()

    def cancel(self) -> bool:
        """Close the slip; return whether it was open."""
        return self.desk.title_desk.advice.close()
