"""What the parts of a fate card do: the rulebook on actions and events, and a line on each order."""

from __future__ import annotations

import re

from combat.engine.kernel.seats import Seat
from combat.engine.words import rulebook, text
from combat.games.command.rules.fate_cards import ActionKind, EventKind, FateCard, OrderKind
from combat.games.command.rules.fighting.melee import may_score
from combat.games.command.rules.state import State
from combat.games.command.words.log_rules import OF_ACTION, rule_of_happening

_LINKS = re.compile(r"\s*\[[\d.]+[a-z]?(?:, [\d.]+[a-z]?)*\]")
"""Numbers of other paragraphs, which lead nowhere on a card."""


def of_card(state: State, card: FateCard, side: Seat) -> tuple[str, str, str]:
    """What the order, the action and the event of a side's card do; an action that does nothing in the game says so."""
    action = of_action(card.action)
    if card.action == "no-quarter" and not may_score(state, side):
        action = f"{text('card-does-nothing')} {action}"
    return of_order(card.order), action, of_event(card.event)


def of_order(order: OrderKind) -> str:
    """What an order does."""
    return of_action(order) if order == "command-confusion" else text(f"card-does-{order}")


def of_action(action: ActionKind) -> str:
    """What an action does and when it is played (14.0)."""
    return paragraph(OF_ACTION[action])


def of_event(event: EventKind) -> str:
    """What an event does (15.0)."""
    return paragraph(rule_of_happening(event))


def paragraph(number: str) -> str:
    """A paragraph of the rulebook without the numbers of others."""
    found = rulebook.rulebook().find(number)
    return "" if found is None else _LINKS.sub("", found.text)
