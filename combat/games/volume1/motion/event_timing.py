"""Display time of each event type, and the effect of the four paces; the rules never read this."""

from __future__ import annotations

from combat.engine.kernel.event import Event
from combat.engine.stage.settings import PACE_FACTORS, Pace
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.orders import carrying
from combat.games.volume1.rules.state import Man, State

SECONDS: dict[type[Event], float] = {
    ev.ManPlaced: 0.10,
    ev.EnemyPlaced: 0.09,
    ev.ComradeFound: 0.35,
    ev.Reinforced: 0.45,
    ev.CardDrawn: 0.30,
    ev.CardPlayed: 0.30,
    ev.CardsTakenUp: 0.25,
    ev.DiscardPlayed: 0.60,
    ev.EventRolled: 1.80,
    ev.Happened: 2.40,
    ev.LastTurnRolled: 0.85,
    ev.EndingReached: 1.20,
    ev.EffectBegan: 0.30,
    ev.EffectWasted: 0.30,
    ev.OrderPlaced: 0.14,
    ev.OrderCheckFailed: 0.50,
    ev.EnemyCardDrawn: 1.10,
    ev.InitiativeSet: 0.45,
    ev.ImpulseBegan: 0.35,
    ev.ManActivated: 0.16,
    ev.ManMoved: 0.34,
    ev.ManHeld: 0.35,
    ev.ManLeft: 0.45,
    ev.ManSpotted: 0.60,
    ev.DummyRemoved: 0.60,
    ev.ManHidden: 0.40,
    ev.ManAlerted: 0.45,
    ev.CheckMade: 0.85,
    ev.ShotFired: 0.95,
    ev.GrenadeAimed: 0.25,
    ev.GrenadeArmed: 0.25,
    ev.GrenadeThrown: 1.10,
    ev.GrenadeFell: 0.75,
    ev.GrenadeDropped: 0.60,
    ev.GrenadeExploded: 0.90,
    ev.FragmentRolled: 0.60,
    ev.SmokeRose: 0.50,
    ev.SmokeDrifted: 0.60,
    ev.SmokeFaded: 0.40,
    ev.SmokeThinned: 0.40,
    ev.AmmoChanged: 0.40,
    ev.MoraleChanged: 0.50,
    ev.ManWounded: 0.70,
    ev.WeaponManned: 0.45,
    ev.WeaponLeft: 0.45,
    ev.RolesSwapped: 0.90,
    ev.WoundBandaged: 0.60,
    ev.PapersTaken: 0.60,
    ev.PapersDropped: 0.30,
    ev.ManKilled: 0.90,
    ev.FlareLit: 2.20,
    ev.FlareDrifted: 0.90,
    ev.FlareDied: 0.80,
    ev.FlaresFound: 0.40,
    ev.MeleeBegan: 0.60,
    ev.BlowStruck: 0.55,
    ev.Surrendered: 0.80,
    ev.PrisonerHandedOver: 0.50,
    ev.PrisonerLedOff: 0.45,
    ev.PrisonerFreed: 0.50,
    ev.StrikeBegan: 1.40,
    ev.ShellAimed: 0.30,
    ev.ShellScattered: 0.45,
    ev.ShellBurst: 1.25,
    ev.GroundStruck: 0.80,
}
"""Seconds at the normal pace; an event that is missing here takes no time."""

STEPS = (
    ev.EnemyCardDrawn,
    ev.ShotFired,
    ev.FlareLit,
    ev.EventRolled,
    ev.Happened,
    ev.LastTurnRolled,
    ev.EndingReached,
    ev.GrenadeThrown,
    ev.GrenadeExploded,
    ev.ShellBurst,
)
"""At the step pace the table waits for the player after these, and after each enemy move."""

OWN_HASTE = 0.6
"""Factor for the player's own men acting under his orders."""

THROWN_DOWN = 3.0
"""Factor for a man who throws himself down."""

IN_VAIN = 0.6
"""Factor for a spotting check that finds nobody."""


def seconds(state: State, event: Event, pace: Pace) -> float:
    """Return for how many seconds an event is shown at a pace; `state` is the state before the event."""
    base = SECONDS.get(event.__class__, 0.0) * PACE_FACTORS[pace]
    if isinstance(event, ev.ManMoved) and _is_taken_along(state.men[event.man]):
        return 0.0
    if isinstance(event, ev.ManMoved | ev.ManActivated | ev.OrderPlaced) and is_own(state, event.man):
        base *= OWN_HASTE
    if isinstance(event, ev.OrderPlaced) and event.order is not None and event.order.id == "duck-back":
        base *= THROWN_DOWN
    if isinstance(event, ev.CheckMade) and event.check == "spotting" and not event.passed:
        base *= IN_VAIN
    if isinstance(event, ev.RolesSwapped) and not state.men[event.operator].seen:
        return 0.0
    if isinstance(event, ev.OrderPlaced | ev.WeaponManned | ev.WeaponLeft) and state.clock.phase == "friendly-orders":
        return 0.0
    return base


def _is_taken_along(man: Man) -> bool:
    """Return whether a man moves with his guard or carrier, and takes no time of his own (7.18, 17.4)."""
    return bool(man.held_by) or carrying.is_carried(man)


def waits(state: State, event: Event, pace: Pace) -> bool:
    """Return whether the table waits for the player after an event, which happens only at the pace "step"."""
    if pace != "step":
        return False
    if isinstance(event, ev.ManMoved | ev.ManHeld):
        return not is_own(state, event.man) and not state.men[event.man].held_by
    return isinstance(event, STEPS)


def is_own(state: State, man: str) -> bool:
    """Return whether a man is on the player's side."""
    return state.book.figures[man].side == "friendly"
