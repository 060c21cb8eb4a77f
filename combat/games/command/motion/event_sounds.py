"""Data for the sounds of events: position on the board and echo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.sound.sound_cue import SoundCue
from combat.engine.stage.sound.sounds_of_events import SoundsOfEvents, sound
from combat.engine.tabletop.hexes.echoes import echo_around
from combat.games.command.rules.events import card_events as cards
from combat.games.command.rules.events import end_events as ends
from combat.games.command.rules.events import fight_events as fight
from combat.games.command.rules.events import ground_events as ground
from combat.games.command.rules.events import mission_events as missions
from combat.games.command.rules.events import turn_events as course
from combat.games.command.rules.events import unit_events as units
from combat.games.command.rules.state import Attack, State
from combat.games.command.words import command_names as names
from combat.games.command.words.command_log import ROLLS

BESIDE_BOARD: Mapping[type[Event], str] = {
    cards.CardDrawn: "card",
    cards.CardPlayed: "card-laid",
    cards.CardsDiscarded: "card-thrown",
    cards.DeckShuffled: "shuffle",
    cards.RollCancelled: "card-thrown",
    cards.InitiativeHanded: "card-laid",
    course.EventRead: "event",
    course.TurnBegan: "page",
    ends.TimeAdvanced: "track",
    ends.SurrenderMoved: "track",
    ends.ChitDrawn: "marker",
    ends.ChitOpened: "stamp",
    ends.Ended: "end",
    missions.RoundPlaced: "radio",
    units.RadioBrought: "radio",
    units.RadioArrived: "radio",
    units.RadioRepaired: "radio",
}
"""Sounds without a position on the board."""
SILENT: tuple[type[Event], ...] = (
    cards.HandShown, course.GameBegan, course.SetUpBegan, course.TurnPassed, course.TurnClosed, course.OrderGiven,
    course.OrderBegun, course.PlayerActivated, course.StageReached, course.RollSettled, course.OrderEnded,
    course.Chosen, course.ScoutTaken, course.TriggerBegan, course.TriggerEnded, course.NothingCame,
    ends.SuddenDeathRolled, ends.PointsScored, ends.ObjectiveTaken, ends.ObjectiveUnclaimed, fight.GroupSetOff,
    fight.StepTaken, fight.GroupHeld, fight.PointsSpent, fight.LeadersDeclared, fight.GroupStopped, fight.GroupParted,
    fight.Answered, fight.AttackDeclared, fight.ActionUsed, fight.DefenceBegan, fight.DefenceRolled,
    fight.DefenceSettled, fight.AttackEnded, fight.MeleeCounted, fight.MeleeEnded, ground.SmokeLifted,
    ground.StoodAlone, missions.AccuracyRolled, missions.RoundDrifted, units.SuppressionLifted, units.VeteranMade,
    units.UnitDelayed, units.WeaponBoxed, units.RadioBroke, units.RadioLost, units.MoraleRolled,
)  # fmt: skip
"""Events without sound: nothing moves, or the card flip before them has been heard."""

STEPS = {"building": "steps-inside", **dict.fromkeys(("stream", "marsh", "water"), "steps-water")}
BRUSH = ("woods", "orchard", "brush", "field")
"""Terrains with step sounds other than on turf."""
RIFLES: Mapping[str, str] = {
    "germany": "fire-kar-98k", "italy": "fire-kar-98k", "united-states": "fire-m1-garand", "soviet-union": "fire-m1903",
    "britain": "fire-m1903", "france": "fire-m1903",
}  # fmt: skip
GUNS: Mapping[str, str] = {
    "germany": "burst-mg-42", "italy": "burst-mg-34", "united-states": "burst-m1919", "soviet-union": "burst-mg-34",
    "britain": "burst-bar", "france": "burst-bar",
}  # fmt: skip
"""Sounds of a nation's rifles and machine guns."""
KINDS = {
    "mortar": "rifle-grenade", "gun": "shell-mortar-60", "anti-tank": "rifle-grenade", "satchel": "throw",
    "molotov": "throw", "flamethrower": "phosphorus",
}  # fmt: skip
"""Sounds of weapons that fire no bullets, by kind."""
FALL = 0.62
"""Seconds from a shot to the impact of its shell."""

HEARD: SoundsOfEvents[State] = SoundsOfEvents()
"""Sounds of each event, loudest first."""


def place_of(state: State, piece: str) -> Hex | None:
    """Return the hex of a unit, or of the unit that carries a weapon; None if it is not on the map."""
    unit = state.units.get(piece) or state.carrier(piece)
    return unit.hex or None if unit is not None else None


def surroundings(state: State, hex_: Hex | None) -> str:
    """Return the name of what causes an echo around a hex, such as "building"; "" if nothing does."""
    return echo_around(state.book.map.board, hex_, "building")


# -- one sound each
# -----------------------------------------------------------------------------------------------------


HEARD.silent(*SILENT)
HEARD.beside(BESIDE_BOARD)
_at = HEARD.at
_at(course.UnitPlaced, "counter", lambda state, event: event.hex or place_of(state, event.unit))
_at(units.UnitArrived, "arrival", lambda state, event: event.hex or place_of(state, event.unit))
_at(units.UnitReturned, "arrival", lambda state, event: event.hex or place_of(state, event.unit))
_at(units.UnitRecruited, "arrival", lambda state, event: event.hex or place_of(state, event.unit))
_at(units.UnitBroke, "wounded", lambda state, event: place_of(state, event.unit))
_at(units.UnitRallied, "alarm", lambda state, event: place_of(state, event.unit))
_at(units.UnitSuppressed, "hides", lambda state, event: place_of(state, event.unit))
_at(units.UnitEliminated, "killed", lambda state, event: place_of(state, event.unit))
_at(units.UnitExited, "counter-off", lambda state, event: place_of(state, event.unit))
_at(units.UnitSplit, "counter", lambda state, event: place_of(state, event.unit))
_at(course.SpotterNamed, "marker", lambda state, event: place_of(state, event.unit))
_at(course.HexRead, "marker", lambda state, event: event.hex)
_at(course.WorkSetUp, "marker", lambda state, event: event.hex)
_at(ground.WorkPlaced, "earth", lambda state, event: event.hex)
_at(ground.WorkRemoved, "collapse", lambda state, event: event.hex)
_at(ground.SmokeLaid, "smoke", lambda state, event: event.hex)
_at(ground.BlazeLit, "phosphorus", lambda state, event: event.hex)
_at(ground.StarshellLit, "flare", lambda state, event: event.hex)
_at(ground.StarshellDied, "flare-dies", lambda state, event: event.hex)
_at(fight.MeleeBegan, "melee", lambda state, event: event.hex)
_at(fight.MeleeRolled, "blow", lambda state, event: event.hex)


# -- by circumstances
# ---------------------------------------------------------------------------------------------------


@HEARD.register(cards.CardFlipped)
def _flipped(state: State, event: cards.CardFlipped) -> Sequence[SoundCue]:
    """Return the sound of a roll; a card that is only looked at has none."""
    return (sound("enemy-card", says="card-flipped"),) if event.why in ROLLS else ()


@HEARD.register(fight.GroupMoved)
def _step(state: State, event: fight.GroupMoved) -> Sequence[SoundCue]:
    board = state.book.map.board
    terrain = board.terrain(event.hex) if event.hex and board.contains(event.hex) else ""
    return (sound(STEPS.get(terrain, "steps-brush" if terrain in BRUSH else "steps"), event.hex or None),)


@HEARD.register(units.UnitMoved)
def _pushed(state: State, event: units.UnitMoved) -> Sequence[SoundCue]:
    return (sound("rout", event.hex or None),)


@HEARD.register(fight.RetreatBegan)
def _runs(state: State, event: fight.RetreatBegan) -> Sequence[SoundCue]:
    return (sound("rout", place_of(state, event.units[0]) if event.units else None),)


@HEARD.register(units.WeaponBroke)
def _broke(state: State, event: units.WeaponBroke) -> Sequence[SoundCue]:
    return (sound("empty", place_of(state, event.weapon)),)


@HEARD.register(units.WeaponRepaired)
def _repaired(state: State, event: units.WeaponRepaired) -> Sequence[SoundCue]:
    return (sound("gun-manned", place_of(state, event.weapon)),)


@HEARD.register(units.WeaponTaken)
def _taken(state: State, event: units.WeaponTaken) -> Sequence[SoundCue]:
    return (sound("gun-manned", place_of(state, event.taker)),)


@HEARD.register(fight.Targeted)
def _shelled(state: State, event: fight.Targeted) -> Sequence[SoundCue]:
    """Return the sounds of the gun and of a missed shell; a hit explodes with the attack roll."""
    attack = state.attack
    shot = [_shot(state, piece) for piece in attack.pieces] if attack is not None else []
    burst = [] if event.hit or not event.hex else [_burst(state, event.hex, "mortar-60", after=FALL)]
    return [*shot, *burst]


@HEARD.register(fight.AttackRolled)
def _volley(state: State, event: fight.AttackRolled) -> Sequence[SoundCue]:
    """Return the shots of all firing pieces in sequence, or a blast."""
    attack = state.attack
    if attack is None:
        return ()
    if attack.kind in ("impact", "mines"):
        shell = "howitzer-105" if attack.kind == "impact" else "mortar-60"
        return [_burst(state, hex_, shell) for hex_ in attack.hexes]
    shots = [_shot(state, piece, after=0.12 * number) for number, piece in enumerate(attack.pieces)]
    return [*shots, *([_burst(state, attack.hexes[0], "mortar-81", after=0.3)] if _explodes(state, attack) else [])]


def _explodes(state: State, attack: Attack) -> bool:
    kinds = {state.weapon_figure(piece).kind for piece in attack.pieces if piece in state.weapons}
    return bool(kinds & {"mortar", "gun", "satchel", "molotov"}) and not attack.smoke


def _shot(state: State, piece: str, after: float = 0.0) -> SoundCue:
    """Return the sound of a unit's rifles or of a weapon."""
    at = place_of(state, piece)
    echo = surroundings(state, at)
    if piece in state.weapons:
        figure = state.weapon_figure(piece)
        name = GUNS.get(figure.nation, "burst-mg-34") if figure.kind == "machine-gun" else KINDS[figure.kind]
        return SoundCue(name, "", at, echo, after, "fires", names.weapon(state, piece))
    nation = state.figure(state.units[piece]).nation if piece in state.units else ""
    return SoundCue(RIFLES.get(nation, "fire-m1903"), "", at, echo, after, "fires", names.piece(state, piece))


def _burst(state: State, hex_: Hex, shell: str, after: float = 0.0) -> SoundCue:
    return sound(f"shell-{shell}", hex_, around=surroundings(state, hex_), after=after, says="shell")
