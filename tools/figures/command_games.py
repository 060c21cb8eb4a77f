"""Benchmark: games of COMMAND! without a window: random decisions, the steady player's answers."""

from __future__ import annotations

from combat.engine.content.layers import shipped
from combat.engine.play.seated import Seated
from combat.games.command.content.library import Library
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from tools.figures import Measured, figure
from tools.figures.seated_games import SeatedGames

GAMES: SeatedGames[State, Book] = SeatedGames(
    RULES,
    lambda: Library([shipped("command")]).load_book("farm-on-the-road-east"),
    lambda seed: Seated(SteadyPlayer(seed)),
    games=20,
    bot_games=5,
    told="games of Farm on the Road East",
)


@figure("command-decisions", "decision of the random player of COMMAND!, without a window", 2)
def decisions_of_command() -> Measured:
    """Measure the mean time of a decision in random games."""
    return GAMES.decision()


@figure("command-bot", "slowest answer of COMMAND!’s steady player in a whole game", 10_000)
def slowest_answer_of_command() -> Measured:
    """Measure the slowest answer of the steady player in a game."""
    return GAMES.slowest_answer()


@figure("command-bot-game", "whole game of COMMAND! between two steady players", 400_000)
def bot_game_of_command() -> Measured:
    """Measure a game between two steady players."""
    return GAMES.bot_game()
