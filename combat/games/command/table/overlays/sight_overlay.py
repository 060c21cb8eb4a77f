"""Overlay of lines of sight: visible hexes, hindrances, and where and why a line is blocked (16.0).

Hexes out of sight are hatched, hindered ones dotted. The line to the pointer is drawn with the edge that blocks it.
"""

from __future__ import annotations

import math

import pygame

from combat.engine.space.hexes.hex import Hex, distance
from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes import hatching
from combat.engine.tabletop.hexes.hatching import Hatching
from combat.engine.tabletop.overlay.set_notes import covered, in_room, note_size
from combat.engine.words import text
from combat.games.command.rules.sight.in_the_way import Cut
from combat.games.command.rules.sight.sighting import Sighting, sight
from combat.games.command.table.command_desk import SIGHT
from combat.games.command.table.command_hub import CommandHub
from combat.games.command.table.overlays.laid_overlay import SAMPLE, LaidOverlay
from combat.games.command.table.overlays.on_sheet import meeting, on_screen
from combat.games.command.words import command_names as names
from combat.games.command.words.sight_words import note

OUTLINE, EDGE = 2.5, 6.0
"""Line widths around a blocking outline and along the blocking edge."""
APART = 26
"""Distance of a note from its subject, in pixels at scale 1."""


class SightOverlay(LaidOverlay):
    """Sight overlay from the selected unit, or from the hex under the pointer when it was opened."""

    action = SIGHT

    def __init__(self, desk: CommandHub) -> None:
        super().__init__(desk)
        self.acetate = Hatching(desk.view)

    def ready(self) -> bool:
        """Return whether there is a hex to look from: that of the selected unit, or the one under the pointer.

        Otherwise show a notice.
        """
        battle = self.desk.title_desk
        battle.spot = None if battle.place_of(self.desk.selection.piece) else self.desk.input.where
        return self.origin is not None or self.refuse("sight-from-nowhere")

    @property
    def origin(self) -> Hex | None:
        """Return the hex whose field of view is shown; None if there is none."""
        return self.desk.title_desk.spot or self.desk.title_desk.place_of(self.desk.selection.piece)

    def cancel(self) -> bool:
        """Close the overlay; return whether it was open."""
        self.acetate.set()
        return super().cancel()

    # -- visibility -------------------------------------------------------------------------------------------------

    def fields(self, origin: Hex) -> tuple[frozenset[Hex], frozenset[Hex]]:
        """Return the hexes that cannot be seen from a hex, and those that are seen with a hindrance."""
        state = self.desk.state
        seen = {hex_: sight(state, origin, hex_) for hex_ in state.book.map.board.hexes() if hex_ != origin}
        unseen = frozenset(hex_ for hex_, one in seen.items() if not one.clear)
        return unseen, frozenset(hex_ for hex_, one in seen.items() if one.clear and one.hindrance)

    def line(self) -> tuple[Hex, Hex, Sighting] | None:
        """Return start, end and sighting of the line to the hex under the pointer; None if there is no such line."""
        origin, end = self.origin, self.desk.input.where
        if not self.laid or origin is None or end is None or end == origin:
            return None
        return origin, end, sight(self.desk.state, origin, end)

    def title(self) -> str:
        """Return the heading of the legend: the unit or hex whose field of view is shown."""
        unit = self.desk.state.units.get(self.desk.selection.piece)
        if self.desk.title_desk.spot is None and unit is not None:
            return text("sight-of-unit", unit=names.unit(self.desk.state, unit.id))
        return text("sight-of-hex", hex=self.origin or "")

    # -- drawing ----------------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the hatching of unseen and the dots of hindered hexes on the ground."""
        origin = self.origin
        if not self.laid or origin is None:
            return
        self.acetate.lay(surface, self.fields(origin), origin, night=self.desk.state.book.night)

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the line, the legend and the note above everything; called every frame."""
        self.desk.view.noted.pop(SIGHT, None)
        if not self.laid or self.origin is None:
            return
        found = self.line()
        if found is not None:
            self._draw_line(surface, *found)
        size = (theme.px(SAMPLE), theme.px(18))
        hatched, dotted = hatching.samples(size)
        entries = ((hatched, text("sight-key-unseen")), (dotted, text("sight-key-hindered")))
        self.draw_strip(surface, self.title(), entries)
        if found is not None:
            self._draw_note(surface, *found)

    def _draw_line(self, surface: pygame.Surface, start: Hex, end: Hex, seen: Sighting) -> None:
        view = self.desk.view
        a, b = view.centre(start), view.centre(end)
        if seen.clear:
            pencil.clear_line(surface, a, b, pencil.clear_ink(self.desk.state.book.night))
            if seen.cut is not None:
                self._draw_outline(surface, seen.cut, pencil.clear_ink(self.desk.state.book.night))
            return
        cut = seen.line.blocked
        if cut is not None:
            self._draw_outline(surface, cut, theme.CUT)
        pencil.cut_line(surface, a, self._cut_point(start, end, seen), b)

    def _cut_point(self, start: Hex, end: Hex, seen: Sighting) -> tuple[float, float]:
        cut = seen.line.blocked
        stroke, hex_ = (cut.edge, cut.hex) if cut is not None else (None, seen.blaze or end)
        return on_screen(self.desk.view, meeting(start, end, stroke, hex_))

    def _draw_outline(self, surface: pygame.Surface, cut: Cut, ink: Rgb) -> None:
        """Draw the outline that a line meets, and the edge where it does."""
        view = self.desk.view
        for outline in self.desk.state.book.map.outlines:
            if outline.terrain == cut.kind and cut.hex in outline.hexes:
                corners = [on_screen(view, point) for point in (*outline.points, outline.points[0])]
                pencil.stroke(surface, corners, ink, OUTLINE)
        if cut.edge is not None:
            pencil.stroke(surface, [on_screen(view, point) for point in cut.edge], ink, EDGE)

    def _draw_note(self, surface: pygame.Surface, start: Hex, end: Hex, seen: Sighting) -> None:
        view = self.desk.view
        said = note(seen, distance(start, end))
        lines = in_room(view.camera.free.width, said)
        at = self._note_point(start, end, seen)
        if at is None:
            return
        taken = [*self.desk.title_desk.units.covered(), self.strip, view.box(start), view.box(end)]
        best = min(self._places(at, note_size(lines)), key=lambda box: covered(box, taken, at))
        ink = theme.rgb("#1B489A") if seen.clear else theme.rgb("#A91F14")
        theme.draw_note(surface, lines, best.x, best.y, ink)
        view.noted[SIGHT] = best

    def _note_point(self, start: Hex, end: Hex, seen: Sighting) -> tuple[float, float] | None:
        """Return the anchor of the note: the blocked point, otherwise the middle of the line.

        It is moved to the visible part of the line; None if no part is visible.
        """
        view, board = self.desk.view, self.desk.view.camera.open
        a, b = view.centre(start), view.centre(end)
        at = self._cut_point(start, end, seen) if not seen.clear else _half(a, b)
        seen_part = board.clipline(a, b)
        if board.collidepoint(at) or not seen_part:
            return at if seen_part else None
        return min(seen_part, key=lambda point: math.dist(point, at))

    def _places(self, at: tuple[float, float], size: tuple[int, int]) -> list[pygame.Rect]:
        """Return the possible places of a note around its anchor, entirely on the board."""
        px, found = theme.px, []
        for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0), (0.9, 0.9), (-0.9, 0.9), (0.9, -0.9), (-0.9, -0.9), (0, 2)):
            box = pygame.Rect((0, 0), size)
            box.center = (
                round(at[0] + dx * (size[0] / 2 + px(APART))),
                round(at[1] + dy * (size[1] / 2 + px(APART))),
            )
            found.append(box.clamp(self.desk.view.camera.open.inflate(-px(12), -px(12))))
        return found


def _half(a: tuple[int, int], b: tuple[int, int]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
