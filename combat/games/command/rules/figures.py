"""Printed values of counters: units, weapons, radios (6.0, 7.0)."""

from typing import Literal

from combat.engine.kernel.record import Record
from combat.games.command.rules.two_sides import Quality

Size = Literal["leader", "team", "squad"]
WeaponKind = Literal["machine-gun", "mortar", "gun", "anti-tank", "flamethrower", "satchel", "molotov"]


class Strength(Record):
    """Values on one side of a unit counter (6.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0
    assault: bool = False
    """Boxed FP: +1 in melee, and allows Assault Fire."""
    spray: bool = False
    """Boxed Range: allows Spray Fire."""
    smoke: bool = False
    """Boxed Move: allows Smoke Grenades."""


class UnitFigure(Record):
    """A unit counter: values of both sides, victory points and purchase price."""

    id: str
    nation: str
    size: Size
    quality: Quality
    whole: Strength
    broken: Strength
    vp: int
    points: int
    hero: bool = False
    """Whether it may be activated more than once per turn (6.8)."""
    spots: bool = False
    """Whether it spots for friendly mortars (11.12)."""
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
    """Minimum range in hexes."""
    move: int = 0
    """Added to its carrier's Move; 0 or less."""
    assault: bool = False
    spray: bool = False
    ordnance: bool = False
    """Whether it needs a targeting roll to hit; then no group fire, no Command, no Op Fire (7.4)."""
    shells_smoke: bool = False
    flames: bool = False
    """Whether its target gets no cover (7.5)."""
    once: bool = False
    """Whether it is removed after it has fired (7.6)."""
    repaired: tuple[int, ...] = ()
    """Rows of a random hex that repair it."""
    lost: tuple[int, ...] = ()
    """Rows of a random hex that eliminate it while it is broken."""
    years: tuple[int, int] = (1939, 1945)


class RadioFigure(Record):
    """An off-map battery and the radio that calls it (7.7)."""

    id: str
    nation: str
    fp: int
    calibre: int
    """In millimetres."""
    vp: int
    smoke: bool = False
    breaks_works: int = 0
    """Least roll that destroys a work in the hex (13.6)."""
    years: tuple[int, int] = (1939, 1945)
