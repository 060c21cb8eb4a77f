"""Evaluate bringing men home: a wounded comrade, or all men in a withdrawal (7.18, 22.0)."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.players import evaluation
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders import helping, movement
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.sites import Comrade
from combat.games.volume1.rules.state import Man, State

HELPERS = 2
"""Men sent to a comrade who cannot walk, besides a medic."""
COVER = 2
"""Distance, in hexes, from which the others cover him."""
OUT = 4.0
"""Value of leaving the board for a man at its edge, in hexes of advance."""
BROUGHT = 6.0
"""Value of a turn that brings a helpless comrade nearer home, in hexes of advance."""
CARRIED = 4
"""Distance in hexes up to which he is carried home before he is bandaged."""


def goal(state: State, man: Man) -> frozenset[Hex] | None:
    """Return the hexes to which a man should go to bring a comrade or himself home, or None if he need not."""
    for comrade in state.book.scenario.comrades:
        other = state.men.get(comrade.man)
        if not comrade.points or other is None or not other.on_board or other.held_by:
            continue
        wanted = _for_comrade(state, man, comrade, other)
        if wanted is not None:
            return wanted
    if not pays(state):
        return None
    return evaluation.holders(state).get(man.id) or _way_out(state)


def _for_comrade(state: State, man: Man, comrade: Comrade, other: Man) -> frozenset[Hex] | None:
    """Return home for the comrade and those with him, his hex for helpers, hexes near it without objectives."""
    assert other.hex is not None
    if other.id in (man.id, man.whom) or man.hex == other.hex:
        return _home(state, comrade)
    if victory.is_home(state, comrade):
        return None
    if troop_quality.is_inactive(state, other) and man.id in _helpers(state, other):
        return frozenset({other.hex})
    return None if state.book.scenario.objectives else frozenset(state.board.within(other.hex, COVER))


def _home(state: State, comrade: Comrade) -> frozenset[Hex]:
    return frozenset(comrade.home) or _way_out(state)


def _way_out(state: State) -> frozenset[Hex]:
    """Return the hexes at the edges over which men may leave."""
    return frozenset(hex_ for edge in state.book.scenario.exits for hex_ in state.board.edge_hexes(edge))


def _helpers(state: State, other: Man) -> list[str]:
    """Return the ids of the nearest men who can help a comrade, and of the nearest medic."""
    fit = [man for man in state.on_board("friendly") if man.id != other.id and _can_help(state, man)]
    near = sorted(fit, key=lambda man: (distance(man.place, other.place), man.id))
    medics = [man for man in near if state.figure(man.id).medic]
    return [man.id for man in (*near[:HELPERS], *medics[:1])]


def _can_help(state: State, man: Man) -> bool:
    return man.morale not in ("rout", "berserk") and not troop_quality.is_inactive(state, man)


def carries(state: State, load: Man) -> float:
    """Return the value of carrying a man towards home.

    It is 0.0 if he has no points, is home, can walk, or should be bandaged first.
    """
    comrade = next((one for one in state.book.scenario.comrades if one.man == load.id and one.points), None)
    if comrade is None or victory.is_home(state, comrade) or not troop_quality.is_inactive(state, load):
        return 0.0
    far = evaluation.steps_to(_home(state, comrade), load.place)
    beside = [man for man in state.men_in(load.place) if man.side == "friendly" and state.figure(man.id).medic]
    dressed_first = far > CARRIED and any(load.id in helping.patients(state, medic) for medic in beside)
    return 0.0 if dressed_first else BROUGHT


def is_bringing(state: State, man: Man) -> bool:
    """Return whether a man carries a comrade with points for coming home."""
    return any(comrade.man == man.whom and comrade.points for comrade in state.book.scenario.comrades)


# -- leaving the board ------------------------------------------------------------------------------------------------


def leaves(state: State, man: Man) -> bool:
    """Return whether a man should leave the board: in a withdrawal, with a comrade, or as the comrade himself."""
    wanted = [comrade for comrade in state.book.scenario.comrades if comrade.points and not comrade.home]
    return any(comrade.man in (man.id, man.whom) for comrade in wanted) or _withdraws(state, man)


def promise(state: State, man: Man) -> float:
    """Return the value, in points, of leaving the board for a man at an edge open to him; 0.0 for other men."""
    exits = movement.ways_out(state, man)
    at_edge = bool(exits) and any(edge in exits for edge in state.board.edges(man.place))
    return OUT if at_edge and leaves(state, man) else 0.0


def _withdraws(state: State, man: Man) -> bool:
    """Return whether the scenario has points for a man's leaving and he is not needed for an objective."""
    return pays(state) and man.id not in evaluation.holders(state)


def pays(state: State) -> bool:
    """Return whether the scenario has points for men who leave over one of its exits."""
    scenario = state.book.scenario
    fates = ("friendly-escaped" if edge == scenario.friendly_edge else "friendly-passed" for edge in scenario.exits)
    return any(scenario.points.get(fate, 0) > 0 for fate in fates)
