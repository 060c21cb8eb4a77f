"""Run of a lab position: play the script, check the expectations, describe the final state."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.event import Event
from combat.engine.play.lab import lab_run
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.games.contact.content.lab.laid_position import LaidPosition
from combat.games.contact.reports import position_measures
from combat.games.contact.reports.position_measures import differences, measured
from combat.games.contact.rules.state import State
from combat.games.contact.words import contact_names as names
from combat.games.contact.words.contact_words import WORDS


def run(lab: LaidPosition, told: Callable[[State, Event], None]) -> State:
    """Play a position and return the final state; call `told` for each event.

    Raises ContentError if script or expectations do not match.
    """
    return lab_run.run(lab, told, differences)


def standing(state: State) -> list[dict[str, str]]:
    """Return the units of a position as JSON data: id, whereabouts, pose and states."""
    return [
        {
            "id": unit.id,
            "where": unit.where,
            "at": str(unit.pose or ""),
            "state": ", ".join(names.states(state, unit.id)),
        }
        for unit in state.units.values()
    ]


def in_words(state: State) -> str:
    """Return the units of a state as a text table: name, pose and states."""
    rows = ((unit, ", ".join(names.states(state, unit.id))) for unit in state.units.values())
    lines = [f"  {names.unit(state, unit.id):<28} {unit.pose or '':<16} {marks}".rstrip() for unit, marks in rows]
    return "\n".join(["", *lines])


REPORT: LabReporter[State] = LabReporter(WORDS, measured, position_measures.in_words, differences, standing, in_words)
"""Functions that report on positions of CONTACT!."""
