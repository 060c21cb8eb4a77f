"""Drawing of drawn moves on the board: lines, hexes numbered by impulse, and threats."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, shapes, theme
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.layout import parts_beside
from combat.engine.tabletop.map.minimap import MISSED, SLIP
from combat.engine.tabletop.overlay.free_places import edges
from combat.engine.tabletop.overlay.set_notes import broadest, in_room
from combat.engine.tabletop.thing import marked_places
from combat.engine.words import text
from combat.engine.words.grammar import percents
from combat.engine.words.line import Spoken, shown
from combat.games.volume1.standing import told_moves
from combat.games.volume1.standing.drawn_move import DrawnMove, Leg, legs, risks, thrown_down
from combat.games.volume1.standing.exposure import Risk
from combat.games.volume1.standing.move_slots import is_barred
from combat.games.volume1.table import palette
from combat.games.volume1.table.overlays import rough_marks
from combat.games.volume1.table.overlays.sight_overlay import draw_badge
from combat.games.volume1.table.pieces import lines_past_men
from combat.games.volume1.table.volume_desk import VolumeDesk

LINE, DISC, SMALL = 3.5, 15, 10
"""Width of a path, and radius of the numbers of the examined move and of others, in pixels at scale 1."""
SHARE = 0.34
"""Maximum radius of a number, as a share of a hex's height."""
AROUND = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1), (0, 2), (0, -2), (2, 0), (-2, 0))
"""Offsets of a note from the end of a path, in half sizes of the note."""
EYE = (16, -30)
"""Offset of an eye from the middle of a hex, in pixels at scale 1."""
PATH = "path"
"""Key of the note beside a path."""


class DrawnPaths:
    """Draws all drawn moves, and the one being drawn with its notes."""

    def __init__(self, desk: VolumeDesk) -> None:
        self.desk = desk
        self._kept: tuple[object, tuple[Spoken, ...], tuple[Risk, ...]] = (None, (), ())

    # -- moves to draw --------------------------------------------------------------------------------------------

    def _laid(self, preview: Sequence[DrawnMove]) -> list[DrawnMove]:
        """Return the drawn moves that have steps left, except those of `preview`, which are being drawn again."""
        anew = {move.man for move in preview}
        return [move for move in self.desk.title_desk.moves.plans.under_way(self.desk.state) if move.man not in anew]

    def _looked_at(self, preview: Sequence[DrawnMove]) -> DrawnMove | None:
        """Return the examined move: the one being drawn, else that of the man under the pointer, else of the selected
        man.

        Return None if there is none, or while events are shown.
        """
        desk, moves = self.desk, self.desk.title_desk.moves
        if desk.mirror.busy and desk.input.held is None:
            return None
        if preview:
            held = desk.input.held
            lead = getattr(held.thing, "id", "") if held is not None else ""
            return next((move for move in preview if move.man == lead), preview[0])
        under_way = {move.man: move for move in moves.plans.under_way(desk.state)}
        return under_way.get(desk.input.pointer.piece) or under_way.get(desk.selection.piece)

    def _known(self, move: DrawnMove) -> tuple[tuple[Spoken, ...], tuple[Risk, ...]]:
        """Return notes and risks of a move; cached until something happens."""
        moves, state = self.desk.title_desk.moves, self.desk.state
        key = (move, *moves.moment(move.man))
        if key != self._kept[0]:
            taken = moves.taken(move.man)
            self._kept = key, told_moves.notes(state, move, taken), risks(state, move, taken)
        return self._kept[1:]

    def _legs(self, move: DrawnMove) -> tuple[Leg, ...]:
        return legs(self.desk.state, move, self.desk.title_desk.moves.taken(move.man))

    # -- drawing --------------------------------------------------------------------------------------------------

    def draw_paths(self, surface: pygame.Surface) -> None:
        """Draw the lines of moves: solid, or dashed while being drawn or when the man has stopped."""
        if self.desk.title_desk.sight:
            return
        waiting, centre = self.desk.title_desk.moves.plans.waiting, self.desk.view.centre
        preview = self.desk.title_desk.moves.preview
        for move in self._laid(preview):
            points = [centre(hex_) for hex_ in _hexes(self._legs(move))]
            if len(points) > 1 and move.man not in waiting:
                pencil.stroke(surface, points, theme.CHOSEN, LINE)
            elif len(points) > 1:
                self._dash(surface, points)
        for move in preview:
            self._dash(surface, [centre(hex_) for hex_ in _hexes(self._legs(move))])

    def _dash(self, surface: pygame.Surface, points: Sequence[tuple[int, int]]) -> None:
        for start, end in itertools.pairwise(points):
            pencil.dashes(surface, start, end)

    def draw_figures(self, surface: pygame.Surface) -> None:
        """Draw the impulse at each hex of the moves; for the examined move also who sees him there."""
        if self.desk.title_desk.sight:
            return
        preview = self.desk.title_desk.moves.preview
        seen = self._looked_at(preview)
        for move in (*self._laid(preview), *preview):
            if seen is None or move.man != seen.man:
                self._draw_numbers(surface, self._legs(move), SMALL)
        if seen is not None:
            found, there = self._legs(seen), self._known(seen)[1]
            self._draw_numbers(surface, found, DISC)
            self._draw_eyes(surface, there)
            rough = thrown_down(self.desk.state, seen, self.desk.title_desk.moves.taken(seen.man))
            if rough is not None and not is_barred(self.desk.state, found[-1].end):
                rough_marks.draw_mark(surface, self.desk, rough)

    def draw_note(self, surface: pygame.Surface) -> None:
        """Draw the note of the examined move, if it has one."""
        moves = self.desk.title_desk.moves
        seen = None if self.desk.title_desk.sight else self._looked_at(moves.preview)
        self.desk.view.noted.pop(PATH, None)
        if seen is None or not moves.tells(seen.man):
            return
        notes, found = self._known(seen)[0], self._legs(seen)
        if notes and found and self.desk.view.camera.open.collidepoint(self.desk.view.centre(found[-1].end)):
            self._draw_note(surface, found, notes)

    def _draw_numbers(self, surface: pygame.Surface, found: Sequence[Leg], radius: int) -> None:
        radius = min(radius, round(self.desk.view.place_height * SHARE / theme.scale()))
        for leg in found:
            ground, ink = (theme.FIELD, palette.FIRE) if leg.doubtful else (theme.CHOSEN, theme.INK)
            draw_disc(surface, lines_past_men.free_spot(self.desk, leg.end), str(leg.impulse), radius, ground, ink)

    def _draw_eyes(self, surface: pygame.Surface, there: Sequence[Risk]) -> None:
        """Draw an eye where he is in sight, with the chance of the likeliest hit."""
        px = theme.px
        for risk in there:
            if risk.seen_by:
                x, y = self.desk.view.centre(risk.hex)
                percent = percents.percent(risk.chance)
                words = text("percent", percent=percent) if percent else ""
                draw_badge(surface, (x + px(EYE[0]), y + px(EYE[1])), words)

    def _draw_note(self, surface: pygame.Surface, found: Sequence[Leg], notes: Sequence[Spoken]) -> None:
        """Draw the note beside the end of the path, where it covers little."""
        view = self.desk.view
        slips = [box for name in (SLIP, MISSED) if (box := view.laid.get(name)) is not None and box.width]
        rooms = [view.camera.free, *(part for slip in slips for part in parts_beside(view.camera.free, slip))]
        over, taken = [*view.laid.values(), view.minimap.rect], self._taken(found)

        def covered(place: tuple[tuple[str, ...], pygame.Rect]) -> tuple[int, int]:
            above, below = (sum(_area(place[1].clip(box)) for box in boxes) for boxes in (over, taken))
            return above, below

        rooms = [room for room in rooms if room.width and room.height]
        beside = [place for room in rooms for place in self._beside(room, notes, found)]
        if all(covered(place)[0] for place in beside):
            beside += [place for room in rooms for place in self._at_edges(room, notes)]
        lines, best = min(beside, key=covered)
        theme.draw_note(surface, lines, best.x, best.y, theme.rgb("#1B489A"))
        view.noted[PATH] = best

    def _set(self, room: pygame.Rect, notes: Sequence[Spoken]) -> tuple[tuple[str, ...], pygame.Rect]:
        """Return the wrapped lines of a note for a part of the board, and a rectangle of their size."""
        px, lines = theme.px, in_room(room.width, [*map(shown, notes)])
        return lines, pygame.Rect(0, 0, broadest(lines) + px(16), px(26) + px(19) * (len(lines) - 1))

    def _beside(
        self, room: pygame.Rect, notes: Sequence[Spoken], found: Sequence[Leg]
    ) -> Iterator[tuple[tuple[str, ...], pygame.Rect]]:
        """Yield the lines of a note with each possible rectangle beside the end of the path."""
        view = self.desk.view
        lines, box = self._set(room, notes)
        x, y = view.centre(found[-1].end)
        gap, whole = round(view.place_height * 0.55), room == view.camera.free
        for dx, dy in AROUND:
            tried = box.copy()
            tried.center = (x + round(dx * (box.width / 2 + gap)), y + round(dy * (box.height / 2 + gap)))
            yield from ((lines, tried.clamp(area)) for area in ((view.camera.open, room) if whole else (room,)))

    def _at_edges(self, room: pygame.Rect, notes: Sequence[Spoken]) -> Iterator[tuple[tuple[str, ...], pygame.Rect]]:
        """Yield the lines of a note with each possible rectangle at the edges of a part of the board.

        They are used if slips cover all places beside the path.
        """
        camera = self.desk.view.camera
        lines, box = self._set(room, notes)
        yield from ((lines, place) for place in edges(camera.open if room == camera.free else room, box.size))

    def _taken(self, found: Sequence[Leg]) -> list[pygame.Rect]:
        """Return what a note should not cover, above all the hex it is about."""
        view, px = self.desk.view, theme.px
        side = px(36)
        corner = pygame.Rect(-side // 2, -side // 2, side, side)
        path = [corner.move(view.centre(hex_)) for hex_ in _hexes(found)]
        eyes = [rect.move(px(EYE[0]) + side // 2, px(EYE[1])).inflate(px(30), 0) for rect in path]
        noted = [box for name, box in view.noted.items() if name != PATH]
        taken = [*path, *eyes, *noted, *(place.rect for place in self.desk.title_desk.people.places())]
        if self.desk.prompt is not None:
            taken += map(view.box, marked_places(self.desk.prompt.lit()))
        held, size = self.desk.input.held, self.desk.title_desk.people.size
        if held is not None:
            taken.append(pygame.Rect(held.at[0] - size, held.at[1] - size, 2 * size, 2 * size))
        return [*taken, *[view.box(found[-1].end)] * 3]


def draw_disc(surface: pygame.Surface, at: tuple[int, int], words: str, radius: float, ground: Rgb, ink: Rgb) -> None:
    """Draw text on a small disc; `radius` is scaled with the interface."""
    side = theme.px(radius) * 2
    edge = theme.EDGE if ground == theme.CHOSEN else ink
    box = pygame.Rect(0, 0, side, side)
    box.center = at
    surface.blit(shapes.rounded(box.size, side / 2, ground, edge, 1.8 * theme.scale()), box)
    theme.font("sans", radius * 1.1, 700).draw_in(surface, words, box, ink, align="center")


def _hexes(found: Sequence[Leg]) -> list[Hex]:
    return [found[0].start, *(leg.end for leg in found)] if found else []


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
