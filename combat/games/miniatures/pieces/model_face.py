"""Models from above at any heading: painted, or plainly drawn if a pack's models are not painted."""

from __future__ import annotations

import math
from typing import Final

from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.heading import FULL, Heading
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece, kept
from combat.games.miniatures.models.model_card import ModelCard
from combat.games.miniatures.models.painted_model import is_painted, painted_model
from combat.games.miniatures.pieces import coats
from combat.games.miniatures.pieces.coats import COATS, USUAL, Coat
from combat.games.miniatures.pieces.turned_plate import SHADOW, Spot, TurnedPlate, framed

STEP: Final = 50
"""Headings are rounded to this, in tenths of a degree, so that pictures can be cached."""
CUT_OURS, CUT_THEIRS = 40.0, 70.0
"""Rounding of our corners, and cut of theirs, in units of 0.1 mm."""
GHOST = 150
"""Opacity of a model at a planned place, 0 to 255."""


def model_face(
    card: ModelCard, nation: str, *, ours: bool, heading: Heading, turret: Heading, zoom: float, wreck: bool = False,
    ghost: bool = False,
) -> Piece:  # fmt: skip
    """Return the sprite of a model, with its reference point in the middle.

    `ours` chooses the rim, `zoom` is in screen pixels per sheet pixel. A `wreck` is burnt out and has no rim; a `ghost`
    is pale, for a planned place. Headings are in tenths of a degree on the table.
    """
    ahead, aim = (round(each / STEP) * STEP % FULL for each in (heading, turret if card.turret is not None else 0))
    near = round(zoom, 3)
    if is_painted(card, nation):
        face = painted_model(card, nation, ours=ours, heading=ahead, turret=aim, zoom=near, wreck=wreck)
    else:
        face = _drawn(card, nation, ours, ahead, aim, near, wreck)
    return _faint(face) if ghost else face


@kept
def _drawn(
    card: ModelCard, nation: str, ours: bool, heading: Heading, turret: Heading, zoom: float, wreck: bool
) -> Piece:
    model = _Model(card, COATS.get(nation, USUAL), heading, zoom, ours=ours, wreck=wreck)
    if card.arm == "aircraft":
        model.draw_aircraft()
    elif card.arm == "tank":
        model.draw_vehicle(turret)
    else:
        model.draw_stand()
    return model.plate.piece()


def _faint(piece: Piece) -> Piece:
    """Return a pale copy of a picture."""
    surface = piece.surface.copy()
    surface.set_alpha(GHOST)
    return Piece(surface, piece.origin, piece.size)


class _Model:
    """One model while it is drawn."""

    def __init__(self, card: ModelCard, coat: Coat, heading: Heading, zoom: float, *, ours: bool, wreck: bool) -> None:
        self.card, self.ours, self.wreck = card, ours, wreck
        self.coat = Coat(coats.WRECK, coats.RUST, coats.WRECK) if wreck else coat
        self.corners: list[Spot] = [(float(x), float(y)) for x, y in _clockwise(card.hull)]
        self.left, self.right = min(x for x, _ in self.corners), max(x for x, _ in self.corners)
        self.front, self.back = min(y for _, y in self.corners), max(y for _, y in self.corners)
        self.wide, self.long = self.right - self.left, self.back - self.front
        reach = max(math.hypot(*corner) for corner in self.corners)
        self.plate = TurnedPlate(reach + 0.45 * self.long, zoom)
        self.plate.turn(heading)

    # -- outline --------------------------------------------------------------------------------------------------

    def _frame(self) -> list[Spot]:
        cut = CUT_OURS if self.ours else CUT_THEIRS
        return framed(self.corners, cut, is_round=self.ours)

    def _cast(self, strength: int = 105) -> None:
        self.plate.polygon(self._frame(), (*theme.EDGE, strength), cast=SHADOW)

    def _rim(self) -> None:
        """Draw the rim on the line that is measured: pale for ours, dark, pale and dark for theirs."""
        if self.wreck:
            return
        frame, thin = self._frame(), max(1.0, 14 * self.plate.unit)
        lines = (
            ((coats.EDGE_OURS, 2.0), (coats.RIM_OURS, 1.15))
            if self.ours
            else ((coats.EDGE_THEIRS, 2.7), (coats.RIM_THEIRS, 1.7), (coats.EDGE_THEIRS, 0.7))
        )
        for ink, width in lines:
            self.plate.around(frame, ink, thin * width)

    # -- vehicles -------------------------------------------------------------------------------------------------

    def draw_vehicle(self, turret: Heading) -> None:
        """Draw a tank, a gun carrier or a truck, with its turret if it has one."""
        self._cast()
        self._rim()
        if self.card.is_armoured or self.card.running in ("tracked", "half-tracked"):
            self._draw_tracks()
        else:
            self._draw_wheels()
        if self.card.is_armoured:
            self._draw_hull()
        else:
            self._draw_truck()
        if self.card.turret is not None:
            self._draw_turret(self.card.turret, turret)
        elif self.card.is_armoured and self.card.is_armed:
            self._draw_barrel(0.0, self.front + 0.25 * self.long, 0.42 * self.long)
            self._draw_superstructure()

    def _draw_tracks(self) -> None:
        wide = 0.19 * self.wide
        start = self.front if self.card.running != "half-tracked" else self.front + 0.45 * self.long
        for left in (self.left, self.right - wide):
            self.plate.box(left, start, left + wide, self.back, coats.TRACKS)
            rungs = round(self.long / 42)
            for rung in range(rungs):
                y = start + (self.back - start) * (rung + 0.5) / rungs
                self.plate.line(((left, y), (left + wide, y)), theme.mix(coats.TRACKS, theme.DARK, 0.35), 9)

    def _draw_wheels(self) -> None:
        high = 0.17 * self.long
        for left in (self.left, self.right - 0.2 * self.wide):
            for top in (self.front + 0.1 * self.long, self.back - 0.32 * self.long):
                self.plate.box(left, top, left + 0.2 * self.wide, top + high, coats.GUN)

    def _draw_hull(self) -> None:
        inset, paint = 0.13 * self.wide, self.coat.paint
        left, right = self.left + inset, self.right - inset
        front, back = self.front + 0.04 * self.long, self.back - 0.04 * self.long
        self.plate.polygon(
            ((left, front), (right, front), (right, back), (left, back)), theme.mix(paint, theme.DARK, 0.28)
        )
        top = (
            (left + 22, front + 0.1 * self.long),
            (right - 22, front + 0.1 * self.long),
            (right - 22, back - 25),
            (left + 22, back - 25),
        )
        self.plate.polygon(top, paint)
        self._draw_patches(left, right)
        for share in (0.72, 0.8, 0.88):
            y = self.front + share * self.long
            self.plate.line(((left + 50, y), (right - 50, y)), theme.mix(paint, theme.DARK, 0.42), 11)
        self.plate.line(
            ((left + 22, front + 0.1 * self.long), (right - 22, front + 0.1 * self.long)),
            theme.mix(paint, theme.LIGHT, 0.3),
            12,
        )

    def _draw_patches(self, left: float, right: float) -> None:
        wide = right - left
        for x, y, size in ((0.2, 0.3, 0.3), (0.75, 0.52, 0.34), (0.3, 0.7, 0.28)):
            middle = left + x * wide, self.front + y * self.long
            self.plate.disc(middle, size * wide / 2, (*self.coat.patch, 120))

    def _draw_truck(self) -> None:
        inset, paint = 0.08 * self.wide, self.coat.paint
        left, right = self.left + inset, self.right - inset
        cab = self.front + 0.36 * self.long
        self.plate.box(left + 20, self.front, right - 20, cab, theme.mix(paint, theme.DARK, 0.12))
        self.plate.box(left + 45, self.front + 0.2 * self.long, right - 45, cab - 30, coats.GUN)
        self.plate.box(left, cab + 10, right, self.back, theme.mix(paint, theme.LIGHT, 0.14))
        for share in (0.52, 0.68, 0.84):
            y = self.front + share * self.long
            self.plate.line(((left + 8, y), (right - 8, y)), theme.mix(paint, theme.DARK, 0.3), 10)

    def _draw_superstructure(self) -> None:
        paint, wide = self.coat.paint, 0.3 * self.wide
        top, bottom = self.front + 0.25 * self.long, self.front + 0.66 * self.long
        self.plate.polygon(
            ((-wide * 0.8, top), (wide * 0.8, top), (wide, bottom), (-wide, bottom)),
            theme.mix(paint, theme.LIGHT, 0.18),
        )
        self.plate.disc((-wide * 0.45, bottom - 60), 0.1 * self.wide, theme.mix(paint, theme.DARK, 0.3))

    def _draw_turret(self, outline: HullFootprint, heading: Heading) -> None:
        """Draw the turret with its gun, turned about its pivot."""
        corners = [(float(x), float(y)) for x, y in _clockwise(outline)]
        self.plate.turn(heading, (float(self.card.mount.x), float(self.card.mount.y)))
        self.plate.polygon(corners, (*theme.EDGE, 110), cast=SHADOW * 0.5)
        front = min(y for _, y in corners)
        self._draw_barrel(0.0, front + 20, 0.5 * self.long)
        paint = self.coat.paint
        self.plate.polygon(corners, theme.mix(paint, theme.DARK, 0.42))
        inner = [(x * 0.86, y * 0.86) for x, y in corners]
        self.plate.polygon(inner, theme.mix(paint, theme.LIGHT, 0.16))
        wide = max(x for x, _ in corners)
        self.plate.disc((-0.35 * wide, 0.3 * wide), 0.3 * wide, theme.mix(paint, theme.DARK, 0.34))
        self.plate.disc((-0.35 * wide, 0.3 * wide), 0.19 * wide, theme.mix(paint, theme.LIGHT, 0.05))

    def _draw_barrel(self, x: float, start: float, long: float) -> None:
        if not self.card.is_armed:
            return
        self.plate.line(((x, start), (x, start - long)), theme.mix(coats.GUN, theme.DARK, 0.3), 42)
        self.plate.line(((x - 6, start), (x - 6, start - long)), theme.mix(self.coat.paint, theme.DARK, 0.2), 22)

    # -- stands ---------------------------------------------------------------------------------------------------

    def draw_stand(self) -> None:
        """Draw infantry or a gun on its base."""
        self._cast(85)
        self.plate.polygon(self._frame(), coats.EARTH if self.ours else coats.BASE)
        self._rim()
        if self.card.arm == "gun":
            self._draw_gun()
            for x, y in ((-0.27, 0.22), (0.27, 0.24), (0.02, 0.36)):
                self._draw_man(x * self.wide, y * self.long, 46)
            return
        places: tuple[Spot, ...] = ((-0.33, 0.12), (-0.12, -0.2), (0.1, 0.16), (0.31, -0.14))
        if self.wide < 400:  # a small base: a command team or an observer
            places = ((-0.22, 0.1), (0.22, -0.06), (0.02, 0.24))
        heavy = self.card.is_heavy
        for number, (x, y) in enumerate(places):
            if heavy and number == 1:
                self.plate.line(((0, 20), (0, self.front + 40)), coats.GUN, 34)
            else:
                self._draw_man(x * self.wide, y * self.long, 56)

    def _draw_man(self, x: float, y: float, size: float) -> None:
        self.plate.disc((x + 12, y + 16), size * 1.05, (*theme.EDGE, 80))
        self.plate.disc((x, y + 0.55 * size), size * 0.95, theme.mix(self.coat.uniform, theme.DARK, 0.25))
        self.plate.line(((x + size * 0.7, y + size * 0.5), (x + size * 0.7, y - size * 1.3)), coats.GUN, 15)
        self.plate.disc((x, y), size * 0.68, theme.mix(self.coat.uniform, theme.DARK, 0.45))
        self.plate.disc((x - 0.12 * size, y - 0.12 * size), size * 0.5, self.coat.uniform)

    def _draw_gun(self) -> None:
        paint, wide = self.coat.paint, self.wide
        self.plate.line(((-0.06 * wide, 0.0), (-0.2 * wide, 0.42 * self.long)), coats.TRACKS, 36)
        self.plate.line(((0.06 * wide, 0.0), (0.2 * wide, 0.42 * self.long)), coats.TRACKS, 36)
        for x in (-0.3 * wide, 0.3 * wide):
            self.plate.line(((x, -0.08 * self.long), (x, 0.1 * self.long)), coats.GUN, 44)
        self._draw_barrel(0.0, 0.1 * self.long, 0.62 * self.long)
        self.plate.line(
            ((-0.25 * wide, -0.1 * self.long), (0.25 * wide, -0.1 * self.long)), theme.mix(paint, theme.DARK, 0.2), 40
        )

    def draw_aircraft(self) -> None:
        """Draw fuselage, wings and tail."""
        paint = self.coat.paint
        span = 0.5 * self.long
        for cast, ink in ((3.0 * SHADOW, (*theme.EDGE, 70)), (0.0, paint)):
            self.plate.polygon(self.corners, ink, cast=cast)
            wings = (
                (-span, -0.12 * self.long),
                (span, -0.12 * self.long),
                (span, 0.04 * self.long),
                (-span, 0.04 * self.long),
            )
            self.plate.polygon(wings, ink, cast=cast)
            tail = (
                (-span * 0.4, 0.4 * self.long),
                (span * 0.4, 0.4 * self.long),
                (span * 0.4, 0.48 * self.long),
                (-span * 0.4, 0.48 * self.long),
            )
            self.plate.polygon(tail, ink, cast=cast)
        self._rim()


def _clockwise(outline: HullFootprint) -> list[tuple[int, int]]:
    """Return the corners of an outline clockwise as seen on the screen."""
    corners = [(x, y) for x, y in outline.corners]
    twice = sum(corners[place - 1][0] * y - x * corners[place - 1][1] for place, (x, y) in enumerate(corners))
    return corners if twice > 0 else corners[::-1]
