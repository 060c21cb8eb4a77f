"""Any two terrains on the shipped boards can be distinguished at half size, in grey and when colour-blind."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from combat.games.volume1.content.grounds import TERRAINS
from tools.volume1 import terrain_marks
from tools.volume1.terrain_marks import VIEWS, Group, Sheet, distance, marks, pairs, tiles_digest

FAR, FARTHER = 2.0, 3.0
"""Spreads that part any two terrains, and open ground from a field, which count apart in every shot (13.0.2)."""


@cache
def kept() -> dict[str, Any]:
    """Return the measured marks of the shipped boards."""
    return terrain_marks.kept()


def test_the_marks_are_those_of_the_tiles_that_are_shipped() -> None:
    """Whoever paints a board measures it again: python -m tools.volume1.terrain_marks."""
    assert kept()["tiles"] == tiles_digest()


def test_a_hex_looked_at_again_has_the_marks_that_were_kept() -> None:
    pixels = Sheet(terrain_marks.PROOF[0]).pixels(*terrain_marks.PROOF[1:])
    for view in VIEWS:
        assert marks(pixels, view) == pytest.approx(kept()["proof"][view], abs=0.3)


@pytest.mark.parametrize("view", VIEWS)
def test_every_terrain_of_the_charts_was_measured(view: str) -> None:
    assert {group.partition(":")[0] for group in kept()["views"][view]} == set(TERRAINS)


@pytest.mark.parametrize("view", VIEWS)
def test_any_two_terrains_are_told_apart_at_half_size(view: str) -> None:
    groups = kept()["views"][view]
    near = {(a, b): distance(groups[a], groups[b]) for a, b in pairs(groups)}
    assert {pair: found for pair, found in near.items() if found[0] < FAR} == {}


@pytest.mark.parametrize("view", VIEWS)
def test_no_open_ground_looks_like_a_field(view: str) -> None:
    """Hay stands in cocks and aftermath is even: rows are a field's own mark (11.12)."""
    groups: dict[str, Group] = kept()["views"][view]
    near = {(a, b): distance(groups[a], groups[b]) for a, b in pairs(groups) if a[:5] + b[:4] == "fieldopen"}
    assert len(near) == 40
    assert {pair: found for pair, found in near.items() if found[0] < FARTHER} == {}
