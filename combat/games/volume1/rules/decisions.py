"""Decisions of the player that offer a short list of answers.

An answer is a word of the rules: a man's id, a hex, an order's id, a card's number. The two decisions with
many answers are in the modules that check them: `SetUp` in `play/set_up`, `GiveOrders` in
`orders/give_orders`. Dice and decks use `Roll` and `Draw` of the kernel.
"""

from __future__ import annotations

from typing import ClassVar, cast

from combat.engine.kernel.decision import Answer, Choice, Refusal
from combat.engine.kernel.random_source import RandomSource
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.fighting.aim_refusals import aim_refusal
from combat.games.volume1.rules.state import State


class PlayCard(Choice):
    """Which card is put on the initiative track? (4.0.1d)"""

    kind: ClassVar[str] = "play-card"


class DrawCard(Choice):
    """With an empty hand, is a card drawn before planned ones are taken? "draw-card" or "draw-none" (4.0.1a)."""

    kind: ClassVar[str] = "draw-card"
    DRAW: ClassVar[str] = "draw-card"
    NONE: ClassVar[str] = "draw-none"


class DiscardDown(Choice):
    """Which card above the hand limit is discarded? (4.0.1c)"""

    kind: ClassVar[str] = "discard-down"


class PlayDiscard(Choice):
    """Use a discard card now? Its number, or "pass" (5.1.2).

    `window` is what a card would do: re-roll, pass, recover-ammo, milder-wound; `of` names the roll, or the wound that
    was drawn. `result` is the number rolled (None: not rolled yet), `need` the number needed, and `chance`, 0.0-1.0,
    how likely another roll succeeds. `about` is the target of a shot, Spotting Check or blow, or the man near whom a
    grenade may have landed.
    """

    kind: ClassVar[str] = "play-discard"
    window: str = ""
    result: int | None = None
    need: int = 0
    chance: float = 0.0
    about: str = ""
    of: str = ""


class ChooseMan(Choice):
    """Which man of the active team acts next? Passing takes the first in the roster (4.0.4a)."""

    kind: ClassVar[str] = "choose-man"


class HexChoice(Choice):
    """Base class of choices among hexes; some also offer words as answers."""

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The answers that are hexes, in their order."""
        return tuple([answer for answer in self.answers if isinstance(answer, Hex)])


class ChooseMove(HexChoice):
    """Where does he move? A hex; "stay" where he may; "duck-back" after the first of two hexes (6.0, 7.07).

    "shift": he does not move, and tries to shift his Grenade Target marker instead (7.09).
    """

    kind: ClassVar[str] = "choose-move"
    STAY: ClassVar[str] = "stay"
    DUCK_BACK: ClassVar[str] = "duck-back"
    SHIFT: ClassVar[str] = "shift"
    step: int = 1
    steps: int = 1


class ChooseHex(HexChoice):
    """Which hex? `why` is a message id: grenade-target, shift-target (7.09), flare (21.1)."""

    kind: ClassVar[str] = "choose-hex"
    AIM: ClassVar[str] = "grenade-target"
    why: str = ""

    def read(self, answer: Answer) -> Hex:
        """Return the hex among `answers` that equals an answer, which may be a journal's plain text."""
        return cast(Hex, super().read(answer))

    def refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Return the reason why an answer is refused, or None if it is legal."""
        refused = super().refusal(state, answer)
        hex_ = next((hex_ for hex_ in state.board.hexes() if hex_ == answer), None) if refused is not None else None
        if hex_ is None or self.why != self.AIM:
            return refused
        return aim_refusal(state, state.men[self.subject], hex_) or refused


class ChooseWhom(Choice):
    """Whom is his order about? A man's id; `why` is the order: medical-aid, search, carry (7.14, 7.15, 7.18)."""

    kind: ClassVar[str] = "choose-whom"
    why: str = ""


class ChooseBandage(Choice):
    """Which wound is bandaged? light, bad or bad-evac; `patient` is the man who has them (7.14, 16.1)."""

    kind: ClassVar[str] = "choose-bandage"
    patient: str = ""


class ChooseTarget(Choice):
    """Whom does he fire at? A man's id; "hold-fire" where he may.

    "flare": he fires a flare instead (7.01-7.04, 21.1).
    """

    kind: ClassVar[str] = "choose-target"
    HOLD: ClassVar[str] = "hold-fire"
    FLARE: ClassVar[str] = "flare"
    melee: bool = False
    """Whether he strikes in melee (15.0)."""


class ChooseWeapon(Choice):
    """Which weapon does he fire? A weapon's id (13.0); `target` is the man fired at."""

    kind: ClassVar[str] = "choose-weapon"
    target: str = ""


class ChooseRate(Choice):
    """How many shots? A rate of fire of the weapon (13.1)."""

    kind: ClassVar[str] = "choose-rate"
    target: str = ""
    weapon: str = ""


class DuckBack(Choice):
    """Does he duck back at the end of his activation? "duck-back" or "pass" (7.19)."""

    kind: ClassVar[str] = "duck-back"
    DUCK_BACK: ClassVar[str] = "duck-back"


class ChooseWound(Choice):
    """Which of a Tough man's two wound cards counts? A card's number (16.0)."""

    kind: ClassVar[str] = "choose-wound"


class TakeAlong(Choice):
    """Does a guard lead his prisoners with him? "take-along", or "leave-behind"; `order` is his new one (17.4)."""

    kind: ClassVar[str] = "take-along"
    ALONG: ClassVar[str] = "take-along"
    BEHIND: ClassVar[str] = "leave-behind"
    order: str = ""


class CallStrike(Choice):
    """Does the player call his artillery now? `subject` is the barrage; "call" or "pass" (20.0)."""

    kind: ClassVar[str] = "call-strike"
    CALL: ClassVar[str] = "call"
    granted: bool = False
    """Whether the scenario allows the call; otherwise a card does (5.1.1, 22.0)."""


class EndBattle(Choice):
    """His mission is fulfilled: does the player end the battle now? "end" or "fight-on" (22.0).

    `subject` is the index of the scenario's ending, from 0.
    """

    kind: ClassVar[str] = "end-battle"
    END: ClassVar[str] = "end"
    FIGHT_ON: ClassVar[str] = "fight-on"


PASS = "pass"

SECOND_THOUGHTS = 16
"""A random player changes a sufficient order or place once in this many times."""


def wavers(numbers: RandomSource) -> bool:
    """Return True once in `SECOND_THOUGHTS` times, when a random player changes an answer that was good enough."""
    return numbers.below(SECOND_THOUGHTS) == 0
