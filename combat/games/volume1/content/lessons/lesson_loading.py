"""Load lesson files: position, steps and their conditions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from combat.engine.content.findings import unknown
from combat.engine.content.hexes.board_places import BoardPlaces
from combat.engine.content.hexes.hex_numbers import HexNumber
from combat.engine.content.reading import Source, read
from combat.engine.lessons import conditions as when
from combat.engine.lessons.lesson import Lesson, Spot
from combat.engine.lessons.listed_lessons import ListedLesson, listed_lessons
from combat.engine.lessons.step_parts import StepPart
from combat.engine.lessons.step_reading import StepReader, StepWords, several
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.lab import impossible
from combat.games.volume1.content.lab.position import Lab, clock_of, lab_of
from combat.games.volume1.content.lessons.lesson_file import (
    BattleCondition,
    BattleDeed,
    BattleSpot,
    LessonFile,
)
from combat.games.volume1.content.lessons.standing_conditions import ManStands, MomentReached, WrongMan, WrongOrder
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.view import strangers
from combat.games.volume1.rules.volume_one import RULES

Step = StepPart[HexNumber, BattleSpot, BattleCondition, BattleDeed]

ACTS = ("help", "log", "recap", "find", "keys", "sight", "danger", "undo", "redo", "pace", "hide-counters")
"""Actions of the table scene that a lesson can wait for."""


def listed() -> list[ListedLesson]:
    """Return all lessons in their order, invalid ones last."""
    return listed_lessons(LessonFile)


def load_lesson(path: Path, library: Library | None = None) -> Lesson[State]:
    """Load a lesson from its file; raise ContentError with every finding if it is invalid.

    `library` is by default all content in use.
    """
    source = read(path, LessonFile)
    return _Reader(source, lab_of(source, library)).lesson()


class _Reader(StepReader[Hex, BattleSpot, BattleCondition]):
    """Reader of a lesson file."""

    def __init__(self, source: Source[LessonFile], lab: Lab) -> None:
        events = {kind.kind: kind for kind in RULES.events}
        places, words = BoardPlaces(lab.state.board), StepWords(events, impossible.decision_kinds(), ACTS)
        super().__init__(source, places, lab.ids, words)
        self.file, self.lab = source.content, lab

    def lesson(self) -> Lesson[State]:
        """Return the finished lesson; raise ContentError with every finding."""
        file, path = self.file, self.source.path
        steps, rolls = self.steps(file), self.rolls(file)
        self.stop_at_faults()
        return Lesson(path.stem, file.number, file.minutes, path, self.lab, steps, rolls, file.seed)

    # -- names --------------------------------------------------------------------------------------------------

    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a man of the position, or of an unknown enemy."""
        id_ = self.lab.ids.get(name.lower(), name)
        state = self.lab.state
        neutral = strangers(state).values()
        if id_ not in state.men and id_ not in neutral:
            self.fault(unknown("man", name, (*self.lab.names.values(), *neutral)), *where)
        return id_

    def spot(self, part: BattleSpot, *where: str | int) -> Spot:
        if part.hex is not None:
            return Spot("place", self.place(part.hex, *where, "hex"))
        if part.man is not None:
            return Spot("piece", self.piece(part.man, *where, "man"))
        if part.order is not None:
            self.check_known("order", part.order, self.lab.state.book.charts.orders, *where, "order")
            return Spot("marker", part.order)
        return Spot("pane", part.pane) if part.pane is not None else Spot("team", str(part.team))

    # -- mistakes -----------------------------------------------------------------------------------------------

    def stray_conditions(self, part: Step) -> Iterator[when.Condition]:
        yield from self._wrong_men(part)
        yield from self._wrong_orders(part)

    def _wrong_men(self, part: Step) -> Iterator[WrongMan]:
        """Yield the player's other men for the order of a step, unless some step gives it to them too."""
        meant = {words for step in self.file.step for deed in step.does for words in self._ordered(deed)}
        for wanted, order in (words for deed in part.does for words in self._ordered(deed)):
            men = (man.id for man in self.lab.state.men.values() if man.side == "friendly")
            yield from (WrongMan(man, wanted, order) for man in men if (man, order) not in meant)

    def _wrong_orders(self, part: Step) -> Iterator[WrongOrder]:
        """Yield the wrong orders for the man of a step: those that no step gives him."""
        meant = [words for step in self.file.step for deed in step.does for words in self._ordered(deed)]
        for man, order in (words for deed in part.does for words in self._ordered(deed)):
            yield WrongOrder(man, order, tuple(other for who, other in meant if who == man))

    def _ordered(self, deed: BattleDeed) -> Iterator[tuple[str, str]]:
        """Yield man and order of a deed that gives one."""
        man, _, order = str(self.id(deed.value or "")).rpartition(" ")
        if deed.to == GiveOrders.kind and man:
            yield man, order

    # -- conditions ---------------------------------------------------------------------------------------------

    def title_condition(self, part: BattleCondition, *where: str | int) -> when.Condition:
        if part.moment is not None:
            return MomentReached(clock_of(part.moment).moment.key)
        orders = tuple(map(str, several(part.order)))
        for order in orders:
            if order != "none":
                self.check_known("order", order, self.lab.state.book.charts.orders, *where, "order")
        hexes = tuple(self.place(str(hex_), *where, "hex") for hex_ in several(part.hex))
        seen = part.spotted if part.known is None else part.known
        wounded = None if part.wounds is None else part.wounds == "any"
        return ManStands(
            man=self.piece(part.man or "", *where, "man"),
            order=orders,
            hex=hexes,
            morale=tuple(map(str, several(part.morale))),
            seen=seen,
            ammo=part.ammo or "",
            wounded=wounded,
            gone=part.gone,
        )
