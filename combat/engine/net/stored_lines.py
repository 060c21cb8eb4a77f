"""Restore games from the journal lines that a server has stored."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from combat.engine.journal import journal_lines
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import IllegalAnswer
from combat.engine.kernel.game import Entry, Game, JournalMismatch
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.kernel.seats import CHANCE, Seat

S = TypeVar("S", bound=Copyable)


class StoredAnswers(Record):
    """The answers in a game's journal lines."""

    entries: tuple[Entry, ...]
    """Those that were not undone."""
    given: dict[Seat, int]
    """Number of the question (`RoomJournal.questions`) that each seat's last answer that was not undone answers."""
    questions: int = 0
    """Number of answers of seats, undone ones included, and of undos."""
    used: dict[Seat, float] = field(default_factory=dict)
    """Seconds that each seat has taken for its answers, undone ones included."""


def answers_of(lines: Iterable[bytes]) -> StoredAnswers:
    """Parse journal lines; return their answers, without those that were undone."""
    entries: list[tuple[int, Entry]] = []
    used: Counter[Seat] = Counter()
    questions = 0
    for line in lines:
        data: dict[str, Any] = json.loads(line)
        if "undo" in data:
            del entries[data["undo"] :]
            questions += 1
        else:
            entry = journal_lines.entry_of(data)
            entries.append((questions, entry))
            questions += entry.by != CHANCE
            used[entry.by] += data.get("used", 0)
    given = {entry.by: number for number, entry in entries if entry.by != CHANCE and not entry.habit}
    seconds = {seat: count / 1_000 for seat, count in used.items() if count}
    return StoredAnswers(tuple(entry for _, entry in entries), given, questions, seconds)


def replayed(rules: Rules[S, Any], state: S, entries: Sequence[Entry]) -> tuple[Game[S], int]:
    """Replay answers from a state; return the game, and the number of last answers that the rules refuse.

    Changed rules may refuse an old answer: the game then continues from the last one that they accept.
    """
    game = game_of(rules, state)
    try:
        game.replay(entries)
    except (IllegalAnswer, JournalMismatch, ValueError):
        return game, len(entries) - len(game.entries)
    return game, 0
