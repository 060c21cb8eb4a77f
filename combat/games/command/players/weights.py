"""What a player cares for: the prices by which he weighs, in victory points where nothing else is said."""

from __future__ import annotations

from zlib import crc32

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import Record, field_names


class Temper(Record):
    """Every weight of a player; the defaults are those of the steady one."""

    shot_at: float = 0.68
    """How often an enemy who could fire at who moves does so, with an usual hand."""
    standing: float = 0.9
    """What the danger of a place counts in the turns after."""
    eased: float = 0.35
    """How much less danger counts for every step that a side must press."""
    urged: float = 0.5
    """How much more goals draw then."""
    shooting: float = 0.7
    """What the best shot from a place counts."""
    crowded: float = 0.8
    """What every figure too many in a hex costs."""
    bunched: float = 0.1
    """What every figure more than stands loosely costs where shells may come down."""
    careful: float = 1.35
    """How much more danger counts where few more units may be lost."""
    led: float = 0.3
    """What it is worth to squads to have a leader with them."""
    fades: float = 0.88
    """What is left of the worth of a goal for every movement point that it is away."""
    guarded: float = 0.25
    """The part of an objective's worth that draws those who hold it already, where no enemy is near."""
    crowd: float = 0.35
    """By how much a goal draws less for each that is nearer to it,"""
    garrison: float = 1.0
    """and by how much where it is the side's own already."""
    hunt: float = 1.2
    """What it is worth to be at the enemy, for every step that a side must press."""
    leaving: float = 0.8
    """What leaving the map is worth, of the points that it scores: who is gone does nothing for a while."""
    behind: float = 12.0
    """Points behind that make a side press as hard again."""
    slow: float = 8.0
    """Player turns more than the pace that do the same."""
    fire: float = 0.06
    move: float = 0.06
    advance: float = 0.06
    recover: float = 0.2
    rout: float = 0.3
    """What an order must promise to be given."""
    reserve: float = 0.25
    """What the last Fire card of a hand is kept for, where the enemy can come closer."""
    op_fire: float = 0.25
    """What fire at who moves must promise for a card."""
    assault: float = 0.3
    """The same of Assault Fire."""
    boost: float = 0.2
    """What two FP more must promise for a card."""
    saved: float = 0.35
    """What a card must save that is played in defence."""
    melee: float = 0.3
    """What a melee must promise to be sought."""


STEADY = Temper()

SPREAD = 10
"""By how many hundredths a character differs from the steady one in each weight, at most."""


def character(seed: int, nation: str) -> Temper:
    """The steady player as he is in one game and one army: a little bolder here, more careful there."""
    numbers = SplitMix(seed ^ crc32(nation.encode()))
    weights = {
        name: getattr(STEADY, name) * (100 - SPREAD + numbers.below(2 * SPREAD + 1)) / 100
        for name in field_names(Temper)
    }
    return Temper(**{**weights, "fades": STEADY.fades})
