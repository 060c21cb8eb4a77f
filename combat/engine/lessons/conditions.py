"""The conditions that complete a step of a lesson, or make it impossible."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from combat.engine.kernel.decision import DecisionMeta
from combat.engine.kernel.record import Record
from combat.engine.lessons.facts import Answered, Chosen, Did, Fact, Happened, PendingQuestion, Pointed, Viewed

NOTHING_MORE = Did("")
"""The fact that nothing happened, for conditions on the state."""


class Condition(Record, metaclass=DecisionMeta):
    """A condition on a fact or on the current state."""

    @abstractmethod
    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""

    @property
    def places(self) -> tuple[str, ...]:
        """The places, as spelt in facts, that it needs under the pointer or the cursor, or as the one whose field of
        view is shown.
        """
        return ()

    @property
    def by_hand(self) -> bool:
        """Whether it is met only by actions of the player, never by events."""
        return False

    @property
    def passes(self) -> bool:
        """Whether the player is back on course as soon as it no longer holds (for conditions of going astray)."""
        return False


class Together(Condition):
    """A condition that counts only while all of the others hold too."""

    first: Condition
    """The condition itself; the others only restrict it."""
    also: tuple[Condition, ...]

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return self.met_among(fact, (), state)

    def met_among(self, fact: Fact, lasting: Iterable[Fact], state: object) -> bool:
        """Return whether a fact meets it while other lasting facts hold."""
        held = (fact, *lasting)
        others = all(any(condition.met(one, state) for one in held) for condition in self.also)
        return others and self.first.met(fact, state)

    @property
    def places(self) -> tuple[str, ...]:
        """The places, as spelt in facts, that it needs under the pointer or the cursor, or as the one whose field of
        view is shown.
        """
        return tuple(place for condition in (self.first, *self.also) for place in condition.places)

    @property
    def by_hand(self) -> bool:
        """Whether it is met only by actions of the player, never by events."""
        return self.first.by_hand


class EventShown(Condition):
    """An event of a kind was shown, with fields that have one of the listed values each, as written in files."""

    kind: str
    fields: Mapping[str, tuple[str, ...]] = {}

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        if not isinstance(fact, Happened) or fact.event.kind != self.kind:
            return False
        return all(_has(getattr(fact.event, name), values) for name, values in self.fields.items())


def written(value: object) -> str:
    """Return the value of an event's field as it is written in files."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _has(found: object, values: tuple[str, ...]) -> bool:
    """Return whether a field, or an item of a tuple field, is one of some values."""
    return any(written(one) in values for one in (found if isinstance(found, tuple) else (found,)))


class AnswerGiven(Condition):
    """The player answered a question of a kind; `values` are the accepted answers, empty for any."""

    kind: str
    values: tuple[str, ...] = ()
    about: str = ""
    """The piece that the question must be about; "" for any."""

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        if not isinstance(fact, Answered) or fact.to != self.kind or self.about not in ("", fact.about):
            return False
        return not self.values or str(fact.value) in self.values

    @property
    def by_hand(self) -> bool:
        """Whether it is met only by actions of the player, never by events."""
        return True


class QuestionPut(Condition):
    """A question of a kind is pending."""

    kind: str
    about: str = ""
    """The piece that the question must be about; "" for any."""

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, PendingQuestion) and fact.kind == self.kind and self.about in ("", fact.about)


class ActionUsed(Condition):
    """The player used an action of the table, by key, button or menu."""

    action: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Did) and fact.action == self.action

    @property
    def by_hand(self) -> bool:
        """Whether it is met only by actions of the player, never by events."""
        return True


class PieceChosen(Condition):
    """A piece is selected."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Chosen) and fact.piece == self.piece


class PlacePointed(Condition):
    """The pointer or the keyboard cursor is on a piece or place."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Pointed) and self.place in (fact.piece, fact.place)

    @property
    def places(self) -> tuple[str, ...]:
        """The places, as spelt in facts, that it needs under the pointer or the cursor, or as the one whose field of
        view is shown.
        """
        return (self.place,)


class PieceLeft(Condition):
    """Another piece than this is selected, or none."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Chosen) and fact.piece != self.piece

    @property
    def passes(self) -> bool:
        """Whether the player is back on course as soon as it no longer holds (for conditions of going astray)."""
        return True


class ViewShown(Condition):
    """The field of view of a place is shown; "" for none."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Viewed) and fact.place == self.place

    @property
    def places(self) -> tuple[str, ...]:
        """The places, as spelt in facts, that it needs under the pointer or the cursor, or as the one whose field of
        view is shown.
        """
        return (self.place,)

    @property
    def passes(self) -> bool:
        """Whether the player is back on course as soon as it no longer holds (for conditions of going astray)."""
        return True


class ViewElsewhere(Condition):
    """The field of view of another place is shown."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, meets the condition."""
        return isinstance(fact, Viewed) and fact.place not in ("", self.place)

    @property
    def places(self) -> tuple[str, ...]:
        """The places, as spelt in facts, that it needs under the pointer or the cursor, or as the one whose field of
        view is shown.
        """
        return (self.place,)

    @property
    def passes(self) -> bool:
        """Whether the player is back on course as soon as it no longer holds (for conditions of going astray)."""
        return True
