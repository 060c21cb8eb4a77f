"""All effects of the game, found by what they belong to; loaded with the first that is seen."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.tabletop.effects.effect import Effect
from combat.games.volume1.motion.effects import bursts, footwork, muzzles, paints, strikes
from combat.games.volume1.motion.effects.muzzles import Muzzle

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
    **footwork.RUNS,
}
"""What befalls men and what they do; those who run by the id of their order."""


class Repertoire:
    """Which effect belongs to what."""

    def muzzle(self, kind: str) -> Muzzle:
        """A shot with a kind of weapon."""
        return muzzles.MUZZLES.get(kind, muzzles.MUZZLES[muzzles.USUAL])

    def near(self, terrain: str) -> Effect:
        """A bullet that strikes the ground of a terrain."""
        return strikes.NEAR[paints.OF_TERRAIN.get(terrain, paints.USUAL)]

    def blast(self, weapon: str, kind: str) -> Effect:
        """An explosion of a weapon of a kind."""
        return bursts.OF_WEAPON.get(weapon) or bursts.BLASTS.get(kind, bursts.BLASTS[bursts.USUAL])

    def deed(self, name: str) -> Effect | None:
        """What somebody does, or what befalls him; None for what stirs nothing up."""
        return DEEDS.get(name)


REPERTOIRE = Repertoire()
