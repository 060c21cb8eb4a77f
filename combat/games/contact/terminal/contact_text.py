"""Table of the functions of the text interface."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Decision
from combat.engine.terminal.text_table import SeatView, TextTable, View
from combat.engine.words.log_entry import LogEntry
from combat.games.contact.rules.command.leading import may_act
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.moves.reacting import React
from combat.games.contact.rules.play.deployment import Deploy
from combat.games.contact.rules.state import State
from combat.games.contact.terminal import lines_typed, looked_at
from combat.games.contact.terminal.answers_said import said
from combat.games.contact.terminal.labels import label
from combat.games.contact.words import contact_names as names
from combat.games.miniatures.words import wording


def told(state: State, entry: LogEntry) -> str:
    """Return a log entry as one line, followed by the labels of the units that it is about."""
    labels = looked_at.told_labels(state, entry.pieces)
    return f"{entry.line} [{labels}]" if labels else entry.line


def things(state: State, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return label and description of each unit that an answer may name; empty if there are none."""
    match decision:
        case Deploy(seat=seat):
            units = [unit for unit in state.of(seat) if unit.where == "undeployed"]
            dummies = [each.id for each in state.dummies.values() if each.seat == seat and each.pose is None]
            named = [(label(id_), names.subject(state, id_)) for id_ in dummies if not state.dummies[id_].gone]
            return [*((label(unit.id), names.unit(state, unit.id)) for unit in units), *named]
        case NextOrder(seat=seat):
            able = [unit for unit in state.of(seat) if may_act(unit)]
            return [(label(unit.id), looked_at.unit_line(state, unit)) for unit in able]
        case React():
            shots = list(decision.shots(state))
            return [(label(shot.unit), f"{shot.point + 1} {names.weapon(state, shot.weapon)}") for shot in shots]
    return ()


TEXT_TABLE: TextTable[State] = TextTable(
    views=(
        View("attacker", looked_at.attacker),
        View("defender", looked_at.defender),
        SeatView("unit", looked_at.unit),
        SeatView("ground", looked_at.ground),
        SeatView("measure", looked_at.measure),
        SeatView("sight", looked_at.sight),
        SeatView("shots", looked_at.shots),
        View("score", looked_at.score),
    ),
    lines=lines_typed,
    said=said,
    seat_name=wording.seat,
    things=things,
    told=told,
    remarks=("text-labels", "text-places"),
)
