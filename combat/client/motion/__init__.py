"""What is seen while an event happens: one motion for each kind, its length from the client's own table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from combat.client.motion import blasts, dice, flares, guns, melee, people, shells, slips
from combat.client.motion.base import Show
from combat.client.motion.dice import ROLLING
from combat.client.motion.timing import seconds, waits
from combat.kernel.events import Event
from combat.rules import events as ev
from combat.rules.state import State

if TYPE_CHECKING:
    from combat.client.table.desk import Desk

MOTIONS: dict[type[Event], type[Show]] = {
    ev.ManPlaced: people.Drop,
    ev.EnemyPlaced: people.Drop,
    ev.ComradeFound: people.Drop,
    ev.Reinforced: people.Arrival,
    ev.ManActivated: people.Turn,
    ev.ManMoved: people.Move,
    ev.ManLeft: people.Leave,
    ev.ManHeld: people.Hold,
    ev.ManSpotted: people.Flash,
    ev.ManHidden: people.Flash,
    ev.ManAlerted: people.Flash,
    ev.DummyRemoved: people.Vanish,
    ev.ManKilled: people.Vanish,
    ev.ManWounded: people.Flash,
    ev.MoraleChanged: people.Flash,
    ev.AmmoChanged: people.Flash,
    ev.WoundBandaged: people.Flash,
    ev.PapersTaken: people.Flash,
    ev.OrderPlaced: people.Tab,
    ev.MeleeBegan: melee.Clash,
    ev.BlowStruck: melee.Blow,
    ev.Surrendered: melee.HandsUp,
    ev.PrisonerHandedOver: people.Flash,
    ev.PrisonerFreed: people.Flash,
    ev.PrisonerLedOff: people.Leave,
    ev.WeaponManned: guns.Served,
    ev.WeaponLeft: guns.Served,
    ev.RolesSwapped: guns.Served,
    ev.ShotFired: dice.Shot,
    ev.CheckMade: dice.Check,
    ev.FlareLit: flares.FlareUp,
    ev.FlareDrifted: flares.FlareDrift,
    ev.FlareDied: flares.FlareOut,
    ev.GrenadeThrown: blasts.Flight,
    ev.GrenadeFell: dice.Check,
    ev.GrenadeDropped: people.Flash,
    ev.GrenadeExploded: blasts.Blast,
    ev.FragmentRolled: dice.Fragment,
    ev.SmokeRose: blasts.Rise,
    ev.SmokeDrifted: blasts.Drift,
    ev.SmokeFaded: blasts.Fade,
    ev.SmokeThinned: blasts.Thin,
    ev.CardDrawn: slips.Drawn,
    ev.EventRolled: slips.Slip,
    ev.DiscardPlayed: slips.Slip,
    ev.EnemyCardDrawn: slips.Turned,
    ev.StrikeBegan: shells.Announced,
    ev.ShellAimed: shells.Aimed,
    ev.ShellScattered: shells.Drift,
    ev.ShellBurst: shells.Burst,
    ev.GroundStruck: shells.GroundRolled,
}
"""Event -> its motion; any other that takes time is a pause."""

ROLLED = tuple(kind for kind, show in MOTIONS.items() if issubclass(show, dice.Shot | dice.Check | dice.Fragment))
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


def of(desk: Desk, state: State, event: Event) -> Show | None:
    """How an event is shown at the player's pace; None at once. `state` is the state before it."""
    pace = desk.app.settings.pace
    length, wait = seconds(state, event, pace), waits(state, event, pace)
    if length <= 0 and not wait:
        return None
    return MOTIONS.get(event.__class__, Show)(desk, event, length, wait)


def rolls(event: Event, share: float) -> bool:
    """Whether a die is still rolling when so much of an event has been shown."""
    return share < ROLLING and isinstance(event, ROLLED)


def touched(event: Event) -> tuple[str, ...]:
    """The panes that an event changes."""
    return ("board", "prompt", "dossier", "roster", *PANES.get(event.__class__, ()))
