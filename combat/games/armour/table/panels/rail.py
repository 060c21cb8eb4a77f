"""The rail at the left: the phases of the turn, and what can be shown on the board."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.tabletop.panes.table_pane import Tip
from combat.engine.words import text
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.armour_part import ArmourPart
from combat.games.armour.table.looks.board_looks import SIGNS, SWITCHES

PHASES = ("starting", "movement", "shooting", "assault")
HEAD, BOX, ROW = 26, 30, 26
"""Heights of a heading, a phase and a row, in pixels at scale 1."""
LEAST = 3
"""Switches for which there is room at least beside all phases."""


class Rail(ArmourPart):
    """Phases from the top, then the switches of what is shown."""

    def __init__(self, desk: ArmourHub) -> None:
        super().__init__(desk)
        self._zones: list[tuple[str, pygame.Rect]] = []

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole pane."""
        px, area = theme.px, self.rect
        surface.blit(shapes.gradient(area.width, area.height, theme.FRAME, theme.FRAME_LOW), area)
        surface.fill(theme.FRAME_EDGE, (area.right - px(2), area.y, px(2), area.height))
        self._zones, y = [], area.y + px(8)
        y = self._head(surface, text("rail-phase"), y)
        for phase in self._phases():
            y = self._draw_phase(surface, phase, y)
        y = self._head(surface, text("rail-show"), y + px(6))
        for action in SWITCHES:
            if y + px(ROW) > area.bottom:
                break
            y = self._draw_show(surface, action, y)

    def _phases(self) -> Sequence[str]:
        """Return the phases to draw: where there is no room for all and some switches, only the current one."""
        room = self.rect.height - theme.px(2 * HEAD + len(PHASES) * (BOX + 6) + LEAST * ROW)
        return PHASES if room >= 0 else [phase for phase in PHASES if phase == self.desk.state.phase]

    def _head(self, surface: pygame.Surface, words: str, y: int) -> int:
        face = theme.font("condensed", 14, 700)
        face.draw(
            surface,
            words,
            (self.rect.centerx, y + theme.px(16)),
            theme.FRAME_TEXT,
            align="center",
            room=self.rect.width - theme.px(8),
        )
        return y + theme.px(HEAD)

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
        self._zones.append((phase, box))
        return y + px(BOX + 6)

    def _draw_show(self, surface: pygame.Surface, action: str, y: int) -> int:
        px = theme.px
        box = pygame.Rect(self.rect.x + px(7), y, self.rect.width - px(14), px(ROW))
        cap = theme.draw_keycap(
            surface, self.desk.app.keys.label(action), box.x, box.y + px(3), dark=not self._is_on(action)
        )
        ink = theme.FRAME_TEXT if self._is_on(action) else theme.FRAME_TEXT_2
        inner = pygame.Rect(cap.right + px(5), box.y, box.right - cap.right - px(5), box.height)
        theme.font("condensed", 14, 500).draw_in(surface, text(f"rail-{action}"), inner, ink)
        self._zones.append((action, box))
        return y + px(ROW)

    def _is_on(self, action: str) -> bool:
        own = self.desk.title_desk
        return own.teams.signs if action == SIGNS else own.looks.is_on(action)

    # -- mouse --------------------------------------------------------------------------------------------------

    def _at(self, position: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        return next((zone for zone in self._zones if zone[1].collidepoint(position)), None)

    def press(self, position: tuple[int, int], button: int) -> bool:
        """Switch what a click is on."""
        found = self._at(position)
        if found is None or found[0] not in SWITCHES or button != 1:
            return False
        self.desk.title_desk.looks.toggle(found[0])
        self.desk.on_did(found[0])
        return True

    def tip(self, position: tuple[int, int]) -> Tip | None:
        """Return the tooltip for a point; None for none."""
        found = self._at(position)
        if found is None:
            return None
        name, box = found
        key = self.desk.app.keys.label(name) if name in SWITCHES else ""
        return Tip(name, (text(f"rail-tip-{name}"),), box, key)
