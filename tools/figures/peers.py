"""Benchmark: seconds per decision beside catanatron and python-chess, random play, same process.

Catanatron plays Catan between two or four players; the extra `bench`, installed by `make bench`, has both. Games
alternate, with the garbage collector thresholds of the program.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.answerer import Answerer
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from tools.figures import PEERS, Measured, figure
from tools.figures.benchmark import own_time

ROUNDS = 30
"""Number of games of each."""
LONGEST = 400
"""Most half-moves of a chess game."""


def _ours(player: Callable[[int], Answerer[State]]) -> Callable[[int], float]:
    """Return a function that measures seconds per decision, including chance, in a game of First Light with a bot."""
    book = load_book("first-light")

    def play(seed: int) -> float:
        start = own_time()
        game = sequence.new_game(book)
        game.keep = 0  # as in `combat simulate`
        answered = run(game, SeededChance(seed), player(seed))
        return (own_time() - start) / answered

    return play


def _catan(players: int) -> Callable[[int], float]:
    """Return a function that measures seconds per action, including chance, in random Catan of 2 to 4 players."""
    catanatron: Any = import_module("catanatron")

    def play(seed: int) -> float:
        random.seed(seed)
        colors = list(catanatron.Color)[:players]
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=seed)
        start = own_time()
        game.play()
        return (own_time() - start) / len(game.state.actions)

    return play


def _chess(seed: int) -> float:
    """Return seconds per move in a chess game between random players."""
    chess: Any = import_module("chess")
    chooser, board, moves = random.Random(seed), chess.Board(), 0
    start = own_time()
    while moves < LONGEST and not board.is_game_over(claim_draw=False):
        board.push(chooser.choice(list(board.legal_moves)))
        moves += 1
    return (own_time() - start) / moves


def _compared(player: Callable[[int], Answerer[State]], players: int = 4) -> Measured:
    """Return the time of a decision relative to an action of catanatron with a number of players."""
    gc.set_threshold(*cli.PATIENT)
    ours, theirs = _ours(player), _catan(players)
    rounds = [(ours(seed), theirs(seed), _chess(seed)) for seed in range(ROUNDS)]
    here, catan, chess = (median(column) for column in zip(*rounds, strict=True))
    note = f"{1 / here:,.0f} a second, catanatron {1 / catan:,.0f}, python-chess {1 / chess:,.0f}: medians of {ROUNDS} games of each"
    return Measured(median(one / other for one, other, _ in rounds), here, note)


@figure("peers", "decision of the random player, compared with catanatron", 1, PEERS, needs="catanatron")
def random_games() -> Measured:
    """Measure the time of a random player's decision, in actions of catanatron."""
    return _compared(RandomPlayer)


@figure(
    "peers-two", "decision of the random player, compared with catanatron for two players", 1, PEERS, needs="catanatron"
)
def random_games_beside_two_players() -> Measured:
    """Measure the time of a random player's decision, in actions of catanatron with two players."""
    return _compared(RandomPlayer, 2)


@figure(
    "peers-cautious", "decision of the cautious player, compared with random catanatron", 2, PEERS, needs="catanatron"
)
def cautious_games() -> Measured:
    """Measure the time of a cautious player's decision, in random actions of catanatron."""
    return _compared(lambda seed: CautiousPlayer())
