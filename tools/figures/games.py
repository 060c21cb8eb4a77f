"""What games cost without a window: playing whole ones, loading, taking back, verifying."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from combat.content.library import load_book
from combat.kernel.game import Game
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.random import RandomPlayer
from combat.players.table import run
from combat.rules import sequence
from combat.rules.orders import GiveOrders
from combat.rules.state import State
from combat.saves import journal, loading
from tools.figures import Measured, figure, seconds

GAMES = 20


@figure("decisions", "whole random games without a window", 10_000, "decisions a second", least=True)
def decisions() -> Measured:
    book = load_book("first-light")
    rates = []
    for seed in range(GAMES):
        start = perf_counter()
        answered = run(sequence.new_game(book), SeededChance(seed), RandomPlayer(seed))
        rates.append(answered / (perf_counter() - start))
    return Measured(sorted(rates)[GAMES // 2], f"the median of {GAMES} games of First Light, chance included")


@contextmanager
def _save(*, finished: bool) -> Iterator[tuple[Path, Game[State]]]:
    """A cautious game of First Light: finished, or left in its last turn with every order given."""
    with tempfile.TemporaryDirectory(prefix="combat-bench-") as folder:
        game = sequence.new_game(load_book("first-light"))
        record = journal.begin(game, print, Path(folder) / "game.combat")
        turns = game.state.book.scenario.turns

        def left(game: Game[State]) -> bool:
            placing = isinstance(game.decision, GiveOrders)
            return (
                placing and game.state.clock.turn == turns and all(man.order for man in game.state.on_board("friendly"))
            )

        run(game, SeededChance(3), CautiousPlayer(), until=None if finished else left)
        record.close()
        yield record.path, game


@figure("load", "loading a save, its last turn half played", 100, "ms")
def load() -> Measured:
    with _save(finished=False) as (path, game):
        taken = seconds(lambda: loading.load(path))
        return Measured(taken * 1000, f"{len(game.entries)} answers, {path.stat().st_size // 1024} KB")


@figure("undo", "taking an answer back", 50, "ms")
def undo() -> Measured:
    with _save(finished=False) as (_, game):

        def there_and_back() -> None:
            game.undo()
            game.redo()

        return Measured(seconds(there_and_back) * 1000, "and giving it again, in the last turn's orders")


@figure("verify", "verifying a finished game", 1, "s")
def verify() -> Measured:
    with _save(finished=True) as (path, game):
        taken = seconds(lambda: loading.verify(path), runs=5)
        return Measured(taken, f"{len(game.entries)} answers, every checkpoint's digest, from each to the next")
