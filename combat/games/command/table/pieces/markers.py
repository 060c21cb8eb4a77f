"""Images of board markers: works, smoke, fire, light, melee, control, objectives, chits (5.0, 18.0, 19.0)."""

from __future__ import annotations

from typing import Literal

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.fitted_type import largest
from combat.engine.stage.drawing.lettering import Rgb, face
from combat.engine.stage.drawing.piece import Piece, cut, kept
from combat.games.command.table import nations
from combat.games.command.table.pieces.emblems import draw_emblem
from combat.games.command.table.pieces.faces import ChitFace, ObjectiveFace
from combat.games.command.table.pieces.marker_signs import GROUNDS, SIGNS

UNITS = 80
CORNER = 4.0
SMALL_BELOW = 40

MarkerKind = Literal["blaze", "starshell", "melee"]


@kept
def works(kind: str, size: int, label: str = "") -> Piece:
    """Return the image of a work, `size` pixels wide, with the text `label` on top if there is room; cached."""
    return _printed(kind, size, label)


@kept
def marker(kind: MarkerKind, size: int, label: str = "") -> Piece:
    """Return the image of a marker without a number, `size` pixels wide; cached."""
    return _printed(kind, size, label)


@kept
def smoke(hindrance: int, size: int, label: str = "") -> Piece:
    """Return the image of a smoke marker with its hindrance, `size` pixels wide; cached."""
    return _printed("smoke", size, label, str(hindrance))


@kept
def objective(face_: ObjectiveFace, size: int) -> Piece:
    """Return the image of an objective marker: number, value, and the holder's emblem; cached."""
    scale = size / UNITS
    look = nations.look(face_.nation, face_.side) if face_.side else None
    ground: Rgb = look.band if look else nations.NOBODY.color
    ink: Rgb = nations.BAND_INK if look else theme.INK

    def paint(target: pygame.Surface) -> None:
        target.fill(ground)
        face("condensed", 50 * scale, 800).draw(
            target, str(face_.number), (26 * scale, 51 * scale), ink, align="center"
        )
        if face_.side:
            draw_emblem(target, face_.nation, face_.side, (58 * scale, 31 * scale), 15 * scale)
        foot = round(24 * scale)
        target.fill(theme.mix(ground, theme.DARK, 0.35) if look else theme.FORM, (0, size - foot, size, foot))
        worth = largest(face_.worth, size - 8 * scale, "condensed", 700, 20 * scale, 17 * scale, 14 * scale)
        worth.draw_in(target, face_.worth, (4 * scale, size - foot, size - 8 * scale, foot), ink, align="center")

    return cut((size, size), 8 * scale, scale, paint, 0.8)


@kept
def flag(face_: ObjectiveFace, size: int) -> Piece:
    """Return the image of an objective's flag: its number on the holder's colour, and the holder's emblem; cached."""
    scale = size / UNITS
    look = nations.look(face_.nation, face_.side) if face_.side else None
    ground: Rgb = look.band if look else nations.NOBODY.color
    ink: Rgb = nations.BAND_INK if look else theme.INK

    def paint(target: pygame.Surface) -> None:
        target.fill(ground)
        left = 26 if face_.side else 40
        type_ = face("condensed", 60 * scale, 800)
        type_.draw(target, str(face_.number), (left * scale, 61 * scale), ink, align="center")
        if face_.side:
            draw_emblem(target, face_.nation, face_.side, (59 * scale, 40 * scale), 16 * scale)

    return cut((size, size), size * 0.2, scale, paint, 0.6)


@kept
def chit(face_: ChitFace, size: int) -> Piece:
    """Return the image of an objective chit: letter, subject and value, or its back if hidden; cached."""
    scale = size / UNITS
    paper = theme.rgb("#DCD3B4") if not face_.hidden else theme.rgb("#55583F")

    def paint(target: pygame.Surface) -> None:
        target.blit(shapes.gradient(size, size, nations.lighter(paper, 0.2), paper), (0, 0))
        if face_.hidden:
            face("stencil", 46 * scale, 700).draw_in(target, "?", (0, 0, size, size), theme.FORM, align="center")
            return
        letter = face("stencil", 15 * scale, 700)
        letter.draw(target, face_.letter, (7 * scale, 17 * scale), nations.MORALE_RED)
        room = size - 8 * scale
        big = largest(face_.headline, room, "condensed", 800, 40 * scale, 26 * scale, 17 * scale, 13.5 * scale)
        height = 52 if face_.worth else 74
        big.draw_in(target, face_.headline, (4 * scale, 6 * scale, room, height * scale), theme.INK, align="center")
        if face_.worth:
            worth = largest(face_.worth, room, "condensed", 700, 20 * scale, 16 * scale)
            worth.draw(target, face_.worth, (size / 2, 71 * scale), theme.INK, align="center")
        if face_.secret:
            line = round(3 * scale)
            pygame.draw.rect(
                target, nations.MORALE_RED, (line, line, size - 2 * line, size - 2 * line), max(1, line // 2)
            )

    return cut((size, size), CORNER * scale, scale, paint, 0.8)


def _printed(kind: str, size: int, label: str, figure: str = "") -> Piece:
    """Return a square marker with a sign, and a number if it has one."""
    scale = size / UNITS
    ground, ink = GROUNDS[kind]

    def paint(target: pygame.Surface) -> None:
        target.blit(shapes.gradient(size, size, nations.lighter(ground, 0.25), ground), (0, 0))
        top = 14 * scale if label and size >= SMALL_BELOW else 0.0
        plate = shapes.Plate(size, size, ink)
        SIGNS[kind](plate, ink, (4 * scale, top + 2 * scale, size - 8 * scale, size - top - 6 * scale))
        target.blit(plate.reduce(), (0, 0))
        if top:
            name = face("condensed", 13 * scale, 600)
            name.draw(target, label, (4.5 * scale, 13 * scale), ink, room=size - 9 * scale)
        if figure:
            type_ = face("condensed", 38 * scale, 800)
            box = (0, top, size, size - top)
            for aside in (-1.6, 1.6):
                for down in (-1.6, 1.6):
                    shifted = (box[0] + aside * scale, box[1] + down * scale, box[2], box[3])
                    type_.draw_in(target, figure, shifted, nations.BOX_PAPER, align="center")
            type_.draw_in(target, figure, box, nations.COMMAND_BLACK, align="center")

    return cut((size, size), CORNER * scale, scale, paint, 0.8)
