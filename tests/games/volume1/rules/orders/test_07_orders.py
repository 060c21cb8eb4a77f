"""The player's orders: what they require and what they allow (6.0, 7.0)."""

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseMove, ChooseTarget
from combat.games.volume1.rules.events import (
    CheckMade,
    ManHeld,
    ManMoved,
    ManSpotted,
    MeleeBegan,
    MeleeEnded,
    OrderPlaced,
    PrisonerFreed,
    ShotFired,
)
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.rules.state import Order
from tests.games.volume1.tiny_table import Table, impulses

# -- giving orders (7.0) ------------------------------------------------------------------------------------------


@pytest.mark.rule("7.0", "4.0.2a", "7.0a")
def test_7_0_a_man_who_is_forgotten_hides() -> None:
    table = Table("taylor 01.05 idle", "crowe 01.06 idle").clock("friendly-orders")
    assert table.give_orders("taylor sneak", "commit").orders() == [("taylor", "sneak"), ("crowe", "hide")]


@pytest.mark.rule("7.0")
def test_7_0_an_order_may_be_changed_and_taken_back_until_all_are_committed() -> None:
    table = Table("taylor 01.05 idle")
    story = table.give_orders("taylor sneak", "taylor none", "taylor evade", "commit")
    assert story.orders() == [("taylor", "sneak"), ("taylor", "none"), ("taylor", "evade")]


@pytest.mark.rule("17.3")
@pytest.mark.parametrize(("words", "order"), [("rout", "sprint"), ("rout bad", "sneak"), ("berserk", "rapid-fire")])
def test_17_3_a_man_driven_by_his_morale_cannot_hide_by_being_forgotten(words: str, order: str) -> None:
    table = Table(f"taylor 05.05 idle {words}", "jung 05.01 hide")
    assert table.give_orders("commit").orders() == [("taylor", order)]


@pytest.mark.rule("6.0", "6.0a")
def test_6_0_the_markers_figures_of_all_four_impulses() -> None:
    figures = {order: kind.figures for order, kind in Table("taylor 01.05").state.book.charts.orders.items()}
    assert figures["aimed-fire"] == figures["slow-suppressive-fire"] == ("none", "fire", "none", "fire")
    assert figures["rapid-fire"] == figures["suppressive-fire"] == ("fire",) * 4
    assert figures["run-and-gun"] == ("must-1", "fire-else-move", "must-1", "fire-else-move")
    assert figures["sneak"] == ("none", "may-1", "none", "must-1")
    assert figures["evade"] == ("must-1",) * 4
    assert figures["sprint"] == ("must-1", "must-2", "must-2", "must-2")
    assert figures["charge"] == ("must-1", "must-1", "must-2", "melee")
    assert {figures[order] for order in ("plan", "reload", "medical-aid", "search", "hide", "rally")} == {("none",) * 4}
    assert figures["carry"] == ("none", "must-1", "none", "must-1")


@pytest.mark.rule("6.0", "6.0i")
@pytest.mark.parametrize("order", ["rapid-fire", "suppressive-fire", "run-and-gun"])
def test_6_0_three_fire_orders_take_2_from_ws_and_the_aimed_ones_nothing(order: str) -> None:
    charts = Table("taylor 01.05").state.book.charts
    assert charts.orders[order].ws == -2
    assert charts.orders["aimed-fire"].ws == charts.orders["slow-suppressive-fire"].ws == 0


@pytest.mark.rule("6.0", "6.0j")
@pytest.mark.parametrize("order", ["sneak", "evade", "sprint", "charge", "reload", "hide", "rally", "plan"])
def test_6_0_nobody_fires_under_an_order_that_is_no_fire_order(order: str) -> None:
    table = Table(f"crowe 05.05 {order}")
    kind = table.state.book.charts.orders[order]
    assert not kind.may_fire
    assert not any(figure.startswith("fire") for figure in kind.figures)


# -- fire orders (7.01-7.04) --------------------------------------------------------------------------------------


@pytest.mark.rule("7.01")
@pytest.mark.parametrize(("impulse", "fires"), [(1, False), (2, True), (3, False), (4, True)])
def test_7_01_aimed_fire_fires_in_impulses_2_and_4(impulse: int, fires: bool) -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.01 hide")
    story = table.activate("crowe", *(["jung"] if fires else []), impulse=impulse, d10=[8] if fires else [])
    assert bool(story.all(ShotFired)) is fires


@pytest.mark.rule("7.01", "6.0d")
def test_7_01_he_may_hold_his_fire() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.01 hide")
    assert table.activate("crowe", ChooseTarget.HOLD, impulse=2).all(ShotFired) == []


@pytest.mark.rule("7.01")
def test_7_01_the_order_may_be_given_without_a_target() -> None:
    assert Table("crowe 05.05 idle").refused("crowe", "aimed-fire") is None


@pytest.mark.rule("7.01")
def test_7_01_a_target_that_became_known_within_the_impulse_is_not_fired_at() -> None:
    table = Table("crowe 05.05 aimed-fire", "taylor 04.05 hide", "jung 05.01 unknown hide").clock("action", 2)
    table.activate("taylor", d10=[0])
    assert table["jung"].seen
    assert fire.targets(table.state, table["crowe"]) == []
    table.clock("action", 4)
    assert fire.targets(table.state, table["crowe"]) == [table["jung"]]


@pytest.mark.rule("7.01")
def test_7_01_a_target_that_moves_from_one_place_in_sight_to_another_is_fired_at() -> None:
    table = Table("crowe 05.05 rapid-fire", "jung 04.02 evade:2").clock("action", 1)
    table.activate("jung")
    assert fire.targets(table.state, table["crowe"]) == [table["jung"]]


@pytest.mark.rule("7.01")
def test_7_01_a_man_who_steps_out_from_behind_a_house_within_the_impulse_is_not_fired_at() -> None:
    table = Table("crowe 05.07 rapid-fire", "jung 05.03 evade:3", ground="05.04 building").clock("action", 1)
    assert fire.targets(table.state, table["crowe"]) == []
    table.activate("jung")
    assert table["jung"].hex == "06.03"
    assert fire.targets(table.state, table["crowe"]) == []
    table.clock("action", 2)
    assert fire.targets(table.state, table["crowe"]) == [table["jung"]]


def out_of_a_melee(*men: str, order: str = "aimed-fire") -> Table:
    """Return a table in Impulse 2 on which Crowe watches a hex whose melee, fought when the impulse began, is over."""
    table = Table(f"crowe 05.06 {order}", "wolff 05.03 melee", *men)
    table.happen(MeleeBegan(Hex("05.03")))
    table.clock("action", 2)
    table.happen(MeleeEnded(Hex("05.03")))
    return table


@pytest.mark.rule("7.01", "15.0")
@pytest.mark.parametrize("order", ["aimed-fire", "rapid-fire", "suppressive-fire"])
def test_7_01_a_man_who_was_in_a_melee_as_the_impulse_began_was_not_in_sight(order: str) -> None:
    table = out_of_a_melee(order=order)
    assert fire.targets(table.state, table["crowe"]) == []
    assert table.activate("crowe").one(ManHeld).man == "pvt-crowe"
    table.clock("action", 4)
    assert fire.targets(table.state, table["crowe"]) == [table["wolff"]]


@pytest.mark.rule("7.01", "15.0")
def test_7_01_nor_did_a_man_who_was_in_one_see_anybody_outside() -> None:
    table = out_of_a_melee("cragg 05.03 aimed-fire", "jung 05.01 hide")
    assert fire.targets(table.state, table["cragg"]) == []
    table.clock("action", 4)
    assert table["jung"] in fire.targets(table.state, table["cragg"])


@pytest.mark.rule("7.01", "7.04")
def test_7_01_on_the_run_he_fires_at_whom_he_sees() -> None:
    table = out_of_a_melee(order="run-and-gun")
    assert fire.targets(table.state, table["crowe"]) == [table["wolff"]]


@pytest.mark.rule("10.01")
def test_10_01_an_enemy_fires_at_a_man_who_has_won_his_melee_in_this_impulse() -> None:
    table = Table("cragg 05.03 melee", "jung 05.06 aimed-fire")
    table.happen(MeleeBegan(Hex("05.03")))
    table.clock("action", 2)
    assert fire.targets(table.state, table["jung"]) == []
    table.happen(MeleeEnded(Hex("05.03")))
    assert fire.targets(table.state, table["jung"]) == [table["cragg"]]


@pytest.mark.rule("7.01")
def test_7_01_a_man_caught_in_a_melee_in_this_impulse_is_no_target_any_more() -> None:
    table = Table("crowe 05.06 aimed-fire", "wolff 05.03 hide").clock("action", 2)
    table.happen(MeleeBegan(Hex("05.03")))
    assert fire.targets(table.state, table["crowe"]) == []


@pytest.mark.rule("7.01", "17.4")
def test_7_01_a_prisoner_set_free_in_this_impulse_was_in_sight_all_the_time() -> None:
    table = Table("crowe 05.06 aimed-fire", "cragg 05.03 hide", "wolff 05.03").take("wolff", "cragg").clock("action", 2)
    table.happen(PrisonerFreed("soldat-wolff"))
    assert fire.targets(table.state, table["crowe"]) == [table["wolff"]]


@pytest.mark.rule("7.01", "11.07")
def test_7_01_who_kept_low_in_the_grass_as_the_impulse_began_was_not_in_sight() -> None:
    """He is driven from his Sneak in this impulse, and the grass between hides him no longer."""
    table = Table("crowe 05.07 rapid-fire", "jung 05.03 sneak", ground="05.05 long-grass").clock("action", 2)
    assert fire.targets(table.state, table["crowe"]) == []
    table.happen(OrderPlaced("soldat-jung", Order("duck-back"), "10.13"))
    assert fire.targets(table.state, table["crowe"]) == []
    table.clock("action", 3)
    assert fire.targets(table.state, table["crowe"]) == [table["jung"]]


@pytest.mark.rule("7.01")
def test_7_01_of_several_men_in_the_hex_chance_says_who_is_shot_at() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.01 hide", "lang 05.01 hide")
    story = table.activate("crowe", "jung", impulse=2, d6=[4], d10=[8])
    assert story.one(ShotFired).target == "soldat-lang"


@pytest.mark.rule("7.02")
@pytest.mark.parametrize("impulse", [1, 2, 3, 4])
def test_7_02_rapid_fire_fires_in_every_impulse_at_2_less(impulse: int) -> None:
    table = Table("crowe 05.09 rapid-fire m1-garand=5", "jung 05.05 hide")
    assert table.activate("crowe", "jung", impulse=impulse, d10=[8]).one(ShotFired).need == 5 - 2


@pytest.mark.rule("7.02", "14.1a")
def test_7_02_a_bolt_action_rifle_allows_no_rapid_fire_and_only_slow_suppressive_fire() -> None:
    table = Table("miller 05.05 idle")
    assert (
        table.refused("miller", "rapid-fire") == table.refused("miller", "suppressive-fire") == ("weapon-slow", "14.1")
    )
    assert table.refused("miller", "slow-suppressive-fire") is None


@pytest.mark.rule("7.03", "7.03a")
def test_7_03_a_quick_weapon_has_no_use_for_the_slow_side_of_the_marker() -> None:
    assert Table("crowe 05.05 idle").refused("crowe", "slow-suppressive-fire") == ("weapon-not-slow", "7.03")


@pytest.mark.rule("7.03", "7.03b")
def test_7_03_suppressive_fire_heeds_range_and_wounds_but_not_the_targets_order_and_ground() -> None:
    table = Table(
        "crowe 05.09 suppressive-fire m1-garand=6 light", "jung 05.01 hide", ground="05.01 rocks", printed=True
    )
    shot = table.activate("crowe", "jung", impulse=1, d10=[3, 4]).one(ShotFired)
    assert (shot.need, shot.result) == (6 - 2 + 0 - 1, "check")


@pytest.mark.rule("7.03", "7.03b")
def test_7_03_a_hit_is_only_a_morale_check_and_leaves_the_order_of_who_passes_it() -> None:
    table = Table("crowe 05.05 suppressive-fire m1-garand=8", "jung 05.01 evade:3")
    story = table.activate("crowe", "jung", impulse=1, d10=[0, 4])
    assert [check.check for check in story.all(CheckMade)] == ["mc"]
    assert (table["jung"].wounds, story.orders(), table["crowe"].morale) == ((), [], "normal")


@pytest.mark.rule("7.03", "7.03a")
@pytest.mark.parametrize(("impulse", "fires"), [(1, False), (2, True), (3, False), (4, True)])
def test_7_03_slow_suppressive_fire_fires_in_2_and_4_without_the_minus_2(impulse: int, fires: bool) -> None:
    table = Table("miller 05.09 slow-suppressive-fire m1903=5", "jung 05.05 hide")
    shots = table.activate("miller", *(["jung"] if fires else []), impulse=impulse, d10=[8] if fires else []).all(
        ShotFired
    )
    assert [shot.need for shot in shots] == ([5] if fires else [])


@pytest.mark.rule("7.03")
def test_7_03_a_man_whose_fire_finds_nobody_says_so() -> None:
    held = Table("crowe 05.09 suppressive-fire m1-garand=6").activate("crowe", impulse=1).one(ManHeld)
    assert (held.why, held.rule) == ("no-target", "7.03")


@pytest.mark.rule("7.04")
def test_7_04_run_and_gun_moves_where_there_is_nobody_to_shoot_at() -> None:
    table = Table("crowe 05.05 run-and-gun")
    assert impulses(table, "crowe", "05.04", "05.03", "05.02", "05.01") == ["05.04", "05.03", "05.02", "05.01"]


@pytest.mark.rule("7.04")
def test_7_04_run_and_gun_must_fire_in_2_and_4_where_there_is_a_target() -> None:
    table = Table("crowe 05.09 run-and-gun m1-garand=5", "jung 05.01 hide")
    assert impulses(table, "crowe", "05.08", "jung", "05.07", "jung", d10=[8, 8]) == [
        "05.08",
        "05.08",
        "05.07",
        "05.07",
    ]
    assert [shot.need for shot in table.story.all(ShotFired)] == [5 - 2, 5 - 2]
    assert ChooseTarget.HOLD not in next(asked for asked in table.asked if isinstance(asked, ChooseTarget)).answers


@pytest.mark.rule("7.04")
def test_7_04_a_known_enemy_out_of_the_weapons_range_is_no_target() -> None:
    table = Table("taylor 01.05 run-and-gun", "jung 14.05 hide", size=(14, 9))
    assert table.activate("taylor", "01.04", impulse=2).all(ManMoved)[0].end == "01.04"


@pytest.mark.rule("7.04", "7.01")
@pytest.mark.parametrize("late", ["known", "in sight"])
def test_7_04_run_and_gun_may_fire_at_what_became_known_or_came_into_sight_in_the_impulse(late: str) -> None:
    """Aimed Fire may not: its target must be there from the beginning of the impulse."""
    words = "unknown" if late == "known" else ""
    start = "05.05" if late == "known" else "09.01"
    for order, fires in (("run-and-gun", True), ("aimed-fire", False)):
        table = Table(
            f"crowe 05.09 {order} m1-garand=5", f"jung {start} hide {words}", ground="07.05 building; 06.04 building"
        )
        table.clock("action", 2)
        table.happen(
            ManSpotted("soldat-jung")
            if late == "known"
            else ManMoved("soldat-jung", Hex("09.01"), Hex("05.05"), "10.06")
        )
        story = table.activate("crowe", *(["jung"] if fires else []), d10=[8] if fires else [])
        assert bool(story.all(ShotFired)) is fires


# -- move orders (7.05-7.07) --------------------------------------------------------------------------------------


@pytest.mark.rule("7.05", "6.0c")
@pytest.mark.parametrize("second", ["stay", "05.04"])
def test_7_05_a_sneak_may_move_in_2_and_must_in_4(second: str) -> None:
    table = Table("crowe 05.05 sneak")
    end = {"stay": ["05.05", "05.05", "05.05", "05.04"], "05.04": ["05.05", "05.04", "05.04", "05.03"]}[second]
    assert impulses(table, "crowe", second, end[-1]) == end


@pytest.mark.rule("7.06", "6.0b", "7.0b")
def test_7_06_an_evade_must_move_a_hex_in_every_impulse_in_any_direction() -> None:
    table = Table("crowe 05.05 evade")
    assert impulses(table, "crowe", "05.04", "06.04", "06.05", "05.05") == ["05.04", "06.04", "06.05", "05.05"]
    moves = [asked for asked in table.asked if isinstance(asked, ChooseMove)]
    assert [len(asked.answers) for asked in moves] == [6, 6, 6, 6]
    assert all(asked.passes_with is None for asked in moves)


@pytest.mark.rule("7.07", "6.0e")
def test_7_07_a_sprint_moves_one_hex_and_then_two_in_each_impulse() -> None:
    table = Table("crowe 01.09 sprint", size=(3, 9))
    way = ["01.08", "01.07", "01.06", "01.05", "01.04", "01.03", "01.02"]
    assert impulses(table, "crowe", *way) == ["01.08", "01.06", "01.04", "01.02"]


@pytest.mark.rule("6.0", "6.0e")
def test_6_0_no_hex_is_entered_twice_in_one_activation() -> None:
    table = Table("crowe 05.05 sprint")
    table.activate("crowe", "05.04", "05.03", impulse=2)
    second = [asked for asked in table.asked if isinstance(asked, ChooseMove)][1]
    assert "05.05" not in second.answers


@pytest.mark.rule("7.07", "7.07b")
def test_7_07_a_sprinter_may_stop_after_the_first_of_two_hexes_by_ducking_back() -> None:
    table = Table("crowe 05.05 sprint")
    story = table.activate("crowe", "05.04", "duck-back", impulse=2)
    assert (table["crowe"].hex, story.orders()) == ("05.04", [("crowe", "duck-back")])


@pytest.mark.rule("7.07", "7.07a")
def test_7_07_a_sprint_that_ends_in_rough_ground_ducks_back_after_spotting() -> None:
    table = Table("crowe 05.05 sprint", "jung 05.01 unknown hide", ground="05.04 marsh")
    story = table.activate("crowe", "05.04", impulse=1, d10=[9])
    assert story.kinds == ["man-activated", "man-moved", "check-made", "order-placed"]
    assert story.orders() == [("crowe", "duck-back")]


@pytest.mark.rule("7.07", "7.07a")
def test_7_07_a_sprint_through_rough_ground_ducks_back_at_the_end_of_the_impulse_too() -> None:
    table = Table("crowe 05.05 sprint", ground="05.04 marsh")
    story = table.activate("crowe", "05.04", "05.03", impulse=2)
    assert (table["crowe"].hex, story.orders()) == ("05.03", [("crowe", "duck-back")])


@pytest.mark.rule("7.07")
def test_7_07_a_sprint_through_trees_which_are_not_rough_goes_on() -> None:
    table = Table("crowe 05.05 sprint", ground="05.04 trees")
    assert table.activate("crowe", "05.04", "05.03", impulse=2).orders() == []


@pytest.mark.rule("7.0")
def test_7_0_who_must_move_and_has_nowhere_to_go_is_held() -> None:
    table = Table("crowe 01.01 evade", size=(1, 1))
    assert table.activate("crowe", impulse=1).one(ManHeld).why == "no-way"


@pytest.mark.rule("6.0")
def test_6_0_a_step_that_is_barred_has_a_reason_with_its_rule() -> None:
    table = Table("taylor 05.05 evade", "crowe 05.01 evade rout")
    state = table.state
    why = {
        hex_: (found.message, found.rule)
        for hex_ in (Hex("05.04"), Hex("07.05"), None)
        for found in [movement.step_refusal(state, table["taylor"], hex_)]
    }
    assert why == {
        "05.04": ("hex-entered-already", "6.0"),
        "07.05": ("hex-too-far", "6.0"),
        None: ("board-ends", "6.0"),
    }
    legal = movement.legal_steps(state, table["crowe"], frozenset())
    barred = next(hex_ for hex_ in ("04.01", "05.02", "06.01") if hex_ not in legal)
    assert movement.step_refusal(state, table["crowe"], Hex(barred)).message == "rout-way"


@pytest.mark.rule("17.2", "7.08")
def test_17_2_a_berserk_charger_is_bound_to_no_direction_and_no_reason_says_so() -> None:
    table = Table("crowe 05.05 charge berserk")
    assert movement.step_refusal(table.state, table["crowe"], Hex("05.06")) == Refusal("hex-entered-already", "6.0")


@pytest.mark.rule("7.09.2")
def test_7_09_2_a_step_that_leaves_the_marker_out_of_reach_says_so() -> None:
    table = Table("crowe 05.08 grenade").arm("crowe", "05.05")
    assert movement.step_refusal(table.state, table["crowe"], Hex("05.09")) == Refusal(
        "marker-out-of-reach", "7.09.2", (("reach", 3),)
    )
