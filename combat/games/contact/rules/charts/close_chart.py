"""Figures of close combat, tank assault, overrun and mines (L291 to L324, section 6). Lengths in units of 0.1 mm."""

from __future__ import annotations

from combat.engine.kernel.record import Record


class AssaultFigures(Record):
    """Figures of close combat; modifiers are added to the die."""

    kill: int
    trained: int
    """Assault, SMG or shock units (L297)."""
    command: int
    lower: int
    """Of lower experience than the enemy (L299)."""
    crew: int
    rounds: int
    stops_short: int
    """Distance at which an attacker stops that is demoralised by defensive fire."""
    routed: int
    """Distance that a side goes back after a failed morale test."""
    broken_off: int
    fall_back: int


class TankAssaultFigures(Record):
    """Infantry against vehicles (L302 to L312)."""

    cover: int
    """Distance to cover within which the target must be."""
    early: int
    """Added to the experience test up to `early_year`."""
    early_year: int
    infantry: int
    trained: int
    charge: int
    mine: int
    open_topped: int
    unarmoured: int
    immobilised: int
    moving: int
    back: int


class OverrunFigures(Record):
    """Overrun by armoured vehicles (L314 to L324)."""

    open: int
    cover: int
    soft: int
    hits: int
    """Hits with which a survivor saves."""
    back: int
    vehicle_back: int
    targets: int
    """The most in one move."""


class MineFigures(Record):
    """Mines and wire (C34)."""

    vehicle: int
    """The number at which a vehicle strikes a mine."""
    anti_tank: int
    foot_dice: int
    foot: int
    cleared: int
    """Length that pioneers clear in one activation."""


class CloseFigures(Record):
    """All figures of close combat, tank assault, overrun and mines."""

    assault: AssaultFigures
    tank: TankAssaultFigures
    overrun: OverrunFigures
    mines: MineFigures
