"""The whole sheet as a small picture, cached with the window's first frame so that starting need not load the
overview.
"""

from __future__ import annotations

import pygame

from combat.engine.content import cache
from combat.engine.stage.drawing.startup_cache import found_or_made
from combat.engine.tabletop.map.tiles import Tiles

_CODE = ("engine/tabletop/map", "engine/tabletop/detail", "engine/tabletop/hexes/sheets")
"""The packages whose code makes an overview."""


def small_print(tiles: Tiles, size: tuple[int, int]) -> pygame.Surface:
    """Return the overview of a sheet scaled to a size in pixels.

    The picture is taken from the cache of an earlier run if the overview's files and layout and the code are unchanged.
    """

    def made() -> pygame.Surface:
        return pygame.transform.smoothscale(tiles.overview, size)

    if tiles.painting is not tiles:  # painted while it is shown
        return made()
    folders = tiles.overview_folders
    places = ("/".join(folder.parts[-2:]) for folder in folders)
    stamp = cache.stamp(*places, tiles.overview_layout, rooms=_CODE, folders=folders)
    return found_or_made(("small_print", stamp, *size), made)
