"""Games of a run played: by this process, by several, or by a cluster."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.journal.journal import begin as begin_journal
from combat.engine.journal.journal import free_path
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import PLAYER
from combat.engine.kernel.sentence import sentence
from combat.engine.play.own_players import player_named
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.play.seated import checkpoints_for
from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.kept_games import Recorded, keep, record
from combat.engine.runs.on_cluster import played_on_cluster
from combat.engine.runs.run_settings import program_of
from combat.engine.words import text
from combat.games.volume1.players.bots import PLAYERS
from combat.games.volume1.rules.book import Book
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.runs.game_row import GameClerk, GameRow
from combat.games.volume1.title import TITLE


class Broken(Record):
    """A game in which rules or player failed, as the process that played it tells of it."""

    seed: int
    cause: str
    place: str


class BrokenGame(RuntimeError):
    """A game in which rules or player failed; the message names the seed and the journal to look into."""


def play_games(
    book: Book, seeds: Iterable[int], player: str, jobs: int, cluster: str | None = None, saves: Path | None = None
) -> Iterator[GameRow]:
    """A game for each seed, in any order: by up to `jobs` processes, or by the cluster at an address.

    Each is kept as a save in the folder `saves` before it is yielded. Raises BrokenGame, RunStoppedError where nobody
    can play on, and OSError.
    """
    args = (book, player, program_of(TITLE, player), saves is not None)
    if cluster is not None:
        rows = played_on_cluster(seeds, cluster, _begin, args, _play)
    else:
        rows = played_at_home(seeds, jobs, _begin, args, _play)
    for row, recorded in rows:
        if isinstance(row, Broken):
            _tell(book, player, row)
            continue
        if saves is not None and recorded is not None:
            keep(saves, recorded)
        yield row


_table: tuple[Book, str, Callable[[int], Player[State]], bool]
"""What this process plays: set once in each."""


def _begin(book: Book, player: str, program: str, records: bool) -> None:
    global _table
    _table = book, player, player_named(PLAYERS, player), records
    here = program_of(TITLE, player)
    if here != program:
        raise ValueError(sentence("run-other-worker", here=here, there=program))


def _play(seed: int) -> tuple[GameRow | Broken, Recorded | None]:
    book, name, player, records = _table
    game = sequence.new_game(book)
    recorder = record(TITLE, game, {"": name}, seed) if records else None
    try:
        row = _play_out(game, seed, player)
        return row, None if recorder is None else recorder.recorded()
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        what = one_line(f"{type(fault).__name__}: {fault}")
        return Broken(seed, what, f"{Path(last.filename).name}:{last.lineno}"), None


def _play_out(game: Game[State], seed: int, player: Callable[[int], Player[State]]) -> GameRow:
    clerk, seated = GameClerk(), player(seed)
    game.keep = checkpoints_for([seated])
    decisions = Referee(RULES, game, SeededChance(seed), clerk.hear).play_out({PLAYER: seated})
    return clerk.row(game.state, seed, decisions)


def _tell(book: Book, player: str, broken: Broken) -> None:
    """Raises BrokenGame: the game is played once more here, and kept beside the logs up to the answer that did it."""
    game = sequence.new_game(book)
    said = {"seed": str(broken.seed), "cause": broken.cause, "place": broken.place}
    try:
        _play_out(game, broken.seed, player_named(PLAYERS, player))
    except Exception as fault:
        name = f"{book.scenario.id}-seed-{broken.seed}-broken"
        journal = begin_journal(TITLE, game, lambda warning: None, free_path(folders.state(), name))
        journal.close()
        raise BrokenGame(text("simulated-broken", file=str(journal.path), **said)) from fault
    raise BrokenGame(text("simulated-broken-once", **said))
