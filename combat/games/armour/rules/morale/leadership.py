"""Leaders and commanders: their presence, and successors of lost or bailed out ones (L45, L563, L651, L657)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from combat.engine.kernel.asking import Steps, ask
from combat.engine.kernel.decision import Choice
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.answers import PASS
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.distances import holds
from combat.games.armour.rules.events.morale_events import (
    CommanderJoined,
    CommanderNamed,
    CommanderRolled,
    LeaderNamed,
    LeadersAsked,
    SubjectSettled,
)
from combat.games.armour.rules.ground.sighting import sighting
from combat.games.armour.rules.morale.last_stands import without_riders
from combat.games.armour.rules.posture import in_command
from combat.games.armour.rules.state import Formation, State, Team, Unit
from combat.games.armour.rules.two_seats import other_seat


class NameLeader(Choice):
    """Which team leads the unit? `why` is the reason: "lost", "bailed", "stuck", "appointed"."""

    kind: ClassVar[str] = "name-leader"
    seat: Seat = ""
    why: str = ""


class NameCommander(Choice):
    """Which team of the formation does the surviving commander join (L657)?"""

    kind: ClassVar[str] = "name-commander"
    seat: Seat = ""


def has_leadership(state: State, unit: Unit) -> bool:
    """Return whether a unit's leader is its formation's commander, or has the commander near and in sight (L45)."""
    if not (unit.formation and unit.leader):
        return False
    commander = state.formations[unit.formation].commander
    if not commander or not state.teams[commander].on_table or not state.teams[unit.leader].on_table:
        return False
    if commander == unit.leader:
        return True
    leader, chief = state.teams[unit.leader], state.teams[commander]
    return holds(state, state.book.limits.leadership, leader, chief) and sighting(state, chief, leader).clear


def commanded_formation(state: State, team: str) -> Formation | None:
    """Return the formation that a team commands; None if it commands none."""
    return next((each for each in state.formations.values() if each.commander == team), None)


# -- after a loss ------------------------------------------------------------------------------------------------------


def after_loss(state: State, lost: Team) -> Steps[None]:
    """Name successors of a lost team that was a leader or commander; `lost` still has its last place."""
    unit = state.units[lost.unit]
    if unit.leader == lost.id:
        yield from _succeed_leader(state, unit, lost)
    formation = commanded_formation(state, lost.id)
    if formation is not None:
        yield from _succeed_commander(state, formation, lost)


def _successors(state: State, unit: Unit, lost: Team) -> Iterator[str]:
    """Yield the teams of a unit that may replace a lost one: of its arm, near its place (L657)."""
    arm = state.card(lost).arm
    for team in state.teams_of(unit.id):
        if (
            team.id != lost.id
            and state.card(team).arm == arm
            and holds(state, state.book.limits.replacement, team, lost)
        ):
            yield team.id


def _succeed_leader(state: State, unit: Unit, lost: Team) -> Steps[None]:
    able = list(_successors(state, unit, lost))
    name = yield from _name(unit.seat, unit.id, able, "lost", "L657")
    yield LeaderNamed(unit.id, name, "lost")


def _name(seat: Seat, unit: str, teams: list[str], why: str, rule: str) -> Steps[str]:
    """Ask which of some teams leads; return "" for none, and take a single one without asking."""
    if len(teams) < 2:
        return teams[0] if teams else ""
    return (yield from ask(NameLeader(rule, unit, tuple(teams), None, seat, why)))


def _succeed_commander(state: State, formation: Formation, lost: Team) -> Steps[None]:
    """Name a successor in the headquarters; without one a die decides whether the commander joins a team (L657)."""
    able = list(_successors(state, state.units[lost.unit], lost))
    if able:
        leader = state.units[lost.unit].leader
        chosen = leader if leader in able else able[0]
        yield CommanderNamed(formation.id, chosen, "lost")
        return
    survives = yield from _survives(state, formation, lost)
    hosts = list(_hosts(state, formation, lost)) if survives else []
    if not hosts:
        yield CommanderNamed(formation.id, "", "killed")
        return
    host = hosts[0]
    if len(hosts) > 1:
        host = yield from ask(NameCommander("L657", formation.id, tuple(hosts), None, formation.seat))
    left = state.units[state.teams[host].unit]
    given_up = state.teams[host]
    yield CommanderJoined(formation.id, lost.id, host, state.card(host).arm == "infantry")
    if left.leader == host:
        yield from _succeed_leader(state, state.units[left.id], given_up)
    if state.units[left.id].destroyed:
        yield from without_riders(state, left.id)


def _survives(state: State, formation: Formation, lost: Team) -> Steps[bool]:
    """Return whether a commander survives the loss of his team; he rolls once against the fire of a unit (L657)."""
    attack = state.volley or state.fire_mission
    if attack is not None and formation.id in attack.survivors:
        return True
    number = yield from d6("commander-survives", "L657", lost.id)
    survives = number >= state.book.figures.command.commander_survives
    yield CommanderRolled(formation.id, number, survives)
    return survives


def _hosts(state: State, formation: Formation, lost: Team) -> Iterator[str]:
    """Yield the teams of a formation that a surviving commander may join: of his arm, near his place (L657)."""
    arm, near = state.card(lost).arm, state.book.limits.replacement
    for unit in state.living(formation.seat):
        if unit.formation != formation.id or unit.id == lost.unit or unit.transports:
            continue
        for team in state.teams_of(unit.id):
            if state.card(team).arm == arm and holds(state, near, team, lost):
                yield team.id


# -- at the beginning of a phase ---------------------------------------------------------------------------------------


def _to_replace(state: State) -> Iterator[tuple[Unit, list[str], str]]:
    """Yield units whose leader may be replaced at the beginning of a phase, with the teams and the reason.

    Bailed out leaders of both seats change places at the beginning of any phase (L651); the active seat's commanders
    appoint leaders at the beginning of their turn (L657).
    """
    for unit in [unit for seat in (state.active, other_seat(state.active)) for unit in state.living(seat)]:
        if unit.id in state.handled:
            continue
        if unit.leader and state.teams[unit.leader].bailed:
            able = [team.id for team in state.teams_of(unit.id) if _may_swap(state, unit, team)]
            if able:
                yield unit, able, "bailed"
        elif not unit.leader and state.phase == "starting" and unit.formation and unit.seat == state.active:
            able = list(_appointable(state, unit))
            if able:
                yield unit, able, "appointed"


def _may_swap(state: State, unit: Unit, team: Team) -> bool:
    """Return whether a bailed out leader may change places with a tank (L651)."""
    leader = state.teams[unit.leader]
    near = state.book.limits.replacement
    return (
        team.fights and state.card(team).arm == "tank" and in_command(state, team) and holds(state, near, team, leader)
    )


def _appointable(state: State, unit: Unit) -> Iterator[str]:
    """Yield the teams of a leaderless unit that its commander may appoint: near him and in his sight (L657)."""
    commander = state.formations[unit.formation].commander
    if commander and state.teams[commander].on_table:
        chief = state.teams[commander]
        for team in state.teams_of(unit.id):
            if holds(state, state.book.limits.replacement, team, chief) and sighting(state, chief, team).clear:
                yield team.id


def _replace_leader(state: State, unit: Unit, able: list[str], why: str) -> Steps[None]:
    """Ask whether a team takes over a unit's lead; a leader may also stay (L651, L657)."""
    rule = "L651" if why == "bailed" else "L657"
    question = NameLeader(rule, unit.id, (*able, PASS), PASS, unit.seat, why)
    answer = yield from ask(question)
    if answer == PASS:
        return
    formation = commanded_formation(state, unit.leader) if why == "bailed" else None
    yield LeaderNamed(unit.id, answer, why)
    if formation is not None:
        yield CommanderNamed(formation.id, answer, why)


def asks_leaders(state: State) -> Steps[bool]:
    """Carry out one change of leaders at the beginning of a phase; return whether there was one, or the end of the
    changes.
    """
    if state.leaders_asked:
        return False
    found = next(_to_replace(state), None)
    if found is None:
        yield LeadersAsked()
    else:
        yield from _replace_leader(state, *found)
        yield SubjectSettled(found[0].seat, found[0].id)
    return True
