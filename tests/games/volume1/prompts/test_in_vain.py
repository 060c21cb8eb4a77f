"""An order to fire without a target is allowed, and is announced with the reason before it is given (7.01)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, text
from combat.engine.words.line import Line, shown
from combat.games.volume1.rules.events import ManHeld
from combat.games.volume1.rules.play import prospects
from combat.games.volume1.rules.state import Order
from combat.games.volume1.words import card_words, consequences, names, prompt_texts, refusals
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

TAYLOR = "sgt-taylor"


def asked(*men: str, ground: str = "") -> Table:
    """Return a battle in which Taylor is asked for an order."""
    return Table("taylor 05.05 idle", *men, ground=ground).clock("friendly-orders")


@pytest.mark.rule("7.01")
@pytest.mark.parametrize(
    ("table", "why"),
    [
        (asked("jung 05.03 hide unknown"), "no-enemy-known"),
        (asked("jung 05.01 hide", ground="05.03 building; 05.02 building"), "no-target"),
        (asked("jung 05.03 aimed-fire"), ""),
    ],
)
def test_7_01_why_a_fire_order_has_nobody_to_fire_at(table: Table, why: str) -> None:
    told = consequences.in_vain(table.state, TAYLOR, "aimed-fire")
    if not why:
        assert told == ()
        return
    (line,) = told
    assert line.text == text("tray-vain", why=text(f"refusal-{why}"))
    assert line.rule == "7.01"
    assert line in consequences.of_order(table.state, TAYLOR, "aimed-fire")


@pytest.mark.rule("15.0")
def test_15_0_that_the_enemy_is_in_a_melee_is_why_a_fire_order_has_no_target() -> None:
    table = asked("jung 05.03 melee", "crowe 05.03 melee")
    table.state.melee = frozenset({Hex("05.03")})
    (line,) = consequences.in_vain(table.state, TAYLOR, "aimed-fire")
    assert (line.text, line.rule) == (text("tray-vain", why=text("refusal-targets-fighting")), "15.0")
    held = refusals.held(table.state, ManHeld(TAYLOR, "no-target", "7.01"))
    assert held == text("refusal-targets-fighting")


@pytest.mark.rule("7.02")
def test_7_02_where_he_sees_enemies_what_bars_the_shot_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked("jung 05.03 aimed-fire")
    man = replace(table.state.men[TAYLOR], order=Order("rapid-fire"))
    assert prospects.fires_at_nobody(table.state, man) is None
    bar = Refusal("out-of-range", "14.0")
    monkeypatch.setattr(prospects, "first_shot", lambda *_: prospects.Prospect(bar=bar))
    assert prospects.fires_at_nobody(table.state, man) == bar


@pytest.mark.rule("7.06")
@pytest.mark.parametrize("order", ["evade", "run-and-gun", "hide"])
def test_7_06_an_order_that_does_more_than_fire_is_never_in_vain(order: str) -> None:
    assert consequences.in_vain(asked("jung 05.03 hide unknown").state, TAYLOR, order) == ()


@pytest.mark.rule("7.01")
def test_7_01_the_note_on_the_marker_and_the_prompt_say_it_and_the_order_is_given_all_the_same() -> None:
    sitting = Sitting(state=asked("jung 05.03 hide unknown").state)
    sitting.settle()
    sitting.desk.selection.select(TAYLOR)
    sitting.rounds()
    said = text("tray-vain", why=text("refusal-no-enemy-known"))
    at = next(box for order, box in sitting.tray._zones if order == "aimed-fire").center
    sitting.point(at)
    tip = sitting.tray.tip(at)
    assert tip is not None
    assert any(said in shown(line) for line in tip.lines)
    assert sitting.desk.prompt is not None
    assert said in shown(sitting.desk.prompt.line().text)
    sitting.press("A")
    assert said in shown(sitting.desk.notice.text)
    order = sitting.desk.state.men[TAYLOR].order
    assert order is not None
    assert order.id == "aimed-fire"


def together(*men: str) -> Sitting:
    """Return a sitting with all men selected as a group; Donahue and Crowe stand behind a building."""
    sitting = Sitting(
        state=asked(*men, ground="; ".join(f"06.{row} building" for row in ("02", "03", "04", "05"))).state
    )
    sitting.settle()
    sitting.desk.selection.select(TAYLOR)
    sitting.desk.title_desk.moves.group.gather([man.id for man in sitting.desk.state.on_board("friendly")])
    return sitting


@pytest.mark.rule("7.01")
def test_7_01_of_several_men_those_without_a_target_are_named() -> None:
    sitting = together("donahue 09.05 idle", "crowe 09.06 idle", "jung 05.03 hide")
    state = sitting.desk.state
    without = [man.id for man in state.on_board("friendly") if consequences.in_vain(state, man.id, "aimed-fire")]
    assert 0 < len(without) < 3, "some see him, some do not"
    why = text("refusal-no-target")
    said = text("tray-vain-men", men=capital(names.men(state, without)), count=len(without), why=why)
    assert sitting.desk.prompt is not None
    sitting.desk.title_desk.pointed_marker.point_at("aimed-fire")
    assert said in shown(sitting.desk.prompt.line().text)
    sitting.desk.title_desk.pointed_marker.point_at("")
    sitting.press("A")
    assert said in shown(sitting.desk.notice.text)


@pytest.mark.rule("7.01")
def test_7_01_that_nobody_has_a_target_is_said_of_all_of_them_once() -> None:
    sitting = together("donahue 09.05 idle", "crowe 09.06 idle", "jung 05.03 hide unknown")
    sitting.press("A")
    assert shown(sitting.desk.notice.text) == text("tray-vain", why=text("refusal-no-enemy-known")) + "."


@pytest.mark.rule("7.08.1")
def test_7_08_1_other_consequences_name_whom_they_concern_too() -> None:
    sitting = together("donahue 09.05 idle", "jung 05.04 hide")
    sitting.press("C")
    assert "Taylor: Jung in the next hex" in shown(sitting.desk.notice.text)


@pytest.mark.rule("5.1.1")
def test_5_1_1_a_card_says_before_it_is_played_that_nobody_is_short_of_ammunition() -> None:
    table = asked("jung 05.03 hide")
    cards = table.state.book.friendly_cards
    kinds = {number: [each.kind for each in card.effects] for number, card in cards.items() if card.kind == "order"}
    number = next(number for number, found in kinds.items() if found == ["recover-ammo"])
    before = table.state.men[TAYLOR]
    (line,) = card_words.in_vain(table.state, number)
    assert line.text == text("effect-wasted", why=text("effect-wasted-ammo-full"))
    assert table.state.men[TAYLOR] is before, "nothing has happened"
    table.state.men[TAYLOR] = replace(before, ammo="low")
    assert card_words.in_vain(table.state, number) == ()


@pytest.mark.rule("8.2")
def test_8_2_nothing_is_said_beforehand_of_what_falls_on_the_enemy() -> None:
    table = asked("jung 05.03 hide")
    cards = table.state.book.friendly_cards
    enemys = [number for number, card in cards.items() if {each.side for each in card.effects} == {"enemy"}]
    assert enemys
    assert not any(card_words.in_vain(table.state, number) for number in enemys)


@pytest.mark.rule("5.1.1")
def test_5_1_1_the_note_on_a_card_of_the_hand_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    said = Line("No effect", "5.1.1")
    monkeypatch.setattr(card_words, "in_vain", lambda *_: (said,))
    _, box = sitting.hand.boxes()[0]
    sitting.point((box.centerx, box.y + 20))
    tip = sitting.hand.tip((box.centerx, box.y + 20))
    assert tip is not None
    assert tip.lines[1] == said


@pytest.mark.rule("7.08.1")
@pytest.mark.parametrize(("place", "told"), [("05.04", True), ("05.03", False)])
def test_7_08_1_before_a_charge_is_ordered_at_an_enemy_in_the_next_hex_it_is_said_that_it_becomes_a_melee(
    place: str, told: bool
) -> None:
    table = asked(f"jung {place} hide")
    lines = [line for line in consequences.of_order(table.state, TAYLOR, "charge") if isinstance(line, Line)]
    assert [line.rule for line in lines] == (["7.08.1"] if told else [])
    assert all(line.text.startswith("Jung in the next hex") for line in lines)


def test_a_sentence_that_ends_in_an_exclamation_gets_no_full_stop() -> None:
    assert consequences.sentences(("fire", "halt!", "done.")) == "Fire. Halt! Done."


@pytest.mark.rule("14.1")
def test_14_1_that_a_heavy_weapon_costs_more_on_the_run_is_told_with_the_order() -> None:
    table = Table("cragg 05.05 idle", "jung 05.03 aimed-fire").clock("friendly-orders")
    (line,) = [
        line for line in consequences.of_order(table.state, "pvt-cragg", "run-and-gun") if isinstance(line, Line)
    ]
    assert (line.text, line.rule) == ("−2 more to Weapon Skill: M1918 BAR is heavy", "14.1")
    for order in ("aimed-fire", "sneak"):
        assert "heavy" not in consequences.sentences(consequences.of_order(table.state, "pvt-cragg", order))


@pytest.mark.rule("15.0", "7.0")
def test_15_0_whoever_is_in_a_melee_is_said_to_need_no_order() -> None:
    table = asked("crowe 05.03 melee", "jung 05.03 melee")
    table.state.melee = frozenset({Hex("05.03")})
    assert prompt_texts.without_need(table.state) == "Crowe is in a melee and needs none."
    table.state.melee = frozenset()
    assert prompt_texts.without_need(table.state) == ""
