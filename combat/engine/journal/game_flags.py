"""What sets a game apart from one that was begun and played as any other: its origin, its study, its challenge.

Journals of such games have the format MARKED of `migrations.py`.
"""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.chance.seeds import any_seed
from combat.engine.kernel.record import Record, field


class Branch(Record, gc=True):
    """Where a game was branched off from another one."""

    of: str
    """The file name of the other game's journal."""
    begun: str
    """When that was begun: UTC, ISO 8601."""
    answers: int
    """How many answers they have in common."""
    clock: Mapping[str, str | int] = field(default_factory=dict)
    """How far the game had come there, in the title's own terms, as far as words and numbers tell it."""


class GameFlags(Record, gc=True):
    """What the head of a journal says besides what was begun."""

    branch: Branch | None = None
    study: int | None = None
    """After how many answers undo began to go back past dice, cards and discoveries; None where it does not."""
    challenge: str = ""
    """The code of the challenge that is taken up: its dice lie dealt from the first, the same for whoever takes it."""

    @property
    def counts(self) -> bool:
        """Whether it is a game as any other, which may stand among a player's records."""
        return self.branch is None and self.study is None

    def opponents_seed(self, seed: int | None) -> int:
        """Return the seed of the players at the other seats: in a challenge that of its dice, else a new one."""
        return seed if self.challenge and seed is not None else any_seed()


PLAIN = GameFlags()
