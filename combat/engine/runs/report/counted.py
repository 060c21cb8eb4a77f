"""A saved game gone through event by event, for whoever counts what happens in it."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from combat.engine.journal.journal_replay import JournalReplay
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.rules import Rules
from combat.engine.kernel.seats import Seat

S = TypeVar("S", bound=Copyable)
S_contra = TypeVar("S_contra", contravariant=True)


class Counting(Protocol[S_contra]):
    """Counts what events tell."""

    def before(self, state: S_contra, event: Event, /) -> None:
        """An event, as things stand before it."""

    def after(self, state: S_contra, event: Event, moment: Moment, /) -> None:
        """An event that was applied, and how far the game has come with it."""


def gone_through(
    tale: JournalReplay[S, Any], rules: Rules[S, Any], seat: Seat, counting: Counting[S], *, whole: bool
) -> S:
    """How a game stands at its end, when all has been counted: as a seat saw it, unless the `whole` is told."""
    truth = tale.start.copy()
    shown = truth if whole else rules.visible(truth, seat)
    for _, event in tale.happenings():
        if isinstance(event, ReplayGap):
            truth = event.state.copy()
            shown = truth if whole else rules.visible(truth, seat)
            continue
        for seen in (event,) if whole else rules.seen(truth, event, seat):
            counting.before(shown, seen)
            rules.apply(shown, seen)
            counting.after(shown, seen, rules.moment(shown))
        if not whole:
            rules.apply(truth, event)
    return shown
