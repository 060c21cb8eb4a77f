"""Duck Back in Impulse 4 and under a Grenade order; it never becomes Hide (7.09.2, 7.19b, 10.13a)."""

import pytest

from combat.games.volume1.rules.decisions import DuckBack
from combat.games.volume1.rules.events import CheckMade, FragmentRolled, GrenadeDropped, ManHidden, OrderPlaced
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.play import friendly_activation
from combat.games.volume1.rules.state import Clock
from tests.games.volume1.tiny_table import Story, Table

CLOSE_CALL = 4
KIA = 13
GRENADES = {"grenade": "mk-2", "smoke-grenade": "m18"}


def down(table: Table, man: str, by: str) -> Story:
    """Make a man duck back by a hit, a failed Morale Check, or another cause; return the events."""
    if by == "hit":
        return table.hit(man, friendly_cards=[CLOSE_CALL], d10=[0])
    if by == "check":
        return table.play(checks.morale_check(table.state, table.ids[man], "explosion"), d10=[8])
    return table.play(duck_back(table.state, table.ids[man], by))


# -- placed in Impulse 4 (7.19b, 10.13a) ------------------------------------------------------------------------------


@pytest.mark.rule("7.19b", "7.19a", "10.13a")
@pytest.mark.parametrize("man", ["crowe 05.05 aimed-fire tq=5", "jung 05.05 aimed-fire tq=5"])
@pytest.mark.parametrize("by", ["hit", "check", "carry-over"])
@pytest.mark.parametrize(("impulse", "after"), [(1, "hide"), (2, "hide"), (3, "hide"), (4, "duck-back")])
def test_7_19b_placed_before_he_acts_it_is_turned_over_in_every_impulse_but_the_fourth(
    man: str, by: str, impulse: int, after: str
) -> None:
    table, name = Table(man).clock("action", impulse), man.split(maxsplit=1)[0]
    down(table, name, by)
    assert table.order_of(name) == "duck-back"
    table.activate(name)
    assert table.order_of(name) == after


@pytest.mark.rule("7.19a", "10.13a")
@pytest.mark.parametrize("name", ["crowe", "jung"])
def test_7_19a_a_marker_of_impulse_3_is_turned_in_impulse_4_and_what_befalls_him_first_lays_no_other(name: str) -> None:
    table = Table(f"{name} 05.05 aimed-fire").clock("action", 3)
    down(table, name, "hit")
    table.clock("action", 4)
    assert down(table, name, "check").orders() == []
    assert table.activate(name).orders() == [(name, "hide")]


@pytest.mark.rule("7.19b", "7.19.2", "10.13a")
@pytest.mark.parametrize("name", ["crowe", "jung"])
def test_7_19b_shaken_while_he_hides_in_impulse_4_he_has_duck_back_to_the_end(name: str) -> None:
    table = Table(f"{name} 05.05 aimed-fire").clock("action", 2)
    down(table, name, "hit")
    assert table.activate(name, impulse=3).orders() == [(name, "hide")]
    table.clock("action", 4)
    assert down(table, name, "check").orders() == [(name, "duck-back")]
    assert table.activate(name).orders() == []


@pytest.mark.rule("7.19b", "12.0")
def test_7_19b_he_still_looks_for_the_enemy_when_he_is_activated() -> None:
    table = Table("crowe 05.05 aimed-fire tq=5", "jung 05.02 unknown hide").clock("action", 4)
    down(table, "crowe", "hit")
    story = table.activate("crowe", d10=[9])
    assert (story.one(CheckMade).check, table.order_of("crowe")) == ("spotting", "duck-back")


@pytest.mark.rule("7.19b", "7.16", "4.0.5f")
def test_7_19b_it_is_taken_off_in_the_end_phase_and_hides_nobody() -> None:
    table = Table("crowe 05.05 aimed-fire", ground="05.05 trees").clock("action", 4)
    down(table, "crowe", "hit")
    table.activate("crowe")
    story = table.end_turn()
    assert (story.all(ManHidden), story.orders(), table.order_of("crowe")) == ([], [], "none")
    assert table.state.down_for_good == frozenset()


@pytest.mark.rule("7.19b", "14.2")
def test_7_19b_what_explodes_in_the_end_phase_finds_him_under_duck_back() -> None:
    table = Table("crowe 05.05 aimed-fire tq=5", ground="05.05 rocks").arm("crowe", None).clock("action", 4)
    down(table, "crowe", "hit")
    table.activate("crowe")
    needs = {roll.need for roll in table.end_turn(d10=[9, 9, 9, 9]).all(FragmentRolled)}
    hidden = Table("crowe 05.05 hide tq=5", ground="05.05 rocks").arm("crowe", None)
    assert needs == {roll.need + 5 for roll in hidden.end_turn(d10=[9, 9, 9, 9]).all(FragmentRolled)}, "not Hide’s -5"


@pytest.mark.rule("7.18a", "7.19b")
@pytest.mark.parametrize("who", ["crowe", "johnson"])
def test_7_18a_carrier_and_carried_man_both_stay_down_whoever_of_them_was_hit(who: str) -> None:
    table = Table("crowe 05.05 carry", "johnson 05.05 carry light").about("crowe", "johnson").clock("action", 4)
    assert [man for man, _ in down(table, who, "hit").orders()] == sorted(
        ["crowe", "johnson"], key=lambda one: one != who
    )
    assert table.activate("crowe").orders() == []
    assert {table.order_of(name) for name in ("crowe", "johnson")} == {"duck-back"}


@pytest.mark.rule("7.18a", "7.19a", "7.19b")
def test_7_18a_of_two_who_went_down_before_only_the_one_shaken_in_impulse_4_lies_there_anew() -> None:
    table = Table("crowe 05.05 carry", "johnson 05.05 carry light").about("crowe", "johnson").clock("action", 2)
    down(table, "crowe", "hit")
    table.activate("crowe", impulse=3)
    assert {table.order_of(name) for name in ("crowe", "johnson")} == {"hide"}
    table.clock("action", 4)
    down(table, "johnson", "check")
    table.activate("crowe")
    assert [table.order_of(name) for name in ("crowe", "johnson")] == ["hide", "duck-back"]


@pytest.mark.rule("7.18a", "7.19a")
def test_7_18a_a_pair_that_went_down_in_impulse_3_is_turned_over_together_in_impulse_4() -> None:
    table = Table("crowe 05.05 carry", "johnson 05.05 carry light").about("crowe", "johnson").clock("action", 3)
    down(table, "johnson", "hit")
    assert sorted(table.activate("crowe", impulse=4).orders()) == [("crowe", "hide"), ("johnson", "hide")]


@pytest.mark.rule("7.19b", "17.4i", "10.13a")
@pytest.mark.parametrize(("impulse", "after"), [(3, "hide"), (4, "duck-back")])
def test_17_4i_a_prisoner_freed_in_impulse_4_stays_down_when_his_team_acts(impulse: int, after: str) -> None:
    table = Table("crowe 05.05 guard", "jung 05.05 idle shaken").take("jung", "crowe").clock("action", impulse)
    table.hit("crowe", friendly_cards=[KIA])
    table.settle_encounters()
    assert (table.order_of("jung"), table["jung"].held_by) == ("duck-back", "")
    table.activate("jung")
    assert table.order_of("jung") == after


@pytest.mark.rule("7.19b", "15.0")
def test_15_0_an_enemy_who_comes_in_impulse_4_takes_duck_back_from_him_and_it_is_forgotten() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.04 evade:4").clock("action", 4)
    down(table, "crowe", "hit")
    table.activate("jung")
    assert (table.order_of("crowe"), table.state.down_for_good) == ("melee", frozenset())


@pytest.mark.rule("15.0j", "7.19b")
def test_15_0j_the_winner_who_is_activated_in_impulse_4_ducks_back_then_and_stays_so() -> None:
    table = Table("crowe 05.05 melee").clock("action", 4)
    assert table.activate("crowe").orders() == [("crowe", "duck-back")]
    assert table.state.down_for_good == {"pvt-crowe"}


@pytest.mark.rule("14.3", "7.19b")
def test_14_3_the_assistant_who_has_his_operators_duck_back_is_down_as_long() -> None:
    table = Table("stahl 05.05 aimed-fire", "lang 05.05 aimed-fire").gun("stahl", "lang").clock("action", 4)
    table.play(duck_back(table.state, table.ids["stahl"], "out-of-ammo"))
    assert {table.order_of(name) for name in ("stahl", "lang")} == {"duck-back"}
    table.activate("stahl")
    table.activate("lang")
    assert {table.order_of(name) for name in ("stahl", "lang")} == {"duck-back"}


@pytest.mark.rule("14.2c", "20.0i", "7.19a")
def test_20_0i_a_marker_of_before_the_orders_is_turned_in_impulse_1() -> None:
    table = Table("crowe 05.05 idle").clock("friendly-cards")
    table.play(duck_back(table.state, "pvt-crowe", "failed-check"))
    assert table.activate("crowe", impulse=1).orders() == [("crowe", "hide")]


@pytest.mark.rule("7.19b", "4.0.4a")
def test_7_19b_a_battle_taken_up_between_hit_and_activation_turns_nothing_over() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.02 aimed-fire kar-98k=5").clock("action", 4)
    table.state.initiative = ("red", "able")
    story = table.run(lambda clock: clock.place == 1, d10=[1, 0], friendly_cards=[CLOSE_CALL])
    assert story.orders() == [("crowe", "duck-back")]
    table.state = table.state.copy()
    story = table.run(lambda clock: clock == Clock(1, "end"))
    assert (story.all(OrderPlaced), table.order_of("crowe")) == ([], "duck-back")


# -- under a Grenade order (7.09.2, 7.10, 7.11) -----------------------------------------------------------------------


@pytest.mark.rule("7.09.2", "7.10", "7.19.1")
@pytest.mark.parametrize("order", ["grenade", "smoke-grenade"])
@pytest.mark.parametrize(("impulse", "asked"), [(1, True), (2, False), (4, True)])
def test_7_09_2_in_impulse_2_he_may_do_nothing_else_so_he_may_not_duck_back(
    order: str, impulse: int, asked: bool
) -> None:
    table = Table(f"crowe 05.05 {order}", "jung 05.02 hide").arm("crowe", "05.02", GRENADES[order])
    table.activate("crowe", *([] if impulse == 1 else ["stay"]), impulse=impulse)
    assert any(isinstance(question, DuckBack) for question in table.asked) is asked


@pytest.mark.rule("7.09.2", "7.19.1")
@pytest.mark.parametrize(("answers", "dice"), [(["05.04"], []), (["shift", "04.02"], [0]), (["shift"], [9])])
def test_7_09_2_neither_after_a_move_nor_after_a_shift_may_he_duck_back(answers: list[str], dice: list[int]) -> None:
    table = Table("crowe 05.05 grenade", "jung 05.02 hide").arm("crowe", "05.02")
    table.activate("crowe", *answers, impulse=2, d10=dice)
    assert not any(isinstance(question, DuckBack) for question in table.asked)


@pytest.mark.rule("7.09.2", "7.10", "7.11")
@pytest.mark.parametrize(("order", "may"), [("grenade", False), ("smoke-grenade", False), ("rifle-grenade", True)])
def test_7_09_2_nor_is_he_asked_together_with_his_comrades(order: str, may: bool) -> None:
    table = Table(f"crowe 05.05 {order}").clock("action", 2)
    assert friendly_activation.may_choose_to_duck(table.state, table["crowe"]) is may
    assert friendly_activation.may_choose_to_duck(table.clock("action", 3).state, table["crowe"])


@pytest.mark.rule("7.09.2", "12.0")
def test_7_09_2_in_impulse_2_he_still_looks_for_the_enemy() -> None:
    table = Table("crowe 05.05 grenade tq=5", "jung 05.02 unknown hide").arm("crowe", "05.02")
    assert table.activate("crowe", "stay", impulse=2, d10=[9]).one(CheckMade).check == "spotting"


@pytest.mark.rule("7.11", "7.19.1")
@pytest.mark.parametrize("impulse", [1, 2, 4])
def test_7_11_a_man_with_a_rifle_grenade_may_duck_back_in_impulse_2_as_well(impulse: int) -> None:
    table = Table("crowe 05.05 rifle-grenade", "jung 05.02 hide")
    assert table.activate("crowe", "duck-back", impulse=impulse).orders() == [("crowe", "duck-back")]


@pytest.mark.rule("7.09.1", "7.09.2", "7.10d", "7.19.2", "7.19.3")
@pytest.mark.parametrize("order", ["grenade", "smoke-grenade"])
@pytest.mark.parametrize("by", ["hit", "check"])
def test_7_09_1_what_makes_him_duck_back_still_does_in_impulse_2_and_he_drops_it(order: str, by: str) -> None:
    table = Table(f"crowe 05.05 {order} tq=5", "jung 05.02 hide").arm("crowe", "05.02", GRENADES[order])
    story = down(table.clock("action", 2), "crowe", by)
    assert (story.orders(), len(story.all(GrenadeDropped))) == ([("crowe", "duck-back")], 1)
