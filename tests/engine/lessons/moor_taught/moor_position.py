"""Load a position of the moor from a lab file: tokens, dice, answers, and expected events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import Field

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.models import Id, TomlTable, Words
from combat.engine.content.plane.table_places import TablePlaces
from combat.engine.content.plane.table_poses import TablePose
from combat.engine.content.reading import Source, read
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.play.lab.script_parts import ScriptFile
from combat.engine.play.lab.scripted_answer import ScriptedAnswer
from combat.engine.play.lab.steps_until import steps_until
from combat.engine.space.place import PlaceError
from tests.engine.moor_game import RED, RULES, State, TurnBegan
from tests.engine.moor_title import called, load_book

Seats = Annotated[str, Field(pattern="^(red|blue)$")]


class DicePart(TomlTable):
    """Scripted dice in order."""

    d8: list[Annotated[int, Field(ge=1, le=8)]] = Field(default_factory=list)


class MoorFile(ScriptFile):
    """A lab file of the moor."""

    title: Words = ""
    seat: Seats = RED
    """The seat whose turn it is."""
    turns: Annotated[int, Field(ge=1, le=12)] = 1
    """Number of turns after which it ends."""
    token: Annotated[dict[Id, TablePose], Field(min_length=1)]
    """Pose of each token that is left."""
    hidden: list[Id] = Field(default_factory=list)
    chance: DicePart = Field(default_factory=DicePart)


F = TypeVar("F", bound=MoorFile)


class MoorPosition(Record, gc=True):
    """Position to be played for a number of turns; implements the engine's `Script`."""

    path: Path
    title: str
    text: tuple[str, ...]
    state: State
    turns: int
    chance: Mapping[str, list[Any]]
    chance_lines: Mapping[str, int]
    answers: tuple[ScriptedAnswer, ...]
    answer_line: int
    expect: tuple[tuple[int, Mapping[str, Any]], ...]
    habits: Mapping[str, Answer] = {}
    queues: Mapping[str, str] = {}

    @property
    def ids(self) -> Mapping[str, str]:
        """Return the ids of tokens by name, without "the"."""
        return {called(token.id).removeprefix("the "): token.id for token in self.state.book.tokens}

    def flow(self, state: State) -> Steps[None]:
        """Play from the position until the last turn is over; yield questions and events."""
        last = state.turn + self.turns
        yield from steps_until(RULES.play(state), lambda step: isinstance(step, TurnBegan) and step.number >= last)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to a state."""
        RULES.apply(state, event)


def load_position(path: Path) -> MoorPosition:
    """Load the position of a lab file; raise ContentError with all findings."""
    return position_of(read(path, MoorFile))


def position_of(source: Source[F]) -> MoorPosition:
    """Return the position in a lab or lesson file; raise ContentError with all findings."""
    file, book, line = source.content, load_book(), source.line
    places = {**dict.fromkeys(file.hidden), **file.token}
    findings = sorted(_faults(source, TablePlaces(book.table), [token.id for token in book.tokens]))
    if findings:
        raise ContentError(findings)
    last = source.text.rstrip().count("\n") + 1
    return MoorPosition(
        path=source.path,
        title=file.title,
        text=tuple(file.text),
        state=State(book, 1, file.seat, places=dict(places), hidden=frozenset(file.hidden)),
        turns=file.turns,
        chance={"d8": list(file.chance.d8)},
        chance_lines={"d8": line("chance", "d8") if file.chance.d8 else last},
        answers=tuple(
            ScriptedAnswer(said.to, said.value, said.about or "", line("answer", place), said.refused or "")
            for place, said in enumerate(file.answer)
        ),
        answer_line=last,
        expect=tuple((line("expect", place), fields) for place, fields in enumerate(file.expect)),
    )


def _faults(source: Source[F], places: TablePlaces, known: list[str]) -> Iterator[Finding]:
    """Tokens that there are not, and poses off the table."""
    file = source.content
    for name in (*file.token, *file.hidden):
        if name not in known:
            yield source.finding(unknown("piece", name, known), "token" if name in file.token else "hidden", name)
    for name, pose in file.token.items():
        try:
            places.parse(pose)
        except PlaceError as fault:
            yield source.finding(fault.said, "token", name)


def comes(position: MoorPosition, happened: list[Event]) -> list[int | None]:
    """Return for each expected event the number of events after which it occurred, in order, or None if it did not."""
    found, at = list[int | None](), 0
    for _, fields in position.expect:
        place = next((n for n, event in enumerate(happened[at:], at + 1) if _is_like(event, fields)), None)
        found.append(place)
        at = at if place is None else place
    return found


def _is_like(event: Event, fields: Mapping[str, Any]) -> bool:
    return event.kind == fields["event"] and all(
        getattr(event, name, None) == value for name, value in fields.items() if name != "event"
    )
