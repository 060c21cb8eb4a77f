"""Why a hand grenade may not be aimed at a hex (7.09)."""

from __future__ import annotations

from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

RULE = "7.09"


def aim_refusal(state: State, man: Man, hex_: Hex) -> Refusal | None:
    """Why he may not lay his Grenade Target marker there; None where he may.

    There must be a known foe, within four hexes and not in his own, in sight or not; and no melee.
    """
    if hex_ in state.melee:
        return Refusal("aim-at-melee", RULE)
    foes = visibility.aimable(state, "enemy" if man.side == "friendly" else "friendly")
    if all(foe.hex != hex_ for foe in foes):
        return Refusal("aim-at-nobody", RULE, (("hex", hex_),))
    return range_refusal(state, man, hex_)


def range_refusal(state: State, man: Man, hex_: Hex) -> Refusal | None:
    """Why a hex at which he might aim is too near or too far; None where it is neither."""
    reach = state.book.charts.numbers.aim_reach
    far = distance(man.place, hex_)
    if far == 0:
        return Refusal("target-beside", "15.0")
    return Refusal("aim-too-far", RULE, (("distance", far), ("reach", reach))) if far > reach else None
