"""Draw each map from above by its outlines, lines and levels: ``python -m tools.command.plan_views FOLDER [NAME …]``.

Unpainted: blocking ground is dark, hindering ground light, so that map authors see what lines of sight meet.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pygame

from combat.engine.space.hexes.hex import direction_between
from combat.engine.space.hexes.lattice import HEIGHT, WIDTH, Spot, brink, middle, vertices
from combat.games.command.content.ground_maps import load_map
from combat.games.command.rules.ground.ground_map import GroundMap
from tools.command.draw_maps import BOARDS
from tools.command.map_tiles import COLOURS, HEIGHTS

SCALE = 104
"""Pixels of a hex from side to side."""
MARGIN = 12
SIDES = {"hedge": "#2f5a26", "wall": "#6b6b6b", "fence": "#a3763d", "cliff": "#5a3a1c"}
WAYS = {"road": ("#b9ab8d", 15), "rail": ("#3d3d3d", 6), "trail": ("#a88f66", 4)}


def view(map_: GroundMap) -> pygame.Surface:
    """Return a map from above with regular hexes."""
    board = map_.board
    right, bottom = spot_on_sheet((WIDTH + 360 * (board.columns - 1), HEIGHT * board.rows + HEIGHT // 2))
    sheet = pygame.Surface((right + MARGIN, bottom + MARGIN))
    sheet.fill("#f4f1e6")
    font = pygame.font.Font(None, SCALE // 5)
    for hex_ in board.hexes():
        ground = board.terrain(hex_)
        bare = ground in ("gully", "stream", "water", "marsh")
        pygame.draw.polygon(
            sheet, COLOURS[ground] if bare else HEIGHTS[board.level(hex_)], [spot_on_sheet(s) for s in vertices(hex_)]
        )
    for way in map_.ways:
        colour, wide = WAYS[way.kind]
        pygame.draw.lines(sheet, colour, False, [spot_on_sheet(spot) for spot in way.points], wide)
    for outline in map_.outlines:
        pygame.draw.polygon(sheet, COLOURS[outline.terrain], [spot_on_sheet(spot) for spot in outline.points])
        pygame.draw.polygon(sheet, "#40402a", [spot_on_sheet(spot) for spot in outline.points], 1)
    for hex_ in board.hexes():
        pygame.draw.polygon(sheet, "#00000028", [spot_on_sheet(spot) for spot in vertices(hex_)], 1)
        pygame.draw.circle(sheet, "black", spot_on_sheet(middle(hex_)), 2)
        name = font.render(f"{chr(64 + hex_.column)}{hex_.row}", True, "#303030")
        x, y = middle(hex_)
        sheet.blit(name, name.get_rect(midtop=spot_on_sheet((x, y - 112))))
    for crest in map_.crests:
        pygame.draw.lines(sheet, "#7a4f1f", False, [spot_on_sheet(spot) for spot in crest.points], 3)
    for piece in map_.sides:
        way_over = direction_between(*piece.side)
        assert way_over is not None
        one, other = brink(piece.side[0], way_over)
        pygame.draw.line(sheet, SIDES[piece.kind], spot_on_sheet(one), spot_on_sheet(other), 7)
    for objective in map_.objectives:
        number = font.render(str(objective.number), True, "white", "#a02020")
        sheet.blit(
            number,
            number.get_rect(
                center=spot_on_sheet((middle(objective.hexes[0])[0] + 70, middle(objective.hexes[0])[1] + 60))
            ),
        )
    return sheet


def spot_on_sheet(spot: Spot) -> tuple[int, int]:
    """Return the position of a lattice point in the picture."""
    return MARGIN + round(spot[0] / WIDTH * SCALE * 2 / 3**0.5), MARGIN + round(spot[1] / HEIGHT * SCALE)


def main(folder: str, names: Sequence[str]) -> None:
    """Write the pictures of the named maps, or of all."""
    pygame.font.init()
    for file in sorted(BOARDS.glob("*.tmx")):
        if not names or file.stem in names:
            pygame.image.save(view(load_map(file)), Path(folder) / f"{file.stem}.png")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
