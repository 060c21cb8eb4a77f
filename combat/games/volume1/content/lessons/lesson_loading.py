"""A lesson file made into a lesson: its position, and its steps with what is asked of the player in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from combat.engine.content import layers
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.reading import Source, read
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record, field_names
from combat.engine.kernel.sentence import Sentence
from combat.engine.lessons import conditions as when
from combat.engine.lessons.facts import Chosen, Did, Pointed, Viewed
from combat.engine.lessons.lesson import Deed, FixedRoll, Lesson, Spot, Step
from combat.engine.space.hexes.hex import Hex, HexError
from combat.games.volume1.content.lab import impossible
from combat.games.volume1.content.lab.position import Lab, clock_of, lab_of
from combat.games.volume1.content.lessons.lesson_file import (
    AnyValue,
    ConditionPart,
    DeedPart,
    LessonFile,
    SpotPart,
    StepPart,
)
from combat.games.volume1.content.lessons.standing_conditions import ManStands, MomentReached, WrongMan, WrongOrder
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.view import strangers
from combat.games.volume1.rules.volume_one import RULES

EVENTS: Mapping[str, type[Event]] = {kind.kind: kind for kind in RULES.events}
ACTS = ("help", "log", "recap", "find", "keys", "sight", "danger", "undo", "redo", "pace", "hide-counters")
"""The actions of the table of which a lesson is told."""


class ListedLesson(Record):
    """A lesson as the list shows it."""

    id: str
    number: int
    minutes: int
    path: Path
    fault: str = ""
    """Why the file cannot be used."""


def lesson_files() -> Iterator[Path]:
    """The lesson files that come with the game, and those of packs in their place."""
    files = (layer.path(place) for layer in layers.layers() for place in layer.glob("assets/lessons/*.toml"))
    yield from {path.stem: path for path in files}.values()


def listed() -> list[ListedLesson]:
    """All lessons in their order, those that cannot be used at last."""
    return sorted(map(_listed, lesson_files()), key=lambda lesson: (bool(lesson.fault), lesson.number, lesson.id))


def _listed(path: Path) -> ListedLesson:
    try:
        file = read(path, LessonFile).content
    except ContentError as fault:
        return ListedLesson(path.stem, 0, 0, path, str(fault.findings[0]))
    return ListedLesson(path.stem, file.number, file.minutes, path)


def load_lesson(path: Path, library: Library | None = None) -> Lesson[State]:
    """The lesson of a file; raises ContentError with every finding."""
    source = read(path, LessonFile)
    return _Reader(source, lab_of(source, library)).lesson()


class _Reader:
    """Makes a lesson of its file and gathers what is wrong with it."""

    def __init__(self, source: Source[LessonFile], lab: Lab) -> None:
        self.source, self.file, self.lab = source, source.content, lab
        self.findings: list[Finding] = []

    def lesson(self) -> Lesson[State]:
        """The finished lesson; raises ContentError with every finding."""
        file = self.file
        found: Lesson[State] = Lesson(
            id=self.source.path.stem,
            number=file.number,
            minutes=file.minutes,
            path=self.source.path,
            script=self.lab,
            steps=tuple(self._step(step, place) for place, step in enumerate(file.step)),
            rolls=tuple(
                FixedRoll(roll.why, self._man(roll.about, "roll", place, "about"), tuple(map(self._id, roll.values)))
                for place, roll in enumerate(file.roll)
            ),
            seed=file.seed,
        )
        if self.findings:
            raise ContentError(sorted(self.findings))
        return found

    # -- names --------------------------------------------------------------------------------------------------

    def _fault(self, what: Sentence, *where: str | int) -> None:
        self.findings.append(self.source.finding(what, *where))

    def _id(self, value: str | int) -> str | int:
        """A value with the names of men and weapons at its beginning read as their ids."""
        if not isinstance(value, str):
            return value
        words = value.split(" ")
        for count in range(len(words), 0, -1):
            id_ = self.lab.ids.get(" ".join(words[:count]).lower())
            if id_ is not None:
                return " ".join((id_, *words[count:]))
        return value

    def _man(self, name: str | None, *where: str | int) -> str:
        """The id of a man of the position, or of an unknown enemy; "" for none."""
        if name is None:
            return ""
        id_ = self.lab.ids.get(name.lower(), name)
        state = self.lab.state
        neutral = strangers(state).values()
        if id_ not in state.men and id_ not in neutral:
            self._fault(unknown("man", name, (*self.lab.names.values(), *neutral)), *where)
        return id_

    def _known(self, what: str, name: str, known: Iterable[str], *where: str | int) -> None:
        known = list(known)
        if name not in known:
            self._fault(unknown(what, name, known), *where)

    # -- steps --------------------------------------------------------------------------------------------------

    def _step(self, part: StepPart, place: int) -> Step:
        where = ("step", place)
        for index, hex_ in enumerate(part.look):
            self._check_hex(str(hex_), *where, "look", index)
        return Step(
            id=part.id,
            at=tuple(self._spot(spot, *where, "at", index) for index, spot in enumerate(part.at)),
            look=tuple(part.look),
            done=tuple(self._condition(one, *where, "done", index) for index, one in enumerate(part.done)),
            off=(
                *(self._condition(one, *where, "off", index) for index, one in enumerate(part.off)),
                *self._wrong_men(part),
                *self._wrong_orders(part),
            ),
            does=tuple(self._deed(deed, *where, "does", index) for index, deed in enumerate(part.does)),
            waits=tuple(self._condition(one, *where, "waits", index) for index, one in enumerate(part.waits)),
            choices=part.choices or 0,
            right=part.right or 0,
        )

    def _wrong_men(self, part: StepPart) -> Iterator[WrongMan]:
        """Whom the order of a step is not meant for: the player's other men, unless some step gives it to them too."""
        meant = {words for step in self.file.step for deed in step.does for words in self._ordered(deed)}
        for wanted, order in (words for deed in part.does for words in self._ordered(deed)):
            men = (man.id for man in self.lab.state.men.values() if man.side == "friendly")
            yield from (WrongMan(man, wanted, order) for man in men if (man, order) not in meant)

    def _wrong_orders(self, part: StepPart) -> Iterator[WrongOrder]:
        """What else than the order of a step its man may be given by mistake: what no step gives him."""
        meant = [words for step in self.file.step for deed in step.does for words in self._ordered(deed)]
        for man, order in (words for deed in part.does for words in self._ordered(deed)):
            yield WrongOrder(man, order, tuple(other for who, other in meant if who == man))

    def _ordered(self, deed: DeedPart) -> Iterator[tuple[str, str]]:
        """The man and the order of a deed that gives one."""
        man, _, order = str(self._id(deed.value or "")).rpartition(" ")
        if deed.to == GiveOrders.kind and man:
            yield man, order

    def _check_hex(self, hex_: str, *where: str | int) -> None:
        try:
            self.lab.state.board.place(Hex(hex_))
        except HexError as fault:
            self._fault(fault.said, *where)

    def _spot(self, part: SpotPart, *where: str | int) -> Spot:
        if part.man is not None:
            return Spot("piece", self._man(part.man, *where, "man"))
        if part.hex is not None:
            self._check_hex(str(part.hex), *where, "hex")
            return Spot("hex", str(part.hex))
        if part.card is not None:
            return Spot("card", str(part.card))
        if part.order is not None:
            self._known("order", part.order, self.lab.state.book.charts.orders, *where, "order")
            return Spot("marker", part.order)
        if part.button is not None:
            return Spot("button", part.button)
        return Spot("pane", part.pane) if part.pane is not None else Spot("team", str(part.team))

    def _deed(self, part: DeedPart, *where: str | int) -> Deed:
        line = self.source.line(*where)
        if part.to is not None:
            self._known("decision", part.to, impossible.decision_kinds(), *where, "to")
            assert part.value is not None
            about = self._man(part.about, *where, "about")
            return Deed(part.to, self._id(part.value), about, line)
        if part.act is not None:
            self._known("action", part.act, ACTS, *where, "act")
            return Deed(line=line, fact=Did(part.act))
        if part.chosen is not None:
            return Deed(line=line, fact=Chosen(self._man(part.chosen, *where, "chosen")))
        if part.view is not None:
            return Deed(line=line, fact=Viewed(self._view(part.view, *where)))
        place = self._place(part.pointed or "", *where)
        return Deed(line=line, fact=Pointed(place, place))

    def _place(self, name: str, *where: str | int) -> str:
        """A man's id, or a hex of the board."""
        if name[:1].isdigit():
            self._check_hex(name, *where, "pointed")
            return name
        return self._man(name, *where, "pointed")

    def _view(self, hex_: str, *where: str | int) -> str:
        """A hex of the board; "" for none."""
        if hex_ == "none":
            return ""
        self._check_hex(hex_, *where, "view")
        return str(hex_)

    # -- conditions ---------------------------------------------------------------------------------------------

    def _condition(self, part: ConditionPart, *where: str | int) -> when.Condition:
        first = self._single(part, *where)
        also = tuple(self._condition(one, *where, "also", index) for index, one in enumerate(part.also))
        return when.Together(first, also) if also else first

    def _single(self, part: ConditionPart, *where: str | int) -> when.Condition:
        if part.event is not None:
            return self._event(part, *where)
        if part.answer is not None:
            self._known("decision", part.answer, impossible.decision_kinds(), *where, "answer")
            values = tuple(str(self._id(value)) for value in _several(part.value))
            return when.AnswerGiven(part.answer, values, self._man(part.about, *where, "about"))
        if part.asked is not None:
            self._known("decision", part.asked, impossible.decision_kinds(), *where, "asked")
            return when.QuestionPut(part.asked, self._man(part.about, *where, "about"))
        if part.act is not None:
            self._known("action", part.act, ACTS, *where, "act")
            return when.ActionUsed(part.act)
        if part.chosen is not None:
            return when.PieceChosen(self._man(part.chosen, *where, "chosen"))
        if part.unchosen is not None:
            return when.PieceLeft(self._man(part.unchosen, *where, "unchosen"))
        if part.view is not None:
            return when.ViewShown(self._view(part.view, *where))
        if part.elsewhere is not None:
            return when.ViewElsewhere(self._view(part.elsewhere, *where))
        if part.pointed is not None:
            return when.PlacePointed(self._place(part.pointed, *where))
        if part.moment is not None:
            return MomentReached(clock_of(part.moment).moment.key)
        return self._stands(part, *where)

    def _event(self, part: ConditionPart, *where: str | int) -> when.Condition:
        kind = str(part.event)
        self._known("event", kind, EVENTS, *where, "event")
        names = field_names(EVENTS[kind]) if kind in EVENTS else ()
        for name in part.fields:
            self._known("field", name, names, *where, "with", name)
        values = {name: tuple(self._value(value) for value in _several(wanted)) for name, wanted in part.fields.items()}
        return when.EventShown(kind, values)

    def _value(self, value: AnyValue) -> str:
        return when.written(value if isinstance(value, bool) else self._id(value))

    def _stands(self, part: ConditionPart, *where: str | int) -> when.Condition:
        orders = tuple(map(str, _several(part.order)))
        for order in orders:
            if order != "none":
                self._known("order", order, self.lab.state.book.charts.orders, *where, "order")
        hexes = tuple(map(str, _several(part.hex)))
        for hex_ in hexes:
            self._check_hex(hex_, *where, "hex")
        seen = part.spotted if part.known is None else part.known
        wounded = None if part.wounds is None else part.wounds == "any"
        return ManStands(
            man=self._man(part.man, *where, "man"),
            order=orders,
            hex=hexes,
            morale=tuple(map(str, _several(part.morale))),
            seen=seen,
            ammo=part.ammo or "",
            wounded=wounded,
            gone=part.gone,
        )


def _several(value: object) -> list[AnyValue]:
    """One or more values as a list; none for None."""
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]  # type: ignore[list-item]
