"""Playback of a known game: steps forwards and backwards through its events, without asking anyone."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from combat.engine.chance.scripted_chance import ScriptedChance
from combat.engine.content.findings import Finding
from combat.engine.journal.replay_gap import ReplayGap
from combat.engine.kernel.asking import Steps
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier, Game
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import TextMessage
from combat.engine.play.answer_history import AnswerHistory
from combat.engine.play.mirror import Mirror
from combat.engine.play.playable import Playable
from combat.engine.play.port import Audience, Port
from combat.engine.play.session import Session

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


class StepHistory(AnswerHistory):
    """Steps of a playback, which can be undone without limit."""

    def __init__(self, playback: Playback[Any, Any], port: Port[Any]) -> None:
        super().__init__(playback.game, port, playback.run_on, against_bots=False)
        self._playback = playback

    def back_to(self, told: int) -> int:
        """Return `told` unchanged: each event is a step."""
        return told

    def barrier_after(self, answers: int) -> Barrier | None:
        """Return the reason why steps after an event count cannot be undone; None if they can."""
        return None if answers < self._playback.at else Barrier("nothing")

    def stop_after(self, answers: int) -> int | None:
        """Return None, since nothing stops a step back."""
        return None

    def undo(self, after: int | None = None) -> Barrier | None:
        """Step back one stop, or to the event count `after`; return a barrier if at the beginning, else None."""
        place = self._playback.earlier_stop() if after is None else after
        if place is None:
            return Barrier("nothing")
        self._playback.go_to(place)
        return None

    def redo(self) -> bool:
        """Step forward one stop; return False at the end."""
        return self._playback.step_on()


class Playback(Session[S, B]):
    """A session in which each event counts as one answer, so that the log can be truncated at any of them.

    `flaw` is the reason why the playback ends early, or empty.
    """

    known = True

    def __init__(
        self,
        title: Playable[S, B],
        start: S,
        happenings: Iterable[tuple[int, Event | ReplayGap[S]]],
        seat: Seat | None = None,
    ) -> None:
        """`happenings` are events or gaps, each with the number of answers before it.

        The playback shows what `seat` saw. The default is the only seat, or the public view if there are
        several.
        """
        seats = title.rules.seats
        seat = seat if seat is not None else seats[0] if len(seats) == 1 else PUBLIC
        self.start = start
        self.flaw: Finding | TextMessage | str = ""
        self.steps: list[tuple[int, tuple[Event, ...] | ReplayGap[S]]] = []
        """Each step's number of answers before it, and the events seen, or a gap."""
        self.moments: list[tuple[int, Moment]] = [(0, title.rules.moment(start))]
        """The start of each turn, phase or step, as the number of events before it."""
        self._pages: list[tuple[int, S]] = [(0, title.rules.visible(start, seat))]
        """Snapshots of the view at the events in `GameLog.pages`, with the number of events before each."""
        self._audience: Mirror[S] | None = None
        super().__init__(title, Game(start.copy(), _nothing, title.rules.apply), ScriptedChance(), seat=seat)
        self.stops = [0, *self._gone_through(happenings)]
        """The event counts at which stepping stops: after each event with a log line."""
        self.at = 0

    def _new_history(self) -> StepHistory:
        return StepHistory(self, self._port)

    def _gone_through(self, happenings: Iterable[tuple[int, Event | ReplayGap[S]]]) -> list[int]:
        state, stops, rules, seat = self.start.copy(), [], self.title.rules, self.seat
        pages, words = self.title.game_log().pages, self.title.words
        for place, (answers, event) in enumerate(happenings, 1):
            if isinstance(event, ReplayGap):
                self.steps.append((answers, event))
                state = event.state.copy()
                self._pages.append((place, rules.visible(state, seat)))
                stops.append(place)
            else:
                self.steps.append((answers, rules.seen(state, event, seat)))
                rules.apply(state, event)
                if words.tell(state, event) is not None:
                    stops.append(place)
            if (moment := rules.moment(state)) != self.moments[-1][1]:
                self.moments.append((place, moment))
            if isinstance(event, pages):
                self._pages.append((place, rules.visible(state, seat)))
        return [*stops[:-1], len(self.steps)]

    @property
    def fault(self) -> str:
        """Return the reason why the playback ends early, in the current language; "" if it does not."""
        return str(self.flaw)

    # -- what the table asks ------------------------------------------------------------------------------------

    @property
    def answers(self) -> int:
        """Return the number of events shown so far; in a playback each event counts as an answer."""
        return self.at

    @property
    def spent(self) -> int:
        """Return the number of answers of the recorded game among the events shown so far."""
        return self.steps[self.at - 1][0] if self.at else 0

    @property
    def over(self) -> bool:
        """Return whether the end has been reached."""
        return self.at == len(self.steps)

    def open(self, audience: Audience[S]) -> None:
        """Show the game to an audience from its beginning; the audience must be a Mirror."""
        assert isinstance(audience, Mirror)
        self._audience = audience
        self._turn_to(0)

    @property
    def source(self) -> Path | None:
        """Return the journal that is played back; None if there is none."""
        return None

    def earlier_stop(self) -> int | None:
        """Return the event count of the stop before the current position; None at the beginning."""
        earlier = bisect_left(self.stops, self.at) - 1
        return None if earlier < 0 else self.stops[earlier]

    def step_on(self) -> bool:
        """Step forward one stop; return False at the end."""
        later = bisect_right(self.stops, self.at)
        if later == len(self.stops):
            return False
        self._tell_up_to(self.stops[later])
        return True

    def go_to(self, place: int) -> None:
        """Show the position after `place` events and the log up to it."""
        assert self._audience is not None
        self._audience.drain()
        if place < self.at:
            self._turn_to(place)
        self._tell_up_to(place)
        self._audience.drain()

    def send_again(self) -> bool:
        """Send the whole game to the audience again from its beginning up to the current position; return True."""
        at = self.at
        assert self._audience is not None
        self._audience.drain()
        self._turn_to(0)
        self.go_to(at)
        return True

    def _turn_to(self, place: int) -> None:
        """Restore the last snapshot at or before an event count, and send it to the audience."""
        assert self._audience is not None
        self.at, state = next(page for page in reversed(self._pages) if page[0] <= place)
        self._audience.replaced(self.at, state.copy())

    def _tell_up_to(self, place: int) -> None:
        assert self._audience is not None
        while self.at < place:
            self.at += 1
            seen = self.steps[self.at - 1][1]
            if isinstance(seen, ReplayGap):
                self._audience.drain()
                self._audience.replaced(self.at, self.title.rules.visible(seen.state, self.seat))
            else:
                self._audience.told(self.at, seen)

    # -- turns --------------------------------------------------------------------------------------------------

    def turns(self) -> Iterator[tuple[int, int]]:
        """Yield the start of each turn, as an event count, and its number; the set-up is turn 0."""
        known = -1
        for place, moment in self.moments:
            if moment.turn > known:
                known = moment.turn
                yield place, known

    def turn_away(self, step: int) -> int:
        """Return the event count at the start of the next turn (`step` 1), or of the current or previous turn (`step`
        -1).

        After the last turn it is the end; at the start of a turn, -1 leads to the previous one.
        """
        begins = [0, *(place for place, _ in self.turns()), len(self.steps)]
        if step > 0:
            return begins[min(bisect_right(begins, self.at), len(begins) - 1)]
        return begins[max(bisect_left(begins, self.at) - 1, 0)]


def _nothing(state: object) -> Steps[None]:
    """A flow without events and decisions."""
    yield from ()
