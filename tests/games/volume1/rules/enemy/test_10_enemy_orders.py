"""The enemy's orders: how cards give them, and how men carry them out (10.0)."""

from typing import Unpack

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.enemy import enemy_activation
from combat.games.volume1.rules.events import AmmoChanged, CheckMade, ManHeld, ManMoved, ShotFired
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.state import Order
from tests.games.volume1.tiny_table import Chance, Table, impulses


def next_of(table: Table, team: str, *done: str, **chance: Unpack[Chance]) -> str:
    """Return the id of the man of a team who acts next, after the men in `done` have acted."""
    table.play(enemy_activation.next_to_act(table.state, team, tuple(table.ids[man] for man in done)), **chance)
    return str(table.result)


# -- activation (10.0) ----------------------------------------------------------------------------------------------


@pytest.mark.rule("10.0", "10.0b")
def test_10_0_a_team_acts_from_the_top_of_the_map_to_the_bottom() -> None:
    table = Table("taylor 01.09 hide", "jung 02.07 hide", "lang 08.02 hide", "roth 05.05 hide")
    assert [next_of(table, "red", *done) for done in ((), ("lang",), ("lang", "roth"))] == [
        "soldat-lang",
        "soldat-roth",
        "soldat-jung",
    ]


@pytest.mark.rule("10.0")
def test_10_0_so_it_does_on_a_map_of_more_than_99_columns() -> None:
    table = Table("jung 02.07 hide", "lang 08.02 hide", size=(120, 9))
    table.state.men["soldat-jung"] = replace(table["jung"], hex=Hex("110.01"))
    assert next_of(table, "red") == "soldat-jung"


@pytest.mark.rule("10.0", "10.0b")
def test_10_0_in_one_row_the_man_nearest_to_a_friendly_acts_first() -> None:
    table = Table("taylor 01.05 hide", "crowe 09.05 hide", "jung 04.05 hide", "lang 07.05 hide")
    assert next_of(table, "red") == "soldat-lang"


@pytest.mark.rule("10.0", "10.0b")
@pytest.mark.parametrize(("die", "man"), [(3, "soldat-jung"), (4, "soldat-lang")])
def test_10_0_equal_men_act_by_chance(die: int, man: str) -> None:
    table = Table("taylor 05.05 hide", "jung 03.05 hide", "lang 07.05 hide")
    assert next_of(table, "red", d6=[die]) == man


@pytest.mark.rule("10.0", "10.0a")
@pytest.mark.parametrize(
    ("wounds", "order"),
    [
        ("", "sprint:6"),
        ("light", "run-and-gun:6"),
        ("bad tq=9", "sneak:6"),
        ("bandaged-light", "sprint:6"),
        ("bandaged-bad", "run-and-gun:6"),
    ],
)
def test_10_0_a_wounded_man_gets_the_next_slower_move_that_his_wounds_allow(wounds: str, order: str) -> None:
    """Card 2: aggressive in the open, Sprint 6."""
    table = Table("taylor 01.05 hidden", f"kuhn 09.05 idle aggressive {wounds}")
    orders = table.enemy_phase(enemy_cards=[2]).orders()
    assert (orders[0], orders[-1]) == (("kuhn", "sprint:6"), ("kuhn", order))


@pytest.mark.rule("10.0", "10.0a")
def test_10_0_a_bad_wound_turns_run_and_gun_and_evade_into_sneak() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle normal bad tq=9")
    assert table.enemy_phase(enemy_cards=[36]).orders() == [("jung", "run-and-gun:6/5"), ("jung", "sneak:6/5")]


@pytest.mark.rule("10.0", "10.0a")
def test_10_0_four_slower_moves_in_their_order() -> None:
    speeds = {order: kind.speed for order, kind in Table("taylor 01.05").state.book.charts.orders.items() if kind.speed}
    assert sorted(speeds, key=lambda order: -speeds[order]) == ["sprint", "run-and-gun", "evade", "sneak"]


# -- fire orders (10.01-10.04) --------------------------------------------------------------------------------------


@pytest.mark.rule("10.01", "6.0d")
@pytest.mark.parametrize(("impulse", "fires"), [(1, False), (2, True), (3, False), (4, True)])
def test_10_01_aimed_fire_must_fire_in_2_and_4_at_a_spotted_friendly_in_sight(impulse: int, fires: bool) -> None:
    table = Table("taylor 05.09 hide", "jung 05.01 aimed-fire")
    assert bool(table.activate("jung", impulse=impulse, d10=[8] if fires else []).all(ShotFired)) is fires


@pytest.mark.rule("10.01")
def test_10_01_a_friendly_spotted_within_the_impulse_is_fired_at() -> None:
    table = Table("taylor 05.09 hidden hide", "jung 05.01 aimed-fire", "lang 06.01 hide").clock("action", 2)
    table.activate("lang", d10=[0])
    assert table.activate("jung", d10=[8]).one(ShotFired).target == "sgt-taylor"


@pytest.mark.rule("10.01")
def test_10_01_a_hidden_friendly_is_fired_at_by_nobody() -> None:
    table = Table("taylor 05.09 hidden hide", "jung 05.01 aimed-fire")
    assert table.activate("jung", impulse=2, d10=[9]).all(ShotFired) == []


@pytest.mark.rule("10.02", "14.1b")
def test_10_02_rapid_fire_for_a_known_man_with_a_slow_weapon_becomes_aimed_fire_at_once() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle aggressive")
    assert table.enemy_phase(enemy_cards=[36]).orders() == [("jung", "rapid-fire"), ("jung", "aimed-fire")]


@pytest.mark.rule("10.03")
def test_10_03_suppressive_fire_turns_to_its_slow_side_for_a_slow_weapon() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle cautious")
    assert table.enemy_phase(enemy_cards=[25]).orders() == [
        ("jung", "suppressive-fire"),
        ("jung", "slow-suppressive-fire"),
    ]


@pytest.mark.rule("14.1", "14.1b")
def test_14_1_an_unknown_man_keeps_rapid_fire_until_he_is_known() -> None:
    table = Table("taylor 01.05 hidden", "jung 09.05 idle aggressive unknown")
    assert table.enemy_phase(enemy_cards=[36]).orders() == [("jung", "rapid-fire")]
    assert table.activate("taylor", impulse=1, d10=[0]).orders() == [("jung", "aimed-fire")]


@pytest.mark.rule("14.1", "14.1b")
@pytest.mark.parametrize(("impulse", "shots"), [(1, 0), (2, 1)])
def test_14_1_an_unknown_man_who_makes_to_fire_rapidly_is_known_and_takes_aim_instead(impulse: int, shots: int) -> None:
    table = Table("taylor 01.05 hide", "jung 09.05 rapid-fire unknown")
    story = table.activate("jung", impulse=impulse, d10=[8] * shots)
    assert story.orders() == [("jung", "aimed-fire")]
    assert (len(story.all(ShotFired)), table["jung"].seen) == (shots, True)


@pytest.mark.rule("10.04")
def test_10_04_run_and_gun_1_2_without_a_target_moves_1_2_1_2() -> None:
    assert impulses(Table("jung 03.08 run-and-gun:1/2"), "jung") == ["03.07", "04.06", "04.05", "05.05"]


@pytest.mark.rule("10.04")
def test_10_04_run_and_gun_1_2_with_a_target_moves_in_1_and_3_and_fires_in_2_and_4_at_2_less() -> None:
    table = Table("taylor 09.08 hide", "kuhn 03.08 run-and-gun:1/2 gewehr-43=6")
    assert impulses(table, "kuhn", d10=[8, 8]) == ["03.07", "03.07", "03.06", "03.06"]
    assert [shot.need for shot in table.story.all(ShotFired)] == [6 - 2, 6 - 2]


# -- move orders (10.05-10.07) --------------------------------------------------------------------------------------


@pytest.mark.rule("10.05")
def test_10_05_sneak_5_6_moves_in_2_and_then_in_4() -> None:
    assert impulses(Table("jung 07.05 sneak:5/6"), "jung") == ["07.05", "06.05", "06.05", "05.05"]


@pytest.mark.rule("10.06")
def test_10_06_evade_3_2_moves_3_2_3_2() -> None:
    assert impulses(Table("jung 03.05 evade:3/2"), "jung") == ["04.05", "05.05", "06.05", "07.05"]


@pytest.mark.rule("10.07")
def test_10_07_sprint_5_4_moves_one_hex_and_then_two_by_two() -> None:
    table = Table("jung 09.01 sprint:5/4", size=(9, 12))
    assert impulses(table, "jung") == ["08.01", "08.03", "06.04", "06.06"]
    assert len(table.story.all(ManMoved)) == 7


@pytest.mark.rule("10.07", "10.07a", "10.13.4")
def test_10_07_sprint_1_runs_into_the_rocks_ahead_and_ducks_back() -> None:
    table = Table("jung 05.07 sprint:1", ground="05.05 rocks")
    assert impulses(table, "jung") == ["05.06", "05.05", "05.05", "05.05"]
    assert table.story.orders() == [("jung", "duck-back"), ("jung", "hide")]


@pytest.mark.rule("10.07", "10.07b")
def test_10_07_sprint_5_6_waits_for_the_impulse_that_leads_round_the_rocks() -> None:
    table = Table("jung 08.05 sprint:5/6", ground="06.05 rocks")
    assert impulses(table, "jung") == ["07.06", "07.06", "05.07", "03.06"]
    assert [(held.why, held.rule) for held in table.story.all(ManHeld)] == [("rough-ahead", "10.07")]


@pytest.mark.rule("10.07")
def test_10_07_other_moves_enter_rough_ground_and_go_on() -> None:
    assert impulses(Table("jung 05.07 evade:1", ground="05.06 rocks"), "jung") == ["05.06", "05.05", "05.04", "05.03"]


@pytest.mark.rule("10.04", "6.0k")
def test_10_04_orders_lead_in_the_first_direction_in_1_and_3_and_in_the_second_in_2_and_4() -> None:
    for order in ("run-and-gun", "evade", "sprint"):
        assert [enemy_activation.direction(Order(order, (3, 2)), impulse) for impulse in (1, 2, 3, 4)] == [3, 2, 3, 2]
    assert [enemy_activation.direction(Order("sneak", (3, 2)), impulse) for impulse in (2, 4)] == [3, 2]


# -- Reload, Hide, Rally, Duck Back (10.10-10.13) -------------------------------------------------------------------


@pytest.mark.rule("10.10")
@pytest.mark.parametrize(("morale", "card"), [("bold", 10), ("aggressive", 37), ("normal", 2), ("normal", 25)])
def test_10_10_a_man_out_of_ammunition_reloads_instead_of_any_fire_order(morale: str, card: int) -> None:
    table = Table(
        "taylor 01.05 hidden", f"kuhn 09.05 idle no-ammo {morale}", ground="09.05 trees" if card == 10 else ""
    )
    assert table.enemy_phase(enemy_cards=[card]).orders()[-1] == ("kuhn", "reload")


@pytest.mark.rule("10.10")
@pytest.mark.parametrize("card", [22, 25, 37])
def test_10_10_a_pistol_does_not_spare_him_that(card: int) -> None:
    table = Table("taylor 01.05 hidden", "stahl 09.05 idle no-ammo aggressive")
    assert table.enemy_phase(enemy_cards=[card]).orders()[-1] == ("stahl", "reload")


@pytest.mark.rule("10.10")
def test_10_10_low_ammo_is_no_reason_to_reload() -> None:
    table = Table("taylor 01.05 hidden", "kuhn 09.05 idle low-ammo aggressive")
    assert table.enemy_phase(enemy_cards=[25]).orders()[-1][1] != "reload"


@pytest.mark.rule("10.10", "9.2")
def test_10_10_in_a_large_battle_the_dry_man_alone_reloads() -> None:
    men = ("kuhn 09.05 idle no-ammo aggressive team=red", "jung 09.07 idle aggressive team=red mp-40=3")
    table = Table("taylor 01.05 hidden", *men, large_battle=True)
    assert set(table.enemy_phase(enemy_cards=[25]).orders()[-2:]) == {("kuhn", "reload"), ("jung", "rapid-fire")}


@pytest.mark.rule("10.10", "9.8")
def test_10_10_a_man_who_draws_his_card_when_he_is_activated_reloads_too() -> None:
    table = Table("taylor 01.05 hidden", "kuhn 09.05 idle no-ammo aggressive")
    assert table.activate("kuhn", impulse=2, enemy_cards=[37], d10=[9]).orders() == [
        ("kuhn", "rapid-fire"),
        ("kuhn", "reload"),
    ]


@pytest.mark.rule("10.10", "9.6")
@pytest.mark.parametrize(("roll", "order"), [(4, "grenade"), (5, "reload")])
def test_10_10_a_grenade_check_comes_first_for_a_grenade_is_no_fire_order(roll: int, order: str) -> None:
    table = Table("taylor 09.08 hide", "kuhn 09.05 idle no-ammo aggressive tq=2")
    assert table.enemy_phase(enemy_cards=[37], d10=[roll]).orders()[-1] == ("kuhn", order)


@pytest.mark.rule("10.10", "16.0")
def test_10_10_a_fire_order_of_the_card_is_a_reload_before_wounds_change_it() -> None:
    """A Bad Wound would make a Sneak of the card's Run & Gun."""
    table = Table("taylor 01.05 hidden", "kuhn 09.05 idle no-ammo bad tq=9")
    assert table.enemy_phase(enemy_cards=[36]).orders() == [("kuhn", "run-and-gun:6/5"), ("kuhn", "reload")]


@pytest.mark.rule("10.10", "14.3")
def test_10_10_a_gunner_alone_who_may_not_charge_has_a_dry_gun_to_reload() -> None:
    table = Table("taylor 05.08 hide", "stahl 05.05 idle no-ammo bold tq=5").gun("stahl")
    story = table.enemy_phase(enemy_cards=[44], d10=[0])
    assert [order for _, order in story.orders()][-1] == "reload"


@pytest.mark.rule("10.10", "22.0")
def test_10_10_nobody_asks_a_dry_man_whether_he_is_steady_in_cover() -> None:
    table = Table(
        "taylor 01.05 hide", "kuhn 07.05 idle no-ammo tq=9", ground="07.05 trees", chosen=("steady-in-cover",)
    )
    assert table.enemy_phase(enemy_cards=[25]).orders()[-1] == ("kuhn", "reload")


@pytest.mark.rule("10.10", "8.2")
def test_10_10_a_dummy_under_the_marker_is_not_told_by_it() -> None:
    table = Table("taylor 01.05 hidden", "red-1 09.05 unknown idle no-ammo aggressive")
    assert table.enemy_phase(enemy_cards=[25]).orders()[-1] == ("red-1", "reload")


@pytest.mark.rule("10.10", "17.4")
def test_10_10_a_dry_guard_leads_his_prisoner_off() -> None:
    table = Table("taylor 05.05", "kuhn 05.05 guard no-ammo aggressive").take("taylor", "kuhn")
    assert table.enemy_phase(enemy_cards=[25]).orders()[0][1].startswith("evade")


@pytest.mark.rule("10.10", "12.0")
def test_10_10_a_man_found_out_in_the_turn_in_which_he_ran_dry_keeps_his_order() -> None:
    table = Table("taylor 05.05 hide", "stahl 05.03 aimed-fire unknown no-ammo")
    assert table.activate("taylor", impulse=1, d10=[0]).orders() == []


@pytest.mark.rule("10.10")
def test_10_10_orders_without_fire_stand() -> None:
    table = Table("taylor 01.05 hidden", "kuhn 09.05 idle no-ammo")
    assert table.enemy_phase(enemy_cards=[37]).orders() == [("kuhn", "sneak:5/6")]


@pytest.mark.rule("10.10")
def test_10_10_kept_to_the_end_of_the_turn_it_takes_the_marker_away() -> None:
    table = Table("taylor 01.05 hidden", "kuhn 09.05 reload no-ammo")
    assert table.end_turn().one(AmmoChanged).after == "full"


@pytest.mark.rule("10.10", "10.10a")
def test_10_10_a_man_who_runs_dry_with_no_other_weapon_ducks_back_at_the_end_of_the_impulse() -> None:
    table = Table("taylor 05.09 hide", "kuhn 05.01 rapid-fire low-ammo")
    story = table.activate("kuhn", impulse=1, d10=[9])
    assert (table["kuhn"].ammo, story.orders()) == ("none", [("kuhn", "duck-back")])


@pytest.mark.rule("10.10")
def test_10_10_a_man_with_a_pistol_fights_on() -> None:
    table = Table("taylor 05.09 hide", "stahl 05.01 aimed-fire low-ammo mg-42=5 p-38=4")
    table.activate("stahl", impulse=2, d10=[8, 9])
    assert (table["stahl"].ammo, table.order_of("stahl")) == ("none", "aimed-fire")


@pytest.mark.rule("10.10", "10.10a")
def test_10_10_only_who_runs_dry_in_this_activation_ducks_back_for_it() -> None:
    table = Table("taylor 05.09 hide", "kuhn 05.01 rapid-fire no-ammo")
    assert table.activate("kuhn", impulse=2).orders() == []


@pytest.mark.rule("10.10", "10.10a", "17.2")
def test_10_10_a_berserk_man_who_runs_dry_on_the_run_ducks_back_as_well() -> None:
    table = Table("taylor 05.09 hide", "kuhn 05.01 run-and-gun:5 low-ammo berserk")
    assert table.activate("kuhn", impulse=2, d10=[9]).orders() == [("kuhn", "duck-back")]


@pytest.mark.rule("10.11", "6.0a")
def test_10_11_who_hides_does_nothing_all_turn() -> None:
    table = Table("taylor 05.09 hide", "jung 05.01 hide")
    assert impulses(table, "jung") == ["05.01"] * 4
    assert set(table.story.kinds) == {"man-activated"}


@pytest.mark.rule("10.12", "10.12.2", "17.3d")
@pytest.mark.parametrize(("roll", "order"), [(4, "rally"), (5, "sprint:3")])
def test_10_12_a_routed_man_in_cover_out_of_sight_rallies_by_an_unmodified_check_or_runs(roll: int, order: str) -> None:
    table = Table("taylor 01.05 hidden", "jung 05.05 idle rout tq=4", ground="05.05 trees")
    story = table.enemy_phase(enemy_cards=[10], d10=[roll])
    assert (story.one(CheckMade).need, story.orders()) == (4, [("jung", order)])


@pytest.mark.rule("10.12.1")
def test_10_12_a_card_may_say_rally() -> None:
    table = Table("taylor 01.05 hidden", "jung 05.05 idle cautious", ground="05.05 trees")
    assert table.enemy_phase(enemy_cards=[44]).orders() == [("jung", "rally")]


@pytest.mark.rule("10.12")
@pytest.mark.parametrize(("ground", "friend"), [("05.05 trees", "hide"), ("", "hidden hide")])
def test_10_12_in_sight_or_in_the_open_he_runs_without_a_check(ground: str, friend: str) -> None:
    table = Table(f"taylor 01.05 {friend}", "jung 05.05 idle rout", ground=ground)
    assert table.enemy_phase(enemy_cards=[10]).orders() == [("jung", "sprint:3")]


@pytest.mark.rule("10.12", "10.12a")
def test_10_12_a_rally_check_counts_wounds_but_neither_morale_nor_leaders() -> None:
    table = Table("taylor 01.05 hidden", "jung 05.05 rally shaken light tq=5", "hoffmann 05.06 hide")
    check = table.end_turn(d10=[4]).one(CheckMade)
    assert (check.need, check.rule, table["jung"].morale) == (5 - 1, "10.12", "cautious")


@pytest.mark.rule("10.13", "10.13.2", "10.13.3")
def test_10_13_a_failed_morale_check_and_a_hit_duck_him_back() -> None:
    table = Table("crowe 05.05 aimed-fire m1-garand=7", "jung 05.01 aimed-fire tq=4", "lang 05.02 evade:1 tq=4")
    table.play(checks.morale_check(table.state, "soldat-jung", "fired-at"), d10=[5])
    table.activate("crowe", "lang", impulse=2, d10=[3, 0], friendly_cards=[4])
    assert (table.order_of("jung"), table.order_of("lang")) == ("duck-back", "duck-back")


@pytest.mark.rule("10.13", "10.13a")
def test_10_13_at_his_next_activation_it_turns_to_hide() -> None:
    table = Table("taylor 05.09 hide", "jung 05.01 duck-back")
    story = table.activate("jung", impulse=2)
    assert (story.orders(), table.order_of("jung")) == ([("jung", "hide")], "hide")


@pytest.mark.rule("10.13", "10.13.1")
def test_10_13_even_a_routed_man_may_stop_in_cover_that_he_enters_in_sight_of_the_enemy() -> None:
    table = Table("taylor 01.05 hide", "jung 05.05 evade:2 rout tq=4", ground="06.04 trees")
    assert table.activate("jung", impulse=1, d10=[4]).orders() == [("jung", "duck-back")]
