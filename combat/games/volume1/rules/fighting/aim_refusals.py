"""Reasons why a hex cannot be the target of a hand grenade (7.09)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

RULE = "7.09"


def aim_refusal(state: State, man: Man, hex_: Hex) -> Refusal | None:
    """Return the reason why a man may not place his Grenade Target marker on a hex, or None if he may.

    The hex must hold a known foe, in sight or not, be at most four hexes away but not his own, and have no melee.
    """
    if hex_ in state.melee:
        return Refusal("aim-at-melee", RULE)
    foes = visibility.aimable(state, "enemy" if man.side == "friendly" else "friendly")
    if all(foe.hex != hex_ for foe in foes):
        return Refusal("aim-at-nobody", RULE, (("hex", hex_),))
    return range_refusal(state, man, hex_)


def range_refusal(state: State, man: Man, hex_: Hex) -> Refusal | None:
    """Return the reason why a hex is too near or too far for a throw, or None if it is neither."""
    reach = state.book.charts.numbers.aim_reach
    far = distance(man.place, hex_)
    if far == 0:
        return Refusal("target-beside", "15.0")
    return Refusal("aim-too-far", RULE, (("distance", far), ("reach", reach))) if far > reach else None
