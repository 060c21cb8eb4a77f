"""Reserves: when they arrive, which units, and where they enter (A36, A37)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal, Roll
from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import Point
from combat.games.armour.rules.answers import OrderCall, Placements
from combat.games.armour.rules.events.hidden_events import ReserveEntered, ReservesRolled
from combat.games.armour.rules.hidden.reserves import EnterReserve, reserve_refusal, row_of
from combat.games.armour.rules.missions.mission import ArrivalKind
from combat.games.armour.rules.moves.move_limits import mover_refusal
from combat.games.armour.rules.orders.giving import call_refusal, possible_orders
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.rules.hidden.waiting import PANZER, PANZER_HQ, SHERMAN, place, start, waiting, with_reserves
from tests.games.armour.tiny_battle import Placed, battle, run

UNITS = ("d1", "d2", "d3")


def column(enemy: str = "90,100", kind: ArrivalKind = "immediate", turn: int = 1, units: int = 3) -> State:
    """Return a battle with panzer units of one tank each in reserve, and their headquarters on the table."""
    own = [Placed(PANZER, {"pz-iv-g": 1}, [f"{20 * number},10@180"]) for number in range(1, units + 1)]
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, [enemy])], [*own, PANZER_HQ])
    return start(waiting(with_reserves(state, kind), "reserve", *UNITS[:units]), turn=turn)


def coming(enemy: str = "90,100", units: int = 1) -> State:
    """Return a battle in which the first die has let a unit arrive."""
    return run(column(enemy, units=units), 5).state


def why(state: State, places: Placements) -> str:
    """Return the message id with which the placement of reserves is refused, "" if it is legal."""
    refused = reserve_refusal(state, DEFENDER, places)
    return refused.message if isinstance(refused, Refusal) else ""


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A36")
@pytest.mark.parametrize(
    ("kind", "turn", "dice"),
    [
        ("immediate", 1, 1), ("immediate", 2, 2), ("immediate", 3, 3),
        ("delayed", 2, 0), ("delayed", 3, 1), ("delayed", 4, 2),
        ("late", 4, 0), ("late", 5, 1), ("late", 6, 2),
    ],
)  # fmt: skip
def test_dice_are_rolled_from_the_first_turn_of_their_kind_on(kind: ArrivalKind, turn: int, dice: int) -> None:
    asked = run(column(kind=kind, turn=turn)).asked
    assert (len(asked.dice) if isinstance(asked, Roll) else 0) == dice


@pytest.mark.rule("A36")
@pytest.mark.parametrize(("numbers", "units"), [("4 4", 0), ("4 5", 1), ("6 5", 2)])
def test_each_five_brings_a_unit(numbers: str, units: int) -> None:
    after = run(column(turn=2), numbers)
    assert [event.units for event in after.of(ReservesRolled)] == [units]
    assert isinstance(after.asked, EnterReserve) == bool(units)


@pytest.mark.rule("A36")
def test_the_fourth_turn_brings_all_without_dice() -> None:
    state = column(turn=4)
    after = run(state, *(place(f"{70 + 10 * number},2.85@180", unit=unit) for number, unit in enumerate(UNITS)))
    assert [event.numbers for event in after.of(ReservesRolled)] == [()]
    assert len(after.of(ReserveEntered)) == 3
    assert after.asked is not None
    assert after.asked.kind == "move-units"


@pytest.mark.rule("A36")
def test_the_owner_chooses_which_unit_comes_and_the_others_stay() -> None:
    state = coming(units=3)
    assert why(state, place("70,2.85@180", unit="d1")) == ""
    after = run(state, place("70,2.85@180", unit="d3"))
    assert [team.where for team in after.state.teams.values() if team.unit in UNITS] == ["reserve", "reserve", "table"]
    assert after.asked is not None
    assert after.asked.kind == "move-units"


@pytest.mark.rule("A36")
def test_no_more_units_come_than_are_in_reserve() -> None:
    after = run(column(turn=2, units=1), "5 6", place("70,2.85@180"))
    assert len(after.of(ReserveEntered)) == 1
    assert after.asked is not None
    assert after.asked.kind == "move-units"


@pytest.mark.rule("A36")
def test_nothing_is_rolled_once_all_have_come_and_for_the_other_seat() -> None:
    state = run(coming(), place("70,2.85@180")).state
    asked = run(start(state, turn=2)).asked
    assert asked is not None
    assert asked.kind == "move-units"
    assert not isinstance(run(start(column(), ATTACKER)).asked, Roll)


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A37")
@pytest.mark.parametrize(("y", "found"), [("2.85", ""), ("2.95", ""), ("2.96", "not-at-edge")])
def test_a_team_enters_touching_its_stretch(y: str, found: str) -> None:
    """A gap of at most 1 mm counts as contact."""
    assert why(coming(), place(f"90,{y}@180")) == found


@pytest.mark.rule("A37")
@pytest.mark.parametrize(("x", "found"), [("58.45", ""), ("58.46", ""), ("58.44", "not-at-edge")])
def test_the_stretch_ends_where_the_mission_says(x: str, found: str) -> None:
    """The hull is 2.9 cm wide, and the stretch begins 60 cm from the left; 1 mm beside it still counts as contact."""
    assert why(coming(), place(f"{x},2.85@180")) == found


@pytest.mark.rule("A37")
@pytest.mark.parametrize(("y", "found"), [("28.59", "reserve-near"), ("28.6", ""), ("28.61", "")])
def test_it_enters_20_cm_from_any_enemy(y: str, found: str) -> None:
    """The panzer's hull ends 5.7 cm from the edge, the Sherman's begins 2.9 cm from its middle."""
    assert why(coming(f"90,{y}"), place("90,2.85@180")) == found


def blocked() -> State:
    """Return a battle in which Shermans block the whole entry stretch, 15 cm from the edge, for an arriving panzer."""
    own = Placed(PANZER, {"pz-iv-g": 1}, ["20,10@180"])
    enemies = Placed(SHERMAN, {"m4-sherman": 4}, [f"{x},15" for x in (63, 81, 99, 118)])
    state = battle([enemies], [own, PANZER_HQ])
    return run(start(waiting(with_reserves(state), "reserve", "d1")), 5).state


@pytest.mark.rule("A37")
def test_where_enemies_close_the_stretch_it_enters_at_the_next_free_place_and_nowhere_else() -> None:
    state = blocked()
    row = row_of(state, state.units["d1"], Point(9000, 0))
    assert row is not None
    beyond = row.parts[0].pose
    assert why(state, row) == ""
    assert beyond.point.y == 285
    assert 3000 < beyond.point.x < 6000
    assert why(state, place("90,2.85@180")) == "reserve-near"
    assert why(state, place("20,2.85@180")) == "not-at-edge"


@pytest.mark.rule("A37")
def test_a_stretch_without_room_sends_teams_to_the_next_free_place() -> None:
    own = Placed("de-grenadier-platoon", {"mg34-team": 5}, [f"{20 + 6 * number},10" for number in range(5)])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [own, PANZER_HQ])
    state = run(start(waiting(with_reserves(state, stretch=(60, 70)), "reserve", "d1")), 5).state
    row = row_of(state, state.units["d1"], Point(6500, 0))
    assert row is not None
    assert why(state, row) == ""
    assert sum(1 for part in row.parts if 5760 <= part.pose.point.x <= 7240) == 3


@pytest.mark.rule("A37")
def test_it_enters_whole() -> None:
    own = Placed(PANZER, {"pz-iv-g": 2}, ["20,10@180", "30,10@180"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [own, PANZER_HQ])
    state = run(start(waiting(with_reserves(state), "reserve", "d1")), 5).state
    assert why(state, place("90,2.85@180")) == "whole-reserve"
    assert why(state, place("90,2.85@180", "91,2.85@180")) == "occupied"
    assert why(state, place("90,2.85@180", "95,2.85@180")) == ""
    assert why(state, place("90,2.85@180", unit="d2")) == "no-reserve"


# -- then --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A37")
def test_it_moves_at_once_without_an_order_and_gets_orders_in_its_next_turn() -> None:
    state = run(coming(), place("90,2.85@180")).state
    assert mover_refusal(state, state.teams["d1-1"]) is None
    assert not list(possible_orders(state, state.units["d1"]))
    assert call_refusal(state, DEFENDER, OrderCall("d1", "blitz")) == Refusal("from-reserve", "A37")
    state.units["d1"] = replace(state.units["d1"], came="")
    assert list(possible_orders(state, state.units["d1"]))


@pytest.mark.rule("A36")
def test_it_comes_with_its_transports_aboard_of_which_infantry_rides_and_guns_are_towed() -> None:
    own = Placed("de-grenadier-platoon", {"mg34-team": 4, "sdkfz-251": 1}, [f"{10 + 6 * n},10" for n in range(5)])
    guns = Placed("de-medium-at-platoon", {"gun-5-cm-pak-38": 2, "gun-tractor": 1}, ["60,30", "66,30", "72,30"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [own, guns, PANZER_HQ])
    unit = state.units["d1"]
    state.units["d1t"] = Unit("d1t", unit.seat, unit.card, unit.formation, parent="d1", leader="d1t-1")
    state.teams["d1t-1"] = replace(state.teams.pop("d1-5"), id="d1t-1", unit="d1t")
    state = start(waiting(with_reserves(state), "reserve", "d1", "d2"), turn=4)
    row = row_of(state, state.units["d1"], Point(9000, 0))
    assert row is not None
    assert {part.team for part in row.parts} == {"d1-1", "d1t-1"}  # three places: the leader boards last
    after = run(state, row).state
    assert {team.id: team.vehicle for team in after.teams.values() if team.where == "mounted"} == dict.fromkeys(
        ("d1-2", "d1-3", "d1-4"), "d1t-1"
    )
    towed = row_of(after, after.units["d2"], Point(9000, 0))
    assert towed is not None
    assert {part.team for part in towed.parts} == {"d2-1", "d2-3"}  # one gun a tractor, the leader last


@pytest.mark.rule("A38")
def test_a_flight_waits_for_the_first_reserves_of_its_seat() -> None:
    """Before it rolls one of them has entered, or none is left to enter (L547)."""
    own = [Placed(PANZER, {"pz-iv-g": 1}, ["20,10@180"]), Placed(PANZER, {"pz-iv-g": 1}, ["40,10@180"])]
    flight = Placed("de-stuka-flight", {"ju-87-d": 1}, ["60,10@180"])
    state = battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,100"])], [*own, PANZER_HQ, flight])
    state.teams["d4-1"] = replace(state.teams["d4-1"], where="away", pose=None)
    present = with_reserves(state)
    state = start(waiting(present.copy(), "reserve", "d1", "d2"))
    missed = run(state, 4).asked
    assert missed is not None
    assert missed.kind == "move-units"
    arrived = run(state, 5, place("70,2.85@180")).asked
    assert isinstance(arrived, Roll)
    assert arrived.why == "aircraft"
    assert run(start(present)).asked == arrived
