"""Artillery and aircraft off the table (L326 to L406, section 7). Lengths are in units of 0.1 mm."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

AirLevel: TypeAlias = Literal["limited", "normal", "priority"]
AirAttack: TypeAlias = Literal["strafe", "bomb", "rockets"]
Ammunition: TypeAlias = Literal["limited", "normal", "stock"]


class Battery(Record):
    """A kind of battery."""

    id: str
    name: str
    disc: int
    """Diameter of its template (L342 to L347)."""
    dice: int
    anti_tank: int
    points: int
    smoke: int
    """Length of the band of smoke that it lays."""
    rockets: bool = False
    """Whether it needs the precision of rockets (L351) and fires one volley only."""


class ArtilleryFigures(Record):
    """Figures of radio contact, precision, fire and its end (L333 to L368)."""

    again: int
    """Added for each call that failed before (L340)."""
    rockets: int
    """The precision of rockets (L351)."""
    sight: int
    second: int
    automatic: int
    """The attempt from which on precision is automatic (L356)."""
    error_on: int
    """The number that risks an error (L360)."""
    shift: int
    """Distance by which the other seat may shift a stray template."""
    limited: int
    """Added to the die of the end test (L366)."""
    stock: int
    moved: int
    """Distance by which a point may be moved for the next turn."""
    smoke_width: int


class AirRow(Record):
    """A level of air support."""

    radio: int
    planes: int


class AirWeapon(Record):
    """A kind of attack by a plane."""

    dice: int
    anti_tank: int
    disc: int = 0
    """Diameter of its template; 0 for one unit."""
    heat: bool = False
    points: int = 0


class AirFigures(Record):
    """Aircraft (L370 to L406)."""

    levels: Mapping[AirLevel, AirRow]
    weapons: Mapping[AirAttack, AirWeapon]
    calls: int
    """Calls that are answered in a game (C33)."""
    locate: int
    locate_hard: int
    """Near woods, bocage and buildings, within `hard_range`, or in smoke (L389)."""
    hard_range: int
    error_on: int
    stray: int
    anti_air: int
    """The number with which anti-aircraft weapons hit (L401)."""


class SupportFigures(Record):
    """Support, its templates and batteries."""

    artillery: ArtilleryFigures
    air: AirFigures
