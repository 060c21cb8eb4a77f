"""Motion of each event."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.motions import Motions
from combat.games.armour.motion import (
    air_motions,
    artillery_motions,
    fire_motions,
    hidden_motions,
    morale_motions,
    move_motions,
    works_motions,
)
from combat.games.armour.rules.events import air_events as air
from combat.games.armour.rules.events import artillery_events as artillery
from combat.games.armour.rules.events import assault_events as assault
from combat.games.armour.rules.events import fire_events as fire
from combat.games.armour.rules.events import hidden_events as hidden
from combat.games.armour.rules.events import morale_events as morale
from combat.games.armour.rules.events import move_events as moves
from combat.games.armour.rules.events import night_events as night
from combat.games.armour.rules.events import order_events as orders
from combat.games.armour.rules.events import transport_events as transport
from combat.games.armour.rules.events import turn_events as course
from combat.games.armour.rules.events import works_events as works
from combat.games.armour.rules.state import State
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.miniatures.board.dice_chip import ROLLED

MOTIONS: Motions[State, ArmourDesk, Pose] = Motions()
MOTIONS.show(move_motions.Deployed, course.TeamDeployed)
MOTIONS.show(
    move_motions.Drives, moves.TeamMoved, assault.TeamCharged, assault.TeamFellBack, assault.TeamBrokeOff,
    assault.TeamConsolidated,
)  # fmt: skip
MOTIONS.show(move_motions.Crosses, moves.CrossRolled)
MOTIONS.show(works_motions.Mined, moves.MineRolled)
MOTIONS.show(works_motions.Crushes, works.WorkCrushed)
MOTIONS.show(works_motions.LooksOut, night.NightSightRolled)
MOTIONS.show(move_motions.Aims, fire.TeamFaced)
MOTIONS.show(fire_motions.Fires, fire.ShotRolled)
MOTIONS.show(air_motions.ArrivalDie, air.FlightRolled)
MOTIONS.show(air_motions.FliesIn, air.AircraftPlaced)
MOTIONS.show(air_motions.FliesOff, air.FlightLeft)
MOTIONS.show(artillery_motions.Bombards, artillery.BombardmentDeclared)
MOTIONS.show(artillery_motions.RangesIn, artillery.RangeRolled)
MOTIONS.show(artillery_motions.Shelled, artillery.TeamShelled)
MOTIONS.show(fire_motions.Saves, fire.HitResolved)
MOTIONS.show(fire_motions.Bails, fire.TeamBailed)
MOTIONS.show(fire_motions.BlowsUp, fire.TeamDestroyed)
MOTIONS.show(fire_motions.Pinned, fire.UnitPinned)
MOTIONS.show(fire_motions.HoldsOut, fire.BailedAgain)
MOTIONS.show(fire_motions.Swaps, fire.HitsSwapped)
MOTIONS.show(fire_motions.Recovers, morale.TeamRemounted, morale.UnitRallied)
MOTIONS.show(fire_motions.Struck, morale.UnitLost)
MOTIONS.show(morale_motions.Tested, morale.RatingTested)
MOTIONS.show(morale_motions.Ordered, orders.OrderGiven)
MOTIONS.show(morale_motions.Strikes, assault.AssaultRolled)
MOTIONS.show(morale_motions.Survives, morale.CommanderRolled)
MOTIONS.show(
    morale_motions.Banner, course.DeploymentBegan, course.SpearheadBegan, course.TurnBegan, course.PhaseBegan,
    course.BattleEnded, morale.FormationLost, night.DawnRolled, air.FlightAttacked,
)  # fmt: skip
MOTIONS.show(hidden_motions.Appears, hidden.AmbushRevealed)
MOTIONS.show(hidden_motions.Enters, hidden.ReserveEntered)
MOTIONS.show(hidden_motions.LooksForReserves, hidden.ReservesRolled)
MOTIONS.show(hidden_motions.Leaves, hidden.UnitWithdrawn)
# Not shown; those with a duration are a pause.
MOTIONS.pause(
    course.SpearheadMoved,
    course.StepDone, moves.MovesDeclared, moves.UnitMoveEnded, fire.VolleyDeclared, fire.HitsAllotted,
    fire.SwappingEnded, fire.SaveEnded, fire.VolleyEnded, morale.LeaderNamed, morale.CommanderNamed,
    morale.SubjectSettled, morale.TransportsWithdrawn, morale.CommanderJoined, morale.LeadersAsked, fire.SmokeLaid,
    course.SmokeLifted,
    works.WorkPlaced, works.WorksEnded, works.MinesCleared, works.WorksAbandoned,
    orders.OrderEnded, assault.AssaultDeclared, assault.CounterchargeDeclared,
    assault.ContactMade, assault.RanksClosed, assault.DefensiveFireEnded, assault.AssaultRepulsed,
    assault.StrikeTaken, assault.StrikesTaken, assault.StrikeSettled, assault.AssaultChecked,
    assault.CounterattackDecided, assault.BreakOffBegan, assault.CounterattackBegan, assault.ConsolidationDeclared,
    assault.AssaultEnded, transport.TeamMounted, transport.TeamDismounted, transport.TransportsSent,
    artillery.AimingPointPlaced, artillery.AimingEnded, artillery.RangingFailed, artillery.ScreenLaid,
    artillery.ShellSaveEnded, artillery.BombardmentEnded, transport.TransportBrought, transport.RiderHit,
    transport.PassengerRolled, transport.TeamLanded, air.AntiAircraftEnded,
    hidden.UnitsHidden, hidden.UnitsNumbered, hidden.UnitsShown, hidden.AimingPointSeen,
)  # fmt: skip

GRAVE: tuple[type[Event], ...] = (
    fire.TeamBailed, fire.TeamDestroyed, fire.UnitPinned, morale.UnitLost, morale.FormationLost,
    hidden.AmbushRevealed, hidden.ReserveEntered,
)  # fmt: skip
"""Events that are always scrolled into view."""


def rolls(event: Event, share: float) -> bool:
    """Return whether the dice of an event still tumble at `share` (0 to 1) of its display time."""
    dice = (getattr(event, name, 0) for name in ("number", "numbers", "rolls"))
    return share < ROLLED and any(dice)
