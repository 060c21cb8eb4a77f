"""The painter has a picture of every terrain and ground that a Volume 1 board may have."""

from __future__ import annotations

from combat.games.volume1.content.grounds import TERRAINS
from combat.games.volume1.content.terrain.tmx_writing import GROUNDS as DRAWN_GROUNDS
from combat.games.volume1.painting.terrain_scenery import GROUNDS, SCENERY


def test_every_terrain_is_painted_in_its_own_way() -> None:
    assert set(SCENERY) == set(TERRAINS)
    assert len(set(SCENERY.values())) == len(TERRAINS)


def test_every_ground_is_painted_in_its_own_way() -> None:
    assert set(GROUNDS) == set(DRAWN_GROUNDS)
    assert len(set(GROUNDS.values())) == len(DRAWN_GROUNDS)
