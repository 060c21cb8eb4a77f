"""Figures of anti-tank fire: to hit (L185 to L221) and to destroy (L223 to L239). Lengths in units of 0.1 mm."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.kernel.record import Record
from combat.games.contact.rules.cards.unit_card import GunSize, VehicleSize
from combat.games.contact.rules.cards.weapon import Barrel


class Steps(Record):
    """A modifier by distance: 1 for each step begun beyond a free distance (C6)."""

    free: int
    step: int


class HitScores(Record):
    """The rolls that a shooter needs (L189 to L197, C15)."""

    vehicle_still: int
    gun_still: int
    vehicle_moving: int
    stabilised: int
    cramped: int
    vehicle_pivot: int
    gun_pivot: int
    turret_pivot: int
    mount_pivot: int
    weapon_still: int
    panzerfaust_still: int
    weapon_moving: int
    panzerfaust_moving: int
    aircraft: int
    indirect: int
    """2D6 score of a howitzer that fires at a place it sees."""


class HitFigures(Record):
    """Rolls needed to hit, and their modifiers, which are added to the dice."""

    scores: HitScores
    turret_free: int
    """Tenths of a degree by which a turret turns without pivoting (C15)."""
    misses: int
    """The sum that always misses."""
    hits: int
    """The sum that always hits, and hits critically (C9)."""
    point_blank: int
    point_blank_range: int
    second_band: int
    exposed: int
    poor_optics: int
    poor_optics_range: int
    higher: int
    apcr: int
    apcr_range: int
    apds: int
    apds_range: int
    again: tuple[int, ...]
    """For the second shot at the same target, and for all later ones."""
    smoke: int
    immobilising: int
    skirts: int
    """The number with which side skirts save from an immobilising shot (L214)."""
    sizes: Mapping[VehicleSize, int]
    moving: int
    """Against a vehicle that moves (L216)."""
    cover: int
    """Against infantry and guns in cover (L217)."""
    hidden: int
    guns: Mapping[GunSize, int]
    vehicle_cover: int
    hull_down: int
    bunker: int


class DestroyFigures(Record):
    """Modifiers of the roll to destroy, added to the dice."""

    point_blank: int
    side: int
    rear: int
    above: int
    above_open: int
    apcr: int
    apds: int
    heat: int
    critical_dice: int
    above_levels: int
    """Levels by which a shooter is higher that fires from above (C10)."""
    above_range: int


class AntiTankFigures(Record):
    """Figures of anti-tank fire."""

    steps: Mapping[Barrel, Steps]
    """Of hitting and destroying (L198 to L201)."""
    small_calibre: int
    """Calibre in mm under which every gun counts as normal (C6)."""
    hit: HitFigures
    destroy: DestroyFigures
