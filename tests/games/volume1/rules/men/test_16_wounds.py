"""Wounds, death, and Tough men (16.0-16.2)."""

import pytest

from combat.engine.kernel.decision import Refusal
from combat.games.volume1.rules.decisions import ChooseWound
from combat.games.volume1.rules.events import CardDiscarded, CheckMade, ManKilled, ManWounded, OrderPlaced
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.state import Wound
from tests.games.volume1.tiny_table import Table

CLOSE_CALL, LIGHT, BAD, BAD_EVAC, KIA = 4, 3, 2, 17, 13
"""Wound cards of the player's deck."""


@pytest.mark.rule("16.0", "16.0.1", "16.0.2", "16.0.3")
@pytest.mark.parametrize(
    ("card", "check", "wound"),
    [
        (CLOSE_CALL, "mc", ()),
        (LIGHT, "wmc", (Wound("light"),)),
        (BAD, "wmc", (Wound("bad"),)),
        (BAD_EVAC, "wmc", (Wound("bad", evac=True),)),
    ],
)
@pytest.mark.parametrize("man", ["crowe 05.05 evade tq=5", "jung 05.05 evade:1 tq=5"])
def test_16_0_what_the_card_says_befalls_him_and_he_ducks_back(
    man: str, card: int, check: str, wound: tuple[Wound, ...]
) -> None:
    table, name = Table(man), man.split(maxsplit=1)[0]
    story = table.hit(name, friendly_cards=[card], d10=[0])
    assert (story.one(CheckMade).check, table[name].wounds) == (check, wound)
    assert (story.orders(), table.state.discards) == ([(name, "duck-back")], (card,))


@pytest.mark.rule("16.0", "16.0.4")
@pytest.mark.parametrize("man", ["crowe 05.05 evade", "jung 05.05 evade:1"])
def test_16_0_a_kia_card_kills_at_once(man: str) -> None:
    table, name = Table(man), man.split(maxsplit=1)[0]
    story = table.hit(name, friendly_cards=[KIA])
    assert (story.one(ManKilled).why, table[name].fate, table[name].hex, table[name].fell_at) == (
        "kia",
        "killed",
        None,
        "05.05",
    )


@pytest.mark.rule("16.0")
@pytest.mark.parametrize(
    ("wound", "forbidden"),
    [
        ("light", {"sprint"}), ("bad", {"sprint", "run-and-gun", "evade"}), ("bandaged-light", set()), ("bandaged-bad", {"sprint"}),
    ],
)  # fmt: skip
def test_16_0_and_16_1_wounds_and_bandages_rule_out_their_orders(wound: str, forbidden: set[str]) -> None:
    table = Table(f"crowe 05.05 idle {wound}")
    moves = {"sprint", "run-and-gun", "evade", "sneak"}
    assert {order for order in moves if table.refused("crowe", order) == ("wound-forbids", "16.0")} == forbidden


@pytest.mark.rule("16.0")
@pytest.mark.parametrize(
    ("words", "tq", "ws"),
    [
        ("light", -1, -1),
        ("bad", -3, -3),
        ("light light", -2, -2),
        ("light bad", -4, -4),
        ("bandaged-light", 0, 0),
        ("bandaged-bad light", -1, -1),
    ],
)
def test_16_0_wounds_add_up(words: str, tq: int, ws: int) -> None:
    table = Table(f"crowe 05.05 idle {words}")
    sums = [
        sum(term.value for term in troop_quality.wound_terms(table.state, table["crowe"], value))
        for value in ("tq", "ws")
    ]
    assert sums == [tq, ws]


@pytest.mark.rule("16.0")
def test_16_0_the_wound_counts_in_the_check_that_it_brings() -> None:
    assert Table("crowe 05.05 evade tq=5").hit("crowe", friendly_cards=[BAD], d10=[0]).one(CheckMade).need == 5 - 3


# -- Tough (8.1) ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1", "8.1c")
@pytest.mark.parametrize(("choice", "wounded"), [(LIGHT, True), (CLOSE_CALL, False)])
def test_8_1_a_tough_friendly_draws_two_cards_and_the_player_says_which_counts(choice: int, wounded: bool) -> None:
    table = Table("taylor 05.05 evade")
    story = table.hit("taylor", choice, friendly_cards=[LIGHT, CLOSE_CALL], d10=[0])
    assert bool(story.all(ManWounded)) is wounded
    assert [card.card for card in story.all(CardDiscarded)] == [LIGHT, CLOSE_CALL]
    assert isinstance(table.asked[-1], ChooseWound)


@pytest.mark.rule("8.1", "8.1c")
@pytest.mark.parametrize(
    ("cards", "wounds_after"),
    [([KIA, LIGHT], (Wound("light"),)), ([BAD_EVAC, BAD], (Wound("bad"),)), ([CLOSE_CALL, KIA], ())],
)
def test_8_1_a_tough_enemy_takes_the_milder(cards: list[int], wounds_after: tuple[Wound, ...]) -> None:
    table = Table("krause 05.05 evade:1")
    table.hit("krause", friendly_cards=cards, d10=[0])
    assert table["krause"].wounds == wounds_after


# -- death (16.2) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.2", "16.2b")
@pytest.mark.parametrize(
    ("before", "card", "fate"), [("tq=3", BAD, ""), ("tq=3 light", BAD, "killed"), ("tq=4 light", BAD, "")]
)
def test_16_2_a_friendly_dies_when_wounds_take_more_than_his_troop_quality(before: str, card: int, fate: str) -> None:
    table = Table(f"crowe 05.05 evade {before}")
    story = table.hit("crowe", friendly_cards=[card], d10=[] if fate else [0])
    assert (table["crowe"].fate, [killed.why for killed in story.all(ManKilled)]) == (fate, ["wounds"] if fate else [])


@pytest.mark.rule("16.2", "16.2c")
@pytest.mark.parametrize(("before", "fate"), [("tq=3", "killed"), ("tq=4", ""), ("tq=4 light", "killed")])
def test_16_2_an_enemy_dies_when_they_take_all_of_it(before: str, fate: str) -> None:
    table = Table(f"jung 05.05 evade:1 {before}")
    table.hit("jung", friendly_cards=[BAD], d10=[] if fate else [0])
    assert table["jung"].fate == fate


@pytest.mark.rule("16.2")
def test_16_2_morale_has_no_part_in_it() -> None:
    table = Table("jung 05.05 evade:1 tq=4 shaken")
    table.hit("jung", friendly_cards=[BAD], d10=[0])
    assert table["jung"].fate == ""


@pytest.mark.rule("16.2", "16.2a")
@pytest.mark.parametrize("morale", ["normal", "rout", "berserk"])
def test_16_2_a_friendly_worn_down_to_0_may_only_hide_whatever_his_morale(morale: str) -> None:
    table = Table(f"crowe 05.05 idle tq=3 bad {morale}", "jung 05.01 hide")
    assert table.refused("crowe", "hide") is None
    assert table.refused("crowe", "sneak") == table.refused("crowe", "rally") == ("inactive", "16.2")


@pytest.mark.rule("16.2", "16.0a")
def test_16_2_a_wound_marked_evac_lets_him_do_nothing_but_hide() -> None:
    assert Table("crowe 05.05 idle tq=9 evac").refused("crowe", "aimed-fire") == ("evac", "16.0a")


@pytest.mark.rule("16.2", "16.0a")
def test_16_2_an_enemy_to_be_evacuated_hides_whatever_his_card_says() -> None:
    table = Table("crowe 01.05 hidden", "jung 09.05 idle tq=9 evac")
    story = table.enemy_phase(enemy_cards=[37])
    assert story.orders() == [("jung", "sneak:5/6"), ("jung", "hide")]
    assert [(order.rule, order.why) for order in story.all(OrderPlaced)][1:] == [("16.0a", "evac")]


@pytest.mark.rule("16.0a", "16.2a")
@pytest.mark.parametrize(("hurt", "why"), [("evac", Refusal("evac", "16.0a")), ("bad", Refusal("inactive", "16.2"))])
def test_16_2_why_a_man_looks_for_nobody_is_the_wound_or_what_it_leaves_of_him(hurt: str, why: Refusal) -> None:
    table = Table(f"crowe 05.05 hide tq=3 {hurt}")
    assert prospects.spotting_refusal(table.state, table["crowe"]) == why
