"""Registration of the text interface."""

from __future__ import annotations

from combat.engine.terminal.text_table import SeatView, TextTable, View
from combat.engine.words.log_entry import LogEntry
from combat.games.armour.rules.state import State
from combat.games.armour.terminal import foreseen, lines_typed, looked_at, things_listed
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.terminal.labels import Labels
from combat.games.miniatures.words import wording


def told(state: State, entry: LogEntry) -> str:
    """Return a log entry as one line, followed by the labels of the teams that it is about."""
    labels = Labels(state)
    pieces = [labels.of(piece) for piece in entry.pieces if piece in state.teams]
    return f"{entry.line} [{', '.join(pieces)}]" if pieces else entry.line


TEXT_TABLE: TextTable[State] = TextTable(
    views=(
        View("attacker", looked_at.attacker),
        View("defender", looked_at.defender),
        SeatView("team", looked_at.team),
        SeatView("ground", looked_at.ground),
        SeatView("measure", looked_at.measure),
        SeatView("reach", foreseen.reach),
        SeatView("path", foreseen.path),
        SeatView("sight", foreseen.sight),
        SeatView("shots", foreseen.shots),
        View("score", looked_at.score),
    ),
    lines=lines_typed,
    said=written,
    seat_name=wording.seat,
    things=things_listed.things,
    told=told,
    remarks=("text-labels", "text-places"),
)
