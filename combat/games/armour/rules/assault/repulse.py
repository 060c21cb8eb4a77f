"""Repulse of an assault by defensive fire: when it happens, and how teams fall back (L709)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.assault.assault_ways import halt_on_way
from combat.games.armour.rules.assault.escape import escape
from combat.games.armour.rules.assault.strongholds import end_assault
from combat.games.armour.rules.distances import holds, shape_of
from combat.games.armour.rules.events.assault_events import AssaultRepulsed, TeamFellBack
from combat.games.armour.rules.events.works_events import WorkCrushed
from combat.games.armour.rules.morale.pinning import pin
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.two_seats import other_seat


def hits_on(state: State, assault: Assault) -> int:
    """Return the number of hits by defensive fire on the assaulting units."""
    return sum(state.units[unit].hits for unit in assault.units)


def losses(state: State, assault: Assault) -> int:
    """Return the number of assaulting teams that are bailed out or lost."""
    return sum(not state.teams[team].fights for team in assault.teams)


def needs_losses(state: State, assault: Assault) -> bool:
    """Return whether losses, instead of hits, repulse an assault (L709, A6).

    So it is if all its teams are armoured, with top armour 1 or 2.
    """
    figures = state.book.figures.assault
    armours = [state.card(team).armour for team in assault.teams]
    return all(each is not None and figures.thin_top_least <= each.top <= figures.thin_top_most for each in armours)


def needed(state: State, assault: Assault) -> int:
    """Return the number that repulses an assault: of losses if `needs_losses`, otherwise of hits (L709, A6)."""
    figures = state.book.figures.assault
    if needs_losses(state, assault):
        return figures.repulse_tanks
    return figures.large_repulse_hits if len(assault.teams) >= figures.large_unit else figures.repulse_hits


def is_repulsed(state: State, assault: Assault) -> bool:
    """Return whether the defensive fire repulses the assault."""
    count = losses(state, assault) if needs_losses(state, assault) else hits_on(state, assault)
    return count >= needed(state, assault)


def repulse(state: State, assault: Assault) -> Steps[bool]:
    """Check whether an assault is repulsed, and pin its units if so; return whether it is (L709)."""
    if not is_repulsed(state, assault):
        return False
    hits = hits_on(state, assault)
    leaving = tuple(team.id for unit in assault.units for team in state.teams_of(unit) if _too_near(state, team))
    yield from pin(state, assault.units)
    yield AssaultRepulsed(assault.units, hits, losses(state, assault), leaving)
    return True


def _too_near(state: State, team: Team) -> bool:
    limit, enemies = state.book.limits.repulse, state.on_table(other_seat(state.seat_of(team.id)))
    return team.fights and any(not holds(state, limit, team, enemy) for enemy in enemies)


def carry_on(state: State, assault: Assault) -> Steps[None]:
    """Make the next team fall back to more than 5 cm from every enemy by the shortest move (L709, A5).

    After the last one the assault ends.
    """
    if not assault.leaving:
        yield from end_assault(state, assault, "repulsed")
        return
    team = state.teams[assault.leaving[0]]
    enemies = [shape_of(state, enemy) for enemy in state.on_table(other_seat(assault.seat))]
    found = escape(state, team, state.book.limits.repulse, enemies)
    if found is None:
        yield TeamFellBack(team.id, None, 0)
        return
    mines = [each for each in found.way.crossings if each.mines]
    halt = yield from halt_on_way(state, team, mines, "L787", None)
    crushed = () if halt else (each.removes for each in found.way.crossings if each.removes is not None)
    for work in crushed:
        yield WorkCrushed(team.id, work)
    yield TeamFellBack(team.id, halt.route if halt else found.route, halt.length if halt else found.way.distance)
