"""Log entries of Medical Aid, Carry/Drag, Search and Papers (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.words import names
from combat.games.volume1.words.log.entries import about, headline, mood, tells


@tells(ev.WhomChosen)
def _whom_chosen(state: State, event: ev.WhomChosen) -> LogEntry:
    message = f"log-whom-{event.order}"
    head = headline(message, man=names.man(state, event.man), whom=names.man(state, event.whom))
    return about(state, event.rule, head, event.man, event.whom, tone="quiet", follows=True)


@tells(ev.WoundBandaged)
def _wound_bandaged(state: State, event: ev.WoundBandaged) -> LogEntry:
    man = state.men[event.man]
    head = headline("log-wound-bandaged", man=names.man(state, event.by), whom=names.man(state, event.man))
    tone = mood(state, event.by, good_for_him=True)
    wound = names.wound(man.wounds[event.place])
    return about(state, event.rule, head, event.man, event.by, result=wound, tone=tone, follows=True)


@tells(ev.PapersTaken)
def _papers_taken(state: State, event: ev.PapersTaken) -> LogEntry:
    head = headline("log-papers-taken", man=names.man(state, event.man), of=names.man(state, event.of))
    return about(state, event.rule, head, event.man, tone="good", follows=True)


@tells(ev.PapersDropped)
def _papers_dropped(state: State, event: ev.PapersDropped) -> LogEntry:
    head = headline("log-papers-dropped", of=names.man(state, event.of), hex=event.hex)
    return about(state, event.rule, head, event.man, tone="bad", follows=True)
