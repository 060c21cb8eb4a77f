"""Turns of COMMAND! by gamepad only: every question can be answered, and the prompt names the buttons."""

from __future__ import annotations

from combat.engine.words import has
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_discard import AskDiscard
from combat.games.command.prompts.ask_order import AskOrder
from combat.games.command.prompts.ask_set_off import AskSetOff
from combat.games.command.rules.two_sides import AXIS
from tests.engine.posting_hands import THOUGHT
from tests.engine.stage.pad.pad_buttons import Pad
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.games.command.skirmish import skirmish
from tests.narrowing import the

MOST = 24
"""Questions that are answered at most."""
WAYS = ("Up", "Up+Right", "Down+Right", "Down", "Down+Left", "Up+Left")
"""The cross for each of the six directions."""


class PadHand:
    """Player at the gamepad, who pauses before each press."""

    def __init__(self, table: AtTable) -> None:
        self.table, self.pad = table, Pad(table.rounds)

    def press(self, *buttons: str) -> None:
        """Press buttons in order, with a pause before each."""
        for button in buttons:
            self.table.time += THOUGHT
            self.pad.press(button)

    def answer(self) -> None:
        """Answer the pending question: an order by its card, a hex by the cursor, others by the menu of X."""
        table, asked = self.table, self.table.asked
        before = table.session.answers
        prompt = table.desk.prompt
        if isinstance(prompt, AskOrder) and prompt.playable():
            for _ in prompt.hand:
                self.press("Right")
                if prompt.card in prompt.playable():
                    break
            self.press("A")
        elif isinstance(prompt, AskActivate | AskSetOff):
            self.press("Right", *(["Up"] if not prompt.chosen else []), "A")
        elif asked == "shoot":
            self.press("Right", "A")
        elif asked in ("move-on", "advance-one"):
            for way in WAYS:
                if table.session.answers == before:
                    self.press(way, "A")
        elif asked == "pick-hex":
            self.press("A", "A")
        if table.session.answers == before:
            self.press("X", "A")
        assert table.session.answers > before, f"{asked} is not answered"


def test_turns_are_played_with_a_gamepad_alone() -> None:
    table = AtTable(skirmish(2), 2, seat=AXIS)
    hand, kinds = PadHand(table), set[str]()
    for _ in range(MOST):
        table.settle()
        if not table.asked:
            break
        kinds.add(table.asked)
        if table.asked == "set-up":
            table.press("P")
            table.press("Ctrl+Enter")
            continue
        hand.answer()
        if table.app.top is not table.scene:
            hand.press("B")
    table.close()
    assert {"give-order", "activate"} <= kinds


def sit(*answers: str) -> AtTable:
    """Return a table in a turn with three cards, of which one gives an order that can be carried out."""
    units = {"g-squad": ("squad", "C3"), "g-other": ("squad", "D3"), "u-team": ("team", "O10")}
    hands = {50: ("move", "ambush"), 51: ("recover", "ambush"), 52: ("artillery-denied", "ambush")}
    told = Table(drawn_book(), units, hands=hands)
    told.say(*answers)
    table = AtTable(seat=AXIS, game=told.game)
    table.settle()
    return table


def test_the_cross_raises_a_card_whose_order_a_plays() -> None:
    table = sit()
    hand = PadHand(table)
    prompt = the(AskOrder, table.desk.prompt)
    hand.press("Right")
    assert prompt.card == prompt.hand[0]
    hand.press("Right", "Left", "Left")
    assert prompt.card == prompt.hand[-1]
    while prompt.card not in prompt.playable():
        hand.press("Left")
    before = table.session.answers
    hand.press("A")
    assert table.session.answers > before


def test_the_cross_chooses_what_is_discarded() -> None:
    table = sit("pass")
    hand = PadHand(table)
    prompt = the(AskDiscard, table.desk.prompt)
    before = list(prompt.chosen)
    hand.press("Right")
    raised = table.desk.title_desk.raised
    hand.press("Up")
    assert (raised in prompt.chosen) != (raised in before)


def test_while_a_gamepad_is_used_the_line_says_how_it_answers() -> None:
    table = sit()
    prompt = the(AskOrder, table.desk.prompt)
    assert has("ask-give-order-pad")
    usual = prompt.line().text
    PadHand(table).press("Right")
    table.rounds()
    told = prompt.line().text
    assert told != usual
    assert table.app.keys.named("accept") in told
