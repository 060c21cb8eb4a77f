"""Events of direct fire (L601 to L661)."""

from __future__ import annotations

from typing import Literal

from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.volley import Hit, Part, Shot, Volley

Outcome = Literal["saved", "bounced", "nothing", "bailed", "destroyed"]
"""Result of a hit: a save, a bounce, no effect after a failed firepower roll, a bail out, a loss."""


class VolleyDeclared(Event):
    """A unit declared its targets."""

    checkpoint = True
    volley: Volley


class TeamFaced(Event):
    """A shooter turned towards its target: hull or base, then turret (L631)."""

    team: str
    pose: Pose
    turret: int
    """Heading of the turret."""


class ShotRolled(Event):
    """A shot was rolled: its dice, the confirming dice of its sixes, and the number of hits (L633)."""

    checkpoint = True
    shot: Shot
    numbers: tuple[int, ...]
    confirmed: tuple[int, ...]
    hits: int


class HitsAllotted(Event):
    """The hits of a volley were allotted to teams (L637)."""

    checkpoint = True
    hits: tuple[Hit, ...]


class SmokeLaid(Event):
    """Hits of smoke shells laid smoke (L661)."""

    balls: tuple[SmokeBall, ...]


class HitsSwapped(Event):
    """The target's side tried to exchange the hits of two teams by Mistaken Target (L639)."""

    checkpoint = True
    seat: Seat
    first: str
    second: str
    number: int
    swaps: bool
    hits: tuple[Hit, ...]
    """All hits of the volley afterwards."""


class SwappingEnded(Event):
    """No further hits are exchanged."""

    checkpoint = True


class HitResolved(Event):
    """A hit took effect or not, with the dice that decided it (L645 to L655)."""

    hit: Hit
    part: Part
    part_die: int
    """The die that chose hull or turret; 0 if none was needed."""
    save: Ledger
    """Terms added to the save die: armour, distance; for a plain save the needed score."""
    against: int
    """Anti-tank value of the weapon; 0 for a plain save."""
    number: int
    """The save die."""
    firepower: int
    """The firepower die; 0 if none was needed."""
    outcome: Outcome
    again: int = 0
    """The die of a successful save that a brutal weapon made roll again (L759); 0 for none."""


class TeamBailed(Event):
    """The crew bailed out of a tank (L651)."""

    team: str


class BailedAgain(Event):
    """A crew that had bailed out tested after a second bail out; if it fails, the tank is lost (L651)."""

    team: str
    need: int
    numbers: tuple[int, ...]
    holds: bool


class TeamDestroyed(Event):
    """A team was destroyed; tanks stay as wrecks (L657)."""

    team: str
    wreck: bool


class SaveEnded(Event):
    """All effects of one hit are settled."""

    checkpoint = True


class UnitPinned(Event):
    """A unit was pinned (L661)."""

    unit: str
    hits: int


class VolleyEnded(Event):
    """The fire of a unit is over."""

    checkpoint = True
