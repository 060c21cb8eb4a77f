"""What stands on the button of an answer."""

from __future__ import annotations

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import capital, has, text
from combat.games.command.rules.answers import CardUse, Handing, Leaving, Placement, Scrapping
from combat.games.command.rules.decisions import PickCard
from combat.games.command.rules.fate_cards import ALLIED_CARDS
from combat.games.command.rules.state import State
from combat.games.command.words import command_names as names


def label(state: State, decision: Decision, answer: Answer) -> str:
    """An answer in a few words."""
    match answer:
        case CardUse(card=card, use=use):
            return text("answer-card", use=names.use(use), number=card % ALLIED_CARDS)
        case Scrapping(weapon=weapon):
            return text("answer-scrap", weapon=names.weapon(state, weapon))
        case Handing(weapon=weapon, taker=taker):
            return text("answer-give", weapon=names.weapon(state, weapon), unit=names.unit(state, taker))
        case Leaving(unit=unit):
            return text("answer-exit-unit", unit=names.unit(state, unit))
        case Placement(unit=piece, hex=hex_):
            return text("answer-place", piece=names.piece(state, piece), hex=hex_)
        case Hex():
            return text("hex", hex=answer)
    if isinstance(decision, PickCard) and str(answer).isdigit():
        return card_label(state, int(answer))
    if has(f"answer-{decision.kind}-{answer}"):
        return text(f"answer-{decision.kind}-{answer}")
    return text(f"answer-{answer}") if has(f"answer-{answer}") else capital(names.piece(state, str(answer)))


def card_label(state: State, card: int) -> str:
    """A card by its number, its order and its action."""
    printed = state.card(card)
    return text(
        "answer-whole-card",
        number=card % ALLIED_CARDS,
        order=names.use(printed.order),
        action=names.use(printed.action),
    )
