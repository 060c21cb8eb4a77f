"""Mutable state of a battle: plain data, ids instead of references, changed only by `apply`.

Units have the ids a1, a2, … and d1, d2, … in the order of their force, dummies ax1, dx1, …. Markers are am1, dm1, …,
numbered from left to right, so that a marker's id does not reveal what is under it. A seat's view contains all markers,
but no units or dummies of the other seat that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.point import Point
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.book import Book
from combat.games.contact.rules.cards.unit_card import UnitCard
from combat.games.contact.rules.charts.quality import Experience, Morale
from combat.games.contact.rules.charts.support_chart import Ammunition
from combat.games.contact.rules.two_seats import ATTACKER

Phase = Literal["set-up", "regroup", "initiative", "activation", "end", "over"]
Whereabouts = Literal["undeployed", "reserve", "hidden", "marker", "table", "aboard", "lost"]
"""The place of a unit: to be set up; to come later; off the table, hidden; under a marker; on the table, found by the
other seat; on or behind a vehicle; lost. A wreck is lost and has a pose."""
UNKNOWN: Final[tuple[Whereabouts, ...]] = ("undeployed", "reserve", "hidden", "marker")
"""The places of units that the other seat does not know."""
Stuck = Literal["", "ground", "damage"]
"""The reason why a vehicle cannot move: in difficult ground, from which it may come free, or by a hit."""


class Unit(Record):
    """A squad, team, command group, gun or vehicle."""

    id: str
    seat: Seat
    card: str
    """Id of its `UnitCard`."""
    where: Whereabouts = "undeployed"
    pose: Pose | None = None
    """Its place on the table, also while it is hidden or under a marker; that of wrecks and lost leaders remains."""
    turret: Heading = 0
    marker: str = ""
    """Id of its marker; "" if it has none."""
    carrier: str = ""
    """Id of the vehicle that carries or tows it."""
    suppressed: bool = False
    """Until its next activation or reaction ends (C17)."""
    demoralised: bool = False
    wreck: bool = False
    """Whether it is lost as a burnt out wreck, not abandoned."""
    stuck: Stuck = ""
    dug_in: bool = False
    """Whether it is in foxholes."""
    cover: bool = False
    """Whether it has taken cover, until it moves or fires (L15)."""
    camouflaged: bool = False
    hatch: bool = False
    """Whether a closed vehicle's crew is exposed by choice (C30)."""
    moved: int = 0
    """Length of its last act's move in units of 0.1 mm; 0 if it did not move or crawled."""
    fired: bool = False
    """Whether it fired in its last act or reaction."""
    acted: bool = False
    """Whether it has acted or reacted this turn."""
    watching: bool = False
    """Whether it is on overwatch."""
    under_fire: bool = False
    """Whether it was hit or fired on since the last Regroup (C28)."""
    covered: int = 0
    """Enemies that gave covering fire at it this turn (C18)."""
    defended: bool = False
    """Whether it has given defensive fire this turn (section 6)."""
    broken: tuple[str, ...] = ()
    """Its weapons that are out of order until repaired."""
    spent: tuple[tuple[str, int], ...] = ()
    """Rounds fired, by weapon or "weapon>round", of what is counted."""
    target: str = ""
    """The target of its last anti-tank shot (L211)."""
    shots: int = 0
    """Its shots at that target in a row."""

    @property
    def alive(self) -> bool:
        """Return whether the unit is not lost."""
        return self.where != "lost"

    @property
    def placed(self) -> bool:
        """Return whether the unit is on the ground: on the table, under a marker, or hidden."""
        return self.where in ("hidden", "marker", "table")

    @property
    def known(self) -> bool:
        """Return whether the enemy has found the unit, so that its model is on the table."""
        return self.where == "table"


class Dummy(Record):
    """A marker without a unit under it."""

    id: str
    seat: Seat
    pose: Pose | None = None
    marker: str = ""
    """Id of its marker; "" while it is hidden or removed."""
    shown: bool = False
    """Whether it has left its hiding place, so that it has a marker or is to get one."""
    gone: bool = False


class Marker(Record):
    """A marker on the table, of the same appearance for units and dummies (section 4)."""

    id: str
    seat: Seat
    at: Point


class Smoke(Record):
    """Smoke, or the light of a flare: a disc, or a band with its length across its heading."""

    at: Pose
    length: int
    """In units of 0.1 mm; equal to the width for a disc, whose diameter both are."""
    width: int
    until: int
    """The last turn in which it lies there."""
    flare: bool = False


class LaidField(Record):
    """A strip of mines or wire."""

    id: str
    kind: Literal["mines", "wire"]
    seat: Seat
    at: Pose
    length: int
    width: int
    found: bool = False
    """Whether the other seat knows it."""
    cleared: int = 0
    """Length that is cleared from its left end."""


class SupportBattery(Record):
    """A battery off the table."""

    id: str
    seat: Seat
    card: str
    """Id of its `Battery` card in the book."""
    ammunition: Ammunition
    registered: tuple[Point, ...] = ()
    failed: int = 0
    """Calls that failed (L340)."""
    observer: str = ""
    """The unit that has contact; "" for none."""
    attempts: int = 0
    """Failed precision tests at the point, or those that moving it counts as (L355)."""
    at: Point | None = None
    ranged: bool = False
    """Whether it fires at the point without a test next time."""
    volleys: int = 0
    over: bool = False


class AirSupport(Record):
    """Aircraft of a seat."""

    seat: Seat
    calls: int = 0
    """Calls that were answered."""
    failed: int = 0


class OrderGiven(Record):
    """The current order: the units that are still to act, and the moves of dummies and markers at its end."""

    seat: Seat
    units: tuple[str, ...]
    """Units that are still to act."""
    group: tuple[str, ...]
    """All units of the order."""
    dummies: tuple[tuple[str, str], ...] = ()
    """Dummies, each with its route as text."""


class Assault(Record):
    """A charge that has not been fought out: attackers and target (section 6)."""

    seat: Seat
    attackers: tuple[str, ...]
    target: str
    round: int = 0
    """Number of rounds fought."""
    ready: bool = False
    """Whether the attackers of the order have arrived and defensive fire is done."""


class PlaneAttack(Record):
    """A plane that is about to attack."""

    seat: Seat
    caller: str
    left: int
    """Planes that have not attacked yet, this one included."""


class State(GameState):
    """State of a battle at one moment."""

    book: Book
    phase: Phase = "set-up"
    turn: int = 0
    active: Seat = ATTACKER
    """The seat that sets up, or whose order is next."""
    first: Seat = ATTACKER
    """The seat that begins in this turn, or began the last one."""
    leads: Seat = ""
    """The seat that won the last initiative; "" before the first."""
    step: int = 0
    """Index of the next step of Regroup."""
    handled: tuple[str, ...] = ()
    """Units, batteries and seats that the current step has dealt with."""
    orders: dict[Seat, int] = field(default_factory=dict)
    """Orders left in this turn."""
    passed: bool = False
    """Whether the last answer to `next` was a pass."""
    ready: tuple[Seat, ...] = ()
    """Seats that have set up."""
    units: dict[str, Unit] = field(default_factory=dict)
    dummies: dict[str, Dummy] = field(default_factory=dict)
    markers: dict[str, Marker] = field(default_factory=dict)
    marked: dict[Seat, int] = field(default_factory=dict)
    """The last number of a seat's markers."""
    smoke: tuple[Smoke, ...] = ()
    fields: dict[str, LaidField] = field(default_factory=dict)
    batteries: dict[str, SupportBattery] = field(default_factory=dict)
    air: dict[Seat, AirSupport] = field(default_factory=dict)
    held: dict[str, Seat] = field(default_factory=dict)
    """Seat that holds each objective, by its name; "" for none."""
    successors: dict[Seat, tuple[str, ...]] = field(default_factory=dict)
    """Units that have taken over from lost leaders (C26)."""
    order: OrderGiven | None = None
    assault: Assault | None = None
    planes: PlaneAttack | None = None
    volley: str = ""
    """The battery whose volley is to fall."""
    winner: Seat = ""
    """The seat that won; "" also for a draw."""
    ending: str = ""
    """The reason for the end of the battle, as a message id."""

    # -- look-up ----------------------------------------------------------------------------------------------------

    def card(self, unit: Unit | str) -> UnitCard:
        """Return the card of a unit, given as a record or by id."""
        each = self.units[unit] if isinstance(unit, str) else unit
        return self.book.units[each.card]

    def of(self, seat: Seat) -> Iterator[Unit]:
        """Yield the units of a seat that are not lost."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.where != "lost")

    def placed(self, seat: Seat) -> Iterator[Unit]:
        """Yield the units of a seat on the ground, including hidden ones and those under markers."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.placed)

    def wrecks(self) -> Iterator[Unit]:
        """Yield the lost vehicles that remain on the table."""
        return (unit for unit in self.units.values() if self.is_wreck(unit))

    def is_wreck(self, unit: Unit) -> bool:
        """Return whether a unit is a lost vehicle that remains on the table."""
        return unit.where == "lost" and unit.pose is not None and self.card(unit).arm == "vehicle"

    def experience(self, unit: Unit | str) -> Experience:
        """Return the experience of a unit's force."""
        each = self.units[unit] if isinstance(unit, str) else unit
        return self.book.forces[each.seat].experience

    def morale(self, unit: Unit | str) -> Morale:
        """Return the morale of a unit's force."""
        each = self.units[unit] if isinstance(unit, str) else unit
        return self.book.forces[each.seat].morale

    @property
    def dark(self) -> bool:
        """Return whether visibility is reduced in the current turn."""
        return 0 < self.turn <= self.book.mission.dark
