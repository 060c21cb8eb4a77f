"""Statistics of a game, collected event by event: rolls, unit achievements, points, losses, course."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from combat.engine.kernel.event import Event
from combat.engine.kernel.moment import Moment
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.words.log_entry import LogEntry
from combat.games.command.reports.after_action.rolled import Rolled, rolled
from combat.games.command.rules.events import card_events as cards
from combat.games.command.rules.events import end_events as ends
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import ground_events as ground
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.state import Attack, State
from combat.games.command.words.command_log import ROLLS
from combat.games.command.words.command_words import WORDS

MILESTONES: tuple[type[Event], ...] = (
    units.UnitBroke, units.UnitEliminated, units.UnitSplit, units.UnitRecruited, units.UnitArrived, units.UnitReturned,
    units.UnitExited, units.VeteranMade, units.WeaponBroke, units.WeaponBoxed, fight.MeleeBegan, fight.MeleeEnded,
    course.EventRead, ground.BlazeLit, ends.TimeAdvanced, ends.SuddenDeathRolled, ends.ObjectiveTaken, ends.ChitOpened,
    ends.Ended,
)  # fmt: skip
"""Events listed in the course of the game."""
PRODUCTS = ("targeting", "accuracy")
"""Rolls that use the product of the dice, which are left out of averages."""


@dataclass(slots=True)
class UnitDeeds:
    """Statistics of one unit."""

    unit: str
    attacks: int = 0
    """Number of attacks in which it, or its weapon, took part."""
    felled: int = 0
    """Enemies broken by its attacks."""
    eliminated: int = 0
    hexes: int = 0
    broke: int = 0
    rallied: int = 0


class Told(Record):
    """A line of the course of the game."""

    turn: int
    entry: LogEntry


class Volley(Record):
    """Attacks of a side from one hex at another."""

    side: Seat
    start: Hex
    end: Hex


class Taken(Record):
    """A captured objective, with the turn."""

    turn: int
    objective: int
    side: Seat


@dataclass(slots=True)
class GameTally:
    """Statistics collected while a game is replayed."""

    sums: dict[Seat, list[int]] = field(default_factory=lambda: {"axis": [], "allies": []})
    """Each side's final rolls."""
    tries: list[Rolled] = field(default_factory=list)
    cancelled: Counter[Seat] = field(default_factory=Counter)
    """Number of rolls of either side that each side had cancelled."""
    course: list[Told] = field(default_factory=list)
    points: dict[int, int] = field(default_factory=dict)
    """Points at the end of each player turn, above 0 for the Axis."""
    times: dict[int, int] = field(default_factory=dict)
    """Space of the Time marker by player turn, for turns with an advance."""
    taken: list[Taken] = field(default_factory=list)
    steps: dict[Seat, Counter[Hex]] = field(default_factory=lambda: {"axis": Counter(), "allies": Counter()})
    """Number of units that entered each hex."""
    fire: Counter[Volley] = field(default_factory=Counter)
    harm: Counter[Hex] = field(default_factory=Counter)
    """Hexes in which units broke or were eliminated."""
    deeds: dict[str, UnitDeeds] = field(default_factory=dict)
    _sums: bool = False
    """Whether the last flipped card is included in the sums."""

    @property
    def places(self) -> set[Hex]:
        """Return the hexes of all moves, attacks and losses."""
        fired = (hex_ for volley in self.fire for hex_ in (volley.start, volley.end))
        return {*fired, *self.harm, *(hex_ for steps in self.steps.values() for hex_ in steps)}

    def of(self, unit: str) -> UnitDeeds:
        """Return the statistics of a unit, created if there are none yet."""
        return self.deeds.setdefault(unit, UnitDeeds(unit))

    def before(self, state: State, event: Event) -> None:
        """Count an event that is about to be applied to `state`."""
        found = rolled(state, event)
        if found is not None:
            self.tries.append(found)
        match event:
            case cards.CardFlipped():
                self._sums = event.why in ROLLS and event.why not in PRODUCTS and event.card in state.book.cards
                if self._sums:
                    self.sums[event.side].append(state.book.cards[event.card].sum)
            case cards.RollCancelled():
                self.cancelled[event.holder] += 1
                if self._sums:
                    self.sums[event.side].pop()
            case fight.GroupMoved():
                for unit in event.units:
                    self.of(unit).hexes += 1
                    self.steps[state.units[unit].side][event.hex] += 1
            case fight.AttackRolled() if state.attack is not None:
                self._fire(state, state.attack)
            case ends.TimeAdvanced():
                self.times[state.turn] = event.time
            case ends.ObjectiveTaken():
                self.taken.append(Taken(state.turn, event.objective, event.side))
        self._harm(state, event)

    def _fire(self, state: State, attack: Attack) -> None:
        """Count the attackers and the hexes of an attack; a battery has no line on the map."""
        attackers = _attackers(state, attack.pieces)
        for unit in attackers:
            self.of(unit).attacks += 1
        for start in {state.units[unit].hex for unit in attackers} - {NOWHERE}:
            for end in attack.hexes:
                self.fire[Volley(attack.side, start, end)] += 1

    def _harm(self, state: State, event: Event) -> None:
        """Count breaks and losses, and credit the attackers."""
        match event:
            case units.UnitBroke():
                self.of(event.unit).broke += 1
                self._hit(state, event.unit)
                self._credit(state, event.unit, "felled")
            case units.UnitRallied():
                self.of(event.unit).rallied += 1
            case units.UnitEliminated():
                self._hit(state, event.unit)
                self._credit(state, event.unit, "eliminated")

    def _hit(self, state: State, unit: str) -> None:
        place = state.units[unit].hex
        if place != NOWHERE:
            self.harm[place] += 1

    def _credit(self, state: State, victim: str, what: str) -> None:
        """Credit all units of the current attack if the victim is of the other side."""
        attack = state.attack
        if attack is None or attack.side == state.units[victim].side or not attack.card:
            return
        for unit in _attackers(state, attack.pieces):
            setattr(self.of(unit), what, getattr(self.of(unit), what) + 1)

    def after(self, state: State, event: Event, moment: Moment) -> None:
        """Record the points after an applied event, and its log line if it is a milestone."""
        if moment.turn:
            self.points[moment.turn] = state.vp
        entry = WORDS.tell(state, event) if isinstance(event, MILESTONES) else None
        if entry is not None:
            self.course.append(Told(moment.turn, entry))


def _attackers(state: State, pieces: tuple[str, ...]) -> list[str]:
    """Return the units that attack, or whose weapons do."""
    found = [carrier.id for piece in pieces if (carrier := state.units.get(piece) or state.carrier(piece)) is not None]
    return list(dict.fromkeys(found))
