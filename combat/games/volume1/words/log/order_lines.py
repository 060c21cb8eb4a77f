"""The log of orders and of the enemy cards that give them (7.0, 9.0)."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import EnemyCard
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, is_friendly, tells

UNSAID = ("", "chosen", "team-card", "turned")
"""Causes of an order that need no words: the player gave it, the team's card did, or Duck Back was turned over."""


@tells(ev.OrderPlaced)
def _order_placed(state: State, event: ev.OrderPlaced) -> LogEntry | None:
    """A man's own card has told his order on the line before; a team's has not (9.1, 9.2)."""
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
    line, more = _line_used(card, event, state.book.charts.numbers.check_reach)
    result = ""
    if event.sets_initiative:
        result = text("log-enemy-card-initiative", team=team, value=card.initiative)
        more = (*more, Line(text("log-enemy-card-why-initiative")))
    return about(state, event.rule, head, event.man, sum=line, result=result, more=more)


def _line_used(card: EnemyCard, event: ev.EnemyCardDrawn, reach: int) -> tuple[str, tuple[Line, ...]]:
    """The row of an enemy card that is used, and why; `reach` is how near a spotted friendly must be for its letters
    to count (9.1, 9.6)."""
    if not event.section:
        return "", ()
    section, why = text(f"section-{event.section}"), Line(text(f"log-enemy-card-why-{event.section}"))
    if event.section in ("rout", "berserk"):
        ways = names.directions(card.rout if event.section == "rout" else card.berserk)
        return text("log-enemy-card-direction", section=section, directions=ways), (why,)
    row = (card.cover if event.section == "cover" else card.open)[event.row]
    morale = names.morale(event.row)
    line = text("log-enemy-card-row", section=section, morale=morale, row=names.card_row(row))
    checks = [Line(text(f"log-enemy-card-why-{letter.lower()}", reach=reach)) for letter in row.checks]
    return line, (why, Line(text("log-enemy-card-why-morale", morale=morale)), *checks)


@tells(ev.InitiativeSet)
def _initiative_set(state: State, event: ev.InitiativeSet) -> LogEntry:
    values = dict(event.values)
    places = [
        text("log-initiative-value", team=names.team(team), value=values[team])
        for team in event.order
        if team in values
    ]
    return LogEntry(text("log-initiative-set"), " · ".join(places), rule=event.rule)
