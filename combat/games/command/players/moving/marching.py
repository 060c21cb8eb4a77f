"""Choice of moves: activated units, groups that go together, and their paths (9.0)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import Record
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.moving.paths import March, march
from combat.games.command.players.weights import values
from combat.games.command.rules.answers import DONE, EXIT, STOP, Pieces
from combat.games.command.rules.orders.activation import not_free, reaches
from combat.games.command.rules.orders.move import must_move, unmoved
from combat.games.command.rules.orders.stepping import points_left
from combat.games.command.rules.pieces.stacking import size
from combat.games.command.rules.pieces.values import is_leader, moves
from combat.games.command.rules.state import Unit

Left = Callable[[Unit], int]
"""Movement points that a unit has left."""


class Party(Record):
    """Units of one hex that go together, and their path."""

    units: tuple[Unit, ...]
    plan: March
    gain: float
    """Value of the move, less the value of the hex that is left."""


# -- activation
# ---------------------------------------------------------------------------------------------------------


def best_march(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    """Return the gain of the best Move and the ids of its units, with the leader that activates them. Cached."""
    if "march" not in outlook.kept:
        outlook.kept["march"] = _best_march(outlook)
    found: tuple[float, tuple[str, ...]] = outlook.kept["march"]
    return found


def _best_march(outlook: Evaluation) -> tuple[float, tuple[str, ...]]:
    state, side = outlook.state, outlook.side
    free = [unit for unit in outlook.mine if not_free(state, side, unit) is None]
    plans = {unit.id: march(outlook, [unit], moves(state, unit)) for unit in free}
    gains = {id_: plan.gain if plan is not None else -99.0 for id_, plan in plans.items()}
    best: tuple[float, tuple[str, ...]] = -99.0, ()
    for first in free:
        group = [unit for unit in free if reaches(state, "move", first, unit)]
        led = [unit for unit in group if gains[unit.id] > values().worthwhile]
        value = _value(outlook, [first, *led]) if led else gains[first.id]
        if value > best[0]:
            best = value, tuple(unit.id for unit in (first, *led))
    return best


def _value(outlook: Evaluation, units: Sequence[Unit]) -> float:
    """Return the gain of a Move by some units, each hex by its best party and the others singly."""
    value, left = 0.0, list(units)
    while left:
        here = [unit for unit in left if unit.hex == left[0].hex]
        found = party_of(outlook, here, lambda unit: moves(outlook.state, unit))
        gone = found.units if found is not None else tuple(here)
        value += found.gain if found is not None else 0.0
        left = [unit for unit in left if unit not in gone]
    return value


# -- parties
# ------------------------------------------------------------------------------------------------------------


def party_of(outlook: Evaluation, here: Sequence[Unit], left: Left, *, must: bool = False) -> Party | None:
    """Return the units of a hex that should set off together, with their path; None if no unit gains.

    `here` are the units that may set off, `left` returns the movement points of a unit. With `must`, a party is
    returned even if it gains nothing. Squads and teams go together, with the leaders of their hex, unless they gain
    more singly.
    """
    state = outlook.state
    plans = [(unit, march(outlook, [unit], left(unit))) for unit in here]
    able = [Party((unit,), plan, plan.gain) for unit, plan in plans if plan is not None and (must or plan.gain > 0)]
    able.sort(key=lambda each: (is_leader(state, each.units[0]), each.units[0].broken, -each.plan.gain))
    if not able:
        return None
    men = [each for each in able if not is_leader(state, each.units[0]) and not each.units[0].broken]
    if not men:
        return able[0]
    singly = {each.units[0].id: each.plan.gain for each in men}
    best, most = None, -99.0
    for units in _candidates(outlook, here, [each.units[0] for each in men]):
        plan = march(outlook, units, min(map(left, units)))
        gain = plan.gain - _deserted(outlook, units) if plan is not None else 0.0
        if plan is None or not (must or gain > 0):
            continue
        others = sum(max(0.0, alone) for id_, alone in singly.items() if id_ not in _ids(units))
        value = gain + others + outlook.temper.together * (len(units) - 1)
        if value > most:
            best, most = Party(units, plan, gain), value
    return best


def _deserted(outlook: Evaluation, units: Sequence[Unit]) -> float:
    """Return the loss by an unbroken leader whom the last squads and teams of his hex leave behind."""
    stay = [unit for unit in outlook.there(units[0].hex) if unit.id not in _ids(units) and not unit.broken]
    alone = bool(stay) and all(is_leader(outlook.state, unit) for unit in stay)
    return outlook.temper.deserted * alone


def _candidates(outlook: Evaluation, here: Sequence[Unit], men: Sequence[Unit]) -> list[tuple[Unit, ...]]:
    """Return who might set off together: all, those who can stand in one hex, and the first, with leaders or not."""
    state, stack = outlook.state, outlook.state.book.figures.stack
    leaders = [unit for unit in here if is_leader(state, unit) and not unit.broken]
    stay = [unit for unit in outlook.there(here[0].hex) if _fights(outlook, unit) and unit.id not in _ids(here)]
    if len(stay) >= len(men):
        leaders = []
    fitting = list[Unit]()
    for unit in (men[0], *leaders, *men[1:]):
        if sum(size(state, each) for each in (*fitting, unit)) <= stack:
            fitting.append(unit)
    first = (men[0],)
    return list(dict.fromkeys([(*men, *leaders), tuple(fitting), (*first, *leaders), tuple(men), first]))


def _fights(outlook: Evaluation, unit: Unit) -> bool:
    return not unit.broken and not is_leader(outlook.state, unit)


def _ids(units: Sequence[Unit]) -> list[str]:
    return [unit.id for unit in units]


# -- move
# ---------------------------------------------------------------------------------------------------------------


def set_off(outlook: Evaluation) -> Answer:
    """Return the next group to move; DONE if no move has a gain and none is compulsory."""
    state, order = outlook.state, outlook.state.order
    assert order is not None
    must = must_move(state, order)
    waiting = [state.units[id_] for id_ in unmoved(state, order)]
    hexes = dict.fromkeys(unit.hex for unit in waiting)
    found = [
        party
        for hex_ in hexes
        if (party := party_of(outlook, [unit for unit in waiting if unit.hex == hex_], _left(outlook), must=must))
    ]
    if not found:
        return DONE
    best = max(found, key=lambda each: (not is_leader(state, each.units[0]), each.gain))
    return Pieces(unit.id for unit in best.units)


def _left(outlook: Evaluation) -> Left:
    state, order = outlook.state, outlook.state.order
    assert order is not None
    return lambda unit: points_left(state, order, (unit.id,))


def move_on(outlook: Evaluation, passed: Sequence[Hex] = ()) -> Answer:
    """Return the next hex of the moving group, EXIT to leave the map, or STOP.

    Hexes in `passed` are not entered again.
    """
    state, order = outlook.state, outlook.state.order
    assert order is not None
    units = [state.units[id_] for id_ in order.group if state.units[id_].on_map]
    if order.stops:
        return STOP
    must, left = must_move(state, order), points_left(state, order, tuple(unit.id for unit in units))
    plan = march(outlook, units, left, barred=passed)
    if plan is None or (not must and plan.gain <= 0):
        return STOP
    if plan.end == units[0].hex and plan.exits:
        return EXIT
    return plan.first
