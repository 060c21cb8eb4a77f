"""Impacts of bullets, and dust of a soldier who takes cover."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.emitter import Emitter
from combat.engine.tabletop.effects.painted import paints

HAZE = 200
"""Opacity of lingering dust, 0 to 255."""


def _near(ground: str) -> Effect:
    """Return the effect of a miss: two spurts, flying debris, drifting haze, and a gleam at night."""
    return Effect(
        (
            Emitter(paints.GLOW, (1.1, 1.1), 1, (0.0, 0.0), (0.45, 0.45), dark_only=True),
            *_BESIDES.get(ground, ()),
            Emitter(
                paints.POWDER,
                (0.50, 0.66),
                2,
                (0.10, 0.20),
                (0.95, 1.30),
                strewn=0.06,
                fan=(-40, 40),
                flies=(0.08, 0.20),
                eases=2,
                rises=0.12,
                drifts=0.30,
                tone=paints.HAZES[ground],
                cover=HAZE,
            ),
            Emitter(paints.spurt(ground), (0.94, 1.08), 2, (0.0, 0.10), (0.75, 0.95), strewn=0.10),
            Emitter(
                paints.bits(ground),
                (0.10, 0.15),
                7,
                (0.0, 0.05),
                (0.5, 0.75),
                strewn=0.05,
                fan=(-70, 70),
                flies=(0.26, 0.55),
                lift=(0.18, 0.40),
                eases=1.3,
                over=True,
            ),
        ),
        still=0.25,
    )


_BESIDES: Mapping[str, tuple[Emitter, ...]] = {
    "stone": (
        Emitter(
            paints.bits("ember"),
            (0.10, 0.15),
            6,
            (0.0, 0.04),
            (0.28, 0.42),
            fan=(-80, 80),
            flies=(0.30, 0.60),
            lift=(0.04, 0.16),
            eases=1.6,
            over=True,
        ),
    ),
    "water": (Emitter(paints.RING, (0.9, 1.0), 2, (0.0, 0.18), (0.6, 0.8), tone=(206, 228, 238)),),
}
"""Additional sparks on stone, and rings on water."""

NEAR: Mapping[str, Effect] = {ground: _near(ground) for ground in paints.GROUNDS}
"""Misses by kind of ground."""

HIT = Effect(
    (
        Emitter(paints.GLOW, (1.1, 1.1), 1, (0.0, 0.0), (0.40, 0.40), dark_only=True),
        Emitter(paints.HIT, (0.64, 0.70), 1, (0.0, 0.0), (0.40, 0.40), over=True),
        Emitter(
            paints.POWDER,
            (0.22, 0.30),
            3,
            (0.0, 0.04),
            (0.35, 0.5),
            strewn=0.06,
            fan=(-50, 50),
            flies=(0.1, 0.2),
            eases=2,
            tone=(214, 190, 150),
        ),
    ),
    still=0.12,
)
"""A hit, at the side of the counter that faces the shooter."""

SCRAMBLE = Effect(
    (
        Emitter(
            paints.POWDER,
            (0.28, 0.40),
            9,
            (0.0, 0.06),
            (0.45, 0.7),
            rim=0.40,
            fan=(-10, 190),
            flies=(0.08, 0.20),
            eases=2,
            tone=(222, 200, 158),
        ),
        Emitter(
            paints.bits("grass"),
            (0.10, 0.13),
            8,
            (0.0, 0.05),
            (0.4, 0.55),
            rim=0.36,
            fan=(-20, 200),
            flies=(0.12, 0.28),
            lift=(0.06, 0.16),
            over=True,
        ),
    ),
    still=0.18,
)
"""A man throws himself down."""
