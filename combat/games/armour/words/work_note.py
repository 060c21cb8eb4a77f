"""Effects of a field work as text (A41, A42, L787)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from combat.engine.words import capital, text
from combat.engine.words.grammar.lists import all_of
from combat.engine.words.line import Line, Spoken
from combat.engine.words.rulebook import cited
from combat.games.armour.rules.cards.team_card import Running
from combat.games.armour.rules.charts.work import Work
from combat.games.armour.rules.state import State
from combat.games.armour.rules.works.mine_zones import MINES
from combat.games.armour.rules.works.placed_work import PlacedWork
from combat.games.armour.rules.works.shelter import sheltered
from combat.games.armour.words import armour_names as names
from combat.games.miniatures.words import wording


def work_note(state: State, work: PlacedWork) -> tuple[Spoken, ...]:
    """Return the lines about a work on the table: its name, the teams that it shelters, those that it stops, how it
    is crossed.
    """
    kind = state.book.works[work.kind]
    lines = [capital(names.ground(work.kind, state)), *_shelter_lines(state, work, kind), *_way_lines(state, kind)]
    return tuple(lines)


def _shelter_lines(state: State, work: PlacedWork, kind: Work) -> Iterator[Spoken]:
    if kind.teams:
        inside = len(sheltered(state, work))
        yield Line(text("note-work-shelter", arm=kind.arm, teams=kind.teams, inside=inside), cited(kind.rule))
    elif kind.bulletproof:
        yield Line(text("note-work-wall"), cited(kind.rule))


def _way_lines(state: State, kind: Work) -> Iterator[Spoken]:
    if kind.id == MINES:
        mines, danger = state.book.figures.mines, wording.length(state.book.limits.mine_danger.distance)
        said = text("note-work-mines", distance=danger, strength=mines.anti_tank, firepower=mines.firepower)
        yield Line(said, cited(kind.rule))
    for message, who in (
        ("note-work-stops", kind.stops), ("note-work-difficult", kind.difficult), ("note-work-barred", kind.barred),
        ("note-work-removed", kind.removed_by),
    ):  # fmt: skip
        if who:
            yield Line(capital(text(message, who=_runnings(who))), cited(kind.rule))


def _runnings(who: Iterable[Running]) -> str:
    return all_of([text(f"running-{running}") for running in who])
