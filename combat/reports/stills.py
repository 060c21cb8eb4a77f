"""A game at one moment, for a picture: a save as it was left or after so many answers, a scenario played so far."""

from __future__ import annotations

from pathlib import Path

from combat.content.library import load_book
from combat.kernel.game import Game
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.table import run
from combat.rules import sequence
from combat.rules.state import State
from combat.saves import loading
from combat.saves.journal import SUFFIX

SEED = 1944
"""Whose dice a scenario is played with; the cautious player plays it."""


def still(what: str, at: int | None = None) -> Game[State]:
    """The game of a save or a scenario after `at` answers (default: as it was left, or before the first move).

    Raises SaveError or ContentError.
    """
    if what.endswith(SUFFIX):
        return loading.load(Path(what), at).game
    game = sequence.new_game(load_book(what))
    chance, player = SeededChance(SEED), CautiousPlayer()
    wanted = at or 0
    run(game, chance, player, until=lambda game: len(game.entries) >= wanted and not _is_chance(game))
    return game


def _is_chance(game: Game[State]) -> bool:
    return game.decision is not None and game.decision.to_chance
