"""Run of a lab position: plays the script, prints events, and checks the expectations."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict

from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_plain
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.play.script import MisfitError, Performance
from combat.engine.words import text
from combat.games.command.content.lab.laid_position import LaidPosition
from combat.games.command.reports.position_measures import differences
from combat.games.command.rules.state import State, Unit
from combat.games.command.words import command_names as names
from combat.games.command.words.command_words import WORDS


class Piece(TypedDict):
    """A unit at the end."""

    id: str
    side: str
    hex: str | None
    """Its hex; null if it is not on the map."""
    state: list[str]
    """Words out of broken, suppressed, veteran, waiting, eliminated, gone."""
    weapon: str


class Standing(TypedDict):
    """State of the position at the end."""

    units: list[Piece]
    vp: int
    """Above 0 for the Axis, below 0 for the Allies."""
    time: int
    control: dict[int, str]
    initiative: str


def run(lab: LaidPosition, told: Callable[[State, Event], None]) -> State:
    """Play a position and return the final state; raise ContentError if script or expectations do not match."""
    performance, state = Performance(lab), lab.state.copy()
    happened: list[Event] = []
    _hold(lab, state, at_end=False)
    try:
        for _, event in performance.events() if lab.played else ():
            lab.apply(state, event)
            told(state, event)
            happened.append(event)
    except MisfitError as fault:
        raise ContentError(Finding(shown(lab.path), line, what) for line, what in fault.faults) from None
    for line, fields in lab.expect[len(come(lab, happened)) :]:
        raise ContentError([Finding(shown(lab.path), line, unmet(fields))])
    _hold(lab, state, at_end=True)
    return state


def come(lab: LaidPosition, happened: Sequence[Event]) -> list[int]:
    """Return how many events it took for each expected event to occur, up to the first missing one."""
    found: list[int] = []
    for _, fields in lab.expect:
        start = found[-1] if found else 0
        place = next((place for place in range(start, len(happened)) if fits(fields, as_json(happened[place]))), None)
        if place is None:
            break
        found.append(place + 1)
    return found


def unmet(fields: Mapping[str, Any]) -> TextMessage:
    """Return the message that an expected event did not occur."""
    return msg("finding-lab-unmet", fields=", ".join(f"{name} = {value}" for name, value in fields.items()))


def _hold(lab: LaidPosition, state: State, *, at_end: bool) -> None:
    """Raise ContentError with all differences between the measures and the state."""
    findings = [
        Finding(shown(lab.path), line, said)
        for line, asked in lab.measures
        if asked["at_end"] == at_end
        for said in differences(state, asked)
    ]
    if findings:
        raise ContentError(sorted(findings))


def fits(fields: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Return whether an event has all the given field values."""
    return all(_listed(event.get(name)) == value for name, value in fields.items())


def _listed(value: object) -> object:
    """Return a value in the form used in files."""
    return list(value) if isinstance(value, tuple) else value


def as_json(event: Event) -> dict[str, Any]:
    """Return an event as an object of `combat lab --json`."""
    return {"event": event.kind, **as_plain(event)}


def standing(state: State) -> Standing:
    """Return the state of a position as plain data."""
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


def print_json(state: State, event: Event) -> None:
    """Print an event as a line of JSON."""
    print(json.dumps(as_json(event), ensure_ascii=False))


def print_words(state: State, event: Event) -> None:
    """Print an event as a log line, unless it has none."""
    entry = WORDS.tell(state, event)
    if entry is None:
        return
    rule, indent = f"  [{entry.rule}]" if entry.rule else "", "    " if entry.follows else "  "
    line = f"\n{entry.line}" if entry.tone == "heading" else f"{indent}{entry.line}{rule}"
    print(line)


def in_words(state: State) -> str:
    """Return the state of a position as a text table."""
    lines = [f"\n{text('lab-standing', time=state.time, score=names.score(state))}"]
    for unit in state.units.values():
        marks = [text(f"state-{name}") for name in _piece(unit)["state"]]
        place = unit.hex if unit.on_map else "–"
        lines.append(f"  {names.unit(state, unit.id):<28} {place:<6} {', '.join(marks)}".rstrip())
    return "\n".join(lines)
