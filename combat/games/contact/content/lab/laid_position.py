"""Conversion of a lab file to a position: state, dice, answers; every error is a finding with its line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.models import TomlTable
from combat.engine.content.reading import Source, read
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.play.lab.scripted_answer import ScriptedAnswer
from combat.engine.play.lab.steps_until import steps_until
from combat.engine.space.plane.point import CM, Point
from combat.games.contact.content.assembly import Assembly
from combat.games.contact.content.lab.position_file import PositionFile, QualityPart, UnitPart
from combat.games.contact.content.library import Library
from combat.games.contact.rules.command.ordering import NextOrder
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.events.turn_events import PhaseBegan
from combat.games.contact.rules.forces.force_list import ForceList, UnitPick
from combat.games.contact.rules.missions.mission import BatteryPick, Mission, MissionSide
from combat.games.contact.rules.play.muster import new_state
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER, SEATS
from combat.games.miniatures.content.lab_ground import bare_table, ground_findings, off_table
from combat.games.miniatures.content.laid_script import DICE, LaidScript

F = TypeVar("F", bound=PositionFile)
ORDERS = 9
"""Orders of each seat in a position."""


class LaidPosition(LaidScript[State], gc=True):
    """A position that can be played to the end of its phase."""

    def flow(self, state: State) -> Steps[None]:
        """Play the battle from the position, yielding questions and events.

        It ends when the phase is over, or when an order is asked for and the file has no further one.
        """
        left = iter([each for each in self.answers if each.to == NextOrder.kind and not each.refused])

        def ends(step: Decision | Event) -> bool:
            return isinstance(step, PhaseBegan) or (isinstance(step, NextOrder) and next(left, None) is None)

        yield from steps_until(RULES.play(state), ends)

    def apply(self, state: State, event: Event) -> None:
        """Apply one event to a state in place."""
        RULES.apply(state, event)


def load_position(path: Path, assembly: Assembly | None = None) -> LaidPosition:
    """Load the position of a lab file; raise ContentError with all findings.

    `assembly` is the content of the library, if already read.
    """
    return position_of(read(path, PositionFile), assembly)


def position_of(given: Source[F], assembly: Assembly | None = None) -> LaidPosition:
    """Build the position of a file that is or contains one; raise ContentError with all findings.

    `assembly` is the content of the library, if already read.
    """
    source: Source[PositionFile] = Source(given.path, given.text, given.content)
    content = assembly or Library().assembly()
    if content.findings or content.ground is None:
        raise ContentError(sorted(set(content.findings)))
    findings = sorted(set(_findings(source, content)))
    if findings:
        raise ContentError(findings)
    return _laid(source, _state(source.content, content))


def _findings(source: Source[PositionFile], content: Assembly) -> Iterator[Finding]:
    """Yield findings about ground, scenery, unknown cards and units off the table."""
    file, cards = source.content, content.cards()
    assert content.ground
    assert content.nations
    ground: Source[TomlTable] = Source(source.path, source.text, file)
    yield from ground_findings(ground, file.ground, file.scenery, content.ground.content.kinds())
    for seat in SEATS:
        nation = _quality(file, seat).nation
        if nation not in content.nations.content.root:
            yield source.finding(unknown("nation", nation, content.nations.content.root), seat, "nation")
    known = content.batteries.content.root if content.batteries else {}
    for place, battery in enumerate(file.battery):
        if battery.card not in known:
            yield source.finding(unknown("battery", battery.card, known), "battery", place, "card")
        own = [f"{battery.seat[0]}{n}" for n, _ in enumerate([u for u in file.unit if u.seat == battery.seat], 1)]
        if battery.observer and battery.observer not in own:
            yield source.finding(unknown("unit", battery.observer, own), "battery", place, "observer")
    width, depth = file.ground.width * CM, file.ground.depth * CM
    for place, part in enumerate(file.unit):
        if part.card not in cards:
            yield source.finding(unknown("unit", part.card, cards), "unit", place, "card")
        if part.at.point.x > width or part.at.point.y > depth:
            yield source.finding(off_table(part.at, width, depth), "unit", place, "at")


def _quality(file: PositionFile, seat: Seat) -> QualityPart:
    return file.attacker if seat == ATTACKER else file.defender


def _state(file: PositionFile, content: Assembly) -> State:
    """Return the state of a file that has passed the check."""
    table = bare_table(file.ground, file.scenery)
    whole = Point(0, 0), Point(table.width, 0), Point(table.width, table.height), Point(0, table.height)
    south, north = (MissionSide(seat, whole, batteries=tuple(_batteries(file, seat))) for seat in SEATS)
    mission = Mission("lab", file.title, file.year, south, north, DEFENDER, (), file.turns, "most", file.dark)
    forces = {seat: _force(file, seat) for seat in SEATS}
    state = new_state(content.made(mission, table, forces))
    for seat in SEATS:
        for number, part in enumerate((each for each in file.unit if each.seat == seat), 1):
            _set(state, f"{seat[0]}{number}", part)
    for seat in SEATS:
        for number, given in enumerate((each for each in file.battery if each.seat == seat), 1):
            id_ = f"{seat[0]}b{number}"
            called = replace(state.batteries[id_], observer=given.observer or "", failed=given.failed)
            state.batteries[id_] = called
    state.phase, state.turn, state.ready = file.phase, file.turn, (DEFENDER,)
    state.orders = dict.fromkeys(SEATS, ORDERS)
    state.active = ATTACKER
    if file.led:
        state.successors = {seat: tuple(id_ for id_ in state.units if id_[0] == seat[0]) for seat in SEATS}
    return state


def _batteries(file: PositionFile, seat: Seat) -> Iterator[BatteryPick]:
    return (BatteryPick(part.card, part.ammunition) for part in file.battery if part.seat == seat)


def _force(file: PositionFile, seat: Seat) -> ForceList:
    quality, units = _quality(file, seat), [UnitPick(part.card) for part in file.unit if part.seat == seat]
    return ForceList(seat, seat, quality.nation, file.year, quality.experience, quality.morale, tuple(units))


def _set(state: State, id_: str, part: UnitPart) -> None:
    """Put a unit where its file has it."""
    facts = part.model_dump(exclude={"seat", "card", "at", "moved"})
    placed = replace(state.units[id_], pose=part.at, turret=part.at.heading, moved=part.moved * CM, **facts)
    state.units[id_] = placed


def _laid(source: Source[PositionFile], state: State) -> LaidPosition:
    file, line = source.content, source.line
    last = source.text.rstrip().count("\n") + 1
    answers = (
        ScriptedAnswer(said.to, said.value, said.about or "", line("answer", place), said.refused or "")
        for place, said in enumerate(file.answer)
    )
    measures = (
        (line("measure", place), {"at_end": part.at_end, **part.model_dump(exclude_unset=True)})
        for place, part in enumerate(file.measure)
    )
    return LaidPosition(
        path=source.path,
        title=file.title,
        text=tuple(file.text),
        state=state,
        chance={DICE: list(file.chance.d6)},
        chance_lines={DICE: line("chance", DICE) if file.chance.d6 else last},
        answers=tuple(answers),
        answer_line=last,
        expect=tuple((line("expect", place), fields) for place, fields in enumerate(file.expect)),
        measures=tuple(measures),
    )
