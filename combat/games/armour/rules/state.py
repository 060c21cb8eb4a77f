"""Mutable state of a battle: plain data, ids instead of references, changed only by `apply`.

The predicates of the rules (in command, in good spirits, gone to ground, concealed) are pure functions of the state in
their own modules; nothing that can be computed is stored here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from combat.engine.kernel.game_state import GameState
from combat.engine.kernel.record import Record, field
from combat.engine.kernel.seats import Seat
from combat.engine.space.plane.heading import Heading
from combat.engine.space.plane.pose import Pose
from combat.games.armour.rules.air.air_attack import AirAttack
from combat.games.armour.rules.answers import Speed
from combat.games.armour.rules.artillery.aiming_point import AimingPoint
from combat.games.armour.rules.artillery.fire_mission import FireMission
from combat.games.armour.rules.artillery.smoke_screen import SmokeScreen
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.book import Book
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.armour.rules.fire.smoke_ball import SmokeBall
from combat.games.armour.rules.fire.volley import Volley
from combat.games.armour.rules.hidden.unknown import Unknown
from combat.games.armour.rules.orders.order import GivenOrder, GrantedMoves, OrderId
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.rules.works.placed_work import PlacedWork

Phase = Literal["set-up", "starting", "movement", "shooting", "assault", "over"]
Whereabouts = Literal[
    "undeployed", "ambush", "reserve", "table", "mounted", "rear", "away", "due", "withdrawn", "destroyed",
]  # fmt: skip
"""The place of a team: to be deployed, in ambush, in reserve, on the table, on a vehicle, in the rear, or out of it.

An aircraft is away until it arrives, then due until it is placed or the movement phase is over (L547).

A wreck is destroyed and has a pose.
"""
ALIVE: Final[tuple[Whereabouts, ...]] = (
    "undeployed", "ambush", "reserve", "table", "mounted", "rear", "away", "due",
)  # fmt: skip
"""Whereabouts of teams that are not lost."""
Arrival = Literal["", "ambush", "reserve"]
"""The way in which a unit has come to the table in this turn."""
Moved = Literal["", "tactical", "dash"]
"""The move of a team in its seat's last movement phase."""
Ferried = Literal["", "mounted", "dismounted", "loaded", "forward"]
"""Role of a team in transport this turn: it mounted or dismounted; as a vehicle, it loaded teams or came forward."""
Fired = Literal["", "halted", "moving", "bombardment", "screen"]
"""The fire of a team in its seat's last shooting phase: directly at a rate, or a bombardment, of shells or smoke.

A unit that could not range in has fired too (L679).
"""


class Mark(Record):
    """An enemy team at which a team shot, and its place at that time."""

    team: str
    pose: Pose


class Team(Record):
    """One tank, infantry stand, gun or aircraft."""

    id: str
    unit: str
    card: str
    """Id of its `TeamCard`."""
    where: Whereabouts = "undeployed"
    pose: Pose | None = None
    """Its place on the table; that of a wreck remains."""
    turret: Heading = 0
    """Heading of its turret on the table; the turret keeps the heading of its last shot (A25)."""
    bailed: bool = False
    dug_in: bool = False
    """Whether it is in foxholes (L593)."""
    moved: Moved = ""
    distance: int = 0
    """Length of its Tactical move in units of 0.1 mm (L699)."""
    stuck: bool = False
    """Whether a failed Cross roll ended its move (L563)."""
    strayed: bool = False
    """Whether it moved and ended out of command, so that it shoots at +1 (L559)."""
    crosses_here: bool = False
    """Whether the order Cross Here applies to it this turn (L599)."""
    clears_mines: bool = False
    """Whether it clears mines this turn instead of moving (L789)."""
    vehicle: str = ""
    """Id of the vehicle that carries it; "" for none."""
    ferried: Ferried = ""
    fired: Fired = ""
    spotted: bool = False
    """Whether it has spotted for a bombardment in its seat's last shooting phase (L667)."""
    attempts: int = 0
    """Attempts to range in that it made in its seat's last shooting phase (L679)."""
    marks: tuple[Mark, ...] = ()
    """The enemy teams at which it shot, which limit whom it may assault (L699)."""
    assaulted: bool = False
    anti_air: tuple[str, ...] = ()
    """Ids of its weapons that fired at aircraft in the enemy's last turn (L601)."""
    began: Pose | None = None
    """Its place on the table when its seat's last turn began; None if it was not there (A41)."""

    @property
    def on_table(self) -> bool:
        """Return whether the team is on the table."""
        return self.where == "table"

    @property
    def fights(self) -> bool:
        """Return whether the team is on the table and not bailed out."""
        return self.where == "table" and not self.bailed


class Unit(Record):
    """Teams that act together under a leader (L37 to L43)."""

    id: str
    seat: Seat
    card: str
    """Id of its `UnitCard`."""
    formation: str
    """Id of its formation; "" for a support unit."""
    headquarters: bool = False
    independent: bool = False
    """Whether it is an independent unit, such as an observer: it holds no goal and counts for no points (L43)."""
    parent: str = ""
    """Id of the unit from which it split: its transports, its observers (L43); "" for others."""
    upgrade: str = ""
    """Id of its upgrade card."""
    points: int = 0
    leader: str = ""
    """Id of the leading team; "" while the unit has no leader (L657)."""
    pinned: bool = False
    hits: int = 0
    """Hits taken in the current shooting phase (L661)."""
    strength: int = 0
    """Teams on the table when the current phase began, which fixes the number of hits that pins (L661)."""
    sight: int = 0
    """Distance that it sees by night in this phase, in units of 0.1 mm; 0 before it has rolled (A39)."""
    mined: bool = False
    """Whether a mine has hit one of its teams in the movement under way (L787)."""
    came: Arrival = ""
    """The way in which it came to the table in its seat's last turn: it cannot move, or gets no order (L543, A37)."""
    moved: bool = False
    """Whether its movement of this turn is over."""
    shot: bool = False
    orders: tuple[GivenOrder, ...] = ()
    """Movement orders that its leader has given in its seat's last turn (L585)."""
    aiming_point: AimingPoint | None = None
    """The point on which it is ranged in (L691)."""
    screened: bool = False
    """Whether it has fired its only smoke bombardment (L693)."""
    assaulted: bool = False
    """Whether it has assaulted in this turn (L699)."""
    destroyed: bool = False
    """Whether it is out of the battle: all its teams are lost or withdrawn."""

    @property
    def transports(self) -> bool:
        """Return whether the unit consists of the attached transports of another unit (L43)."""
        return bool(self.parent) and not self.independent


class Formation(Record):
    """Units under one commander (L45)."""

    id: str
    seat: Seat
    diagram: str
    commander: str = ""
    """Id of the commanding team; "" if the commander was killed."""
    allied: bool = False
    destroyed: bool = False


class TeamMove(Record):
    """A declared move that is still to be made."""

    team: str
    speed: Speed
    route: str
    """Text of a `Route`."""
    order: OrderId | None = None
    """Order that grants it; None for an ordinary move."""


class State(GameState):
    """A battle at one moment."""

    book: Book
    phase: Phase = "set-up"
    step: int = 0
    """Index of the next of the nine starting steps (L523)."""
    turn: int = 0
    """Number of the turn; a turn consists of one turn of each seat (A33)."""
    active: Seat = ATTACKER
    teams: dict[str, Team] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    formations: dict[str, Formation] = field(default_factory=dict)
    handled: tuple[str, ...] = ()
    """Teams and units that the current step has dealt with."""
    leaders_asked: bool = False
    """Whether the changes of leaders at the beginning of the phase are over (L651)."""
    mover: str = ""
    """Unit whose movement is under way."""
    moves: tuple[TeamMove, ...] = ()
    """Declared moves that are still to be made, the next one first."""
    granted: GrantedMoves | None = None
    """Moves that an order has granted and that may still be made."""
    volley: Volley | None = None
    """Shots of a unit from their declaration to the last save."""
    air_attack: AirAttack | None = None
    """A flight that attacks; a volley in its first stage is anti-aircraft fire."""
    fire_mission: FireMission | None = None
    """A bombardment from its declaration to its last effect."""
    smoke: tuple[SmokeBall, ...] = ()
    works: tuple[PlacedWork, ...] = ()
    works_over: tuple[Seat, ...] = ()
    """Seats that have ended the placing of works although some are left."""
    night: bool = False
    """Whether it is night (L793)."""
    dawn_dice: int = 0
    """Dice of the last roll for dawn; the next one has one more (L799)."""
    assault: Assault | None = None
    """The assault in progress; a volley during an assault is defensive fire."""
    screens: tuple[SmokeScreen, ...] = ()
    aiming_over: bool = False
    """Whether artillery has been given its aiming points before deployment (A35)."""
    spearhead: Seat = ""
    """The seat whose spearheads move before the first turn, or that deploys with them (A52); "" for none."""
    spearheads_over: tuple[Seat, ...] = ()
    """Seats that have moved their spearheads."""
    hiding_over: tuple[Seat, ...] = ()
    """Seats that have written down their ambushes and reserves (A35)."""
    reinforced: tuple[Seat, ...] = ()
    """Seats whose first reserves have come (A38)."""
    arriving: int = 0
    """Units of the active seat's reserve that still come in this turn (A36)."""
    unknown: dict[Seat, Unknown] = field(default_factory=dict)
    """In a view, the known facts about units of each other seat that this seat has not seen yet (A49); else empty."""
    winner: Seat = ""
    ending: str = ""
    """The reason for the end of the battle, as a message id."""

    # -- look-up ----------------------------------------------------------------------------------------------------

    def card(self, team: Team | str) -> TeamCard:
        """Return the card of a team, given as a record or by id."""
        each = self.teams[team] if isinstance(team, str) else team
        return self.book.teams[each.card]

    def unit_of(self, team: str) -> Unit:
        """Return the unit of a team."""
        return self.units[self.teams[team].unit]

    def seat_of(self, team: str) -> Seat:
        """Return the seat that owns a team."""
        return self.units[self.teams[team].unit].seat

    def all_of(self, unit: str) -> Iterator[Team]:
        """Yield all teams of a unit, wherever they are, including lost ones."""
        return (team for team in self.teams.values() if team.unit == unit)

    def teams_of(self, unit: str) -> Iterator[Team]:
        """Yield the teams of a unit that are on the table, including bailed out ones."""
        return (team for team in self.teams.values() if team.unit == unit and team.where == "table")

    def on_table(self, seat: Seat) -> Iterator[Team]:
        """Yield the teams of a seat that are on the table, including bailed out ones."""
        return (team for team in self.teams.values() if team.where == "table" and self.seat_of(team.id) == seat)

    def wrecks(self) -> Iterator[Team]:
        """Yield the destroyed tanks that remain on the table (L657)."""
        return (team for team in self.teams.values() if team.where == "destroyed" and team.pose is not None)

    def living(self, seat: Seat) -> Iterator[Unit]:
        """Yield the units of a seat that are not destroyed."""
        return (unit for unit in self.units.values() if unit.seat == seat and not unit.destroyed)
