"""The driver: it asks, checks each answer once at the door, applies the events and keeps the checkpoints."""

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
"""What stands in the journal, as the question and as the answer, where a player gave the game up."""


class Entry(Record):
    """One answer as it stands in the journal: the question's kind and subject, and the answer in words.

    `habit` marks an answer that a standing wish of the player gave for him; undo takes it back together
    with the answer before it. `by` is the seat that answered; a journal packs what is `secret`.
    """

    to: str
    about: str
    value: Answer
    habit: bool = False
    chance: bool = False
    by: Seat = PLAYER
    secret: bool = False

    def is_decision(self, seat: Seat | None = None) -> bool:
        """Whether a player (of one seat) gave it himself when he was asked."""
        return not self.habit and not self.chance and (seat is None or self.by == seat)


def last_decision(entries: Sequence[Entry], seat: Seat | None = None) -> int | None:
    """How many answers stand before the last that a player (of one seat) gave himself; None where he gave none."""
    return next((place for place in range(len(entries) - 1, -1, -1) if entries[place].is_decision(seat)), None)


def last_step(entries: Sequence[Entry], seat: Seat | None, unasked: Container[str]) -> int | None:
    """How many answers stand before the last that a player (of one seat) gave, by hand or in advance; None for none.

    What passes by habit is no step of his where its kind of question is `unasked`.
    """
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if not entry.chance and seat in (None, entry.by) and not (entry.habit and entry.to in unasked):
            return place
    return None


class Checkpoint(Record, Generic[S]):
    """The state at a place where the flow can be entered anew, and how many answers led there."""

    answers: int
    state: S


class Barrier(Record):
    """Why undo stops: the chance answer (kind) or the event (kind) that told the player something.

    "seat": another seat has answered since; "window": a window for a reaction has closed since.
    "nothing": nothing was answered yet; "resumed": the answer came before the place this driver started from.
    """

    kind: str


UNKNOWN = ("nothing", "resumed")
"""The kinds of what nobody can lift: there is nothing to go back to."""


class GameObserver(Protocol[S]):
    """Someone told of every answer and checkpoint as it happens: a journal file, statistics."""

    def answered(self, entry: Entry) -> None: ...

    def passed(self, checkpoint: Checkpoint[S], event: Event) -> None: ...

    def taken_back(self, answers: int) -> None: ...


class Game(Generic[S]):
    """A game in progress: `decision` is what it waits for, `answer` is the only way to move it on."""

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
        """`concession` is how the rules end a game that a seat gives up; without it none can be.

        `hides` tells whether an answer is hidden from a seat, or whom its question is about.
        """
        self.state = state
        self.decision: Decision | None = None
        self.entries: list[Entry] = list(history)
        """All answers so far; `history` are those that led to `state` before this driver took over."""
        self.checkpoints: list[Checkpoint[S]] = [Checkpoint(len(self.entries), state.copy())]
        self.opening: list[Event] = []
        """The events before the first decision."""
        self.observer = observer
        self.keep = keep
        """How many of the latest checkpoints are held besides the first; None holds them all.

        With 0 none is made unless a observer wants it: for games that nobody takes back or looks ahead in.
        """
        self.study = False
        """Whether answers are taken back past dice, cards, reveals, windows and other seats."""
        self._flow, self._apply, self._concession, self._hides = flow, apply, concession, hides
        self._barriers: dict[int, str] = {}
        self.on_event: Callable[[S, Event], None] | None = None
        """Told of each event before it is applied, with the state as it still is."""
        self._undone: list[list[Entry]] = []
        self._steps = flow(state)
        self.opening = self._advance(None)

    def anew(self, state: S) -> Game[S]:
        """A game by the same rules that goes on from another state."""
        return Game(state, self._flow, self._apply, concession=self._concession, hides=self._hides)

    @property
    def over(self) -> bool:
        return self.decision is None

    def answer(self, value: Answer, *, habit: bool = False) -> list[Event]:
        """Answer the pending decision; returns the events that follow.

        Raises IllegalAnswer and changes nothing; where the rules themselves break, the answer is taken back.
        """
        events = self._accept(value, habit)
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
        """Write an entry down and let the rules go on; where they break, it is taken back."""
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
        """Whether the game can be given up now: a player is asked, and the rules know such an end."""
        return self._concession is not None and self.decision is not None and not self.decision.to_chance

    def concede(self) -> list[Event]:
        """Give the game up in place of an answer; returns the events that follow. It is taken back like an answer.

        Raises ValueError where it cannot be given up now.
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

    # -- going back ---------------------------------------------------------------------------------------------

    def undo_barrier(self, seat: Seat | None = None, after: int | None = None) -> Barrier | None:
        """None when the last answer of a player (of one seat) can be taken back, or all `after` so many; why not.

        A game that is studied is taken back whatever was learnt, as far as this driver knows it.
        """
        barrier = self.barrier(seat, after)
        return None if self.study and barrier is not None and barrier.kind not in UNKNOWN else barrier

    def barrier(self, seat: Seat | None = None, after: int | None = None) -> Barrier | None:
        """What stands between, whether the game is studied or not."""
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
        """After how many answers a player was told last what keeps all since `keep` from being taken back."""
        return next((place for place in reversed(self._barriers) if place > keep), None)

    def decided_before(self, answers: int, seat: Seat | None = None) -> int | None:
        """How many answers stood before the decision of a player (of one seat) that led to where `answers` had led."""
        return last_decision(self.entries[:answers], seat)

    def _before_wish(self, seat: Seat | None, after: int | None) -> int | None:
        """How many answers stand before the last own answer of a player (of one seat); None if he has given none.

        With `after` it is the first own answer after so many that counts.
        """
        if after is None:
            return last_decision(self.entries, seat)
        return next((place for place in range(after, len(self.entries)) if self.entries[place].is_decision(seat)), None)

    def undo(self, seat: Seat | None = None, after: int | None = None) -> bool:
        """Take back the last answer of a player (of one seat), or all that he gave `after` so many answers of anybody.

        False (and no change) where a die, a card, a reveal, a closed window or another seat's answer forbids it.
        """
        keep = self._before_wish(seat, after)
        if keep is None or self.undo_barrier(seat, after) is not None:
            return False
        self._undone.append(self.entries[keep:])
        self.go_back(keep)
        return True

    def redo(self, seat: Seat | None = None) -> list[Event] | None:
        """Give the answers that the last undo (of one seat) took back; None where nothing was undone since."""
        if not self._undone or seat not in (None, self._undone[-1][0].by):
            return None
        return [event for entry in self._undone.pop() for event in self._again(entry)]

    def _again(self, entry: Entry) -> list[Event]:
        """Give the answer of an entry, or the game up."""
        return self._give_up() if entry.to == CONCEDE else self._accept(entry.value, entry.habit)

    def go_back(self, answers: int) -> None:
        """Stand where the game stood after so many answers, whatever has happened since."""
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
        """Answer with journal entries; raises IllegalAnswer or JournalMismatch at the first that does not fit."""
        events: list[Event] = []
        for entry in tail:
            decision, gives_up = self.decision, entry.to == CONCEDE and self.can_concede
            if decision is None or not (gives_up or (decision.kind, decision.subject) == (entry.to, entry.about)):
                raise JournalMismatch(len(self.entries), entry, decision)
            events += self._again(entry)
        return events


class JournalMismatch(ValueError):
    """A journal entry that answers another question than the one the rules ask."""

    def __init__(self, place: int, entry: Entry, decision: Decision | None) -> None:
        given = {"place": str(place + 1), "given": f"{entry.to} {entry.about}"}
        if decision is None:
            super().__init__(msg("answer-to-nothing", **given))
        else:
            super().__init__(msg("answer-to-other", **given, asked=f"{decision.kind} {decision.subject}".strip()))
        self.place, self.entry, self.decision = place, entry, decision
