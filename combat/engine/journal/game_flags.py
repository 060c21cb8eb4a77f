"""Marks of a game that is not a regular one: its origin as a branch, study mode, and its challenge.

Journals of such games have the format MARKED of `migrations.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from combat.engine.chance.seeds import any_seed
from combat.engine.kernel.record import Record, field
from combat.engine.words import text, translated

if TYPE_CHECKING:
    from combat.engine.journal.save_list import SaveEntry


class Branch(Record, gc=True):
    """The origin of a branched game."""

    of: str
    """The file name of the original's journal."""
    begun: str
    """The time at which the original was begun: UTC, ISO 8601."""
    answers: int
    """The number of shared answers."""
    clock: Mapping[str, str | int] = field(default_factory=dict)
    """The title's clock at the branching point, as far as it consists of texts and numbers."""


class GameFlags(Record, gc=True):
    """The branch, study mode and challenge entries of a journal's header."""

    branch: Branch | None = None
    study: int | None = None
    """The answer count from which undo may pass dice, cards and discoveries; None if study mode is off."""
    challenge: str = ""
    """The challenge code; all dice follow from it, so they are the same for every player. "" for no challenge."""

    @property
    def counts(self) -> bool:
        """Return whether it is a regular game that may count among a player's records."""
        return self.branch is None and self.study is None

    def opponents_seed(self, seed: int | None) -> int:
        """Return the seed of the bots: `seed`, that of the dice, in a challenge; else a new random one."""
        return seed if self.challenge and seed is not None else any_seed()


PLAIN = GameFlags()


def titled(game: SaveEntry, branched_at: Callable[[GameFlags], str]) -> str:
    """Return the title of a save's scenario; for a branch, also the moment that `branched_at` returns for it."""
    title, branch = translated(game.title), game.marks.branch
    return title if branch is None else text("saved-branch", scenario=title, moment=branched_at(game.marks))
