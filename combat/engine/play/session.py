"""A game being played: the referee, the player's port and automatic answers, the other seats and the journal."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Entry, Game, last_step
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.answer_history import AnswerHistory, SeatHistory
from combat.engine.play.playable import Playable
from combat.engine.play.port import Audience, Player
from combat.engine.play.referee import Referee
from combat.engine.play.waiting import Waiting

if TYPE_CHECKING:
    from combat.engine.journal.journal_replay import JournalReplay

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class OpenJournal(Protocol):
    """The interface of an open journal that a session needs."""

    path: Path
    moved: Callable[[Path], None]
    """Called with the new path when the game is saved to another file from now on."""

    def copy_to(self, path: Path) -> None:
        """Save the game under another name; raise SaveError if the file cannot be written."""

    def caught_up(self) -> bool:
        """Return whether the whole game is in its file, after retrying what is pending."""

    def close(self) -> None:
        """Write what is pending and close the file."""


AutoAnswer: TypeAlias = Callable[[Decision, Any], Answer | None]
"""The player's automatic answers: returns an answer to a decision and a view, or None to ask him."""


def no_wish(decision: Decision, state: object) -> Answer | None:
    """Return None, so that the player is asked every question."""
    return None


CHECKPOINTS = 64
"""Checkpoints stored in memory; undo never goes behind a die, and memory must not grow with the game."""


def last_answer(rules: Rules[S, Any], entries: Sequence[Entry], seat: Seat | None) -> int:
    """Return the index of a seat's last answer, by hand or automatic; 0 if there is none.

    Automatic passes in reaction windows are ignored.
    """
    windows = [kind.kind for kind in rules.decisions if issubclass(kind, Window)]
    return last_step(entries, seat, windows) or 0


class Session(Generic[S, B]):
    """A player's side of a game: submits the player's answers and sends what the player sees to the audience.

    Chance and automatic answers are given at once; `decision` is always one that the player must answer in person.
    Everything shown is limited to the player's view.
    """

    known: ClassVar[bool] = False
    """True if the whole game is known in advance, as in a replay."""

    def __init__(
        self,
        title: Playable[S, B],
        game: Game[S],
        chance: Answerer[S],
        wish: AutoAnswer = no_wish,
        record: OpenJournal | None = None,
        *,
        fresh: bool = True,
        past: JournalReplay[S, B] | None = None,
        others: Mapping[Seat, Player[S]] | None = None,
        seat: Seat | None = None,
        marks: GameFlags = PLAIN,
    ) -> None:
        """The player has `seat` (default: the title's first, PUBLIC for a spectator); `others` play the other seats.

        `fresh`: the game has not been shown yet and will be from its first event. `past` replays its journal
        where the rules may have changed since. `marks` are the flags of its journal.
        """
        self.title, self.game, self.wish, self.record, self.marks = title, game, wish, record, marks
        self.seat = title.rules.seats[0] if seat is None else seat
        self._others = others or {}
        game.keep = CHECKPOINTS
        game.study = marks.study is not None
        self.fresh, self.past = fresh, past
        self.asks_first = False
        """Whether the first question ignores automatic answers, as after a branch from a decision of the player."""
        self.holds: Callable[[], bool] = lambda: False
        """Returns whether the other seats must wait, such as while events are still being shown."""
        self.party: dict[Seat, Session[S, B]] = {self.seat: self}
        """The sessions of all human players at this game by seat, this one included."""
        self._waiting: Waiting[S] | None = None
        """Buffer of what the seat is sent before an audience is opened."""
        self._referee = Referee(title.rules, game, chance)
        self._port = self._referee.port(self.seat)
        self.history: SeatHistory = self._new_history()
        """Undo and redo of the player's answers."""

    def _new_history(self) -> AnswerHistory:
        bots = all(seat == self.seat or seat in self._others for seat in self.title.rules.seats)
        return AnswerHistory(self.game, self._port, self.run_on, against_bots=bots)

    @classmethod
    def begin(
        cls,
        title: Playable[S, B],
        book: B,
        chance: Answerer[S],
        wish: AutoAnswer = no_wish,
        others: Mapping[Seat, Player[S]] | None = None,
        marks: GameFlags = PLAIN,
        seat: Seat | None = None,
    ) -> Session[S, B]:
        """Start a new game of a book's scenario and return its session.

        `wish` gives automatic answers, `others` are the bots at other seats. Nothing is written to disk until `record`
        is set.
        """
        rules = title.rules
        return cls(title, game_of(rules, rules.new_state(book)), chance, wish, others=others, marks=marks, seat=seat)

    @property
    def view(self) -> S:
        """Return the game as the player may see it now."""
        return self._port.view

    @property
    def book(self) -> B:
        """Return the book, as far as the player may see it."""
        return self.title.rules.book(self._port.view)

    @property
    def begun_with(self) -> B:
        """Return the whole book, hidden parts included: for starting a new game, never for display."""
        return self.title.rules.book(self.game.state)

    @property
    def decision(self) -> Decision | None:
        """Return the question to the player; None when another seat is asked or the game is over."""
        return self._port.decision

    @property
    def answers(self) -> int:
        """Return the number of answers given so far, those of chance included."""
        return self._referee.answers

    @property
    def source(self) -> Path | None:
        """Return the journal from which other games can be branched; None if there is none."""
        return None if self.record is None else self.record.path

    def shared(self, told: int) -> int:
        """Return the number of answers that a branch shares with this game.

        The branch begins with the player's last question before what was shown after `told` answers, even if that
        question was answered automatically.
        """
        return last_answer(self.title.rules, self.game.entries[:told], self.seat)

    def add_player(self, seat: Seat) -> Session[S, B]:
        """Add another human player to this game; return that player's session.

        In a new game the session shows all events from the start. From now on every reaction window is put to all human
        players, or answered automatically, even if they can only pass.
        """
        self._referee.puts_all = True
        other = copy.copy(self)
        other.seat, other._port, other.wish = seat, self._referee.port(seat), no_wish
        other.history = other._new_history()
        other._waiting = Waiting()
        other._port.listen(other._waiting, anew=self.fresh)
        self.party[seat] = other
        return other

    @property
    def awaited(self) -> Seat | None:
        """Return the other human player that the game waits for; None if there is none."""
        asked = self._referee.asked
        return asked if asked is not None and asked != self.seat and asked in self.party else None

    @property
    def others_go_on(self) -> bool:
        """Return whether a bot must answer next."""
        return self._referee.asked in self._others

    def is_bot(self, seat: Seat) -> bool:
        """Return whether a bot plays a seat."""
        return seat in self._others

    def open(self, audience: Audience[S]) -> None:
        """Show the game to an audience, and play on to the player's first question."""
        waiting, self._waiting = self._waiting, None
        self._port.listen(audience, anew=self.fresh and waiting is None)
        if waiting is not None:
            waiting.tell(audience)
        self.fresh = False
        self.run_on(wishes=not self.asks_first)

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Submit the player's answer and play on; raise IllegalAnswer and leave the game unchanged.

        `habit` marks an answer that was given automatically and is undone together with the answer before it.
        """
        self._port.answer(value, habit=habit)
        self.run_on()

    def send_again(self) -> bool:
        """Return False: a game in progress is not sent again, only a playback is."""
        return False

    def concede(self) -> None:
        """Concede the game at the current question; raise ValueError if that is not possible."""
        self._port.concede()

    def go_back(self, answers: int) -> None:
        """Go back to the position after `answers` answers, regardless of barriers; dice are rolled only by `run_on`."""
        self._referee.go_back(answers)

    def close(self) -> None:
        """Close the journal."""
        if self.record is not None:
            self.record.close()

    def run_on(self, *, wishes: bool = True) -> None:
        """Play on for chance, bots and automatic answers until a human player must answer or the game is over.

        Without `wishes` the player's automatic answers are not given.
        """
        self._referee.run()
        while (seat := self._referee.asked) is not None:
            if seat in self._others:
                if self.holds():
                    return
                port = self._referee.port(seat)
                port.answer(self._others[seat].answer(port))
            elif seat not in self.party or not self.party[seat]._gave_wish(wishes=wishes):
                return
            self._referee.run()

    def _gave_wish(self, *, wishes: bool) -> bool:
        """Submit the player's automatic answer to his question, if any; return whether there was one."""
        decision = self._port.decision
        wished = self.wish(decision, self._port.view) if wishes and decision is not None else None
        if wished is not None:
            self._port.answer(wished, habit=True)
        return wished is not None
