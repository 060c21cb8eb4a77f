"""Running a lab position: play the script, check the expectations, describe the final state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from combat.engine.kernel.event import Event
from combat.engine.play.lab import lab_run
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.engine.words import text
from combat.games.armour.content.lab.laid_position import LaidPosition
from combat.games.armour.reports import position_measures
from combat.games.armour.reports.position_measures import differences, measured
from combat.games.armour.rules.state import State, Team
from combat.games.armour.words import armour_names as names
from combat.games.armour.words.armour_words import WORDS


class Standing(TypedDict):
    """JSON data of a team at the end of a lab position."""

    id: str
    seat: str
    where: str
    at: str | None
    """Its pose; null if it is not on the table."""
    state: list[str]
    """Words among "bailed", "foxholes" and "pinned"."""


def run(lab: LaidPosition, told: Callable[[State, Event], None]) -> State:
    """Play a lab position and return the final state; raise ContentError if script or expectations do not match.

    `told` is called with each event and the state before it.
    """
    return lab_run.run(lab, told, differences)


def standing(state: State) -> list[Standing]:
    """Return the teams of a position as JSON data."""
    return [
        {
            "id": team.id, "seat": state.seat_of(team.id), "where": team.where,
            "at": None if team.pose is None else str(team.pose), "state": _marks(state, team),
        }
        for team in state.teams.values()
    ]  # fmt: skip


def _marks(state: State, team: Team) -> list[str]:
    marks = {"bailed": team.bailed, "foxholes": team.dug_in, "pinned": state.unit_of(team.id).pinned}
    return [name for name, holds in marks.items() if holds and team.where == "table"]


def in_words(state: State) -> str:
    """Return the teams of a position as a text table."""
    lines = [""]
    for team in state.teams.values():
        marks = [text(f"state-{name}") for name in _marks(state, team)]
        place = str(team.pose) if team.on_table else text(f"lab-where-{team.where}")
        lines.append(f"  {names.team(state, team.id):<28} {place:<16} {', '.join(marks)}".rstrip())
    return "\n".join(lines)


REPORT: LabReporter[State] = LabReporter(WORDS, measured, position_measures.in_words, differences, standing, in_words)
