"""Motions by kind of event, and the panes that each event changes."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.motions import Motions
from combat.games.command.motion import banners, card_flips, fire_motions, ground_motions, piece_motions, rally_motions
from combat.games.command.rules.events import card_events as cards
from combat.games.command.rules.events import end_events as ends
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import ground_events as ground
from combat.games.command.rules.events import mission_events as missions
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.state import State
from combat.games.command.table.command_desk import CommandDesk

MOTIONS: Motions[State, CommandDesk, Hex] = Motions()
MOTIONS.show(
    piece_motions.SetDown, course.UnitPlaced, units.UnitArrived, units.UnitReturned, units.UnitRecruited,
    units.UnitSplit,
)  # fmt: skip
MOTIONS.show(piece_motions.March, fight.GroupMoved, units.UnitMoved)
MOTIONS.show(piece_motions.TurnOver, units.UnitBroke, units.UnitRallied)
MOTIONS.show(
    piece_motions.Pulse, units.UnitSuppressed, units.SuppressionLifted, units.VeteranMade, units.WeaponBroke,
    units.WeaponRepaired, units.WeaponTaken, course.SpotterNamed,
)  # fmt: skip
MOTIONS.show(piece_motions.Fallen, units.UnitEliminated)
MOTIONS.show(piece_motions.Departs, units.UnitExited)
MOTIONS.show(rally_motions.Rolls, units.MoraleRolled)
MOTIONS.show(fire_motions.TakesAim, fight.AttackDeclared)
MOTIONS.show(fire_motions.Volley, fight.AttackRolled)
MOTIONS.show(fire_motions.ShellFlies, fight.Targeted)
MOTIONS.show(fire_motions.Stands, fight.DefenceRolled)
MOTIONS.show(card_flips.FlipUp, cards.CardFlipped)
MOTIONS.show(card_flips.Laid, cards.CardPlayed)
MOTIONS.show(card_flips.Cancelled, cards.RollCancelled)
MOTIONS.show(card_flips.ReadEvent, course.EventRead)
MOTIONS.show(
    banners.Banner, course.SetUpBegan, course.TurnBegan, course.TurnPassed, course.TriggerBegan, ends.TimeAdvanced,
    ends.SuddenDeathRolled, ends.Ended,
)  # fmt: skip
MOTIONS.show(banners.Opened, ends.ChitOpened)
MOTIONS.show(banners.Taken, ends.ObjectiveTaken)
MOTIONS.show(banners.Points, ends.PointsScored)
MOTIONS.show(ground_motions.CalledDown, missions.RoundPlaced, course.HexRead)
MOTIONS.show(ground_motions.Spotted, missions.AccuracyRolled)
MOTIONS.show(ground_motions.Drifts, missions.RoundDrifted)
MOTIONS.show(
    ground_motions.Appearing, ground.SmokeLaid, ground.BlazeLit, ground.StarshellLit, ground.WorkPlaced,
    course.WorkSetUp,
)  # fmt: skip
MOTIONS.show(ground_motions.Clearing, ground.SmokeLifted, ground.StarshellDied, ground.WorkRemoved)
MOTIONS.show(ground_motions.Charge, fight.MeleeBegan)
MOTIONS.show(ground_motions.MeleeTotal, fight.MeleeRolled)
# Pause for the duration of the event.
MOTIONS.pause(
    cards.CardDrawn, cards.CardsDiscarded, cards.DeckShuffled, cards.InitiativeHanded, course.NothingCame,
    ends.ChitDrawn, ends.SurrenderMoved, fight.MeleeEnded, units.WeaponBoxed, units.RadioBroke, units.RadioRepaired,
    units.RadioLost, units.RadioBrought, units.RadioArrived,
)  # fmt: skip
# Not shown, without duration.
MOTIONS.pause(
    cards.HandShown, course.GameBegan, course.ScoutTaken, course.TurnClosed, course.OrderGiven, course.OrderBegun,
    course.PlayerActivated, course.StageReached, course.RollSettled, course.OrderEnded, course.Chosen,
    course.TriggerEnded, ends.ObjectiveUnclaimed, fight.GroupSetOff, fight.StepTaken, fight.GroupHeld,
    fight.PointsSpent, fight.RetreatBegan, fight.LeadersDeclared, fight.GroupStopped, fight.GroupParted, fight.Answered,
    fight.ActionUsed, fight.DefenceBegan, fight.DefenceSettled, fight.AttackEnded, fight.MeleeCounted,
    ground.StoodAlone, units.UnitDelayed,
)  # fmt: skip

GRAVE: tuple[type[Event], ...] = (
    units.UnitBroke, units.UnitEliminated, units.UnitSuppressed, units.UnitSplit, units.UnitRecruited,
    units.UnitArrived, units.UnitExited, units.WeaponBroke, units.RadioBroke, ends.ObjectiveTaken, ends.TimeAdvanced,
    ends.PointsScored, cards.CardsDiscarded, fight.MeleeBegan, fight.RetreatBegan, ground.BlazeLit, course.EventRead,
)  # fmt: skip
"""Events that the player must not miss."""

BOARD = ("board", "prompt", "stack")
HANDS = (
    cards.CardDrawn, cards.CardPlayed, cards.CardsDiscarded, cards.DeckShuffled, cards.CardFlipped, cards.HandShown,
)  # fmt: skip
COUNTED = (
    ends.TimeAdvanced, ends.PointsScored, ends.ObjectiveTaken, ends.ChitOpened, ends.ChitDrawn, ends.SurrenderMoved,
    ends.Ended, cards.RollCancelled, cards.InitiativeHanded, units.UnitEliminated, units.UnitExited, units.UnitArrived,
    units.UnitReturned, units.UnitDelayed, units.RadioBroke, units.RadioRepaired, units.RadioLost, units.RadioBrought,
    units.RadioArrived, course.TurnBegan, course.OrderBegun, course.OrderGiven, course.TurnClosed, course.GameBegan,
)  # fmt: skip
"""Events that change the tracks and the top line."""


def is_grave(event: Event) -> bool:
    """Return whether an event is so important that the player must not miss it.

    Points count only for exits, and discards only outside a pass, since other log lines report them.
    """
    match event:
        case ends.PointsScored():
            return event.why == "exited"
        case cards.CardsDiscarded():
            return event.why != "pass"
    return isinstance(event, GRAVE)


def rolls(event: Event, share: float) -> bool:
    """Return whether a card is still turning over at a share of an event's duration."""
    return isinstance(event, cards.CardFlipped) and share < card_flips.TURNED


def touched(event: Event) -> tuple[str, ...]:
    """Return the names of the panes that an event changes."""
    more = ("hand", "tracks", "top") if isinstance(event, HANDS) else ()
    return (*BOARD, *more, *(("tracks", "top", "hand") if isinstance(event, COUNTED) else ()))
