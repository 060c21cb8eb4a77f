"""Sounds of events, and their places on the board."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents, sound
from combat.engine.tabletop.hexes.echoes import echo_around
from combat.games.volume1.motion.effects import matter
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.rules.fighting.weapons import is_rifle_grenade, is_smoke_grenade
from combat.games.volume1.rules.state import Man, State

BESIDE_BOARD: dict[type[Event], str] = {
    ev.CardDrawn: "card",
    ev.CardsTakenUp: "card",
    ev.CardPlayed: "card-laid",
    ev.DiscardPlayed: "card-thrown",
    ev.EnemyCardDrawn: "enemy-card",
    ev.DeckShuffled: "shuffle",
    ev.EventRolled: "event",
    ev.Happened: "event",
    ev.LastTurnRolled: "die",
    ev.InitiativeSet: "track",
    ev.CheckMade: "die",
    ev.FragmentRolled: "die",
    ev.StrikeCalled: "radio",
    ev.StrikeBegan: "battery",
    ev.OrdersCommitted: "stamp",
    ev.GameEnded: "end",
}
"""Sounds without a place on the board."""
SILENT: tuple[type[Event], ...] = (
    ev.BattleConceded, ev.CardDiscarded, ev.ChargeEnded, ev.ClockAdvanced, ev.CupCounted, ev.EffectBegan,
    ev.EffectWasted, ev.EndingReached, ev.FlareDrifted, ev.FlaresFound, ev.HoldCounted, ev.ImpulseBegan,
    ev.ManActivated, ev.ManHeld, ev.ManLeft, ev.MeleeEnded, ev.NightFell, ev.OrderCheckFailed, ev.OrderEarned,
    ev.OrderShared, ev.PrisonerFreed, ev.PrisonerHandedOver, ev.PrisonerLedOff, ev.ShellScattered, ev.SmokeDrifted,
    ev.SmokeFaded, ev.SmokeThinned, ev.SquadMustered, ev.StrangerTurned, ev.StrikeUnanswered, ev.TruthTold,
    ev.TurnCleared, ev.WeaponLost, ev.WhomChosen, ev.WindSet,
)  # fmt: skip
"""Events without a sound of their own."""

STRIKES = {"stone": "ricochet", "leaves": "bullet-in-leaves", "splinters": "bullet-in-wood", "water": "bullet-in-water"}
"""Sound of a bullet by what it throws up, other than earth."""
STEPS = {"building": "steps-inside", **dict.fromkeys(("stream", "marsh"), "steps-water")}
BRUSH = ("trees", "hedgerow", "orchard", "long-grass", "field")
"""Terrains with steps that do not sound like turf."""
CRAWLING = ("sneak", "hide")
"""Orders under which a man crawls."""
EMPTIED, STRUCK, FALL = 0.12, 0.45, 0.62
"""Seconds from a shot to the ejected clip, to its impact, and from a throw or roll to the landing.

The impact waits until the die has stopped, so as not to reveal it.
"""
SUBSONIC = ("m3", "thompson", "colt-45")
"""Weapons with subsonic bullets: no crack."""
CLIPS, BELTS = ("rifle", "bolt-rifle"), ("machine-gun",)
"""Kinds of weapon loaded by clip and by belt; others have magazines."""
EN_BLOC = "m1-garand"
"""The rifle whose empty clip rings."""

HEARD: SoundsOfEvents[State] = SoundsOfEvents()
"""Sounds of each event, the loudest first."""


def place_of(state: State, man: str) -> Hex | None:
    """Return the hex where a man is, else where he fell; None if he is off the board or unknown."""
    found = state.men.get(man)
    return None if found is None else found.hex or found.fell_at


def surroundings(state: State, hex_: Hex | None) -> str:
    """Return the name of the terrain that causes an echo around a hex; "" if there is none."""
    return echo_around(state.board, hex_, "building")


def weapon_of(state: State, man: Man) -> Weapon | None:
    """Return a man's first weapon; None if he has none."""
    skills = state.book.figures[man.id].skills
    return state.book.weapons[skills[0].weapon] if skills else None


# -- one sound each -----------------------------------------------------------------------------------------------


HEARD.silent(*SILENT)
HEARD.beside(BESIDE_BOARD)
_at = HEARD.at
_at(ev.ManPlaced, "counter", lambda state, event: event.hex)
_at(ev.EnemyPlaced, "counter", lambda state, event: event.hex)
_at(ev.ComradeFound, "counter", lambda state, event: event.hex)
_at(ev.Reinforced, "arrival", lambda state, event: event.hex)
_at(ev.ManSpotted, "spotted", lambda state, event: place_of(state, event.man))
_at(ev.ManHidden, "hides", lambda state, event: place_of(state, event.man))
_at(ev.ManAlerted, "alarm", lambda state, event: place_of(state, event.man))
_at(ev.DummyRemoved, "counter-off", lambda state, event: place_of(state, event.man))
_at(ev.ManWounded, "wounded", lambda state, event: place_of(state, event.man))
_at(ev.ManKilled, "killed", lambda state, event: place_of(state, event.man))
_at(ev.Surrendered, "surrender", lambda state, event: place_of(state, event.man))
_at(ev.WoundBandaged, "bandage", lambda state, event: place_of(state, event.man))
_at(ev.PapersTaken, "papers", lambda state, event: place_of(state, event.man))
_at(ev.PapersDropped, "papers-fall", lambda state, event: event.hex or place_of(state, event.man))
_at(ev.GrenadeArmed, "pin", lambda state, event: place_of(state, event.man))
_at(ev.WeaponManned, "gun-manned", lambda state, event: place_of(state, event.operator or event.assistant))
_at(ev.WeaponLeft, "gun-left", lambda state, event: event.hex or place_of(state, event.man))
_at(ev.MeleeBegan, "melee", lambda state, event: event.hex)
_at(ev.GrenadeAimed, "marker", lambda state, event: event.hex)
_at(ev.ShellAimed, "marker", lambda state, event: event.hex)
_at(ev.FlareDied, "flare-dies", lambda state, event: event.hex)


# -- by event -----------------------------------------------------------------------------------------------------


@HEARD.register(ev.ShotFired)
def _shot(state: State, event: ev.ShotFired) -> Sequence[SoundCue]:
    """Return the sounds of a shot: the whole attack with its first shot, and an impact for each miss."""
    weapon, at, target = state.book.weapons[event.weapon], place_of(state, event.man), place_of(state, event.target)
    found = [] if event.shot > 1 else [_gun(state, weapon, at, burst=event.shots > 1 or weapon.belt_fed)]
    if event.shot > 1:
        found.append(sound("die"))
    if event.result != "hit" and target is not None:
        found.append(sound(_strikes(state, event, target), target, after=STRUCK))
    return found


def _gun(state: State, weapon: Weapon, at: Hex | None, *, burst: bool) -> SoundCue:
    manner = "burst" if burst else "fire"
    name, any_such = f"{manner}-{weapon.id}", f"{manner}-{weapon.kind}"
    return SoundCue(name, any_such, at, surroundings(state, at), 0.0, manner, weapon.name)


def _strikes(state: State, event: ev.ShotFired, target: Hex) -> str:
    """Return the sound of a bullet that misses: its crack, or its impact."""
    if event.result == "check":
        return "bullet-hums" if event.weapon in SUBSONIC else "bullet-cracks"
    return STRIKES.get(matter.OF_TERRAIN.get(state.board.terrain(target), matter.USUAL), "bullet-in-earth")


@HEARD.register(ev.ManMoved)
def _step(state: State, event: ev.ManMoved) -> Sequence[SoundCue]:
    """Return the sound of a step; men who are led, driven or carried make none."""
    man = state.men[event.man]
    if event.taken:
        return ()
    if man.order is not None and man.order.id in CRAWLING:
        return (sound("crawls", event.end),)
    terrain = state.board.terrain(event.end) if state.board.contains(event.end) else ""
    return (sound(STEPS.get(terrain, "steps-brush" if terrain in BRUSH else "steps"), event.end),)


@HEARD.register(ev.OrderPlaced)
def _order(state: State, event: ev.OrderPlaced) -> Sequence[SoundCue]:
    return () if event.order is None else (sound("marker", place_of(state, event.man)),)


@HEARD.register(ev.AmmoChanged)
def _ammo(state: State, event: ev.AmmoChanged) -> Sequence[SoundCue]:
    """Return the sound of a clip or magazine that runs out or is loaded."""
    at, man = place_of(state, event.man), state.men[event.man]
    weapon = state.book.weapons[state.guns[event.gun].weapon] if event.gun in state.guns else weapon_of(state, man)
    if weapon is None:
        return ()
    if event.after == "full":
        kind = "clip" if weapon.kind in CLIPS else "belt" if weapon.kind in BELTS else "magazine"
        return (sound(f"reload-{kind}", at, says="reload"),)
    if event.before == "full" and weapon.id == EN_BLOC:
        return (sound("clip-rings", at, after=EMPTIED),)
    return (sound("empty", at, after=EMPTIED),)


@HEARD.register(ev.MoraleChanged)
def _morale(state: State, event: ev.MoraleChanged) -> Sequence[SoundCue]:
    """Return the sound of a rout or of a man going berserk; none otherwise."""
    return (sound(event.after, place_of(state, event.man)),) if event.after in ("rout", "berserk") else ()


@HEARD.register(ev.BlowStruck)
def _blow(state: State, event: ev.BlowStruck) -> Sequence[SoundCue]:
    return (sound("blow" if event.hit else "blow-misses", place_of(state, event.target)),)


@HEARD.register(ev.RolesSwapped)
def _swapped(state: State, event: ev.RolesSwapped) -> Sequence[SoundCue]:
    return (sound("gun-manned", place_of(state, event.operator)),)


@HEARD.register(ev.GrenadeThrown)
def _thrown(state: State, event: ev.GrenadeThrown) -> Sequence[SoundCue]:
    """Return the sounds of a throw or of a rifle grenade's shot, and of the landing."""
    at, weapon = place_of(state, event.man), state.book.weapons[event.weapon]
    shot = sound("rifle-grenade", at, around=surroundings(state, at)) if is_rifle_grenade(weapon) else None
    return shot or sound("throw", at), sound("grenade-lands", event.landed, after=FALL)


@HEARD.register(ev.GrenadeFell)
def _fell(state: State, event: ev.GrenadeFell) -> Sequence[SoundCue]:
    return (sound("die"),)


@HEARD.register(ev.GrenadeDropped)
def _dropped(state: State, event: ev.GrenadeDropped) -> Sequence[SoundCue]:
    return (sound("grenade-drops", event.hex),)


@HEARD.register(ev.GrenadeExploded)
def _exploded(state: State, event: ev.GrenadeExploded) -> Sequence[SoundCue]:
    """Return the sound of an explosion; none for a smoke grenade."""
    weapon = state.book.weapons[event.weapon]
    if is_smoke_grenade(weapon):
        return ()
    burst = "phosphorus" if weapon.blast is not None and weapon.blast.smoke > 1 else "grenade"
    return (sound(burst, event.hex, around=surroundings(state, event.hex)),)


@HEARD.register(ev.SmokeRose)
def _smoke(state: State, event: ev.SmokeRose) -> Sequence[SoundCue]:
    """Return the sound of a smoke grenade; none for other smoke."""
    weapon = state.book.weapons.get(event.weapon)
    return (sound("smoke", event.hex),) if weapon is not None and is_smoke_grenade(weapon) else ()


@HEARD.register(ev.ShellBurst)
def _shell(state: State, event: ev.ShellBurst) -> Sequence[SoundCue]:
    """Return the sound of a shell, by its weapon."""
    weapon, echo = state.book.weapons[event.weapon], surroundings(state, event.hex)
    return (SoundCue(f"shell-{weapon.id}", f"shell-{weapon.kind}", event.hex, echo, 0.0, "shell", weapon.name),)


@HEARD.register(ev.GroundStruck)
def _struck(state: State, event: ev.GroundStruck) -> Sequence[SoundCue]:
    """Return the sound of the die, and of earth or a collapse if it leaves a mark."""
    falls = "collapse" if event.mark == "rubble" else "earth"
    return (sound("die"), sound(falls, event.hex, after=FALL)) if event.left else (sound("die"),)


@HEARD.register(ev.FlareLit)
def _flare(state: State, event: ev.FlareLit) -> Sequence[SoundCue]:
    """Return the sound of a flare where it is fired, or where it opens."""
    return (sound("flare", place_of(state, event.man) or event.aimed_at),)
