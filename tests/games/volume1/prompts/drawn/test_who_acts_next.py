"""The next man acts automatically unless the player lets another act first; inputs of a turn are counted (4.0)."""

from __future__ import annotations

import pytest

from combat.games.volume1.content.library import load_book
from combat.games.volume1.prompts.ask_fire import AskTarget
from combat.games.volume1.prompts.ask_move import AskMan, AskMove
from combat.games.volume1.rules.decisions import ChooseMan
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.table.battle_settings import NEXT_MAN
from tests.games.volume1.prompts.in_action import action
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the

MEN = ("crowe 05.08 evade", "cragg 07.08 evade", "jung 01.01 hide")


def _sitting(*men: str) -> Sitting:
    sitting = action(Table(*(men or MEN)), 1, "able", "red")
    assert isinstance(sitting.desk.prompt, AskMan), "who is asked is asked"
    sitting.app.settings.wishes[NEXT_MAN.name] = "in-order"
    sitting.app.settings.wishes["duck_back"] = "never"
    return sitting


def _subject(sitting: Sitting) -> str:
    return the(AskMove, sitting.desk.prompt).decision.subject


@pytest.mark.rule("4.0")
def test_4_0_the_next_of_the_roster_acts_by_himself_and_a_click_lets_another_act_first() -> None:
    sitting = _sitting()
    sitting.press("Enter")
    sitting.settle()
    assert _subject(sitting) == "pvt-crowe", "the first was named by hand"
    assert sitting.desk.title_desk.other_man.choices() == []
    sitting.press("1")
    sitting.settle()
    assert _subject(sitting) == "pvt-cragg"
    sitting.press("1")
    sitting.settle()
    assert sitting.desk.state.clock.impulse == 2
    assert _subject(sitting) == "pvt-crowe"
    before = len(sitting.session.game.entries)
    sitting.click(sitting.counter("pvt-cragg"))
    sitting.settle()
    assert _subject(sitting) == "pvt-cragg"
    last = sitting.session.game.entries[-1]
    assert (len(sitting.session.game.entries), last.to, last.value, last.habit) == (
        before,
        "choose-man",
        "pvt-cragg",
        False,
    )
    sitting.press("1")
    sitting.settle()
    assert _subject(sitting) == "pvt-crowe", "whoever was passed over acts after him"


@pytest.mark.rule("4.0")
def test_4_0_the_key_lets_another_man_act_first_also_where_he_fires() -> None:
    men = ("crowe 05.08 rapid-fire", "cragg 07.08 rapid-fire", "jung 06.05 hide")
    sitting = _sitting(*men)
    sitting.desk.controls.answer("pvt-crowe")
    sitting.settle()
    sitting.press("Enter")
    sitting.settle()
    for _ in range(8):
        if sitting.desk.title_desk.other_man.choices():
            break
        sitting.press("Enter")
        sitting.settle()
    asked = the(AskTarget, sitting.desk.prompt)
    assert "Another man" in [button.label for button in asked.buttons()]
    sitting.press("O")
    sitting.settle()
    assert the(AskTarget, sitting.desk.prompt).decision.subject != asked.decision.subject


@pytest.mark.rule("4.0")
def test_4_0_who_has_a_drawn_move_before_him_is_asked_about() -> None:
    sitting = _sitting()
    state, habits = sitting.session.view, sitting.desk.title_desk.wishes
    choice = the(ChooseMan, sitting.session.decision)
    assert habits(choice, state) == "pvt-crowe"
    habits.drawn = lambda state, men: "pvt-cragg" in men
    assert habits(choice, state) is None


class Turn:
    """A turn played by keys with the default settings, in which each key press is counted."""

    def __init__(self, scenario: str, seed: int) -> None:
        self.sitting = Sitting(load_book(scenario), seed, size=(1920, 1080))
        self.sitting.app.settings.wishes.pop(NEXT_MAN.name)
        self.sitting.settle()
        self.sitting.press("F", "Ctrl+Enter")
        self.sitting.settle()
        self.asked: list[str] = []

    def press(self, *chords: str) -> None:
        """Press keys one after the other, and record the question that each one answers."""
        for chord in chords:
            self.asked.append(self.sitting.asked)
            self.sitting.press(chord)
            self.sitting.settle()

    def play(self, *orders: str) -> int:
        """Play to the next turn with the given keys for the orders; return the number of keys pressed."""
        self.asked.clear()
        sitting = self.sitting
        turn = sitting.desk.state.clock.turn
        while sitting.session.decision is not None and sitting.desk.state.clock.turn == turn:
            answers = sitting.session.answers
            if sitting.asked == "play-card":
                self.press("1", "Enter")
            elif sitting.asked == "call-strike":
                self.press("X")
            elif sitting.asked == "give-orders":
                self.press(*orders, "Ctrl+Enter")
            else:
                self.press("Enter")
            assert sitting.session.answers > answers, (sitting.asked, sitting.desk.notice.text)
        return len(self.asked)


def test_a_turn_of_eight_men_takes_at_most_eighteen_inputs() -> None:
    turn = Turn("first-light", 5)
    assert len(give_orders.commanded(turn.sitting.desk.state)) == 8
    assert turn.play("Ctrl+A", "Ctrl+A", "E", "2", "2", "2", "2") <= 18, turn.asked


def test_a_turn_of_four_men_in_contact_takes_at_most_fourteen_inputs() -> None:
    turn = Turn("tutorial-patrol", 3)
    turn.play("Ctrl+A", "E", "2", "2", "2", "2")
    assert turn.asked.count("duck-back") <= 3
    assert turn.play("Ctrl+A", "R") <= 14, turn.asked
    assert turn.asked.count("duck-back") <= 3
    assert "choose-target" in turn.asked
