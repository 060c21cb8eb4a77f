"""Events of fire, tests and their effects."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.space.plane.pose import Pose
from combat.games.contact.rules.cards.unit_card import Face
from combat.games.contact.rules.events.act_events import Harm

TestKind = Literal["experience", "morale", "save", "crew", "rally", "force"]


class CheckRolled(Event):
    """A test with one die: the die roll, its modifiers, and whether it passed."""

    unit: str
    test: TestKind
    why: str
    need: int
    number: int
    ledger: Ledger
    passed: bool


class UnitHarmed(Event):
    """A unit was suppressed, demoralised, lost or otherwise harmed."""

    unit: str
    harm: Harm
    why: str


class UnitRallied(Event):
    """A demoralised unit rallied, but is suppressed (section 3)."""

    unit: str


class FireFell(Event):
    """A pool of dice was rolled at a unit, a marker or a place.

    `nature` is the kind of fire: bullets, direct shells, indirect shells, flames, bombs.
    """

    unit: str
    """Id of the shooter; "" for support from outside the table, or if unknown."""
    weapon: str
    target: str
    at: Pose | None
    nature: Literal["bullets", "shells", "bombardment", "flames", "mines"]
    pool: Ledger
    """Terms of the number of dice."""
    scores: Ledger
    """Terms of the score; the modifiers of the die are subtracted from it."""
    need: int
    numbers: tuple[int, ...]
    hits: int


class CoveringFireGiven(Event):
    """A unit gave covering fire at a target (C18)."""

    unit: str
    target: str


class WeaponTested(Event):
    """A tagged die risked a breakdown; a second die, if one was needed, decided whether the weapon broke (L54)."""

    unit: str
    weapon: str
    row: str
    first: int
    second: int
    """0 if none was rolled."""
    broke: bool


class WeaponRepaired(Event):
    """A repair of a weapon was tried, successfully or not (L154)."""

    unit: str
    weapon: str
    number: int
    repaired: bool


class RoundSpent(Event):
    """A unit fired ammunition that is counted."""

    unit: str
    what: str
    """Weapon, or "weapon>round"."""


class ShotRolled(Event):
    """2D6 were rolled to hit (L185)."""

    unit: str
    weapon: str
    round: str
    target: str
    ledger: Ledger
    """The score and what changes it; the need is their sum."""
    need: int
    numbers: tuple[int, ...]
    hit: bool
    critical: bool


class PlateTested(Event):
    """2D6 were rolled to destroy a vehicle that was hit (L223)."""

    unit: str
    target: str
    face: Face
    ledger: Ledger
    """AT factor and modifiers."""
    armour: int
    numbers: tuple[int, ...]
    result: Literal["destroyed", "immobilised", "none"]


class SkirtsRolled(Event):
    """A die was rolled for side skirts against an immobilising shot (L214)."""

    target: str
    number: int
    saved: bool
