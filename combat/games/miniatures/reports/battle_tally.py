"""Statistics of a battle: dice, units, moves, shots, losses, points, course; each game counts its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from combat.engine.chance.luck import Try
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.point import Point
from combat.engine.words.log_entry import LogEntry


class Rolled(Record):
    """A die with success or failure, and the side that benefits from success."""

    kind: str
    """The purpose of the die; its name is "report-dice-<kind>"."""
    seat: Seat
    tried: Try


class Told(Record):
    """A line of the course of the battle."""

    turn: int
    entry: LogEntry


class FireLine(Record):
    """Shots of a seat from one place at another."""

    seat: Seat
    start: Point
    end: Point


class Walked(Record):
    """The path of a piece's move."""

    seat: Seat
    piece: str
    points: tuple[Point, ...]


class Loss(Record):
    """A lost piece and its last place."""

    seat: Seat
    piece: str
    at: Point


@dataclass(slots=True)
class UnitDeeds:
    """Statistics of one unit."""

    unit: str
    shots: int = 0
    """Dice of fire."""
    hits: int = 0
    destroyed: int = 0
    """Enemies that its fire destroyed."""
    lost: int = 0
    """Its own losses."""
    moved: int = 0
    """Length of all moves in units of 0.1 mm."""


@dataclass(slots=True)
class BattleTally:
    """Statistics collected while a battle is replayed."""

    tries: list[Rolled] = field(default_factory=list)
    course: list[Told] = field(default_factory=list)
    points: dict[int, Mapping[Seat, int]] = field(default_factory=dict)
    """Points that each seat has scored for losses of the other by the end of each turn."""
    fire: Counter[FireLine] = field(default_factory=Counter)
    walked: list[Walked] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    deeds: dict[str, UnitDeeds] = field(default_factory=dict)

    @property
    def last_turn(self) -> int:
        """Return the last turn with points; 0 during the set-up."""
        return max(self.points, default=0)

    def of(self, unit: str) -> UnitDeeds:
        """Return the statistics of a unit, created if there are none yet."""
        return self.deeds.setdefault(unit, UnitDeeds(unit))

    def count_shots(self, seat: Seat, unit: str, dice: int, hits: int, way: tuple[Point, Point] | None) -> None:
        """Count the dice and hits of a unit's fire; also the line of fire `way`, if its two points are known."""
        deeds = self.of(unit)
        deeds.shots, deeds.hits = deeds.shots + dice, deeds.hits + hits
        if way is not None:
            self.fire[FireLine(seat, *way)] += dice

    def count_way(self, seat: Seat, unit: str, piece: str, points: tuple[Point, ...], length: int) -> None:
        """Record the path of a piece of a unit; `length` is in units of 0.1 mm."""
        self.of(unit).moved += length
        self.walked.append(Walked(seat, piece, points))

    def count_loss(self, seat: Seat, unit: str, piece: str, at: Point | None) -> None:
        """Count a lost piece of a unit, and record its place if it is known."""
        self.of(unit).lost += 1
        if at is not None:
            self.losses.append(Loss(seat, piece, at))
