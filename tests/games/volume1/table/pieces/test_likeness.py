"""Any two portraits on the board can be distinguished, even in grey and small (8.0)."""

from __future__ import annotations

import math
from itertools import combinations
from operator import mul

import pygame

from combat.games.volume1.table.pieces.portraits import portrait
from tests.games.volume1.table.pieces.roster import roster

SIDE, ALIKE = 32, 0.8
"""A bust's side on a counter at half size, in pixels, and the correlation from which on two are twins."""


def likeness(id_: str) -> list[float]:
    """Return a portrait in grey as a vector of mean 0 and length 1; the product of two measures likeness."""
    small = pygame.transform.smoothscale(portrait(id_, 120), (SIDE, SIDE))
    raw = pygame.image.tobytes(small, "RGB")
    greys = [0.299 * r + 0.587 * g + 0.114 * b for r, g, b in zip(raw[0::3], raw[1::3], raw[2::3], strict=True)]
    mean = sum(greys) / len(greys)
    length = math.sqrt(sum((grey - mean) ** 2 for grey in greys))
    return [(grey - mean) / length for grey in greys]


def test_8_0_no_two_busts_are_twins() -> None:
    busts = {man.id: likeness(man.id) for man in roster()}
    assert len(busts) == 61
    near = {pair: sum(map(mul, busts[pair[0]], busts[pair[1]])) for pair in combinations(busts, 2)}
    assert {pair: round(alike, 3) for pair, alike in near.items() if alike > ALIKE} == {}
