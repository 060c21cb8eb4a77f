"""Dust of soldiers who run, charge, fight hand to hand, break or fall."""

from __future__ import annotations

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.emitter import Emitter
from combat.engine.tabletop.effects.painted import paints

TAN = (224, 203, 160)
"""Tint that turns pale smoke into road dust."""


def _heels(puffs: int, size: float, *, bits: int = 0) -> Effect:
    """Return dust behind a runner, which stays where it was raised."""
    sprays = [
        Emitter(
            paints.POWDER,
            (size * 0.7, size),
            puffs,
            (0.0, 0.2),
            (0.5, 0.8),
            ahead=-0.10,
            strewn=0.20,
            fan=(140, 220),
            flies=(0.10, 0.32),
            eases=2,
            drifts=0.1,
            rises=0.04,
            tone=TAN,
        ),
    ]
    if bits:
        sprays.append(
            Emitter(
                paints.bits("earth"),
                (0.08, 0.12),
                bits,
                (0.0, 0.18),
                (0.35, 0.55),
                ahead=-0.1,
                strewn=0.14,
                fan=(140, 220),
                flies=(0.16, 0.40),
                lift=(0.06, 0.18),
            )
        )
    return Effect(tuple(sprays), still=0.2)


SPRINT, TROT, CHARGE = _heels(5, 0.34), _heels(4, 0.30), _heels(9, 0.46, bits=9)
"""Dust of running men; walking and crawling raise none."""
ROUT = _heels(7, 0.40, bits=5)
"""Dust of a man who flees broken."""

CLASH = Effect(
    (
        Emitter(paints.RING, (1.5, 1.5), 1, (0.02, 0.02), (0.45, 0.45)),
        Emitter(
            paints.POWDER,
            (0.36, 0.52),
            14,
            (0.0, 0.14),
            (0.55, 0.9),
            rim=0.46,
            fan=(0, 360),
            flies=(0.10, 0.26),
            eases=2.2,
            rises=0.05,
            tone=TAN,
        ),
        Emitter(
            paints.bits("earth"),
            (0.09, 0.13),
            12,
            (0.0, 0.08),
            (0.45, 0.65),
            rim=0.42,
            fan=(0, 360),
            flies=(0.16, 0.36),
            lift=(0.10, 0.24),
            over=True,
        ),
    ),
    still=0.2,
)
"""Both sides of a melee meet."""

BLOW = Effect(
    (
        Emitter(paints.BLADES, (0.42, 0.46), 1, (0.0, 0.0), (0.30, 0.30), over=True),
        Emitter(
            paints.POWDER,
            (0.24, 0.34),
            7,
            (0.0, 0.08),
            (0.4, 0.6),
            rim=0.44,
            fan=(20, 160),
            flies=(0.06, 0.16),
            eases=2,
            tone=TAN,
        ),
    ),
    still=0.12,
)
"""A blow hits."""
PARRIED = Effect((Emitter(paints.BLADES, (0.28, 0.30), 1, (0.0, 0.0), (0.22, 0.22), over=True),), still=0.12)
"""A blow misses."""

FALL = Effect(
    (
        Emitter(paints.RING, (1.15, 1.15), 1, (0.0, 0.0), (0.4, 0.4)),
        Emitter(
            paints.POWDER,
            (0.30, 0.46),
            13,
            (0.0, 0.05),
            (0.55, 0.9),
            rim=0.30,
            fan=(0, 360),
            flies=(0.10, 0.24),
            eases=2.4,
            rises=0.04,
            tone=TAN,
        ),
    ),
    still=0.15,
)
"""A counter falls on its side."""

QUAKE = Effect(
    (
        Emitter(
            paints.POWDER,
            (0.20, 0.30),
            8,
            (0.0, 0.12),
            (0.4, 0.6),
            rim=0.42,
            fan=(10, 170),
            flies=(0.04, 0.12),
            eases=2,
            tone=TAN,
        ),
    ),
    still=0.15,
)
"""A man trembles after a wound or when he breaks."""
