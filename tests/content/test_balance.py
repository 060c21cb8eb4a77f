"""First Light is neither a walk nor a slaughter: a cautious player wins between a quarter and three quarters of his games."""

from combat.content.library import load_book
from combat.players.cautious import CautiousPlayer
from combat.players.chance import SeededChance
from combat.players.table import run
from combat.rules import victory
from combat.rules.sequence import new_game

GAMES = 60
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
