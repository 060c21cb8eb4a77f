"""Whole games of COMMAND! at the real window, each left and resumed three times; `make soak` plays a hundred."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files import folders
from combat.engine.journal.save_list import list_games
from combat.engine.kernel.decision import Answer, Decision
from combat.games.command.content.library import load_book, scenario_ids
from combat.games.command.players.steady_player import SteadyPlayer
from combat.games.command.rules.book import Book
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.title import TITLE
from tests.engine.tabletop.whole_games import GameAtWindow, Mind
from tests.games.command.laws.settings import small
from tests.games.command.skirmish import skirmish
from tests.sampled import SOAKED

GAMES = range(100) if SOAKED else (15, 22)
"""The numbers of the games; in the small measure of the shortest ones from each seat."""
BETWEEN = 25 if SOAKED else 6
"""About how many answers lie between two stops."""
SHORT = 4
"""Of so many games one is of a scenario; the others are small."""
SEATS = (AXIS, ALLIES, "both")


def book_of(number: int) -> Book:
    """Return the book of a numbered game."""
    if not SOAKED:
        return small(number)[1]
    if number % SHORT:
        return skirmish(number)
    names = scenario_ids()
    return load_book(names[number // SHORT % len(names)])


def mind_of(number: int) -> Mind:
    """Return the function that answers in a numbered game: the steady bot, or random legal answers."""
    if number % 3 != 2:
        return SteadyPlayer(number).answer
    numbers = SplitMix(number)

    def anything(decision: Decision, state: State) -> Answer:
        return next(decision.samples(state, numbers))

    return anything


@pytest.mark.parametrize("number", GAMES)
def test_a_game_is_played_left_and_taken_up_again(number: int) -> None:
    game = GameAtWindow(TITLE, STAGE, mind_of(number), number, between=BETWEEN)
    try:
        game.play(book=book_of(number), seat=SEATS[number % 3])
    finally:
        pygame.quit()
    assert [each.fault for each in list_games(folders.saves())] == [""]
