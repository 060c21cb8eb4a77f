"""Clicks and drags at the table: a path is followed to its end, a target is chosen, pieces are deselected."""

from __future__ import annotations

import pygame
import pytest

from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.tabletop.desk_parts.notice import NOTICE_SECONDS
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.thing import PieceId, PlaceId
from combat.engine.words import capital, text
from combat.engine.words.key_names import key_name
from combat.engine.words.line import shown
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_move_on import AskMoveOn
from combat.games.command.prompts.ask_order import AskOrder
from combat.games.command.prompts.ask_set_off import AskSetOff
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.answers import STOP, Pieces
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.table.menus.command_menus import piece_rows
from combat.games.command.table.panels.sum_form import SumForm
from combat.games.command.words import command_names as names
from combat.games.command.words.form import Form, FormChoice
from tests.engine.posting_hands import FRAME
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {
    "g-leader": ("leader", "C3"), "g-squad": ("squad", "C3"), "g-other": ("squad", "D3"), "g-far": ("squad", "G9"),
    "u-squad": ("squad", "G4"), "u-team": ("team", "O10"),
}  # fmt: skip
HANDS = {50: ("move", "ambush"), 51: ("fire", "ambush"), 52: ("artillery-denied", "ambush")}


def sit(*answers: str | Pieces, units: dict[str, tuple[str, str]] = UNITS) -> AtTable:
    """Return a table in the middle of a turn, after some answers."""
    told = Table(drawn_book(), units, hands=HANDS)
    told.say(*answers)
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    return table


@pytest.mark.rule("8.2", "6.6")
def test_a_click_on_a_leader_takes_all_whom_he_reaches() -> None:
    table = sit("50 move")
    prompt = the(AskActivate, table.desk.prompt)
    prompt.click(PieceId("g-leader"))
    assert sorted(prompt.chosen) == ["g-leader", "g-other", "g-squad"]
    prompt.click(PieceId("g-other"))
    assert sorted(prompt.chosen) == ["g-leader", "g-squad"]
    prompt.click(PieceId("g-far"))
    assert sorted(prompt.chosen) == ["g-leader", "g-squad"]
    assert text("refusal-out-of-command") in shown(table.desk.notice.text)
    prompt.click(PieceId("g-far"))
    assert prompt.chosen == ["g-far"]
    prompt.choose("g-squad")
    assert prompt.chosen == ["g-squad"]
    table.close()


@pytest.mark.rule("8.2")
def test_enter_activates_the_unit_chosen_last_though_its_button_reads_as_before() -> None:
    table = sit("50 move")
    prompt = the(AskActivate, table.desk.prompt)
    for unit in ("g-far", "g-squad"):
        table.press(str(prompt.candidates().index(unit) + 1))
        assert prompt.chosen == [unit]
    table.press("Enter")
    assert [unit.id for unit in table.desk.state.units.values() if unit.activated] == ["g-squad"]
    table.close()


@pytest.mark.rule("9.3")
def test_a_click_on_ground_under_waiting_units_chooses_them_and_moves_nobody() -> None:
    table = sit("50 move", Pieces(("g-leader", "g-other", "g-squad")))
    prompt = the(AskSetOff, table.desk.prompt)
    prompt.click(PieceId("g-other"))
    assert at("C3") in prompt.ways()
    assert prompt.click(PlaceId(at("C3")))
    assert (table.asked, sorted(prompt.chosen)) == ("set-off", ["g-leader", "g-squad"])
    assert shown(table.desk.notice.text) == text("set-off-others", hex=at("C3"), key="Enter")
    prompt.choose("g-squad")
    prompt.choose("g-leader")
    assert prompt.click(PlaceId(at("D3"))), "with nobody chosen there is nothing else to do than choosing"
    assert prompt.chosen == ["g-other"]
    assert prompt.drop(PieceId("g-other"), PlaceId(at("C3"))), "a drag still goes there"
    table.settle()
    assert table.desk.state.units["g-other"].hex == at("C3")
    table.close()


@pytest.mark.rule("9.3")
def test_a_click_on_a_unit_that_has_moved_chooses_those_that_wait_in_its_hex() -> None:
    table = sit("50 move", Pieces(("g-leader", "g-other", "g-squad")), "g-other", str(at("C3")), "stop")
    prompt = the(AskSetOff, table.desk.prompt)
    prompt.chosen = []
    assert prompt.click(PieceId("g-other"))
    assert sorted(prompt.chosen) == ["g-leader", "g-squad"]
    table.close()


@pytest.mark.rule("9.3")
def test_9_3_all_units_that_can_move_are_listed_the_tenth_and_later_ones_with_shift() -> None:
    more = {f"g-more{place}": ("team", hex_) for place, hex_ in enumerate(("D3", "D3", "D3", *["B3"] * 5))}
    group = ("g-leader", "g-other", "g-squad", *more)
    table = sit("50 move", Pieces(tuple(sorted(group))), units=UNITS | more)
    prompt = the(AskSetOff, table.desk.prompt)
    choices = the(Form, prompt.form()).choices
    assert sorted(choice.id for choice in choices) == sorted(group)
    keys = [choice.key for choice in choices]
    assert keys == [*"12356789", *(key_name(f"Shift+{number}") for number in (1, 2, 3))], "the fourth unit stays"
    last, before = choices[-1].id, choices[-1].chosen
    table.press("Shift+3")
    assert (last in prompt.chosen) != before
    table.close()


@pytest.mark.rule("9.3")
def test_9_3_a_low_pane_counts_the_units_below_it() -> None:
    form = SumForm()
    choices = tuple(FormChoice(str(place), f"Rifle squad {place}") for place in range(9))
    surface = pygame.Surface((300, 400))
    form.draw(surface, surface.get_rect(), Form("Move", choices=choices))
    assert form.below(0) == len(choices)
    assert form.below(surface.get_height()) == 0


@pytest.mark.rule("8.2", "6.6")
def test_a_figure_that_cannot_join_a_group_is_told_why_before_it_gives_the_group_up() -> None:
    table = sit("50 move")
    prompt = the(AskActivate, table.desk.prompt)
    figures = {unit: str(place) for place, unit in enumerate(prompt.candidates(), 1)}
    table.press(figures["g-leader"])
    group = sorted(prompt.chosen)
    assert len(group) == 3
    table.press(figures["g-far"])
    assert sorted(prompt.chosen) == group
    assert text("refusal-out-of-command") in shown(table.desk.notice.text)
    table.press(figures["g-far"])
    assert prompt.chosen == ["g-far"]
    table.close()


@pytest.mark.rule("8.2", "8.3")
def test_to_fire_those_are_offered_who_have_a_shot_or_lead_any_of_them() -> None:
    table = sit("51 fire", units=UNITS | {"g-idle": ("team", "A9")})
    prompt = the(AskActivate, table.desk.prompt)
    idle = [unit for unit in prompt.free if unit not in prompt.listed]
    assert prompt.able
    assert idle
    assert set(prompt.able) <= set(prompt.listed)
    assert "g-leader" in prompt.listed
    choices = the(Form, prompt.form()).choices
    assert [choice.id for choice in choices] == prompt.listed
    assert [choice.key for choice in choices] == [str(place) for place in range(1, len(choices) + 1)]
    prompt.click(PieceId(idle[0]))
    assert [choice.id for choice in the(Form, prompt.form()).choices] == [*prompt.listed, idle[0]]
    table.close()


@pytest.mark.rule("8.2")
def test_figures_go_by_the_place_in_the_list_and_stay_for_the_whole_turn() -> None:
    table = sit("50 move")
    figures = dict(the(AskActivate, table.desk.prompt).figures())
    assert list(figures.values()) == [str(number) for number in range(1, len(figures) + 1)]
    table.press(figures["g-squad"], "Enter")
    while table.asked != "give-order":
        assert table.desk.prompt is not None
        steps = the(AskMoveOn, table.desk.prompt).numbers() if table.asked == "move-on" else {}
        refused = table.desk.prompt.decision.refusal(table.desk.state, STOP) if steps else None
        table.press("0" if refused is None else str(min(steps)))
    table.press(str(table.desk.state.hands[AXIS].index(51) + 1), "Enter")
    prompt = the(AskActivate, table.desk.prompt)
    assert "g-squad" not in prompt.free
    before = dict(prompt.figures())
    assert before == {unit: figures[unit] for unit in before}, "who was activated leaves a gap"
    table.press(next(iter(before.values())))
    assert prompt.chosen
    assert {unit: figures[unit] for unit in prompt.figures()} == prompt.figures()
    assert prompt.hint() == text("ask-activate-keys", accept="Enter")
    table.close()


@pytest.mark.rule("8.3")
def test_a_refusal_speaks_of_the_chosen_units_where_another_could() -> None:
    table = sit("51 fire")
    prompt = the(AskActivate, table.desk.prompt)
    assert prompt.able
    assert "g-leader" not in prompt.able
    prompt.chosen = ["g-leader"]
    button = next(button for button in prompt.buttons() if button.key == "Enter")
    assert capital(text("refusal-chosen-cannot-fire")) in shown(button.reason)
    table.close()


def test_keys_are_told_of_keys_and_the_hint_of_what_the_turn_has_left() -> None:
    table = sit()
    assert text("ask-give-order-hint", cards=2, given=0, last=0) in the(AskOrder, table.desk.prompt).hint()
    table.press("0", "0")
    assert table.asked == "discard"
    prompt = the(AskDiscard, table.desk.prompt)
    assert prompt.hint() == prompt.line().text == text("ask-discard-keys", accept="Enter")
    table.close()
    table = sit("50 move", "g-squad", "g-squad", str(at("C4")), "stop")
    assert the(AskOrder, table.desk.prompt).hint() == text("ask-give-order-hint", cards=2, given=1, last=0)
    assert text("ask-give-order-hint", cards=2, given=1, last=0) != text(
        "ask-give-order-hint", cards=2, given=0, last=0
    )
    table.close()


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("by_mouse", [False, True])
def test_no_turn_ends_unasked_while_orders_can_be_given(by_mouse: bool) -> None:
    """Who means the last roll of a Recover with it, or what came before, is told first that there is more to do."""
    table = sit("50 move", "g-squad", "g-squad", str(at("C4")), "stop")
    assert table.asked == "give-order"

    def end() -> None:
        bar = the(PromptBar, table.scene.parts["prompt"])
        table.click(bar.buttons[1].rect.center) if by_mouse else table.press("0")

    end()
    prompt = the(AskOrder, table.desk.prompt)
    assert prompt.line().text == text("ask-end-turn-again", key="0")
    table.rounds(round(2 * NOTICE_SECONDS / FRAME))
    assert prompt.line().text == text("ask-end-turn-again", key="0")
    end()
    assert table.desk.state.given == 0
    table.close()


@pytest.mark.rule("3.2")
def test_nobody_passes_unasked_and_no_discard_is_skipped_by_the_same_key() -> None:
    table = sit()
    table.press("0")
    assert table.asked == "give-order"
    assert the(AskOrder, table.desk.prompt).line().text == text("ask-pass-again", key="0")
    table.press("0")
    assert table.asked == "discard"
    hand = table.desk.state.hands[AXIS]
    table.press("0")
    prompt = the(AskDiscard, table.desk.prompt)
    assert prompt.line().text == text("ask-discard-none-again", key="0")
    table.press("1")
    assert prompt.line().text != text("ask-discard-none-again", key="0")
    table.press("0", "0")
    assert table.asked != "discard"
    assert set(hand) <= set(table.desk.state.hands[AXIS])
    table.close()


@pytest.mark.rule("3.1")
def test_a_warning_goes_with_the_next_thing_done() -> None:
    table = sit()
    table.press("0", "1")
    prompt = the(AskOrder, table.desk.prompt)
    assert prompt.card
    assert prompt.line().text != text("ask-pass-again", key="0")
    table.press("0")
    assert table.asked == "give-order"
    table.close()


@pytest.mark.rule("3.1")
def test_a_weapon_is_thrown_away_by_a_key_of_its_own_and_only_at_the_second_press() -> None:
    told = Table(drawn_book(), UNITS, hands=HANDS)
    weapon = told.arm("g-squad", "lmg")
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    table.desk.selection.select("g-squad")
    prompt = the(AskOrder, table.desk.prompt)
    label = text("answer-scrap", weapon=names.weapon_alone(told.state, weapon))
    assert all(button.key != "X" for button in prompt.buttons()), "not beside the buttons that end the turn"
    rows = {row.words: row for row in piece_rows(table.scene, PieceId("g-squad"))}
    assert rows[label].key == "X"
    assert label not in [row.words for row in piece_rows(table.scene, PieceId("u-squad"))]
    table.press("X")
    assert the(AskOrder, table.desk.prompt).line().text == text("ask-scrap-again", key="X")
    assert table.desk.state.units["g-squad"].weapon == weapon
    table.press("X")
    table.settle()
    assert not table.desk.state.units["g-squad"].weapon
    table.close()


def test_0_declines_whatever_key_stands_on_the_button_and_never_moves_the_map() -> None:
    table = sit("50 move", "g-squad", "g-squad", str(at("C4")))
    assert table.asked == "move-on"
    assert table.desk.prompt is not None
    assert table.desk.prompt.buttons()[0].key == "0", "Enter wastes no movement points"
    table.press("Enter")
    assert table.asked == "move-on"
    table.press("0")
    assert table.asked == "give-order"
    table.close()
    table = sit("50 move")
    step = table.desk.view.camera.step
    table.desk.view.zoom(2)
    zoomed = table.desk.view.camera.step
    assert zoomed != step
    table.press("0")
    assert table.asked == "activate"
    assert shown(table.desk.notice.text) == text("nothing-to-decline")
    assert table.desk.view.camera.step == zoomed
    table.press("Ctrl+0")
    assert table.desk.view.camera.step != zoomed
    table.close()


@pytest.mark.rule("3.1", "8.1")
def test_enter_plays_the_card_that_a_number_has_raised_and_nothing_else_while_an_order_can_be_given() -> None:
    table = sit()
    prompt = the(AskOrder, table.desk.prompt)
    assert [(button.key, button.kind) for button in prompt.buttons()] == [("Enter", "commit"), ("0", "plain")]
    table.press("Enter", "Enter")
    assert (table.asked, prompt.card, table.desk.state.given) == ("give-order", 0, 0)
    assert shown(table.desk.notice.text) == text("choose-card-first")
    table.press(str(prompt.hand.index(52) + 1))
    assert prompt.card == 52
    assert 52 not in prompt.playable()
    table.press("Enter")
    assert (table.asked, prompt.card) == ("give-order", 52)
    assert shown(table.desk.notice.text) != text("choose-card-first")
    table.press(str(prompt.hand.index(50) + 1))
    assert [button.label for button in prompt.buttons() if button.key == "Enter"] == [
        text("button-give-order", order=names.use("move"))
    ]
    table.press("Enter")
    assert (table.asked, table.desk.state.given) == ("activate", 1)
    table.close()


@pytest.mark.rule("3.2")
def test_an_empty_hand_is_passed_with_one_press_and_filled() -> None:
    told = Table(drawn_book(), UNITS, hands={52: ("move", "ambush")})
    assert told.asked is not None
    told.state.hands[AXIS] = ()
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    prompt = the(AskOrder, table.desk.prompt)
    assert [(button.key, button.label) for button in prompt.buttons()] == [
        ("Enter", text("answer-pass-give-order-empty"))
    ]
    assert prompt.hint() == text("ask-give-order-hint", cards=0, given=0, last=0)
    table.press("Enter")
    table.settle()
    assert table.desk.state.hands[AXIS]
    assert table.asked != "discard"
    entries = [(entry.to, entry.habit) for entry in table.session.game.entries]
    assert ("discard", True) in entries
    table.close()


@pytest.mark.rule("3.1")
def test_the_last_order_of_a_turn_is_called_that_before_it_is_given() -> None:
    for given, last in ((0, False), (1, True)):
        told = Table(drawn_book(), UNITS, hands=HANDS)
        assert told.asked is not None
        told.state.given = given
        forces = told.state.book.forces
        told.state.book = replace(told.state.book, forces={**forces, AXIS: replace(forces[AXIS], orders=2)})
        table = AtTable(seat=AXIS, game=told.game)
        table.settle()
        line = the(AskOrder, table.desk.prompt).line()
        side = names.side(AXIS)
        assert (line.title == text("ask-give-order-last", side=side)) is last
        assert (line.title == text("ask-give-order", side=side)) is not last
        table.close()


@pytest.mark.rule("3.2")
def test_enter_passes_where_no_order_can_be_given() -> None:
    told = Table(drawn_book(), UNITS, hands={52: ("artillery-denied", "ambush")})
    assert told.asked is not None
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    table.press("Enter")
    assert table.asked == "discard"
    table.close()


@pytest.mark.rule("9.3")
def test_a_single_unit_is_not_asked_whether_it_sets_off() -> None:
    table = sit("50 move", "g-squad")
    assert table.asked == "move-on"
    table.close()
    table = sit("50 move", "g-leader g-squad", "g-squad", str(at("C4")), "stop")
    prompt = the(AskSetOff, table.desk.prompt)
    named = names.unit(table.desk.state, "g-leader")
    assert prompt.line().title == text("ask-move-on", side=names.side(AXIS), named=named)
    table.close()


@pytest.mark.rule("9.3")
def test_spanish_asks_of_units_and_leaders_with_their_article() -> None:
    table = sit("50 move", "g-squad")
    prompt, state = the(AskMoveOn, table.desk.prompt), table.desk.state
    words.use("es")
    title, squad, leader = prompt.line().title, names.unit(state, "g-squad"), names.unit(state, "g-leader")
    led = [names.in_sentence(state, "g-leader")]
    state.units["g-leader"] = replace(state.units["g-leader"], name="Sgto Novak")
    led.append(names.in_sentence(state, "g-leader"))
    words.use("en")
    assert led == [f"el {names.small(leader)}", "el Sgto Novak"]
    assert title == f"Eje: ¿adónde va el {names.small(squad)}?"
    table.close()


@pytest.mark.rule("9.3")
def test_spanish_asks_of_several_units_in_the_plural() -> None:
    table = sit("50 move", "g-leader g-squad", "g-leader g-squad", str(at("C4")))
    prompt, state = the(AskMoveOn, table.desk.prompt), table.desk.state
    words.use("es")
    title, named = prompt.line().title, [names.in_sentence(state, id_) for id_ in ("g-leader", "g-squad")]
    words.use("en")
    assert title == f"Eje: ¿adónde van {' y '.join(named)}?"
    table.close()


def test_a_click_on_a_greyed_button_says_why_in_the_place_of_the_prompt() -> None:
    table = sit("50 move", "g-leader g-squad")
    prompt = the(AskSetOff, table.desk.prompt)
    for unit in list(prompt.chosen):
        prompt.choose(unit)
    table.rounds(2)
    bar = the(PromptBar, table.scene.parts["prompt"])
    button = next(button for button in bar.buttons if not button.enabled)
    table.click(button.rect.center)
    assert shown(table.desk.notice.text) == shown(button.reason)
    assert table.desk.notice.refused
    table.close()


@pytest.mark.rule("9.1", "9.3")
def test_a_click_on_a_far_hex_walks_there_hex_by_hex() -> None:
    table = sit("50 move", "g-leader g-squad")
    prompt = the(AskSetOff, table.desk.prompt)
    prompt.choose("g-leader")
    assert prompt.chosen == ["g-squad"]
    goal = at("C6")
    assert prompt.ways()[goal].spent == 3
    assert prompt.click(PlaceId(goal))
    table.settle()
    assert table.desk.state.units["g-squad"].hex == goal
    assert table.asked == "move-on"
    table.close()


@pytest.mark.rule("11.1", "11.2", "11.3")
def test_all_that_reach_a_target_fire_and_each_may_be_left_out() -> None:
    table = sit("51 fire", "g-leader g-other g-squad")
    prompt = the(AskShot, table.desk.prompt)
    assert prompt.aim == at("G4")
    assert {"g-squad", "g-other"} <= set(prompt.pieces)
    whole = prompt.odds()
    prompt.choose("g-other")
    less = prompt.odds()
    assert whole is not None
    assert less is not None
    assert whole.fp == less.fp + 1
    assert "g-other" not in prompt.pieces
    form = prompt.form()
    assert form is not None
    assert [choice.chosen for choice in form.choices if choice.id == "g-other"] == [False]
    table.close()


@pytest.mark.rule("3.2")
def test_what_cannot_be_given_now_is_chosen_to_be_discarded() -> None:
    """A Fire card may answer the enemy, and stays."""
    table = sit("pass")
    prompt = the(AskDiscard, table.desk.prompt)
    assert prompt.chosen == [52]
    assert prompt.buttons()[0].key == "Enter"
    table.close()


@pytest.mark.rule("3.2")
def test_enter_keeps_the_whole_hand_where_no_card_is_chosen_once_it_was_asked_again() -> None:
    table = sit("pass")
    prompt = the(AskDiscard, table.desk.prompt)
    table.press(str(prompt.hand.index(52) + 1))
    assert not prompt.chosen
    assert [(button.key, button.label) for button in prompt.buttons()] == [("Enter", text("button-discard", count=0))]
    hand = table.desk.state.hands[AXIS]
    table.press("Enter")
    assert table.asked == "discard"
    assert prompt.line().text == text("ask-discard-none-again", key="Enter")
    table.press("Enter")
    assert table.asked != "discard"
    assert set(hand) <= set(table.desk.state.hands[AXIS])
    table.close()


@pytest.mark.rule("8.2", "9.3")
def test_an_order_numbers_its_units_alike_in_each_of_its_questions() -> None:
    units = {"g-squad": ("squad", "K8"), "g-leader": ("leader", "K8"), "g-a": ("team", "K8"), "u-far": ("team", "A1")}
    told = Table(drawn_book(), units, hands={50: ("move", "ambush")}).say("50 move")
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    figures = dict(the(AskActivate, table.desk.prompt).figures())
    table.press(str(figures["g-leader"]), "Enter")
    assert the(AskSetOff, table.desk.prompt).figures() == figures == {"g-squad": "1", "g-leader": "2", "g-a": "3"}
    table.close()
