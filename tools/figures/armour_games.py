"""Benchmark: battles of ARMOUR! without a window: random decisions, the steady player's answers."""

from __future__ import annotations

import gc
from functools import cache
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
from combat.games.armour.content.library import Library
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from tools.figures import Measured, figure
from tools.figures.benchmark import own_time, unit

GAMES, BOT_GAMES, LIMIT = 10, 3, 50_000
MISSION = "meeting-at-noon"


@cache
def _book() -> Book:
    return Library([shipped("armour")]).load_book(MISSION)


class _Anything:
    """Player with random answers, which needs no view."""

    def __init__(self, seed: int) -> None:
        self._numbers = SplitMix(seed)

    def answer(self, decision: Decision, state: State) -> Answer:
        return decision.sample(state, self._numbers)


@figure("armour-decisions", "decision of the random player of ARMOUR!, without a window", 25)
def decisions_of_armour() -> Measured:
    """Measure a decision in random battles."""
    gc.set_threshold(*cli.PATIENT)  # as in every process of the program
    book, times, units = _book(), list[float](), list[float]()
    for seed in range(GAMES):
        now, start = unit(), own_time()
        game = game_of(RULES, RULES.new_state(book))
        game.keep = 0  # as in `combat simulate`
        answered = run(game, SeededChance(seed), _Anything(seed))
        times.append((own_time() - start) / answered)
        units.append(times[-1] / now)
    note = f"{1 / median(times):,.0f} decisions per second, with dice; median of {GAMES} battles of Meeting at Noon"
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


@cache
def _bot_games() -> tuple[list[float], list[float], float]:
    """Return the seconds of battles between steady players, of the slowest answer in each, and of a unit."""
    book, whole, slowest, units = _book(), list[float](), list[float](), list[float]()
    for seed in range(BOT_GAMES):
        units.append(unit())
        game, seats = game_of(RULES, RULES.new_state(book)), {seat: _Timed(seed) for seat in SEATS}
        start = own_time()
        Referee(RULES, game, SeededChance(seed)).play_out(seats, LIMIT)
        whole.append(own_time() - start)
        slowest.append(max(taken for seat in seats.values() for taken in seat.taken))
    return whole, slowest, median(units)


@figure("armour-bot", "slowest answer of ARMOUR!’s steady player in a whole battle", 15_000)
def slowest_answer_of_armour() -> Measured:
    """Measure the slowest answer of the steady player in a battle."""
    _, slowest, now = _bot_games()
    return Measured(median(slowest) / now, median(slowest), f"median of {BOT_GAMES} battles of Meeting at Noon")


@figure("armour-bot-game", "whole battle of ARMOUR! between two steady players", 100_000)
def bot_game_of_armour() -> Measured:
    """Measure a battle between two steady players."""
    whole, _, now = _bot_games()
    return Measured(median(whole) / now, median(whole), f"median of {BOT_GAMES} battles of Meeting at Noon")
