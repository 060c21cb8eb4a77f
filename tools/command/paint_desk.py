"""Paint the background of COMMAND!'s start screen: a map with counters, fate cards and a deck in lamp light.

Usage: python -m tools.command.paint_desk
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from combat.engine.kernel.record import replace
from combat.engine.space.hexes import outline
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import pencil, theme
from combat.engine.stage.drawing.piece import Piece
from combat.games.command.content.library import load_book
from combat.games.command.rules.play.set_up import new_state
from combat.games.command.rules.state import State, Unit
from combat.games.command.table.drawn_sheet import pictures_of
from combat.games.command.table.pieces import card_pictures, counters
from combat.games.command.table.pieces.faces import UnitFace
from combat.games.command.table.pieces.faces_from_state import card_face, unit_face
from combat.games.command.title import TITLE
from tools.desks.lamp_light import SCALE, lay, lit, wooden_desk, write_desk

SCENARIO = "crossroads-at-noon"
MAP_TURN, MAP_MIDDLE, MAP_HEX = 5.0, (470, 470), 104.0
"""Rotation of the map in degrees, position of its centre, and width of a hex, in units."""
MEN = {
    "06.05": "axis", "09.06": "axis", "10.05": "axis", "05.08": "allies", "06.08": "allies", "08.09": "allies",
}  # fmt: skip
"""Hexes of the squads, with their side."""
COUNTER = 66
CARDS = ((704, 560, -7.0), (852, 596, 6.0))
"""Cards of the Allies: centre and rotation. They are face down, since a picture cannot be translated."""
CARD, DECK = 176, (1010, 700, 16.0)


def paint() -> pygame.Surface:
    """Paint the desk with map, deck and cards in lamp light; return the image."""
    desk = wooden_desk()
    state = new_state(load_book(SCENARIO, ()))
    lay(desk, _map(state), MAP_MIDDLE, MAP_TURN)
    deck, card = (
        card_pictures.card(card_face(state, 0, side=side), round(CARD * SCALE)) for side in ("axis", "allies")
    )
    for place in range(4):
        lay(desk, _cut(deck), (DECK[0] - place * 2, DECK[1] - place * 3), DECK[2])
    for x, y, turn in CARDS:
        lay(desk, _cut(card), (x, y), turn)
    return lit(desk)


def _map(state: State) -> pygame.Surface:
    """Return the painted map with counters and the arrow of an attack."""
    tiles = pictures_of(state.book.map)
    index = tiles.index
    level = index.levels[0]
    whole = pygame.Surface((level.width, level.height), 0, 32)
    for column in range(-(-level.width // 512)):
        for row in range(-(-level.height // 512)):
            whole.blit(tiles.painted(0, column, row), (column * 512, row * 512))
    share_ = MAP_HEX * SCALE / index.place_width
    sheet = pygame.transform.smoothscale(whole, (round(index.width * share_), round(index.height * share_)))

    def spot(hex_: Hex) -> tuple[int, int]:
        x, y = outline.centre(hex_)
        return round((x * index.place_width + index.left) * share_), round(
            (y * index.place_height + index.top) * share_
        )

    theme.set_scale(SCALE)
    for start, end in (("06.09", "07.07"), ("07.07", "09.06")):
        pencil.trail(sheet, spot(Hex(start)), spot(Hex(end)))
    units = {side: [unit for unit in state.units.values() if unit.side == side] for side in ("axis", "allies")}
    for place, (hex_, side) in enumerate(MEN.items()):
        piece = counters.unit(
            _without_words(state, units[side][(place * 2) % len(units[side])]), round(COUNTER * SCALE)
        )
        x, y = spot(Hex(hex_))
        piece.draw(sheet, x - piece.size[0] // 2, y - piece.size[1] // 2)
    tiles.close()
    return sheet.convert_alpha()


def _without_words(state: State, unit: Unit) -> UnitFace:
    """Return a unit's counter with only its leader's name or its number."""
    face = unit_face(state, unit.id)
    return face if unit.name else replace(face, name=face.name.rpartition(" ")[2])


def _cut(piece: Piece) -> pygame.Surface:
    """Return a card without its shadow, which would rotate with it."""
    return piece.surface.subsurface((*piece.origin, *piece.size)).copy()


def main() -> None:
    """Paint the desk and write it in each size."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    TITLE.use((TITLE.id,))
    write_desk(paint(), TITLE.id)


if __name__ == "__main__":
    main()
