"""On the minimap and on the map of a save the sides differ by outline, not only by colour."""

from __future__ import annotations

import pygame

from combat.games.volume1.table import palette


def outline(team: str) -> bytes:
    """Return the mask of a team's sign on a map, without its colours."""
    plate = pygame.Surface((24, 24), pygame.SRCALPHA)
    look = palette.TEAMS[team]
    look.sign.draw_on_map(plate, (12, 12), 1.0, own=look.friendly)
    mask = pygame.mask.from_surface(plate)
    return bytes(mask.get_at((x, y)) for x in range(24) for y in range(24))


def test_all_of_a_side_have_one_outline_and_the_sides_have_two() -> None:
    sides = {
        friendly: {outline(team) for team, look in palette.TEAMS.items() if look.friendly == friendly}
        for friendly in (True, False)
    }
    assert [len(found) for found in sides.values()] == [1, 1]
    assert sides[True] != sides[False]
