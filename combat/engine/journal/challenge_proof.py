"""The proof that a challenge was played with the dice that lay dealt for it, and what it came to."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Generic, TypeVar

from combat.engine.chance.challenge_chance import ChallengeChance
from combat.engine.journal.faults import CHOOSE_A_SAVE, Disagreement, SaveError
from combat.engine.journal.heads import Header
from combat.engine.journal.keeping import Kept
from combat.engine.journal.loading import remedy, restart, verify
from combat.engine.journal.saved import Saved, read
from combat.engine.kernel.copied import Copied
from combat.engine.kernel.digest import digest
from combat.engine.kernel.record import Record
from combat.engine.kernel.sentence import sentence

S = TypeVar("S", bound=Copied)
B = TypeVar("B")


class Proved(Record, Generic[S, B], gc=True):
    """A challenge that was played to its end by the rules and with its own dice."""

    header: Header
    book: B
    state: S
    """How it ended."""
    answers: int
    digest: str
    """The fingerprint of every answer, chance's with them."""


def prove(path: Path, titles: Mapping[str, Kept[S, B]]) -> Proved[S, B]:
    """Play a challenge's journal anew, its dice with it.

    Raises Disagreement at the first answer that the rules or the dice do not give, SaveError for a journal that is
    none, that is of no challenge, or whose game is not over.
    """
    proof = verify(path, titles)
    saved = read(path, titles)
    header = saved.header
    seed = header.seed_number
    if not header.challenge or seed is None or not header.marks.counts:
        raise SaveError(path, 1, sentence("save-no-challenge"), CHOOSE_A_SAVE)
    if not proof.over:
        raise SaveError(path, 0, sentence("save-challenge-goes-on"), sentence("save-challenge-play-on"))
    return Proved(header, saved.book, _played(saved, seed), len(saved.entries), digest(saved.entries))


def _played(saved: Saved[S, B], seed: int) -> S:
    """The game's last state, every die held against the one that lay dealt."""
    game, chance = restart(saved, saved.stops[0]), ChallengeChance(seed)
    game.keep = 1
    for entry, line in zip(saved.entries, saved.lines, strict=True):
        decision = game.decision
        if entry.chance and decision is not None and chance.answer(decision, game.state) != entry.value:
            raise Disagreement(saved.path, line, sentence("save-dice-differ"), remedy(saved))
        game.replay([entry])
    return game.state
