"""A battle at close range with all kinds of units, for random games."""

from __future__ import annotations

from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.missions.mission import AirPick, BatteryPick, MissionSide, Objective
from combat.games.contact.rules.state import LaidField, State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from tests.games.contact.tiny_battle import Placed, Side, area, battle, line, rectangle

SOUTH = {
    "commander": 50, "assault-squad": 56, "rifle-squad": 63, "pioneer-squad": 70, "mmg": 76, "pz-iv-h": 84,
    "bazooka-team": 90, "flame-team": 95, "sdkfz-251": 104, "medium-mortar": 112,
}  # fmt: skip
NORTH = {
    "command-group": 50, "rifle-squad": 56, "smg-squad": 63, "heavy-squad": 70, "hmg": 76, "m4a3-75": 84, "m10": 94,
    "pak-40": 104, "truck": 112, "observer": 118, "flak-38": 124,
}  # fmt: skip


def skirmish() -> State:
    """Return a battle of two small forces, 18 cm apart, in the first Regroup phase.

    A house, a wall and a wood are between them.
    """
    whole = rectangle(0, 0, 180, 120)
    south = MissionSide(ATTACKER, whole, batteries=(BatteryPick("guns-105-half"),), air=AirPick("priority", "bomb"))
    north = MissionSide(DEFENDER, whole, batteries=(BatteryPick("mortars-80-half"),), air=AirPick("normal", "strafe"))
    state = battle(
        Side([Placed(card, f"{x},66") for card, x in SOUTH.items()], mission=south),
        Side([Placed(card, f"{x},46@180") for card, x in NORTH.items()], "united-states", "recruit", mission=north),
        area("building", 66, 52, 74, 58), line("wall", 10, (88, 56), (110, 56)), area("wood", 40, 54, 60, 60),
        objectives=(Objective("House", Point(7000, 5500)),), turns=5, phase="regroup", led=False,
    )  # fmt: skip
    state.fields["df1"] = LaidField("df1", "mines", DEFENDER, Pose.read("80,60"), 2000, 600)
    return state
