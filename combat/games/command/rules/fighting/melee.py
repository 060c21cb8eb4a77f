"""Melee, fought after any order or event that leaves both sides in a hex (10.2-10.5)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.answers import PASS, CardUse
from combat.games.command.rules.decisions import pick_unit, playable, react
from combat.games.command.rules.events.card_events import CardPlayed
from combat.games.command.rules.events.fight_events import MeleeBegan, MeleeCounted, MeleeEnded, MeleeRolled
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.pieces.harm import break_unit, eliminate, heirs
from combat.games.command.rules.pieces.values import firepower
from combat.games.command.rules.play import victory
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES, other_side

Fighters = dict[Seat, tuple[str, ...]]
"""Units that take part in a melee and still live, by side; teams replace a squad that was split."""


def fight(state: State, hex_: Hex) -> Steps[None]:
    """Fight a melee to its end, yielding questions and events; units that enter the hex meanwhile take no part
    (10.5).
    """
    yield MeleeBegan(hex_)
    order = (other_side(state.active), state.active)
    fighters: Fighters = {side: tuple(unit.id for unit in state.units_in(hex_, side)) for side in SIDES}
    for side in order:
        yield from _ambushes(state, hex_, side)
    fighters = _alive(state, fighters)
    if _goes_on(state, hex_, fighters):
        fighters = yield from _rolled(state, hex_, fighters)
    else:
        yield MeleeEnded(hex_, "", "off")
    for side in order:
        if fighters[side]:
            yield from _no_quarter(state, hex_, side)


def _alive(state: State, fighters: Fighters) -> Fighters:
    """Return the fighters that are still on the map, with teams in place of a squad."""
    return {side: tuple(heir for unit in units for heir in heirs(state, unit)) for side, units in fighters.items()}


def _goes_on(state: State, hex_: Hex, fighters: Fighters) -> bool:
    """Return whether both sides still have fighters in the hex."""
    return all(any(state.units[unit].hex == hex_ for unit in fighters[side]) for side in SIDES)


def strength(state: State, hex_: Hex, side: Seat) -> Ledger:
    """Return a side's melee strength in a hex as terms: FP of its units, and 1 for each boxed FP (10.4)."""
    terms: list[Term] = []
    for unit in state.units_in(hex_, side):
        terms.append(Term("unit", total(firepower(state, unit.id)), "10.4", unit.id))
        if state.printed(unit).assault:
            terms.append(Term("boxed", 1, "10.4", unit.id))
    return tuple(terms)


def _rolled(state: State, hex_: Hex, fighters: Fighters) -> Steps[Fighters]:
    """Fix the strengths, have both sides roll and carry the result out; return who is left of the fighters (10.4)."""
    strengths, totals = {side: strength(state, hex_, side) for side in SIDES}, dict[Seat, int]()
    yield MeleeCounted(hex_, tuple(strengths.items()))
    for side in (other_side(state.active), state.active):
        fate = yield from roll(state, side, "melee", "10.4", hex_)
        totals[side] = total(strengths[side]) + fate.sum
        yield MeleeRolled(hex_, side, fate.id, strengths[side], totals[side])
        fighters = _alive(state, fighters)
        if not _goes_on(state, hex_, fighters):
            yield MeleeEnded(hex_, "", "off")
            return fighters
    yield from _result(state, hex_, totals, fighters)
    return _alive(state, fighters)


def _ambushes(state: State, hex_: Hex, side: Seat) -> Steps[None]:
    """Ask a side for ambushes; each makes the opponent break one of his units in the hex (10.3, 14.01).

    A side may play them even if its own units there are gone: both declare ambushes before strengths are counted.
    """
    while state.units_in(hex_, other_side(side)):
        answer = yield from react(state, side, "melee", playable(state, side, "ambush"), "14.01", about=hex_, hex_=hex_)
        if answer == PASS:
            return
        use = CardUse.read(answer)
        yield CardPlayed(side, use.card, use.use)
        rival = other_side(side)
        there = [unit.id for unit in state.units_in(hex_, rival)]
        victim = yield from pick_unit(rival, there, "ambushed", "14.01")
        yield from break_unit(state, victim, "ambush")


def _result(state: State, hex_: Hex, totals: dict[Seat, int], fighters: Fighters) -> Steps[None]:
    """Eliminate all fighters of the lower total; on a tie both sides', except a pillbox's sole occupant (10.5)."""
    if len(set(totals.values())) > 1:
        winner, result = max(totals, key=lambda side: totals[side]), "won"
    else:
        winner, result = holds_tie(state, hex_), "tie"
    losers = [unit for side in SIDES if side != winner for unit in fighters[side]]
    yield MeleeEnded(hex_, winner, result)
    yield from eliminate(state, tuple(unit.id for unit in state.units_in(hex_) if unit.id in losers), "melee")


def holds_tie(state: State, hex_: Hex) -> Seat:
    """Return the side that survives a tie because it was last alone in a pillbox or bunker; "" for none (10.5)."""
    work = state.works.get(hex_)
    return state.alone.get(hex_, "") if work is not None and state.book.work_kinds[work].holds_ties else ""


def may_score(state: State, side: Seat) -> bool:
    """Return whether a side may play No Quarter against its opponent's nation (14.16)."""
    forces, nations = state.book.forces, state.book.nations
    none_for = nations[forces[side].nation].no_quarter
    return forces[other_side(side)].nation in none_for or "any" in none_for


def _no_quarter(state: State, hex_: Hex, side: Seat) -> Steps[None]:
    """Ask a side with surviving units for No Quarter, which scores for the melee (14.16)."""
    if not may_score(state, side):
        return
    while True:
        uses = playable(state, side, "no-quarter")
        answer = yield from react(state, side, "melee-won", uses, "14.16", about=hex_, hex_=hex_)
        if answer == PASS:
            return
        use = CardUse.read(answer)
        yield CardPlayed(side, use.card, use.use)
        yield from victory.score(state, side, state.book.figures.no_quarter_vp, "no-quarter", hex_)
