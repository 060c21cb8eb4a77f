"""The log of a saved game as a seat or a spectator saw it."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.journal.journal_replay import JournalReplay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.play.playable import Playable
from combat.engine.words.log_entry import LogEntry

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def told_log(title: Playable[S, B], tale: JournalReplay[S, B], seat: Seat) -> tuple[tuple[LogEntry, ...], S]:
    """Replay a saved game; return the log entries that a seat sees, and its view at the end.

    Raise SaveError if the save cannot be read or replayed.
    """
    rules, story, truth = title.rules, title.game_log(), tale.start.copy()
    shown = rules.visible(truth, seat)
    for answers, event in tale.happenings():
        if isinstance(event, ReplayGap):
            truth = event.state.copy()
            shown = rules.visible(truth, seat)
            continue
        for seen in rules.seen(truth, event, seat):
            rules.apply(shown, seen)
            story.tell(answers, shown, seen)
        rules.apply(truth, event)
    return tuple(line.entry for line in story.lines), shown
