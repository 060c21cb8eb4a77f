"""Count victory points independently, from the events of each piece (5.0)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.games.command.rules.book import Book
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.end_events import (
    ChitOpened,
    Ended,
    ObjectiveTaken,
    PointsScored,
    TimeAdvanced,
)
from combat.games.command.rules.events.unit_events import UnitEliminated, UnitExited
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import AXIS, SIDES, other_side

COUNTED = ("objective", "chit", "eliminated", "exited", "defender", "light-wounds", "no-quarter")
"""Kinds of points that are counted independently; others are taken from events."""
PAID_BY_EVENTS = ("battlefield-integrity", "command-and-control")


class Bookkeeper:
    """Independent count of the points of the Axis; it reads of the state only whether a late event is being read."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.time = book.time
        self.open = list(book.open_chits)
        self.owed: list[str] = []
        """Secret chits that late events have opened, which score at the end."""
        self.not_given: set[tuple[str, int]] = set()
        """Chits that late events have drawn, with the objectives whose holders had nothing for it."""
        self.holders: dict[int, Seat] = {number: side for side in SIDES for number in book.forces[side].holds}
        self.once = 0
        """Points scored for what happens once."""
        self.unpaid = 0
        """Worth of the objectives before the first turn, which nobody scores."""
        self.unpaid = self._objectives()
        self.ended = False

    def hear(self, state: State, event: Event) -> None:
        """Count an event; must be called before it is applied."""
        late = state.trigger == "event" and self.time >= state.sudden_death
        pays = not late or self.book.options.late_events_pay
        match event:
            case ChitOpened():
                self.open.append(event.chit)
                if not pays and event.side and not self.book.chits[event.chit].shown:
                    self.owed.append(event.chit)
                elif not pays:
                    self.not_given |= {(event.chit, number) for number, side in self.holders.items() if side}
            case Ended() if event.how in ("exited", "sudden-death"):
                self.owed.clear()
            case ObjectiveTaken():
                self.holders[event.objective] = event.side
                self.not_given = {(chit, number) for chit, number in self.not_given if number != event.objective}
                assert pays, "an objective is taken by an event that pays no more"
            case UnitEliminated() if pays:
                unit = state.units[event.unit]
                price = state.figure(unit).vp * self._times("eliminations-doubled")
                self._pay(other_side(unit.side), price)
            case UnitExited() if pays:
                unit = state.units[event.unit]
                self._pay(unit.side, state.figure(unit).vp * self._times("exits-doubled"))
            case TimeAdvanced():
                self.time = event.time
            case CardPlayed() if event.use == "light-wounds":
                self._pay(event.side, -self.book.figures.light_wounds_vp)
            case PointsScored():
                self._scored(event, pays=pays)

    def _scored(self, event: PointsScored, *, pays: bool) -> None:
        if event.why in ("defender", "no-quarter"):
            assert event.points == getattr(self.book.figures, f"{event.why.replace('-', '_')}_vp")
            assert event.why != "defender" or self.book.forces[event.side].posture == "defend"
            self._pay(event.side, event.points)
        elif event.why in PAID_BY_EVENTS:
            assert pays
            assert event.points == 1 or not self.book.options.events_pay_one
            self._pay(event.side, event.points)
        else:
            assert event.why in COUNTED, event

    def _pay(self, side: Seat, points: int) -> None:
        self.once += points if side == AXIS else -points

    def _times(self, kind: str) -> int:
        return 2 if any(self.book.chits[chit].kind == kind for chit in self.open) else 1

    def _objectives(self) -> int:
        """Return the lead of the Axis over the Allies by the objectives that are held."""
        return sum(self._worth(number) * (1 if side == AXIS else -1) for number, side in self.holders.items())

    def _worth(self, objective: int) -> int:
        counted = (chit for chit in self.open if chit not in self.owed and (chit, objective) not in self.not_given)
        chits = [self.book.chits[chit] for chit in counted]
        return sum(chit.vp for chit in chits if chit.kind == "each" or chit.objective == objective)

    def points(self) -> int:
        """Return the points of the Axis, negative if the Allies have more."""
        return self.book.vp + self.once + self._objectives() - self.unpaid
