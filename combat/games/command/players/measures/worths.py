"""What pieces and places are worth to a side, in victory points (5.0)."""

from __future__ import annotations

from combat.engine.kernel.seats import Seat
from combat.games.command.rules.pieces.values import is_leader
from combat.games.command.rules.play import endings, victory
from combat.games.command.rules.state import HIDDEN_CHIT, State, Unit

HERO = 1.0
"""A hero costs nothing when he falls, but he is worth keeping."""
LEADING = 1.5
"""How much more a leader is worth than his points."""
WEAPON = 0.12
"""What a carrier is worth more for each FP of its weapon."""
SHAKEN = 0.5
"""The part of a unit's worth that is lost when it breaks; the rest goes when it is eliminated."""
SUPPRESSED = 0.15
ON_OBJECTIVE = 1.3
"""How much more it is worth to break a unit that stands in an objective."""
LAST = 4.0
"""What is added to the loss of the unit that makes a side surrender, spread over those before it."""
HELD = 0.6
"""What control of an objective is worth besides its chits."""


def worth(state: State, unit: Unit) -> float:
    """What a unit is worth as long as it is there."""
    figure = state.figure(unit)
    doubled = 2 if victory.doubles(state, "eliminations-doubled") else 1
    value = float(figure.vp * doubled) or HERO
    if is_leader(state, unit):
        value *= LEADING
    if unit.weapon and not state.weapons[unit.weapon].broken:
        value += WEAPON * state.weapon_figure(unit.weapon).fp
    return value


def margin(state: State, side: Seat) -> int:
    """How many more units a side may lose before it has surrendered (4.4)."""
    return max(0, state.surrender[side] - endings.losses(state, side))


def death(state: State, unit: Unit) -> float:
    """What the elimination of a unit is worth to its enemy."""
    return worth(state, unit) + LAST / max(1, margin(state, unit.side)) ** 2


def breaking_worth(state: State, unit: Unit) -> float:
    """What it is worth to its enemy to break a unit; a broken one is eliminated."""
    return death(state, unit) * (1 - SHAKEN if unit.broken else SHAKEN)


def target_worth(state: State, unit: Unit) -> float:
    """The same of one that is aimed at: whoever stands in an objective is to be had off it."""
    holds = any(unit.hex in objective.hexes for objective in state.book.map.objectives)
    return breaking_worth(state, unit) * (ON_OBJECTIVE if holds else 1.0)


def objective_worth(state: State, side: Seat, number: int) -> float:
    """What an objective is worth as far as a side can tell: open chits, its own, and the mean of what it cannot see."""
    own = tuple(chit for chit in state.secrets[side] if chit != HIDDEN_CHIT)
    value = HELD + victory.worth(state, number) + victory.worth(state, number, chits=own)
    hidden = sum(chit == HIDDEN_CHIT for secrets in state.secrets.values() for chit in secrets)
    if hidden and state.cup:
        value += hidden * victory.worth(state, number, chits=tuple(state.cup)) / len(state.cup)
    return value
