"""What is said of a saved battle: how far it got, or how it ended."""

from __future__ import annotations

from combat.engine.journal.shelf import ShelvedGame
from combat.engine.words import text
from combat.engine.words.ago import ago


def standing(game: ShelvedGame) -> str:
    """How far a battle got: its turn and impulse, or how it ended."""
    clock = game.clock
    if game.finished:
        return text("saved-over", verdict=game.verdict, points=game.points, turn=clock.turn)
    return reached(clock.turn, clock.impulse)


def reached(turn: int, impulse: int) -> str:
    """How far a battle has come: "turn 3, impulse 2", "turn 3", "set-up"."""
    if impulse:
        return text("saved-impulse", turn=turn, impulse=impulse)
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: ShelvedGame) -> str:
    """A game in one line: its scenario, how far it got, when it was last played."""
    clock, when = game.clock, ago(game.when)
    if clock.impulse:
        return text("saved-line-impulse", scenario=game.title, turn=clock.turn, impulse=clock.impulse, ago=when)
    if clock.turn:
        return text("saved-line", scenario=game.title, turn=clock.turn, ago=when)
    return text("saved-line-set-up", scenario=game.title, ago=when)
