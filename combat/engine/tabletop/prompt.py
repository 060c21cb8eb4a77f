"""What every question at the table can do: say itself, light its legal answers, and take clicks, keys and drops."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import pygame

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.keys import chords
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.words import prompt_texts as said
from combat.games.volume1.words import refusals

if TYPE_CHECKING:
    from combat.engine.tabletop.desk import Desk, Held
    from combat.engine.tabletop.overlay.hex_marks import Mark

D = TypeVar("D", bound=Decision)
Body = Literal["", "tray", "men", "fire", "wound", "strike"]
"""What lies in the bottom strip left of the hand: nothing but the open cards, the order markers, the men to be set up,
the form of a shot, two wound cards, or the slip of a fire mission."""


class Line(Record):
    """What the prompt says: in bold what is asked, then what it is about."""

    title: str
    text: str


class Prompt(Generic[D]):
    """One pending question at the table."""

    body: Body = ""
    letters = False
    """Whether letters mean something here, so that WASD do not pan the board."""
    acted = looked = False
    """Whether its man has carried out his order in this impulse, and whether he has looked about (4.0)."""
    follows = False
    """Whether its line speaks of the hex under the pointer."""

    def __init__(self, desk: Desk, decision: D) -> None:
        self.desk, self.decision = desk, decision

    @property
    def half_given(self) -> bool:
        """Whether it asks the rest of an order, so that Esc takes the order back."""
        return self.desk.state.clock.phase == "friendly-orders"

    # -- what is seen -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The question is put; choose and show what it is about."""
        subject = self.decision.subject
        if subject in self.desk.state.men:
            self.desk.select(subject, show=True)

    def line(self) -> Line:
        """The prompt."""
        prompt = said.prompt(self.desk.state, self.decision)
        return Line(prompt.title, prompt.text)

    def hint(self) -> str:
        """How to answer, for the tooltip of the prompt."""
        return said.prompt(self.desk.state, self.decision).hint

    def buttons(self) -> list[Button]:
        """The buttons beside the prompt, from right to left; the first is the usual answer."""
        return []

    def marks(self) -> Mapping[Hex, Mark]:
        """Hexes that are legal answers."""
        return {}

    def labels(self) -> Mapping[Hex, str]:
        """What stands in legal hexes: the keys that choose them."""
        return {}

    def rings(self) -> Mapping[str, str]:
        """Men that are legal answers, and how they are ringed: legal or target."""
        return {}

    def cards(self) -> frozenset[int]:
        """Cards of the hand that are legal answers."""
        return frozenset()

    # -- what the player does -----------------------------------------------------------------------------------

    def click_man(self, man: str) -> bool:
        """A counter was clicked; False leaves it to be chosen."""
        return False

    def click_hex(self, hex_: Hex) -> bool:
        """Ground was clicked, or Enter pressed on the hex chosen by the keys."""
        return False

    def click_card(self, number: int) -> bool:
        """A card of the hand was clicked or thrown onto the track."""
        return False

    def click_gun(self, gun: str) -> bool:
        """A weapon counter was clicked."""
        return False

    def click_order(self, order: str) -> bool:
        """An order marker was clicked."""
        return False

    def may_carry(self, kind: str, what: str) -> bool:
        """Whether the mouse may pick something up here: an order, a man, or a card."""
        return False

    def drop(self, held: Held, man: str, hex_: Hex | None) -> bool:
        """Something was dropped on a man or hex."""
        return False

    def refuses(self, held: Held, man: str, hex_: Hex | None) -> str:
        """Why it could not be dropped there; "" if it can."""
        return ""

    def key(self, event: pygame.event.Event) -> bool:
        """A key was pressed that no button has."""
        return False

    def candidates(self) -> list[str]:
        """The men among whom Tab goes round."""
        return [man.id for man in self.desk.state.on_board("friendly")]

    # -- help ---------------------------------------------------------------------------------------------------

    def answer(self, value: Answer) -> bool:
        """Answer; what is refused is said with its reason."""
        return self.desk.answer(value)

    def button(self, label: str, value: Answer, key: str = "", kind: Any = "plain") -> Button:
        """A button that gives an answer."""
        button = Button(label, lambda: _ignore(self.answer(value)), key, kind)
        refusal = self.decision.refusal(self.desk.state, value)
        if refusal is not None:
            button.reason = refusals.refusal(self.desk.state, refusal)
        return button

    def keycap(self, action: str) -> str:
        """The key of an action."""
        return self.desk.app.keys.label(action)


def _ignore(_: bool) -> None:
    return None


def digit(event: pygame.event.Event) -> int | None:
    """The number that a key types, 1-9; None for any other key."""
    if event.type != pygame.KEYDOWN:
        return None
    for chord in chords(event):
        if len(chord) == 1 and chord in "123456789":
            return int(chord)
    return None
