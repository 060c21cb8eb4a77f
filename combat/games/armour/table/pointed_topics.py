"""Help topics of F1: the team under the pointer, then the current question."""

from __future__ import annotations

from combat.engine.words import capital
from combat.engine.words.line import Line, Spoken, shown
from combat.engine.words.topic import Topic
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.overlays.works_overlay import work_at
from combat.games.armour.table.team_note import team_note
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.special_rules import special_rules
from combat.games.armour.words.work_note import work_note
from combat.games.miniatures.panels.asked_topics import asked_topics


def pointed_topics(desk: ArmourHub) -> list[Topic]:
    """Return the help topics: on the team or work under the pointer, the overlay that is on, and the question.

    The selected team is used if nothing is under the pointer.
    """
    found = of_team(desk, desk.input.pointer.piece) or of_work(desk) or of_team(desk, desk.selection.piece)
    return [*found, *asked_topics(desk, desk.title_desk.shown.legend())]


def of_work(desk: ArmourHub) -> list[Topic]:
    """Return the help topic on the work under the pointer in a list; an empty list if there is none."""
    place = desk.input.pointer.place
    work = None if place is None else work_at(desk.state, place.point)
    if work is None:
        return []
    head, *lines = work_note(desk.state, work)
    return [Topic(shown(head), "", tuple(map(_linked, lines)))]


def of_team(desk: ArmourHub, team: str) -> list[Topic]:
    """Return the help topic on a team in a list; an empty list for an unknown id."""
    state = desk.state
    if team not in state.teams:
        return []
    _, *lines = team_note(desk, team)
    unit = names.unit(state, state.teams[team].unit)
    return [Topic(capital(names.team(state, team)), unit, (*map(_linked, lines), *special_rules(state, team)))]


def _linked(line: Spoken) -> str:
    """Return a line with its rule in brackets, which the rulebook makes a link."""
    return f"{line.text} ({line.rule})" if isinstance(line, Line) and line.rule else shown(line)
