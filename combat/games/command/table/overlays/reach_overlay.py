"""Overlay of the selected unit's reach in a Move: cost of each hex, and possible Op Fire (9.1-9.6)."""

from __future__ import annotations

import itertools
from collections.abc import Hashable

import pygame

from combat.engine.kernel.deck import UNKNOWN
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import face
from combat.engine.tabletop.hexes.hex_marks import cell
from combat.engine.words import text
from combat.games.command.rules.odds.ways import Way, reach
from combat.games.command.rules.pieces.values import moves
from combat.games.command.rules.state import Order, State, Unit
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.overlays.laid_overlay import SAMPLE, LaidOverlay
from combat.games.command.words import command_names as names

DISC = 12
"""Radius of the disc with a hex's cost, in pixels of the sheet."""
QUIET, FIRED_AT = theme.CLEAR, theme.CUT


class ReachOverlay(LaidOverlay):
    """Overlay for the selected unit of either side, as if it were ordered to move now."""

    action = "reach"

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self._known: tuple[Hashable, dict[Hex, Way]] | None = None

    def unit(self) -> Unit | None:
        """Return the selected unit if it is on the map; otherwise None."""
        unit = self.desk.state.units.get(self.desk.selection.piece)
        return unit if unit is not None and unit.on_map else None

    def ready(self) -> bool:
        """Return whether a unit is selected; show a notice if not."""
        return self.unit() is not None or self.refuse("reach-nobody")

    def ways(self) -> dict[Hex, Way]:
        """Return the path to each hex in reach of the selected unit; empty without one. Cached."""
        unit, state = self.unit(), self.desk.state
        if unit is None:
            return {}
        hangs_on = what_it_hangs_on(state, unit)
        if self._known is None or self._known[0] != hangs_on:
            self._known = hangs_on, reach(ordered(state, unit), (unit.id,))
        return self._known[1]

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the hexes in reach, each with its cost, above the hex highlights."""
        if not self.laid:
            return
        view = self.desk.view
        mark = cell("area", (round(view.place_width), round(view.place_height)), theme.scale())
        for hex_, way in self.ways().items():
            x, y = view.centre(hex_)
            surface.blit(mark, mark.get_rect(center=(x, y)))
            radius = max(7.0, DISC * view.camera.zoom)
            foot = y + view.place_height / 2 - radius * 1.25
            draw_cost(surface, (x, round(foot)), radius, way.spent, fired_at=bool(way.steps[-1].shooters))

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the path to the hex under the pointer below the counters."""
        unit, end = self.unit(), self.desk.input.where
        if not self.laid or unit is None or end is None or end not in self.ways():
            return
        centres = [self.desk.view.centre(hex_) for hex_ in (unit.hex, *self.ways()[end].hexes)]
        for start, stop in itertools.pairwise(centres):
            pencil.dashes(surface, start, stop)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the legend above everything if a unit is selected; called every frame."""
        unit = self.unit()
        if not self.laid or unit is None:
            return
        entries = []
        for fired_at, said in ((False, "reach-key-quiet"), (True, "reach-key-fired-at")):
            side = theme.px(SAMPLE)
            sample = pygame.Surface((side, side), pygame.SRCALPHA)
            draw_cost(sample, (side // 2, side // 2), side / 2 - 1, 2, fired_at=fired_at)
            entries.append((sample, text(said)))
        name = names.unit(self.desk.state, unit.id)
        self.draw_strip(surface, text("reach-of", unit=name, points=moves(self.desk.state, unit)), tuple(entries))


def what_it_hangs_on(state: State, unit: Unit) -> Hashable:
    """Return the parts of the state on which a unit's reach depends, as a cache key."""
    weapons, works = tuple(state.weapons.values()), tuple(state.works.items())
    return unit.id, tuple(state.units.values()), weapons, works, state.blazes, tuple(state.smoke.items()), state.order


def ordered(state: State, unit: Unit) -> State:
    """Return a copy of the state in which only the unit has been ordered to move.

    The state itself is returned if the unit is part of a Move order already.
    """
    order = state.order
    if order is not None and order.kind == "move" and unit.id in order.units:
        return state
    begun = state.copy()
    begun.order = Order("move", unit.side, UNKNOWN, "acting", (unit.id,))
    return begun


def draw_cost(surface: pygame.Surface, at: tuple[int, int], radius: float, cost: int, *, fired_at: bool) -> None:
    """Draw the cost of a hex on a disc, or on a diamond if the unit may be fired at there."""
    ink = FIRED_AT if fired_at else QUIET
    sign = shapes.sign("diamond" if fired_at else "circle", radius, theme.FIELD, ink, max(1.5, radius * 0.2))
    surface.blit(sign, sign.get_rect(center=at))
    type_ = face("condensed", radius * 1.3, 700)
    box = (at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
    type_.draw_in(surface, str(cost), box, ink, align="center")
