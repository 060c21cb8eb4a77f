"""Enter gives the highlighted answer once per press; a sole opponent is attacked after a short delay (4.0, 15.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.desk import AUTO_ANSWER_DELAY_S
from combat.engine.tabletop.thing import CardId, PieceId
from combat.engine.words import text
from combat.games.volume1.prompts.ask_card import AskPlayDiscard
from combat.games.volume1.prompts.ask_move import AskMan, AskMove
from combat.games.volume1.prompts.ask_opponent import AskOpponent
from combat.games.volume1.rules.decisions import PASS, PlayDiscard
from combat.games.volume1.table.battle_settings import DUCK_BACK
from tests.engine.posting_hands import FRAME
from tests.games.volume1.prompts.eight_men import Counted, meadow
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the


def _evading() -> tuple[Sitting, AskMan]:
    """A battle in which all men evade, at the question who is next."""
    sitting = sprinting("evade")
    sitting.app.settings.wishes[DUCK_BACK.name] = "never"
    for _ in range(40):
        sitting.settle()
        prompt = sitting.desk.prompt
        if isinstance(prompt, AskMan):
            return sitting, prompt
        sitting.desk.controls.answer(the(AskMove, prompt).hexes[0])
    raise AssertionError("nobody is ever to be chosen")


def test_enter_lets_the_chosen_man_act_and_a_second_tap_of_it_does_not_answer_for_him() -> None:
    sitting, prompt = _evading()
    man = sitting.desk.selection.piece
    assert man in prompt.men
    sitting.press("Enter")
    moving = the(AskMove, sitting.desk.prompt)
    assert moving.decision.subject == man
    sitting.desk.input.cursor = moving.hexes[0]
    answers = sitting.session.answers
    sitting.press("Enter", pause=0.1)
    assert sitting.session.answers == answers
    sitting.press("Enter", pause=0.3)
    assert sitting.session.answers > answers


def test_enter_means_the_hex_that_the_keys_have_just_gone_to_before_the_answer_that_is_lit() -> None:
    sitting, prompt = _evading()
    other = next(man for man in prompt.men if man != sitting.desk.selection.piece)
    state = sitting.desk.state
    start = state.men[sitting.desk.selection.piece].hex
    assert start is not None
    state.men[other] = replace(state.men[other], hex=Hex(f"{start.column:02d}.{start.row + 1:02d}"))
    sitting.press("Ctrl+Down", "Ctrl+Down", "Enter")
    assert the(AskMove, sitting.desk.prompt).decision.subject == other


def test_enter_keeps_a_card_unless_the_player_has_lifted_it_himself() -> None:
    sitting, _ = _evading()
    card = sitting.desk.state.hand[0]
    asked = PlayDiscard("5.1.2", sitting.desk.selection.piece, (card, PASS), PASS, "re-roll", 9, 2, 0.3, of="spotting")
    prompt = AskPlayDiscard(sitting.desk, asked)
    prompt.begin()
    keys = sitting.app.keys
    assert [(button.key, button.kind) for button in prompt.buttons()[:2]] == [("Enter", "commit"), ("1", "plain")]
    prompt.raised = None
    prompt.raise_card(card)
    assert [(button.key, button.kind) for button in prompt.buttons()[:2]] == [
        (keys.label("decline"), "plain"),
        (keys.label("accept"), "commit"),
    ], "neither changes its place"


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_number_means_the_card_that_lies_there_though_another_cannot_be_used() -> None:
    sitting, _ = _evading()
    desk, (other, card) = sitting.desk, tuple(sitting.desk.state.hand[:2])
    asked = PlayDiscard("5.1.2", desk.selection.piece, (card, PASS), PASS, "re-roll", 9, 2, 0.3, of="spotting")
    prompt = AskPlayDiscard(desk, asked)
    prompt.begin()
    assert [button.key for button in prompt.buttons()[:2]] == ["Enter", "2"]
    number = {key: pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(key), mod=0, unicode=key) for key in "12"}
    prompt.raised = None
    assert prompt.key(number["1"])
    assert prompt.raised is None
    assert desk.notice.text == text("card-not-this"), other
    assert prompt.key(number["2"])
    assert prompt.raised == card


@pytest.mark.rule("5.1.2")
def test_5_1_2_the_man_whom_the_roll_is_at_is_marked_on_the_board() -> None:
    sitting, _ = _evading()
    desk, card = sitting.desk, sitting.desk.state.hand[0]
    asked = PlayDiscard("5.1.2", "jung", (card, PASS), PASS, "re-roll", 0, 2, 0.3, desk.selection.piece, "hit")
    assert AskPlayDiscard(desk, asked).lit() == {CardId(card): "legal", PieceId(desk.selection.piece): "target"}


# -- a question with one answer ---------------------------------------------------------------------------------------


def _hand_to_hand(pace: Pace, wish: str = "by-itself") -> Sitting:
    """One man in a melee with one enemy is about to strike."""
    table = Table("crowe 05.05 melee", "jung 05.05 melee")
    table.state.melee = frozenset({Hex("05.05")})
    table.clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, pace="step")
    for _ in range(20):
        if sitting.desk.prompt is not None:
            break
        sitting.desk.animation.skip()
    the(AskOpponent, sitting.desk.prompt)
    sitting.app.settings.pace = pace
    sitting.app.settings.wishes["one_answer"] = wish
    sitting.desk.turned_back()
    sitting.desk.follow(0.0)  # the question is put again, at that pace
    return sitting


@pytest.mark.rule("15.0")
def test_15_0_the_only_opponent_is_struck_after_a_glance() -> None:
    sitting = _hand_to_hand("normal")
    answers = sitting.session.answers
    sitting.rounds(round(AUTO_ANSWER_DELAY_S["normal"] / FRAME) - 2)
    assert (sitting.session.answers, sitting.asked) == (answers, "choose-target")
    sitting.rounds(4)
    assert sitting.session.answers > answers
    entry = sitting.session.game.entries[answers]
    assert (entry.to, entry.value) == ("choose-target", "soldat-jung")


@pytest.mark.rule("15.0")
@pytest.mark.parametrize(("pace", "wish"), [("step", "by-itself"), ("normal", "asked")])
def test_15_0_step_by_step_and_where_the_player_wants_to_be_asked_it_waits(pace: Pace, wish: str) -> None:
    sitting = _hand_to_hand(pace, wish)
    answers = sitting.session.answers
    sitting.rounds(80)
    assert sitting.session.answers == answers


@pytest.mark.rule("15.0")
def test_15_0_whoever_looks_round_first_is_waited_for() -> None:
    sitting = _hand_to_hand("normal")
    answers = sitting.session.answers
    sitting.press("L")
    sitting.rounds(80)
    assert sitting.session.answers == answers
    sitting.press("Enter")
    assert sitting.session.answers > answers


@pytest.mark.rule("15.0")
def test_15_0_what_was_answered_by_hand_is_not_answered_once_more() -> None:
    sitting = _hand_to_hand("instant")
    answers = sitting.session.answers
    sitting.session.answer("soldat-jung")
    sitting.desk.mirror.drain()
    sitting.desk.follow(0.0)
    given = [entry.value for entry in sitting.session.game.entries[answers:] if entry.value == "soldat-jung"]
    assert given == ["soldat-jung"]


def test_enter_on_a_question_without_a_lit_answer_says_how_to_answer() -> None:
    game = Counted(meadow(1))
    game.press("E", "Ctrl+Enter")
    sitting = game.sitting
    assert sitting.asked == "choose-move"
    before = sitting.session.answers
    sitting.desk.notice.clear()
    sitting.press("Enter")
    assert sitting.session.answers == before
    assert sitting.desk.notice.text
    assert not sitting.desk.notice.refused


def test_where_the_keys_had_gone_to_look_about_is_no_place_that_a_man_is_sent_to() -> None:
    game = Counted(meadow(1))
    sitting = game.sitting
    game.press("E", "Ctrl+Right", "Ctrl+Right", "Ctrl+Right")
    assert sitting.desk.input.cursor is not None
    game.press("Ctrl+Enter")
    assert sitting.asked == "choose-move"
    before = sitting.session.answers
    assert sitting.desk.input.cursor is None
    sitting.press("Enter")
    man = the(AskMove, sitting.desk.prompt).decision.subject
    assert sitting.session.answers == before
    assert not sitting.desk.title_desk.moves.plans.legs_of(sitting.desk.state, man)
