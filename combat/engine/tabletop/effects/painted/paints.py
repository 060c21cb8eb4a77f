"""The painted sheets: what is on each, and how they are laid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from combat.engine.tabletop.effects.flipbook import Flipbook

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.emitter import Tone

GROUNDS = ("earth", "leaves", "splinters", "stone", "water", "grass")
"""What flies up where something strikes, in the order of the sheet's rows."""
BITS = (*GROUNDS, "brass", "ember")
"""And what flies singly."""
HAZES: Mapping[str, Tone] = {
    "earth": (222, 196, 154),
    "leaves": (206, 212, 168),
    "splinters": (232, 204, 160),
    "stone": (246, 240, 226),
    "water": (214, 232, 238),
    "grass": (224, 214, 164),
}
"""What the dust or the spray of each leaves of the colours of powder smoke."""
LENT: Mapping[str, Tone] = {
    "earth": (255, 247, 231),
    "leaves": (236, 243, 226),
    "splinters": (252, 244, 230),
    "stone": (247, 245, 240),
    "water": (230, 241, 247),
    "grass": (247, 246, 226),
}
"""What each leaves of the colours of smoke that lies over it."""
VARIANTS = 2
"""Spurts of each."""
TURNS = 32
"""Directions into which a flash is cut."""

POWDER = Flipbook("effects/powder.png", rows=3, stages=6)
DUST = Flipbook("effects/dust.png", rows=3, stages=6)
FIRE = Flipbook("effects/fire.png", rows=2, stages=4, shines=True)
RING = Flipbook("effects/ring.png", rows=1, stages=5)
GLOW = Flipbook("effects/glow.png", rows=1, stages=3, shines=True, lights=True)
HIT = Flipbook("effects/hit.png", rows=2, stages=3, count=1, shines=True)
BLADES = Flipbook("effects/hit.png", rows=2, stages=3, first=1, shines=True)
WISPS = 8
"""Wisps of smoke that lies."""
WISP = Flipbook("effects/wisp.png", rows=WISPS, stages=3)


def flash(row: int) -> Flipbook:
    """A muzzle flash: 0 of a rifle, 1 of a short barrel, 2 of a machine gun, 3 of a grenade that leaves the muzzle."""
    return Flipbook(
        "effects/flash.png", rows=4, stages=3, first=row, count=1, foot=(0.18, 0.5), turns=TURNS, shines=True
    )


def spurt(ground: str) -> Flipbook:
    """What flies up of a ground where a bullet strikes it."""
    first = GROUNDS.index(ground) * VARIANTS
    return Flipbook(
        "effects/spurt.png", rows=len(GROUNDS) * VARIANTS, stages=6, first=first, count=VARIANTS, foot=(0.5, 0.78)
    )


def bits(kind: str) -> Flipbook:
    """Single pieces of a kind."""
    return Flipbook(
        "effects/bits.png", rows=len(BITS), stages=4, first=BITS.index(kind), count=1, shines=kind == "ember"
    )
