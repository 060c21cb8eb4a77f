"""The conditions by which a step of a lesson is done, or has gone astray."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from combat.engine.kernel.decision import DecisionMeta
from combat.engine.kernel.record import Record
from combat.engine.lessons.facts import Answered, Asked, Chosen, Did, Fact, Happened, Pointed, Viewed

NOTHING_MORE = Did("")
"""The fact that nothing happened, for conditions that look at how things stand."""


class Condition(Record, metaclass=DecisionMeta):
    """Something that a fact fulfils, or that can be seen from how the game stands now."""

    @abstractmethod
    def met(self, fact: Fact, state: object) -> bool:
        """Whether a fact fulfils it, or the state as the player sees it."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places at which it waits for pointer, cursor or view, as facts write them."""
        return ()

    @property
    def by_hand(self) -> bool:
        """Whether it is fulfilled by what the player does of his own accord, and never by what merely happens."""
        return False

    @property
    def passes(self) -> bool:
        """Whether whoever strayed by it is back as soon as it holds no more."""
        return False


class Together(Condition):
    """A condition that counts only while all the others hold too."""

    first: Condition
    also: tuple[Condition, ...]

    def met(self, fact: Fact, state: object) -> bool:
        return self.met_among(fact, (), state)

    def met_among(self, fact: Fact, lasting: Iterable[Fact], state: object) -> bool:
        """Whether a fact fulfils it while others hold."""
        held = (fact, *lasting)
        others = all(any(condition.met(one, state) for one in held) for condition in self.also)
        return others and self.first.met(fact, state)

    @property
    def places(self) -> tuple[str, ...]:
        return tuple(place for condition in (self.first, *self.also) for place in condition.places)

    @property
    def by_hand(self) -> bool:
        return self.first.by_hand


class EventShown(Condition):
    """An event of a kind was shown whose fields have one of the values each, as files write them."""

    kind: str
    fields: Mapping[str, tuple[str, ...]] = {}

    def met(self, fact: Fact, state: object) -> bool:
        if not isinstance(fact, Happened) or fact.event.kind != self.kind:
            return False
        return all(_has(getattr(fact.event, name), values) for name, values in self.fields.items())


def written(value: object) -> str:
    """A value as files write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _has(found: object, values: tuple[str, ...]) -> bool:
    """Whether a field is one of some values, or a list that has one of them."""
    return any(written(one) in values for one in (found if isinstance(found, tuple) else (found,)))


class AnswerGiven(Condition):
    """The player answered a question of a kind; `values` are the answers that count, none: any."""

    kind: str
    values: tuple[str, ...] = ()
    about: str = ""

    def met(self, fact: Fact, state: object) -> bool:
        if not isinstance(fact, Answered) or fact.to != self.kind or self.about not in ("", fact.about):
            return False
        return not self.values or str(fact.value) in self.values

    @property
    def by_hand(self) -> bool:
        return True


class QuestionPut(Condition):
    """A question of a kind is put."""

    kind: str
    about: str = ""

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Asked) and fact.kind == self.kind and self.about in ("", fact.about)


class ActionUsed(Condition):
    """The player used an action of the table, by key, button or menu."""

    action: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Did) and fact.action == self.action

    @property
    def by_hand(self) -> bool:
        return True


class PieceChosen(Condition):
    """A piece is the chosen one."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Chosen) and fact.piece == self.piece


class PlacePointed(Condition):
    """The pointer or the cursor of the keys is on a piece, or on a place."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Pointed) and self.place in (fact.piece, fact.place)

    @property
    def places(self) -> tuple[str, ...]:
        return (self.place,)


class PieceLeft(Condition):
    """Another piece than this is the chosen one, or none."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Chosen) and fact.piece != self.piece

    @property
    def passes(self) -> bool:
        return True


class ViewShown(Condition):
    """What is in sight of a place is shown; "": of none."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Viewed) and fact.place == self.place

    @property
    def places(self) -> tuple[str, ...]:
        return (self.place,)

    @property
    def passes(self) -> bool:
        return True


class ViewElsewhere(Condition):
    """What is in sight of another place than this is shown."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        return isinstance(fact, Viewed) and fact.place not in ("", self.place)

    @property
    def places(self) -> tuple[str, ...]:
        return (self.place,)

    @property
    def passes(self) -> bool:
        return True
