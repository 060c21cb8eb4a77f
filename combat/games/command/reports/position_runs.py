"""Running a lab position: play the script, print events and check the expectations."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

from combat.engine.kernel.event import Event
from combat.engine.play.lab import lab_run
from combat.engine.play.lab.lab_reporter import LabReporter
from combat.engine.words import text
from combat.games.command.content.lab.laid_position import LaidPosition
from combat.games.command.reports import position_measures
from combat.games.command.reports.position_measures import differences, measured
from combat.games.command.rules.state import State, Unit
from combat.games.command.words import command_names as names
from combat.games.command.words.command_words import WORDS


class Piece(TypedDict):
    """JSON data of a unit at the end of a lab position."""

    id: str
    side: str
    hex: str | None
    """Its hex; null if it is not on the map."""
    state: list[str]
    """Words out of broken, suppressed, veteran, waiting, eliminated, gone."""
    weapon: str


class Standing(TypedDict):
    """JSON data of a lab position at its end."""

    units: list[Piece]
    vp: int
    """Above 0 for the Axis, below 0 for the Allies."""
    time: int
    control: dict[int, str]
    initiative: str


def run(lab: LaidPosition, told: Callable[[State, Event], None]) -> State:
    """Play a lab position and return the final state; raise ContentError if script or expectations do not match.

    `told` is called with each event and the state before it.
    """
    return lab_run.run(lab, told, differences)


def standing(state: State) -> Standing:
    """Return the state of a lab position as JSON data: units, points, time, control, initiative."""
    return {
        "units": [_piece(unit) for unit in state.units.values()],
        "vp": state.vp,
        "time": state.time,
        "control": dict(state.control),
        "initiative": state.initiative,
    }


def _piece(unit: Unit) -> Piece:
    marks = [name for name in ("broken", "suppressed", "veteran") if getattr(unit, name)]
    return {
        "id": unit.id, "side": unit.side, "hex": unit.hex if unit.on_map else None,
        "state": [*marks, *([unit.fate] if unit.fate else [])], "weapon": unit.weapon,
    }  # fmt: skip


def in_words(state: State) -> str:
    """Return the state of a lab position as a text table: time, score, and a line for each unit."""
    lines = [f"\n{text('lab-standing', time=state.time, score=names.score(state))}"]
    for unit in state.units.values():
        marks = [text(f"state-{name}") for name in _piece(unit)["state"]]
        place = unit.hex if unit.on_map else "–"
        lines.append(f"  {names.unit(state, unit.id):<28} {place:<6} {', '.join(marks)}".rstrip())
    return "\n".join(lines)


REPORT: LabReporter[State] = LabReporter(WORDS, measured, position_measures.in_words, differences, standing, in_words)
