"""Log entries of orders and enemy cards (7.0, 9.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import EnemyCard
from combat.games.volume1.rules.events.card_events import DIRECTIONS_READ
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, is_friendly, tells

UNSAID = ("", "chosen", "team-card", "turned")
"""Causes of an order that are not mentioned: the player's choice, the team's card, or a Duck Back turned over."""


@tells(ev.OrderPlaced)
def _order_placed(state: State, event: ev.OrderPlaced) -> LogEntry | None:
    """Report an order, unless the man's own card has just reported it; a team's card does not (9.1, 9.2)."""
    if event.why == "card":
        return None
    man = names.man(state, event.man)
    if event.order is None:
        head = headline("log-order-taken", man=man)
    else:
        head = headline("log-order-placed", man=man, order=names.marker(event.order))
    unsaid = event.why in UNSAID
    cause = "" if unsaid else names.why(event.why)
    tone: Tone = "quiet" if event.why == "turned" or (unsaid and is_friendly(state, event.man)) else "plain"
    return about(state, event.rule, head, event.man, sum=cause, tone=tone, follows=event.why != "chosen")


@tells(ev.OrdersCommitted)
def _orders_committed(state: State, event: ev.OrdersCommitted) -> LogEntry:
    return LogEntry(text("log-orders-committed"), rule=event.rule, tone="quiet")


@tells(ev.OrderCheckFailed)
def _order_check_failed(state: State, event: ev.OrderCheckFailed) -> LogEntry:
    head = headline("log-order-check-failed", man=names.man(state, event.man), order=names.order(event.order))
    return about(state, event.rule, head, event.man, tone="bad", follows=True)


@tells(ev.OrderEarned)
def _order_earned(state: State, event: ev.OrderEarned) -> LogEntry:
    head = headline("log-order-earned", man=names.man(state, event.man), order=names.order(event.order))
    return about(state, event.rule, head, event.man, follows=True)


@tells(ev.EnemyCardDrawn)
def _enemy_card_drawn(state: State, event: ev.EnemyCardDrawn) -> LogEntry:
    card, team = state.book.enemy_cards[event.serial], names.team(event.team)
    if event.man:
        head = headline("log-enemy-card", serial=event.serial, man=names.man(state, event.man))
    else:
        head = headline("log-enemy-card-team", serial=event.serial, team=team)
    line, more = _line_used(state, event)
    result = ""
    if event.sets_initiative:
        result = text("log-enemy-card-initiative", team=team, value=card.initiative)
        more = (*more, Line(text("log-enemy-card-why-initiative")))
    return about(state, event.rule, head, event.man, sum=line, result=result, more=more)


def _line_used(state: State, event: ev.EnemyCardDrawn) -> tuple[str, tuple[Line, ...]]:
    """Return what counts for the man and why: a row of this card, or a direction of his team's card (9.1, 17.3c)."""
    if not event.section:
        return "", ()
    why = Line(text(f"log-enemy-card-why-{event.section}"))
    if event.section in DIRECTIONS_READ:
        return _direction_read(state.book.enemy_cards, event), (why,)
    card, reach = state.book.enemy_cards[event.serial], state.book.charts.numbers.check_reach
    row = (card.cover if event.section == "cover" else card.open)[event.row]
    section, morale = text(f"section-{event.section}"), names.morale(event.row)
    line = text("log-enemy-card-row", section=section, morale=morale, row=names.card_row(row))
    checks = [Line(text(f"log-enemy-card-why-{letter.lower()}", reach=reach)) for letter in row.checks]
    return line, (why, Line(text("log-enemy-card-why-morale", morale=morale)), *checks)


def _direction_read(cards: Mapping[int, EnemyCard], event: ev.EnemyCardDrawn) -> str:
    """Return the direction that counts for the man, with the card that prints it if it is not this one."""
    card, section = cards[event.follows or event.serial], text(f"section-{event.section}")
    ways = names.directions(card.berserk if DIRECTIONS_READ[event.section] == "berserk" else card.rout)
    if event.used:
        return text("log-enemy-card-direction", section=section, directions=ways)
    return text("log-enemy-card-direction-of-team", section=section, directions=ways, serial=card.serial)


@tells(ev.InitiativeSet)
def _initiative_set(state: State, event: ev.InitiativeSet) -> LogEntry | None:
    """Report the initiative track, unless it is empty."""
    values = dict(event.values)
    places = [
        text("log-initiative-value", team=names.team(team), value=values[team])
        for team in event.order
        if team in values
    ]
    if not places:
        return None
    return LogEntry(text("log-initiative-set"), " · ".join(places), rule=event.rule)
