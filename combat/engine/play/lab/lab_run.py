"""Run of a lab file of any game: plays the script, prints events, and checks the expectations."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from combat.engine.content.findings import ContentError, Finding, shown
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import as_plain
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.play.lab.lab_script import Differences, Fields, LabScript
from combat.engine.play.script import MisfitError, Performance
from combat.engine.words.title_words import TitleWords

S = TypeVar("S", bound=Copyable)

NOTHING = "–"
"""Shown for an empty value, as the hex of a piece that is not on the map."""


def run(lab: LabScript[S], told: Callable[[S, Event], None], differences: Differences[S]) -> S:
    """Play the script of a lab file and return the final state; raise ContentError if anything does not match.

    `told` is called with the state after each event; `differences` compares the expected measures with a state.
    """
    performance, state = Performance(lab), lab.state.copy()
    happened: list[Event] = []
    _hold(lab, state, differences, at_end=False)
    try:
        for _, event in performance.events() if lab.played else ():
            lab.apply(state, event)
            told(state, event)
            happened.append(event)
    except MisfitError as fault:
        raise ContentError(Finding(shown(lab.path), line, what) for line, what in fault.faults) from None
    for line, fields in lab.expect[len(come(lab, happened)) :]:
        raise ContentError([Finding(shown(lab.path), line, unmet(fields))])
    _hold(lab, state, differences, at_end=True)
    return state


def come(lab: LabScript[S], happened: Sequence[Event]) -> list[int]:
    """Return for each expected event the number of events until it occurred, in order, up to the first that did not
    occur.
    """
    found: list[int] = []
    for _, fields in lab.expect:
        start = found[-1] if found else 0
        place = next((place for place in range(start, len(happened)) if fits(fields, as_json(happened[place]))), None)
        if place is None:
            break
        found.append(place + 1)
    return found


def unmet(fields: Fields) -> TextMessage:
    """Return the message that an expected event with these fields did not occur."""
    return msg("finding-lab-unmet", fields=", ".join(f"{name} = {value}" for name, value in fields.items()))


def measured_otherwise(asked: Fields, found: Fields) -> list[TextMessage]:
    """Return a message for each value of a measure that differs from the value found."""
    return [
        msg("finding-lab-measured", key=key, value=str(value) or NOTHING, found=str(found[key]) or NOTHING)
        for key, value in asked.items()
        if key in found and found[key] != value
    ]


def _hold(lab: LabScript[S], state: S, differences: Differences[S], *, at_end: bool) -> None:
    """Raise ContentError with all differences between the measures and the state."""
    findings = [
        Finding(shown(lab.path), line, said)
        for line, asked in lab.measures
        if asked["at_end"] == at_end
        for said in differences(state, asked)
    ]
    if findings:
        raise ContentError(sorted(findings))


def fits(fields: Fields, event: Fields) -> bool:
    """Return whether an event has all the given field values."""
    return all(_listed(event.get(name)) == value for name, value in fields.items())


def _listed(value: object) -> object:
    """Return a value in the form used in files."""
    return list(value) if isinstance(value, tuple) else value


def as_json(event: Event) -> dict[str, Any]:
    """Return an event as the JSON object that `combat lab --json` prints."""
    return {"event": event.kind, **as_plain(event)}


def print_json(state: object, event: Event) -> None:
    """Print an event as a line of JSON."""
    print(json.dumps(as_json(event), ensure_ascii=False))


def print_words(words: TitleWords[S], state: S, event: Event) -> None:
    """Print the log line of an event, if it has one."""
    entry = words.tell(state, event)
    if entry is None:
        return
    rule, indent = f"  [{entry.rule}]" if entry.rule else "", "    " if entry.follows else "  "
    line = f"\n{entry.line}" if entry.tone == "heading" else f"{indent}{entry.line}{rule}"
    print(line)
