"""Rows listed under a question with typed answers: units with their teams, or works."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.kernel.decision import Decision
from combat.engine.words import text
from combat.games.armour.rules.artillery.aim_artillery import AimArtillery, unaimed
from combat.games.armour.rules.artillery.planning import may_bombard
from combat.games.armour.rules.assault.act_in_assault import ActInAssault
from combat.games.armour.rules.assault.countercharge import Countercharge
from combat.games.armour.rules.assault.defence import is_defensive
from combat.games.armour.rules.fire.shoot_units import ShootUnits, shooters
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.off_table import units_in, unseen_units
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.play.deployment import Deploy, undeployed
from combat.games.armour.rules.state import ALIVE, State, Unit
from combat.games.armour.rules.works.place_works import PlaceWorks, works_left
from combat.games.armour.standing.movable import may_move
from combat.games.armour.terminal.labels import Labels
from combat.games.armour.terminal.moves_typed import chargers
from combat.games.armour.words import armour_names as names


def things(state: State, decision: Decision) -> Sequence[tuple[str, str]]:
    """Return label and description of each unit or kind of work that an answer may name; empty if there are none."""
    if isinstance(decision, PlaceWorks):
        left = works_left(state, decision.seat)
        return [("–", text("works-kind", name=names.work(state, kind), count=count)) for kind, count in left.items()]
    labels = Labels(state)
    return [(labels.of(unit.id, unit.seat), _thing(state, decision, unit)) for unit in _units(state, decision)]


def _units(state: State, decision: Decision) -> list[Unit]:
    """Return the units that an answer may name."""
    seat = decision.seat
    match decision:
        case Deploy():
            return list(undeployed(state, seat))
        case HideUnits():
            return unseen_units(state, seat)
        case RevealAmbush():
            return units_in(state, seat, "ambush")
        case EnterReserve():
            return units_in(state, seat, "reserve")
        case AimArtillery():
            return list(unaimed(state, seat))
        case ShootUnits():
            return [unit for unit in state.living(seat) if _may_fire(state, unit)]
        case ActInAssault() | Countercharge():
            return [state.units[id_] for id_ in dict.fromkeys(team.unit for team in chargers(state, decision))]
    return [unit for unit in state.living(seat) if _may_move(state, decision, unit)]


def _may_move(state: State, decision: Decision, unit: Unit) -> bool:
    return any(may_move(state, decision, team.id) for team in state.teams_of(unit.id))


def _may_fire(state: State, unit: Unit) -> bool:
    return any(True for _ in shooters(state, unit)) or (not is_defensive(state) and may_bombard(state, unit))


def _thing(state: State, decision: Decision, unit: Unit) -> str:
    """Return a unit and the teams of it that may act, with their places."""
    labels = Labels(state)
    teams = [team for team in state.all_of(unit.id) if team.where in ALIVE]
    match decision:
        case ShootUnits():
            teams = list(shooters(state, unit)) or teams
        case ActInAssault() | Countercharge():
            teams = [team for team in chargers(state, decision) if team.unit == unit.id]
        case Deploy() | AimArtillery() | HideUnits() | RevealAmbush() | EnterReserve():
            pass
        case _:
            teams = [team for team in teams if may_move(state, decision, team.id)]
    each = [f"{labels.of(team.id, unit.seat)} {team.pose or ''}".strip() for team in teams]
    return text("text-thing", unit=names.unit(state, unit.id), teams=", ".join(each))
