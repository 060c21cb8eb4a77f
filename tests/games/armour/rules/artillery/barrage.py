"""Battles of British 25-pounders with an observer against a few Germans, for tests of bombardments."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import Bombard, LayScreen
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.planning import plan
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.tiny_battle import Placed, battle

OBSERVER = "a1o-1"
INFANTRY = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,60"])
TANK = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["60,60"])
POINT = Point(60 * CM, 60 * CM)


def battery(
    *scenery: Scenery,
    guns: int = 3,
    enemies: Sequence[Placed] = (INFANTRY,),
    friends: Sequence[Placed] = (),
) -> State:
    """Return a battle with guns in a row around 60,110, an observer at 60,100, and a distant headquarters."""
    places = [f"{60 + 8 * place - 4 * (guns - 1)},110" for place in range(guns)]
    return battle(
        [
            Placed("uk-25-pounder-battery", {"gun-25-pounder": guns, "observer-team": 1}, places, "", ["60,100"]),
            Placed("uk-armoured-hq", {"crusader-iii": 1}, ["170,110"]),
            *friends,
        ],
        [*enemies, Placed("de-panzer-hq", {"pz-iv-g": 1}, ["10,10@180"])],
        *scenery,
    )


def call(at: str = "60,60", spotter: str = OBSERVER, unit: str = "a1") -> Bombard:
    """Return the answer that calls a bombardment."""
    return Bombard(unit, spotter, Pose.read(at))


def screen(at: str = "60,60@90", guns: int = 2, spotter: str = OBSERVER) -> LayScreen:
    """Return the answer that calls a smoke screen."""
    return LayScreen("a1", spotter, Pose.read(at), guns)


def planned(state: State, answer: Bombard | LayScreen | None = None) -> FireMission:
    """Return the fire mission of an answer, which must be legal."""
    found = plan(state, ATTACKER, answer or call())
    assert isinstance(found, FireMission), found
    return found


def refused(state: State, answer: Bombard | LayScreen | None = None) -> str:
    """Return the message id with which an answer is refused, "" if it is legal."""
    found = plan(state, ATTACKER, answer or call())
    return "" if isinstance(found, FireMission) else found.message


def ranged_in(state: State, *, shelled: bool = False, at: Point = POINT) -> State:
    """Set the battery as ranged in on a point; return the state."""
    state.units["a1"] = replace(state.units["a1"], aiming_point=AimingPoint(at, shelled))
    return state


def thrown(state: State, answer: Answer, *dice: int) -> tuple[State, list[Event], int]:
    """Give an answer, then dice while dice are asked for; return the state, the events, and the number of dice used."""
    events = list[Event]()
    game: Game[State] = game_of(RULES, state.copy())
    game.on_event = lambda _, event: events.append(event)
    game.answer(answer)
    used = 0
    while (asked := game.decision) is not None and asked.to_chance and used < len(dice):
        game.answer(dice[used])
        used += 1
    return game.state, events, used


def mortars() -> State:
    """Return a battle with two platoons of German mortars and an observer of the first."""
    return battle(
        [
            Placed("de-81-mm-mortar-platoon", {"mortar-81-mm-team": 2, "observer-team": 1}, ["60,110", "68,110"],
                   "", ["60,100"]),
            Placed("de-panzer-hq", {"pz-iv-g": 1}, ["170,110"]),
            Placed("de-81-mm-mortar-platoon", {"mortar-81-mm-team": 2}, ["90,110", "98,110"]),
        ],
        [Placed("us-rifle-platoon", {"garand-team": 1}, ["150,10"])],
    )  # fmt: skip
