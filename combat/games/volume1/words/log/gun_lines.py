"""Log entries of belt-fed weapons and their crews (14.3)."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, mood, tells


@tells(ev.WeaponManned)
def _weapon_manned(state: State, event: ev.WeaponManned) -> LogEntry:
    message = "log-weapon-manned-by-two" if event.assistant else "log-weapon-manned"
    head = headline(
        message,
        operator=names.man(state, event.operator),
        assistant=names.man(state, event.assistant) if event.assistant else "",
        weapon=names.gun(state, event.gun),
    )
    cause = "" if event.why == "taken" else names.why(event.why)
    return about(state, event.rule, head, event.operator, event.assistant, sum=cause)


@tells(ev.WeaponLeft)
def _weapon_left(state: State, event: ev.WeaponLeft) -> LogEntry:
    lies = not state.guns[event.gun].operator
    man, weapon = names.man(state, event.man), names.gun(state, event.gun)
    head = headline("log-weapon-lies" if lies else "log-weapon-left", man=man, weapon=weapon, hex=event.hex)
    return about(state, event.rule, head, event.man, sum=names.why(event.why), follows=event.why != "laid-down")


@tells(ev.WeaponLost)
def _weapon_lost(state: State, event: ev.WeaponLost) -> LogEntry:
    head = headline("log-weapon-lost", man=names.man(state, event.man), weapon=names.weapon(state.book, event.weapon))
    return about(state, event.rule, head, event.man, tone="bad", follows=True)


@tells(ev.RolesSwapped)
def _roles_swapped(state: State, event: ev.RolesSwapped) -> LogEntry | None:
    """Report exchanged roles, except of a crew whose weapon is unknown (8.2)."""
    if not names.is_known(state, event.operator):
        return None
    operator, assistant = names.man(state, event.operator), names.man(state, event.assistant)
    head = headline(f"log-roles-swapped-{event.why}", operator=operator, assistant=assistant)
    more = (Line(text("log-roles-swapped-why")),)
    tone = mood(state, event.operator, good_for_him=True)
    return about(state, event.rule, head, event.operator, event.assistant, tone=tone, more=more)
