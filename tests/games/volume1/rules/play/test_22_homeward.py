"""Comrades, exits and fire plans that a scenario may add to the rules (9.5, 20.0, 22.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Barrage, Dice, Edge
from combat.games.volume1.rules.events import ComradeFound, ManLeft, StrikeCalled
from combat.games.volume1.rules.fighting import fire_missions
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.play import set_up, victory
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.sites import Comrade, GunSite
from combat.games.volume1.rules.state import Gun, Wound
from tests.games.volume1.tiny_table import Table, steps_asked

PILOT = Comrade("pvt-miller", Hex("07.05"), ("bad-evac", "light"), points=8, home=(Hex("01.05"), Hex("01.06")))


# -- comrades -------------------------------------------------------------------------------------------------------


def being_set_up() -> Table:
    """Return a battle before its set-up, with a man to be rescued."""
    table = Table(squads=(("pvt-crowe",),), deployment=(Hex("01.01"), Hex("01.02")), comrades=(PILOT,))
    return table.clock("set-up", turn=0)


@pytest.mark.rule("22.0")
def test_22_0_a_comrade_lies_in_his_hex_with_his_wounds_before_the_squad_is_placed() -> None:
    table = being_set_up()
    story = table.play(set_up.set_up(table.state), "crowe 01.01", "ready")
    assert story.one(ComradeFound).wounds == (Wound("bad", evac=True), Wound("light"))
    assert (table["miller"].hex, table["miller"].wounds) == ("07.05", story.one(ComradeFound).wounds)
    assert not table["miller"].seen


@pytest.mark.rule("22.0")
def test_22_0_the_player_does_not_set_him_up() -> None:
    table = being_set_up()
    table.play(set_up.set_up(table.state), "crowe 01.01", "ready")
    table.clock("set-up", turn=0)
    refusal = SetUp("22.0").refusal(table.state, "pvt-miller 01.01")
    assert refusal is not None and (refusal.message, refusal.rule) == ("has-his-place", "22.0")
    assert set(SetUp("22.0").options(table.state)) == {"pvt-crowe 01.01", "pvt-crowe 01.02", "ready"}


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(
    ("where", "home"),
    [
        ({"hex": "01.05"}, True),
        ({"hex": "02.05"}, False),
        ({"hex": "01.05", "held_by": "soldat-jung"}, False),
        ({"hex": None, "fate": "escaped"}, True),
        ({"hex": None, "fate": "passed"}, True),
        ({"hex": None, "fate": "fled"}, False),
        ({"hex": None, "fate": "killed"}, False),
        ({"hex": None, "fate": "captured"}, False),
    ],
)
def test_22_0_he_counts_who_is_home_alive(where: dict[str, str | None], home: bool) -> None:
    table = Table("miller 05.05 evac", "jung 01.05", comrades=(PILOT,))
    table.state.men["pvt-miller"] = replace(table["miller"], **where)
    scores = [(score.kind, score.about, score.points) for score in victory.tally(table.state)]
    assert scores == ([("brought-home", "pvt-miller", 8)] if home else [])


# -- leaving the board ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.5", "22.0")
def test_9_5_nobody_leaves_where_the_scenario_opens_no_edge() -> None:
    table = Table("crowe 01.05 evade")
    table.activate("crowe", "02.05", impulse=1)
    assert "leave" not in steps_asked(table)


@pytest.mark.rule("9.5", "22.0")
@pytest.mark.parametrize(("start", "exits", "fate"), [("01.05", ("left",), "escaped"), ("09.05", ("right",), "passed")])
def test_9_5_over_an_open_edge_a_man_leaves_as_he_pleases(start: str, exits: tuple[Edge, ...], fate: str) -> None:
    table = Table(f"crowe {start} evade", exits=exits, points={f"friendly-{fate}": 3})
    left = table.activate("crowe", "leave", impulse=1).one(ManLeft)
    assert (left.edge, left.fate, left.rule) == (exits[0], fate, "9.5")
    assert [(score.kind, score.points) for score in victory.tally(table.state)] == [(f"friendly-{fate}", 3)]


@pytest.mark.rule("9.5", "22.0")
def test_9_5_of_two_open_edges_in_reach_his_own_is_taken() -> None:
    table = Table("crowe 01.01 evade", exits=("top", "left"), enemy_edge="top")
    assert table.activate("crowe", "leave", impulse=1).one(ManLeft).edge == "left"


@pytest.mark.rule("17.3", "22.0")
def test_17_3_a_routed_man_flees_over_his_own_edge_alone() -> None:
    table = Table("crowe 01.05 evade rout", exits=("left", "right"))
    assert table.activate("crowe", "leave", impulse=1).one(ManLeft).fate == "fled"
    table = Table("crowe 09.05 evade rout", exits=("left", "right"))
    table.activate("crowe", "08.05", impulse=1)
    assert steps_asked(table) == ("08.05", "08.04")


@pytest.mark.rule("17.2", "22.0")
def test_17_2_a_berserk_man_does_not_go_home() -> None:
    table = Table("crowe 09.05 evade berserk", exits=("right", "left"))
    assert movement.legal_steps(table.state, table["crowe"], frozenset()) == ()


@pytest.mark.rule("7.18", "22.0")
def test_7_18_he_takes_home_whom_he_carries() -> None:
    table = Table("crowe 01.05 carry", "miller 01.05 carry evac", exits=("left",)).about("crowe", "miller")
    story = table.activate("crowe", "leave", impulse=2)
    assert [(left.man, left.fate) for left in story.all(ManLeft)] == [
        ("pvt-crowe", "escaped"),
        ("pvt-miller", "escaped"),
    ]


@pytest.mark.rule("14.3", "22.0")
def test_14_3_a_crew_goes_home_with_its_weapon_together() -> None:
    table = Table(
        "crowe 01.05 sneak", "cragg 01.05 sneak", exits=("left",), guns=(GunSite("gun", "m1919", Hex("01.05")),)
    )
    table.state.guns["gun"] = Gun("gun", "m1919", operator="pvt-crowe", assistant="pvt-cragg")
    story = table.activate("crowe", "leave", impulse=2)
    assert [(left.man, left.fate) for left in story.all(ManLeft)] == [
        ("pvt-crowe", "escaped"),
        ("pvt-cragg", "escaped"),
    ]


@pytest.mark.rule("7.09", "22.0")
def test_7_09_a_man_with_a_live_grenade_does_not_take_it_home() -> None:
    table = Table("crowe 01.05 grenade", exits=("left",)).arm("crowe", "04.05")
    table.activate("crowe", "stay", impulse=2)
    assert "leave" not in steps_asked(table)


# -- the fire plan --------------------------------------------------------------------------------------------------


@pytest.mark.rule("20.0", "22.0")
@pytest.mark.parametrize(("turn", "called"), [(1, ["clock"]), (2, []), (3, ["clock"])])
def test_20_0_a_fire_plan_falls_in_its_turns(turn: int, called: list[str]) -> None:
    clock = Barrage("clock", "Clock", "enemy", "mortar-81", (Hex("05.05"),) * 10, Dice(plus=1), Dice(), turns=(1, 3))
    idle = replace(clock, id="idle", turns=())
    table = Table("crowe 01.01", artillery=(clock, idle)).clock("friendly-cards", turn=turn)
    story = table.play(fire_missions.by_plan(table.state))
    assert [(event.barrage, event.why) for event in story.all(StrikeCalled)] == [(name, "fire-plan") for name in called]
