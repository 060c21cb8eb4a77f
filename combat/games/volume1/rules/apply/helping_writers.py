"""Apply events of bandages, Papers, and the men whom orders are about (7.14, 7.15, 7.18, 16.1)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.apply.writers import Writers, change
from combat.games.volume1.rules.state import Papers, State

WRITERS = Writers()
writes = WRITERS.register


@writes(ev.WhomChosen)
def _whom_chosen(state: State, event: ev.WhomChosen) -> None:
    change(state, event.man, whom=event.whom)


@writes(ev.WoundBandaged)
def _wound_bandaged(state: State, event: ev.WoundBandaged) -> None:
    wounds = list(state.men[event.man].wounds)
    wounds[event.place] = replace(wounds[event.place], bandaged=True)
    change(state, event.man, wounds=tuple(wounds))


@writes(ev.PapersTaken)
def _papers_taken(state: State, event: ev.PapersTaken) -> None:
    _put_papers(state, Papers(event.of, man=event.man))


@writes(ev.PapersDropped)
def _papers_dropped(state: State, event: ev.PapersDropped) -> None:
    _put_papers(state, Papers(event.of, hex=event.hex))


def _put_papers(state: State, papers: Papers) -> None:
    """Place an officer's Papers, which are in one place only."""
    state.papers = (*(other for other in state.papers if other.of != papers.of), papers)
