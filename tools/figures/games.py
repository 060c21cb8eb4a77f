"""Benchmark: games without a window: playing, loading, undo, verification."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import journal, loading
from combat.engine.kernel.game import Game
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.title import OWN_TITLES, TITLE
from tools.figures import Measured, figure
from tools.figures.benchmark import own_time, timed, unit

GAMES = 20


@figure("decisions", "decision of the random player, without a window", 2)
def decisions() -> Measured:
    """Measure the mean time of a decision in random games."""
    gc.set_threshold(*cli.PATIENT)  # as in every process of the program
    book = load_book("first-light")
    times, units = [], []
    for seed in range(GAMES):
        now, start = unit(), own_time()
        game = sequence.new_game(book)
        game.keep = 0  # as in `combat simulate`
        answered = run(game, SeededChance(seed), RandomPlayer(seed))
        times.append((own_time() - start) / answered)
        units.append(times[-1] / now)
    note = f"{1 / median(times):,.0f} decisions per second, with dice and cards; median of {GAMES} games of First Light"
    return Measured(median(units), median(times), note)


@contextmanager
def _save(*, finished: bool) -> Iterator[tuple[Path, Game[State]]]:
    """Yield the save of a cautious game of First Light: finished, or left in its last turn with all orders given."""
    with tempfile.TemporaryDirectory(prefix="combat-bench-") as folder:
        game = sequence.new_game(load_book("first-light"))
        record = journal.begin(TITLE, game, print, Path(folder) / "game.combat")
        turns = game.state.book.scenario.turns

        def left(game: Game[State]) -> bool:
            placing = isinstance(game.decision, GiveOrders)
            return (
                placing and game.state.clock.turn == turns and all(man.order for man in game.state.on_board("friendly"))
            )

        run(game, SeededChance(3), CautiousPlayer(), until=None if finished else left)
        record.close()
        yield record.path, game


@figure("load", "loading a save left in the middle of a turn", 2000)
def load() -> Measured:
    """Measure the time to load a save."""
    with _save(finished=False) as (path, game):
        taken = timed(lambda: loading.load(path, OWN_TITLES))
        return Measured.of(taken, f"{len(game.entries)} answers, {path.stat().st_size // 1024} KB")


@figure("undo", "undoing an answer and giving it again", 1000)
def undo() -> Measured:
    """Measure the time of an undo followed by a redo."""
    with _save(finished=False) as (_, game):

        def there_and_back() -> None:
            game.undo()
            game.redo()

        return Measured.of(timed(there_and_back), "in the orders of the last turn")


@figure("verify", "verification of a finished game", 20_000)
def verify() -> Measured:
    """Measure the time to verify the save of a finished game."""
    with _save(finished=True) as (path, game):
        taken = timed(lambda: loading.verify(path, OWN_TITLES), runs=5)
        return Measured.of(
            taken, f"{len(game.entries)} answers; replays from each checkpoint to the next and checks its digest"
        )
