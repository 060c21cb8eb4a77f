"""Overlay of objectives with values and holders, and of the friendly edges (5.2, 5.4)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.tabletop.hexes.outlines import region_outline, shared_outline
from combat.engine.tabletop.overlay.free_places import around, aside
from combat.engine.words import text
from combat.games.command.rules.ground.entering import friendly_edge
from combat.games.command.rules.two_sides import SIDES, other_side
from combat.games.command.table import nations
from combat.games.command.table.overlays.laid_overlay import LaidOverlay
from combat.games.command.table.pieces import markers
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces_from_state import objective_face
from combat.games.command.words import command_names as names

INNER = 0.7
"""Share of a hex kept free between two marker places on its sides."""
SIDE, RIM, EDGE = 46, 5.0, 4.0
"""Width of an objective marker in pixels of the sheet, and line widths around its hexes and along an edge."""


BEYOND: dict[str, tuple[float, float]] = {"top": (0, -0.95), "bottom": (0, 0.95), "left": (-0.8, 0), "right": (0.8, 0)}
"""Offset of an edge's label from its hexes, in hex widths and heights: outside the map."""


class ObjectivesOverlay(LaidOverlay):
    """Overlay of the victory conditions."""

    action = "objectives"

    def draw_pencil(self, surface: pygame.Surface) -> None:
        """Draw the outlines of the objectives and both sides' map edges, if the overlay is open."""
        if not self.laid:
            return
        state, view = self.desk.state, self.desk.view
        for objective in state.book.map.objectives:
            side = state.control.get(objective.number, "")
            ink = self._look(side).band if side else theme.HATCH
            for line in region_outline(objective.hexes):
                pencil.stroke(surface, [view.camera.to_screen(view.on_sheet(end)) for end in line], ink, RIM)
        for side in SIDES:
            self._draw_edge(surface, side)

    def _look(self, side: Seat) -> nations.NationLook:
        return nations.look(self.desk.state.book.force(side).nation, side)

    def _draw_edge(self, surface: pygame.Surface, side: Seat) -> None:
        """Draw the outer sides of the hexes along a friendly edge."""
        view, board = self.desk.view, self.desk.state.book.map.board
        ink = self._look(side).band
        for line in shared_outline(friendly_edge(self.desk.state, side), board.hexes()):
            pencil.stroke(surface, [view.camera.to_screen(view.on_sheet(end)) for end in line], ink, EDGE)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the title strip and the objective markers above everything; called every frame."""
        if not self.laid:
            return
        self.draw_strip(surface, text("objectives-laid"))
        state, units = self.desk.state, self.desk.title_desk.units.covered()
        taken = [self.strip, self.desk.view.minimap.rect]
        for objective in state.book.map.objectives:
            size = max(theme.px(30), round(SIDE * self.desk.view.camera.zoom))
            piece = markers.objective(objective_face(state, objective.number), size)
            box = self._marker_place(objective.hexes, size, taken, units)
            piece.draw(surface, *box.topleft)
            taken.append(box)
        for side in SIDES:
            taken += self._draw_label(surface, side, taken, units)

    def _marker_place(
        self, hexes: tuple[Hex, ...], size: int, taken: Sequence[pygame.Rect], units: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        """Return the place of an objective marker: above its top hexes, or beside a hex if a unit is there."""
        view = self.desk.view
        centres = [view.centre(hex_) for hex_ in hexes]
        middle = sum(x for x, _ in centres) // len(centres), min(y for _, y in centres)
        first = pygame.Rect(0, 0, size, size)
        first.midtop = (middle[0], middle[1] - round(view.place_height / 2) - size // 3)
        places = [first]
        for centre in centres:
            near = pygame.Rect(0, 0, round(view.place_width * INNER), round(view.place_height * INNER))
            near.center = centre
            places += around(near, (size, size), 0)
        return aside(places, first.unionall(places), units, taken)

    def _draw_label(
        self, surface: pygame.Surface, side: Seat, taken: Sequence[pygame.Rect], units: Sequence[pygame.Rect]
    ) -> list[pygame.Rect]:
        """Draw whose edge it is, and that the opponent exits by it; return the covered rectangles."""
        view, px = self.desk.view, theme.px
        hexes = friendly_edge(self.desk.state, side)
        seen = [view.centre(hex_) for hex_ in hexes if view.camera.open.collidepoint(view.centre(hex_))]
        if not seen:
            return []
        said = text("objectives-edge", side=names.side(side), other=names.side(other_side(side)))
        type_ = theme.font("sans", 14, 600)
        box = pygame.Rect(0, 0, round(type_.width(said)) + px(44), px(28))
        across, down = BEYOND[self.desk.state.book.force(side).edge]
        box.center = (
            sum(x for x, _ in seen) // len(seen) + round(across * view.place_width),
            sum(y for _, y in seen) // len(seen) + round(down * view.place_height),
        )
        board = view.camera.open.inflate(-px(12), -px(12))
        box = aside([box, *self._along(box, board)], board, taken, units)
        theme.draw_box(surface, box, theme.PROMPT, edge=theme.LINE, radius=4)
        force = self.desk.state.book.force(side)
        draw_emblem(surface, force.nation, side, (box.x + px(18), box.centery), 8 * theme.scale())
        words = pygame.Rect(box.x + px(32), box.y, box.width - px(38), box.height)
        type_.draw_in(surface, said, words, theme.INK)
        return [box]

    def _along(self, box: pygame.Rect, board: pygame.Rect) -> list[pygame.Rect]:
        """Return other places of a label along the same edge of the board, and one row further in."""
        found = []
        for step in (1, -1, 2, -2):
            wide, high = step * box.width // 2, step * 2 * box.height
            found += [box.clamp(board).move(wide, 0), box.clamp(board).move(0, high)]
        return found
