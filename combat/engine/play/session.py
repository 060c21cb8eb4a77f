"""A game being played: the driver of the rules, the dice, the player's standing wishes and the journal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier, Game
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import State

if TYPE_CHECKING:
    from combat.engine.journal.retelling import Retelling


class Audience(Protocol):
    """Whoever is told what happens in a session: the mirror."""

    def told(self, answers: int, events: Sequence[Event]) -> None:
        """Events that followed when so many answers had been given."""

    def replaced(self, answers: int, state: State) -> None:
        """The game now stands elsewhere: taken back, or loaded."""


class Chance(Protocol):
    """Whoever answers dice and decks."""

    def answer(self, decision: Decision, state: State) -> Answer: ...


class Record(Protocol):
    """The journal, as far as a session needs it."""

    path: Path
    moved: Callable[[Path], None]
    """Told where the game is kept from now on, when that is another file."""

    def copy_to(self, path: Path) -> None: ...

    def close(self) -> None: ...


Wish: TypeAlias = Callable[[Decision, State], Answer | None]
"""The player's standing wishes: an answer that he need not be asked for, or None."""


def no_wish(decision: Decision, state: State) -> Answer | None:
    """Be asked everything."""
    return None


CHECKPOINTS = 64
"""Checkpoints held in memory: undo never reaches behind a die, and a long battle must not grow."""


class Session:
    """Owns the game: answers go in here, and what follows is told to the audience in batches.

    Chance and standing wishes are answered at once; `decision` is always one that the player himself must answer.
    """

    def __init__(
        self,
        game: Game[State],
        chance: Chance,
        wish: Wish = no_wish,
        record: Record | None = None,
        *,
        fresh: bool = True,
        past: Retelling | None = None,
    ) -> None:
        """`fresh`: the game has not been shown yet and will be told from its first event.

        `past` tells what its journal holds, where the rules may have changed since.
        """
        self.game, self.chance, self.wish, self.record = game, chance, wish, record
        game.keep = CHECKPOINTS
        self.fresh, self.past = fresh, past
        self._audience: Audience | None = None

    @classmethod
    def begin(cls, book: Book, chance: Chance, wish: Wish = no_wish) -> Session:
        """A new game of a book's scenario; nothing is written to disk until `record` is set."""
        return cls(new_game(book), chance, wish)

    @property
    def book(self) -> Book:
        """What the game is played with."""
        return self.game.state.book

    @property
    def decision(self) -> Decision | None:
        """What the player is asked; None when the game is over."""
        return self.game.decision

    @property
    def answers(self) -> int:
        """How many answers have been given so far, chance included."""
        return len(self.game.entries)

    def open(self, audience: Audience) -> None:
        """Show the game to an audience, and play on to the first question that is the player's."""
        self._audience = audience
        if self.fresh:
            self.fresh = False
            audience.replaced(0, self.game.checkpoints[0].state.copy())
            audience.told(0, self.game.opening)
        else:
            audience.replaced(self.answers, self.game.state.copy())
        self._run_on()

    def answer(self, value: Answer) -> None:
        """Give the player's answer; raises IllegalAnswer and changes nothing."""
        self._take(value, habit=False)
        self._run_on()

    def concede(self) -> None:
        """Give the battle up at the question that is put; raises ValueError where it cannot be given up."""
        self._tell(self.game.concede())

    def undo(self) -> Barrier | None:
        """Take back the player's last answer; the reason if it cannot be."""
        barrier = self.game.undo_barrier()
        if barrier is not None or not self.game.undo():
            return barrier
        self._tell_anew()
        return None

    def redo(self) -> bool:
        """Give the answers that the last undo took back; False where there are none."""
        events = self.game.redo()
        if events is None:
            return False
        self._tell(events)
        self._run_on()
        return True

    def close(self) -> None:
        """Let the journal go."""
        if self.record is not None:
            self.record.close()

    def _run_on(self) -> None:
        while (decision := self.game.decision) is not None:
            if decision.to_chance:
                self._take(self.chance.answer(decision, self.game.state), habit=False)
                continue
            wished = self.wish(decision, self.game.state)
            if wished is None:
                return
            self._take(wished, habit=True)

    def _take(self, value: Answer, *, habit: bool) -> None:
        self._tell(self.game.answer(value, habit=habit))

    def _tell(self, events: Sequence[Event]) -> None:
        if self._audience is not None:
            self._audience.told(self.answers, events)

    def _tell_anew(self) -> None:
        if self._audience is not None:
            self._audience.replaced(self.answers, self.game.state.copy())
