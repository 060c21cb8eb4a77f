"""Cases of ARMOUR! for the conformance test of all titles: small battles on bare tables, different for every seed."""

from __future__ import annotations

from functools import partial

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.missions.mission import Mission, Reserves
from combat.games.armour.saves.battle_serializer import SERIALIZER
from combat.games.armour.title import TITLE
from combat.games.armour.words.armour_log import TELLERS
from combat.games.armour.words.armour_prompts import ASKERS
from tests.engine.conforming import Case
from tests.games.armour.tiny_battle import Placed, area, battle, line

SHERMANS, PANZERS = "us-sherman-platoon", "de-pz-iv-platoon"
GRENADIERS, GRENADIER = "de-grenadier-platoon", "mg34-team"
STUKAS, FLIGHT = "de-stuka-flight", 3
"""The unit type of a flight, and the number of the battle that has one."""
TURNS = 2


def small_book(number: int) -> Book:
    """Return a battle of a few platoons on each side over a wood and a hedge, whose places depend on the number."""
    wood = area("wood", 60 + 5 * number, 50, 90 + 5 * number, 70)
    hedge = line("hedge", 100, (20 + 10 * number, 40), (70 + 10 * number, 45))
    tanks = [Placed(SHERMANS, {"m4-sherman": 2}, (place, "1,1")) for place in ("20,100", "40,100")]
    panzers = Placed(PANZERS, {"pz-iv-g": 2}, ("20,20", "26,20"))
    foot = Placed(GRENADIERS, {GRENADIER: 3}, ("60,20", "66,20", "72,20"))
    flight = [Placed(STUKAS, {"ju-87-d": 2}, ("80,80", "90,80"))] if number == FLIGHT else []
    state = battle(tanks, [panzers, foot, *flight], wood, hedge)
    return replace(state.book, mission=hiding(replace(state.book.mission, turns=TURNS), number % 2))


def hiding(mission: Mission, units: int) -> Mission:
    """Return the mission with `units` of the defender in ambush and a reserve for the attacker.

    Return it unchanged if `units` is 0.
    """
    attacker = replace(
        mission.attacker, reserves=Reserves("immediate", (Point(0, 12000), Point(18000, 12000)), share=50)
    )
    defender = replace(mission.defender, ambush=units)
    return replace(mission, attacker=attacker, defender=defender) if units else mission


ARMOUR = Case(
    "armour",
    RULES,
    [partial(small_book, number) for number in range(4)],
    TELLERS,
    ASKERS,
    as_json=SERIALIZER.state_as_plain,
    from_json=SERIALIZER.state_from_plain,
    looks_ahead=11,
    between=40,
    title=TITLE,
    has_window=True,
    shown=4,
)
