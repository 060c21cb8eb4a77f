"""All effects of the game, found by what they belong to; loaded with the first that is seen."""

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
"""What befalls men and what they do; those who run by the id of their order."""
OF_WEAPON: Mapping[str, Effect] = {"m15": bursts.PHOSPHORUS}
"""Explosions that are unlike all others of their kind."""


class Repertoire:
    """Which effect belongs to what."""

    def muzzle(self, kind: str) -> Muzzle:
        """A shot with a kind of weapon."""
        return muzzles.MUZZLES.get(kind, muzzles.MUZZLES[muzzles.USUAL])

    def near(self, terrain: str) -> Effect:
        """A bullet that strikes the ground of a terrain."""
        return strikes.NEAR[matter.OF_TERRAIN.get(terrain, matter.USUAL)]

    def blast(self, weapon: str, kind: str) -> Effect:
        """An explosion of a weapon of a kind."""
        return OF_WEAPON.get(weapon) or bursts.BLASTS.get(kind, bursts.BLASTS[bursts.USUAL])

    def deed(self, name: str) -> Effect | None:
        """What somebody does, or what befalls him; None for what stirs nothing up."""
        return DEEDS.get(name)


REPERTOIRE = Repertoire()
