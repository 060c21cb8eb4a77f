"""Sight and detection: levels, and distances to which targets are detected by their acts (L156 to L183, section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from combat.engine.kernel.record import Record

Exposure: TypeAlias = Literal["hidden", "cover", "open", "cover-fired", "open-acted"]
"""The rows L160 to L164 and L170 to L174: camouflaged or hidden; in cover; still in the open; in cover and fired; in
the open and moved or fired."""


class DetectionRow(Record):
    """Distances of detection in units of 0.1 mm; None for no limit."""

    normal: int | None
    reduced: int | None


class DetectionFigures(Record):
    """The two tables of detection, and modifiers of their distances."""

    small: Mapping[Exposure, DetectionRow]
    """For foot, light and medium guns, very small vehicles."""
    large: Mapping[Exposure, DetectionRow]
    """For other vehicles and heavy guns."""
    recon: int
    """Added for a recon unit, in every case (L178)."""
    observer: int
    """Added for an artillery observer, not against camouflaged or hidden targets (L181)."""
    hill: int
    """Added for a spotter on a hill, likewise (L182)."""
    demoralised: int
    """The most for a demoralised spotter (C27)."""
    camouflage: int
    """No enemy in sight may be nearer to a unit that camouflages itself."""


class SightFigures(Record):
    """Heights in levels, distances in units of 0.1 mm."""

    foot: int
    vehicle: int
    wreck: int
    lined: int
    """Within this of a hedge a unit lines it (section 11)."""
    gully: int
    """Within this a unit in a gully is seen from outside."""
    hull_down: int
    """Within this of a bank, wall, crest or pit a vehicle is hull-down behind it."""
