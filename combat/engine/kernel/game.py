"""The game driver: asks decisions, checks answers, applies events, stores checkpoints, and undoes."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, IllegalAnswer
from combat.engine.kernel.event import Event
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import CHANCE, PLAYER, Seat
from combat.engine.kernel.text_message import msg

S = TypeVar("S", bound=Copyable)

CONCEDE = "concede"
"""The question kind and the answer in the journal of a player who gave up the game."""


class Entry(Record):
    """One answer as journals record it: the question's kind and subject, and the answer.

    `habit` marks an answer given automatically, by a setting of the player or a forced pass; undo takes it back
    together with the answer before it. `by` is the seat that answered. A journal packs the answer if it is
    `secret`.
    """

    to: str
    """Kind of the question."""
    about: str
    """Subject of the question: the id of a piece, or ""."""
    value: Answer
    """The answer."""
    habit: bool = False
    chance: bool = False
    by: Seat = PLAYER
    secret: bool = False

    def is_decision(self, seat: Seat | None = None) -> bool:
        """Return whether a player gave this answer by hand; dice, cards and automatic answers do not count.

        With `seat`, only answers of that seat count.
        """
        return not self.habit and not self.chance and (seat is None or self.by == seat)


def last_decision(entries: Sequence[Entry], seat: Seat | None = None) -> int | None:
    """Return the index of the last answer that a player gave by hand, or None if there is none.

    With `seat`, only answers of that seat count.
    """
    return next((place for place in range(len(entries) - 1, -1, -1) if entries[place].is_decision(seat)), None)


def last_step(entries: Sequence[Entry], seat: Seat | None, unasked: Container[str]) -> int | None:
    """Return the index of a player's last answer, given by hand or automatically; None if there is none.

    With `seat`, only answers of that seat count. Automatic answers to questions of an `unasked` kind are skipped.
    """
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if not entry.chance and seat in (None, entry.by) and not (entry.habit and entry.to in unasked):
            return place
    return None


class Checkpoint(Record, Generic[S]):
    """A state from which the flow can be re-entered, and the number of answers before it."""

    answers: int
    state: S


class Barrier(Record):
    """The reason why undo stops: the kind of the chance answer or event that revealed something, or one of the
    following.

    "seat": another seat has answered since. "computer": the same where bots play all other seats. "window": a reaction
    window has closed since. "nothing": nothing to undo. "resumed": the answer came before the position from which this
    driver started.
    """

    kind: str


UNKNOWN = ("nothing", "resumed")
"""The kinds that no setting can lift: there is no earlier position to return to."""


class GameObserver(Protocol[S]):
    """An observer that is notified of every answer and checkpoint, such as a journal or statistics."""

    def answered(self, entry: Entry) -> None:
        """Handle an answer that the game has accepted, before the rules apply it."""

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None:
        """Handle a checkpoint; `event` is the event that reached it."""

    def taken_back(self, answers: int) -> None:
        """Handle an undo: only the first `answers` answers remain."""


class Game(Generic[S]):
    """A game in progress: `decision` is the pending question (None when over), and `answer` advances the game."""

    def __init__(
        self,
        state: S,
        flow: Callable[[S], Steps[Any]],
        apply: Callable[[S, Event], None],
        observer: GameObserver[S] | None = None,
        history: Iterable[Entry] = (),
        keep: int | None = None,
        concession: Callable[[S, Seat], Steps[Any]] | None = None,
        hides: Callable[[S, Decision, Answer], bool] = lambda state, decision, answer: False,
    ) -> None:
        """Start the flow from `state` and advance to the first decision.

        `observer` is notified of answers and checkpoints. `history` are the answers that led to `state`, and
        `keep` limits the checkpoints in memory. `concession` is the flow that ends a game when a seat gives up;
        None forbids giving up. `hides` returns whether an answer, or the subject of its question, is hidden
        from a seat.
        """
        self.state = state
        self.decision: Decision | None = None
        self.entries: list[Entry] = list(history)
        """All answers so far, beginning with `history`."""
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(len(self.entries), state.copy())]
        self.opening: list[Event] = []
        """The events before the first decision."""
        self.observer = observer
        self.keep = keep
        """Number of the latest checkpoints that are stored besides the first; None stores them all.

        With 0 none is made unless there is an observer: for games without undo or look-ahead.
        """
        self.study = False
        """Whether undo may pass dice, cards, reveals, reaction windows and other seats' answers."""
        self._flow, self._apply, self._concession, self._hides = flow, apply, concession, hides
        self._barriers: dict[int, str] = {}
        self.on_event: Callable[[S, Event], None] | None = None
        """Called with the state and the event before each event is applied."""
        self._undone: list[list[Entry]] = []
        self._steps = flow(state)
        self.opening = self._advance(None)

    def anew(self, state: S) -> Game[S]:
        """Return a new game with the same rules, without history or observer.

        It begins from `state` and changes it: pass a copy.
        """
        return Game(state, self._flow, self._apply, concession=self._concession, hides=self._hides)

    @property
    def over(self) -> bool:
        """Return whether the game is over: no decision is pending."""
        return self.decision is None

    def answer(self, value: Answer, *, habit: bool = False) -> list[Event]:
        """Answer the pending decision; return the events that follow.

        Raises IllegalAnswer for an illegal answer; the game is then unchanged. If the rules themselves fail, the answer
        is undone and the error is raised. `habit` records that it was given automatically, by the player's settings.
        """
        events = self._accept(value, habit)
        if self._undone:
            self._undone.clear()
        return events

    def _accept(self, value: Answer, habit: bool) -> list[Event]:
        decision = self.decision
        if decision is None:
            raise ValueError(msg("answer-game-over"))
        refusal = decision.refusal(self.state, value)
        if refusal is not None:
            raise IllegalAnswer(decision, value, refusal)
        by = CHANCE if decision.to_chance else decision.seat
        secret = self._hides(self.state, decision, value)
        entry = Entry(decision.kind, decision.subject, value, habit, decision.to_chance, by, secret)
        return self._enter(entry, value, "window" if decision.final else "")

    def _enter(self, entry: Entry, value: Answer | None, barrier: str = "") -> list[Event]:
        """Record an entry and advance the rules; if they fail, undo the entry and raise."""
        self.entries.append(entry)
        if entry.chance or barrier:
            self._barriers[len(self.entries)] = barrier or entry.to
        if self.observer is not None:
            self.observer.answered(entry)
        try:
            return self._advance(value)
        except Exception:
            self.go_back(len(self.entries) - 1)
            raise

    @property
    def can_concede(self) -> bool:
        """Return whether the game can be conceded now: a player is asked, and the rules define a concession."""
        return self._concession is not None and self.decision is not None and not self.decision.to_chance

    def concede(self) -> list[Event]:
        """Concede the game in place of an answer; return the events that follow. Undo works as for an answer.

        Raises ValueError if the game cannot be given up now.
        """
        events = self._give_up()
        self._undone.clear()
        return events

    def _give_up(self) -> list[Event]:
        if self._concession is None or not self.can_concede:
            raise ValueError(msg("answer-no-giving-up"))
        asked = self.decision
        assert asked is not None
        self._steps = self._concession(self.state, asked.seat)
        return self._enter(Entry(CONCEDE, "", CONCEDE, by=asked.seat), None)

    def _advance(self, value: Answer | None) -> list[Event]:
        events: list[Event] = []
        steps, state, apply, on_event = self._steps, self.state, self._apply, self.on_event
        keeps = self.keep != 0 or self.observer is not None
        try:
            step = next(steps) if value is None else steps.send(value)
            while step.is_decision is False:
                if on_event is not None:
                    on_event(state, step)
                apply(state, step)
                events.append(step)
                if step.barrier:
                    self._barriers.setdefault(len(self.entries), step.kind)
                if keeps and step.checkpoint:
                    self._pass_checkpoint(step)
                step = next(steps)
            self.decision = step
        except StopIteration:
            self.decision = None
        return events

    def _pass_checkpoint(self, event: Event) -> None:
        checkpoint = Checkpoint(len(self.entries), self.state.copy())
        self.checkpoints.append(checkpoint)
        if self.keep is not None and len(self.checkpoints) > 2 * self.keep:
            del self.checkpoints[1 : len(self.checkpoints) - self.keep]
        if self.observer is not None:
            self.observer.passed(checkpoint, event)

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo_barrier(self, seat: Seat | None = None, after: int | None = None) -> Barrier | None:
        """Return the reason why `undo` with the same arguments would be refused; None if it is allowed.

        Study mode ignores every barrier except the kinds in `UNKNOWN`.
        """
        barrier = self.barrier(seat, after)
        return None if self.study and barrier is not None and barrier.kind not in UNKNOWN else barrier

    def barrier(self, seat: Seat | None = None, after: int | None = None) -> Barrier | None:
        """Return what forbids `undo` with the same arguments, ignoring study mode; None if nothing does."""
        keep = self._before_wish(seat, after)
        if keep is None:
            return Barrier("nothing")
        if keep < self.checkpoints[0].answers:
            return Barrier("resumed")
        if seat is not None and any(entry.by not in (seat, CHANCE) for entry in self.entries[keep:]):
            return Barrier("seat")
        place = self.barrier_place(keep)
        return None if place is None else Barrier(self._barriers[place])

    def barrier_place(self, keep: int) -> int | None:
        """Return the largest answer count above `keep` that an undo cannot cross; None if there is none.

        Such an answer is one of chance, reveals something, or closes a window.
        """
        return next((place for place in reversed(self._barriers) if place > keep), None)

    def decided_before(self, answers: int, seat: Seat | None = None) -> int | None:
        """Return the index of the last answer given by hand among the first `answers` answers, or None.

        With `seat`, only answers of that seat count.
        """
        return last_decision(self.entries[:answers], seat)

    def _before_wish(self, seat: Seat | None, after: int | None) -> int | None:
        """Return how many answers an undo would keep for a player (of one seat); None if there is nothing to undo.

        With `after`, all from his first own answer at or after that index are taken back.
        """
        if after is None:
            return last_decision(self.entries, seat)
        return next((place for place in range(after, len(self.entries)) if self.entries[place].is_decision(seat)), None)

    def undo(self, seat: Seat | None = None, after: int | None = None) -> bool:
        """Undo the last answer of a player, with everything after it; return True.

        With `seat`, undo the last answer of that seat. With `after`, undo all from the player's first answer after the
        first `after` answers. Returns False and changes nothing if there is no such answer or a barrier forbids it.
        """
        keep = self._before_wish(seat, after)
        if keep is None or self.undo_barrier(seat, after) is not None:
            return False
        self._undone.append(self.entries[keep:])
        self.go_back(keep)
        return True

    def redo(self, seat: Seat | None = None) -> list[Event] | None:
        """Give the answers of the last undo again; return their events, or None if there is nothing to redo.

        With `seat`, redo only an undo of that seat.
        """
        if not self._undone or seat not in (None, self._undone[-1][0].by):
            return None
        return [event for entry in self._undone.pop() for event in self._again(entry)]

    def _again(self, entry: Entry) -> list[Event]:
        """Repeat the answer or the concession of an entry."""
        return self._give_up() if entry.to == CONCEDE else self._accept(entry.value, entry.habit)

    def go_back(self, answers: int) -> None:
        """Go back to the position after the first `answers` answers, regardless of barriers; notify the observer.

        `answers` must not be fewer than those of the first checkpoint. `state` is then a new object.
        """
        while self.checkpoints[-1].answers > answers:
            self.checkpoints.pop()
        checkpoint = self.checkpoints[-1]
        tail = self.entries[checkpoint.answers : answers]
        del self.entries[checkpoint.answers :]
        self._barriers = {place: kind for place, kind in self._barriers.items() if place <= checkpoint.answers}
        self.state = checkpoint.state.copy()
        self._steps = self._flow(self.state)
        observer, self.observer = self.observer, None
        on_event, self.on_event = self.on_event, None
        self._advance(None)
        self.replay(tail)
        self.observer, self.on_event = observer, on_event
        if observer is not None:
            observer.taken_back(len(self.entries))

    def replay(self, tail: Iterable[Entry]) -> list[Event]:
        """Give the answers of journal entries in order; return the resulting events.

        Raises JournalMismatch if an entry belongs to another question than the pending one, and IllegalAnswer if its
        answer is illegal.
        """
        events: list[Event] = []
        for entry in tail:
            decision, gives_up = self.decision, entry.to == CONCEDE and self.can_concede
            if decision is None or not (gives_up or (decision.kind, decision.subject) == (entry.to, entry.about)):
                raise JournalMismatch(len(self.entries), entry, decision)
            events += self._again(entry)
        return events


class JournalMismatch(ValueError):
    """A journal entry does not belong to the pending question."""

    def __init__(self, place: int, entry: Entry, decision: Decision | None) -> None:
        given = {"place": str(place + 1), "given": f"{entry.to} {entry.about}"}
        if decision is None:
            super().__init__(msg("answer-to-nothing", **given))
        else:
            super().__init__(msg("answer-to-other", **given, asked=f"{decision.kind} {decision.subject}".strip()))
        self.place, self.entry, self.decision = place, entry, decision
