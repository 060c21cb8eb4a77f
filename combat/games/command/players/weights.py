"""Weights of the steady player, in victory points unless noted."""

from __future__ import annotations

from zlib import crc32

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import Record, field_names


class Temper(Record):
    """All weights of a player; the defaults are those of the steady player."""

    shot_at: float = 0.68
    """Probability of Op Fire by an enemy with a usual hand."""
    standing: float = 0.9
    """Weight of a hex's danger in later turns."""
    eased: float = 0.35
    """Reduction of danger per unit of urgency."""
    urged: float = 0.5
    """Increase of goals per unit of urgency."""
    shooting: float = 0.7
    """Weight of the best shot from a hex."""
    crowded: float = 0.8
    """Penalty per figure above the stacking limit."""
    bunched: float = 0.1
    """Penalty per figure above a loose stack if shells may hit."""
    careful: float = 1.35
    """Factor on danger if few more units may be lost."""
    led: float = 0.3
    """Value of a leader for squads in his hex."""
    fades: float = 0.88
    """Factor on a goal's value per movement point of distance."""
    guarded: float = 0.25
    """Share of an objective's value for units that hold it while no enemy is near."""
    crowd: float = 0.35
    """Reduction of a goal's attraction per friendly unit nearer to it,"""
    garrison: float = 1.0
    """and if the goal is already the side's own."""
    hunt: float = 1.2
    """Value of being near enemies per unit of urgency."""
    leaving: float = 0.8
    """Share of the exit points that exiting is worth, since the unit is absent for a while."""
    behind: float = 12.0
    """Deficit in points that adds one unit of urgency."""
    slow: float = 8.0
    """Player turns behind the usual pace that add one unit of urgency."""
    fire: float = 0.06
    move: float = 0.06
    advance: float = 0.06
    recover: float = 0.2
    rout: float = 0.3
    """Least gain of each order."""
    reserve: float = 0.25
    """Value of keeping the last Fire card of a hand while enemies can approach."""
    op_fire: float = 0.25
    """Least gain of Op Fire that costs a card."""
    assault: float = 0.3
    """Least gain of Assault Fire that costs a card."""
    boost: float = 0.2
    """Least gain of 2 more FP that cost a card."""
    saved: float = 0.35
    """Least gain of a defensive card."""
    melee: float = 0.3
    """Least gain of a melee."""


STEADY = Temper()

SPREAD = 10
"""Greatest deviation of a character's weights from the steady ones, in percent."""


def character(seed: int, nation: str) -> Temper:
    """Return the weights of the steady player for a game and an army, varied at random."""
    numbers = SplitMix(seed ^ crc32(nation.encode()))
    weights = {
        name: getattr(STEADY, name) * (100 - SPREAD + numbers.below(2 * SPREAD + 1)) / 100
        for name in field_names(Temper)
    }
    return Temper(**{**weights, "fades": STEADY.fades})
