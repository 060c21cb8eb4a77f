"""Explosions of grenades and shells, and the start of a smoke grenade."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.emitter import Emitter, Tone
from combat.engine.tabletop.effects.painted import paints

ASH = (205, 200, 190)
"""Tint of dust for charges that throw up little earth."""
SMOKE = 190
"""Opacity of a grenade's first smoke, 0 to 255."""


def _blast(wide: float, *, dust: int = 7, clods: int = 12, slow: float = 1.0, tone: Tone | None = None) -> Effect:
    """Return a blast of a diameter in hex widths."""
    return Effect(
        (
            Emitter(paints.GLOW, (wide * 2.2, wide * 2.2), 1, (0.0, 0.0), (0.42, 0.42), dark_only=True),
            Emitter(paints.RING, (wide * 1.35, wide * 1.35), 1, (0.03, 0.03), (0.45 * slow, 0.45 * slow)),
            Emitter(
                paints.DUST,
                (wide * 0.52, wide * 0.78),
                dust,
                (0.10, 0.24),
                (0.75 * slow, 1.25 * slow),
                rim=wide * 0.10,
                fan=(0, 360),
                flies=(wide * 0.10, wide * 0.30),
                eases=2.6,
                rises=wide * 0.16,
                drifts=0.16,
                tone=tone,
            ),
            Emitter(paints.FIRE, (wide * 0.92, wide), 1, (0.0, 0.0), (0.40, 0.40), over=True),
            Emitter(
                paints.bits("earth"),
                (0.10, 0.17),
                clods,
                (0.02, 0.09),
                (0.55 * slow, 0.85 * slow),
                fan=(-180, 180),
                flies=(wide * 0.28, wide * 0.66),
                lift=(wide * 0.16, wide * 0.42),
                eases=1.2,
            ),
            Emitter(
                paints.bits("ember"),
                (0.07, 0.10),
                6,
                (0.04, 0.12),
                (0.35, 0.6),
                fan=(-180, 180),
                flies=(wide * 0.3, wide * 0.5),
                lift=(0.05, wide * 0.2),
            ),
        ),
        still=0.17,
        rest=0.5,
    )


def _phosphorus() -> Effect:
    """Return a phosphorus blast: bright fragments that fly far, trailing smoke."""
    return Effect(
        (
            Emitter(paints.GLOW, (2.6, 2.6), 1, (0.0, 0.0), (0.5, 0.5), dark_only=True),
            Emitter(
                paints.POWDER,
                (0.6, 0.95),
                12,
                (0.06, 0.22),
                (1.0, 1.6),
                rim=0.22,
                fan=(0, 360),
                flies=(0.12, 0.36),
                eases=2.4,
                rises=0.16,
                drifts=0.2,
            ),
            Emitter(
                paints.POWDER,
                (0.24, 0.40),
                22,
                (0.04, 0.20),
                (0.6, 1.0),
                rim=0.2,
                fan=(0, 360),
                flies=(0.45, 0.85),
                lift=(0.05, 0.2),
                eases=2,
            ),
            Emitter(paints.FIRE, (0.9, 1.0), 1, (0.0, 0.0), (0.38, 0.38), over=True),
            Emitter(
                paints.bits("ember"),
                (0.10, 0.14),
                16,
                (0.02, 0.12),
                (0.6, 1.0),
                fan=(-180, 180),
                flies=(0.5, 0.9),
                lift=(0.1, 0.4),
            ),
        ),
        still=0.2,
        rest=0.6,
    )


BLASTS: Mapping[str, Effect] = {
    "grenade": _blast(1.15),
    "stick-grenade": _blast(1.2, clods=9, tone=ASH),
    "egg-grenade": _blast(1.05, clods=9, tone=ASH),
    "rifle-grenade": _blast(1.2, clods=14),
    "mortar": _blast(1.5, dust=10, clods=18, slow=1.15),
    "howitzer": _blast(2.1, dust=14, clods=24, slow=1.35),
}
"""Blasts by kind of explosive."""
PHOSPHORUS = _phosphorus()
"""Blast of phosphorus."""
USUAL = "grenade"

HISS = Effect(
    (
        Emitter(
            paints.POWDER,
            (0.34, 0.56),
            18,
            (0.0, 0.7),
            (0.6, 1.0),
            strewn=0.10,
            fan=(-150, -30),
            flies=(0.12, 0.34),
            eases=1.8,
            drifts=0.45,
            rises=0.14,
            cover=SMOKE,
        ),
        Emitter(
            paints.bits("ember"),
            (0.09, 0.11),
            6,
            (0.0, 0.3),
            (0.25, 0.4),
            fan=(-140, -40),
            flies=(0.12, 0.24),
        ),
    ),
    still=0.5,
)
"""Ignition of a smoke grenade."""
