"""Events of movement (L551 to L599)."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.space.plane.route import Route
from combat.games.armour.rules.answers import Speed
from combat.games.armour.rules.orders.order import OrderId
from combat.games.armour.rules.state import TeamMove


class MovesDeclared(Event):
    """Moves of teams of one unit were declared; they are made one after the other."""

    checkpoint = True
    unit: str
    moves: tuple[TeamMove, ...]


class CrossRolled(Event):
    """A team rolled to cross difficult ground (L563)."""

    team: str
    ground: str
    """Kind of the ground."""
    at: Pose
    need: int
    number: int
    crosses: bool


class MineRolled(Event):
    """A team rolled among mines (L787); if it fails, they strike it at that place."""

    team: str
    at: Pose
    need: int
    number: int
    safe: bool


class TeamMoved(Event):
    """A team moved along a route; `stuck` says that a failed Cross roll ended it, `order` which order granted it."""

    checkpoint = True
    team: str
    speed: Speed
    route: Route | None
    """Part of the route that it moved; None if it could not start."""
    distance: int
    """Length in units of 0.1 mm."""
    stuck: bool
    order: OrderId | None = None


class UnitMoveEnded(Event):
    """The movement of a unit is over.

    `strayed` are teams that moved and ended out of command (L559), `pinned` says that mines have pinned it (L787).
    """

    unit: str
    strayed: tuple[str, ...]
    pinned: bool = False
