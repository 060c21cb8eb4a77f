"""Fire missions: choice of the spotting hex, and the expected gain in victory points (13.3-13.7)."""

from __future__ import annotations

from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.measures.two_dice import breaking, hitting, level
from combat.games.command.players.measures.worths import breaking_worth, worth
from combat.games.command.players.weights import values
from combat.games.command.rules.fighting.fire_missions import battery
from combat.games.command.rules.orders.radio_orders import observers, radio_of, requestable
from combat.games.command.rules.pieces.values import morale
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import other_side


def denial_worth(state: State, side: str) -> float:
    """Return the gain of an Artillery Denied order; small if the enemy has no radio."""
    radio = radio_of(state, other_side(side))
    return 0.2 if radio is None else values().denied


def mission_worth(outlook: Evaluation) -> float:
    """Return the gain of an Artillery Request order: of the best fire mission, or of repairing the radio."""
    offers = requestable(outlook.state, outlook.side)
    best = values().repaired if "repair" in offers else 0.0
    if "mission" in offers:
        best = max(best, *(best_spot(outlook, unit)[0] for unit in observers(outlook.state, outlook.side)))
    return best


def best_spot(outlook: Evaluation, observer: str) -> tuple[float, Hex | None]:
    """Return the gain of the best hex for a spotting round by an observer, and that hex; 0.0 and None if none gains."""
    state, side = outlook.state, outlook.side
    if radio_of(state, side) is None:
        return 0.0, None
    fp, eye = battery(state, side).fp, state.units[observer].hex
    harms = {hex_: _harm(outlook, hex_, fp) for hex_ in dict.fromkeys(unit.hex for unit in state.on_map())}
    spots = {near for hex_ in harms for near in state.book.map.board.within(hex_, 1)}
    best: tuple[float, Hex | None] = 0.0, None
    for spot in sorted(spots):
        seen = sight(state, eye, spot)
        if not seen.clear:
            continue
        value = _around(harms, spot)
        hit = hitting(distance(eye, spot) + seen.hindrance)
        value *= hit + values().astray * (1 - hit) if value > 0 else 1.0
        if value > best[0]:
            best = value, spot
    return best


def _around(harms: dict[Hex, float], spot: Hex) -> float:
    """Return the expected gain of shells around a spot, after a drift of two hexes."""
    value = 0.0
    for hex_, harm in harms.items():
        far = distance(hex_, spot)
        value += harm * (0.8 if far == 0 else 0.65 if far == 1 else 0.4 if far == 2 else 0.15 if far == 3 else 0.0)
    return value


def _harm(outlook: Evaluation, hex_: Hex, fp: int) -> float:
    value = 0.0
    for unit in outlook.state.units_in(hex_):
        lead = fp - total(morale(outlook.state, unit))
        promise = breaking(lead) * breaking_worth(outlook.state, unit)
        promise += level(lead) * values().suppressed * worth(outlook.state, unit)
        value += promise if unit.side != outlook.side else -1.3 * promise
    return value
