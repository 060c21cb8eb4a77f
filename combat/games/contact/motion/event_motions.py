"""Motion of each event."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.plane.pose import Pose
from combat.engine.tabletop.motions import Motions
from combat.games.contact.motion import contact_motion, unit_motions
from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import close_events as close
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import support_events as support
from combat.games.contact.rules.events import turn_events as course
from combat.games.contact.rules.state import State
from combat.games.contact.table.contact_desk import ContactDesk

MOTIONS: Motions[State, ContactDesk, Pose] = Motions()
MOTIONS.show(unit_motions.Goes, acts.UnitMoved, close.UnitWithdrew)
MOTIONS.show(unit_motions.Sneaks, acts.DummyMoved)
MOTIONS.show(unit_motions.Found, acts.UnitFound)
MOTIONS.show(unit_motions.Shoots, fire.ShotRolled)
MOTIONS.show(unit_motions.Fires, fire.FireFell)
MOTIONS.show(unit_motions.Tested, fire.CheckRolled)
MOTIONS.show(unit_motions.Pierces, fire.PlateTested)
MOTIONS.show(unit_motions.Harmed, fire.UnitHarmed)
MOTIONS.show(unit_motions.Strikes, close.CloseRolled)
MOTIONS.show(unit_motions.Initiative, course.InitiativeRolled)
MOTIONS.show(
    contact_motion.Told, acts.UnitStuck, acts.UnitFreed, acts.UnitCamouflaged, fire.UnitRallied,
    fire.CoveringFireGiven, close.UnitDefended, acts.UnitBoarded, acts.UnitLanded, course.LeaderSucceeded,
    course.ReserveEntered,
)  # fmt: skip
MOTIONS.show(
    contact_motion.Banner, course.PhaseBegan, course.TurnOrderChosen, course.OrderPassed, course.ObjectiveTaken,
    course.BattleEnded, support.RadioRolled, support.PrecisionRolled, support.VolleyFell, support.PlaneAimed,
    support.PlaneFiredAt, support.PlaneLeft, fire.WeaponTested, fire.WeaponRepaired, fire.SkirtsRolled,
    acts.GroundRolled, acts.MineStruck, acts.DummyFound,
)  # fmt: skip
# Not shown; those with a duration are a pause.
MOTIONS.pause(
    acts.ActBegan, acts.ActEnded, acts.ReactionEnded, acts.UnitTurned, acts.FieldFound, acts.FieldCleared,
    acts.SmokeLaid, acts.MarkersPlaced, acts.MarkersMoved, acts.UnitsConcealed, acts.UnitsShown, acts.UnitsVeiled,
    acts.MarkersRemoved, close.ChargeMade, close.AssaultBegan, close.RoundFought, close.AssaultEnded, fire.RoundSpent,
    support.PointPlaced, support.PointShifted, support.VolleyDue, support.UnitShelled, support.PlanesCame,
    course.UnitSetUp, course.DummySetUp, course.FieldLaid, course.SetUpDone, course.StepDone, course.SubjectSettled,
    course.SmokeLifted, course.OrderBegan, course.OrderDone,
)  # fmt: skip

GRAVE: tuple[type[Event], ...] = (acts.UnitFound, fire.UnitHarmed, course.ObjectiveTaken)
"""Events that are always scrolled into view."""
