"""Spearhead moves before the first turn, and units that deploy with them (L767, A35, A52)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.record import replace
from combat.engine.kernel.rules import game_of
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import Scenery
from combat.games.armour.rules.answers import DONE
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.turn_events import SpearheadBegan, TurnBegan
from combat.games.armour.rules.missions.mission import Goal
from combat.games.armour.rules.play.deployment import Deploy
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.play.spearhead import MoveSpearhead
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from tests.games.armour.fields import refusal
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle, line, rectangle, run

CARRIERS = Placed("uk-carrier-section", {"universal-carrier": 2}, ["60,80", "64,80"])
RIFLES = Placed("uk-rifle-platoon", {"rifle-and-bren-team": 2}, ["100,110", "106,110"])
GUARD = Placed("de-grenadier-platoon", {"mg34-team": 2}, ["60,10@180", "170,10@180"])
CAR = Placed("de-armoured-car-patrol", {"sdkfz-222": 2}, ["150,10@180", "155,10@180"])
FAR_ZONE = rectangle(0, 0, 10, 5)


def before(
    *scenery: Scenery, enemies: Sequence[Placed] = (GUARD,), theirs: tuple[Point, ...] = FAR_ZONE, seat: str = ATTACKER
) -> State:
    """Return a battle before the spearhead moves of a seat.

    The attacker's carriers are at y 80 in a zone from y 70, its riflemen are undeployed; an enemy is at 60,10.
    """
    state = battle([CARRIERS, RIFLES], enemies, *scenery, phase="set-up", turn=0)
    mission = state.book.mission
    attacker = replace(mission.attacker, zone=rectangle(0, 70, 180, 120))
    defender = replace(mission.defender, zone=theirs)
    state.book = replace(state.book, mission=replace(mission, attacker=attacker, defender=defender))
    for team in ("a2-1", "a2-2"):
        state.teams[team] = replace(state.teams[team], where="undeployed", pose=None)
    state.spearhead = state.active = seat
    return state


def at(y: str, speed: str = "tactical") -> str:
    """Return the move of the first team straight to y (in cm), as text."""
    return f"move a1-1 {speed} 60,{y}"


@pytest.mark.rule("L767")
@pytest.mark.parametrize(
    ("y", "message"), [("53.46", ""), ("53.45", "spearhead-in-sight"), ("53.4", "spearhead-in-sight")]
)
def test_it_ends_more_than_40_cm_from_an_enemy_in_the_open(y: str, message: str) -> None:
    """The carrier is 37 mm long, the enemy's base ends at 11.6: from 53.45 it is 40.0 cm."""
    assert refusal(before(), at(y)) == message


@pytest.mark.rule("L767")
@pytest.mark.parametrize(("y", "message"), [("33.46", ""), ("33.45", "spearhead-near"), ("33.4", "too-near")])
def test_behind_concealing_terrain_more_than_20_cm_is_enough(y: str, message: str) -> None:
    """A Dash keeps 20 cm from enemies anyway (L553)."""
    state = before(line("hedge", 10, (40, 25), (80, 25)))
    assert refusal(state, at(y, "dash")) == message


@pytest.mark.rule("L767")
@pytest.mark.parametrize(("y", "message"), [("53.86", ""), ("53.85", "spearhead-zone"), ("53.8", "spearhead-zone")])
def test_it_ends_more_than_40_cm_from_the_enemy_zone(y: str, message: str) -> None:
    state = before(enemies=[replace_places(GUARD, "170,10@180", "176,10@180")], theirs=rectangle(0, 0, 150, 12))
    assert refusal(state, at(y)) == message


def replace_places(unit: Placed, *places: str) -> Placed:
    """Return a unit with its teams at other places."""
    return Placed(unit.unit, unit.teams, places)


@pytest.mark.rule("L767")
@pytest.mark.parametrize(("goal", "y", "message"), [
    (20, "61.86", ""), (20, "61.85", "spearhead-goal"), (20, "61.8", "spearhead-goal"), (100, "70", ""),
])  # fmt: skip
def test_it_ends_more_than_40_cm_from_objectives_outside_its_zone(goal: int, y: str, message: str) -> None:
    state = before(enemies=[replace_places(GUARD, "170,10@180", "176,10@180")])
    mission = state.book.mission
    side = replace(mission.defender, goals=(Goal("X", Point(60 * CM, goal * CM)),))
    state.book = replace(state.book, mission=replace(mission, defender=side))
    assert refusal(state, at(y)) == message


@pytest.mark.rule("L767")
def test_only_spearheads_move_and_each_once() -> None:
    state = before()
    assert refusal(state, "move a2-1 tactical 100,100") == "no-spearhead"
    moved = run(state, at("70"))
    assert str(moved.state.teams["a1-1"].pose) == "60,70"
    assert refusal(moved, at("65")) == "has-moved"
    assert isinstance(moved.asked, MoveSpearhead)


@pytest.mark.rule("A52")
def test_units_kept_back_deploy_after_the_moves_of_their_own_seat() -> None:
    moved = run(before(), at("54"), DONE)
    assert isinstance(moved.asked, Deploy)
    assert moved.asked.seat == ATTACKER
    assert moved.state.teams["a1-1"].moved == ""
    assert refusal(moved, DONE) == "units-to-deploy"
    placed = run(moved.state, "place a2-1 60,72; a2-2 66,72", DONE)
    assert placed.of(TurnBegan)


@pytest.mark.rule("L767")
def test_they_may_deploy_beside_a_spearhead_outside_their_zone() -> None:
    state = run(before(), "move a1-1 tactical 60,58; a1-2 tactical 64,58", DONE).state
    assert refusal(state, "place a2-1 60,65; a2-2 66,65") == ""
    state.spearheads_over, state.spearhead = (), ""
    assert refusal(state, "place a2-1 60,65; a2-2 66,65") == "outside-zone"


@pytest.mark.rule("L767")
@pytest.mark.parametrize(("x", "message"), [("79.4", ""), ("79.44", ""), ("79.45", "outside-zone")])
def test_all_of_the_base_lies_within_20_cm_of_the_spearhead(x: str, message: str) -> None:
    """The carrier's right side is at 61.05 and ends at 61.85; the far corners of the base are at x + 1.6 and 62.4."""
    state = before()
    state.teams["a1-2"] = replace(state.teams["a1-2"], where="destroyed", pose=None)
    state = run(state, at("60"), DONE).state
    state.teams["a2-2"] = replace(state.teams["a2-2"], where="destroyed")
    del state.teams["a2-2"]
    assert refusal(state, f"place a2-1 {x},60@90") == message


@pytest.mark.rule("L767")
def test_nobody_deploys_beside_a_spearhead_where_it_could_not_have_gone() -> None:
    state = run(before(), at("53.46"), DONE).state
    assert refusal(state, "place a2-1 66,56; a2-2 72,56") == ""
    assert refusal(state, "place a2-1 66,52; a2-2 72,52") == "spearhead-in-sight"


@pytest.mark.rule("A52")
def test_only_who_has_deployed_a_spearhead_keeps_units_back() -> None:
    state = before()
    state.spearhead = ""
    assert refusal(state, DONE) == ""
    for team in ("a1-1", "a1-2"):
        state.teams[team] = replace(state.teams[team], where="undeployed", pose=None)
    assert refusal(state, DONE) == "units-to-deploy"


@pytest.mark.rule("A35")
def test_the_attacker_moves_his_spearheads_first_then_the_defender_then_the_turn_begins() -> None:
    state = before(enemies=[CAR])
    for team in ("a2-1", "a2-2"):
        state.teams[team] = replace(state.teams[team], where="table", pose=None)
        del state.teams[team]
    del state.units["a2"]
    state.spearhead = ""
    after = run(state, DONE, DONE, DONE)
    assert [event.seat for event in after.of(SpearheadBegan)] == [ATTACKER, DEFENDER]
    assert [event.seat for event in after.of(TurnBegan)] == [ATTACKER]
    assert not after.state.spearhead


@pytest.mark.rule("A35")
def test_without_spearheads_the_first_turn_follows_the_deployment() -> None:
    state = battle([RIFLES], [GUARD], phase="set-up", turn=0)
    after = run(state, DONE)
    assert not after.of(SpearheadBegan)
    assert after.of(TurnBegan)


@pytest.mark.rule("L767")
def test_random_spearheads_of_a_mission_move_legally_until_the_first_turn() -> None:
    game, numbers, kinds = game_of(RULES, new_state(book("meeting-at-noon"))), SplitMix(3), Counter[str]()
    while game.decision is not None and game.state.turn == 0:
        kinds[game.decision.kind] += 1
        game.answer(next(game.decision.samples(game.state, numbers)))
    assert game.state.turn == 1
    assert kinds["move-spearhead"] >= 1
    assert not any(team.moved for team in game.state.teams.values())
