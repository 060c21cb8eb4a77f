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
    reach = state.book.charts.numbers.aim_reach
    if hex_ in state.melee:
        return Refusal("aim-at-melee", RULE)
    foes = visibility.aimable(state, "enemy" if man.side == "friendly" else "friendly")
    if all(foe.hex != hex_ for foe in foes):
        return Refusal("aim-at-nobody", RULE, (("hex", hex_),))
    far = distance(man.place, hex_)
    if far == 0:
        return Refusal("target-beside", "15.0")
    return Refusal("aim-too-far", RULE, (("distance", far), ("reach", reach))) if far > reach else None
