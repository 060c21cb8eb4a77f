"""Interface of model types for drawing: outlines, arm and traits."""

from __future__ import annotations

from typing import Protocol

from combat.engine.space.plane.footprint import HullFootprint
from combat.engine.space.plane.point import Point


class ModelCard(Protocol):
    """A type of model; hashable. Outlines are in units of 0.1 mm around its reference point, facing up."""

    def __hash__(self) -> int:
        """Pictures are cached by the card."""

    @property
    def id(self) -> str:
        """Return the name of its painted page."""

    @property
    def arm(self) -> str:
        """Return its arm: "tank" for any vehicle, "infantry", "gun" or "aircraft"."""

    @property
    def running(self) -> str:
        """Return its running gear: "tracked", "half-tracked", "wheeled", or another word for none."""

    @property
    def is_armoured(self) -> bool:
        """Return whether it is a vehicle with armour."""

    @property
    def is_heavy(self) -> bool:
        """Return whether it is infantry with a machine gun or mortar."""

    @property
    def is_armed(self) -> bool:
        """Return whether it has a weapon; its barrel is drawn."""

    @property
    def hull(self) -> HullFootprint:
        """Return the outline of its base or hull."""

    @property
    def mount(self) -> Point:
        """Return the pivot of its turret."""

    @property
    def turret(self) -> HullFootprint | None:
        """Return the outline of its turret around the pivot; None if it has no turret."""
