"""The rail at the left: phases of the turn, then overlay switches."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.looks.board_looks import SWITCHES
from combat.games.miniatures.looks.look_switches import SIGNS
from combat.games.miniatures.panels.switch_rail import HEAD, ROW, SwitchRail

PHASES = ("starting", "movement", "shooting", "assault")
BOX = 30
"""Height of a phase in pixels at scale 1."""
LEAST = 3
"""Number of switches for which there must be room below the phases."""


class Rail(SwitchRail[State, ArmourDesk]):
    """Pane with the phases at the top and the overlay switches below."""

    switches = SWITCHES

    def draw_course(self, surface: pygame.Surface, y: int) -> int:
        """Draw the phases from the y-coordinate `y` down; return the y-coordinate below them."""
        y = self.head(surface, text("rail-phase"), y)
        for phase in self._phases():
            y = self._draw_phase(surface, phase, y)
        return y

    def is_on(self, action: str) -> bool:
        """Return whether an overlay is switched on, or symbols are shown."""
        own = self.desk.title_desk
        return own.teams.signs if action == SIGNS else own.looks.is_on(action)

    def toggle(self, action: str) -> None:
        """Switch an overlay on or off."""
        self.desk.title_desk.looks.toggle(action)

    def _phases(self) -> Sequence[str]:
        """Return the phases to draw: where there is no room for all and some switches, only the current one."""
        room = self.rect.height - theme.px(2 * HEAD + len(PHASES) * (BOX + 6) + LEAST * ROW)
        return PHASES if room >= 0 else [phase for phase in PHASES if phase == self.desk.state.phase]

    def _draw_phase(self, surface: pygame.Surface, phase: str, y: int) -> int:
        px, state = theme.px, self.desk.state
        box = pygame.Rect(self.rect.x + px(7), y, self.rect.width - px(16), px(BOX))
        now = state.phase == phase
        fill, ink = (theme.PROMPT, theme.INK) if now else (theme.FRAME_HIGH, theme.FRAME_TEXT_2)
        theme.draw_box(
            surface, box, fill, edge=theme.CHOSEN if now else theme.FRAME_LINE, radius=4, line=2 if now else 1
        )
        done = state.phase in PHASES and PHASES.index(state.phase) > PHASES.index(phase)
        inner = box.inflate(-px(12), 0)
        inner.width -= px(14) if done else 0
        theme.font("condensed", 15, 700 if now else 500).draw_in(surface, text(f"phase-{phase}"), inner, ink)
        if done:
            x, middle = box.right - px(16), box.centery
            spots = [(x, middle), (x + px(4), middle + px(4)), (x + px(10), middle - px(5))]
            pygame.draw.lines(surface, theme.FRAME_TEXT_2, False, spots, px(2))
        self.zones.append((phase, box))
        return y + px(BOX + 6)
