"""Morale states, berserk and routed men, and surrender (17.0-17.4)."""

import pytest

from combat.games.volume1.rules.book import MORALE_STATES
from combat.games.volume1.rules.decisions import DuckBack
from combat.games.volume1.rules.events import (
    CheckMade,
    DummyRemoved,
    EnemyCardDrawn,
    ManKilled,
    ManLeft,
    ManMoved,
    MoraleChanged,
    ShotFired,
    Surrendered,
)
from combat.games.volume1.rules.men import checks, troop_quality
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.rules.state import Order
from tests.games.volume1.tiny_table import Table, steps_asked


def legal(table: Table, man: str) -> set[str]:
    """Return the orders that a man may be given."""
    return set(give_orders.legal_orders(table.state, table.ids[man]))


@pytest.mark.rule("17.0")
def test_17_0_seven_states_from_lowest_to_highest() -> None:
    assert MORALE_STATES == ("rout", "shaken", "cautious", "normal", "bold", "aggressive", "berserk")


@pytest.mark.rule("17.1", "6.0h")
@pytest.mark.parametrize(
    ("morale", "tq", "ws"),
    [
        ("berserk", 2, 1),
        ("aggressive", 2, 1),
        ("bold", 1, 0),
        ("normal", 0, 0),
        ("cautious", -1, -1),
        ("shaken", -2, -2),
        ("rout", -3, -3),
    ],
)
def test_17_1_each_state_modifies_troop_quality_and_weapon_skill(morale: str, tq: int, ws: int) -> None:
    table = Table(f"crowe 05.05 idle {morale}")
    sums = [
        sum(term.value for term in troop_quality.morale_terms(table.state, table["crowe"], value))
        for value in ("tq", "ws")
    ]
    assert sums == [tq, ws]


@pytest.mark.rule("17.1")
@pytest.mark.parametrize("morale", ["aggressive", "bold", "normal", "cautious", "shaken"])
def test_17_1_the_five_states_between_leave_every_order_open(morale: str) -> None:
    open_to_all = {"aimed-fire", "rapid-fire", "suppressive-fire", "run-and-gun", "sneak", "evade", "sprint", "hide"}
    assert legal(Table(f"crowe 05.05 idle {morale}", "jung 05.01 hide"), "crowe") >= open_to_all


# -- Berserk (17.2) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.2", "17.2a")
@pytest.mark.parametrize(("man", "order"), [("crowe", "rapid-fire"), ("miller", "aimed-fire")])
def test_17_2_a_berserk_friendly_who_sees_a_known_enemy_may_only_fire(man: str, order: str) -> None:
    assert legal(Table(f"{man} 05.05 idle berserk", "jung 05.01 hide"), man) == {order}


@pytest.mark.rule("17.2")
def test_17_2_without_a_loaded_weapon_he_goes_at_them_instead() -> None:
    table = Table("crowe 05.05 idle berserk no-ammo", "jung 05.01 hide")
    assert legal(table, "crowe") == {"charge", "sprint", "run-and-gun", "evade", "grenade"}


@pytest.mark.rule("17.2", "17.2b")
def test_17_2_one_who_sees_nobody_charges_runs_or_throws() -> None:
    table = Table("crowe 05.05 idle berserk", "jung 05.01 hide", ground="05.03 building")
    assert legal(table, "crowe") == {"charge", "sprint", "run-and-gun", "evade", "grenade"}
    assert legal(Table("crowe 05.05 idle berserk", "jung 05.01 hide unknown"), "crowe") == {
        "sprint",
        "run-and-gun",
        "evade",
    }


@pytest.mark.rule("17.2", "17.2c")
@pytest.mark.parametrize(("wound", "sneaks"), [("light", False), ("bad tq=9", True)])
def test_17_2_only_one_too_hurt_to_sprint_and_evade_may_sneak(wound: str, sneaks: bool) -> None:
    assert ("sneak" in legal(Table(f"crowe 05.05 idle berserk {wound}"), "crowe")) is sneaks


@pytest.mark.rule("17.2", "17.2b")
@pytest.mark.parametrize("order", ["sprint", "evade", "run-and-gun"])
def test_17_2_he_runs_in_directions_2_and_3_only(order: str) -> None:
    table = Table(f"crowe 05.05 {order} berserk")
    table.activate("crowe", "06.04", impulse=1)
    assert steps_asked(table) == ("06.04", "06.05")


@pytest.mark.rule("17.2", "17.2b")
def test_17_2_a_charge_leads_him_wherever_the_enemy_is() -> None:
    table = Table("crowe 05.05 charge berserk", "jung 03.05 hide")
    table.activate("crowe", "04.05", impulse=1)
    assert len(steps_asked(table)) == 6


@pytest.mark.rule("17.2", "17.2b")
def test_17_2_under_grenade_he_makes_every_move_that_is_optional_to_others() -> None:
    table = Table("crowe 05.05 grenade berserk", "jung 07.05 hide").arm("crowe", "07.05")
    table.activate("crowe", "06.05", impulse=2)
    assert steps_asked(table) == ("06.04", "06.05")
    table = Table("crowe 05.05 grenade berserk")
    table.activate("crowe", "06.04", impulse=4)
    assert steps_asked(table) == ("06.04", "06.05")


@pytest.mark.rule("17.2", "17.2d")
def test_17_2_a_berserk_enemy_within_four_hexes_of_a_spotted_friendly_charges() -> None:
    assert Table("crowe 05.05 hide", "jung 05.01 idle berserk").enemy_phase(enemy_cards=[10]).orders() == [
        ("jung", "charge")
    ]


@pytest.mark.rule("17.2", "17.2e", "17.2f")
@pytest.mark.parametrize(
    ("friend", "words", "order"),
    [
        ("hide", "", "run-and-gun:5"),
        ("hide", "bad tq=9", "sneak:5"),
        ("hide hidden", "", "sprint:5"),
        ("hide hidden", "light", "run-and-gun:5"),
    ],
)
def test_17_2_farther_off_he_comes_on_in_his_teams_berserk_direction(friend: str, words: str, order: str) -> None:
    table = Table(f"crowe 01.05 {friend}", f"jung 07.05 idle berserk {words}")
    assert table.enemy_phase(enemy_cards=[10]).orders()[-1] == ("jung", order)


@pytest.mark.rule("17.2")
@pytest.mark.parametrize(
    ("check", "roll", "after"), [("mc", 9, "bold"), ("mc", 8, "aggressive"), ("wmc", 1, "aggressive")]
)
def test_17_2_a_failed_check_brings_a_berserk_man_to_his_senses(check: str, roll: int, after: str) -> None:
    table = Table("crowe 05.05 evade berserk tq=4")
    if check == "wmc":
        table.play(checks.wound_morale_check(table.state, "pvt-crowe"), d10=[roll])
    else:
        table.play(checks.morale_check(table.state, "pvt-crowe", "fired-at"), d10=[roll])
    assert table["crowe"].morale == after


# -- Rout (17.3) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("17.3", "17.3a")
@pytest.mark.parametrize(("words", "order"), [("", "sprint"), ("light", "run-and-gun"), ("bad tq=9", "sneak")])
def test_17_3_a_routed_friendly_in_sight_of_the_enemy_runs_as_fast_as_he_can(words: str, order: str) -> None:
    table = Table(f"crowe 05.05 idle rout {words}", "jung 05.01 hide", ground="05.05 trees")
    assert legal(table, "crowe") == {order}


@pytest.mark.rule("17.3", "17.3b")
def test_17_3_in_cover_out_of_sight_he_may_try_to_rally_or_run() -> None:
    assert legal(Table("crowe 05.05 idle rout", ground="05.05 trees"), "crowe") == {"sprint", "rally"}
    assert legal(Table("crowe 05.05 idle rout"), "crowe") == {"sprint"}


@pytest.mark.rule("17.3", "17.3a")
def test_17_3_he_runs_in_directions_5_and_6_only() -> None:
    table = Table("crowe 05.05 evade rout")
    table.activate("crowe", "04.04", impulse=1)
    assert steps_asked(table) == ("04.05", "04.04")


@pytest.mark.rule("9.5")
def test_9_5_a_routed_friendly_leaves_over_his_own_edge() -> None:
    table = Table("crowe 01.05 sprint rout")
    assert (table.activate("crowe", "leave", impulse=1).one(ManLeft).fate, table["crowe"].hex) == ("fled", None)


@pytest.mark.rule("17.3", "17.3c")
@pytest.mark.parametrize(("words", "order"), [("", "sprint:3"), ("light", "run-and-gun:3"), ("bad tq=9", "sneak:3")])
def test_17_3_a_routed_enemy_runs_as_fast_as_he_can_in_his_teams_rout_direction(words: str, order: str) -> None:
    table = Table("crowe 01.05 hide", f"jung 05.05 idle rout {words}")
    assert table.enemy_phase(enemy_cards=[10]).orders() == [("jung", order)]


@pytest.mark.rule("17.3", "17.3c")
def test_17_3_the_direction_is_that_of_the_teams_card_not_of_his_own() -> None:
    table = Table("crowe 01.05 hidden", "lang 05.02 hide", "jung 05.05 idle rout")
    assert table.enemy_phase(enemy_cards=[25, 10]).orders()[-1] == ("jung", "sprint:2")


@pytest.mark.rule("17.3d")
@pytest.mark.parametrize(
    ("ground", "friend", "roll", "order"),
    [
        ("05.05 trees", "hide hidden", 4, "rally"),
        ("05.05 trees", "hide hidden", 5, "run-and-gun:3"),
        ("05.05 trees", "hide", None, "run-and-gun:3"),
        ("", "hide hidden", None, "run-and-gun:3"),
    ],
)
def test_17_3_a_routed_enemy_in_cover_out_of_sight_rallies_by_an_unmodified_check(
    ground: str, friend: str, roll: int | None, order: str
) -> None:
    table = Table(f"crowe 01.05 {friend}", "jung 05.05 idle rout light tq=4", ground=ground)
    dice = [] if roll is None else [roll]
    assert table.enemy_phase(enemy_cards=[10], d10=dice).orders()[-1] == ("jung", order)


@pytest.mark.rule("17.3e")
@pytest.mark.parametrize(
    ("words", "asked"), [("evade rout", False), ("evade shaken", True), ("sprint rout", False), ("sprint shaken", True)]
)
def test_17_3_in_sight_of_the_enemy_a_routed_friendly_may_not_duck_back(words: str, asked: bool) -> None:
    table = Table(f"crowe 05.05 {words}", "jung 05.01 hide", ground="04.04 trees")
    table.activate("crowe", "04.04", impulse=1)
    assert any(isinstance(question, DuckBack) for question in table.asked) is asked


@pytest.mark.rule("17.1a")
@pytest.mark.parametrize("morale", ["aggressive", "bold", "normal", "cautious", "shaken"])
def test_17_1_an_enemys_morale_says_which_line_of_his_card_is_read(morale: str) -> None:
    table = Table("crowe 01.05 hidden", f"krause 07.05 idle {morale}")
    drawn = table.enemy_phase(enemy_cards=[37]).one(EnemyCardDrawn)
    row = table.state.book.enemy_cards[37].open[morale]
    assert (drawn.section, drawn.row) == ("open", morale)
    assert table["krause"].order == Order(row.order, row.directions)


# -- surrender and guards (17.4) ------------------------------------------------------------------------------------


@pytest.mark.rule("17.4", "15.0c", "17.4a", "17.4b")
def test_17_4_a_routed_man_alone_among_foes_surrenders_to_the_weakest_of_them() -> None:
    table = Table("crowe 05.05 evade tq=5", "brubaker 05.04 hide tq=4", "jung 04.04 sprint:2 rout")
    story = table.activate("jung", impulse=1)
    assert (story.one(Surrendered).guard, table["jung"].morale) == ("pvt-brubaker", "shaken")
    assert (table.state.melee, story.orders()) == (frozenset(), [("brubaker", "guard")])


@pytest.mark.rule("17.4", "17.4h")
def test_17_4_the_berserk_take_no_prisoners() -> None:
    table = Table("crowe 05.04 hide berserk", "jung 04.04 sprint:2 rout")
    assert table.activate("jung", impulse=1).one(ManKilled).why == "no-quarter"


@pytest.mark.rule("17.4", "17.4f", "17.4c")
def test_17_4_a_prisoner_goes_where_his_guard_goes_and_nobody_shoots_at_him() -> None:
    table = Table("crowe 05.04 hide", "taylor 05.09 rapid-fire", "jung 04.04 sprint:2 rout")
    table.activate("jung", impulse=1)
    table.end_turn()
    assert legal(table, "crowe") >= {"evade", "sneak", "hide"}
    assert table.refused("crowe", "suppressive-fire") == ("guards-a-prisoner", "17.4")
    table.give_orders("crowe evade", "taylor rapid-fire", "commit")
    moved = table.activate("crowe", "05.05", impulse=1).all(ManMoved)
    assert [event.man for event in moved] == ["pvt-crowe", "soldat-jung"]
    assert table.activate("taylor", impulse=1).all(ShotFired) == []


@pytest.mark.rule("17.0")
def test_17_0_morale_never_leaves_the_seven_states() -> None:
    assert troop_quality.shifted("shaken", -3) == "rout"
    assert troop_quality.shifted("bold", 2) == "aggressive"
    assert troop_quality.shifted("aggressive", 1, berserk=True) == "berserk"
    assert troop_quality.shifted("berserk", 1) == "berserk"


@pytest.mark.rule("17.0")
def test_17_0_a_state_that_does_not_change_is_not_told() -> None:
    table = Table("crowe 05.05 hide rout")
    assert table.play(checks.shift_morale(table.state, "pvt-crowe", -1, "19.0")).all(MoraleChanged) == []


@pytest.mark.rule("12.0c", "10.12")
def test_12_0_a_dummy_that_would_have_to_rally_is_turned_over() -> None:
    """An event has shaken it, and a card has told it to rally; or an event has routed it, in cover and out of sight."""
    table = Table("crowe 01.01 hide hidden", "red-1 05.05 unknown shaken rally")
    assert table.end_turn().one(DummyRemoved).rule == "10.12"
    table = Table("crowe 01.01 hide hidden", "red-1 05.05 unknown rout", ground="05.05 trees")
    story = table.enemy_phase(enemy_cards=[37])
    assert (story.one(DummyRemoved).man, story.all(CheckMade), table["red-1"].order) == ("dummy-red-1", [], None)


@pytest.mark.rule("12.0c", "17.3")
def test_12_0_but_not_one_that_runs() -> None:
    table = Table("crowe 01.01 hide hidden", "red-1 05.05 unknown rout")
    assert table.enemy_phase(enemy_cards=[37]).orders() == [("red-1", "sprint:3/2")]
