"""Time advance: the Time marker, deck shuffles, sudden death, smoke and arrivals (4.1-4.3)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import NONE, PASS, CardUse
from combat.games.command.rules.decisions import pick_hex, pick_word, playable, react
from combat.games.command.rules.events.card_events import CardPlayed, DeckShuffled
from combat.games.command.rules.events.end_events import SuddenDeathRolled, TimeAdvanced
from combat.games.command.rules.events.ground_events import SmokeLifted, StarshellDied, WorkPlaced
from combat.games.command.rules.events.unit_events import RadioArrived, UnitArrived, UnitDelayed
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.ground.entering import forbidden_to_stand, friendly_edge, may_have_work
from combat.games.command.rules.pieces.stacking import has_room
from combat.games.command.rules.play import victory
from combat.games.command.rules.play.endings import FIVE_OBJECTIVES, SUDDEN_DEATH, GameOver
from combat.games.command.rules.state import State, Unit
from combat.games.command.rules.two_sides import SIDES, other_side

SMOKE, STARSHELL = "smoke", "starshell"
DUG = "foxholes"
"""Kind of the work that Dig In places."""


def advance_time(state: State, side: Seat, empty: bool) -> Steps[None]:
    """Advance the Time marker and carry out the six steps of a time advance (4.2).

    `side` is the owner of the deck; `empty` says that its end is the cause, not a trigger.
    """
    yield TimeAdvanced(side, min(state.time + 1, state.book.figures.time_spaces), empty)
    yield DeckShuffled(side)
    yield from _sudden_death(state, side)
    for each in SIDES:
        if state.book.forces[each].posture == "defend":
            yield from victory.score(state, each, state.book.figures.defender_vp, "defender")
    yield from _lift_smoke(state, side)
    order = (other_side(state.active), state.active)
    for each in order:
        yield from _arrivals(state, each)
    yield from victory.resolve_control(state)
    for each in order:
        yield from _dig_in(state, each)


def _sudden_death(state: State, side: Seat) -> Steps[None]:
    """Roll for sudden death once Time has reached it: a roll below the Time ends the game (4.3)."""
    if state.time < state.sudden_death:
        return
    if victory.doubles(state, "all-five") and (holder := victory.controls_all(state)):
        raise GameOver(FIVE_OBJECTIVES, winner=holder)
    time = state.time
    fate = yield from roll(state, side, "sudden-death", "4.3")
    ends = fate.sum < time
    yield SuddenDeathRolled(side, fate.id, fate.sum, time, ends)
    if ends:
        raise GameOver(SUDDEN_DEATH)


def _lift_smoke(state: State, side: Seat) -> Steps[None]:
    """Remove a smoke marker, or a starshell, as the side that caused the advance chooses (4.2d, 19.2)."""
    if state.starshells:
        kinds = (SMOKE if state.smoke else NONE, STARSHELL)
        if (yield from pick_word(side, kinds, "lift", "19.2")) == STARSHELL:
            shells = dict.fromkeys(state.starshells)
            yield StarshellDied((yield from pick_hex(side, shells, "starshell-out", "19.2")))
            return
    hex_ = yield from pick_hex(side, state.smoke, "lift-smoke", "4.2d")
    if hex_:
        yield SmokeLifted(hex_, "time")


def _arrivals(state: State, side: Seat) -> Steps[None]:
    """Place units that arrive at the current Time space on the friendly edge (4.2e)."""
    for unit in [unit for unit in state.units.values() if unit.side == side and unit.fate == "waiting"]:
        if unit.space != state.time:
            continue
        hex_ = yield from pick_hex(side, entries(state, unit), "arrive", "4.2e", about=unit.id)
        if hex_:
            yield UnitArrived(unit.id, hex_)
        else:
            yield UnitDelayed(unit.id, state.time + 1 if state.time < state.book.figures.time_spaces else 0)
    radio = state.radios.get(side)
    if radio is not None and radio.space and radio.space <= state.time:
        yield RadioArrived(side)


def entries(state: State, unit: Unit) -> list[Hex]:
    """Return the hexes of its friendly edge at which a unit may arrive; empty if none has room."""
    return [
        hex_
        for hex_ in friendly_edge(state, unit.side)
        if not forbidden_to_stand(state, hex_) and has_room(state, hex_, unit)
    ]


def _dig_in(state: State, side: Seat) -> Steps[None]:
    """Ask a side for Dig In, which places foxholes in a hex with its units (14.08)."""
    while True:
        sites = dig_in_sites(state, side)
        if not sites:
            return
        answer = yield from react(state, side, "time", playable(state, side, "dig-in"), "14.08")
        if answer == PASS:
            return
        use = CardUse.read(answer)
        yield CardPlayed(side, use.card, use.use)
        hex_ = yield from pick_hex(side, sites, "dig-in", "14.08")
        yield WorkPlaced(hex_, DUG, "dig-in")


def dig_in_sites(state: State, side: Seat) -> list[Hex]:
    """Return the hexes in which a side may place foxholes with Dig In: hexes of its units that can have a work."""
    return list(dict.fromkeys(unit.hex for unit in state.on_map(side) if may_have_work(state, unit.hex)))
