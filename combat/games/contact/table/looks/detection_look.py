"""Detection overlay: distances at which a unit is detected, now and after firing, and the enemies that do (L156 to
L183).
"""

from __future__ import annotations

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.stage.drawing import theme
from combat.engine.words import text
from combat.games.contact.rules.measuring import shape_of
from combat.games.contact.rules.state import Unit
from combat.games.contact.standing.finders import Finders, rings
from combat.games.contact.table.contact_hub import ContactHub
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.board.drawn_lines import (
    CREAM,
    DARK,
    box_around,
    draw_dashed,
    draw_dots,
    draw_wax,
    grown,
    on_screen,
    outline_on_screen,
)
from combat.games.miniatures.words import wording

MOST = 8
"""Most enemies with a line and a label."""


class DetectionLook:
    """The detection overlay: rings around a unit, and lines from enemies; it grows with each call of `follow`."""

    def __init__(self, desk: ContactHub) -> None:
        self._desk = desk
        self.finders: Finders | None = None

    def follow(self, unit: Unit | None) -> bool:
        """Continue the search for enemies of a unit for one frame; None ends it.

        The search starts anew if the unit or the board has changed. Return whether the overlay has changed.
        """
        if unit is None or unit.pose is None:
            changed, self.finders = self.finders is not None, None
            return changed
        if self.finders is None or not self.finders.is_about(self._desk.state, unit):
            self.finders = Finders(self._desk.state, unit)
        return self.finders.step()

    def draw_rings(self, surface: pygame.Surface, unit: Unit) -> None:
        """Draw the ring of the current detection distance as a pale line, and that after firing as a dashed one."""
        state, view = self._desk.state, self._desk.view
        shape: ConvexShape = shape_of(state, unit)
        for name, far in rings(state, unit):
            if far is None:
                continue
            corners = outline_on_screen(view, grown(shape, far))
            closed, unit_px = [*corners, corners[0]], theme.scale()
            if name == "now":
                for ink, width in ((DARK, 3.6), (CREAM, 2.0)):
                    pygame.draw.lines(surface, ink, False, closed, max(1, round(width * unit_px)))
            else:
                draw_dashed(surface, closed, CREAM, 1.6, dash=7, gap=6, under=DARK)
            seen = [spot for spot in corners if view.rect.inflate(-60, -60).collidepoint(spot)]
            if seen:
                words = text(f"detection-{name}", distance=wording.length(far))
                self._desk.title_desk.labels.put(
                    surface, [words], box_around([min(seen, key=lambda spot: (spot[1], spot[0]))]), "measure"
                )

    def draw_finders(self, surface: pygame.Surface) -> None:
        """Draw a line and a label for each of the nearest enemies that see the unit last followed, at most MOST.

        The line is solid if the enemy detects the unit, dotted if it is too far away.
        """
        found, desk = self.finders, self._desk
        if found is None or found.unit.pose is None:
            return
        state, view, labels = desk.state, desk.view, desk.title_desk.labels
        end = on_screen(view, found.unit.pose.point)
        shown = [each for each in found.found if each.sees][:MOST]
        for each in shown:
            enemy = state.units[each.unit]
            assert enemy.pose is not None
            start = on_screen(view, enemy.pose.point)
            if each.finds:
                draw_wax(surface, start, end, theme.CLEAR)
            else:
                draw_dots(surface, start, end, theme.CLEAR)
            words = text(
                "finder", unit=names.unit(state, each.unit), distance=wording.length(each.distance),
                finds=wording.flag(each.finds), limit="" if each.limit is None else wording.length(each.limit),
            )  # fmt: skip
            labels.put(surface, [words], box_around(outline_on_screen(view, shape_of(state, enemy))), "fact")
