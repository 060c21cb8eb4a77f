"""Medical Aid, its bandages, and men too badly wounded to act (7.14, 16.1, 16.2)."""

from typing import Unpack

import pytest

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseBandage, ChooseWhom, PlayDiscard
from combat.games.volume1.rules.events import CheckMade, DiscardPlayed, FragmentRolled, ManHeld, WoundBandaged
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import helping, movement
from combat.games.volume1.rules.play import end_phase, victory
from combat.games.volume1.rules.state import Bomb, Wound
from tests.games.volume1.tiny_table import Chance, Facts, Story, Table

MARVEL, STEADY_HAND = 42, 20
"""Discard cards: pass a medical roll, pass a Troop Quality Check."""


def treating(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a table on which the medic Goldstein (TQ 5) has Medical Aid for the first of the other men."""
    table = Table("goldstein 05.05 idle", *men, **facts)
    table.give_orders("goldstein medical-aid", *([table.ids[men[0].split()[0]]] if len(men) > 1 else []), "commit")
    return table


def end(table: Table, *say: Answer, **chance: Unpack[Chance]) -> Story:
    """End the turn; return the events."""
    return table.end_turn(*say, **chance)


# -- who may treat whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("7.14", "8.1d")
def test_7_14_only_a_medic_treats() -> None:
    table = Table("crowe 05.05 idle", "goldstein 05.05 idle", "miller 05.05 idle bad")
    assert table.refused("crowe", "medical-aid") == ("no-medic", "7.14")
    assert table.refused("goldstein", "medical-aid") is None


@pytest.mark.rule("7.14")
@pytest.mark.parametrize(
    ("other", "why"),
    [
        ("miller 05.05 idle", ("nobody-to-treat", "7.14")),
        ("miller 05.05 idle bandaged-bad", ("load-bandaged", "16.1")),
        ("miller 05.06 idle bad", ("nobody-to-treat", "7.14")),
    ],
)
def test_7_14_he_needs_an_open_wound_in_his_own_hex(other: str, why: tuple[str, str]) -> None:
    table = Table("goldstein 05.05 idle", other)
    assert table.refused("goldstein", "medical-aid") == why


@pytest.mark.rule("7.14")
def test_7_14_a_medic_does_not_dress_his_own_wound() -> None:
    assert Table("goldstein 05.05 idle light").refused("goldstein", "medical-aid") == ("nobody-to-treat", "7.14")


@pytest.mark.rule("7.14")
def test_7_14_the_player_says_whom_and_a_wounded_prisoner_may_be_it() -> None:
    table = Table("goldstein 05.05 idle", "miller 05.05 idle light", "crowe 05.05 guard", "jung 05.05 bad")
    table.take("jung", "crowe")
    table.give_orders("goldstein medical-aid", "jung", "commit")
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseWhom))
    assert (asked.why, set(asked.answers)) == ("medical-aid", {table.ids["miller"], table.ids["jung"]})
    assert end(table, d10=[5]).one(WoundBandaged).man == table.ids["jung"]


@pytest.mark.rule("7.14")
@pytest.mark.parametrize("morale", ["rout", "berserk"])
def test_7_14_who_runs_or_rages_is_not_treated_unless_he_is_past_acting(morale: str) -> None:
    free = Table("goldstein 05.05 idle", f"miller 05.05 idle light {morale}")
    down = Table("goldstein 05.05 idle", f"miller 05.05 idle evac {morale}")
    assert free.refused("goldstein", "medical-aid") == ("load-driven", "17.3" if morale == "rout" else "17.2")
    assert down.refused("goldstein", "medical-aid") is None


@pytest.mark.rule("7.14", "7.14a")
def test_7_14_a_patient_may_only_hide_rally_or_plan() -> None:
    table = treating("taylor 05.05 idle light cautious")
    table.clock("friendly-orders")
    legal = {order for order in table.state.book.charts.orders if table.refused("taylor", order) is None}
    assert legal == {"hide", "rally", "plan"}
    assert table.refused("taylor", "sneak") == ("under-care", "7.14")


@pytest.mark.rule("7.14")
def test_7_14_a_patient_gives_up_the_order_that_does_not_suit_and_keeps_one_that_does() -> None:
    table = Table("goldstein 05.05 idle", "miller 05.05 idle light")
    story = table.give_orders("miller sneak", "goldstein medical-aid", "commit")
    assert story.orders() == [("miller", "sneak"), ("goldstein", "medical-aid"), ("miller", "none"), ("miller", "hide")]
    table = Table("goldstein 05.05 idle", "taylor 05.05 idle light")
    story = table.give_orders("taylor plan", "goldstein medical-aid", "commit")
    assert story.orders() == [("taylor", "plan"), ("goldstein", "medical-aid")]


@pytest.mark.rule("7.14")
def test_7_14_the_patient_is_free_again_when_the_medic_is_told_something_else() -> None:
    table = Table("goldstein 05.05 idle", "miller 05.05 idle light")
    table.give_orders("goldstein medical-aid", "goldstein sneak", "miller sneak", "commit")
    assert table["goldstein"].whom == ""


# -- the check ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.14", "7.14b", "4.0.5b")
@pytest.mark.rule("16.1")
@pytest.mark.parametrize(("roll", "bandaged"), [(5, True), (6, False)])
def test_7_14_at_the_end_of_the_turn_a_check_bandages_the_wound(roll: int, bandaged: bool) -> None:
    table = treating("miller 05.05 idle bad")
    check = end(table, d10=[roll]).one(CheckMade)
    assert (check.man, check.check, check.why, check.need) == ("pvt-goldstein", "tqc", "medical", 5)
    assert table["miller"].wounds == (Wound("bad", bandaged=bandaged),)


@pytest.mark.rule("7.14")
def test_7_14_the_medics_own_wounds_and_morale_count() -> None:
    table = Table("goldstein 05.05 medical-aid light shaken", "miller 05.05 hide bad").about("goldstein", "miller")
    assert end(table, d10=[9]).one(CheckMade).need == 5 - 1 - 2


@pytest.mark.rule("7.14", "7.14b")
def test_7_14_one_wound_a_turn_and_the_player_says_which() -> None:
    table = treating("miller 05.05 idle tq=9 light bad evac")
    end(table, "bad-evac", d10=[0])
    assert [wound.bandaged for wound in table["miller"].wounds] == [False, False, True]
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseBandage))
    assert asked.answers == ("light", "bad", "bad-evac")


@pytest.mark.rule("7.14")
@pytest.mark.parametrize("order", ["duck-back", "hide"])
def test_7_14_a_medic_who_gave_up_the_order_does_not_roll(order: str) -> None:
    table = Table(f"goldstein 05.05 {order}", "miller 05.05 hide bad")
    assert end(table).all(CheckMade) == []


@pytest.mark.rule("7.14")
@pytest.mark.parametrize("fate", ["killed", "moved", "bandaged"])
def test_7_14_a_patient_who_is_gone_dead_or_bandaged_needs_no_roll(fate: str) -> None:
    miller = {
        "killed": "miller 05.05 hide bad tq=3",
        "moved": "miller 05.06 bad",
        "bandaged": "miller 05.05 bandaged-bad",
    }
    table = Table("goldstein 05.05 medical-aid", miller[fate]).about("goldstein", "miller")
    if fate == "killed":
        table.die("miller")
    story = end(table)
    assert (story.all(CheckMade), story.one(ManHeld).why) == ([], "nobody-to-treat")


@pytest.mark.rule("4.0", "4.0.5a", "4.0.5b")
def test_4_0_grenades_go_off_before_medics_roll() -> None:
    table = Table("goldstein 05.05 medical-aid tq=5", "miller 05.05 hide bad tq=9").about("goldstein", "miller")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.01"), far=("pvt-goldstein",)),)
    story = end(table, d10=[9, 8, 1, 9])
    assert story.one(FragmentRolled).hit is False
    assert [check.why for check in story.all(CheckMade)] == ["explosion", "explosion", "hide"]
    assert not table["miller"].wounds[0].bandaged


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize("card", [MARVEL, STEADY_HAND])
def test_5_1_2_medical_marvel_passes_a_medical_roll(card: int) -> None:
    table = treating("miller 05.05 idle bad", hand=(card,))
    story = end(table, card)
    assert (story.one(DiscardPlayed).card, story.all(CheckMade)) == (card, [])
    assert table["miller"].wounds == (Wound("bad", bandaged=True),)
    assert table.state.hand == ()


@pytest.mark.rule("5.1.2")
def test_5_1_2_medical_marvel_is_offered_for_no_other_check_and_may_be_kept() -> None:
    planning = Table("taylor 05.05 plan", hand=(MARVEL,))
    planning.end_turn(d10=[9])
    assert not any(isinstance(asked, PlayDiscard) for asked in planning.asked)
    table = treating("miller 05.05 idle bad", hand=(MARVEL,))
    end(table, "pass", d10=[9])
    assert table.state.hand == (MARVEL,)


# -- bandages (16.1) ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.1")
def test_16_1_a_bandaged_evac_wound_lets_him_act_again_and_only_the_sprint_is_lost() -> None:
    table = treating("miller 05.05 idle evac")
    assert troop_quality.is_inactive(table.state, table["miller"])
    end(table, d10=[0])
    table.clock("friendly-orders")
    assert not troop_quality.is_inactive(table.state, table["miller"])
    assert table.refused("miller", "run-and-gun") is None
    assert table.refused("miller", "sprint") == ("wound-forbids", "16.0")


@pytest.mark.rule("16.1")
def test_16_1_a_bandage_takes_the_wound_out_of_his_sums() -> None:
    table = treating("miller 05.05 idle tq=9 light bad")
    end(table, "bad", d10=[0])
    assert sum(term.value for term in troop_quality.wound_terms(table.state, table["miller"], "tq")) == -1


@pytest.mark.rule("16.1")
def test_16_1_a_man_hit_again_after_the_bandage_has_only_the_new_wound_against_him() -> None:
    table = Table("miller 05.05 bandaged-bad bad tq=5")
    assert troop_quality.wound_loss(table.state, table["miller"]) == 3
    assert not troop_quality.dies_of_wounds(table.state, table["miller"])


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(
    ("wounds", "points"),
    [("light", 0), ("bad", -2), ("bad bad", -2), ("bandaged-bad", -1), ("bandaged-bad bad", -2), ("bandaged-light", 0)],
)
def test_22_0_a_bandaged_bad_wound_has_a_price_of_its_own(wounds: str, points: int) -> None:
    prices = {"friendly-bad-wound": -2, "friendly-bad-wound-bandaged": -1}
    assert victory.points(Table(f"miller 05.05 {wounds} tq=9", points=prices).state) == points


# -- past acting (16.2) ---------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2")
@pytest.mark.parametrize("hurt", ["tq=3 bad", "tq=9 evac"])
def test_16_2_a_man_past_acting_looks_for_nobody(hurt: str) -> None:
    table = Table(f"crowe 05.05 hide {hurt}", "jung 05.04 hide unknown")
    assert table.activate("crowe", impulse=1).all(CheckMade) == []


@pytest.mark.rule("16.2")
def test_16_2_he_strikes_no_blow() -> None:
    table = Table("crowe 05.05 melee evac", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    assert table.activate("crowe", impulse=2).all(CheckMade) == []


@pytest.mark.rule("16.2")
def test_16_2_he_leads_nobody() -> None:
    table = Table("taylor 01.02 hide evac", "crowe 01.05 rally shaken tq=5")
    assert end_phase.led_by(table.state, table["crowe"]) is None


@pytest.mark.rule("16.2")
@pytest.mark.parametrize("foe", ["", "jung 05.01 hide"])
def test_16_2_he_can_still_be_treated_and_carried(foe: str) -> None:
    table = Table("goldstein 05.05 idle", "miller 05.05 idle evac", *filter(None, [foe]))
    assert helping.patients(table.state, table["goldstein"]) == [table.ids["miller"]]
    assert helping.loads(table.state, table["goldstein"]) == [table.ids["miller"]]


@pytest.mark.rule("16.2a")
def test_16_2_he_stands_guard_only_where_nobody_else_can() -> None:
    table = Table("crowe 05.05 evade", "miller 05.04 hide evac tq=1", "goldstein 05.04 hide", "jung 05.03 rout")
    table.play(movement.step_to(table.state, table.ids["jung"], Hex("05.04"), "17.3"))
    assert table["jung"].held_by == table.ids["goldstein"]
