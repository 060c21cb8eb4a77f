"""A game being played: the referee, the player's port, his standing wishes, the other seats and the journal."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from combat.engine.journal.game_flags import PLAIN, GameFlags
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.game import Barrier, Entry, Game, last_step
from combat.engine.kernel.reactions import Window
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.play.port import Audience, Player
from combat.engine.play.referee import Referee
from combat.engine.play.waiting import Waiting

if TYPE_CHECKING:
    from combat.engine.journal.journal_replay import JournalReplay

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class OpenJournal(Protocol):
    """The journal that a game is being written to, as far as a session needs it."""

    path: Path
    moved: Callable[[Path], None]
    """Told where the game is kept from now on, when that is another file."""

    def copy_to(self, path: Path) -> None: ...

    def caught_up(self) -> bool: ...

    def close(self) -> None: ...


AutoAnswer: TypeAlias = Callable[[Decision, Any], Answer | None]
"""The player's standing wishes, judged by what he sees: an answer that he need not be asked for, or None."""


def no_wish(decision: Decision, state: object) -> Answer | None:
    """Be asked everything."""
    return None


CHECKPOINTS = 64
"""Checkpoints held in memory: undo never reaches behind a die, and a long game must not grow."""


class Session(Generic[S, B]):
    """The player's place at a game that is refereed: answers go in here, and what he sees is told to the audience.

    Chance and standing wishes are answered at once; `decision` is always one that the player himself must answer. All
    that is shown or told is his view of the game.
    """

    known: ClassVar[bool] = False
    """Whether it is known to its end and only told once more."""

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
        """The player has a `seat`, the title's first where none is named, and `others` play at the rest. Who only
        looks on has the public's.

        `fresh`: the game has not been shown yet and will be told from its first event. `past` tells what its journal
        holds, where the rules may have changed since. `marks` is what its journal says that it is.
        """
        self.title, self.game, self.wish, self.record, self.marks = title, game, wish, record, marks
        self.seat = title.rules.seats[0] if seat is None else seat
        self._others = others or {}
        game.keep = CHECKPOINTS
        game.study = marks.study is not None
        self.fresh, self.past = fresh, past
        self.asks_first = False
        """Whether the first question is put whatever the player wishes, as where he begins from a decision of his."""
        self.holds: Callable[[], bool] = lambda: False
        """Whether the other seats wait with their answers, as while something is still to be shown."""
        self.party: dict[Seat, Session[S, B]] = {self.seat: self}
        """The persons at this game, himself and who else has sat down beside him, by their seats."""
        self._waiting: Waiting[S] | None = None
        """What the seat has been told while nobody looked, where somebody is yet to."""
        self._referee = Referee(title.rules, game, chance)
        self._port = self._referee.port(self.seat)

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
        """A new game of a book's scenario; nothing is written to disk until `record` is set."""
        rules = title.rules
        return cls(title, game_of(rules, rules.new_state(book)), chance, wish, others=others, marks=marks, seat=seat)

    @property
    def view(self) -> S:
        """The game as the player may know it now."""
        return self._port.view

    @property
    def book(self) -> B:
        """What the game is played with, as far as the player knows."""
        return self.title.rules.book(self._port.view)

    @property
    def begun_with(self) -> B:
        """The whole book of the game, with what is hidden: to begin it anew, never to be shown."""
        return self.title.rules.book(self.game.state)

    @property
    def decision(self) -> Decision | None:
        """What the player is asked; None when the game is over."""
        return self._port.decision

    @property
    def answers(self) -> int:
        """How many answers have been given so far, chance included."""
        return self._referee.answers

    @property
    def can_concede(self) -> bool:
        """Whether the game can be given up now."""
        return self.game.can_concede

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why the last answer cannot be taken back; None if it can."""
        return self.game.undo_barrier(self.seat)

    @property
    def learnt(self) -> bool:
        """Whether dice, cards or discoveries have told the player something since his last answer, or he gave none."""
        return self.game.barrier(self.seat) is not None

    @property
    def source(self) -> Path | None:
        """The journal from which other games may be branched off; None where it is written to none."""
        return None if self.record is None else self.record.path

    def shared(self, told: int) -> int:
        """How many answers a branch shares with the game that forgets what was told after so many, and what led to it.

        It begins with the last question of the player's before that, also where he had answered it in advance.
        """
        return self.steps_before(self.game.entries[:told], self.seat)

    def steps_before(self, entries: Sequence[Entry], seat: Seat | None) -> int:
        """How many answers stand before the last of a seat that was put to it."""
        windows = [kind.kind for kind in self.title.rules.decisions if issubclass(kind, Window)]
        return last_step(entries, seat, windows) or 0

    def beside(self, seat: Seat) -> Session[S, B]:
        """Another person's place at the same game, who sees what his seat sees, from the beginning where it is new.

        From then on each window is put to them, or answered as they wish, whether they could react or not.
        """
        self._referee.puts_all = True
        other = copy.copy(self)
        other.seat, other._port, other.wish = seat, self._referee.port(seat), no_wish
        other._waiting = Waiting()
        other._port.listen(other._waiting, anew=self.fresh)
        self.party[seat] = other
        return other

    @property
    def awaited(self) -> Seat | None:
        """Which other person the game waits for; None where it waits for none."""
        asked = self._referee.asked
        return asked if asked is not None and asked != self.seat and asked in self.party else None

    @property
    def others_go_on(self) -> bool:
        """Whether it is for another seat to answer, which waits only until all has been shown."""
        return self._referee.asked in self._others

    def open(self, audience: Audience[S]) -> None:
        """Show the game to an audience, and play on to the first question that is the player's."""
        waiting, self._waiting = self._waiting, None
        self._port.listen(audience, anew=self.fresh and waiting is None)
        if waiting is not None:
            waiting.tell(audience)
        self.fresh = False
        self.run_on(wishes=not self.asks_first)

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Give the player's answer; raises IllegalAnswer and changes nothing.

        `habit`: he gave it in advance, and it is taken back together with the answer before it.
        """
        self._port.answer(value, habit=habit)
        self.run_on()

    def tell_anew(self) -> bool:
        """Tell the audience everything from the beginning once more, if the game is known to its end."""
        return False

    def concede(self) -> None:
        """Give the game up at the question that is put; raises ValueError where it cannot be given up."""
        self._port.concede()

    def back_to(self, told: int) -> int:
        """After how many answers it stood before the decision of the player that led to what was told after so many."""
        before = self.game.decided_before(told, self.seat)
        return self.answers if before is None else before

    def barrier_after(self, answers: int) -> Barrier | None:
        """Why what the player answered after so many answers cannot be taken back; None if it can."""
        return self.game.undo_barrier(self.seat, answers)

    def stop_after(self, answers: int) -> int | None:
        """After how many answers he was told what stops an undo that goes back so far; None where nothing did."""
        return self.game.barrier_place(answers)

    def undo(self, after: int | None = None) -> Barrier | None:
        """Take back the player's last answer, or all that he gave `after` so many; the reason if that cannot be."""
        return self._port.undo(after)

    def go_back(self, answers: int) -> None:
        """Stand where the game stood after so many answers of anybody, whatever was rolled or seen since; dice that are
        due wait until it runs on."""
        self._referee.go_back(answers)

    def redo(self) -> bool:
        """Give the answers that the last undo took back; False where there are none."""
        given = self._port.redo()
        if given:
            self.run_on()
        return given

    def close(self) -> None:
        """Let the journal go."""
        if self.record is not None:
            self.record.close()

    def run_on(self, *, wishes: bool = True) -> None:
        """Answer for chance, for the other seats and for the wishes of persons until one must answer himself."""
        self._referee.run()
        while (seat := self._referee.asked) is not None:
            if seat in self._others:
                if self.holds():
                    return
                port = self._referee.port(seat)
                port.answer(self._others[seat].answer(port))
            elif seat not in self.party or not self.party[seat].wishes_for(wishes=wishes):
                return
            self._referee.run()

    def wishes_for(self, *, wishes: bool) -> bool:
        """Answer what the person is asked as he wishes; False where he must be asked."""
        decision = self._port.decision
        wished = self.wish(decision, self._port.view) if wishes and decision is not None else None
        if wished is not None:
            self._port.answer(wished, habit=True)
        return wished is not None
