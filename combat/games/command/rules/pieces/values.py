"""Current values of a piece: FP, Range, Move and Morale as terms with rule numbers (6.1-6.4, 6.7)."""

from __future__ import annotations

from combat.engine.kernel.ledger import Ledger, Term, total
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.ground.cover import cover
from combat.games.command.rules.state import Attack, State, Unit


def is_leader(state: State, unit: Unit) -> bool:
    """Return whether a unit is a leader."""
    return state.book.units[unit.figure].size == "leader"


def command(state: State, unit: Unit) -> int:
    """Return a leader's Command; 0 for a unit that is no leader."""
    return state.printed(unit).command


def command_in(state: State, hex_: Hex, side: Seat) -> int:
    """Return the sum of Command of a side's leaders in a hex (6.7)."""
    here = state.units_in(hex_, side)
    return state.printed(here[0]).command if len(here) == 1 else sum([state.printed(unit).command for unit in here])


def leadership(state: State, unit: Unit) -> int:
    """Return the bonus of the leaders in its hex for a squad or team; 0 for a leader (6.7)."""
    return 0 if is_leader(state, unit) else command_in(state, unit.hex, unit.side)


def led(state: State, unit: Unit) -> Ledger:
    """Return the bonus of the leaders in its hex for a unit, as terms; empty for 0 (6.7)."""
    return _led_by(leadership(state, unit))


def _led_by(amount: int) -> Ledger:
    return (Term("command", amount, "6.7"),) if amount else ()


def in_wire(state: State, hex_: Hex) -> bool:
    """Return whether a hex has wire."""
    work = state.works.get(hex_)
    return work is not None and state.book.work_kinds[work].wire


def _marked(state: State, unit: Unit, *, wire: bool = True) -> Ledger:
    wire = wire and in_wire(state, unit.hex) if state.works else False
    if not (wire or unit.veteran or unit.suppressed):
        return ()
    terms = []
    if unit.veteran:
        terms.append(Term("veteran", 1, "6.4"))
    if unit.suppressed:
        terms.append(Term("suppressed", -1, "6.3"))
    if wire:
        terms.append(Term("wire", -1, "18.4"))
    return tuple(terms)


def holder(state: State, piece: str) -> Unit:
    """Return the unit with an id, or the unit that carries the weapon with it; one must exist."""
    unit = state.units.get(piece) or state.carrier(piece)
    assert unit is not None
    return unit


def in_play(state: State, piece: str) -> bool:
    """Return whether a unit is on the map, or a weapon is carried by a unit on the map."""
    unit = state.units.get(piece) or state.carrier(piece)
    return unit is not None and unit.on_map


def _weapon_leadership(state: State, weapon: str) -> int:
    """Return what leaders in its hex add to a weapon, unless the weapon is ordnance or a leader serves it."""
    return 0 if state.weapon_figure(weapon).ordnance else leadership(state, holder(state, weapon))


def firepower(state: State, piece: str) -> Ledger:
    """Return the FP of a unit or weapon as terms, with leaders and markers."""
    if piece in state.weapons:
        return (Term("fp", state.weapon_figure(piece).fp, "6.1", piece), *_led_by(_weapon_leadership(state, piece)))
    unit = state.units[piece]
    return (Term("fp", state.printed(unit).fp, "6.1", piece), *led(state, unit), *_marked(state, unit))


def reach(state: State, piece: str) -> int:
    """Return the Range of a unit or weapon in hexes, with leaders and markers."""
    if piece in state.weapons:
        return state.weapon_figure(piece).range + _weapon_leadership(state, piece)
    unit = state.units[piece]
    marked = _marked(state, unit)
    return state.printed(unit).range + leadership(state, unit) + (total(marked) if marked else 0)


def movement(state: State, unit: Unit) -> Ledger:
    """Return the Move of a unit as terms; a negative sum counts as 0 (9.2)."""
    terms = [Term("move", state.printed(unit).move, "6.1", unit.id)]
    if unit.weapon and (malus := state.weapon_figure(unit.weapon).move):
        terms.append(Term("weapon", malus, "7.1", unit.weapon))
    if state.order is not None and unit.id in state.order.on_road:
        terms.append(Term("road", road_bonus(state), "17.3"))
    return (*terms, *led(state, unit), *_marked(state, unit, wire=False))


def road_bonus(state: State) -> int:
    """Return the bonus of a road for the Move of a unit that entered it; 0 if no way has one."""
    return max((kind.bonus for kind in state.book.way_kinds.values()), default=0)


def moves(state: State, unit: Unit) -> int:
    """Return the Move of a unit in movement points, 0 or more."""
    return max(0, total(movement(state, unit)))


def mine_strength(state: State) -> Ledger:
    """Return the FP of mines as terms (18.3)."""
    return (Term("mines", state.book.figures.mines_fp, "18.3"),)


def morale(state: State, unit: Unit, attack: Attack | None = None, *, leaders: int | None = None) -> Ledger:
    """Return the Morale of a unit as terms, with cover against `attack` if one is given.

    `leaders` replaces the bonus of its leaders by one that they have declared (12.4).
    """
    with_leaders = led(state, unit)
    if leaders is not None:
        with_leaders = (Term("command", leaders, "12.4"),) if leaders and not is_leader(state, unit) else ()
    return (
        Term("morale", state.printed(unit).morale, "6.1", unit.id),
        *with_leaders,
        *_marked(state, unit),
        *cover(state, unit.hex, unit.side, attack),
    )
