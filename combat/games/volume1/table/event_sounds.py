"""What is heard while an event is shown: which sounds, and where on the board they are made."""

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
"""What lies on the desk, or is too far away for the board to tell from where it comes."""
SILENT: tuple[type[Event], ...] = (
    ev.BattleConceded, ev.CardDiscarded, ev.ChargeEnded, ev.ClockAdvanced, ev.CupCounted, ev.EffectBegan,
    ev.EffectWasted, ev.EndingReached, ev.FlareDrifted, ev.FlaresFound, ev.HoldCounted, ev.ImpulseBegan,
    ev.ManActivated, ev.ManHeld, ev.ManLeft, ev.MeleeEnded, ev.NightFell, ev.OrderCheckFailed, ev.OrderEarned,
    ev.OrderShared, ev.PrisonerFreed, ev.PrisonerHandedOver, ev.PrisonerLedOff, ev.ShellScattered, ev.SmokeDrifted,
    ev.SmokeFaded, ev.SmokeThinned, ev.SquadMustered, ev.StrangerTurned, ev.StrikeUnanswered, ev.TruthTold,
    ev.TurnCleared, ev.WeaponLost, ev.WhomChosen, ev.WindSet,
)  # fmt: skip
"""Events of which nothing is heard: a check, a die or a step tells of them, or the air changes."""

STRIKES = {"stone": "ricochet", "leaves": "bullet-in-leaves", "splinters": "bullet-in-wood", "water": "bullet-in-water"}
"""What a bullet is heard to strike where it is seen to throw up other things than earth."""
STEPS = {"building": "steps-inside", **dict.fromkeys(("stream", "marsh"), "steps-water")}
BRUSH = ("trees", "hedgerow", "orchard", "long-grass", "field")
"""Terrains whose steps are heard otherwise than on turf."""
CRAWLING = ("sneak", "hide")
"""Orders under which a man keeps to the ground as he goes."""
EMPTIED, STRUCK, FALL = 0.12, 0.45, 0.62
"""Seconds after a shot until a clip is flung out, until its bullet strikes somewhere, and after a throw or a roll until
things come down. A strike waits until the die lies still: it would give away what that shows."""
SUBSONIC = ("m3", "thompson", "colt-45")
"""Weapons whose bullets fly slower than sound: they do not crack."""
CLIPS, BELTS = ("rifle", "bolt-rifle"), ("machine-gun",)
"""Kinds of weapon that are loaded by clip and by belt; all others by magazine."""
EN_BLOC = "m1-garand"
"""The rifle whose empty clip is flung out with a ring."""

HEARD: SoundsOfEvents[State] = SoundsOfEvents()
"""What is heard of each event, the loudest first."""


def place_of(state: State, man: str) -> Hex | None:
    """Where a man is, or fell."""
    found = state.men.get(man)
    return None if found is None else found.hex or found.fell_at


def surroundings(state: State, hex_: Hex | None) -> str:
    """What throws an echo around a hex."""
    return echo_around(state.board, hex_, "building")


def weapon_of(state: State, man: Man) -> Weapon | None:
    """The first weapon on a man's counter."""
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


# -- by what happened ---------------------------------------------------------------------------------------------


@HEARD.register(ev.ShotFired)
def _shot(state: State, event: ev.ShotFired) -> Sequence[SoundCue]:
    """The whole attack is heard with its first shot; each miss strikes somewhere near its target."""
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
    """What is heard of a bullet that misses: the crack past an ear, or what it strikes."""
    if event.result == "check":
        return "bullet-hums" if event.weapon in SUBSONIC else "bullet-cracks"
    return STRIKES.get(matter.OF_TERRAIN.get(state.board.terrain(target), matter.USUAL), "bullet-in-earth")


@HEARD.register(ev.ManMoved)
def _step(state: State, event: ev.ManMoved) -> Sequence[SoundCue]:
    """Whoever is led, driven or carried moves with another, who is heard."""
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
    """The clip or magazine that runs out, and the one that is put in."""
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
    """Only who runs, and who runs wild."""
    return (sound(event.after, place_of(state, event.man)),) if event.after in ("rout", "berserk") else ()


@HEARD.register(ev.BlowStruck)
def _blow(state: State, event: ev.BlowStruck) -> Sequence[SoundCue]:
    return (sound("blow" if event.hit else "blow-misses", place_of(state, event.target)),)


@HEARD.register(ev.RolesSwapped)
def _swapped(state: State, event: ev.RolesSwapped) -> Sequence[SoundCue]:
    return (sound("gun-manned", place_of(state, event.operator)),)


@HEARD.register(ev.GrenadeThrown)
def _thrown(state: State, event: ev.GrenadeThrown) -> Sequence[SoundCue]:
    """A rifle fires it, or an arm; either way it comes down where the scatter takes it."""
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
    """Smoke grenades only hiss, with the smoke that rises."""
    weapon = state.book.weapons[event.weapon]
    if is_smoke_grenade(weapon):
        return ()
    burst = "phosphorus" if weapon.blast is not None and weapon.blast.smoke > 1 else "grenade"
    return (sound(burst, event.hex, around=surroundings(state, event.hex)),)


@HEARD.register(ev.SmokeRose)
def _smoke(state: State, event: ev.SmokeRose) -> Sequence[SoundCue]:
    """Smoke pours out of what was made for it; that of a bang was heard with the bang."""
    weapon = state.book.weapons.get(event.weapon)
    return (sound("smoke", event.hex),) if weapon is not None and is_smoke_grenade(weapon) else ()


@HEARD.register(ev.ShellBurst)
def _shell(state: State, event: ev.ShellBurst) -> Sequence[SoundCue]:
    """It whistles before it bursts; the name of its weapon tells how heavy it is."""
    weapon, echo = state.book.weapons[event.weapon], surroundings(state, event.hex)
    return (SoundCue(f"shell-{weapon.id}", f"shell-{weapon.kind}", event.hex, echo, 0.0, "shell", weapon.name),)


@HEARD.register(ev.GroundStruck)
def _struck(state: State, event: ev.GroundStruck) -> Sequence[SoundCue]:
    """The die, and what comes down if it leaves a mark."""
    falls = "collapse" if event.mark == "rubble" else "earth"
    return (sound("die"), sound(falls, event.hex, after=FALL)) if event.left else (sound("die"),)


@HEARD.register(ev.FlareLit)
def _flare(state: State, event: ev.FlareLit) -> Sequence[SoundCue]:
    """Where it is fired; where it comes from nowhere on the board, there where it opens."""
    return (sound("flare", place_of(state, event.man) or event.aimed_at),)
