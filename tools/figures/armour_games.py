"""Benchmark: battles of ARMOUR! without a window: random decisions, the steady player's answers."""

from __future__ import annotations

from combat.engine.content.layers import shipped
from combat.engine.play.seated import Seated
from combat.games.armour.content.library import Library
from combat.games.armour.players.steady_player import SteadyPlayer
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.state import State
from tools.figures import Measured, figure
from tools.figures.seated_games import SeatedGames

GAMES: SeatedGames[State, Book] = SeatedGames(
    RULES,
    lambda: Library([shipped("armour")]).load_book("meeting-at-noon"),
    lambda seed: Seated(SteadyPlayer(seed)),
    games=10,
    bot_games=3,
    told="battles of Meeting at Noon",
)


@figure("armour-decisions", "decision of the random player of ARMOUR!, without a window", 25)
def decisions_of_armour() -> Measured:
    """Measure the mean time of a decision in random battles."""
    return GAMES.decision()


@figure("armour-bot", "slowest answer of ARMOUR!’s steady player in a whole battle", 15_000)
def slowest_answer_of_armour() -> Measured:
    """Measure the slowest answer of the steady player in a battle."""
    return GAMES.slowest_answer()


@figure("armour-bot-game", "whole battle of ARMOUR! between two steady players", 100_000)
def bot_game_of_armour() -> Measured:
    """Measure a battle between two steady players."""
    return GAMES.bot_game()
