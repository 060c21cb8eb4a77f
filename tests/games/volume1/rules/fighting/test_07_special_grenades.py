"""Smoke grenades and rifle grenades: availability, aim, throw and launch (7.10, 7.11)."""

from typing import Unpack

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.book import Skill
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMove
from combat.games.volume1.rules.events import (
    CheckMade,
    FragmentRolled,
    GrenadeAimed,
    GrenadeArmed,
    GrenadeDropped,
    GrenadeExploded,
    GrenadeFell,
    GrenadeThrown,
    ManAlerted,
    ManMoved,
    ManSpotted,
    OrderCheckFailed,
    OrderEarned,
    SmokeRose,
    total,
)
from combat.games.volume1.rules.fighting import throwing
from tests.games.volume1.tiny_table import Facts, Refused, Table

OWN_RIFLE = "mk-2-rifle-grenade=4"


def smoke_thrower(words: str = "", *others: str, **board: Unpack[Facts]) -> Table:
    """Return a table on which Crowe holds a live smoke grenade in 05.05."""
    table = Table(f"crowe 05.05 smoke-grenade tq=5 {words}", *others, **board)
    return table.arm("crowe", None, "m18")


# -- smoke grenade (7.10) -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.10", "7.10a")
def test_7_10_a_smoke_grenade_asks_for_no_enemy_near_and_for_none_in_his_kit() -> None:
    assert Table("crowe 05.05 idle").refused("crowe", "smoke-grenade") is None


@pytest.mark.rule("7.10", "7.10b")
@pytest.mark.parametrize(("roll", "given"), [(4, True), (5, False)])
def test_7_10_a_check_of_troop_quality_wounds_and_morale_counted_must_find_it(roll: int, given: bool) -> None:
    table = Table("crowe 05.05 idle tq=6 light cautious")
    story = table.give_orders("crowe smoke-grenade", "crowe hide", "commit", d10=[roll])
    check = story.one(CheckMade)
    assert (check.need, check.rule, check.passed) == (4, "7.10", given)
    placed = [order for order in story.orders() if order[1] == "smoke-grenade"]
    assert len(placed) == len(story.all(OrderEarned)) == given
    assert [event.rule for event in story.all(OrderCheckFailed)] == ([] if given else ["7.10"])


@pytest.mark.rule("7.10", "7.10b")
def test_7_10_who_fails_takes_another_order_and_may_not_try_again_before_next_turn() -> None:
    table = Table("crowe 05.05 idle tq=5")
    table.give_orders("crowe smoke-grenade", "crowe evade", "commit", d10=[6])
    assert table.order_of("crowe") == "evade"
    assert table.refused("crowe", "smoke-grenade") == ("check-failed", "7.10")
    table.end_turn()
    assert table.refused("crowe", "smoke-grenade") is None


@pytest.mark.rule("7.10", "7.10b")
def test_7_10_who_passed_may_change_his_mind_twice_and_rolls_no_more_this_turn() -> None:
    table = Table("crowe 05.05 idle tq=5")
    orders = ("crowe smoke-grenade", "crowe hide", "crowe smoke-grenade", "commit")
    assert len(table.give_orders(*orders, d10=[5]).all(CheckMade)) == 1
    assert table.order_of("crowe") == "smoke-grenade"
    table.clock("end")
    table.end_turn()
    assert table.state.earned == frozenset()


@pytest.mark.rule("7.10", "7.10c")
def test_7_10_it_has_no_target_marker_and_is_live_from_impulse_1() -> None:
    table = Table("crowe 05.05 smoke-grenade")
    story = table.activate("crowe", impulse=1)
    assert (story.one(GrenadeArmed).weapon, story.all(GrenadeAimed), table["crowe"].aim) == ("m18", [], None)
    assert table["crowe"].grenade == "m18"


@pytest.mark.rule("7.10")
@pytest.mark.parametrize("impulse", [2, 4])
@pytest.mark.parametrize(("answer", "end"), [("05.04", "05.04"), ("stay", "05.05")])
def test_7_10_in_impulses_2_and_4_he_may_move_a_hex(impulse: int, answer: str, end: str) -> None:
    table = smoke_thrower()
    table.activate("crowe", answer, impulse=impulse)
    assert table["crowe"].hex == end
    move = next(asked for asked in table.asked if isinstance(asked, ChooseMove))
    assert ChooseMove.SHIFT not in move.answers


@pytest.mark.rule("7.10", "7.10c")
def test_7_10_in_impulse_3_any_hex_within_three_will_do() -> None:
    table = smoke_thrower(size=(12, 12))
    story = table.activate("crowe", "05.02", impulse=3, d10=[8])
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseHex))
    assert set(asked.answers) == set(table.state.board.within(Hex("05.05"), 3))
    thrown = story.one(GrenadeThrown)
    assert (thrown.weapon, thrown.aimed_at, thrown.landed, thrown.rule) == ("m18", "05.02", "05.02", "7.10")


@pytest.mark.rule("7.10", "7.09.3a")
@pytest.mark.parametrize(
    ("roll", "ground", "landed"),
    [(8, "", "05.02"), (9, "", "06.02"), (5, "05.03 building", "05.02"), (6, "05.03 building", "06.02")],
)
def test_7_10_it_scatters_like_any_other(roll: int, ground: str, landed: str) -> None:
    table = smoke_thrower(ground=ground)
    direction_3 = [3] if landed != "05.02" else []
    assert table.activate("crowe", "05.02", impulse=3, d10=[roll], d6=direction_3).one(GrenadeThrown).landed == landed


@pytest.mark.rule("7.10", "7.10d")
def test_7_10_no_roll_tells_who_is_near_and_no_damage_is_rolled() -> None:
    table = smoke_thrower("", "jung 05.02 hide")
    thrown = table.activate("crowe", "05.02", impulse=3, d10=[3])
    assert thrown.all(GrenadeFell) == []
    story = table.end_turn(d10=[0])
    assert (story.all(FragmentRolled), story.one(GrenadeExploded).weapon) == ([], "m18")
    rose = story.one(SmokeRose)
    assert (rose.hex, rose.value, rose.weapon) == ("05.02", 3, "m18")


@pytest.mark.rule("7.10", "14.2c")
def test_7_10_who_is_in_or_beside_it_makes_his_morale_check_all_the_same() -> None:
    table = smoke_thrower("", "jung 05.02 hide", "lang 05.01 hide", "winter 08.02 hide")
    table.activate("crowe", "05.02", impulse=3, d10=[3])
    assert [check.man for check in table.end_turn(d10=[3, 3]).all(CheckMade)] == ["soldat-jung", "soldat-lang"]


@pytest.mark.rule("7.10", "7.10d")
def test_7_10_dropped_it_lies_near_nobody_and_smokes_where_he_stood() -> None:
    table = smoke_thrower("", "taylor 05.05 hide")
    dropped = table.activate("crowe", "duck-back", impulse=1).one(GrenadeDropped)
    assert (dropped.near, dropped.far) == ((), ())
    assert table.end_turn(d10=[3, 3, 9]).one(SmokeRose).hex == "05.05"


@pytest.mark.rule("8.1")
def test_8_1_a_hidden_man_who_throws_smoke_is_seen() -> None:
    table = smoke_thrower("hidden")
    assert table.activate("crowe", "05.02", impulse=3, d10=[3]).one(ManSpotted).why == "threw"


# -- rifle grenade (7.11) -------------------------------------------------------------------------------------------


@pytest.mark.rule("7.11")
@pytest.mark.parametrize(
    ("man", "foe", "ground", "why"),
    [
        (OWN_RIFLE, "05.01 hide", "", None),
        ("", "05.01 hide", "", ("no-rifle-grenades", "7.11")),
        (f"{OWN_RIFLE} no-ammo", "05.01 hide", "", ("out-of-ammo", "7.13")),
        (OWN_RIFLE, "05.01 hide unknown", "", ("no-enemy-in-range", "7.11")),
        (OWN_RIFLE, "05.01 hide", "05.03 building", ("no-enemy-in-range", "7.11")),
        (OWN_RIFLE, "25.15 hide", "", None),
        (OWN_RIFLE, "26.15 hide", "", ("no-enemy-in-range", "7.11")),
    ],
)
def test_7_11_it_takes_a_known_enemy_in_sight_and_range(man: str, foe: str, ground: str, why: Refused) -> None:
    table = Table(f"crowe 05.05 idle {man}", f"jung {foe}", ground=ground, size=(30, 20))
    assert table.refused("crowe", "rifle-grenade") == why


@pytest.mark.rule("7.11")
@pytest.mark.parametrize(("roll", "given"), [(5, True), (6, False)])
def test_7_11_a_check_must_be_passed_once_a_turn_and_the_marker_is_laid_with_the_order(roll: int, given: bool) -> None:
    table = Table(f"crowe 05.05 idle tq=5 {OWN_RIFLE}", "jung 05.01 hide", "lang 05.09 hide")
    words = ["05.09"] if given else []
    story = table.give_orders("crowe rifle-grenade", *words, "commit", d10=[roll])
    assert table["crowe"].aim == ("05.09" if given else None)
    assert (table.refused("crowe", "rifle-grenade") is None) == given
    assert [event.rule for event in story.all(GrenadeAimed)] == ["7.11"] * given


@pytest.mark.rule("7.11", "7.11.1")
@pytest.mark.parametrize("impulse", [1, 2])
@pytest.mark.parametrize(("roll", "aim"), [(5, "06.01"), (6, "05.01")])
def test_7_11_in_impulses_1_and_2_a_check_may_shift_the_marker_a_hex(impulse: int, roll: int, aim: str) -> None:
    table = Table(f"crowe 05.05 rifle-grenade tq=5 {OWN_RIFLE}", "jung 05.01 hide").arm("crowe", "05.01", "")
    table.activate("crowe", "shift", *(["06.01"] if roll == 5 else []), impulse=impulse, d10=[roll])
    assert (table["crowe"].hex, table["crowe"].aim, table["crowe"].grenade) == ("05.05", aim, "")


@pytest.mark.rule("7.11", "7.11.1")
def test_7_11_he_need_not_shift_it_and_it_never_leaves_his_range() -> None:
    table = Table(f"crowe 05.05 rifle-grenade tq=5 {OWN_RIFLE}", "jung 25.15 hide", size=(30, 20))
    table.arm("crowe", "25.15", "")
    assert table.activate("crowe", "stay", impulse=1).kinds == ["man-activated"]
    table.activate("crowe", "shift", "24.14", impulse=2, d10=[0])
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseHex))
    assert set(asked.answers) == {"25.14", "24.14", "24.15"}


@pytest.mark.rule("7.11", "7.11a")
def test_7_11_it_is_not_armed_before_and_ducking_back_just_ends_the_order() -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE}", "jung 05.01 hide").arm("crowe", "05.01", "")
    story = table.activate("crowe", "stay", "duck-back", impulse=2)
    assert (story.all(GrenadeArmed), story.all(GrenadeDropped), table.state.bombs) == ([], [], ())
    assert (table.order_of("crowe"), table["crowe"].aim) == ("duck-back", None)
    assert table.activate("crowe", impulse=3).all(GrenadeThrown) == []


@pytest.mark.rule("7.11", "7.11.3")
@pytest.mark.parametrize(
    ("roll", "ground", "landed"),
    [(8, "", "05.01"), (9, "", "06.01"), (5, "05.03 building", "05.01"), (6, "05.03 building", "06.01")],
)
def test_7_11_it_scatters_on_a_9_and_with_3_more_out_of_sight(roll: int, ground: str, landed: str) -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE}", "lang 09.09 hide", ground=ground).arm("crowe", "05.01", "")
    direction_3 = [3] if landed != "05.01" else []
    thrown = table.activate("crowe", impulse=3, d10=[roll], d6=direction_3).one(GrenadeThrown)
    assert (thrown.landed, thrown.weapon, thrown.rule) == (landed, "mk-2-rifle-grenade", "7.11")
    assert (table["crowe"].aim, table.state.bombs) == (None, ())


@pytest.mark.rule("7.11", "7.11.3")
@pytest.mark.parametrize(("foe", "need"), [("05.01", 4), ("05.12", 3), ("05.20", 1)])
def test_7_11_the_range_to_the_target_hex_counts_like_that_of_a_shot(foe: str, need: int) -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE}", f"jung {foe} plan", size=(10, 30)).arm("crowe", foe, "")
    weapon = table.state.book.weapons["mk-2-rifle-grenade"]
    assert total(throwing.near_ledger(table.state, table["crowe"], weapon, table["jung"], Hex(foe))) == need


@pytest.mark.rule("7.11", "7.11.3")
def test_7_11_order_ground_wounds_and_morale_count_too() -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE} cautious light", "jung 05.02 hide", ground="05.02 rocks")
    weapon = table.state.book.weapons["mk-2-rifle-grenade"]
    assert total(throwing.near_ledger(table.state, table["crowe"], weapon, table["jung"])) == 4 - 5 - 1 - 1


@pytest.mark.rule("18.0")
@pytest.mark.parametrize(("ground", "need"), [("05.03 smoke", 0), ("05.03 smoke; 05.04 building", 4)])
def test_18_0_smoke_on_the_way_spoils_the_shot_while_he_sees_the_hex(ground: str, need: int) -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE}", "jung 05.02 plan", ground=ground)
    weapon = table.state.book.weapons["mk-2-rifle-grenade"]
    assert total(throwing.near_ledger(table.state, table["crowe"], weapon, table["jung"], Hex("05.02"))) == need


@pytest.mark.rule("7.11", "7.11.3")
def test_7_11_it_bursts_at_once_near_or_far_with_damage_checks_and_smoke() -> None:
    men = (f"crowe 05.09 rifle-grenade {OWN_RIFLE}", "jung 05.02 plan", "lang 05.02 plan", "winter 05.03 plan")
    table = Table(*men).arm("crowe", "05.02", "")
    story = table.activate("crowe", impulse=3, d10=[0, 3, 4, 5, 6, 7, 8, 3, 3, 3])
    assert [(fell.target, fell.need, fell.near) for fell in story.all(GrenadeFell)] == [
        ("soldat-jung", 3, True), ("soldat-lang", 3, False),
    ]  # fmt: skip
    assert [(roll.man, roll.need) for roll in story.all(FragmentRolled)] == [
        *[("soldat-jung", 4)] * 3, ("soldat-lang", 2),
    ]  # fmt: skip
    assert [check.man for check in story.all(CheckMade)] == ["soldat-jung", "soldat-lang", "soldat-winter"]
    assert (story.one(GrenadeExploded).hex, story.one(SmokeRose).hex, table.state.bombs) == ("05.02", "05.02", ())


@pytest.mark.rule("7.11", "14.2e")
def test_7_11_a_grenade_thrown_before_it_goes_off_at_the_end_as_ever() -> None:
    men = (f"crowe 05.09 rifle-grenade {OWN_RIFLE}", "taylor 05.05 grenade", "lang 09.01 hide")
    table = Table(*men).arm("crowe", "05.01", "").arm("taylor", "05.03")
    table.activate("taylor", impulse=3, d10=[0])
    table.activate("crowe", impulse=3, d10=[0])
    assert [(bomb.weapon, bomb.hex) for bomb in table.state.bombs] == [("mk-2", "05.03")]


@pytest.mark.rule("7.11")
def test_7_11_he_moves_in_no_impulse() -> None:
    table = Table(f"crowe 05.05 rifle-grenade {OWN_RIFLE}", "jung 05.01 hide").arm("crowe", "05.01", "")
    assert table.activate("crowe", impulse=4).all(ManMoved) == []


@pytest.mark.rule("9.8.1")
def test_9_8_1_the_shot_wakes_the_waiting_within_ten_hexes() -> None:
    men = (f"crowe 05.05 rifle-grenade {OWN_RIFLE}", "jung 05.15 waiting", "lang 05.16 waiting")
    table = Table(*men, size=(9, 20), enemy_prepared=False).arm("crowe", "05.01", "")
    assert [event.man for event in table.activate("crowe", impulse=3, d10=[0]).all(ManAlerted)] == ["soldat-jung"]


@pytest.mark.rule("17.2")
@pytest.mark.parametrize("order", ["smoke-grenade", "rifle-grenade"])
def test_17_2_a_berserk_man_has_no_mind_for_either(order: str) -> None:
    table = Table(f"crowe 05.05 idle berserk no-ammo {OWN_RIFLE}", "jung 05.01 hide")
    assert table.refused("crowe", order) == ("berserk-must-attack", "17.2")


@pytest.mark.rule("10.09")
def test_10_09_an_enemy_with_only_a_rifle_grenade_makes_no_grenade_check() -> None:
    table = Table("crowe 05.03 hide", "jung 05.01 idle aggressive gewehrgranate=3 tq=9")
    table.figures["soldat-jung"] = replace(table.figures["soldat-jung"], skills=(Skill("gewehrgranate", 3),))
    assert table.enemy_phase(enemy_cards=[37]).orders() == [("jung", "rapid-fire")]
