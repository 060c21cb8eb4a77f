"""Benchmark: games of COMMAND! without a window: random decisions, the steady player's answers."""

from __future__ import annotations

import gc
from statistics import median

from combat import cli
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.content.layers import shipped
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.rules import game_of
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.engine.play.runner import run
from combat.engine.play.seated import Seated
from combat.games.command.content.library import Library
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from tools.figures import Measured, figure
from tools.figures.benchmark import own_time, unit

GAMES, LIMIT = 20, 50_000
SCENARIO = "farm-on-the-road-east"


def _book() -> Book:
    return Library([shipped("command")]).load_book(SCENARIO)


class _Anything:
    """Player with random answers, which needs no view."""

    def __init__(self, seed: int) -> None:
        self._numbers = SplitMix(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        return decision.sample(state, self._numbers)


@figure("command-decisions", "decision of the random player of COMMAND!, without a window", 2)
def decisions_of_command() -> Measured:
    """Measure a decision in random games of COMMAND!."""
    gc.set_threshold(*cli.PATIENT)  # as in every process of the program
    book, times, units = _book(), list[float](), list[float]()
    for seed in range(GAMES):
        now, start = unit(), own_time()
        game = game_of(RULES, RULES.new_state(book))
        game.keep = 0  # as in `combat simulate`
        answered = run(game, SeededChance(seed), _Anything(seed))
        times.append((own_time() - start) / answered)
        units.append(times[-1] / now)
    note = f"{1 / median(times):,.0f} decisions per second, with dice and cards; median of {GAMES} games of Farm on the Road East"
    return Measured(median(units), median(times), note)


class _Timed:
    """A player whose answers are timed."""

    def __init__(self, seed: int) -> None:
        self._player, self.taken = Seated(SteadyPlayer(seed)), list[float]()

    def answer(self, port: Port[State]) -> Answer:
        start = own_time()
        answer = self._player.answer(port)
        self.taken.append(own_time() - start)
        return answer


def _bot_games(games: int) -> tuple[list[float], list[float], float]:
    """Return the seconds of games between steady players, of the slowest answer in each, and of a unit."""
    book, whole, slowest, units = _book(), list[float](), list[float](), list[float]()
    for seed in range(games):
        units.append(unit())
        game, seats = game_of(RULES, RULES.new_state(book)), {side: _Timed(seed) for side in SIDES}
        start = own_time()
        Referee(RULES, game, SeededChance(seed)).play_out(seats, LIMIT)
        whole.append(own_time() - start)
        slowest.append(max(taken for seat in seats.values() for taken in seat.taken))
    return whole, slowest, median(units)


@figure("command-bot", "slowest answer of COMMAND!’s steady player in a whole game", 10_000)
def slowest_answer_of_command() -> Measured:
    """Measure the slowest answer of the steady player in a game."""
    _, slowest, now = _bot_games(5)
    return Measured(median(slowest) / now, median(slowest), "median of 5 games of Farm on the Road East")


@figure("command-bot-game", "whole game of COMMAND! between two steady players", 400_000)
def bot_game_of_command() -> Measured:
    """Measure a game between two steady players."""
    whole, _, now = _bot_games(5)
    return Measured(median(whole) / now, median(whole), "median of 5 games of Farm on the Road East")
