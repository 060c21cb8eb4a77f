"""What is said of a saved battle: how far it got, or how it ended."""

from __future__ import annotations

from combat.engine.journal.shelf import ShelvedGame
from combat.engine.words import text, translated
from combat.engine.words.ago import ago


def standing(game: ShelvedGame) -> str:
    """How far a battle got: its turn and impulse, or how it ended."""
    if game.finished:
        return text("saved-over", verdict=translated(game.verdict), points=game.points, turn=game.turn)
    return reached(game.turn, _impulse(game))


def reached(turn: int, impulse: int) -> str:
    """How far a battle has come: "turn 3, impulse 2", "turn 3", "set-up"."""
    if impulse:
        return text("saved-impulse", turn=turn, impulse=impulse)
    return text("saved-turn", turn=turn) if turn else text("saved-set-up")


def progress(game: ShelvedGame) -> str:
    """A game in one line: its scenario, how far it got, when it was last played."""
    impulse, when = _impulse(game), ago(game.when)
    if impulse:
        return text("saved-line-impulse", scenario=translated(game.title), turn=game.turn, impulse=impulse, ago=when)
    if game.turn:
        return text("saved-line", scenario=translated(game.title), turn=game.turn, ago=when)
    return text("saved-line-set-up", scenario=translated(game.title), ago=when)


def _impulse(game: ShelvedGame) -> int:
    """The impulse by the clock of a save, of which nobody has yet proved anything but turn and phase."""
    impulse = game.clock.get("impulse")
    return impulse if type(impulse) is int else 0
