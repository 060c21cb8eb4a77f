"""Values of pieces and objectives in victory points (5.0)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.command.players.weights import values
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.play import endings, victory
from combat.games.command.rules.state import HIDDEN_CHIT, State, Unit


def worth(state: State, unit: Unit) -> float:
    """Return the value of a unit in victory points; it is higher for leaders and with a working weapon."""
    figure = state.figure(unit)
    doubled = 2 if victory.doubles(state, "eliminations-doubled") else 1
    value = float(figure.vp * doubled) or values().hero
    if is_leader(state, unit):
        value *= values().leading
    if unit.weapon and not state.weapons[unit.weapon].broken:
        value += values().weapon * state.weapon_figure(unit.weapon).fp
    return value


def margin(state: State, side: Seat) -> int:
    """Return the number of units that a side may still lose before it surrenders (4.4); at least 0."""
    return max(0, state.surrender[side] - endings.losses(state, side))


def death(state: State, unit: Unit) -> float:
    """Return the value of eliminating a unit, to its enemy; more the closer its side is to surrender."""
    return worth(state, unit) + values().last / max(1, margin(state, unit.side)) ** 2


def breaking_worth(state: State, unit: Unit) -> float:
    """Return the value of breaking a unit, to its enemy; a unit that is already broken would be eliminated."""
    return death(state, unit) * (1 - values().shaken if unit.broken else values().shaken)


def target_worth(state: State, unit: Unit) -> float:
    """Return the value of breaking a targeted unit, to its enemy; more if it is on an objective."""
    holds = any(unit.hex in objective.hexes for objective in state.book.map.objectives)
    return breaking_worth(state, unit) * (values().on_objective if holds else 1.0)


def objective_worth(state: State, side: Seat, number: int) -> float:
    """Return the value of an objective for a side: of open chits, of its secret chits, and the mean of hidden ones."""
    own = tuple(chit for chit in state.secrets[side] if chit != HIDDEN_CHIT)
    value = values().held + victory.worth(state, number) + victory.worth(state, number, chits=own)
    hidden = sum(chit == HIDDEN_CHIT for secrets in state.secrets.values() for chit in secrets)
    if hidden and state.cup:
        value += hidden * victory.worth(state, number, chits=tuple(state.cup)) / len(state.cup)
    return value
