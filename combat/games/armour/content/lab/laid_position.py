"""Building a position from a lab file: state, dice, answers; every error is a finding with its line."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import Source, read
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.event import Event
from combat.engine.play.lab.scripted_answer import ScriptedAnswer
from combat.engine.play.lab.steps_until import steps_until
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.lab.laid_state import laid_state
from combat.games.armour.content.lab.laid_table import laid_table, scenery_findings
from combat.games.armour.content.lab.position_check import PositionCheck
from combat.games.armour.content.lab.position_file import PositionFile
from combat.games.armour.content.library import Library
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.events.turn_events import PhaseBegan, TurnBegan
from combat.games.armour.rules.state import State
from combat.games.miniatures.content.laid_script import DICE, LaidScript

F = TypeVar("F", bound=PositionFile)


class LaidPosition(LaidScript[State], gc=True):
    """A position that can be played for a number of phases."""

    phases: int = 1

    def flow(self, state: State) -> Steps[None]:
        """Play the battle from the position until its last phase is over, yielding questions and events."""
        left = iter(range(self.phases))
        next(left)
        begins = (PhaseBegan, TurnBegan)
        yield from steps_until(RULES.play(state), lambda step: isinstance(step, begins) and next(left, None) is None)

    def apply(self, state: State, event: Event) -> None:
        """Apply one event to a state in place."""
        RULES.apply(state, event)


def load_position(path: Path, assembly: Assembly | None = None) -> LaidPosition:
    """Load the position of a lab file; raise ContentError with all findings.

    `assembly` is the content of the library, if already read.
    """
    return position_of(read(path, PositionFile), assembly)


def position_of(source: Source[F], assembly: Assembly | None = None) -> LaidPosition:
    """Build the position of a parsed lab or lesson file; raise ContentError with all findings.

    `assembly` is the content of the library, if already read.
    """
    position: Source[PositionFile] = Source(source.path, source.text, source.content)
    return _laid(position, _state(position, assembly or Library().assembly()))


def _state(source: Source[PositionFile], assembly: Assembly) -> State:
    """Return the state of a position; raise ContentError with all findings."""
    if assembly.findings or assembly.ground is None or assembly.cards is None or assembly.works is None:
        raise ContentError(sorted(set(assembly.findings)))
    findings = sorted(set(scenery_findings(source, assembly.ground.content.kinds())))
    if findings:
        raise ContentError(findings)
    table = laid_table(source, assembly.places, assembly.ground.content)
    works = {id_: part.build(id_) for id_, part in assembly.works.content.root.items()}
    findings = sorted(set(PositionCheck(source, assembly.cards, table, works).findings()))
    if findings:
        raise ContentError(findings)
    return laid_state(source.content, assembly, table)


def _laid(source: Source[PositionFile], state: State) -> LaidPosition:
    file, line = source.content, source.line
    last = source.text.rstrip().count("\n") + 1
    return LaidPosition(
        path=source.path,
        title=file.title,
        text=tuple(file.text),
        state=state,
        phases=file.phases,
        chance={DICE: list(file.chance.d6)},
        chance_lines={DICE: line("chance", DICE) if file.chance.d6 else last},
        answers=tuple(
            ScriptedAnswer(said.to, said.value, said.about or "", line("answer", place), said.refused or "")
            for place, said in enumerate(file.answer)
        ),
        answer_line=last,
        expect=tuple((line("expect", place), fields) for place, fields in enumerate(file.expect)),
        measures=tuple(
            (line("measure", place), {"at_end": part.at_end, **part.model_dump(exclude_unset=True)})
            for place, part in enumerate(file.measure)
        ),
    )
