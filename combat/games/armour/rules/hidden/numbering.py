"""Ids of units and teams: their order, and new numbers that reveal nothing about hidden units (A50)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.games.armour.rules.hidden.off_table import unseen_units
from combat.games.armour.rules.state import State, Unit

_ID: Final = re.compile(r"(\D+)(\d+)(\D*)(\d*)")
"""Seat letter, number of the unit, suffix of a split-off unit, number of the team."""
_SPLIT: Final = ("", "t", "o")
"""The unit itself, its transports, its observers, in the order in which a battle begins."""


def rank(id_: str) -> tuple[str, int, int, int]:
    """Return the sort key of a unit's or team's id: letter, number, split, team."""
    found = _ID.fullmatch(id_)
    assert found is not None, id_
    letter, number, split, team = found.groups()
    return letter, int(number), _SPLIT.index(split.rstrip("-")), int(team or 0)


def in_order(state: State) -> None:
    """Sort the units and teams of a state by id, in place, so that their order does not show when they became known."""
    state.units = {id_: state.units[id_] for id_ in sorted(state.units, key=rank)}
    state.teams = {id_: state.teams[id_] for id_ in sorted(state.teams, key=rank)}


def renumber(state: State, seat: Seat) -> None:
    """Renumber a seat's unseen units in place, so that those in ambush and reserve come last and there are no gaps."""
    units = [unit for unit in unseen_units(state, seat) if not unit.parent]
    numbers = [unit.id for unit in units]
    units.sort(key=lambda unit: _hides(state, unit))
    names = {unit.id: new for unit, new in zip(units, numbers, strict=True)}
    _rename(state, names)
    in_order(state)


def _hides(state: State, unit: Unit) -> bool:
    return any(team.where in ("ambush", "reserve") for team in state.all_of(unit.id))


def _rename(state: State, names: Mapping[str, str]) -> None:
    def new(id_: str) -> str:
        found = _ID.fullmatch(id_)
        base = found[1] + found[2] if found else ""
        return names[base] + id_[len(base) :] if base in names else id_

    state.units = {
        new(unit.id): replace(unit, id=new(unit.id), parent=new(unit.parent), leader=new(unit.leader))
        for unit in state.units.values()
    }
    state.teams = {new(team.id): replace(team, id=new(team.id), unit=new(team.unit)) for team in state.teams.values()}
    for formation in list(state.formations.values()):
        state.formations[formation.id] = replace(formation, commander=new(formation.commander))
