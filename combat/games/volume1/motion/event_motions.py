"""Registry of the motion of each event type, and of the panes that the event changes."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.motions import Motions
from combat.games.volume1.motion import (
    alert_motions,
    blast_motions,
    card_motions,
    dice_motions,
    fall_motions,
    flare_motions,
    gun_motions,
    man_motions,
    melee_motions,
    shell_motions,
)
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk

MOTIONS: Motions[State, BattleDesk, Hex] = Motions()
MOTIONS.show(man_motions.Drop, ev.ManPlaced, ev.EnemyPlaced, ev.ComradeFound)
MOTIONS.show(man_motions.Arrival, ev.Reinforced)
MOTIONS.show(man_motions.Turn, ev.ManActivated)
MOTIONS.show(man_motions.Move, ev.ManMoved)
MOTIONS.show(man_motions.Leave, ev.ManLeft, ev.PrisonerLedOff)
MOTIONS.show(man_motions.Hold, ev.ManHeld)
MOTIONS.show(
    man_motions.Flash,
    ev.ManSpotted,
    ev.ManHidden,
    ev.AmmoChanged,
    ev.WoundBandaged,
    ev.PapersTaken,
    ev.PrisonerHandedOver,
    ev.PrisonerFreed,
    ev.GrenadeDropped,
)
MOTIONS.show(alert_motions.Alarm, ev.ManAlerted)
MOTIONS.show(man_motions.Struck, ev.ManWounded, ev.MoraleChanged)
MOTIONS.show(man_motions.Vanish, ev.DummyRemoved)
MOTIONS.show(fall_motions.Fall, ev.ManKilled)
MOTIONS.show(man_motions.Tab, ev.OrderPlaced)
MOTIONS.show(melee_motions.Clash, ev.MeleeBegan)
MOTIONS.show(melee_motions.Blow, ev.BlowStruck)
MOTIONS.show(melee_motions.HandsUp, ev.Surrendered)
MOTIONS.show(gun_motions.Served, ev.WeaponManned, ev.WeaponLeft, ev.RolesSwapped)
MOTIONS.show(dice_motions.Shot, ev.ShotFired)
MOTIONS.show(dice_motions.Check, ev.CheckMade, ev.GrenadeFell)
MOTIONS.show(flare_motions.FlareUp, ev.FlareLit)
MOTIONS.show(flare_motions.FlareDrift, ev.FlareDrifted)
MOTIONS.show(flare_motions.FlareOut, ev.FlareDied)
MOTIONS.show(blast_motions.Flight, ev.GrenadeThrown)
MOTIONS.show(blast_motions.Blast, ev.GrenadeExploded)
MOTIONS.show(dice_motions.Fragment, ev.FragmentRolled)
MOTIONS.show(blast_motions.Rise, ev.SmokeRose)
MOTIONS.show(blast_motions.Drift, ev.SmokeDrifted)
MOTIONS.show(blast_motions.Fade, ev.SmokeFaded)
MOTIONS.show(blast_motions.Thin, ev.SmokeThinned)
MOTIONS.show(card_motions.Drawn, ev.CardDrawn)
MOTIONS.show(card_motions.Slip, ev.EventRolled, ev.DiscardPlayed)
MOTIONS.show(card_motions.Notice, ev.Happened, ev.LastTurnRolled, ev.EndingReached)
MOTIONS.show(card_motions.Turned, ev.EnemyCardDrawn)
MOTIONS.show(shell_motions.Announced, ev.StrikeBegan)
MOTIONS.show(shell_motions.Aimed, ev.ShellAimed)
MOTIONS.show(shell_motions.Drift, ev.ShellScattered)
MOTIONS.show(shell_motions.Burst, ev.ShellBurst)
MOTIONS.show(shell_motions.GroundRolled, ev.GroundStruck)
# Shown as a pause of the event's length.
MOTIONS.pause(
    ev.CardsTakenUp, ev.CardPlayed, ev.EffectBegan, ev.EffectWasted, ev.InitiativeSet, ev.ImpulseBegan,
    ev.GrenadeAimed, ev.GrenadeArmed, ev.PapersDropped, ev.OrderCheckFailed, ev.FlaresFound,
)  # fmt: skip
# Not shown; they take no time.
MOTIONS.pause(
    ev.StrikeUnanswered, ev.StrikeCalled, ev.CardDiscarded, ev.DeckShuffled, ev.SquadMustered, ev.WindSet,
    ev.ClockAdvanced, ev.TurnCleared, ev.BattleConceded, ev.GameEnded, ev.HoldCounted, ev.WeaponLost, ev.WhomChosen,
    ev.OrdersCommitted, ev.OrderEarned, ev.MeleeEnded, ev.NightFell, ev.StrangerTurned, ev.CupCounted, ev.OrderShared,
    ev.TruthTold, ev.ChargeEnded,
)  # fmt: skip

ROLLED = (ev.ShotFired, ev.CheckMade, ev.GrenadeFell, ev.FragmentRolled)
"""Events with a visible die roll."""

PANES: dict[type[Event], tuple[str, ...]] = {
    ev.ClockAdvanced: ("top", "track", "roster", "body"),
    ev.ImpulseBegan: ("top", "track", "roster"),
    ev.InitiativeSet: ("track",),
    ev.WindSet: ("top",),
    ev.NightFell: ("top",),
    ev.FlareLit: ("top",),
    ev.FlaresFound: ("top",),
    ev.CardDrawn: ("hand", "track"),
    ev.CardsTakenUp: ("hand",),
    ev.CardDiscarded: ("hand", "track"),
    ev.CardPlayed: ("hand", "track"),
    ev.DeckShuffled: ("track",),
    ev.EnemyCardDrawn: ("body", "track"),
    ev.TurnCleared: ("track", "body", "roster"),
    ev.ManKilled: ("track", "roster", "top"),
    ev.GameEnded: ("top",),
    ev.LastTurnRolled: ("top",),
    ev.Happened: ("top",),
}
"""Panes that an event changes besides the board and the panels about men."""


def rolls(event: Event, share: float) -> bool:
    """Return whether a die is still rolling when `share` (0 to 1) of an event's duration has passed."""
    return share < ROLLING and isinstance(event, ROLLED)


def touched(event: Event) -> tuple[str, ...]:
    """Return the names of the panes that an event changes."""
    return ("board", "prompt", "dossier", "roster", *PANES.get(event.__class__, ()))
