"""Maps seen from above: hexes that block lines of sight look so where they are drawn (17.0)."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.lattice import middle
from combat.games.command.content.ground_maps import load_map
from tests.games.command.drawn_book import at
from tools.command import plan_views
from tools.command.draw_maps import BOARDS
from tools.command.map_tiles import COLOURS, HEIGHTS


def test_a_map_from_above_shows_woods_levels_and_open_ground() -> None:
    pygame.font.init()
    map_ = load_map(BOARDS / "ridge-farm.tmx")
    seen = plan_views.view(map_)

    def colour(name: str) -> pygame.Color:
        """Beside the centre of a hex, where its dot is not."""
        x, y = plan_views.spot_on_sheet(middle(at(name)))
        return seen.get_at((x + 9, y + 5))

    assert map_.board.terrain(at("B2")) == "woods"
    assert colour("B2") == pygame.Color(COLOURS["woods"])
    assert colour("C9") == pygame.Color(HEIGHTS[0])
    assert colour("D6") == pygame.Color(HEIGHTS[1])
    assert colour("F4") == pygame.Color(HEIGHTS[2])
    assert colour("H6") == pygame.Color(COLOURS["building"])
