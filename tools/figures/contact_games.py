"""Benchmark: battles of CONTACT! without a window: random decisions, the steady player's answers."""

from __future__ import annotations

from combat.engine.content.layers import shipped
from combat.engine.play.seated import Seated
from combat.games.contact.content.library import Library
from combat.games.contact.players.steady_player import SteadyPlayer
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from tools.figures import Measured, figure
from tools.figures.seated_games import SeatedGames

GAMES: SeatedGames[State, Book] = SeatedGames(
    RULES,
    lambda: Library([shipped("contact")]).load_book("mill-stream"),
    lambda seed: Seated(SteadyPlayer(seed)),
    games=5,
    bot_games=3,
    told="battles of The Mill Stream",
)


@figure("contact-decisions", "decision of the random player of CONTACT!, without a window", 25)
def decisions_of_contact() -> Measured:
    """Measure the mean time of a decision in random battles."""
    return GAMES.decision()


@figure("contact-bot", "slowest answer of CONTACT!’s steady player in a whole battle", 15_000)
def slowest_answer_of_contact() -> Measured:
    """Measure the slowest answer of the steady player in a battle."""
    return GAMES.slowest_answer()


@figure("contact-bot-game", "whole battle of CONTACT! between two steady players", 100_000)
def bot_game_of_contact() -> Measured:
    """Measure a battle between two steady players."""
    return GAMES.bot_game()
