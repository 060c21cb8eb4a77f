"""Charge and melee (7.08, 10.08, 15.0)."""

from typing import Unpack

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseMove, ChooseTarget
from combat.games.volume1.rules.events import (
    BlowStruck,
    CheckMade,
    GrenadeDropped,
    ManHeld,
    ManMoved,
    ManSpotted,
    ManWounded,
    MeleeBegan,
    MeleeEnded,
    Surrendered,
    total,
)
from combat.games.volume1.rules.fighting import fire, melee
from combat.games.volume1.rules.orders import charge
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Chance, Facts, Refused, Table, impulses

NOTHING = 4
"""A wound card that is a close call."""


def in_melee(*men: str, hex_: str = "05.05", **facts: Unpack[Facts]) -> Table:
    """Return a table on which these men of both sides are in melee in one hex."""
    table = Table(*(" ".join((name, hex_, "melee", *words)) for name, *words in map(str.split, men)), **facts)
    table.state.melee = frozenset({Hex(hex_)})
    return table


# -- Charge (7.08) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.08")
@pytest.mark.parametrize(
    ("foe", "ground", "why"),
    [
        ("05.01 hide", "", None),
        ("05.01 hide unknown", "", ("no-enemy-in-sight", "7.08")),
        ("04.08 hide", "", None),
        ("01.09 hide", "", ("no-enemy-in-sight", "7.08")),
        ("05.01 hide", "05.03 building", ("no-enemy-in-sight", "7.08")),
    ],
)
def test_7_08_a_charge_needs_a_known_enemy_in_sight_within_four_hexes(foe: str, ground: str, why: Refused) -> None:
    assert Table("crowe 05.05 idle", f"jung {foe}", ground=ground).refused("crowe", "charge") == why


@pytest.mark.rule("7.08", "7.08.1")
def test_7_08_who_comes_upon_the_enemy_in_impulse_1_changes_charge_for_melee() -> None:
    table = Table("crowe 05.05 charge", "jung 05.04 hide")
    story = table.activate("crowe", "05.04", impulse=1)
    assert story.orders() == [("crowe", "melee"), ("jung", "melee")]
    assert story.one(MeleeBegan).hex == "05.04"


@pytest.mark.rule("7.08", "7.08.2", "10.08.2", "15.0a")
@pytest.mark.parametrize("impulse", [2, 3])
def test_7_08_later_he_keeps_it_and_runs_no_further(impulse: int) -> None:
    table = Table("crowe 05.05 charge", "jung 05.04 hide")
    story = table.activate("crowe", "05.04", impulse=impulse)
    assert (story.orders(), len(story.all(ManMoved))) == ([("jung", "melee")], 1)
    assert table["crowe"].order is not None and table.order_of("crowe") == "charge"


@pytest.mark.rule("7.08", "7.08.3")
def test_7_08_in_impulse_3_he_runs_two_hexes() -> None:
    table = Table("crowe 05.05 charge", "jung 05.03 hide")
    table.activate("crowe", "05.04", "05.03", impulse=3)
    assert table.state.melee == {"05.03"}


@pytest.mark.rule("7.08", "7.08.3", "7.07")
@pytest.mark.parametrize("man", ["crowe 05.05 charge", "crowe 05.05 charge berserk", "crowe 05.05 charge aggressive"])
def test_7_08_of_the_two_hexes_of_impulse_3_he_owes_both(man: str) -> None:
    """Only a Sprint may end after the first; here nobody is met, and the Duck Back comes by itself."""
    table = Table(man, "jung 05.01 hide")
    story = table.activate("crowe", "05.04", "05.03", impulse=3)
    asked = [ask.answers for ask in table.asked if isinstance(ask, ChooseMove)]
    assert (len(asked), [ChooseMove.DUCK_BACK in answers for answers in asked]) == (2, [False, False])
    assert (story.orders(), table["crowe"].hex) == ([("crowe", "duck-back")], "05.03")


@pytest.mark.rule("7.08", "7.08.3")
def test_7_08_where_no_second_hex_is_left_he_stops_and_ducks_back() -> None:
    """A strip of two hexes: he may not go back to where he came from."""
    table = Table("crowe 01.02 charge", size=(1, 2))
    story = table.activate("crowe", impulse=3)
    assert (story.one(ManHeld).why, story.orders(), table["crowe"].hex) == ("no-way", [("crowe", "duck-back")], "01.01")


@pytest.mark.rule("7.08", "7.08.3", "15.0")
def test_7_08_a_charger_who_meets_a_routed_enemy_alone_takes_him_and_stops() -> None:
    table = Table("crowe 05.05 charge", "jung 05.04 hide rout", "lang 05.01 hide")
    story = table.activate("crowe", "05.04", impulse=3)
    assert (story.orders(), table["crowe"].hex) == ([("crowe", "guard")], "05.04")


@pytest.mark.rule("7.08", "7.08.3")
def test_7_08_who_has_met_nobody_by_the_end_of_impulse_3_ducks_back() -> None:
    table = Table("crowe 05.05 charge", "jung 05.01 hide")
    assert table.activate("crowe", "05.04", "05.03", impulse=3).orders() == [("crowe", "duck-back")]


@pytest.mark.rule("7.08", "6.0f", "7.08.4")
def test_7_08_in_impulse_4_he_strikes_with_1_more() -> None:
    table = in_melee("crowe charge tq=5", "jung")
    story = table.activate("crowe", "jung", impulse=4, d10=[6, 3], friendly_cards=[NOTHING])
    assert (story.all(CheckMade)[0].need, story.one(BlowStruck).hit) == (5 + 1, True)


@pytest.mark.rule("7.08", "7.08.2")
def test_7_08_a_charger_locked_in_impulse_2_does_not_strike_before_4() -> None:
    table = in_melee("crowe charge", "jung")
    assert table.activate("crowe", impulse=2).all(BlowStruck) == []
    assert table.activate("crowe", impulse=3).all(BlowStruck) == []


# -- the enemy's charge (10.08) -------------------------------------------------------------------------------------


@pytest.mark.rule("10.08", "10.08.4")
def test_10_08_he_runs_at_the_nearest_spotted_friendly_impulse_by_impulse() -> None:
    table = Table("crowe 05.05 hide", "taylor 09.02 hide", "jung 05.01 charge")
    assert impulses(table, "jung", d10=[9]) == ["05.02", "05.03", "05.05", "05.05"]
    assert (table.story.all(CheckMade)[0].need, table.story.all(CheckMade)[0].ledger[-1].rule) == (4 + 1, "10.08")


@pytest.mark.rule("10.08", "10.08a")
def test_10_08_of_equally_near_ones_he_takes_the_lowest_troop_quality_then_chance() -> None:
    table = Table("crowe 05.03 hide tq=5", "brubaker 05.07 hide tq=4", "jung 05.05 charge")
    table.play(charge.nearest_goal(table.state, "soldat-jung"))
    assert table.result == "pvt-brubaker"
    table = Table("crowe 05.03 hide tq=5", "cragg 05.07 hide tq=5", "jung 05.05 charge")
    table.play(charge.nearest_goal(table.state, "soldat-jung"), d6=[4])
    assert table.result == "pvt-cragg"


@pytest.mark.rule("10.08a")
@pytest.mark.parametrize("state", ["bad", "light", "shaken", "cautious"])
def test_10_08_wounds_and_morale_count_in_the_lowest_troop_quality(state: str) -> None:
    table = Table(f"crowe 05.03 hide tq=5 {state}", "brubaker 05.07 hide tq=5", "jung 05.05 charge")
    table.play(charge.nearest_goal(table.state, "soldat-jung"))
    assert table.result == "pvt-crowe"


@pytest.mark.rule("10.08", "10.08.3")
def test_10_08_who_has_met_nobody_after_impulse_3_ducks_back() -> None:
    table = Table("crowe 05.09 hide", "jung 05.01 charge")
    assert table.activate("jung", impulse=3).orders() == [("jung", "duck-back")]


@pytest.mark.rule("10.08.1")
def test_10_08_who_comes_upon_a_friendly_in_impulse_1_changes_charge_for_melee() -> None:
    table = Table("crowe 05.02 hide", "jung 05.01 charge")
    story = table.activate("jung", impulse=1)
    assert (table["jung"].hex, sorted(story.orders())) == ("05.02", [("crowe", "melee"), ("jung", "melee")])


@pytest.mark.rule("9.4", "9.4a")
def test_10_08_a_charge_heeds_no_cover_on_its_way() -> None:
    table = Table("crowe 05.05 hide", "jung 05.01 charge", ground="05.02 trees")
    assert table.activate("jung", impulse=1).all(CheckMade) == []


# -- Melee (15.0) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0")
def test_15_0_men_of_both_sides_in_one_hex_lose_their_orders_and_fight() -> None:
    table = Table(
        "crowe 05.05 evade",
        "taylor 05.04 plan",
        "jung 05.04 aimed-fire",
        "lang 05.04 waiting idle",
        enemy_prepared=False,
    )
    story = table.activate("crowe", "05.04", impulse=1)
    assert sorted(story.orders()) == [("crowe", "melee"), ("jung", "melee"), ("lang", "melee"), ("taylor", "melee")]


@pytest.mark.rule("15.0", "6.0f", "15.0e")
@pytest.mark.parametrize(("impulse", "strikes"), [(1, False), (2, True), (3, False), (4, True)])
def test_15_0_they_strike_in_impulses_2_and_4(impulse: int, strikes: bool) -> None:
    table = in_melee("crowe", "jung")
    story = table.activate("crowe", *(["jung"] if strikes else []), impulse=impulse, d10=[9] if strikes else [])
    assert bool(story.all(BlowStruck)) is strikes


@pytest.mark.rule("15.0", "15.0f")
def test_15_0_a_blow_is_a_troop_quality_check_under_wounds_and_morale() -> None:
    table = in_melee("crowe cautious light tq=6", "jung")
    assert total(melee.ledger(table.state, table["crowe"])) == 6 - 1 - 1


@pytest.mark.rule("15.0", "15.0f", "15.0g")
@pytest.mark.parametrize(("roll", "hit"), [(5, True), (6, False)])
def test_15_0_a_blow_that_hits_draws_a_wound_card_and_ducks_nobody_back(roll: int, hit: bool) -> None:
    table = in_melee("crowe tq=5", "jung tq=4")
    chance: Chance = {"friendly_cards": [3], "d10": [roll, 3]} if hit else {"d10": [roll]}
    story = table.activate("crowe", "jung", impulse=2, **chance)
    assert bool(story.all(ManWounded)) is hit
    assert story.orders() == []
    assert table["jung"].morale == ("cautious" if hit else "normal")


@pytest.mark.rule("15.0", "15.0f")
def test_15_0_the_player_chooses_his_opponent_and_an_enemy_takes_the_weakest() -> None:
    table = in_melee("crowe", "taylor", "jung tq=3", "lang tq=4")
    assert table.activate("crowe", "lang", impulse=2, d10=[9]).one(BlowStruck).target == "soldat-lang"
    assert next(asked for asked in table.asked if isinstance(asked, ChooseTarget)).answers == (
        "soldat-jung",
        "soldat-lang",
    )
    assert table.activate("jung", impulse=2, d10=[9]).one(BlowStruck).target == "pvt-crowe"


@pytest.mark.rule("15.0", "15.0l")
@pytest.mark.parametrize(("man", "target"), [("crowe", "jung"), ("jung", "crowe")])
def test_15_0_the_first_blow_of_a_man_not_seen_before_has_2_more_and_gives_him_away(man: str, target: str) -> None:
    table = in_melee("crowe hidden tq=4", "jung unknown tq=4")
    answers = [target] if man == "crowe" else []
    first = table.activate(man, *answers, impulse=2, d10=[9, 9])
    blow = next(check for check in first.all(CheckMade) if check.why == "melee")
    assert (blow.need, first.all(ManSpotted)[0].man) == (4 + 2, table[man].id)


@pytest.mark.rule("15.0", "15.0j")
def test_15_0_the_winner_ducks_back_at_his_next_activation() -> None:
    table = in_melee("crowe tq=9", "jung")
    story = table.activate("crowe", "jung", impulse=2, d10=[0], friendly_cards=[13])
    assert (story.one(MeleeEnded).hex, table.state.melee) == ("05.05", frozenset())
    assert table.activate("crowe", impulse=3).orders() == [("crowe", "duck-back")]
    assert table.activate("crowe", impulse=4).orders() == [("crowe", "hide")]


@pytest.mark.rule("15.0", "15.0k")
def test_15_0_nobody_leaves_and_the_fight_goes_on_into_the_next_turn() -> None:
    table = in_melee("crowe", "jung")
    table.end_turn()
    assert [man.order.id for man in (table["crowe"], table["jung"]) if man.order] == ["melee", "melee"]
    assert table.refused("crowe", "evade") == ("in-melee", "15.0")
    assert table.enemy_phase(enemy_cards=[37]).orders() == []


@pytest.mark.rule("15.0", "17.4")
def test_15_0_who_charged_is_locked_once_for_the_next_turn_though_a_friend_rallies_beside_him() -> None:
    table = Table("crowe 05.05 melee rout", "taylor 05.05 charge", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    assert sorted(table.end_turn().orders()) == [("crowe", "melee"), ("jung", "melee"), ("taylor", "melee")]


@pytest.mark.rule("15.0", "15.0h")
def test_15_0_nobody_in_a_melee_spots_anyone_outside() -> None:
    table = in_melee("crowe", "jung")
    table.state.men |= Table("lang 05.03 hide unknown").state.men
    assert table.activate("crowe", impulse=1).all(CheckMade) == []


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(("card", "dice"), [(34, [6, 5]), (20, [])])
def test_5_1_2_cards_for_troop_quality_checks_serve_a_blow_too(card: int, dice: list[int]) -> None:
    table = in_melee("crowe tq=5", "jung tq=9", hand=(card,))
    assert (
        table.activate("crowe", "jung", card, impulse=2, d10=[*dice, 3], friendly_cards=[NOTHING]).one(BlowStruck).hit
    )


@pytest.mark.rule("15.0")
def test_15_0_a_dummy_in_the_hex_of_a_friendly_is_turned_over() -> None:
    table = Table("crowe 05.05 evade", "red-1 05.04 hide unknown")
    assert table.activate("crowe", "05.04", impulse=1).kinds == ["man-activated", "man-moved", "dummy-removed"]


# -- the routed (15.0, 17.4) ----------------------------------------------------------------------------------------


@pytest.mark.rule("15.0", "15.0b", "17.4g")
def test_15_0_a_routed_man_with_a_steady_comrade_becomes_shaken_and_fights() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 hide rout", "lang 05.04 hide")
    table.activate("crowe", "05.04", impulse=1)
    assert (table["jung"].morale, table.state.melee) == ("shaken", frozenset({"05.04"}))


@pytest.mark.rule("15.0", "15.0d")
def test_15_0_where_all_of_both_sides_are_routed_they_pass_each_other_by() -> None:
    table = Table("crowe 06.04 sprint rout", "jung 05.05 sprint:3 rout")
    table.activate("crowe", "05.05", impulse=1)
    assert (table.state.melee, table["crowe"].order and table.order_of("crowe")) == (frozenset(), "sprint")


@pytest.mark.rule("17.4", "17.4a")
def test_17_4_a_man_who_routs_in_a_melee_alone_gives_himself_up() -> None:
    table = in_melee("crowe tq=9", "jung tq=5")
    story = table.activate("crowe", "jung", impulse=2, d10=[0, 9], friendly_cards=[3])
    assert (story.one(Surrendered).guard, table.state.melee) == ("pvt-crowe", frozenset())


@pytest.mark.rule("10.08")
def test_10_08_the_nearest_may_be_one_who_is_fighting_already() -> None:
    table = in_melee("crowe", "lang")
    table.state.men |= Table("taylor 09.09 hide", "jung 05.01 charge").state.men
    table.play(charge.nearest_goal(table.state, "soldat-jung"))
    assert table.result == "pvt-crowe"


@pytest.mark.rule("7.08")
def test_7_08_no_charge_is_ordered_at_a_fight_but_another_move_leads_into_it() -> None:
    table = in_melee("crowe", "lang")
    table.state.men |= Table("taylor 05.06 evade").state.men
    assert table.refused("taylor", "charge") == ("enemies-near-fighting", "7.08")
    assert table.activate("taylor", "05.05", impulse=1).orders() == [("taylor", "melee")]


@pytest.mark.rule("7.08", "17.2")
def test_7_08_a_berserk_man_who_need_not_see_his_enemy_is_not_told_that_he_sees_none() -> None:
    table = Table("taylor 05.05 idle berserk", "jung 05.10 hide", size=(9, 12), ground="05.07 building")
    assert table.refused("taylor", "charge") == ("no-enemy-near", "7.08")


# -- at once (15.0) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("15.0")
def test_15_0_a_grenade_that_goes_off_in_a_melee_ducks_nobody_back_and_may_end_it() -> None:
    table = in_melee("crowe", "jung")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.02"), near=("soldat-jung",)),)
    story = table.end_turn(d10=[0, 9], friendly_cards=[13])
    assert (story.one(MeleeEnded).hex, story.orders(), table["jung"].fate) == ("05.05", [], "killed")
    table = in_melee("crowe", "jung")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.02"), near=("soldat-jung",)),)
    story = table.end_turn(d10=[8, 8, 8, 8, 5])
    assert [order for _, order in story.orders()] == ["melee", "melee"]


@pytest.mark.rule("15.0")
def test_15_0_smoke_takes_nothing_off_a_blow() -> None:
    table = in_melee("crowe tq=5", "jung", ground="05.05 smoke")
    assert total(melee.ledger(table.state, table["crowe"])) == 5


@pytest.mark.rule("15.0", "15.0i")
@pytest.mark.parametrize(("shooter", "target"), [("taylor", "jung"), ("lang", "crowe"), ("crowe", "lang")])
def test_15_0_nobody_fires_into_a_melee_or_out_of_it(shooter: str, target: str) -> None:
    table = in_melee("crowe", "jung")
    table.state.men |= Table("taylor 05.08 rapid-fire", "lang 05.02 aimed-fire").state.men
    assert table[target].id not in {foe.id for foe in fire.targets(table.state, table[shooter])}


@pytest.mark.rule("15.0")
def test_15_0_the_routed_of_both_sides_take_heart_where_each_has_a_man_who_stands() -> None:
    table = Table("crowe 05.05 evade", "taylor 05.04 hide rout", "jung 05.04 hide rout", "lang 05.04 hide")
    table.activate("crowe", "05.04", impulse=1)
    assert (table["taylor"].morale, table["jung"].morale, table.state.melee) == (
        "shaken",
        "shaken",
        frozenset({"05.04"}),
    )


@pytest.mark.rule("15.0")
def test_15_0_a_blow_of_an_unknown_man_shows_him_before_the_die_is_thrown() -> None:
    table = in_melee("crowe", "jung unknown tq=4")
    kinds = table.activate("jung", impulse=2, d10=[9]).kinds
    assert kinds.index("man-spotted") < kinds.index("check-made") < kinds.index("blow-struck")


@pytest.mark.rule("15.0")
def test_15_0_who_wins_with_a_charge_in_his_hand_ducks_back_too() -> None:
    table = in_melee("crowe charge tq=9", "jung")
    table.activate("crowe", "jung", impulse=4, d10=[0], friendly_cards=[13])
    assert (table.state.melee, table["crowe"].order and table.order_of("crowe")) == (frozenset(), "melee")


@pytest.mark.rule("15.0")
def test_15_0_a_winner_who_guards_does_not_duck_back() -> None:
    table = in_melee("crowe", "taylor", "jung rout")
    story = table.settle_encounters()
    guard = story.one(Surrendered).guard
    other = next(man for man in ("crowe", "taylor") if table[man].id != guard)
    assert table.activate(other, impulse=3).orders() == [(other, "duck-back")]
    winner = next(man for man in ("crowe", "taylor") if table[man].id == guard)
    assert table.activate(winner, impulse=3).orders() == []


@pytest.mark.rule("15.0")
def test_15_0_a_live_grenade_falls_when_a_fight_takes_its_bearer() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 grenade").arm("jung", "05.06", "stielhandgranate")
    assert table.activate("crowe", "05.04", impulse=2).one(GrenadeDropped).near == ("soldat-jung",)


@pytest.mark.rule("10.08")
def test_10_08_a_charger_who_meets_a_routed_man_alone_takes_him_and_runs_no_further() -> None:
    table = Table("crowe 05.05 hide rout", "jung 05.04 charge")
    story = table.activate("jung", impulse=3)
    assert (story.orders(), table["crowe"].held_by) == ([("jung", "guard")], "soldat-jung")


@pytest.mark.rule("10.08")
def test_10_08_without_a_spotted_friendly_he_stands_and_ducks_back_in_impulse_3() -> None:
    table = Table("crowe 05.05 hide hidden", "jung 05.01 charge", ground="05.03 building")
    assert impulses(table, "jung") == ["05.01"] * 4
    assert table["jung"].order is not None and table.order_of("jung") == "hide"


@pytest.mark.rule("9.8.7")
def test_9_8_7_a_melee_within_three_hexes_alerts() -> None:
    table = Table("crowe 05.05 evade", "jung 05.04 hide", "lang 05.01 waiting idle", enemy_prepared=False)
    table.activate("crowe", "05.04", impulse=1)
    assert table["lang"].alert


@pytest.mark.rule("2.0.3", "15.0f")
def test_2_0_a_blow_below_0_has_no_second_check_that_could_confirm_it() -> None:
    table = in_melee("crowe tq=2 light shaken", "jung")
    assert total(melee.ledger(table.state, table["crowe"])) == 2 - 1 - 2
    assert melee.chance(table.state, table["crowe"]) == 0.0
    assert not table.activate("crowe", "jung", impulse=2, d10=[0]).one(BlowStruck).hit


@pytest.mark.rule("15.0f")
@pytest.mark.parametrize(("tq", "chance"), [(0, 0.1), (5, 0.6), (9, 1.0)])
def test_15_0_the_chance_of_a_blow_is_that_of_its_check(tq: int, chance: float) -> None:
    table = in_melee(f"crowe tq={tq}", "jung")
    assert melee.chance(table.state, table["crowe"]) == chance
