"""Prisoners, guards and melees at the table (15.0, 17.2-17.4)."""

from __future__ import annotations

from typing import Unpack

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.thing import PieceId
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.book import Morale
from combat.games.volume1.rules.decisions import ChooseTarget
from combat.games.volume1.rules.events import BlowStruck, PrisonerHandedOver
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.table.panels.help_topics import about_man
from combat.games.volume1.table.pieces.faces_from_state import chips
from combat.games.volume1.table.pieces.men_on_board import HELD
from combat.games.volume1.words import names, prompt_texts
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Facts, Table


def table_of(*men: str, held: dict[str, str] | None = None, **facts: Unpack[Facts]) -> Table:
    """Return a small table with these men; `held` maps each prisoner to his guard."""
    table = Table(*men, **facts)
    for prisoner, guard in (held or {}).items():
        table.state.men[table.ids[prisoner]] = replace(table[prisoner], held_by=table.ids[guard])
    return table


def orders_at(table: Table, pace: Pace = "instant") -> Sitting:
    """Return a sitting that asks for the orders of a table's men."""
    table.clock("friendly-orders")
    sitting = Sitting(state=table.state, pace=pace)
    sitting.settle()
    assert sitting.asked == "give-orders"
    return sitting


GUARDED = ("crowe 05.05 idle", "taylor 05.05 idle", "jung 05.05 idle shaken")


def guarded() -> Sitting:
    """Return a sitting that asks for orders: Crowe guards Jung, and Taylor stands beside them."""
    return orders_at(table_of(*GUARDED, held={"jung": "crowe"}))


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_lies_beside_his_guard_smaller_than_he() -> None:
    desk = orders_at(table_of("crowe 05.05 idle", "jung 05.05 idle", held={"jung": "crowe"})).desk
    guard, prisoner = desk.title_desk.people.place_of("pvt-crowe"), desk.title_desk.people.place_of("soldat-jung")
    assert guard is not None
    assert prisoner is not None
    assert prisoner.size == round(guard.size * HELD)
    assert prisoner.x < guard.x < prisoner.x + prisoner.size
    alert = replace(desk.state.men["soldat-jung"], alert=True, morale="shaken")
    assert chips(desk.state, alert) == ("prisoner",)


@pytest.mark.rule("17.4")
def test_17_4_guard_and_prisoner_carry_their_chips_and_explain_them() -> None:
    desk = guarded().desk
    state = desk.state
    assert chips(state, state.men["pvt-crowe"])[0] == "guard"
    assert chips(state, state.men["soldat-jung"])[0] == "prisoner"
    assert "17.4d" in {topic.rule for topic in about_man(desk, state.men["pvt-crowe"])}
    assert "17.4" in {topic.rule for topic in about_man(desk, state.men["soldat-jung"])}


@pytest.mark.rule("17.0")
@pytest.mark.parametrize(("default", "marked"), [("normal", True), ("bold", False)])
def test_17_0_a_man_in_the_scenarios_own_morale_has_no_marker(default: Morale, marked: bool) -> None:
    state = Table("crowe 05.05 idle bold", friendly_morale=default).state
    assert ("bold" in chips(state, state.men["pvt-crowe"])) is marked


@pytest.mark.rule("17.4m")
def test_17_4_a_key_hands_the_prisoner_to_the_chosen_man_and_undo_takes_it_back() -> None:
    sitting = guarded()
    sitting.desk.selection.select("sgt-taylor")
    sitting.press("Ctrl+P")
    assert sitting.desk.state.men["soldat-jung"].held_by == "sgt-taylor"
    assert any("now guards" in line.entry.head for line in sitting.desk.story.lines)
    sitting.press("Ctrl+Z")
    assert sitting.desk.state.men["soldat-jung"].held_by == "pvt-crowe"


@pytest.mark.rule("17.4m")
def test_17_4_a_prisoner_is_dragged_onto_the_man_who_is_to_guard_him() -> None:
    sitting = guarded()
    sitting.point(sitting.counter("pvt-crowe"))
    prisoner, taker = (sitting.desk.title_desk.people.place_of(man) for man in ("soldat-jung", "sgt-taylor"))
    assert sitting.desk.title_desk.people.fanned == "05.05"
    assert prisoner is not None
    assert taker is not None
    sitting.drag(prisoner.rect.center, taker.rect.center)
    assert sitting.desk.state.men["soldat-jung"].held_by == "sgt-taylor"


@pytest.mark.rule("17.4m")
def test_17_4_the_button_stands_there_only_for_one_who_can_take_over() -> None:
    sitting = guarded()
    for man, offered in (("sgt-taylor", True), ("pvt-crowe", False)):
        sitting.desk.selection.select(man)
        assert sitting.desk.prompt is not None
        labels = [button.label for button in sitting.desk.prompt.buttons()]
        assert ("Guard the prisoner" in labels) is offered
    assert "guard" not in tray_orders()


@pytest.mark.rule("17.4k")
@pytest.mark.parametrize(("key", "alone"), [("Enter", False), ("X", True)])
def test_17_4_an_evading_guard_is_asked_whether_he_leads_his_prisoner_along(key: str, alone: bool) -> None:
    sitting = guarded()
    sitting.desk.selection.select("pvt-crowe")
    sitting.press("E")
    assert sitting.asked == "take-along"
    assert sitting.desk.prompt is not None
    assert "Evade" in sitting.desk.prompt.line().text
    sitting.press(key)
    assert sitting.asked == "give-orders"
    assert sitting.desk.state.men["pvt-crowe"].leaves is alone


@pytest.mark.parametrize(
    ("words", "rule"), [("berserk", "17.2"), ("rout", "17.3"), ("normal", ""), ("berserk melee", "")]
)
@pytest.mark.rule("17.2")
def test_17_2_the_prompt_names_what_compels_the_chosen_man(words: str, rule: str) -> None:
    table = Table(f"crowe 05.05 idle {words}", "taylor 09.09 idle")
    if "melee" in words:
        table.state.men |= Table("jung 05.05 melee").state.men
        table.state.melee = frozenset({Hex("05.05")})
    bound = prompt_texts.compulsion(table.state, table["crowe"])
    assert (bound.rule if bound is not None else "") == rule


@pytest.mark.rule("17.4d")
def test_17_4_the_prompt_says_what_a_guard_may_do() -> None:
    sitting = guarded()
    sitting.desk.selection.select("pvt-crowe")
    assert sitting.desk.prompt is not None
    told = sitting.desk.prompt.line().text
    assert "Jung" in told
    legal = {names.order(order) for order in give_orders.legal_orders(sitting.desk.state, "pvt-crowe")}
    named = {names.order(order) for order in sitting.desk.state.book.charts.orders if names.order(order) in told}
    assert named == legal - {names.order("guard")}, "an order that his rank, morale or weapon bars is not named"
    sitting.rounds()
    bar = sitting.scene.bar
    assert bar.rule_at(bar._rule_box.center) == "17.4", "the rule that binds him, and not that of giving orders"
    assert "17.4" not in sitting.desk.prompt.line().text


@pytest.mark.rule("15.0f")
def test_15_0_the_question_about_an_opponent_shows_the_sum_and_the_chance() -> None:
    table = Table("crowe 05.05 charge tq=5", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    said = WORDS.ask(table.state, ChooseTarget("15.0", "pvt-crowe", ("soldat-jung",), melee=True))
    assert "TQ 5 +1 charge = 6: 70%" in said.text


@pytest.mark.rule("17.4f")
def test_17_4_a_prisoner_walks_beside_his_guard_in_one_motion() -> None:
    table = table_of("crowe 05.05 evade", "jung 05.05 idle", held={"jung": "crowe"})
    table.state.initiative = ("able",)
    sitting = Sitting(state=table.state, pace="normal")
    sitting.settle()
    desk, seen = sitting.desk, set()
    if sitting.asked == "choose-man":
        desk.controls.answer("pvt-crowe")
        sitting.settle()
    assert sitting.asked == "choose-move"
    desk.controls.answer("05.04")
    for _ in range(60):
        showing = desk.mirror.showing
        if showing is not None and showing.event.kind == "man-moved":
            seen.add(frozenset(showing.motion.shift(0.5)))
        sitting.rounds()
    assert seen == {frozenset({"pvt-crowe", "soldat-jung"})}


@pytest.mark.rule("15.0f")
def test_15_0_a_blow_that_lands_moves_both_men() -> None:
    from combat.games.volume1.table.volume1_table import TABLE

    table = Table("crowe 05.05 melee", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    sitting = orders_at(table)
    sitting.app.settings.pace = "normal"
    for hit, moved in ((True, {"pvt-crowe", "soldat-jung"}), (False, {"pvt-crowe"})):
        show = TABLE.motion(sitting.desk, sitting.desk.state, BlowStruck("pvt-crowe", "soldat-jung", hit))
        assert show is not None
        assert set(show.shift(0.7)) == moved
        show.draw(sitting.app.surface, 0.7)


@pytest.mark.rule("17.4")
def test_17_4_every_turn_of_a_prisoners_fate_is_shown_and_told() -> None:
    from combat.games.volume1.table.volume1_table import TABLE

    sitting = guarded()
    sitting.app.settings.pace = "normal"
    event = PrisonerHandedOver("soldat-jung", "pvt-crowe", "sgt-taylor", "relieved")
    show = TABLE.motion(sitting.desk, sitting.desk.state, event)
    assert show is not None
    show.draw(sitting.app.surface, 0.5)


@pytest.mark.rule("15.0")
def test_15_0_men_who_fight_lie_side_by_side_in_their_hex() -> None:
    table = Table("crowe 05.05 melee", "jung 05.05 melee", "taylor 09.09 idle")
    table.state.melee = frozenset({Hex("05.05")})
    people = orders_at(table).desk.title_desk.people
    ours, theirs = people.place_of("pvt-crowe"), people.place_of("soldat-jung")
    assert ours is not None
    assert theirs is not None
    assert theirs.x - ours.x > ours.size // 2


@pytest.mark.rule("17.4c")
def test_17_4_no_odds_are_promised_against_a_prisoner() -> None:
    sitting = orders_at(table_of("crowe 05.05 idle", "jung 05.05 idle", "taylor 05.08 idle", held={"jung": "crowe"}))
    sitting.desk.selection.select("sgt-taylor")
    sitting.desk.input.point_at(PieceId("soldat-jung"))
    assert sitting.layers.aim.pair() is None
