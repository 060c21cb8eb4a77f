"""Events that change terrain: smoke, blazes, works (15.04-15.35). `side` reads the event."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.decisions import pick_hex, pick_unit
from combat.games.command.rules.events.ground_events import SmokeLifted, StarshellDied, WorkRemoved
from combat.games.command.rules.events.turn_events import NothingCame
from combat.games.command.rules.fate.random_hexes import random_hex
from combat.games.command.rules.fate_cards import EventKind, FateCard
from combat.games.command.rules.ground.blazes import light, takes_blaze
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.ground.laying import lay_smoke, put_work, takes_smoke
from combat.games.command.rules.pieces.harm import break_all
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side

WORKS: dict[EventKind, str] = {"booby-trap": "mines", "rubble": "wire", "shellholes": "foxholes"}
"""Works that events place in a random hex (15.05, 15.27, 15.31)."""


def digs(kind: EventKind, work: str) -> Callable[[State, Seat, FateCard], Steps[None]]:
    """Return the function that carries out an event which places a work in a random hex."""

    def happening(state: State, side: Seat, card: FateCard) -> Steps[None]:
        """Place a work in a random hex; units already there are not attacked."""
        spot = yield from random_hex(state, side, kind)
        yield from put_work(state, spot, work, kind)

    return happening


def blaze(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Set a random hex on fire (15.04)."""
    spot = yield from random_hex(state, side, "blaze")
    yield from light(state, (spot,), "blaze")


def breeze(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Remove all smoke and starshells and spread each blaze downwind; `side` chooses if markers run short (15.06)."""
    still = not state.smoke and not state.starshells
    for hex_ in list(state.smoke):
        yield SmokeLifted(hex_, "breeze")
    for hex_ in state.starshells:
        yield StarshellDied(hex_)
    around = [state.book.map.board.neighbour(hex_, card.wind - 1) for hex_ in sorted(state.blazes)]
    left = [hex_ for hex_ in dict.fromkeys(around) if hex_ is not None and takes_blaze(state, hex_)]
    markers, lit = state.book.blazes - len(state.blazes), list[Hex]()
    while left and len(lit) < markers:
        short = len(left) > markers - len(lit)
        hex_ = (yield from pick_hex(side, left, "breeze", "15.06")) if short else left[0]
        left.remove(hex_)
        lit.append(hex_)
    yield from light(state, lit, "breeze")
    if still and not lit:
        yield NothingCame("breeze")


def dust(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Place smoke in a random hex."""
    spot = yield from random_hex(state, side, "dust")
    yield from lay_smoke(state, spot, "dust")


def entrench(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a hex with its units and place foxholes there (15.13); yield NothingCame if none is chosen."""
    sites = dict.fromkeys(unit.hex for unit in state.on_map(side) if may_have_work(state, unit.hex))
    hex_ = yield from pick_hex(side, sites, "entrench", "15.13", may_pass=True)
    if hex_:
        yield from put_work(state, hex_, "foxholes", "entrench")
    else:
        yield NothingCame("entrench")


def sappers(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a hex with mines or wire and remove them (15.28); yield NothingCame if none is chosen."""
    kinds = state.book.work_kinds
    sites = [hex_ for hex_, work in state.works.items() if kinds[work].mines or kinds[work].wire]
    hex_ = yield from pick_hex(side, sites, "sappers", "15.28", may_pass=True)
    if hex_:
        yield WorkRemoved(hex_, "sappers")
    else:
        yield NothingCame("sappers")


def white_phosphorus(state: State, side: Seat, card: FateCard) -> Steps[None]:
    """Ask `side` for a hex adjacent to one of its unbroken squads and place smoke in it (15.35).

    Each side with units in the hex then breaks one of them. Yields NothingCame if no hex is chosen.
    """
    board = state.book.map.board
    squads = [unit.hex for unit in state.on_map(side) if state.figure(unit).size == "squad" and not unit.broken]
    around = dict.fromkeys(hex_ for squad in squads for hex_ in board.ring(squad, 1) if takes_smoke(state, hex_))
    sites = around if state.smoke_cup else ()
    hex_ = yield from pick_hex(side, sites, "white-phosphorus", "15.35", may_pass=True)
    if not hex_:
        yield NothingCame("white-phosphorus")
        return
    yield from lay_smoke(state, hex_, "white-phosphorus")
    burnt = []
    for each in (other_side(state.active), state.active):
        there = [unit.id for unit in state.units_in(hex_, each)]
        unit = yield from pick_unit(each, there, "white-phosphorus", "15.35", about=hex_)
        burnt += [unit] if unit else []
    yield from break_all(state, tuple(burnt), "white-phosphorus")
