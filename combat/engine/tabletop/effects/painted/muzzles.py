"""Muzzle effects of firing: flash, light at night, powder smoke and ejected brass."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.emitter import Emitter
from combat.engine.tabletop.effects.painted import paints

AHEAD = 0.36
"""Distance of the muzzle from the hex centre: at the counter's edge, so that its face stays visible."""
BARK, CRACK = 0.15, 0.28
"""Duration of a flash in a burst, and of a single shot's, in seconds."""
PUFFS = 4
"""Puffs of powder smoke per shot or burst."""
SMOKE = 205
"""Opacity of powder smoke, 0 to 255; what is below stays legible."""


class Muzzle(Record):
    """One shot of a weapon: its effect and the recoil of its counter."""

    effect: Effect
    kicks: int = 1
    """Number of flashes in one shot of the rules."""
    every: float = 0.0
    """Seconds between flashes."""
    recoil: float = 0.05
    """Recoil of the counter at each flash, in counter widths."""


def _muzzle(
    row: int,
    size: float,
    smoke: float,
    *,
    kicks: int = 1,
    every: float = 0.0,
    recoil: float = 0.05,
    brass: bool = False,
) -> Muzzle:
    last = (kicks - 1) * every
    stands, shine = (BARK, min(BARK, every * 1.3)) if every else (CRACK, CRACK)
    sprays = [
        Emitter(paints.GLOW, (size * 1.7, size * 1.7), kicks, (0.0, last), (shine, shine), ahead=AHEAD, dark_only=True),
        Emitter(
            paints.POWDER,
            (smoke * 0.7, smoke * 1.1),
            PUFFS,
            (0.05, last + 0.09),
            (0.95, 1.35),
            ahead=AHEAD + 0.16,
            strewn=0.10 + 0.01 * kicks,
            fan=(-16, 16),
            flies=(0.06, 0.36),
            eases=2.2,
            rises=0.10,
            drifts=0.26,
            cover=SMOKE,
        ),
        Emitter(
            paints.flash(row),
            (size * 0.9, size * 1.1),
            kicks,
            (0.0, last),
            (stands, stands),
            ahead=AHEAD,
            fan=(-5, 5),
            over=True,
        ),
    ]
    if brass:
        sprays.append(
            Emitter(
                paints.bits("brass"),
                (0.085, 0.085),
                kicks,
                (0.02, last + 0.05),
                (0.4, 0.5),
                ahead=AHEAD - 0.02,
                fan=(70, 125),
                flies=(0.22, 0.38),
                lift=(0.10, 0.18),
                eases=1.2,
                over=True,
            )
        )
    return Muzzle(Effect(tuple(sprays), still=0.07, rest=0.3), kicks, every, recoil)


MUZZLES: Mapping[str, Muzzle] = {
    "rifle": _muzzle(0, 1.20, 0.56, recoil=0.06),
    "bolt-rifle": _muzzle(0, 1.28, 0.60, recoil=0.07),
    "carbine": _muzzle(0, 1.10, 0.50, recoil=0.045),
    "pistol": _muzzle(1, 1.16, 0.46, recoil=0.035),
    "smg": _muzzle(1, 1.12, 0.40, kicks=3, every=0.075, recoil=0.03, brass=True),
    "assault-rifle": _muzzle(0, 1.0, 0.40, kicks=3, every=0.085, recoil=0.035, brass=True),
    "automatic-rifle": _muzzle(2, 1.0, 0.42, kicks=3, every=0.105, recoil=0.05, brass=True),
    "machine-gun": _muzzle(2, 1.06, 0.40, kicks=6, every=0.055, recoil=0.035, brass=True),
    "rifle-grenade": _muzzle(3, 0.95, 0.56, recoil=0.10),
}
"""Muzzles by kind of weapon."""
USUAL = "rifle"
"""Fallback for kinds defined only by a pack."""


FLARE = Effect(
    (
        Emitter(
            paints.POWDER, (0.30, 0.44), 5, (0.0, 0.22), (0.7, 1.0), strewn=0.06, rises=0.30, eases=1.6, drifts=0.2
        ),
        Emitter(
            paints.bits("ember"), (0.10, 0.13), 6, (0.0, 0.14), (0.35, 0.5), fan=(-120, -60), flies=(0.2, 0.5), eases=2
        ),
    ),
    still=0.2,
)
"""Firing of a flare pistol."""
