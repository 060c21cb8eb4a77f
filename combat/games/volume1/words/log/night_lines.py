"""Log entries of the night and its flares (21.0, 21.1)."""

from __future__ import annotations

from combat.engine.words import text
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import headline, tells


@tells(ev.NightFell)
def _night_fell(state: State, event: ev.NightFell) -> LogEntry:
    words = text("log-night-flares", flares=event.flares) if event.flares else ""
    return LogEntry(headline("log-night-fell", range=event.range), words, rule=event.rule, die=event.roll or None)


@tells(ev.FlareLit)
def _flare_lit(state: State, event: ev.FlareLit) -> LogEntry:
    """Report a flare: target, scatter and hex."""
    if event.man:
        head = headline("log-flare-fired", man=names.man(state, event.man), hex=event.aimed_at)
    else:
        head = headline(f"log-flare-{event.side}", hex=event.aimed_at)
    drift = text("log-flare-scatter", direction=event.direction, hexes=event.scatter) if event.scatter else ""
    result = text("log-flare-lights", hex=event.landed) if event.landed else text("log-flare-lost")
    hexes = tuple(dict.fromkeys(hex_ for hex_ in (event.landed, event.aimed_at) if hex_))
    men = (event.man,) if event.man else ()
    tone: Tone = "bad" if event.side == "enemy" else "plain"
    return LogEntry(head, drift, result, event.rule, hexes, men, tone, event.roll)


@tells(ev.FlareDrifted)
def _flare_drifted(state: State, event: ev.FlareDrifted) -> LogEntry:
    if not event.hex:
        head = headline("log-flare-gone", hex=event.start)
        return LogEntry(head, rule=event.rule, places=(event.start,), die=event.roll)
    head = headline("log-flare-drifted", start=event.start, hex=event.hex)
    hexes = (event.hex, event.start)
    return LogEntry(head, _burns_out_from(state), rule=event.rule, places=hexes, tone="quiet", die=event.roll)


@tells(ev.FlareDied)
def _flare_died(state: State, event: ev.FlareDied) -> LogEntry:
    head = headline("log-flare-died", hex=event.hex)
    return LogEntry(head, _burns_out_from(state), rule=event.rule, places=(event.hex,), die=event.roll)


def _burns_out_from(state: State) -> str:
    return text("log-flare-burns", roll=state.book.charts.numbers.flare_dies_from)


@tells(ev.FlaresFound)
def _flares_found(state: State, event: ev.FlaresFound) -> LogEntry:
    head = headline("log-flares-found", flares=event.amount)
    return LogEntry(head, text("log-night-flares", flares=state.flares_left), rule=event.rule, tone="good")
