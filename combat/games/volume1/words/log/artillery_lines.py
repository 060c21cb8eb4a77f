"""Log entries of off-board artillery: calls, shells, and damage to the terrain (20.0)."""

from __future__ import annotations

from combat.engine.words import text, translated
from combat.engine.words.log_entry import LogEntry, Tone
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import headline, tells


def _mood(side: str) -> Tone:
    return "good" if side == "friendly" else "bad"


@tells(ev.StrikeCalled)
def _strike_called(state: State, event: ev.StrikeCalled) -> LogEntry:
    barrage = state.book.scenario.barrage(event.barrage)
    head = headline(f"log-strike-called-{event.side}", strike=translated(barrage.title))
    return LogEntry(head, result=names.why(event.why), rule=event.rule, tone=_mood(event.side))


@tells(ev.StrikeUnanswered)
def _strike_unanswered(state: State, event: ev.StrikeUnanswered) -> LogEntry:
    head = headline(f"log-strike-unanswered-{event.side}")
    return LogEntry(head, rule=event.rule, tone="quiet", follows=True)


@tells(ev.StrikeBegan)
def _strike_began(state: State, event: ev.StrikeBegan) -> LogEntry:
    barrage = state.book.scenario.barrage(event.barrage)
    head = headline("log-strike-began", strike=translated(barrage.title))
    told = text("log-strike-shells", shells=event.shells)
    return LogEntry(head, result=told, rule=event.rule, tone=_mood(barrage.side))


@tells(ev.ShellAimed)
def _shell_aimed(state: State, event: ev.ShellAimed) -> LogEntry:
    head = headline("log-shell-aimed", hex=event.hex)
    again = text("log-shell-double") if event.double else ""
    return LogEntry(head, result=again, rule=event.rule, places=(event.hex,), die=event.roll, follows=True)


@tells(ev.ShellScattered)
def _shell_scattered(state: State, event: ev.ShellScattered) -> LogEntry:
    head = headline("log-shell-scattered", hex=event.start, direction=event.direction, distance=event.distance)
    result = text("log-shell-comes-down", hex=event.end) if event.end else text("log-shell-off-board")
    hexes = (event.end, event.start) if event.end else (event.start,)
    return LogEntry(head, result=result, rule=event.rule, places=tuple(dict.fromkeys(hexes)), follows=True)


@tells(ev.ShellBurst)
def _shell_burst(state: State, event: ev.ShellBurst) -> LogEntry:
    head = headline("log-shell-burst", weapon=names.weapon(state.book, event.weapon), hex=event.hex)
    return LogEntry(head, rule=event.rule, places=(event.hex,), tone="hit")


@tells(ev.GroundStruck)
def _ground_struck(state: State, event: ev.GroundStruck) -> LogEntry:
    head = headline(f"log-{event.mark}-rolled", hex=event.hex, need=event.need)
    result = text(f"log-{event.mark}-left" if event.left else f"log-{event.mark}-spared")
    tone: Tone = "hit" if event.left and event.mark == "rubble" else "plain"
    return LogEntry(head, "", result, event.rule, (event.hex,), tone=tone, die=event.roll, follows=True)
