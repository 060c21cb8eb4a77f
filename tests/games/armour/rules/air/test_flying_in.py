"""Where aircraft may be placed, and how their stands affect others (L547)."""

from __future__ import annotations

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.games.armour.rules.answers import DONE, OrderCall, Placements
from combat.games.armour.rules.events.air_events import AircraftPlaced
from combat.games.armour.rules.moves.move_units import MoveUnits
from combat.games.armour.rules.orders.giving import possible_orders
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from tests.games.armour.fields import move, refusal
from tests.games.armour.rules.air.sky import FAR_PANZER, STUKA, STUKAS, raid, rifles, sent, shermans, stukas
from tests.games.armour.tiny_battle import Placed, area, battle, run

GRENADIERS = Placed("de-grenadier-platoon", {"mg34-team": 1}, ["60,100"])


def arrived(*scenery: tuple[str, int, int, int, int]) -> State:
    """Return a battle in which two Stukas may be placed; a Sherman at 60,60 faces north."""
    pieces = [area(*piece) for piece in scenery]
    state = raid(stukas("20,60", "30,60"), [shermans("60,60")], *pieces, phase="movement", others=[GRENADIERS])
    return sent(state, "due", "a2-1", "a2-2")


def place(text: str) -> str:
    """Return the message id with which placements in text are refused, "" if they are legal."""
    return refusal(arrived(), Placements.read(f"place {text}"))


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("x", "why"), [("63.79", "occupied"), ("63.8", ""), ("63.81", "")])
def test_the_stand_needs_room_beside_a_tank(x: str, why: str) -> None:
    """The Sherman is 26 mm wide, the stand 50 mm."""
    assert place(f"a2-1 {x},60") == why


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("x", "why"), [("2.49", "off-table"), ("2.5", ""), ("2.51", "")])
def test_the_stand_is_wholly_on_the_table_and_the_fuselage_may_reach_beyond(x: str, why: str) -> None:
    assert place(f"a2-1 {x},60@90") == why


@pytest.mark.rule("L547")
def test_the_fuselage_flies_above_others() -> None:
    """The stand is 5 cm south of the Sherman's middle, the nose above it."""
    assert place("a2-1 60,66") == ""


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("kind", "why"), [("wood", ""), ("swamp", "impassable"), ("building", "impassable")])
def test_the_stand_needs_ground_to_stand_on(kind: str, why: str) -> None:
    state = arrived((kind, 100, 20, 120, 40))
    assert refusal(state, Placements.read("place a2-1 110,30")) == why


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("y", "why"), [("64.99", "occupied"), ("65", ""), ("65.01", "")])
def test_stands_keep_apart(y: str, why: str) -> None:
    assert place(f"a2-1 90,60; a2-2 90,{y}") == why


@pytest.mark.rule("L547")
def test_only_aircraft_that_have_arrived_are_placed() -> None:
    assert refusal(sent(arrived(), "away", "a2-1"), Placements.read("place a2-1 90,60")) == "not-due"
    assert place("a2-1 90,60; a3-1 100,60") == "not-in-rear"  # with a ground team it is no flying in
    flights = [FAR_PANZER, stukas("20,60"), Placed(STUKAS, {STUKA: 1}, ["40,60"])]
    state = sent(battle(flights, [shermans("60,60")], phase="movement"), "due", "a2-1", "a3-1")
    assert refusal(state, Placements.read("place a2-1 90,60; a3-1 100,60")) == "one-unit"
    state.active = "defender"
    assert refusal(state, Placements.read("place a2-1 90,60")) == "one-unit"


@pytest.mark.rule("L547")
def test_an_aircraft_is_placed_with_its_heading_and_stays_until_the_shooting_phase() -> None:
    after = run(arrived(), Placements.read("place a2-1 90,60@45"), DONE)
    (placed,) = after.of(AircraftPlaced)
    assert str(placed.pose) == "90,60@45"
    assert [after.state.teams[team].where for team in ("a2-1", "a2-2")] == ["table", "due"]
    assert after.state.phase == "shooting"


@pytest.mark.rule("L547")
def test_placing_an_aircraft_does_not_end_the_movement_of_a_unit() -> None:
    after = run(arrived(), move("60,98", team="a3-1"), Placements.read("place a2-1 90,60"))
    assert after.state.mover == "a3"


@pytest.mark.rule("L53")
def test_a_placed_aircraft_neither_moves_nor_gets_orders() -> None:
    state = raid(stukas("90,60"), [shermans("60,60")], phase="movement")
    assert refusal(state, move("90,50", team="a2-1")) == "aircraft-fly"
    assert list(possible_orders(state, state.units["a2"])) == []
    assert refusal(state, OrderCall("a2", "blitz")) == "order-arm"


@pytest.mark.rule("L547")
@pytest.mark.parametrize(("y", "why"), [("86", ""), ("90.5", "occupied")])
def test_friends_pass_below_an_aircraft_and_do_not_end_on_its_stand(y: str, why: str) -> None:
    """The infantry at 60,100 goes north; the stand is at 60,91."""
    state = raid(stukas("60,91"), [rifles("150,20")], phase="movement", others=[GRENADIERS])
    assert refusal(state, move(f"60,{y}", team="a3-1")) == why


@pytest.mark.rule("L547")
def test_random_answers_place_aircraft_legally() -> None:
    state = arrived()
    question, found = MoveUnits("L551", "", ATTACKER), list[Placements]()
    samples = question.samples(state, SplitMix(3))
    for _ in range(60):
        answer = next(samples)
        if isinstance(answer, Placements):
            found.append(answer)
    assert found
    assert all(question.refusal(state, each) is None for each in found)
