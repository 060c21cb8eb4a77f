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
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that the pointer, the cursor or the shown field of view must be on, as facts spell them."""
        return ()

    @property
    def by_hand(self) -> bool:
        """Return whether only actions of the player can satisfy the condition, never events."""
        return False

    @property
    def passes(self) -> bool:
        """Return whether the player no longer deviates from the step as soon as the condition stops holding.

        Only used for conditions that describe a deviation from the step.
        """
        return False


class Together(Condition):
    """A condition that counts only while all the other conditions, `also`, hold."""

    first: Condition
    """The condition itself; the others only restrict it."""
    also: tuple[Condition, ...]

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return self.met_among(fact, (), state)

    def met_among(self, fact: Fact, lasting: Iterable[Fact], state: object) -> bool:
        """Return whether a fact satisfies the condition while the other `lasting` facts hold."""
        held = (fact, *lasting)
        others = all(any(condition.met(one, state) for one in held) for condition in self.also)
        return others and self.first.met(fact, state)

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that the pointer, the cursor or the shown field of view must be on, as facts spell them."""
        return tuple(place for condition in (self.first, *self.also) for place in condition.places)

    @property
    def by_hand(self) -> bool:
        """Return whether only actions of the player can satisfy the condition, never events."""
        return self.first.by_hand


class EventShown(Condition):
    """An event of a kind was shown; each of `fields` has one of the listed values, as written in files."""

    kind: str
    fields: Mapping[str, tuple[str, ...]] = {}

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        if not isinstance(fact, Happened) or fact.event.kind != self.kind:
            return False
        return all(_has(getattr(fact.event, name), values) for name, values in self.fields.items())


def written(value: object) -> str:
    """Return the value of an event's field in the notation of files; booleans are "true" and "false"."""
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
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        if not isinstance(fact, Answered) or fact.to != self.kind or self.about not in ("", fact.about):
            return False
        return not self.values or str(fact.value) in self.values

    @property
    def by_hand(self) -> bool:
        """Return whether only actions of the player can satisfy the condition, never events."""
        return True


class QuestionPut(Condition):
    """A question of a kind is pending."""

    kind: str
    about: str = ""
    """The piece that the question must be about; "" for any."""

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, PendingQuestion) and fact.kind == self.kind and self.about in ("", fact.about)


class ActionUsed(Condition):
    """The player used an action of the table, by key, button or menu."""

    action: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Did) and fact.action == self.action

    @property
    def by_hand(self) -> bool:
        """Return whether only actions of the player can satisfy the condition, never events."""
        return True


class PieceChosen(Condition):
    """A piece is selected."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Chosen) and fact.piece == self.piece


class PlacePointed(Condition):
    """The pointer or the keyboard cursor is on a piece or place."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Pointed) and self.place in (fact.piece, fact.place)

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that the pointer, the cursor or the shown field of view must be on, as facts spell them."""
        return (self.place,)


class PieceLeft(Condition):
    """A piece other than this one is selected, or none."""

    piece: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Chosen) and fact.piece != self.piece

    @property
    def passes(self) -> bool:
        """Return True, as the player no longer deviates once the condition stops holding."""
        return True


class ViewShown(Condition):
    """The field of view of a place is shown; with the place "" none is shown."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Viewed) and fact.place == self.place

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that the pointer, the cursor or the shown field of view must be on, as facts spell them."""
        return (self.place,)

    @property
    def passes(self) -> bool:
        """Return True, as the player no longer deviates once the condition stops holding."""
        return True


class ViewElsewhere(Condition):
    """The field of view of another place than this one is shown."""

    place: str

    def met(self, fact: Fact, state: object) -> bool:
        """Return whether a fact, or the state as the player sees it, satisfies the condition."""
        return isinstance(fact, Viewed) and fact.place not in ("", self.place)

    @property
    def places(self) -> tuple[str, ...]:
        """Return the places that the pointer, the cursor or the shown field of view must be on, as facts spell them."""
        return (self.place,)

    @property
    def passes(self) -> bool:
        """Return True, as the player no longer deviates once the condition stops holding."""
        return True
