"""Removal of drawn moves: by the player, or because their men have other orders now."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence

from combat.engine.words import text
from combat.engine.words.line import Spoken
from combat.games.volume1.standing.move_plans import MovePlans
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import consequences, names


class DroppedMoves:
    """Removes drawn moves and names their men in a notice."""

    def __init__(self, desk: VolumeDesk, plans: MovePlans, keep: Callable[[], None]) -> None:
        self._desk, self._plans, self._keep = desk, plans, keep
        self._men: list[str] = []
        """The men named in the last notice."""
        self._words = ""
        """The last notice."""
        self._together = False
        """Whether men whose moves are dropped are named in one notice afterwards."""

    @property
    def said(self) -> tuple[Spoken, ...]:
        """The notice on removed moves, as a tuple of one, while it is shown; () otherwise. Other notices are added to
        it.
        """
        return (self._words,) if self._words and self._desk.notice.text == self._words else ()

    @contextlib.contextmanager
    def together(self) -> Iterator[None]:
        """Collect the men whose moves are removed within the context, and name them in one notice at its end."""
        self._men, self._together = [], True
        try:
            yield
        finally:
            self._together = False
            self._say()

    def take_back(self, men: Sequence[str]) -> bool:
        """Remove the drawn moves of men and name them in a notice; return False if they have none."""
        going = [man for man in men if self._plans.legs_of(self._desk.state, man)]
        self._desk.notice.clear()
        self._drop(going)
        return bool(going)

    def drop_given_up(self) -> None:
        """Remove the drawn moves of men who now have another order or none, and add them to the notice (7.0)."""
        self._drop(self._plans.given_up(self._desk.state))

    def _drop(self, going: Sequence[str]) -> None:
        for man in going:
            self._plans.take_back(man)
        self._men = [*self._men, *going] if self._together else list(going)
        if going:
            self._keep()
            self._desk.redraw("board")
        if not self._together:
            self._say()

    def _say(self) -> None:
        """Show whose moves were dropped, after what the notice says already."""
        notice = self._desk.notice
        if self._men:
            told = text("moves-taken-back", men=names.men(self._desk.state, self._men), count=len(self._men))
            self._words = consequences.sentences((notice.text, told)) if notice.text else told
            notice.show(self._words, refused=bool(notice.text) and notice.refused)
