"""When flights arrive: the die, the turn, night, reserves (L547, L795, A38)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.artillery.aim_artillery import unaimed
from combat.games.armour.rules.events.air_events import FlightRolled
from combat.games.armour.rules.missions.mission import ArrivalKind, Reserves
from combat.games.armour.rules.play.deployment import undeployed
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.air.sky import asked_of, played, raid, sent, shermans, stukas, turn_to
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed


def waiting() -> State:
    """Return a battle at the beginning of a turn in which two Stukas wait off the table."""
    panzers = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["150,110"])
    state = raid(stukas("60,60", "80,60"), [shermans("20,20")], others=[panzers])
    return turn_to(sent(state, "away", "a2-1", "a2-2"), ATTACKER)


def whereabouts(state: State) -> list[str]:
    """Return where the two aircraft are, such as "away"."""
    return [state.teams[team].where for team in ("a2-1", "a2-2")]


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("die", "where"), [(3, "away"), (4, "due"), (5, "due")])
def test_a_die_of_4_brings_all_aircraft(die: int, where: str) -> None:
    after = played(waiting(), dice=[die])
    (rolled,) = after.of(FlightRolled)
    assert (rolled.unit, rolled.need, rolled.number, rolled.arrives) == ("a2", 4, die, where == "due")
    assert whereabouts(after.state) == [where, where]


@pytest.mark.rule("A38")
def test_the_die_brings_only_those_that_live() -> None:
    state = waiting()
    state.teams["a2-1"] = replace(state.teams["a2-1"], where="destroyed")
    assert whereabouts(played(state, dice=[4]).state) == ["destroyed", "due"]


@pytest.mark.rule("L547")
def test_a_flight_without_aircraft_rolls_no_more() -> None:
    state = waiting()
    for team in ("a2-1", "a2-2"):
        state.teams[team] = replace(state.teams[team], where="destroyed")
    state.units["a2"] = replace(state.units["a2"], destroyed=True)
    assert asked_of(played(state)) == ("move-units", ATTACKER)


@pytest.mark.rule("L547")
def test_a_flight_that_does_not_come_rolls_again_in_its_next_turn() -> None:
    missed = played(waiting(), dice=[3]).state
    assert whereabouts(played(turn_to(missed, ATTACKER), dice=[4]).state) == ["due", "due"]


@pytest.mark.rule("L547")
def test_a_flight_rolls_only_in_its_own_turn() -> None:
    assert asked_of(played(turn_to(waiting(), DEFENDER))) == ("move-units", DEFENDER)


@pytest.mark.rule("L795")
def test_no_flight_comes_by_night() -> None:
    state = waiting()
    state.night = True
    assert asked_of(played(state)) == ("move-units", ATTACKER)


@pytest.mark.rule("A38")
@pytest.mark.parametrize(
    ("kind", "turn", "rolls"),
    [
        ("immediate", 1, True), ("delayed", 2, False), ("delayed", 3, True), ("delayed", 4, True),
        ("late", 4, False), ("late", 5, True),
    ],
)  # fmt: skip
def test_no_flight_comes_before_the_first_reserves_of_its_seat(kind: ArrivalKind, turn: int, *, rolls: bool) -> None:
    state = waiting()
    side = replace(state.book.mission.attacker, reserves=Reserves(kind, (Point(0, 0), Point(10, 0)), share=25))
    state.book = replace(state.book, mission=replace(state.book.mission, attacker=side))
    state.turn = turn
    asked = played(state).asked
    assert asked is not None
    assert asked.to_chance is rolls


@pytest.mark.rule("L53")
def test_aircraft_wait_off_the_table_from_the_beginning() -> None:
    """Nobody deploys them, and their bombs get no aiming point before the battle."""
    state = new_state(book("crossing"))
    stuka = next(team for team in state.teams.values() if team.card == "ju-87-d")
    assert stuka.where == "away"
    assert stuka.unit not in {unit.id for unit in (*undeployed(state, DEFENDER), *unaimed(state, DEFENDER))}


@pytest.mark.rule("L547")
def test_aircraft_that_were_not_placed_go_away_at_the_end_of_the_movement_phase() -> None:
    arrived = played(waiting(), DONE, dice=[4]).state
    assert whereabouts(arrived) == ["away", "away"]
    assert arrived.phase == "shooting"
