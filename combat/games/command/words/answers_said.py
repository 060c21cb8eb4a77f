"""Labels of answers, as on buttons."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.str_value import parse_any
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, has, text
from combat.games.command.rules.actions.boosts import extra_hexes
from combat.games.command.rules.answers import (
    DONE,
    EXIT,
    PASS,
    STOP,
    CardUse,
    Handing,
    Leaving,
    Placement,
    Scrapping,
)
from combat.games.command.rules.decisions import PickCard, PickHex, PickUnit, PickWeapon, PickWord, React, Reroll
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.play.turns import GiveOrder
from combat.games.command.rules.state import State
from combat.games.command.words import command_names as names

PLAIN = (PASS, DONE, STOP, EXIT, "shoot", "initiative", "reroll")


def answer(state: State, decision: Decision, said: Answer) -> str:
    """Return the label of the answer `said`."""
    special = _special(state, decision, said)
    if special:
        return special
    match decision:
        case PickUnit():
            alone, told_apart = names.unit_alone(state, str(said)), names.unit(state, str(said))
            return _whose(state, decision, str(said), alone, told_apart)
        case PickWeapon():
            weapon = capital(names.weapon_alone(state, str(said)))
            return _whose(state, decision, str(said), weapon, weapon)
        case PickHex():
            return text("answer-hex", hex=Hex(str(said)))
        case PickCard():
            return card(state, int(said))
        case PickWord():
            return word(state, decision, str(said))
    return text("answer-hex", hex=said) if isinstance(said, Hex) else _compound(state, str(said))


def _whose(state: State, decision: PickUnit | PickWeapon, said: str, name: str, told_apart: str) -> str:
    """Return a piece's name with its side if pieces of both sides may be picked, otherwise its distinguishing name."""
    sides = {names.owner(state, str(one)) for one in decision.answers if one != decision.passing}
    if len(sides) < 2:
        return told_apart
    return text("answer-of-side", name=name, side=names.side(names.owner(state, said)))


def _special(state: State, decision: Decision, said: Answer) -> str:
    """Return the label of a fixed answer such as passing or stopping, specific to the decision if possible."""
    if said not in PLAIN:
        return ""
    if isinstance(decision, React) and decision.opens == "breaking" and state.units[decision.subject].broken:
        return text("answer-pass-react-eliminated")
    why = occasion(decision) or "night" * state.book.night
    if isinstance(decision, GiveOrder) and not state.hands.get(decision.seat):
        why = "empty"
    for message in (f"answer-{said}-{decision.kind}-{why}", f"answer-{said}-{decision.kind}", f"answer-{said}"):
        if has(message):
            return text(message, fp=extra_hexes(state, state.attack) if state.attack is not None else 0)
    return text("answer-done")


def occasion(decision: Decision) -> str:
    """Return the reason of a decision of a kind that is asked for several reasons; "" for other kinds."""
    match decision:
        case Reroll() | PickUnit() | PickWeapon() | PickHex() | PickCard() | PickWord():
            return decision.why
        case React():
            return decision.opens
        case Shoot():
            return decision.occasion
    return ""


def _compound(state: State, said: str) -> str:
    """Return the label of a composite answer."""
    match parse_any(said, CardUse, Handing, Leaving, Scrapping, Placement):
        case CardUse(use=use):
            return names.use(use)
        case Handing(weapon=weapon, taker=taker):
            arm = names.weapon_alone(state, weapon)
            taking = {"unit": names.unit(state, taker), "named": names.in_sentence(state, taker)}
            return text("answer-give", weapon=arm, what=capital(arm), **taking)
        case Scrapping(weapon=weapon):
            return text("answer-scrap", weapon=names.weapon_alone(state, weapon))
        case Leaving(unit=unit):
            return text("answer-exit-unit", unit=names.unit(state, unit))
        case Placement(unit=unit, hex=hex_) if unit in state.units:
            return text("answer-placed", unit=names.unit(state, unit), hex=hex_)
        case Placement(unit=work, hex=hex_):
            return text("answer-placed", unit=capital(text(f"ground-{work}")), hex=hex_)
    return said


def card(state: State, number: int) -> str:
    """Return a card as text: its order and its action; a text for an unknown card."""
    found = state.book.cards.get(number)
    if found is None:
        return text("answer-card-unknown")
    return text("answer-card", order=names.use(found.order), action=names.use(found.action))


def word(state: State, decision: PickWord, said: str) -> str:
    """Return the label of a word of `PickWord`, such as a side, a Time space or an item of support."""
    match decision.why:
        case "rout-whom":
            return names.side(said)
        case "return":
            return text("answer-time", space=int(said))
        case "support":
            return names.unit(state, said)
        case "reconnaissance":
            return text("answer-chit", chit=said, worth=names.worth(state, said))
    message = f"answer-{decision.why}-{said}"
    return text(message) if has(message) else said
