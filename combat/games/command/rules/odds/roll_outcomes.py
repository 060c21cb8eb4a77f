"""Result names of rolls that depend only on the number rolled: rallying, routing, hitting."""

from __future__ import annotations

from collections.abc import Callable

from combat.engine.kernel.ledger import total
from combat.engine.space.hexes.hex import distance
from combat.games.command.rules.fighting.aiming import best_sight
from combat.games.command.rules.fighting.targeting import hits, spotters
from combat.games.command.rules.odds.shot_odds import harm
from combat.games.command.rules.orders.recover import recovers
from combat.games.command.rules.orders.rout import routs, tied
from combat.games.command.rules.pieces.values import holder, in_play, morale
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.state import State

Comes = Callable[[int], str]
"""Result word by roll: "rallies", "suppressed", "stays"; "runs", "suppressed", "holds"; "hits", "misses"; "ends"."""


ABOUT_PIECES = ("recover", "rout", "targeting", "accuracy")
"""Reasons of rolls whose subject is a piece."""


def of_roll(state: State, why: str, subject: str) -> Comes | None:
    """Return the function from a roll's number, or product, to its result name; None if the result depends on more.

    Also None if the piece rolled for has left play since.
    """
    if subject and why in ABOUT_PIECES and not in_play(state, subject):
        return None
    match why:
        case "recover":
            return _recover(state, subject)
        case "rout":
            return _rout(state, subject)
        case "targeting":
            return _targeting(state)
        case "accuracy":
            return _accuracy(state, subject)
        case "sudden-death":
            return lambda number: "ends" if number < state.time else "goes-on"
    return None


def _recover(state: State, subject: str) -> Comes:
    unit = state.units[subject]
    needed = total(morale(state, unit))
    words = {"rallied": "rallies", "holds": "stays"}

    def comes(number: int) -> str:
        result = recovers(number, needed)
        return harm(state, unit, result) or "stays" if result == "suppressed" else words[result]

    return comes


def _rout(state: State, subject: str) -> Comes:
    unit, order = state.units[subject], state.order
    declared = dict(order.helped).get(unit.hex) if order is not None else None
    needed = total(morale(state, unit, leaders=declared))
    words = {"holds": "holds", "suppressed": tied(unit), "retreats": "runs"}
    return lambda number: words[routs(number, needed)]


def _targeting(state: State) -> Comes:
    attack = state.attack
    assert attack is not None
    weapon, hex_ = attack.pieces[0], attack.hexes[0]
    hindered = total(best_sight(state, weapon, hex_, spotters(state)).ledger)
    far = distance(holder(state, weapon).hex, hex_)
    return lambda product: "hits" if hits(product + hindered, far) else "misses"


def _accuracy(state: State, subject: str) -> Comes:
    order, observer = state.order, state.units[subject].hex
    assert order is not None
    hindered, far = total(sight(state, observer, order.hex).ledger), distance(observer, order.hex)
    return lambda product: "hits" if hits(product + hindered, far) else "misses"
