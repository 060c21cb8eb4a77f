"""Play the games of a run in this process, in several, or on a cluster."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.files.one_line import one_line
from combat.engine.journal.journal import begin as begin_journal
from combat.engine.journal.journal import free_path
from combat.engine.kernel.game import Game
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import msg
from combat.engine.play.own_players import player_named
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.play.seated import checkpoints_for
from combat.engine.runs.at_home import played_at_home
from combat.engine.runs.on_cluster import played_on_cluster
from combat.engine.runs.recorded_games import Recorded, keep, record
from combat.engine.runs.run_kind import RunKind
from combat.engine.runs.run_settings import program_of
from combat.engine.words import text

R = TypeVar("R", bound=Record)


class Broken(Record):
    """The report of a game in which the rules or a player failed."""

    seed: int
    cause: str
    """The exception in one line."""
    place: str
    """File name and line of the failure."""


class BrokenGame(RuntimeError):
    """A game in which the rules or a player failed; the message names the seed and the journal for debugging."""


def play_games(
    kind: RunKind[R],
    book: object,
    seeds: Iterable[int],
    players: Mapping[Seat, str],
    jobs: int,
    cluster: str | None = None,
    saves: Path | None = None,
) -> Iterator[R]:
    """Play one game for each seed; yield the rows as they become ready, in any order.

    Games are played in up to `jobs` processes, or on the cluster at the address `cluster`. `players` are player names
    by seat. Each game is saved in the folder `saves`, if given, before its row is yielded. Raises BrokenGame, OSError,
    and RunStoppedError if playing cannot continue.
    """
    names = dict(players)
    args = (kind.place, book, names, program_of(kind.title, *names.values()), saves is not None)
    if cluster is not None:
        rows = played_on_cluster(seeds, cluster, _begin, args, _play)
    else:
        rows = played_at_home(seeds, jobs, _begin, args, _play)
    for row, recorded in rows:
        if isinstance(row, Broken):
            _tell(kind, book, names, row)
            continue
        if saves is not None and recorded is not None:
            keep(saves, recorded)
        yield row


class _Played(Record, gc=True):
    """What a worker process plays."""

    kind: RunKind[Any]
    book: object
    names: dict[Seat, str]
    players: dict[Seat, Callable[[int], Player[Any]]]
    records: bool


_playing: list[_Played] = []
"""The games that this process plays; empty before `_begin`."""


def _begin(place: str, book: object, names: dict[Seat, str], program: str, records: bool) -> None:
    kind = load_object(place, RunKind)
    _playing[:] = [_Played(kind, book, names, _players(kind, names), records)]
    here = program_of(kind.title, *names.values())
    if here != program:
        raise ValueError(msg("run-other-worker", here=here, there=program))


def _players(kind: RunKind[Any], names: Mapping[Seat, str]) -> dict[Seat, Callable[[int], Player[Any]]]:
    return {seat: player_named(kind.title.players, name) for seat, name in names.items()}


def _play(seed: int) -> tuple[Any, Recorded | None]:
    (played,) = _playing
    kind, game = played.kind, _new_game(played.kind, played.book)
    names = list(played.names.values())
    by_seat = played.names if len(names) > 1 else {"": names[0]}
    recorder = record(kind.title, game, by_seat, seed) if played.records else None
    try:
        row = _play_out(kind, game, seed, played.players)
        return row, None if recorder is None else recorder.recorded()
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        what = one_line(f"{type(fault).__name__}: {fault}")
        return Broken(seed, what, f"{Path(last.filename).name}:{last.lineno}"), None


def _new_game(kind: RunKind[Any], book: object) -> Game[Any]:
    rules = kind.title.rules
    return game_of(rules, rules.new_state(book))


def _play_out(kind: RunKind[R], game: Game[Any], seed: int, players: Mapping[Seat, Callable[[int], Player[Any]]]) -> R:
    """Play a game, each player with its own seed; return its row."""
    recorder = kind.recorder()
    seated = {seat: player(len(players) * seed + place) for place, (seat, player) in enumerate(players.items())}
    game.keep = checkpoints_for(seated.values())
    referee = Referee(kind.title.rules, game, SeededChance(seed), recorder.hear)
    decisions = referee.play_out(seated, kind.most)
    return recorder.row(game.state, seed, decisions)


def _tell(kind: RunKind[Any], book: object, names: Mapping[Seat, str], broken: Broken) -> None:
    """Replay a broken game here, save it up to the failing answer, and raise BrokenGame with the path."""
    game = _new_game(kind, book)
    said = {"seed": str(broken.seed), "cause": broken.cause, "place": broken.place}
    try:
        _play_out(kind, game, broken.seed, _players(kind, names))
    except Exception as fault:
        scenario = kind.title.serializer.about(book).scenario
        path = free_path(folders.state(), f"{scenario}-seed-{broken.seed}-broken")
        journal = begin_journal(kind.title, game, lambda warning: None, path)
        journal.close()
        raise BrokenGame(text("simulated-broken", file=str(journal.path), **said)) from fault
    raise BrokenGame(text("simulated-broken-once", **said))
