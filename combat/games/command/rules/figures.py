"""Counters as they are printed: units, weapons, radios (6.0, 7.0)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.record import Record
from combat.games.command.rules.two_sides import Quality

Size = Literal["leader", "team", "squad"]
WeaponKind = Literal["machine-gun", "mortar", "gun", "anti-tank", "flamethrower", "satchel", "molotov"]


class Strength(Record):
    """The values of one side of a unit's counter (6.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0
    assault: bool = False
    """FP in a box: one more in melee, and Assault Fire."""
    spray: bool = False
    """Range in a box: Spray Fire."""
    smoke: bool = False
    """Move in a box: Smoke Grenades."""


class UnitFigure(Record):
    """A unit: unbroken and broken side, worth, price."""

    id: str
    nation: str
    size: Size
    quality: Quality
    whole: Strength
    broken: Strength
    vp: int
    points: int
    hero: bool = False
    """Whether it may be activated again and again (6.8)."""
    spots: bool = False
    """Whether it fires friendly mortars that it sees for (11.12)."""
    years: tuple[int, int] = (1939, 1945)


class WeaponFigure(Record):
    """A support weapon (7.0)."""

    id: str
    nation: str
    kind: WeaponKind
    fp: int
    range: int
    points: int
    nearest: int = 1
    """The least distance at which it fires."""
    move: int = 0
    """Added to its carrier's Move; never above 0."""
    assault: bool = False
    spray: bool = False
    ordnance: bool = False
    """Whether it must hit before it fires: a targeting roll, no group, no Command, no Op Fire (7.4)."""
    shells_smoke: bool = False
    flames: bool = False
    """Whether its target has no cover (7.5)."""
    once: bool = False
    """Whether it is gone when it has fired (7.6)."""
    repaired: tuple[int, ...] = ()
    """Row numbers of a random hex that repair it."""
    lost: tuple[int, ...] = ()
    """Row numbers of a random hex that eliminate it, broken."""
    years: tuple[int, int] = (1939, 1945)


class RadioFigure(Record):
    """A battery behind the map, and the radio that reaches it (7.7)."""

    id: str
    nation: str
    fp: int
    calibre: int
    """In millimetres."""
    vp: int
    smoke: bool = False
    breaks_works: int = 0
    """The roll that destroys a work in the hex (13.6)."""
    years: tuple[int, int] = (1939, 1945)
