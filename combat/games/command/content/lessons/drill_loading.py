"""Loading lesson files of COMMAND!: the position and the steps."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import unknown
from combat.engine.content.hexes.board_places import BoardPlaces
from combat.engine.content.reading import Source, read
from combat.engine.kernel.record import replace
from combat.engine.lessons import conditions as when
from combat.engine.lessons.lesson import Lesson, Spot
from combat.engine.lessons.listed_lessons import ListedLesson, listed_lessons
from combat.engine.lessons.step_reading import StepReader, StepWords, several
from combat.engine.space.hexes.hex import Hex
from combat.games.command.content.lab.laid_position import LaidPosition, position_of
from combat.games.command.content.lessons.drill_conditions import TurnReached, UnitStands
from combat.games.command.content.lessons.drill_file import DrillFile, UnitCondition, UnitSpot
from combat.games.command.content.library import Library
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State

ACTS = (
    "help", "log", "recap", "find", "keys", "sight", "reach", "command-reach", "objectives", "undo", "redo", "pace",
    "hide-counters",
)  # fmt: skip
"""Actions of the table that a lesson can react to."""


def listed() -> list[ListedLesson]:
    """Return all lessons of COMMAND! in order, unusable ones last."""
    return listed_lessons(DrillFile)


def load_drill(path: Path, library: Library | None = None) -> Lesson[State]:
    """Load the lesson of a file; raise ContentError with all findings. `library` is by default all content in use."""
    source = read(path, DrillFile)
    position = replace(position_of(source, library), turns=source.content.turns)
    return _Reader(source, position).lesson()


class _Reader(StepReader[Hex, UnitSpot, UnitCondition]):
    """Reader of one lesson file."""

    def __init__(self, source: Source[DrillFile], position: LaidPosition) -> None:
        events = {kind.kind: kind for kind in RULES.events}
        questions = {kind.kind for kind in RULES.decisions if not kind.to_chance}
        places, words = BoardPlaces(position.state.book.map.board), StepWords(events, questions, ACTS)
        super().__init__(source, places, position.ids, words)
        self.file, self.position = source.content, position

    def lesson(self) -> Lesson[State]:
        """Return the finished lesson; raise ContentError with all findings."""
        file, path = self.file, self.source.path
        steps, rolls = self.steps(file), self.rolls(file)
        self.stop_at_faults()
        return Lesson(path.stem, file.number, file.minutes, path, self.position, steps, rolls, file.seed, file.seat)

    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a unit of the position, or of its weapon; record a fault if it is unknown."""
        state = self.position.state
        id_ = self.position.ids.get(name.lower(), name)
        if id_ not in state.units and id_ not in state.weapons:
            self.fault(unknown("unit", name, (*state.units, *state.weapons)), *where)
        return id_

    def subject(self, name: str | None, *where: str | int) -> str:
        """Return the piece or the hex that a question is about."""
        place = None if name is None else self.find_place(name)
        return place if place is not None else super().subject(name, *where)

    def spot(self, part: UnitSpot, *where: str | int) -> Spot:
        if part.hex is not None:
            return Spot("place", self.place(part.hex, *where, "hex"))
        if part.unit is not None:
            return Spot("piece", self.piece(part.unit, *where, "unit"))
        return Spot("pane", part.pane) if part.pane is not None else Spot("marker", str(part.track))

    def title_condition(self, part: UnitCondition, *where: str | int) -> when.Condition:
        if part.turn is not None:
            return TurnReached(part.turn)
        hexes = tuple(self.place(str(hex_), *where, "hex") for hex_ in several(part.hex))
        unit = self.piece(part.unit or "", *where, "unit")
        return UnitStands(unit, hexes, part.broken, part.suppressed, part.gone)
