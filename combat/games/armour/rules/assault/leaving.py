"""Breaking off out of reach of the victors (L733); bailed out tanks are captured (L33)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.assault.assault import Assault
from combat.games.armour.rules.assault.assault_ways import halt_on_way
from combat.games.armour.rules.assault.escape import escape
from combat.games.armour.rules.distances import holds, shape_of
from combat.games.armour.rules.events.assault_events import BreakOffBegan, TeamBrokeOff
from combat.games.armour.rules.fire.harm import destroy
from combat.games.armour.rules.morale.pinning import pin
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.riding import is_transport
from combat.games.armour.rules.two_seats import other_seat


def break_off(
    state: State, units: tuple[str, ...], staying: tuple[str, ...], winners: tuple[str, ...], victors: tuple[str, ...]
) -> Steps[None]:
    """Pin units and begin their breaking off from the teams `winners` of the units `victors`.

    Transports and unarmoured tanks of the units in `staying`, which counterattack, break off too (L733).
    """
    alive = tuple(unit for unit in units if any(True for _ in state.teams_of(unit)))
    leaving = [team.id for unit in alive for team in state.teams_of(unit) if _must_go(state, team, winners)]
    for unit in staying:
        soft = (team for team in state.teams_of(unit) if _always_leaves(state, team))
        leaving += [team.id for team in soft if _must_go(state, team, winners)]
    yield from pin(state, alive)
    yield BreakOffBegan(alive, tuple(leaving), winners, victors)


def _always_leaves(state: State, team: Team) -> bool:
    card = state.card(team)
    return is_transport(state, team) or (card.arm == "tank" and not card.is_armoured)


def _must_go(state: State, team: Team, winners: tuple[str, ...]) -> bool:
    """Return whether a team has to move away, or is captured where it stands."""
    if team.bailed:
        return _is_captured(state, team)
    limit = state.book.limits.break_off
    return any(not holds(state, limit, state.teams[each], team) for each in winners)


def _is_captured(state: State, tank: Team) -> bool:
    """Return whether a bailed out tank has an enemy near enough to capture it (L33)."""
    limit, enemies = state.book.limits.capture, state.on_table(other_seat(state.seat_of(tank.id)))
    return any(enemy.fights and holds(state, limit, enemy, tank) for enemy in enemies)


def leave(state: State, assault: Assault) -> Steps[None]:
    """Make the next team break off by the shortest Tactical move; a team that cannot is lost (L733)."""
    team = state.teams[assault.leaving[0]]
    if not team.on_table:
        yield TeamBrokeOff(team.id, None, 0, "no-way")
        return
    if team.bailed:
        yield from destroy(state, team.id)
        yield TeamBrokeOff(team.id, None, 0, "captured")
        return
    speeds = state.card(team).speeds
    winners = [shape_of(state, state.teams[each]) for each in assault.winners if state.teams[each].on_table]
    found = escape(state, team, state.book.limits.break_off, winners, speeds.tactical if speeds else 0)
    if found is None:
        yield from destroy(state, team.id)
        yield TeamBrokeOff(team.id, None, 0, "no-way")
        return
    halt = yield from halt_on_way(state, team, found.way.crossings, "L733", None)
    if halt is not None:
        if state.teams[team.id].on_table:
            yield from destroy(state, team.id)
        yield TeamBrokeOff(team.id, None, 0, "stuck" if halt.stuck else "mined")
        return
    yield TeamBrokeOff(team.id, found.route, found.way.distance, "away")
