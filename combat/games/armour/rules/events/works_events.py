"""Events of works (A35, A43)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.works.placed_work import PlacedWork


class WorkPlaced(Event):
    """A seat placed a work before deployment (A43)."""

    checkpoint = True
    seat: Seat
    work: str
    """Id of its kind."""
    pose: Pose


class WorksEnded(Event):
    """A seat places no more works."""

    checkpoint = True
    seat: Seat


class WorkCrushed(Event):
    """A team removed a work by crossing it (A41)."""

    team: str
    work: PlacedWork


class WorksAbandoned(Event):
    """Works were removed because no team of their garrison held them at the end of an assault (L737)."""

    works: tuple[PlacedWork, ...]


class MinesCleared(Event):
    """A team removed a minefield by an order (L789)."""

    team: str
    mines: PlacedWork
