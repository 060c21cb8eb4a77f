"""Sound of each event, and where it is heard."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents, sound
from combat.games.contact.rules.events import act_events as acts
from combat.games.contact.rules.events import close_events as close
from combat.games.contact.rules.events import fire_events as fire
from combat.games.contact.rules.events import support_events as support
from combat.games.contact.rules.events import turn_events as course
from combat.games.contact.rules.state import State
from combat.games.contact.standing.placed_at import placed_at

HEARD: SoundsOfEvents[State] = SoundsOfEvents()
"""Sounds of each event, loudest first."""
BURST, RIFLES, SHELL, HOWITZER = "burst-mg-34", "fire-kar-98k", "shell-mortar-60", "shell-howitzer-105"

HEARD.silent(
    acts.ActBegan, acts.ActEnded, acts.ReactionEnded, acts.UnitTurned, acts.FieldFound, acts.FieldCleared,
    acts.MarkersPlaced, acts.UnitsConcealed, acts.UnitsShown, acts.UnitsVeiled, acts.MarkersRemoved, acts.UnitFreed,
    acts.UnitStuck, acts.UnitCamouflaged, close.ChargeMade, close.RoundFought, close.UnitDefended, close.AssaultEnded,
    fire.RoundSpent, fire.CoveringFireGiven, support.VolleyDue, support.UnitShelled, support.VolleyFell,
    support.PointShifted, support.PlaneLeft, course.SetUpDone, course.StepDone, course.SubjectSettled,
    course.SmokeLifted, course.OrderBegan, course.OrderDone, course.OrderPassed, course.TurnOrderChosen,
    course.LeaderSucceeded, acts.DummyMoved,
)  # fmt: skip
HEARD.beside({
    course.PhaseBegan: "page", course.InitiativeRolled: "die", course.ObjectiveTaken: "track",
    course.BattleEnded: "end",
    fire.CheckRolled: "die", fire.WeaponTested: "die", fire.WeaponRepaired: "die", fire.PlateTested: "die",
    fire.SkirtsRolled: "die", acts.GroundRolled: "die", support.RadioRolled: "die", support.PrecisionRolled: "die",
    support.PlaneAimed: "die", support.PlanesCame: "aircraft", close.AssaultBegan: "alarm",
})  # fmt: skip
_at = HEARD.at
_at(course.UnitSetUp, "counter", lambda state, event: event.unit.pose)
_at(course.DummySetUp, "counter", lambda state, event: event.dummy.pose)
_at(course.FieldLaid, "counter", lambda state, event: event.laid.at)
_at(course.ReserveEntered, "steps", lambda state, event: event.at)
_at(acts.MarkersMoved, "counter", lambda state, event: Pose.at(event.markers[0].at) if event.markers else None)
_at(acts.UnitBoarded, "counter", lambda state, event: placed_at(state, event.carrier))
_at(acts.UnitLanded, "steps", lambda state, event: event.at)
_at(acts.SmokeLaid, "smoke", lambda state, event: event.smoke.at)
_at(acts.UnitFound, "alarm", lambda state, event: placed_at(state, event.unit))
_at(acts.DummyFound, "counter", lambda state, event: placed_at(state, event.by))
_at(close.CloseRolled, "melee", lambda state, event: placed_at(state, event.unit))
_at(close.UnitWithdrew, "rout", lambda state, event: placed_at(state, event.unit))
_at(fire.UnitRallied, "alarm", lambda state, event: placed_at(state, event.unit))
_at(support.PointPlaced, "counter", lambda state, event: Pose.at(event.at))


@HEARD.register(acts.UnitMoved)
def _moved(state: State, event: acts.UnitMoved) -> Sequence[SoundCue]:
    """Return footsteps of men and guns; vehicles are put down like the models they are; unknown ones are silent."""
    unit = state.units.get(event.unit)
    if unit is None or not event.path:
        return ()
    return (sound("counter" if state.card(unit).arm == "vehicle" else "steps", event.path[-1]),)


@HEARD.register(fire.FireFell)
def _fired(state: State, event: fire.FireFell) -> Sequence[SoundCue]:
    """Return what is fired: bullets of rifles or machine guns, shells, bombs."""
    where = placed_at(state, event.unit) or event.at
    weapon = state.book.weapons.get(event.weapon)
    if event.nature == "bullets":
        return (sound(BURST if weapon is not None and weapon.kind == "machine-gun" else RIFLES, where, says="shot"),)
    return (sound(HOWITZER if event.nature == "bombardment" else SHELL, event.at or where, says="lost"),)


@HEARD.register(fire.ShotRolled)
def _shot(state: State, event: fire.ShotRolled) -> Sequence[SoundCue]:
    """Return the shot of a gun, or of a hand-held weapon."""
    return (sound(SHELL, placed_at(state, event.unit), says="shot"),)


@HEARD.register(acts.MineStruck)
def _mined(state: State, event: acts.MineStruck) -> Sequence[SoundCue]:
    """Return a mine that goes off."""
    return (sound(SHELL, placed_at(state, event.unit), says="lost"),)


@HEARD.register(support.PlaneFiredAt)
def _flak(state: State, event: support.PlaneFiredAt) -> Sequence[SoundCue]:
    """Return the bursts of anti-aircraft weapons."""
    return (sound(BURST, placed_at(state, event.unit), says="shot"),)


@HEARD.register(fire.UnitHarmed)
def _harmed(state: State, event: fire.UnitHarmed) -> Sequence[SoundCue]:
    """Return how harm sounds: a burning vehicle, falling men, men who take cover or run."""
    where = placed_at(state, event.unit)
    if event.harm == "wrecked":
        return (sound(HOWITZER, where, says="lost"),)
    return (sound({"lost": "killed", "demoralised": "rout"}.get(event.harm, "hides"), where),)
