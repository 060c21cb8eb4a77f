"""Decisions and steps that several rules share; other decisions are defined beside their rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Answer, Choice
from combat.engine.kernel.deck import Card
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.events.turn_events import Chosen
from combat.games.command.rules.fate_cards import DEFENDERS_ONLY, ActionKind
from combat.games.command.rules.state import State

REROLL = "reroll"


class Reroll(Choice):
    """Does the holder of the initiative card cancel a roll? "reroll" or "pass" (3.7)."""

    kind: ClassVar[str] = "reroll"
    seat: Seat = ""
    roller: Seat = ""
    card: Card = 0
    why: str = ""
    """The purpose of the roll."""


class React(Window):
    """Is a card played now? The answers are uses of cards, and "pass" (14.0). `opens` names the occasion."""

    kind: ClassVar[str] = "react"
    hex: Hex = NOWHERE
    """The hex concerned; NOWHERE if there is none."""


class PickUnit(Choice):
    """Which unit is chosen? `why` is the reason for the question."""

    kind: ClassVar[str] = "pick-unit"
    seat: Seat = ""
    why: str = ""


class PickWeapon(Choice):
    """Which weapon is chosen? `why` is the reason for the question."""

    kind: ClassVar[str] = "pick-weapon"
    seat: Seat = ""
    why: str = ""


class PickHex(Choice):
    """Which hex is chosen? `why` is the reason for the question."""

    kind: ClassVar[str] = "pick-hex"
    seat: Seat = ""
    why: str = ""


class PickCard(Choice):
    """Which card is chosen? `why` is the reason for the question."""

    kind: ClassVar[str] = "pick-card"
    seat: Seat = ""
    why: str = ""


class PickWord(Choice):
    """Which word is chosen: a side, a Time space, a chit, yes or no? `why` is the reason for the question."""

    kind: ClassVar[str] = "pick-word"
    seat: Seat = ""
    why: str = ""


def pick_unit(
    side: Seat, units: Iterable[str], why: str, rule: str, *, may_pass: bool = False, about: str = ""
) -> Steps[str]:
    """Ask for one of several units and return its id; return "" if there is none or none is chosen.

    A single mandatory option is taken without asking. `may_pass` allows choosing none; `about` is the id of the piece
    concerned.
    """
    return (yield from _pick(PickUnit, side, tuple(units), why, rule, may_pass, about))


def pick_weapon(
    side: Seat, weapons: Iterable[str], why: str, rule: str, *, may_pass: bool = False, about: str = ""
) -> Steps[str]:
    """Ask for one of several weapons and return its id; return "" if there is none or none is chosen.

    A single mandatory option is taken without asking. `may_pass` allows choosing none; `about` is the id of the piece
    concerned.
    """
    return (yield from _pick(PickWeapon, side, tuple(weapons), why, rule, may_pass, about))


def pick_hex(
    side: Seat, hexes: Iterable[Hex], why: str, rule: str, *, may_pass: bool = False, about: str = ""
) -> Steps[Hex]:
    """Ask for one of several hexes and return it; return NOWHERE if there is none or none is chosen.

    A single mandatory option is taken without asking. `may_pass` allows choosing none; `about` is the id of the piece
    concerned.
    """
    answer = yield from _pick(PickHex, side, tuple(hexes), why, rule, may_pass, about)
    return Hex(answer) if answer else NOWHERE


def pick_word(side: Seat, words: Iterable[str], why: str, rule: str, *, about: str = "") -> Steps[str]:
    """Ask for one of several words and return it; return "" if there are none.

    A single option is taken without asking. `about` is the id of the piece concerned.
    """
    return (yield from _pick(PickWord, side, tuple(words), why, rule, False, about))


def _pick(
    kind: type[PickUnit | PickWeapon | PickHex | PickWord],
    side: Seat,
    things: tuple[Answer, ...],
    why: str,
    rule: str,
    may_pass: bool,
    about: str,
) -> Steps[str]:
    if not things:
        return ""
    if len(things) == 1 and not may_pass:
        return str(things[0])
    passing = PASS if may_pass else None
    answers = (*things, PASS) if may_pass else things
    answer = yield from ask(kind(rule, about, answers, passing, side, why))
    yield Chosen(side, why, answer)
    return "" if answer == PASS else answer


def playable(state: State, side: Seat, *actions: ActionKind) -> list[CardUse]:
    """Return the ways in which a side can use its hand for the given actions; defenders' actions only if it defends
    (14.0).

    For "fire", cards with a Fire order count too.
    """
    defends = state.book.forces[side].posture == "defend"
    wanted = [action for action in actions if defends or action not in DEFENDERS_ONLY]
    uses, cards, fires = list[CardUse](), state.book.cards, "fire" in wanted
    for card in state.hands[side] if wanted else ():
        printed = cards.get(card)
        if printed is not None:
            if fires and printed.order == "fire":
                uses.append(CardUse(card, "fire"))
            if printed.action in wanted:
                uses.append(CardUse(card, printed.action))
    return uses


def react(
    state: State,
    side: Seat,
    opens: str,
    uses: Iterable[Answer],
    rule: str,
    *,
    about: str = "",
    hex_: Hex = NOWHERE,
) -> Steps[str]:
    """Ask a side for a reaction in the window `opens` and return its answer, PASS for none.

    A side with an empty hand and no uses is not asked. `about` and `hex_` are the piece and the place concerned.
    """
    answers = tuple(uses)
    if not state.hands[side] and not answers:
        return PASS
    return (yield from ask(React(rule, about, (*answers, PASS), PASS, side, opens, hex_)))
