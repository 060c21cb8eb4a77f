"""What is seen where a bullet strikes, and what a man stirs up who throws himself down."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.painted import paints
from combat.engine.tabletop.effects.spray import Spray


def _near(ground: str) -> Effect:
    """Two spurts, one after the other, and bits that fly on beyond them."""
    return Effect(
        (
            Spray(paints.spurt(ground), (0.64, 0.80), 2, (0.0, 0.07), (0.55, 0.7), strewn=0.10),
            Spray(
                paints.bits(ground),
                (0.10, 0.14),
                7,
                (0.0, 0.05),
                (0.4, 0.6),
                strewn=0.05,
                fan=(-70, 70),
                flies=(0.18, 0.42),
                lift=(0.12, 0.30),
                eases=1.3,
                over=True,
            ),
        ),
        still=0.2,
    )


NEAR: Mapping[str, Effect] = {ground: _near(ground) for ground in paints.GROUNDS}
"""A miss, by what flies up."""

HIT = Effect(
    (
        Spray(paints.HIT, (0.46, 0.50), 1, (0.0, 0.0), (0.34, 0.34), over=True),
        Spray(
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
"""A hit, at the side of the counter that the shot came from."""

SCRAMBLE = Effect(
    (
        Spray(
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
        Spray(
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
