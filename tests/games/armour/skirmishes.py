"""A battle at close range, for random games with assaults."""

from __future__ import annotations

from combat.games.armour.rules.state import State
from tests.games.armour.rules.assault.assaulting import GRENADIERS, RIFLES
from tests.games.armour.tiny_battle import Placed, area, battle, line


def skirmish() -> State:
    """Return two infantry platoons and tanks of each side, 8 cm apart, with a house and a wall between them."""
    south = Placed(GRENADIERS, {"mg34-team": 5, "command-smg-team": 1}, [f"{50 + 6 * n},62" for n in range(6)])
    north = Placed(RIFLES, {"garand-team": 5, "bazooka-team": 1}, [f"{50 + 6 * n},50@180" for n in range(6)])
    panzers = Placed("de-pz-iii-platoon", {"pz-iii-j": 3}, ["92,62", "100,62", "108,62"])
    guns = Placed("us-57-mm-platoon", {"gun-57-mm-m1": 2}, ["94,50@180", "104,50@180"])
    shermans = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["30,50@180", "37,50@180", "44,50@180"])
    more = Placed(GRENADIERS, {"mg34-team": 4}, ["22,60", "28,60", "34,60", "40,60"])
    house, wall = area("building", 66, 44, 74, 52), line("wall", 10, (88, 55), (110, 55))
    return battle([south, panzers, more], [north, guns, shermans], house, wall, phase="assault")
