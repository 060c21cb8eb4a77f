"""Texts of questions, buttons and refusals."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.decision import Draw, Refusal, Roll
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.line import Line
from combat.engine.words.prompt_words import PromptWords
from combat.engine.words.refused import undo_refusal
from combat.games.volume1.rules import decisions as asked
from combat.games.volume1.rules import events
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.rules.rolling import D10
from combat.games.volume1.rules.sight.sight_lines import SightLines
from combat.games.volume1.rules.state import Clock, Order, State
from combat.games.volume1.words import prompt_texts, refusals, sight_notes
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.words.position import position


@pytest.fixture
def state() -> State:
    """Return a state in Impulse 2 in which Taylor, who has no order, is able to act."""
    state = position()
    state.men["taylor"] = replace(state.men["taylor"], order=None)
    state.clock = Clock(1, "action", 2)
    state.initiative = ("able",)
    return state


@pytest.mark.rule("7.0")
def test_7_0_the_order_prompt_names_the_men_without_orders(state: State) -> None:
    shown = WORDS.ask(state, GiveOrders("7.0"))
    assert shown.title == "Give orders."
    how = "Click a marker or press its letter for the chosen man, or drag it onto any."
    assert shown.text == f"3 of 4 men have no order. {how}"
    for man in ("taylor", "clark"):
        state.men[man] = replace(state.men[man], order=Order("hide"))
    left = WORDS.ask(state, GiveOrders("7.0")).text
    assert left == "Evans has no order. With him chosen, click a marker or press its letter; or drag it onto him."
    state.men["evans"] = replace(state.men["evans"], order=Order("hide"))
    assert (
        WORDS.ask(state, GiveOrders("7.0")).text == "All 4 men have an order. Drag a man to plot his path, or commit."
    )


@pytest.mark.rule("16.0")
def test_16_0_a_refused_order_says_why_with_its_rule(state: State) -> None:
    decision = GiveOrders("7.0")
    assert WORDS.refused(state, decision, "clark sprint") == Line("Sprint: his wounds forbid it", "16.0")
    assert WORDS.refused(state, decision, "clark sneak") is None
    assert WORDS.refused(state, decision, "evans plan") == Line("Plan: not a leader", "7.12")
    assert WORDS.refused(state, decision, "jung hide") == Line("Hide: not one of your men", "7.0")
    assert WORDS.refused(state, decision, "evans none") == Line("He has no order", "7.0")


def test_a_greyed_marker_says_why_in_a_few_words(state: State) -> None:
    refusal = GiveOrders("7.0").refusal(state, "evans reload")
    assert refusal is not None and refusals.reason(state, refusal) == "ammo is full"
    assert refusals.reason(state, Refusal("rout-must-run", "17.3", (("order", "evade"),))).endswith("run (Evade)")


@pytest.mark.rule("22.0")
def test_22_0_the_set_up_prompt_counts_who_still_waits(state: State) -> None:
    state.men["taylor"] = replace(state.men["taylor"], hex=None)
    assert WORDS.ask(state, SetUp("22.0")).text == "Drag Taylor onto a marked hex, or click the hex."
    assert WORDS.refused(state, SetUp("22.0"), "ready") == Line("Taylor is not on the board yet", "22.0")
    assert WORDS.refused(state, SetUp("22.0"), "taylor 01.01") == Line(
        "Your men cannot start in 01.01, only in the marked hexes", "22.0"
    )


@pytest.mark.rule("7.07")
def test_7_07_the_second_hex_of_a_sprint_may_be_left(state: State) -> None:
    state.men["taylor"] = replace(state.men["taylor"], order=Order("sprint"))
    decision = asked.ChooseMove("7.07", "taylor", (Hex("06.07"), "duck-back"), None, 2, 2)
    shown = WORDS.ask(state, decision)
    assert shown.title == "Taylor moves."
    assert shown.text == "Sprint, hex 2 of 2: click a marked hex or press its number, or let him duck back here."
    assert prompt_texts.answer(state, decision, "duck-back") == "Duck Back"
    assert prompt_texts.answer(state, decision, "06.07") == "06.07"


@pytest.mark.rule("17.3")
def test_17_3_a_routed_man_is_said_to_run(state: State) -> None:
    state.men["taylor"] = replace(state.men["taylor"], order=Order("sprint"), morale="rout")
    shown = WORDS.ask(state, asked.ChooseMove("7.07", "taylor", (Hex("06.08"),)))
    assert (shown.title, shown.rule) == ("Taylor runs: he is routed.", "17.3")


def test_a_shot_is_asked_for_step_by_step(state: State) -> None:
    target = asked.ChooseTarget("7.02", "taylor", ("jung", "hold-fire"), "hold-fire")
    weapon = asked.ChooseWeapon("13.0", "taylor", ("m3", "colt-45"), target="jung")
    rate = asked.ChooseRate("13.1", "taylor", (1, 2), target="jung", weapon="colt-45")
    assert WORDS.ask(state, target).text == "Choose a target: Jung. He may hold his fire."
    assert prompt_texts.answer(state, target, "hold-fire") == "Hold fire"
    assert WORDS.ask(state, weapon).title == "Taylor fires at Jung."
    assert prompt_texts.answer(state, weapon, "m3") == "M3 Grease Gun"
    assert WORDS.ask(state, rate).text == ".45 Pistol: how many shots?"
    assert [prompt_texts.answer(state, rate, shots) for shots in (1, 2)] == ["1 shot", "2 shots"]


@pytest.mark.rule("13.0.8", "21.1a")
def test_a_hint_says_nothing_that_the_question_makes_untrue(state: State) -> None:
    """A pistol loses no ammunition, and where there is only a flare there is no man to click."""
    rates = [asked.ChooseRate("13.1", "taylor", (1, 2), target="jung", weapon=weapon) for weapon in ("m3", "colt-45")]
    hints = [WORDS.ask(state, rate).hint for rate in rates]
    assert hints == ["A natural 9 costs ammunition.", "This weapon never runs out of ammunition."]
    targets = [
        asked.ChooseTarget("21.1", "taylor", (*men, "flare", "hold-fire"), "hold-fire") for men in ((), ("jung",))
    ]
    hints = [WORDS.ask(state, target).hint for target in targets]
    assert hints == ["Click a button.", "Click a highlighted man. Point at him for the odds."]


@pytest.mark.rule("15.0")
def test_15_0_hand_to_hand_nobody_fires(state: State) -> None:
    assert WORDS.ask(state, asked.ChooseTarget("15.0", "taylor", ("jung",), melee=True)).title == "Taylor attacks."


@pytest.mark.rule("8.2")
def test_8_2_a_card_against_an_unknown_man_does_not_tell_what_he_needs(state: State) -> None:
    known = asked.PlayDiscard("5.1.2", "jung", (6, "pass"), "pass", "re-roll", 2, 5, 0.6, of="hit")
    unknown = asked.PlayDiscard("5.1.2", "voigt", (6, "pass"), "pass", "re-roll", 2, 5, of="spotting")
    assert WORDS.ask(state, known).text.startswith("Jung, shot: rolled 2, needed 5 or less. If you make him re-roll")
    assert WORDS.ask(state, unknown).text == "Unknown White 1, Spotting Check: rolled 2. Re-roll with “Luck”?"
    assert prompt_texts.answer(state, known, "pass") == "No"


@pytest.mark.rule("4.0.1a")
def test_4_0_1a_whether_a_card_is_drawn_is_asked_with_the_planned_ones(state: State) -> None:
    state.aside = (6,)
    draw = asked.DrawCard("4.0.1a", "", ("draw-card", "draw-none"), "draw-card")
    assert WORDS.ask(state, draw).text == "Your hand is empty, and one planned card is added to it: “Luck”."
    state.aside = (6, 6)
    assert WORDS.ask(state, draw).text == "Your hand is empty, and 2 planned cards are added to it: “Luck” and “Luck”."
    assert [prompt_texts.answer(state, draw, answer) for answer in draw.answers] == ["Draw a card", "Draw none"]


@pytest.mark.rule("5.1.2", "7.09.3b")
def test_5_1_2_a_card_for_a_grenades_roll_says_whom_it_is_about_and_what_the_roll_means(state: State) -> None:
    close = asked.PlayDiscard("5.1.2", "taylor", (6, "pass"), "pass", "re-roll", 0, 4, 0.5, "brown", of="grenade")
    assert WORDS.ask(state, close).text == (
        "Taylor’s grenade, Brown: rolled 0, Grenade Near on 4 or less. A re-roll with “Luck” is Grenade Near 50% of the time."
    )
    hit = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", "re-roll", 2, 3, 0.4, of="frag")
    assert WORDS.ask(state, hit).text == (
        "Damage roll against Brown: rolled 2, a hit on 3 or less. A re-roll with “Luck” hits 40% of the time."
    )
    unknown = asked.PlayDiscard("5.1.2", "voigt", (6, "pass"), "pass", "re-roll", 9, 3, 0.4, of="frag")
    assert WORDS.ask(state, unknown).text == "Unknown White 1, damage roll: rolled 9. Re-roll with “Luck”?"


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_re_roll_says_whose_success_it_is(state: State) -> None:
    """An enemy who is made to roll again succeeds against the player."""
    enemy = asked.PlayDiscard("5.1.2", "jung", (6, "pass"), "pass", "re-roll", 2, 3, 0.4, of="hit")
    assert WORDS.ask(state, enemy).text == (
        "Jung, shot: rolled 2, needed 3 or less. If you make him re-roll with “Luck”, he still succeeds 40% of the time."
    )
    ours = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", "re-roll", 7, 3, 0.4, of="hit")
    assert WORDS.ask(state, ours).text == (
        "Brown, shot: rolled 7, needed 3 or less. A re-roll with “Luck” succeeds 40% of the time."
    )


@pytest.mark.rule("5.1.2", "8.2")
def test_5_1_2_a_re_roll_says_whom_the_shot_the_look_or_the_blow_is_at(state: State) -> None:
    shot = asked.PlayDiscard("5.1.2", "jung", (6, "pass"), "pass", "re-roll", 0, 2, 0.3, "brown", "hit")
    said = {
        "en": "Jung fires at Brown: rolled 0, needed 2 or less. If you make him re-roll with “Luck”, he still succeeds 30% of the time.",
        "es": "Jung dispara a Brown: salió 0, necesita 2 o menos. Si lo obligas a repetir con",
        "de": "Jung feuert auf Brown: 0 gewürfelt, nötig 2 oder weniger. Zwingst du ihn mit",
    }
    for language, start in said.items():
        words.use(language)
        assert WORDS.ask(state, shot).text.startswith(start)
    words.use("en")
    for of, start in (
        ("spotting", "Brown tries to spot unknown White 1: "),
        ("melee", "Brown attacks unknown White 1: "),
    ):
        roll = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", "re-roll", 8, 5, 0.6, "voigt", of)
        assert WORDS.ask(state, roll).text.startswith(f"{start}rolled 8, needed 5 or less.")
    unknown = asked.PlayDiscard("5.1.2", "voigt", (6, "pass"), "pass", "re-roll", 2, about="brown", of="spotting")
    assert WORDS.ask(state, unknown).text == "Unknown White 1 tries to spot Brown: rolled 2. Re-roll with “Luck”?"


@pytest.mark.rule("5.1.2", "19.0d")
def test_19_0d_a_wound_morale_check_is_offered_by_what_each_roll_does(state: State) -> None:
    wound = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", "re-roll", 4, 5, 0.1, of="wmc")
    assert WORDS.ask(state, wound).text == (
        "Brown, Wound Morale Check: rolled 4. 0: no effect · 5 or less: morale −1 state · more: −2 · 9: −3. Re-roll with “Luck”?"
    )


WITHOUT = "Without a card he succeeds 40% of the time."


@pytest.mark.rule("5.1.2")
@pytest.mark.parametrize(
    ("window", "of", "said"),
    [
        ("pass", "hide", f"Discard “Luck” to pass Brown’s Troop Quality Check automatically? {WITHOUT}"),
        ("pass", "plan", f"Discard “Luck” to pass Brown’s Plan check automatically? {WITHOUT}"),
        ("milder-wound", "bad", "Brown: Bad Wound. Discard “Luck” to draw another wound card in its place?"),
        ("recover-ammo", "", "Discard “Luck” to remove Brown’s ammunition marker?"),
    ],
)
def test_5_1_2_a_card_is_offered_for_what_it_can_change(state: State, window: str, of: str, said: str) -> None:
    decision = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", window, chance=0.4, of=of)
    assert WORDS.ask(state, decision).text == said


@pytest.mark.rule("16.0", "8.1c")
def test_16_0_of_a_tough_man_a_second_card_is_announced_before_the_first_is_replaced(state: State) -> None:
    figure = state.book.figures["brown"]
    state.book = replace(state.book, figures={**state.book.figures, "brown": replace(figure, tough=True)})
    decision = asked.PlayDiscard("5.1.2", "brown", (6, "pass"), "pass", "milder-wound", of="bad")
    assert WORDS.ask(state, decision).text == (
        "First wound card for Brown: Bad Wound. Discard “Luck” to draw another in its place? "
        "He is Tough: a second wound card is drawn in any case, and you choose which of the two counts."
    )


def test_chance_says_what_it_is_asked_for(state: State) -> None:
    assert WORDS.ask(state, Roll("12.0", "voigt", (D10,), "spotting")) == PromptWords(
        "A d10 is rolled.", "Unknown White 1: Spotting Check"
    )
    assert WORDS.ask(state, Draw("22.0", "", "cup", frozenset({"voigt"}), "set-up")).title == (
        "A counter is drawn from the cup."
    )


def test_undo_says_where_it_stops() -> None:
    assert undo_refusal(Barrier("roll")) == "Undo stops here: a die was rolled."
    assert undo_refusal(Barrier("nothing")) == "Nothing to take back."
    assert undo_refusal(Barrier("resumed")) == "Nothing to take back since the battle was opened again."


def test_undo_has_a_word_for_every_place_where_it_can_stop() -> None:
    known = [event for event in vars(events).values() if isinstance(event, type) and issubclass(event, Event)]
    telling = {event.kind for event in known if event.barrier}
    assert "shot-fired" in telling
    for kind in {"nothing", "resumed", Roll.kind, Draw.kind, *telling}:
        assert undo_refusal(Barrier(kind)).endswith(".")


@pytest.mark.rule("12.1")
def test_12_1_a_line_of_sight_explains_itself() -> None:
    board = Board.of("strip", 1, 9, {Hex("01.04"): "trees"})
    charts = skirmish().charts
    lines = SightLines(board, charts.terrain, charts.numbers)
    cut = sight_notes.note(board, lines.check(Hex("01.02"), Hex("01.06")))
    assert (cut.verdict, cut.reason) == ("blocked by the trees in 01.04", Line("higher than both men", "12.1"))
    assert cut.line == Line("blocked by the trees in 01.04: higher than both men", "12.1")
    assert sight_notes.note(board, lines.check(Hex("01.05"), Hex("01.09"))).line == Line("clear · 4 hexes")
    assert sight_notes.note(board, lines.check(Hex("01.05"), Hex("01.06"))).verdict == "clear · 1 hex"


@pytest.mark.rule("7.0", "6.0")
def test_6_0_nobody_is_told_to_draw_a_way_where_no_order_moves_a_man(state: State) -> None:
    for man in ("taylor", "brown", "clark", "evans"):
        state.men[man] = replace(state.men[man], order=Order("hide"))
    assert "none of them moves this turn" in WORDS.ask(state, GiveOrders("7.0")).text
    state.men["taylor"] = replace(state.men["taylor"], order=Order("sneak"))
    assert "Drag a man to plot his path" in WORDS.ask(state, GiveOrders("7.0")).text
    state.melee = frozenset({state.men["taylor"].place})
    assert "none of them moves this turn" in WORDS.ask(state, GiveOrders("7.0")).text


@pytest.mark.rule("5.1.2", "15.0")
def test_5_1_2_a_card_that_spares_the_roll_of_a_blow_says_at_whom_it_is(state: State) -> None:
    blow = asked.PlayDiscard("5.1.2", "taylor", (6, "pass"), "pass", "pass", chance=0.6, about="jung", of="tqc")
    assert WORDS.ask(state, blow).text == (
        "Discard “Luck” so that Taylor hits Jung in the melee without rolling? Without a card he succeeds 60% of the time."
    )
    assert "pass Taylor’s Troop Quality Check" in WORDS.ask(state, replace(blow, about="")).text
