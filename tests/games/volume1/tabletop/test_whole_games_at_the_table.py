"""Whole battles in a real window, each left and resumed three times; `make soak` plays a hundred."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.journal.save_list import list_games
from combat.games.volume1.content.library import load_book, scenario_ids
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.volume1_stage import STAGE
from combat.games.volume1.title import TITLE
from tests.engine.tabletop.whole_games import GameAtWindow
from tests.games.volume1.skirmish import gun_fight, skirmish
from tests.sampled import SOAKED

GAMES = 100 if SOAKED else 2
SHORT = 4
"""Of so many games one is of a scenario; the others are small."""


def book_of(number: int) -> Book:
    """Return the book of the game with a number."""
    if number % SHORT or not SOAKED:
        return gun_fight(2) if number % 2 else skirmish(1 + number % 3)
    names = scenario_ids()
    return load_book(names[number // SHORT % len(names)])


@pytest.mark.parametrize("number", range(GAMES))
def test_a_battle_is_played_left_and_taken_up_again(number: int) -> None:
    mind = RandomPlayer(number) if number % 3 == 2 else CautiousPlayer()
    game = GameAtWindow(TITLE, STAGE, mind.answer, number, between=25)
    try:
        game.play(book=book_of(number))
    finally:
        pygame.quit()
    assert [each.fault for each in list_games(folders.saves())] == [""]
