"""Many games between players that are no persons, by as many processes as are wished for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.own_players import player_named
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.play.seated import checkpoints_for
from combat.engine.runs.at_home import played_at_home
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.reports.bot_game import BotClerk, BotGame
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS

LIMIT = 50_000
"""Answers in which a game must have come to its end."""


def play_games(book: Book, seeds: Iterable[int], players: tuple[str, str], jobs: int) -> Iterator[BotGame]:
    """A game for each seed, in any order; `players` are those of the Axis and of the Allies, by their names."""
    return played_at_home(seeds, jobs, _begin, (book, players), _play)


_table: tuple[Book, dict[Seat, Callable[[int], Player[State]]]]
"""What this process plays: set once in each."""


def _begin(book: Book, players: tuple[str, str]) -> None:
    global _table
    _table = book, {side: player_named(PLAYERS, name) for side, name in zip((AXIS, ALLIES), players, strict=True)}


def _play(seed: int) -> BotGame:
    book, players = _table
    game, clerk = game_of(RULES, RULES.new_state(book)), BotClerk()
    referee = Referee(RULES, game, SeededChance(seed), clerk.hear)
    seated = {side: player(2 * seed + place) for place, (side, player) in enumerate(players.items())}
    game.keep = checkpoints_for(seated.values())
    answers = referee.play_out(seated, LIMIT)
    return clerk.game(game.state, seed, answers)
