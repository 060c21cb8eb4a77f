"""Actions during a move: smoke, Assault Fire, weapon transfers."""

from __future__ import annotations

from collections.abc import Iterable

from combat.engine.kernel.decision import Answer
from combat.engine.space.hexes.hex import Hex
from combat.games.command.players.evaluation import Evaluation
from combat.games.command.players.hand_cards import dearness
from combat.games.command.players.moving.paths import march
from combat.games.command.players.shots import Gunnery
from combat.games.command.players.weights import values
from combat.games.command.rules.actions.on_the_move import on_the_move, throwing_hexes
from combat.games.command.rules.answers import CardUse, Handing
from combat.games.command.rules.fighting.shooting import ready
from combat.games.command.rules.orders import advance, move
from combat.games.command.rules.orders.stepping import points_left
from combat.games.command.rules.state import Order


def on_the_way(outlook: Evaluation) -> Answer | None:
    """Return the best action before the next step of a Move; None to move without one."""
    order = outlook.state.order
    assert order is not None
    uses = on_the_move(outlook.state, order)
    return _assault(outlook, order, uses) or _smoke(outlook, order, uses) or _handed_on_a_march(outlook, order)


def _cheapest(outlook: Evaluation, uses: Iterable[CardUse], kind: str) -> CardUse | None:
    fitting = (use for use in uses if use.use == kind)
    return min(fitting, key=lambda use: (dearness(outlook.state, use), use.card), default=None)


def _assault(outlook: Evaluation, order: Order, uses: list[CardUse]) -> Answer | None:
    """Return Assault Fire of the moving units if its gain suffices, or None (14.02)."""
    use = _cheapest(outlook, uses, "assault-fire")
    if use is None:
        return None
    value, _ = Gunnery(outlook.state, order.side, "assault-fire").best(ready(outlook.state, "assault-fire"))
    return use if value >= outlook.temper.assault * dearness(outlook.state, use) else None


# -- smoke
# --------------------------------------------------------------------------------------------------------------


def _smoke(outlook: Evaluation, order: Order, uses: list[CardUse]) -> Answer | None:
    """Return Smoke Grenades if the next hexes are dangerous enough, or None (14.18)."""
    use = _cheapest(outlook, uses, "smoke-grenades")
    if use is None:
        return None
    perils = spared(outlook)
    saved = max(perils.get(hex_, 0.0) for hex_ in throwing_hexes(outlook.state, order))
    return use if saved >= outlook.temper.saved * dearness(outlook.state, use) else None


def spared(outlook: Evaluation) -> dict[Hex, float]:
    """Return the expected loss that smoke would prevent, by hex of the next steps; hexes with smoke are left out."""
    found: dict[Hex, float] = {}
    for hex_, danger in _perils(outlook):
        if hex_ not in outlook.state.smoke:
            found[hex_] = found.get(hex_, 0.0) + values().screened * danger
    return found


def _perils(outlook: Evaluation) -> list[tuple[Hex, float]]:
    """Return the next hex of each unit still to move, and its expected loss there."""
    state, order, found = outlook.state, outlook.state.order, list[tuple[Hex, float]]()
    assert order is not None
    for unit in (state.units[id_] for id_ in dict.fromkeys((*order.group, *move.unmoved(state, order)))):
        plan = march(outlook, [unit], points_left(state, order, (unit.id,))) if unit.on_map else None
        if plan is not None and plan.gain > 0:
            found.append((plan.first, outlook.danger(unit, plan.first)))
    return found


# -- weapons
# ------------------------------------------------------------------------------------------------------------


def _handed_on_a_march(outlook: Evaluation, order: Order) -> Handing | None:
    state = outlook.state
    group = tuple(id_ for id_ in order.group if state.units[id_].on_map)
    return _useful(outlook, move.handings(state, group, points_left(state, order, group))) if group else None


def handed_in_an_advance(outlook: Evaluation, order: Order) -> Handing | None:
    """Return a weapon transfer to a unit that can fire it, made in place of a step; None if none is useful."""
    state = outlook.state
    return _useful(outlook, advance.handings(state, [state.units[id_] for id_ in advance.left_to_go(state, order)]))


def _useful(outlook: Evaluation, offers: Iterable[Handing]) -> Handing | None:
    """Return the transfer of the best weapon from a broken to an unbroken unit, or None."""
    state = outlook.state
    best: tuple[int, Handing] | None = None
    for offer in offers:
        giver, taker = state.carrier(offer.weapon), state.units[offer.taker]
        if giver is None or not giver.broken or taker.broken or state.weapons[offer.weapon].broken:
            continue
        fp = state.weapon_figure(offer.weapon).fp
        if state.figure(taker).size != "leader" and (best is None or fp > best[0]):
            best = fp, offer
    return best[1] if best is not None else None
