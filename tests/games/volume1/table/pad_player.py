"""A player that decides like a bot and answers with a gamepad alone."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex, direction_between, distance, neighbours
from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.words import text
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.prompts.ask_card import AskCard
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.decisions import ChooseHex, ChooseMan, ChooseMove, ChooseRate, ChooseWeapon
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import set_up
from combat.games.volume1.rules.play.set_up import SetUp
from combat.games.volume1.words import names
from combat.games.volume1.words import prompt_texts as said
from tests.engine.posting_hands import THOUGHT
from tests.engine.stage.pad.pad_buttons import Pad
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

WAYS = ("Up", "Up+Right", "Down+Right", "Down", "Down+Left", "Up+Left")
"""Presses of the d-pad for each of the six directions."""
CALLED = {
    ("duck-back", "pass"): "answer-go-on",
    ("call-strike", "call"): "answer-call",
    ("call-strike", "pass"): "answer-no-strike",
}
"""Answers whose buttons have other names than in the log."""
MOST = 60
"""Number of presses after which a search fails."""


class PadPlayer:
    """A player that acts on the table only through `press`; the other methods only read the table."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting, self.desk = sitting, sitting.desk
        self.pad = Pad(sitting.rounds)
        self.bot = CautiousPlayer()
        self.presses = 0

    def press(self, *buttons: str) -> None:
        """Press buttons of the gamepad, with a pause before each."""
        for button in buttons:
            self.sitting.time += THOUGHT
            self.presses += 1
            self.pad.press(button)

    def play(self, most: int = 3000) -> set[str]:
        """Answer all questions until the battle is over or `most` were answered; return their kinds."""
        asked: set[str] = set()
        for _ in range(most):
            self.sitting.settle()
            if not self.sitting.asked:
                break
            asked.add(self.sitting.asked)
            self.answer()
        return asked

    def answer(self) -> None:
        """Answer the current question."""
        decision = self.sitting.session.decision
        assert decision is not None
        before = self.sitting.session.answers
        self._give(decision, self.bot.answer(decision, self.sitting.session.view))
        assert self.sitting.session.answers > before, f"{decision} is not answered"

    def _give(self, decision: Decision, wanted: Answer) -> None:
        prompt = self.desk.prompt
        if isinstance(decision, SetUp):
            self._set_up()
        elif isinstance(decision, GiveOrders):
            self._order(wanted)
        elif isinstance(prompt, AskCard) and wanted in prompt.numbers:
            self._until("Right", lambda: prompt.raised == wanted)
            self.press("A")
        elif isinstance(prompt, AskFire) and wanted in prompt.targets():
            self._until("RB", lambda: prompt.aim is not None and prompt.aim.target == wanted)
            self.press("A")
        elif isinstance(decision, ChooseWeapon | ChooseRate):
            self.press("A")
        elif isinstance(decision, ChooseMan):
            self._until("RB", lambda: self.desk.selection.piece == wanted)
            self.press("A")
        elif isinstance(decision, ChooseHex | ChooseMove) and isinstance(wanted, Hex):
            self.go_to(wanted)
            self.press("A")
        else:
            called = CALLED.get((decision.kind, str(wanted)))
            self._take(text(called) if called else said.answer(self.desk.state, decision, wanted))

    def _until(self, button: str, done: object) -> None:
        assert callable(done)
        for _ in range(MOST):
            if done():
                return
            self.press(button)
        raise AssertionError(f"{button} never leads there")

    def go_to(self, hex_: Hex) -> None:
        """Move the cursor to a hex with the d-pad."""
        if self.desk.input.cursor is None and self.desk.title_desk.start() == hex_:
            self.press("Up")
        for _ in range(MOST):
            here = self.desk.input.cursor or self.desk.title_desk.start()
            if self.desk.input.cursor == hex_:
                return
            near = min((each for each in neighbours(here) if each), key=lambda each: distance(each, hex_))
            way = direction_between(here, near)
            assert way is not None
            self.press(WAYS[way])
        raise AssertionError(f"the cursor never comes to {hex_}")

    def _take(self, words: str) -> None:
        """Choose a row of the menu that X opens, by its words, or that A opens if it stands open."""
        if self.sitting.app.top is self.sitting.scene:
            self.press("X")
        menu = the(ContextMenu, self.sitting.app.top)
        self._until("Down", lambda: menu.row is not None and menu.row.words == words)
        self.press("A")

    def _set_up(self) -> None:
        if set_up.unplaced(self.desk.state):
            self.go_to(self.desk.state.book.scenario.deployment[0])
            self.press("A")
            self._take(text("button-place-all"))
        else:
            self._take(text("answer-ready"))

    def _order(self, wanted: Answer) -> None:
        if not isinstance(wanted, OrderGiven):
            self._take(text("button-commit"))
            return
        self._until("RB", lambda: self.desk.selection.piece == wanted.man)
        self.press("A")
        self._take(names.order(wanted.order))
