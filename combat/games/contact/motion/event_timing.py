"""Display time of each event by class; not used by the rules."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.stage.settings import PACE_FACTORS, Pace
from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import close_events as close
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import support_events as support
from combat.games.contact.rules.events import turn_events as course

SECONDS: dict[type[Event], float] = {
    course.PhaseBegan: 0.8, course.InitiativeRolled: 1.3, course.TurnOrderChosen: 0.9, course.OrderPassed: 0.6,
    course.ObjectiveTaken: 1.0, course.BattleEnded: 1.6, course.LeaderSucceeded: 0.8, course.ReserveEntered: 0.8,
    course.UnitSetUp: 0.05, acts.UnitMoved: 0.6, acts.UnitTurned: 0.2, acts.GroundRolled: 0.9, acts.MineStruck: 1.0,
    acts.UnitFreed: 0.6, acts.UnitStuck: 0.7, acts.UnitBoarded: 0.5, acts.UnitLanded: 0.5, acts.SmokeLaid: 0.4,
    acts.UnitCamouflaged: 0.6, acts.UnitFound: 1.2, acts.DummyFound: 0.9, acts.DummyMoved: 0.2,
    acts.MarkersPlaced: 0.3, acts.MarkersMoved: 0.4, acts.UnitsConcealed: 0.4, acts.FieldFound: 0.4,
    close.ChargeMade: 0.4, close.CloseRolled: 1.2, close.UnitWithdrew: 0.5, close.UnitDefended: 0.3,
    fire.CheckRolled: 1.1, fire.UnitHarmed: 0.9, fire.UnitRallied: 0.7, fire.FireFell: 1.4,
    fire.CoveringFireGiven: 0.8, fire.WeaponTested: 0.8, fire.WeaponRepaired: 0.7, fire.ShotRolled: 1.4,
    fire.PlateTested: 1.2, fire.SkirtsRolled: 0.8, support.RadioRolled: 1.0, support.PrecisionRolled: 1.0,
    support.PointPlaced: 0.3, support.VolleyFell: 0.8, support.PlaneAimed: 0.9, support.PlaneFiredAt: 0.9,
    support.PlaneLeft: 0.7,
}  # fmt: skip
"""Seconds at normal pace; events not listed take no time."""
STEPS = (
    course.PhaseBegan, course.InitiativeRolled, acts.UnitFound, fire.CheckRolled, fire.FireFell, fire.ShotRolled,
    fire.PlateTested, fire.UnitHarmed, close.CloseRolled, support.RadioRolled, support.PrecisionRolled,
)  # fmt: skip
"""Events after which the table waits for the player at the step pace."""


def seconds(event: Event, pace: Pace) -> float:
    """Return the display time of an event in seconds at a pace; 0 if it takes no time."""
    return SECONDS.get(event.__class__, 0.0) * PACE_FACTORS[pace]


def waits(event: Event, pace: Pace) -> bool:
    """Return whether the table waits for the player after an event; only some events at the pace "step" do."""
    return pace == "step" and isinstance(event, STEPS)
