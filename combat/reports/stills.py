"""A game at one moment, for a picture: a save as it was left or after so many answers, a scenario played so far."""

from __future__ import annotations

from pathlib import Path

from combat.content.library import load_book
from combat.kernel.game import Entry, Game
from combat.kernel.records import record
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.table import run
from combat.rules import sequence
from combat.rules.state import State
from combat.saves import loading
from combat.saves.journal import SUFFIX

SEED = 1944
"""Whose dice a scenario is played with; the cautious player plays it."""


@record
class Still:
    """A game at its beginning, its answers, and how many of them lead to the moment."""

    game: Game[State]
    entries: list[Entry]
    answers: int


def still(what: str, at: int | None = None) -> Still:
    """A save or a scenario after `at` answers (default: as it was left, or before the first move).

    Raises SaveError or ContentError.
    """
    if what.endswith(SUFFIX) or (Path(what).is_file() and not what.endswith(".toml")):
        game, entries = loading.from_the_start(Path(what))
        return Still(game, entries, len(entries) if at is None else at)
    played = sequence.new_game(load_book(what))

    def there(game: Game[State]) -> bool:
        return len(game.entries) >= (at or 0) and not (game.decision is not None and game.decision.to_chance)

    run(played, SeededChance(SEED), CautiousPlayer(), until=there)
    return Still(sequence.new_game(played.state.book), played.entries, len(played.entries))
