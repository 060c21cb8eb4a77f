"""The balance of First Light: a cautious player wins between a quarter and three quarters of its games."""

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.runner import run
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.play.sequence import new_game

GAMES = 12
"""Enough to tell a quarter from a half; `combat simulate first-light --games 200` plays the rest."""


def test_a_cautious_player_wins_some_and_loses_some() -> None:
    book, won, titles = load_book("first-light"), 0, set()
    for seed in range(GAMES):
        game = new_game(book)
        run(game, SeededChance(seed), CautiousPlayer())
        titles.add(game.state.verdict)
        won += victory.verdict(game.state, game.state.points).won
    assert 0.25 <= won / GAMES <= 0.75
    assert len(titles) >= 4
