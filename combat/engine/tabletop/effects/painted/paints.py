"""Sprite sheets of effects: their rows and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from combat.engine.tabletop.effects.flipbook import Flipbook

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.emitter import Tone

GROUNDS = ("earth", "leaves", "splinters", "stone", "water", "grass")
"""Kinds of debris from impacts, in the order of the sheet's rows."""
BITS = (*GROUNDS, "brass", "ember")
"""All kinds of single particles."""
HAZES: Mapping[str, Tone] = {
    "earth": (222, 196, 154),
    "leaves": (206, 212, 168),
    "splinters": (232, 204, 160),
    "stone": (246, 240, 226),
    "water": (214, 232, 238),
    "grass": (224, 214, 164),
}
"""Tint of powder smoke as dust or spray of each ground."""
LENT: Mapping[str, Tone] = {
    "earth": (255, 247, 231),
    "leaves": (236, 243, 226),
    "splinters": (252, 244, 230),
    "stone": (247, 245, 240),
    "water": (230, 241, 247),
    "grass": (247, 246, 226),
}
"""Tint of smoke above each ground."""
VARIANTS = 2
"""Variants of spurts for each ground."""
TURNS = 32
"""Directions of a flash."""

POWDER = Flipbook("effects/powder.png", rows=3, stages=6)
DUST = Flipbook("effects/dust.png", rows=3, stages=6)
FIRE = Flipbook("effects/fire.png", rows=2, stages=4, shines=True)
RING = Flipbook("effects/ring.png", rows=1, stages=5)
GLOW = Flipbook("effects/glow.png", rows=1, stages=3, shines=True, lights=True)
HIT = Flipbook("effects/hit.png", rows=2, stages=3, count=1, shines=True)
BLADES = Flipbook("effects/hit.png", rows=2, stages=3, first=1, shines=True)
WISPS = 8
"""Variants of lingering smoke."""
WISP = Flipbook("effects/wisp.png", rows=WISPS, stages=3)


def flash(row: int) -> Flipbook:
    """Return the flipbook of a muzzle flash: row 0 rifle, 1 short barrel, 2 machine gun, 3 rifle grenade."""
    return Flipbook(
        "effects/flash.png", rows=4, stages=3, first=row, count=1, foot=(0.18, 0.5), turns=TURNS, shines=True
    )


def spurt(ground: str) -> Flipbook:
    """Return the flipbook of a bullet's impact on a kind of ground; raise ValueError for an unknown kind."""
    first = GROUNDS.index(ground) * VARIANTS
    return Flipbook(
        "effects/spurt.png", rows=len(GROUNDS) * VARIANTS, stages=6, first=first, count=VARIANTS, foot=(0.5, 0.78)
    )


def bits(kind: str) -> Flipbook:
    """Return the flipbook of single particles of a kind; raise ValueError for an unknown kind."""
    return Flipbook(
        "effects/bits.png", rows=len(BITS), stages=4, first=BITS.index(kind), count=1, shines=kind == "ember"
    )
