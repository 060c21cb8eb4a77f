"""Search and Papers: officers who may be searched, men who carry Papers, and Papers on the ground (7.15)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Refusal
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.events import ManHeld, PapersDropped, PapersTaken
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.state import Man, Papers, State


def lying_in(state: State, hex_: Hex) -> list[Papers]:
    """Return the Papers on the ground in a hex."""
    return [papers for papers in state.papers if papers.hex == hex_]


def papers_of(state: State, man: str) -> list[Papers]:
    """Return the Papers that a man carries."""
    return [papers for papers in state.papers if papers.man == man]


def finds(state: State, man: Man) -> list[str]:
    """Return the ids of the officers whose Papers a man could find in his hex.

    These are officers not yet searched, and those whose Papers lie on the ground.
    """
    lying = [papers.of for papers in lying_in(state, man.place)]
    return [*lying, *(officer.id for officer in _officers(state) if man.hex in (officer.hex, officer.fell_at))]


def places(state: State) -> set[Hex]:
    """Return the hexes in which Papers may be found: on the ground, or on officers to be searched (7.15)."""
    lying = [papers.hex for papers in state.papers]
    return {hex_ for hex_ in (*lying, *(man.hex or man.fell_at for man in _officers(state))) if hex_ is not None}


def _officers(state: State) -> list[Man]:
    """Return the officers who may be searched and have not been yet with success."""
    if not state.book.scenario.searches:
        return []
    known = {papers.of for papers in state.papers}
    past = [man for man in state.men.values() if man.held_by or man.fate]
    return [man for man in past if man.id not in known and _may_be_searched(state, man)]


def _may_be_searched(state: State, man: Man) -> bool:
    """Return True for a captured enemy officer, or a fallen one if the scenario says so (7.15, 22.0)."""
    if man.side != "enemy" or not state.figure(man.id).officer:
        return False
    searches = state.book.scenario.searches
    captured = man.on_board and bool(man.held_by) and "captured-officer" in searches
    return captured or (man.fate == "killed" and "fallen-officer" in searches)


def can_search(state: State, man: Man) -> Refusal | None:
    """Return the reason why a man cannot search, or None if an officer or Papers are in his hex (7.15)."""
    return None if finds(state, man) else Refusal("nothing-to-search", "7.15")


def search_all(state: State) -> Steps[None]:
    """Resolve all searches at the end of the turn: a check for an officer, none for Papers on the ground (7.15)."""
    for man in state.on_board("friendly"):
        if man.order is None or man.order.id != "search":
            continue
        if man.whom not in finds(state, man):
            yield ManHeld(man.id, "nothing-to-search", "7.15")
            continue
        lies_open = any(papers.of == man.whom for papers in lying_in(state, man.place))
        if lies_open or (yield from checks.troop_quality_check(state, man.id, "search", "7.15")):
            yield PapersTaken(man.id, man.whom)


def drop_papers(state: State, man: str) -> Steps[None]:
    """Drop the Papers that a dead man carried in the hex where he fell."""
    hex_ = state.men[man].fell_at
    for papers in papers_of(state, man) if state.papers else ():
        if hex_ is not None:
            yield PapersDropped(man, papers.of, hex_)
