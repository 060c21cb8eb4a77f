"""Targeting rolls of ordnance, and near misses (11.9-11.11)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.ledger import Term, total
from combat.engine.space.hexes.hex import NOWHERE, Hex, distance
from combat.games.command.rules.decisions import pick_hex
from combat.games.command.rules.events.fight_events import AttackEnded, Targeted
from combat.games.command.rules.fate.rolls import roll
from combat.games.command.rules.fate_cards import FateCard
from combat.games.command.rules.fighting.aiming import best_sight
from combat.games.command.rules.ground.lay_of_land import land_of
from combat.games.command.rules.pieces.values import holder
from combat.games.command.rules.state import Attack, State, Unit


def spotters(state: State) -> list[Unit]:
    """Return the units of the current order that spot for its mortars (11.12)."""
    if state.order is None or not state.book.options.spotters:
        return []
    units = (state.units[id_] for id_ in state.order.units)
    return [
        unit
        for unit in units
        if unit.on_map and (unit.spots or state.figure(unit).spots) and not unit.broken and not unit.suppressed
    ]


def target(state: State, attack: Attack) -> Steps[None]:
    """Make the targeting roll: the product of the dice less hindrance must exceed the range (11.9).

    A miss may land in another hex (11.11), or end the attack.
    """
    weapon, hex_ = attack.pieces[0], attack.hexes[0]
    start = holder(state, weapon).hex
    far = distance(start, hex_)
    hindered = best_sight(state, weapon, hex_, spotters(state)).ledger
    fate = yield from roll(state, attack.side, "targeting", "11.9", weapon)
    ledger = (Term("product", fate.product, "11.9"), *hindered)
    hit = hits(total(ledger), far)
    result, lands = ("hit", hex_) if hit else (yield from _near_miss(state, fate, start, hex_))
    yield Targeted(fate.id, fate.product, ledger, far, hit, lands, result)
    if result == "missed":
        yield AttackEnded("missed")


def hits(product: int, far: int) -> bool:
    """Return whether a product of the dice, with hindrance subtracted, exceeds the range (11.9, 13.4)."""
    return product > far


def _near_miss(state: State, fate: FateCard, start: Hex, hex_: Hex) -> Steps[tuple[str, Hex]]:
    """Return the result of a miss and where it lands; the holder of the initiative card picks one of two hexes."""
    result, places = may_land(state, fate, start, hex_)
    if not places:
        return result, NOWHERE
    return result, (yield from pick_hex(state.initiative, places, result, "11.11"))


def may_land(state: State, fate: FateCard, start: Hex, hex_: Hex) -> tuple[str, list[Hex]]:
    """Return the result of a miss, "short" or "long", and the hexes where it may land; "missed" and no hex for
    neither (11.11).
    """
    short = fate.white > fate.colour
    if not state.book.options.near_misses or fate.white == fate.colour or (short and distance(start, hex_) < 2):
        return "missed", []
    places = around(state, start, hex_, short=short)
    return ("short" if short else "long", places) if places else ("missed", [])


def around(state: State, start: Hex, hex_: Hex, *, short: bool) -> list[Hex]:
    """Return the hexes adjacent to a target on the line to the firer: nearer to it (`short`), or farther.

    One hex, or two if the line runs along a hexside; hexes off the map are left out.
    """
    grid, known = state.book.map.board.grid, land_of(state.book).by_axial
    line = grid.line(grid.slots[hex_], grid.slots[start])
    q, r = hex_.axial
    steps = line.shape[0] if line.shape else ((start.axial[0] - q, start.axial[1] - r),)
    way = 1 if short else -1
    return [
        beside
        for dq, dr in steps
        if (beside := known.get((q + way * dq, r + way * dr))) is not None
    ]  # fmt: skip
