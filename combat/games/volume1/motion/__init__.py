"""What is seen while an event happens: one motion for each kind, its length from the client's own table."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.tabletop.motion import Motion
from combat.games.volume1.motion import (
    blast_motions,
    card_motions,
    dice_motions,
    flare_motions,
    gun_motions,
    man_motions,
    melee_motions,
    shell_motions,
)
from combat.games.volume1.motion.dice_motions import ROLLING
from combat.games.volume1.motion.event_timing import seconds, waits
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.volume_desk import VolumeDesk

MOTIONS: dict[type[Event], type[Motion]] = {
    ev.ManPlaced: man_motions.Drop,
    ev.EnemyPlaced: man_motions.Drop,
    ev.ComradeFound: man_motions.Drop,
    ev.Reinforced: man_motions.Arrival,
    ev.ManActivated: man_motions.Turn,
    ev.ManMoved: man_motions.Move,
    ev.ManLeft: man_motions.Leave,
    ev.ManHeld: man_motions.Hold,
    ev.ManSpotted: man_motions.Flash,
    ev.ManHidden: man_motions.Flash,
    ev.ManAlerted: man_motions.Flash,
    ev.DummyRemoved: man_motions.Vanish,
    ev.ManKilled: man_motions.Vanish,
    ev.ManWounded: man_motions.Flash,
    ev.MoraleChanged: man_motions.Flash,
    ev.AmmoChanged: man_motions.Flash,
    ev.WoundBandaged: man_motions.Flash,
    ev.PapersTaken: man_motions.Flash,
    ev.OrderPlaced: man_motions.Tab,
    ev.MeleeBegan: melee_motions.Clash,
    ev.BlowStruck: melee_motions.Blow,
    ev.Surrendered: melee_motions.HandsUp,
    ev.PrisonerHandedOver: man_motions.Flash,
    ev.PrisonerFreed: man_motions.Flash,
    ev.PrisonerLedOff: man_motions.Leave,
    ev.WeaponManned: gun_motions.Served,
    ev.WeaponLeft: gun_motions.Served,
    ev.RolesSwapped: gun_motions.Served,
    ev.ShotFired: dice_motions.Shot,
    ev.CheckMade: dice_motions.Check,
    ev.FlareLit: flare_motions.FlareUp,
    ev.FlareDrifted: flare_motions.FlareDrift,
    ev.FlareDied: flare_motions.FlareOut,
    ev.GrenadeThrown: blast_motions.Flight,
    ev.GrenadeFell: dice_motions.Check,
    ev.GrenadeDropped: man_motions.Flash,
    ev.GrenadeExploded: blast_motions.Blast,
    ev.FragmentRolled: dice_motions.Fragment,
    ev.SmokeRose: blast_motions.Rise,
    ev.SmokeDrifted: blast_motions.Drift,
    ev.SmokeFaded: blast_motions.Fade,
    ev.SmokeThinned: blast_motions.Thin,
    ev.CardDrawn: card_motions.Drawn,
    ev.EventRolled: card_motions.Slip,
    ev.DiscardPlayed: card_motions.Slip,
    ev.EnemyCardDrawn: card_motions.Turned,
    ev.StrikeBegan: shell_motions.Announced,
    ev.ShellAimed: shell_motions.Aimed,
    ev.ShellScattered: shell_motions.Drift,
    ev.ShellBurst: shell_motions.Burst,
    ev.GroundStruck: shell_motions.GroundRolled,
}
"""Event -> its motion; any other that takes time is a pause."""

ROLLED = tuple(
    kind
    for kind, show in MOTIONS.items()
    if issubclass(show, dice_motions.Shot | dice_motions.Check | dice_motions.Fragment)
)
"""Events about a die that is seen to roll."""

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
}
"""What else looks different after an event, besides the board and the panels about men."""


def of(desk: VolumeDesk, state: State, event: Event) -> Motion | None:
    """How an event is shown at the player's pace; None at once. `state` is the state before it."""
    pace = desk.app.settings.pace
    length, wait = seconds(state, event, pace), waits(state, event, pace)
    if length <= 0 and not wait:
        return None
    return MOTIONS.get(event.__class__, Motion)(desk, event, length, wait)


def rolls(event: Event, share: float) -> bool:
    """Whether a die is still rolling when so much of an event has been shown."""
    return share < ROLLING and isinstance(event, ROLLED)


def touched(event: Event) -> tuple[str, ...]:
    """The panes that an event changes."""
    return ("board", "prompt", "dossier", "roster", *PANES.get(event.__class__, ()))
