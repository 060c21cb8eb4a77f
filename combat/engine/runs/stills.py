"""A game at one moment, for an image: a save after some answers, or a scenario played up to a point."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.journal import loading
from combat.engine.journal.heads import SUFFIX
from combat.engine.journal.journal_replay import JournalReplay, open_replay, past_of
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.game import Entry, Game
from combat.engine.kernel.record import Record
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.port import Player
from combat.engine.play.referee import Referee
from combat.engine.title import Title

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

SEED = 1944
"""The seed with which a scenario is played."""


class Still(Record, Generic[S, B], gc=True):
    """A game at its beginning, its answers, and how many of them lead to the moment.

    If the rules no longer lead there from the beginning, `game` is at the moment itself, `past` is the replay
    as far as possible, and `notes` say what was lost.
    """

    game: Game[S]
    entries: list[Entry]
    answers: int
    past: JournalReplay[S, B] | None = None
    notes: tuple[TextMessage, ...] = ()


def still(
    title: Title[S, B], titles: Mapping[str, Title[S, B]], what: str, at: int | None, players: Mapping[Seat, Player[S]]
) -> Still[S, B]:
    """Return a save or a scenario after `at` answers (None: the end of a save, the start of a scenario).

    `what` is a save of one of `titles`, or a scenario of `title` that is played by `players`. Raises SaveError for an
    invalid save, ContentError for an invalid scenario.
    """
    if is_save(what):
        return _of_save(Path(what), at, titles)
    rules, book = title.rules, title.load_book(what, ())
    played = game_of(rules, rules.new_state(book))
    referee = Referee(rules, played, SeededChance(SEED))
    referee.run()
    while (seat := referee.asked) is not None and len(played.entries) < (at or 0):
        port = referee.port(seat)
        port.answer(players[seat].answer(port))
        referee.run()
    return Still(game_of(rules, rules.new_state(book)), played.entries, len(played.entries))


def is_save(what: str) -> bool:
    """Return whether a file is to be read as a save: by its suffix, or as it is no TOML file.

    A file named .toml whose content begins with a brace is also a save.
    """
    path = Path(what)
    if what.endswith(SUFFIX):
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return path.suffix != ".toml" or file.read(1) == b"{"


def _of_save(path: Path, at: int | None, titles: Mapping[str, Title[Any, Any]]) -> Still[Any, Any]:
    tale = open_replay(path, titles)
    entries = tale.saved.entries
    answers = len(entries) if at is None else min(at, len(entries))
    for _ in tale.happenings():
        pass
    if answers <= tale.sound:
        game, entries = loading.from_the_start(path, titles)
        return Still(game, entries, answers)
    if at is None:
        loaded = loading.load(path, titles)
        return _standing(loaded.game, past_of(loaded.saved, len(loaded.game.entries)), loaded.notes)
    return _standing(tale.game_after(answers), past_of(tale.saved, answers))


def _standing(game: Game[S], past: JournalReplay[S, B], notes: tuple[TextMessage, ...] = ()) -> Still[S, B]:
    return Still(game, list(game.entries), len(game.entries), past, notes)
