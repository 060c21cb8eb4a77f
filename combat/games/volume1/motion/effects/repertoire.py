"""Lookup of all visual effects of the game; loaded on first use."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.painted import bursts, footwork, muzzles, strikes
from combat.engine.tabletop.effects.painted.muzzles import Muzzle
from combat.games.volume1.motion.effects import matter

DEEDS: Mapping[str, Effect] = {
    "hit": strikes.HIT,
    "scramble": strikes.SCRAMBLE,
    "hiss": bursts.HISS,
    "flare": muzzles.FLARE,
    "rout": footwork.ROUT,
    "clash": footwork.CLASH,
    "blow": footwork.BLOW,
    "parried": footwork.PARRIED,
    "fall": footwork.FALL,
    "quake": footwork.QUAKE,
    "sprint": footwork.SPRINT,
    "evade": footwork.TROT,
    "run-and-gun": footwork.TROT,
    "charge": footwork.CHARGE,
}
"""Effects of what men do and what happens to them; those of running men are by order id."""
OF_WEAPON: Mapping[str, Effect] = {"m15": bursts.PHOSPHORUS}
"""Effects of explosions that differ from others of their kind."""


class Repertoire:
    """Looks up the visual effect of a weapon, a terrain or an action."""

    def muzzle(self, kind: str) -> Muzzle:
        """Return the muzzle effect of a kind of weapon; the usual one for an unlisted kind."""
        return muzzles.MUZZLES.get(kind, muzzles.MUZZLES[muzzles.USUAL])

    def near(self, terrain: str) -> Effect:
        """Return the effect of a near miss in a terrain; the usual one for an unlisted terrain."""
        return strikes.NEAR[matter.OF_TERRAIN.get(terrain, matter.USUAL)]

    def blast(self, weapon: str, kind: str) -> Effect:
        """Return the explosion effect of a weapon, else of its kind, else the usual one."""
        return OF_WEAPON.get(weapon) or bursts.BLASTS.get(kind, bursts.BLASTS[bursts.USUAL])

    def deed(self, name: str) -> Effect | None:
        """Return the effect of an action or occurrence by name, or None if it has none."""
        return DEEDS.get(name)


REPERTOIRE = Repertoire()
