"""Events that bring units: heroes, privates, support, returning casualties (15.14-15.34). `side` reads the event."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.decisions import pick_hex, pick_unit
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.events.unit_events import RadioBrought, UnitRecruited, UnitReturned
from combat.games.command.rules.fate.random_hexes import random_hex
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.ground.entering import forbidden_to_stand, friendly_edge
from combat.games.command.rules.pieces.harm import rally
from combat.games.command.rules.pieces.stacking import has_room
from combat.games.command.rules.pieces.support import newcomer, recruit, roll_support
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State, Unit


def _around(state: State, spot: Hex) -> list[Hex]:
    """Return a hex and its neighbours, without those in which no unit can be."""
    return [hex_ for hex_ in state.book.map.board.within(spot, 1) if not forbidden_to_stand(state, hex_)]


# -- heroes and privates ----------------------------------------------------------------------------------------------


def _in_the_tray(state: State, side: Seat, figure: str) -> bool:
    """Return whether a side's unique counter is available: never in play, or a hero who is gone (6.8)."""
    found = [unit for unit in state.units.values() if unit.side == side and unit.figure == figure]
    hero = bool(figure) and state.book.units[figure].hero
    return bool(figure) and all(hero and unit.fate == "gone" for unit in found)


def _id_of(side: Seat, figure: str) -> str:
    """Return the id of a unique unit of a side."""
    return f"{side}-{figure}"


def field_promotion(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a hex with one of its broken units and place a private there (15.14); else yield NothingCame."""
    figure = state.book.forces[side].private
    broken = dict.fromkeys(unit.hex for unit in state.on_map(side) if unit.broken)
    sites = broken if _in_the_tray(state, side, figure) else ()
    hex_ = yield from pick_hex(side, sites, "field-promotion", "15.14", may_pass=True)
    if hex_:
        yield UnitRecruited(_id_of(side, figure), figure, side, hex_)
    else:
        yield NothingCame("field-promotion")


def hero(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a friendly hex, place a hero there and let it rally a broken unit (15.16).

    Yields NothingCame if the hero is in play already.
    """
    figure = state.book.forces[side].hero
    sites = victory.friendly_hexes(state, side) if _in_the_tray(state, side, figure) else ()
    hex_ = yield from pick_hex(side, sites, "hero", "15.16")
    if not hex_:
        yield NothingCame("hero")
        return
    yield UnitRecruited(_id_of(side, figure), figure, side, hex_)
    broken = [unit.id for unit in state.units_in(hex_) if unit.broken]
    unit = yield from pick_unit(side, broken, "hero", "15.16", may_pass=True, about=hex_)
    if unit:
        yield from rally(state, unit, "hero")


# -- support ----------------------------------------------------------------------------------------------------------


def infiltration(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Bring support of `side` into or adjacent to a random hex, even among enemies (15.17).

    Yields NothingCame if there is no support or no room.
    """
    arm = yield from roll_support(state, side, "infiltration", "15.17")
    if arm is None:
        yield NothingCame("infiltration")
        return
    spot = yield from random_hex(state, side, "infiltration")
    hex_ = yield from pick_hex(side, _around(state, spot), "infiltration", "15.17", about=arm.id)
    if hex_:
        yield recruit(state, side, arm, hex_)
    else:
        yield NothingCame("infiltration", spot)


def reinforcements(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Bring support of `side` in at its map edge, or a radio if it has none (15.26).

    Yields NothingCame if there is no support or no room.
    """
    arm = yield from roll_support(state, side, "reinforcements", "15.26", radios=True)
    if arm is None:
        yield NothingCame("reinforcements")
        return
    if arm.figure in state.book.radios:
        yield RadioBrought(side, arm.id, arm.figure)
        return
    unit = newcomer(state, side, arm)
    sites = [hex_ for hex_ in friendly_edge(state, side) if _fits(state, hex_, unit)]
    hex_ = yield from pick_hex(side, sites, "reinforcements", "15.26", about=arm.id)
    if hex_:
        yield recruit(state, side, arm, hex_)
    else:
        yield NothingCame("reinforcements")


def _fits(state: State, hex_: Hex, unit: Unit) -> bool:
    return not forbidden_to_stand(state, hex_) and has_room(state, hex_, unit)


# -- returning casualties
# -----------------------------------------------------------------------------------------------


def walking_wounded(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Return an eliminated unit of either side, broken, to a random hex or an adjacent one with room (15.34).

    `side` chooses. Yields NothingCame if there is no unit or no room.
    """
    lost = [unit for track in state.casualties.values() for unit in track if unit]
    picked = yield from pick_unit(side, lost, "walking-wounded", "15.34")
    if not picked:
        yield NothingCame("walking-wounded")
        return
    spot = yield from random_hex(state, side, "walking-wounded")
    unit = state.units[picked]
    sites = [hex_ for hex_ in _around(state, spot) if has_room(state, hex_, unit)]
    hex_ = yield from pick_hex(side, sites, "walking-wounded", "15.34", about=picked)
    if hex_:
        yield UnitReturned(picked, hex_)
    else:
        yield NothingCame("walking-wounded", spot)
