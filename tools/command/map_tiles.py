"""Draw the tiles with which Tiled shows the ground and the levels of a map: ``python -m tools.command.map_tiles``."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from combat.engine.space.hexes.lattice import CORNERS, HEIGHT, WIDTH
from combat.games.command.content.ground_maps import TERRAINS
from tools.command.draw_maps import BOARDS, LEVELS

COLUMNS = 4
COLOURS = {
    "open": "#d9d3a8", "field": "#d8c46a", "orchard": "#a9bf6b", "brush": "#9aa35a", "woods": "#4f7a3f",
    "building": "#9a6a55", "gully": "#b79f78", "marsh": "#8fb0a0", "stream": "#8fb8d8", "water": "#4f83b5",
    "bridge-major": "#8a8a8a", "bridge-minor": "#b0aca0",
}  # fmt: skip
HEIGHTS = ("#efe9cf", "#dcc894", "#c2a468", "#a07f48", "#7a5c30")


def tileset(name: str, colours: Sequence[str], value: Callable[[int], str]) -> None:
    """Write a tileset: an image with a hex of each colour, and a TSX file.

    `value` returns the property element of a tile, given its index.
    """
    rows = -(-len(colours) // COLUMNS)
    sheet = pygame.Surface((WIDTH * COLUMNS, HEIGHT * rows), pygame.SRCALPHA)
    for place, colour in enumerate(colours):
        x, y = WIDTH * (place % COLUMNS) + WIDTH // 2, HEIGHT * (place // COLUMNS) + HEIGHT // 2
        corners = [(x + dx, y + dy) for dx, dy in CORNERS]
        pygame.draw.polygon(sheet, colour, corners)
        pygame.draw.polygon(sheet, "#00000060", corners, 3)
    pygame.image.save(sheet, BOARDS / f"{name}.png")
    lines = ['<?xml version="1.0" encoding="UTF-8"?>']
    lines.append(
        f'<tileset version="1.8" tiledversion="1.8.2" name="{name}" tilewidth="{WIDTH}" tileheight="{HEIGHT}"'
        f' tilecount="{len(colours)}" columns="{COLUMNS}">'
    )
    lines.append(f' <image source="{name}.png" width="{WIDTH * COLUMNS}" height="{HEIGHT * rows}"/>')
    for place in range(len(colours)):
        lines += [f' <tile id="{place}">', "  <properties>", f"   {value(place)}", "  </properties>", " </tile>"]
    (BOARDS / f"{name}.tsx").write_text("\n".join([*lines, "</tileset>", ""]), encoding="utf-8", newline="\n")


def main() -> None:
    """Write the tilesets of terrain and of levels."""
    tileset(
        "terrain", [COLOURS[id_] for id_ in TERRAINS], lambda at: f'<property name="terrain" value="{TERRAINS[at]}"/>'
    )
    tileset("level", HEIGHTS[:LEVELS], lambda at: f'<property name="level" type="int" value="{at}"/>')


if __name__ == "__main__":
    main()
