"""Go through a saved game event by event for statistics."""

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
    """A counter that receives the events of a game one by one."""

    def before(self, state: S_contra, event: Event, /) -> None:
        """Handle an event before it is applied."""

    def after(self, state: S_contra, event: Event, moment: Moment, /) -> None:
        """Handle an event after it was applied, with the moment of the game."""


def count_events(
    tale: JournalReplay[S, Any], rules: Rules[S, Any], seat: Seat, counting: Counting[S], *, whole: bool
) -> S:
    """Replay a game and pass its events to a counter; return the final state.

    The counter gets the true events if `whole`, else those that `seat` sees. Events within a gap of the replay are not
    counted: the state jumps to the next checkpoint.
    """
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
