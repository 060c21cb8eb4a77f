"""Benchmark: games of several seats without a window: random decisions, and the answers of bots."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cached_property
from statistics import median
from typing import Generic, TypeVar

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.play.port import Player, Port
from combat.engine.play.referee import Referee
from combat.engine.play.runner import run
from tools.figures import Measured
from tools.figures.benchmark import own_time, unit

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
LIMIT = 50_000
"""Most answers of a game."""


class SeatedGames(Generic[S, B]):
    """Games of one scenario, between random players without views and between bots; each kind is played once."""

    def __init__(
        self, rules: Rules[S, B], book: Callable[[], B], bot: Callable[[int], Player[S]], games: int, bot_games: int,
        told: str,
    ) -> None:  # fmt: skip
        """Prepare games; nothing is played yet.

        `bot` makes a player of a seed; `told` are the games in the note, such as "battles of Meeting at Noon".
        """
        self._rules, self._made, self._bot = rules, book, bot
        self._games, self._bot_games, self._told = games, bot_games, told

    @cached_property
    def _book(self) -> B:
        return self._made()

    def decision(self) -> Measured:
        """Measure the mean time of a decision in random games."""
        gc.set_threshold(*cli.PATIENT)  # as in every process of the program
        book, times, units = self._book, list[float](), list[float]()
        for seed in range(self._games):
            now, start = unit(), own_time()
            game = game_of(self._rules, self._rules.new_state(book))
            game.keep = 0  # as in `combat simulate`
            answered = run(game, SeededChance(seed), _Anything[S](seed))
            times.append((own_time() - start) / answered)
            units.append(times[-1] / now)
        note = f"{1 / median(times):,.0f} decisions per second, with chance; median of {self._games} {self._told}"
        return Measured(median(units), median(times), note)

    def slowest_answer(self) -> Measured:
        """Measure a bot's slowest answer in a game: the median over some games."""
        _, slowest, now = self._played
        return Measured(median(slowest) / now, median(slowest), f"median of {self._bot_games} {self._told}")

    def bot_game(self) -> Measured:
        """Measure the time of a whole game between bots: the median over some games."""
        whole, _, now = self._played
        return Measured(median(whole) / now, median(whole), f"median of {self._bot_games} {self._told}")

    @cached_property
    def _played(self) -> tuple[list[float], list[float], float]:
        """The seconds of games between bots, of the slowest answer in each, and of a unit."""
        book, whole, slowest, units = self._book, list[float](), list[float](), list[float]()
        for seed in range(self._bot_games):
            units.append(unit())
            game = game_of(self._rules, self._rules.new_state(book))
            seats = {seat: _Timed(self._bot(seed)) for seat in self._rules.seats}
            start = own_time()
            Referee(self._rules, game, SeededChance(seed)).play_out(seats, LIMIT)
            whole.append(own_time() - start)
            slowest.append(max(taken for seat in seats.values() for taken in seat.taken))
        return whole, slowest, median(units)


class _Anything(Generic[S]):
    """Player with random answers, which needs no view."""

    def __init__(self, seed: int) -> None:
        self._numbers = SplitMix(seed)

    def answer(self, decision: Decision, state: S) -> Answer:
        return decision.sample(state, self._numbers)


class _Timed(Generic[S]):
    """A player whose answers are timed."""

    def __init__(self, player: Player[S]) -> None:
        self._player, self.taken = player, list[float]()

    def answer(self, port: Port[S]) -> Answer:
        start = own_time()
        answer = self._player.answer(port)
        self.taken.append(own_time() - start)
        return answer
