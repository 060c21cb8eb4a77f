"""Display time of each event by class, at four paces; never read by the rules.

Times do not depend on units or hidden cards, so that pauses reveal nothing.
"""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.stage.settings import PACE_FACTORS, Pace
from combat.games.command.rules.events import card_events as cards
from combat.games.command.rules.events import end_events as ends
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import ground_events as ground
from combat.games.command.rules.events import mission_events as missions
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.state import State
from combat.games.command.words.command_log import ROLLS

SECONDS: dict[type[Event], float] = {
    course.SetUpBegan: 0.9,
    course.UnitPlaced: 0.10,
    course.WorkSetUp: 0.10,
    course.SpotterNamed: 0.6,
    course.TurnBegan: 1.0,
    course.TurnPassed: 0.8,
    course.TriggerBegan: 1.0,
    course.EventRead: 2.4,
    course.HexRead: 0.9,
    course.NothingCame: 0.25,
    cards.CardDrawn: 0.12,
    cards.CardFlipped: 1.15,
    cards.CardPlayed: 0.9,
    cards.CardsDiscarded: 0.35,
    cards.DeckShuffled: 0.4,
    cards.RollCancelled: 0.9,
    cards.InitiativeHanded: 0.6,
    ends.TimeAdvanced: 1.3,
    ends.SuddenDeathRolled: 1.6,
    ends.PointsScored: 0.7,
    ends.ObjectiveTaken: 0.9,
    ends.ChitOpened: 1.6,
    ends.ChitDrawn: 0.4,
    ends.SurrenderMoved: 0.4,
    ends.Ended: 1.6,
    fight.GroupMoved: 0.42,
    fight.AttackDeclared: 0.7,
    fight.Targeted: 1.25,
    fight.AttackRolled: 1.25,
    fight.DefenceRolled: 1.0,
    fight.MeleeBegan: 0.8,
    fight.MeleeRolled: 0.9,
    fight.MeleeEnded: 0.3,
    ground.SmokeLaid: 0.7,
    ground.SmokeLifted: 0.5,
    ground.WorkPlaced: 0.6,
    ground.WorkRemoved: 0.5,
    ground.BlazeLit: 0.9,
    ground.StarshellLit: 0.9,
    ground.StarshellDied: 0.5,
    missions.RoundPlaced: 0.8,
    missions.AccuracyRolled: 1.0,
    missions.RoundDrifted: 1.0,
    units.UnitBroke: 0.6,
    units.UnitRallied: 0.6,
    units.UnitSuppressed: 0.5,
    units.SuppressionLifted: 0.35,
    units.VeteranMade: 0.6,
    units.UnitEliminated: 0.9,
    units.UnitReturned: 0.5,
    units.UnitSplit: 0.5,
    units.UnitArrived: 0.45,
    units.UnitRecruited: 0.6,
    units.UnitExited: 0.7,
    units.UnitMoved: 0.42,
    units.WeaponBroke: 0.5,
    units.WeaponRepaired: 0.5,
    units.WeaponBoxed: 0.2,
    units.WeaponTaken: 0.4,
    units.RadioBroke: 0.4,
    units.RadioRepaired: 0.4,
    units.RadioLost: 0.4,
    units.RadioBrought: 0.4,
    units.RadioArrived: 0.4,
    units.MoraleRolled: 1.0,
}
"""Seconds at normal pace; events not listed take no time."""

CHIT_POINTS = 0.3
"""Seconds for each score of an opened chit, which scores several objectives in turn."""

STEPS = (
    cards.CardPlayed, cards.RollCancelled, course.EventRead, course.TurnBegan, ends.TimeAdvanced,
    ends.SuddenDeathRolled, ends.ChitOpened, fight.GroupMoved, fight.Targeted, fight.AttackRolled,
    fight.DefenceRolled, fight.MeleeRolled, missions.AccuracyRolled, missions.RoundDrifted, units.MoraleRolled,
    units.UnitEliminated,
)  # fmt: skip
"""Events after which the table waits for the player at the step pace."""


def seconds(state: State, event: Event, pace: Pace) -> float:
    """Return the display time of an event in seconds; `state` is the state before it."""
    if isinstance(event, cards.CardFlipped) and event.why not in ROLLS:
        return 0.0
    if isinstance(event, course.TriggerBegan) and event.empty:
        return 0.0
    if isinstance(event, ends.PointsScored) and event.why == "chit":
        return CHIT_POINTS * PACE_FACTORS[pace]
    return SECONDS.get(event.__class__, 0.0) * PACE_FACTORS[pace]


def waits(state: State, event: Event, pace: Pace) -> bool:
    """Return whether the table waits for the player after an event; only at the pace "step"."""
    return pace == "step" and isinstance(event, STEPS)
