"""Convert the parsed steps of a lesson file to `Step` records; every fault becomes a finding with its line."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Generic, TypeVar

from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import Source
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, field_names
from combat.engine.kernel.text_message import TextMessage
from combat.engine.lessons import conditions as when
from combat.engine.lessons.facts import Chosen, Did, Pointed, Viewed
from combat.engine.lessons.lesson import Deed, FixedRoll, Spot, Step
from combat.engine.lessons.place_reader import PlaceReader
from combat.engine.lessons.step_parts import AnyValue, ConditionPart, DeedPart, LessonTables, SpotPart, StepPart
from combat.engine.play.script import with_ids
from combat.engine.space.place import PlaceError

P = TypeVar("P")
V = TypeVar("V", bound=AnyValue)
At = TypeVar("At", bound=SpotPart)
When = TypeVar("When", bound=ConditionPart[Any])


class StepWords(Record, gc=True):
    """The names to which the steps of a title's lessons can refer."""

    events: Mapping[str, type[Event]]
    questions: Collection[str]
    acts: Collection[str]
    """The actions of the table that are reported to lessons."""


class StepReader(ABC, Generic[P, At, When]):
    """Converts steps and collects findings; a title resolves its pieces and parses its places."""

    def __init__(self, source: Source[Any], places: PlaceReader[P], ids: Mapping[str, str], words: StepWords) -> None:
        self.source, self.places, self.ids, self.words = source, places, ids, words
        self.findings: list[Finding] = []

    # -- implemented by a title ---------------------------------------------------------------------------------

    @abstractmethod
    def piece(self, name: str, *where: str | int) -> str:
        """Return the id of a piece by the name in the file; if there is none, add a finding and return the name.

        `where` is the key path of the value in the file.
        """

    @abstractmethod
    def spot(self, part: At, *where: str | int) -> Spot:
        """Convert the target of a step, of a kind that only this title has.

        Faults are reported at the key path `where`.
        """

    @abstractmethod
    def title_condition(self, part: When, *where: str | int) -> when.Condition:
        """Convert a condition on a subject that only this title has; faults are reported at the key path `where`."""

    def stray_conditions(self, part: StepPart[Any, At, When, Any]) -> Iterable[when.Condition]:
        """Return further conditions that make a step impossible, besides those that the step lists; none by default."""
        return ()

    def subject(self, name: str | None, *where: str | int) -> str:
        """Return the id of the piece that a question is about; "" if `name` is None, for any piece."""
        return "" if name is None else self.piece(name, *where)

    # -- conversion ---------------------------------------------------------------------------------------------

    def id(self, value: str | int) -> str | int:
        """Return an answer or a fact's value with the leading piece name replaced by its id; other values unchanged."""
        return next(with_ids(value, self.ids), value) if isinstance(value, str) else value

    def fault(self, what: TextMessage, *where: str | int) -> None:
        """Add a finding about the value at the key path `where`."""
        self.findings.append(self.source.finding(what, *where))

    def check_known(self, what: str, name: str, known: Iterable[str], *where: str | int) -> None:
        """Add a finding if a name is not one of the known ones."""
        known = list(known)
        if name not in known:
            self.fault(unknown(what, name, known), *where)

    def place(self, text: str, *where: str | int) -> str:
        """Return a place in the notation of facts; if it is not on the ground, add a finding and return the text."""
        try:
            return self.places.name(self.places.parse(text))
        except PlaceError as fault:
            self.fault(fault.said, *where)
            return text

    def find_place(self, text: str) -> str | None:
        """Return a place in the notation of facts, or None if the text is not a place on the ground."""
        try:
            return self.places.name(self.places.parse(text))
        except PlaceError:
            return None

    def steps(self, tables: LessonTables[Any]) -> tuple[Step, ...]:
        """Convert and return all steps of a file; faults are added to the findings."""
        return tuple(self._step(step, place) for place, step in enumerate(tables.step))

    def rolls(self, tables: LessonTables[Any]) -> tuple[FixedRoll, ...]:
        """Return the results of dice and cards that the file fixes by reason."""
        return tuple(
            FixedRoll(roll.why, self.subject(roll.about, "roll", place, "about"), tuple(map(self.id, roll.values)))
            for place, roll in enumerate(tables.roll)
        )

    def stop_at_faults(self) -> None:
        """Raise ContentError with all findings, if there are any."""
        if self.findings:
            raise ContentError(sorted(self.findings))

    def _step(self, part: StepPart[Any, At, When, Any], place: int) -> Step:
        where = ("step", place)
        look = tuple(self.place(place, *where, "look", index) for index, place in enumerate(part.look))
        off = tuple(self._condition(one, *where, "off", index) for index, one in enumerate(part.off))
        return Step(
            id=part.id,
            at=tuple(self._spot(spot, *where, "at", index) for index, spot in enumerate(part.at)),
            look=look,
            done=tuple(self._condition(one, *where, "done", index) for index, one in enumerate(part.done)),
            off=(*off, *self.stray_conditions(part)),
            does=tuple(self._deed(deed, *where, "does", index) for index, deed in enumerate(part.does)),
            waits=tuple(self._condition(one, *where, "waits", index) for index, one in enumerate(part.waits)),
            choices=part.choices or 0,
            right=part.right or 0,
        )

    def _spot(self, part: At, *where: str | int) -> Spot:
        if part.card is not None:
            return Spot("card", str(part.card))
        if part.gives is not None:
            return Spot("answer", part.gives)
        return Spot("button", part.button) if part.button is not None else self.spot(part, *where)

    def _deed(self, part: DeedPart[Any], *where: str | int) -> Deed:
        line = self.source.line(*where)
        if part.to is not None:
            self.check_known("decision", part.to, self.words.questions, *where, "to")
            assert part.value is not None
            return Deed(part.to, self.id(part.value), self.subject(part.about, *where, "about"), line)
        if part.act is not None:
            self.check_known("action", part.act, self.words.acts, *where, "act")
            return Deed(line=line, fact=Did(part.act))
        if part.chosen is not None:
            return Deed(line=line, fact=Chosen(self.piece(part.chosen, *where, "chosen")))
        if part.view is not None:
            return Deed(line=line, fact=Viewed(self._view(part.view, *where)))
        place = self._pointed(part.pointed or "", *where)
        return Deed(line=line, fact=Pointed(place, place))

    def _pointed(self, name: str, *where: str | int) -> str:
        """Return a piece's id, or a place of the ground."""
        place = self.find_place(name)
        return place if place is not None else self.piece(name, *where, "pointed")

    def _view(self, place: str, *where: str | int) -> str:
        """Return a place of the ground; "" for none."""
        return "" if place == "none" else self.place(place, *where, "view")

    # -- conditions ---------------------------------------------------------------------------------------------

    def _condition(self, part: When, *where: str | int) -> when.Condition:
        first = self._single(part, *where)
        also = tuple(self._condition(one, *where, "also", index) for index, one in enumerate(part.also))
        return when.Together(first, also) if also else first

    def _single(self, part: When, *where: str | int) -> when.Condition:
        if part.event is not None:
            return self._event(part.event, part, *where)
        if part.answer is not None:
            self.check_known("decision", part.answer, self.words.questions, *where, "answer")
            values = tuple(str(self.id(value)) for value in several(part.value))
            return when.AnswerGiven(part.answer, values, self.subject(part.about, *where, "about"))
        if part.asked is not None:
            self.check_known("decision", part.asked, self.words.questions, *where, "asked")
            return when.QuestionPut(part.asked, self.subject(part.about, *where, "about"))
        if part.act is not None:
            self.check_known("action", part.act, self.words.acts, *where, "act")
            return when.ActionUsed(part.act)
        if part.chosen is not None:
            return when.PieceChosen(self.piece(part.chosen, *where, "chosen"))
        if part.unchosen is not None:
            return when.PieceLeft(self.piece(part.unchosen, *where, "unchosen"))
        if part.view is not None:
            return when.ViewShown(self._view(part.view, *where))
        if part.elsewhere is not None:
            return when.ViewElsewhere(self._view(part.elsewhere, *where))
        return (
            when.PlacePointed(self._pointed(part.pointed, *where))
            if part.pointed
            else self.title_condition(part, *where)
        )

    def _event(self, kind: str, part: When, *where: str | int) -> when.Condition:
        events = self.words.events
        self.check_known("event", kind, events, *where, "event")
        names = field_names(events[kind]) if kind in events else ()
        for name in part.fields:
            self.check_known("field", name, names, *where, "with", name)
        values = {name: tuple(self._value(value) for value in several(wanted)) for name, wanted in part.fields.items()}
        return when.EventShown(kind, values)

    def _value(self, value: AnyValue) -> str:
        return when.written(value if isinstance(value, bool) else self.id(value))


def several(value: V | list[V] | None) -> list[V]:
    """Return one or more values as a list; an empty list for None."""
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]
