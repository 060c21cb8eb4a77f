"""Whole battles of ARMOUR! in a real window, from the start screen to the result, left and resumed on the way."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.files import folders
from combat.engine.journal.save_list import list_games
from combat.engine.kernel.decision import Answer, Decision
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import SEATS
from combat.games.armour.scenes.armour_stage import STAGE
from combat.games.armour.title import TITLE
from tests.engine.tabletop.whole_games import GameAtWindow
from tests.games.armour.conforming import small_book


@pytest.mark.parametrize(("number", "seat"), [(1, SEATS[0]), (2, SEATS[1]), (3, "both")])
def test_a_battle_is_played_left_and_taken_up_again(number: int, seat: str) -> None:
    numbers = SplitMix(number)

    def anything(decision: Decision, state: State) -> Answer:
        return next(decision.samples(state, numbers))

    game = GameAtWindow(TITLE, STAGE, anything, number, between=4)
    try:
        game.play(book=small_book(number), seat=seat)
    finally:
        pygame.quit()
    assert [each.fault for each in list_games(folders.saves())] == [""]
