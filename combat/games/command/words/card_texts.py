"""Texts on the parts of a fate card: rulebook paragraphs for actions and events, a line for each order."""

from __future__ import annotations

import re

from combat.engine.kernel.seats import Seat
from combat.engine.words import rulebook, text
from combat.games.command.rules.fate_cards import ActionKind, EventKind, FateCard, OrderKind
from combat.games.command.rules.fighting.melee import may_score
from combat.games.command.rules.state import State
from combat.games.command.words.log_rules import OF_ACTION, rule_of_happening

_LINKS = re.compile(r"\s*\[[\d.]+[a-z]?(?:, [\d.]+[a-z]?)*\]")
"""References to other paragraphs, which are not links on a card."""


def of_card(state: State, card: FateCard, side: Seat) -> tuple[str, str, str]:
    """Return the texts on a card's order, action and event; that of an action without effect in this game says so."""
    action = of_action(card.action)
    if card.action == "no-quarter" and not may_score(state, side):
        action = f"{text('card-does-nothing')} {action}"
    return of_order(card.order), action, of_event(card.event)


def of_order(order: OrderKind) -> str:
    """Return the text of an order."""
    return of_action(order) if order == "command-confusion" else text(f"card-does-{order}")


def of_action(action: ActionKind) -> str:
    """Return the rulebook text of an action, which includes its timing (14.0)."""
    return paragraph(OF_ACTION[action])


def of_event(event: EventKind) -> str:
    """Return the rulebook text of an event (15.0)."""
    return paragraph(rule_of_happening(event))


def paragraph(number: str) -> str:
    """Return the text of a paragraph of the rulebook, without its references; "" if it does not exist."""
    found = rulebook.rulebook().find(number)
    return "" if found is None else _LINKS.sub("", found.text)
