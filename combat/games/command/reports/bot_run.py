"""Many games between players that are no persons, by as many processes as are wished for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.own_players import player_named
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.play.seated import checkpoints_for
from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.kept_games import Recorded, keep, record
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.reports.bot_game import BotClerk, BotGame
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE

LIMIT = 50_000
"""Answers in which a game must have come to its end."""


def play_games(
    book: Book, seeds: Iterable[int], players: tuple[str, str], jobs: int, saves: Path | None = None
) -> Iterator[BotGame]:
    """A game for each seed, in any order; `players` are those of the Axis and of the Allies, by their names.

    Each is kept as a save in the folder `saves` before it is yielded. Raises RunStoppedError and OSError.
    """
    for row, recorded in played_at_home(seeds, jobs, _begin, (book, players, saves is not None), _play):
        if saves is not None and recorded is not None:
            keep(saves, recorded)
        yield row


_table: tuple[Book, dict[Seat, str], dict[Seat, Callable[[int], Player[State]]], bool]
"""What this process plays: set once in each."""


def _begin(book: Book, players: tuple[str, str], records: bool) -> None:
    global _table
    names = dict(zip((AXIS, ALLIES), players, strict=True))
    _table = book, names, {side: player_named(PLAYERS, name) for side, name in names.items()}, records


def _play(seed: int) -> tuple[BotGame, Recorded | None]:
    book, names, players, records = _table
    game, clerk = game_of(RULES, RULES.new_state(book)), BotClerk()
    recorder = record(TITLE, game, names, seed) if records else None
    referee = Referee(RULES, game, SeededChance(seed), clerk.hear)
    seated = {side: player(2 * seed + place) for place, (side, player) in enumerate(players.items())}
    game.keep = checkpoints_for(seated.values())
    answers = referee.play_out(seated, LIMIT)
    return clerk.game(game.state, seed, answers), None if recorder is None else recorder.recorded()
