"""Log of a saved battle, as its player saw it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from combat.engine.content.hexes.sheet_names import sheet_names
from combat.engine.journal.journal_replay import open_replay
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import PLAYER
from combat.engine.runs.told_log import told_log
from combat.engine.words import places_called, translated
from combat.engine.words.log_entry import LogEntry
from combat.games.volume1.title import OWN_TITLES, TITLE
from combat.games.volume1.words import names


class BattleLog(Record, gc=True):
    """The battle's title, its log, and the names of the men in it, with and without rank."""

    title: str
    entries: tuple[LogEntry, ...]
    men: Mapping[str, tuple[str, str]]


def battle_log(path: Path) -> BattleLog:
    """Return the log of a save; raise SaveError for a file that is damaged or not a save."""
    tale = open_replay(path, OWN_TITLES)
    board = tale.start.book.board
    with places_called(sheet_names(board)):
        entries, shown = told_log(TITLE, tale, PLAYER)
        told = dict.fromkeys(piece for entry in entries for piece in entry.pieces if piece in shown.men)
        men = {id_: (names.full_name(shown, id_), names.man(shown, id_)) for id_ in told if names.is_known(shown, id_)}
    return BattleLog(translated(tale.start.book.scenario.title), entries, men)
