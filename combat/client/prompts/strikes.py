"""Shall the guns fire? The fire plan lies on the board while the player makes up his mind (20.0)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from combat.board.hexes import Hex
from combat.client.prompts.base import Asking
from combat.client.table import strike_chart
from combat.client.widgets.button import Button
from combat.rules import strike_area
from combat.rules.decisions import PASS, CallStrike
from combat.words import text

if TYPE_CHECKING:
    from combat.client.table.desk import Desk


class AskStrike(Asking[CallStrike]):
    """Call it with Ctrl+Enter, or Space to let it be; every hex tells its chance (20.0)."""

    def __init__(self, desk: Desk, decision: CallStrike) -> None:
        super().__init__(desk, decision)
        self.barrage = desk.state.book.scenario.barrage(decision.subject)
        self.chances = strike_area.area(desk.state, self.barrage)
        self.danger = strike_area.friends_in_danger(desk.state, self.chances)

    def begin(self) -> None:
        likely = sorted(self.chances, key=lambda hex_: -self.chances[hex_])
        self.desk.view.show(*likely[:1], *self.barrage.hexes)

    def buttons(self) -> list[Button]:
        call = self.button(text("answer-call"), CallStrike.CALL, self.keycap("commit"), "commit")
        return [call, self.button(text("answer-no-strike"), PASS, self.keycap("continue"))]

    def rings(self) -> Mapping[str, str]:
        return dict.fromkeys(self.danger, "target")

    def draw_plan(self, surface: pygame.Surface) -> None:
        """Where it may fall."""
        strike_chart.draw(surface, self.desk.view, self.chances, self.barrage.hexes)

    def chance_line(self, hex_: Hex) -> str:
        """What the tooltip of a hex says of the strike; "" where no shell comes."""
        share = self.chances.get(hex_, 0.0)
        return text("strike-chance", chance=strike_chart.percent(share)) if share else ""
