"""Carry/Drag: who may carry whom, how the two men move, and how they separate (7.18)."""

from typing import Unpack

import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseMan, ChooseMove, ChooseWhom
from combat.games.volume1.rules.events import (
    BlowStruck,
    CheckMade,
    ManActivated,
    ManKilled,
    ManLeft,
    ManMoved,
    MeleeBegan,
    PapersDropped,
)
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.orders import carrying, helping
from combat.games.volume1.rules.orders.give_orders import TAKE_OVER
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Bomb
from tests.games.volume1.tiny_table import Chance, Facts, Story, Table, impulses

LIGHT, BAD, KIA = 3, 2, 13
FRIENDLY_EVENT = 51


def pair(
    *more: str,
    carrier: str = "crowe 05.05 carry tq=5",
    load: str = "miller 05.05 carry evac tq=9",
    **facts: Unpack[Facts],
) -> Table:
    """Return a table on which Crowe carries Miller."""
    return Table(carrier, load, *more, **facts).about(carrier.split(maxsplit=1)[0], load.split(maxsplit=1)[0])


# -- the order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.18")
def test_7_18_a_comrade_in_the_hex_is_needed() -> None:
    table = Table("crowe 05.05 idle", "miller 05.06 idle evac", "jung 05.05 bad")
    assert table.take("jung", "miller").refused("crowe", "carry") == ("nobody-to-carry", "7.18")


@pytest.mark.rule("7.18")
@pytest.mark.parametrize("state", ["", "light", "bad", "evac", "tq=3 bad"])
def test_7_18_any_comrade_may_be_carried_hurt_or_not(state: str) -> None:
    assert Table("crowe 05.05 idle", f"miller 05.05 idle {state}").refused("crowe", "carry") is None


@pytest.mark.rule("7.18")
@pytest.mark.parametrize(("state", "allowed"), [("rout", False), ("berserk", False), ("rout evac", True)])
def test_7_18_who_runs_or_rages_is_not_carried_unless_he_is_past_acting(state: str, allowed: bool) -> None:
    assert (Table("crowe 05.05 idle", f"miller 05.05 idle {state}").refused("crowe", "carry") is None) is allowed


@pytest.mark.rule("16.2")
def test_16_2_who_is_past_acting_carries_nobody() -> None:
    assert Table("crowe 05.05 idle evac", "miller 05.05 idle").refused("crowe", "carry") == ("evac", "16.0a")


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_the_player_says_whom_and_the_carried_man_loses_his_order() -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 idle light", "johnson 05.05 idle")
    story = table.give_orders("miller sneak", "crowe carry", "miller", "johnson hide", "commit")
    assert story.orders() == [("miller", "sneak"), ("crowe", "carry"), ("miller", "carry"), ("johnson", "hide")]
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseWhom))
    assert (asked.why, set(asked.answers)) == ("carry", {table.ids["miller"], table.ids["johnson"]})
    assert carrying.load_of(table.state, table.ids["crowe"]) == table.ids["miller"]


@pytest.mark.rule("7.18")
def test_7_18_a_carried_man_takes_no_order_of_his_own() -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 idle light")
    table.give_orders("crowe carry", "commit")
    table.clock("friendly-orders")
    assert table.refused("miller", "sneak") == table.refused("miller", "none") == ("is-carried", "7.18")


@pytest.mark.rule("7.18")
@pytest.mark.parametrize("other", ["crowe sneak", "crowe none"])
def test_7_18_another_order_for_the_carrier_puts_him_down(other: str) -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 idle light")
    story = table.give_orders("crowe carry", other, "commit")
    assert story.orders()[2] == ("miller", "none")
    assert story.orders()[-1] == ("miller", "hide")


@pytest.mark.rule("7.18")
def test_7_18_nobody_carries_a_pair_or_half_of_one() -> None:
    table = Table("crowe 05.05 carry", "miller 05.05 carry", "johnson 05.05 idle").about("crowe", "miller")
    table.clock("friendly-orders")
    assert table.refused("johnson", "carry") == ("load-carries", "7.18")


@pytest.mark.rule("7.18")
def test_7_18_nor_a_man_under_a_medics_hands_or_a_guard_who_can_act() -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 hide light", "goldstein 05.05 medical-aid").about(
        "goldstein", "miller"
    )
    table.clock("friendly-orders")
    assert table.ids["miller"] not in helping.loads(table.state, table["crowe"])
    guarding = Table("crowe 05.05 idle", "miller 05.05 guard", "jung 05.05").take("jung", "miller")
    assert guarding.refused("crowe", "carry") == ("load-guards", "17.4")


@pytest.mark.rule("7.18", "7.14")
@pytest.mark.parametrize(
    ("words", "why", "rule"),
    [
        ("hide light", "load-treated", "7.14"),
        ("duck-back", "load-kept-down", "14.2"),
        ("idle rout", "load-driven", "17.3"),
    ],
)
def test_7_18_why_a_comrade_beside_him_cannot_be_carried_is_said(words: str, why: str, rule: str) -> None:
    table = Table("crowe 05.05 idle", f"miller 05.05 {words}", "goldstein 05.06 medical-aid").about(
        "goldstein", "miller"
    )
    table.clock("friendly-orders")
    assert table.refused("crowe", "carry") == (why, rule)


# -- on the way -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_both_move_a_hex_in_impulses_2_and_4() -> None:
    table = pair()
    assert impulses(table, "crowe", "05.04", "05.03") == ["05.05", "05.04", "05.04", "05.03"]
    assert table["miller"].hex == "05.03"
    assert [move.man for move in table.story.all(ManMoved)] == ["pvt-crowe", "pvt-miller"] * 2


@pytest.mark.rule("7.18", "7.0b")
def test_7_18_he_must_move_and_may_not_stay() -> None:
    table = pair()
    table.activate("crowe", "05.04", impulse=2)
    move = next(asked for asked in table.asked if isinstance(asked, ChooseMove))
    assert ChooseMove.STAY not in move.answers


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_the_carried_man_has_no_turn_of_his_own() -> None:
    table = pair(load="johnson 05.05 carry light", carrier="crowe 05.05 carry")
    table.state.initiative = ("baker",)
    table.run(lambda clock: clock.impulse == 2)
    assert not any(isinstance(asked, ChooseMan) for asked in table.asked)


@pytest.mark.rule("7.18")
def test_7_18_neither_fires_but_a_carried_man_who_can_act_looks_about_with_his_carrier() -> None:
    table = pair("jung 05.01 unknown hide", load="miller 05.05 carry light tq=5")
    story = table.activate("crowe", impulse=1, d10=[9, 9])
    assert [(check.check, check.man) for check in story.all(CheckMade)] == [
        ("spotting", "pvt-crowe"), ("spotting", "pvt-miller"),
    ]  # fmt: skip
    assert not any(table.state.book.charts.orders["carry"].figures[n] == "fire" for n in range(4))


@pytest.mark.rule("7.18")
@pytest.mark.rule("13.0.2")
def test_7_18_both_are_shot_at_as_men_who_carry() -> None:
    table = pair("jung 05.01 aimed-fire", printed=True)
    details = {
        next(
            term.detail
            for term in fire.ledger(table.state, table["jung"], table[name], table.state.book.weapons["kar-98k"])
            if term.name == "order-terrain"
        )
        for name in ("crowe", "miller")
    }
    assert details == {"carry open"}


@pytest.mark.rule("14.2")
def test_14_2_a_carried_man_leaves_the_grenade_behind() -> None:
    table = pair()
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.01"), near=("pvt-crowe", "pvt-miller")),)
    table.activate("crowe", "05.04", impulse=2)
    assert table.state.bombs[0].near == ()


@pytest.mark.rule("15.0")
def test_15_0_a_pair_that_meets_an_enemy_is_parted_by_the_melee() -> None:
    table = pair("jung 05.04 hide")
    story = table.activate("crowe", "05.04", impulse=2)
    assert story.one(MeleeBegan).hex == "05.04"
    assert {table.order_of(name) for name in ("crowe", "miller", "jung")} == {"melee"}
    assert carrying.partner(table.state, table.ids["crowe"]) == ""


@pytest.mark.rule("17.4")
def test_17_4_a_carrier_who_must_stand_guard_lets_his_comrade_go() -> None:
    table = pair("jung 05.04 hide rout", carrier="crowe 05.05 carry tq=4", load="miller 05.05 carry light tq=9")
    table.activate("crowe", "05.04", impulse=2)
    assert (table["jung"].held_by, table.order_of("crowe")) == ("pvt-crowe", "guard")
    assert table.order_of("miller") == "duck-back"


# -- how they part --------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.18")
@pytest.mark.rule("7.19")
def test_7_18_when_the_carrier_ducks_back_both_do() -> None:
    table = pair()
    story = table.activate("crowe", "duck-back", impulse=1)
    assert story.orders() == [("crowe", "duck-back"), ("miller", "duck-back")]
    assert carrying.partner(table.state, table.ids["miller"]) == ""
    table.activate("crowe", impulse=2)
    assert (table.order_of("crowe"), table["crowe"].hex) == ("hide", "05.05")


def in_play(*more: str, carrier: str = "crowe 05.05 carry", load: str = "johnson 05.05 carry light") -> Table:
    """Return a table on which Crowe of Able carries Johnson of Baker, Able acts first, and Jung watches."""
    table = pair("jung 05.01 unknown hide", *more, carrier=carrier, load=load, ground="05.01 trees")
    table.state.initiative = ("able", "baker")
    return table


def run_impulse(table: Table, *say: Answer, **chance: Unpack[Chance]) -> Story:
    """Run the sequence of play to the next impulse; return the events."""
    now = table.state.clock.impulse
    return table.run(lambda clock: clock.impulse != now, *say, **chance)


def acted(table: Table, story: Story) -> tuple[list[str], list[str]]:
    """Return the men who were activated, and the men who made Spotting Checks."""
    looked = [check.man for check in story.all(CheckMade) if check.check == "spotting"]
    return [event.man for event in story.all(ManActivated)], looked


@pytest.mark.rule("7.18", "7.18a", "7.19")
def test_7_18_who_has_gone_down_with_his_carrier_acts_with_him_to_the_end_of_the_turn() -> None:
    table = in_play()
    story = run_impulse(table, "duck-back", d10=[9, 9])
    assert acted(table, story) == (["pvt-crowe"], ["pvt-crowe", "pvt-johnson"])
    assert {table.order_of(name) for name in ("crowe", "johnson")} == {"duck-back"}
    story = run_impulse(table, d10=[9, 9])
    assert acted(table, story) == (["pvt-crowe"], ["pvt-crowe", "pvt-johnson"])
    assert story.orders() == [("crowe", "hide"), ("johnson", "hide")]
    story = run_impulse(table, d10=[9, 9])
    assert acted(table, story) == (["pvt-crowe"], ["pvt-crowe", "pvt-johnson"])
    assert {asked.answers for asked in table.asked if isinstance(asked, ChooseMan)} == {("pvt-crowe",)}


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_a_man_whose_team_acts_first_waits_for_his_carrier_all_the_same() -> None:
    table = in_play()
    table.state.initiative = ("baker", "able")
    table.hit("crowe", friendly_cards=[LIGHT], d10=[0])
    story = run_impulse(table, d10=[9, 9])
    assert acted(table, story) == (["pvt-crowe"], ["pvt-crowe", "pvt-johnson"])
    assert story.orders() == [("crowe", "hide"), ("johnson", "hide")]


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_with_his_carrier_dead_he_acts_with_his_own_team_in_the_same_impulse() -> None:
    table = in_play()
    table.hit("crowe", friendly_cards=[KIA])
    story = run_impulse(table, d10=[9])
    assert acted(table, story) == (["pvt-johnson"], ["pvt-johnson"])
    assert story.orders() == [("johnson", "hide")]


@pytest.mark.rule("7.18", "7.18a", "15.0")
def test_7_18_a_man_carried_into_a_melee_has_acted_and_strikes_in_impulse_4() -> None:
    table = in_play("lang 05.04 hide").clock("action", 2)
    story = run_impulse(table, "05.04")
    assert (story.all(BlowStruck), table.order_of("johnson")) == ([], "melee")
    run_impulse(table)
    story = run_impulse(table, d10=[9, 9])
    assert [blow.man for blow in story.all(BlowStruck)] == ["pvt-crowe", "pvt-johnson"]


@pytest.mark.rule("7.18", "7.18a")
def test_7_18_a_prisoner_of_war_is_nobodys_load_any_more() -> None:
    table = in_play("lang 05.05 guard").take("johnson", "lang")
    assert carrying.acts_along(table.state, "pvt-crowe") == ""


@pytest.mark.rule("7.18", "7.18a", "14.2")
def test_7_18_a_duck_back_for_the_turn_to_come_binds_nobody() -> None:
    """A grenade cows both in the End Phase; in the new turn each acts with his own team."""
    table = in_play()
    table.state.bombs = (Bomb("mk-2", Hex("05.06"), Hex("05.09")),)
    table.end_turn(d10=[8, 8])
    assert {table.order_of(name) for name in ("crowe", "johnson")} == {"duck-back"}
    assert (table["crowe"].whom, carrying.acts_with(table.state, table["johnson"])) == ("", "")


@pytest.mark.rule("7.18")
@pytest.mark.parametrize("man", ["crowe", "miller"])
def test_7_18_a_hit_on_either_ends_it_for_both(man: str) -> None:
    story = pair(load="miller 05.05 carry light tq=9").hit(man, friendly_cards=[LIGHT], d10=[0])
    assert sorted(story.orders()) == [("crowe", "duck-back"), ("miller", "duck-back")]


@pytest.mark.rule("7.18")
@pytest.mark.parametrize("dead", ["crowe", "miller"])
def test_7_18_when_one_dies_the_other_ducks_back(dead: str) -> None:
    table = pair()
    other = {"crowe": "miller", "miller": "crowe"}[dead]
    table.hit(dead, friendly_cards=[KIA])
    assert (table[dead].fate, table.order_of(other)) == ("killed", "duck-back")


@pytest.mark.rule("7.18")
def test_7_18_a_failed_morale_check_of_the_carried_man_ends_it_too() -> None:
    table = pair("jung 05.01 suppressive-fire", load="miller 05.05 carry light tq=5")
    table.play(
        fire.attack(table.state, table.ids["jung"], table.ids["miller"], table.state.book.weapons["kar-98k"], 1),
        d10=[1, 8],
    )
    assert {table.order_of(name) for name in ("crowe", "miller")} == {"duck-back"}


@pytest.mark.rule("16.2")
def test_16_2_a_wounded_man_hit_while_he_is_carried_dies_of_the_sum() -> None:
    table = pair(load="miller 05.05 carry bad tq=5")
    story = table.hit("miller", friendly_cards=[BAD])
    assert (story.one(ManKilled).why, table.order_of("crowe")) == ("wounds", "duck-back")


@pytest.mark.rule("14.2")
@pytest.mark.rule("7.18")
def test_14_2_fragments_kill_the_carried_man_and_the_carrier_goes_to_ground() -> None:
    table = pair()
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.01"), near=("pvt-miller",)),)
    story = table.end_turn(d10=[0, 2], friendly_cards=[KIA])
    assert story.one(ManKilled).man == "pvt-miller"
    assert ("crowe", "duck-back") in story.orders()


@pytest.mark.rule("17.3")
@pytest.mark.rule("7.18")
def test_7_18_a_routed_carrier_takes_his_comrade_off_the_board_who_has_not_fled() -> None:
    prices = {"friendly-fled": -2, "friendly-bad-wound": -1}
    table = pair(carrier="crowe 01.05 carry rout", load="miller 01.05 carry evac", points=prices)
    story = table.activate("crowe", "leave", impulse=2)
    assert [(left.man, left.fate) for left in story.all(ManLeft)] == [("pvt-crowe", "fled"), ("pvt-miller", "escaped")]
    assert victory.points(table.state) == -2


@pytest.mark.rule("7.15")
def test_7_15_the_carried_mans_papers_go_with_him_and_lie_where_he_dies() -> None:
    table = pair("hoffmann 09.09 hide").give_papers("hoffmann", "miller")
    table.activate("crowe", "05.04", impulse=2)
    assert table.hit("miller", friendly_cards=[KIA]).one(PapersDropped).hex == "05.04"


@pytest.mark.rule("4.0")
def test_4_0_the_pair_is_free_of_each_other_when_the_turn_is_over() -> None:
    table = pair()
    table.end_turn()
    assert (table["crowe"].order, table["crowe"].whom, table["miller"].order) == (None, "", None)


# -- the deck (5.0, 5.1.3, 16.0) ------------------------------------------------------------------------------------


@pytest.mark.rule("5.1.3")
@pytest.mark.rule("16.0")
def test_5_1_3_an_event_card_drawn_as_a_carried_mans_wound_happens_and_is_replaced() -> None:
    table = pair()
    story = table.hit("miller", friendly_cards=[FRIENDLY_EVENT, KIA], d10=[5])
    assert story.kinds.index("event-rolled") < story.kinds.index("man-killed")
    assert FRIENDLY_EVENT in table.state.deck


@pytest.mark.rule("5.0")
@pytest.mark.rule("16.0")
def test_5_0_the_deck_runs_out_between_the_two_wound_cards_of_a_tough_man() -> None:
    table = pair(carrier="taylor 05.05 carry", load="miller 05.05 carry evac tq=9")
    state = table.state
    state.discards = tuple(sorted(state.deck - {LIGHT, 51, 52}))
    state.deck = frozenset({LIGHT})
    story = table.hit("taylor", LIGHT, friendly_cards=[LIGHT, KIA], d10=[0])
    assert story.kinds.index("deck-shuffled") < story.kinds.index("man-wounded")
    assert (len(table["taylor"].wounds), table.order_of("miller")) == (1, "duck-back")
    assert set(state.deck) | set(state.discards) == set(state.book.friendly_cards) - {51, 52}


@pytest.mark.rule("17.4")
def test_17_4_a_carrier_who_takes_over_a_prisoner_puts_his_comrade_down() -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 idle light", "johnson 05.05 guard", "jung 05.05").take(
        "jung", "johnson"
    )
    table.give_orders("crowe carry", f"crowe {TAKE_OVER}", "crowe hide", "commit")
    assert (table["crowe"].whom, table.order_of("miller")) == ("", "hide")
