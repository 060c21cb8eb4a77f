"""Games between bots: the same seed gives the same game, and random play loses to the steady bot."""

from __future__ import annotations

from combat.games.command.reports.bot_run import play_games
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tests.games.command.skirmish import skirmish


def test_the_same_seed_is_the_same_game() -> None:
    book = skirmish(1)
    first, again = (list(play_games(book, [5], ("steady", "random"), 1)) for _ in range(2))
    assert first == again
    assert first[0].turns > 1
    assert first[0].rolls > 0


def test_he_beats_whoever_plays_at_random_from_either_seat() -> None:
    book = skirmish(0)
    as_axis = list(play_games(book, [1, 2], ("steady", "random"), 1))
    as_allies = list(play_games(book, [1, 2], ("random", "steady"), 1))
    assert [game.winner for game in [*as_axis, *as_allies]] == [AXIS, AXIS, ALLIES, ALLIES]
