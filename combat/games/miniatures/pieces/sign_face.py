"""Symbols that replace models at a small zoom: letter of the unit, arm, and side by shape."""

from __future__ import annotations

import pygame

from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, kept
from combat.engine.stage.drawing.shapes import Plate
from combat.games.miniatures.pieces import coats

WIDE, HIGH, CELL = 30.0, 19.5, 11.5
"""Size of a sign and width of its dark cell, in pixels at scale 1."""


def sign_face(
    kind: str, letter: str, *, ours: bool, leads: bool, spent: bool, scale: float, wreck: bool = False
) -> Piece:
    """Return the sprite of the symbol of a kind, with the letter of its unit.

    `leads` marks the leader of a unit, `spent` a unit that has acted, `ours` chooses the colour; a `wreck` is drawn as
    destroyed. `scale` is that of the interface.
    """
    return _drawn(kind, letter, ours, leads, spent, round(scale, 3), wreck)


@kept
def _drawn(kind: str, letter: str, ours: bool, leads: bool, spent: bool, scale: float, wreck: bool) -> Piece:
    wide, high = round(WIDE * scale), round(HIGH * scale)
    plate = Plate(wide, high, theme.EDGE)
    edge = coats.EDGE_OURS if ours else coats.EDGE_THEIRS
    ground = coats.SPENT if spent or wreck else coats.SIGN_OURS if ours else coats.SIGN_THEIRS
    _plate(plate, 0.0, wide, high, edge, ours=ours)
    _plate(plate, 1.2 * scale, wide, high, ground, ours=ours)
    cell = CELL * scale
    plate.polygon(
        (
            (1.2 * scale, 1.2 * scale),
            (cell, 1.2 * scale),
            (cell, high - 1.2 * scale),
            (1.2 * scale, high - 1.2 * scale),
        ),
        edge,
    )
    if leads:
        corner = 6 * scale
        plate.polygon(((wide - corner, 1), (wide - 1, 1), (wide - 1, corner)), edge)
    _symbol(plate, kind, (cell + 1.5 * scale, 3 * scale, wide - 3 * scale, high - 3 * scale), edge, ground, scale)
    if wreck:
        plate.line(((2, high - 3), (wide - 2, 3)), theme.MISSING, 1.8 * scale)
    picture = plate.reduce()
    box = pygame.Rect(0, 0, round(cell + scale), high)
    face("condensed", 13 * scale, 700).draw_in(picture, letter, box, coats.RIM_OURS, align="center")
    return Piece(picture, (0, 0), (wide, high))


def _plate(plate: Plate, inset: float, wide: int, high: int, ink: Rgb, *, ours: bool) -> None:
    if ours:
        plate.box((inset, inset, wide - 2 * inset, high - 2 * inset), ink, 3.0)
        return
    cut = 5.0
    low_x, low_y, top_x, top_y = inset, inset, wide - inset, high - inset
    plate.polygon(
        (
            (low_x + cut, low_y), (top_x - cut, low_y), (top_x, low_y + cut), (top_x, top_y - cut),
            (top_x - cut, top_y), (low_x + cut, top_y), (low_x, top_y - cut), (low_x, low_y + cut),
        ),
        ink,
    )  # fmt: skip


def _symbol(
    plate: Plate, kind: str, box: tuple[float, float, float, float], ink: Rgb, ground: Rgb, scale: float
) -> None:
    left, top, right, bottom = box
    middle, centre, line = (left + right) / 2, (top + bottom) / 2, 1.5 * scale
    high = bottom - top
    if kind in ("tank", "light-tank", "assault-gun"):
        plate.box((left, top + 0.1 * high, right - left, 0.8 * high), ink, 0.4 * high)
        if kind != "tank":
            hole = line
            plate.box(
                (left + hole, top + 0.1 * high + hole, right - left - 2 * hole, 0.8 * high - 2 * hole),
                ground,
                0.3 * high,
            )
        if kind == "assault-gun":
            plate.line(((left + 3 * scale, centre), (right - 3 * scale, centre)), ink, line)
            plate.line(
                (
                    (right - 6 * scale, centre - 2.4 * scale),
                    (right - 3 * scale, centre),
                    (right - 6 * scale, centre + 2.4 * scale),
                ),
                ink,
                line,
            )
    elif kind == "infantry":
        plate.line(((left, top), (right, bottom)), ink, line)
        plate.line(((left, bottom), (right, top)), ink, line)
    elif kind == "anti-tank":
        plate.line(((left + scale, bottom), (middle, top), (right - scale, bottom)), ink, line)
    elif kind in ("mg", "mortar"):
        plate.line(((middle, bottom - scale), (middle, top)), ink, line)
        plate.line(
            ((middle - 3 * scale, top + 3 * scale), (middle, top), (middle + 3 * scale, top + 3 * scale)), ink, line
        )
        if kind == "mg":
            plate.line(((middle - 3.5 * scale, bottom - scale), (middle + 3.5 * scale, bottom - scale)), ink, line)
        else:
            plate.ring((middle, bottom - 2 * scale), 2 * scale, ink, line)
    elif kind == "transport":
        plate.line(((left, top + 2 * scale), (right, top + 2 * scale)), ink, line)
        for x in (left + 3 * scale, right - 3 * scale):
            plate.ring((x, bottom - 2.4 * scale), 2.2 * scale, ink, line)
    else:
        plate.line(((middle, top), (middle, bottom)), ink, line)
        plate.line(((left, centre), (right, centre)), ink, line)
