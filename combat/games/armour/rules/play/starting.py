"""The starting phase: nine steps in their order, each of which is skipped if it has nothing to do (L525 to L549)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.events.morale_events import (
    FormationLost,
    SubjectSettled,
    TeamRemounted,
    UnitLost,
    UnitRallied,
)
from combat.games.armour.rules.events.turn_events import PhaseBegan, StepDone
from combat.games.armour.rules.morale.last_stands import formation_holds, has_formation, in_good_spirits
from combat.games.armour.rules.morale.leadership import replace_leader, to_replace
from combat.games.armour.rules.morale.motivation_test import test
from combat.games.armour.rules.morale.unit_ratings import rating
from combat.games.armour.rules.play.endings import FORMATIONS_LOST, GameOver
from combat.games.armour.rules.play.goals import check_goals
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat

Pending = Callable[[State], Iterator[str]]
Settle = Callable[[State, str], Steps[None]]


class Step(NamedTuple):
    """A starting step: the teams, units or formations that it still has to deal with, and how it deals with one."""

    name: str
    pending: Pending
    settle: Settle


def starting(state: State) -> Steps[None]:
    """Run the next stage of the starting phase: replace one leader, or settle one subject of the current step."""
    replaced = next(to_replace(state), None) if state.step == 0 else None
    if replaced is not None:
        yield from replace_leader(state, *replaced)
        yield SubjectSettled(state.active, replaced[0].id)
        return
    if state.step == len(STEPS):
        yield PhaseBegan("movement", state.active)
        return
    step = STEPS[state.step]
    subject = next((each for each in step.pending(state) if each not in state.handled), "")
    if subject:
        yield from step.settle(state, subject)
        yield SubjectSettled(state.active, subject)
    else:
        yield StepDone(step.name, not state.handled)


# -- the steps
# --------------------------------------------------------------------------------------------------------


def _bailed(state: State) -> Iterator[str]:
    return (team.id for team in state.on_table(state.active) if team.bailed)


def _remount(state: State, team: str) -> Steps[None]:
    """Test whether a crew gets back into its tank (L527)."""
    unit = state.unit_of(team)
    if (yield from test(state, "remount", unit, team, rating(state, unit, "remount"), "L527")):
        yield TeamRemounted(team)


def _pinned(state: State) -> Iterator[str]:
    return (unit.id for unit in state.living(state.active) if unit.pinned)


def _rally(state: State, unit: str) -> Steps[None]:
    """Test whether a pinned unit rallies (L529, A4)."""
    each = state.units[unit]
    if (yield from test(state, "rally", each, unit, rating(state, each, "rally"), "L529")):
        yield UnitRallied(unit)


def _shaken(state: State) -> Iterator[str]:
    return (unit.id for unit in list(state.living(state.active)) if not in_good_spirits(state, unit))


def _last_stand(state: State, unit: str) -> Steps[None]:
    """Test whether a unit that is not in good spirits fights on (L531)."""
    each = state.units[unit]
    if not (yield from test(state, "last-stand", each, unit, rating(state, each, "last_stand"), "L531")):
        yield unit_lost(state, unit, "last-stand")


def unit_lost(state: State, unit: str, why: str) -> UnitLost:
    """Return the event of a unit's destruction: its armoured tanks become wrecks, the rest is removed (L535)."""
    wrecks = (team.id for team in state.teams_of(unit) if state.card(team).is_armoured)
    return UnitLost(unit, why, tuple(wrecks))


def _broken_formations(state: State) -> Iterator[str]:
    formations = (each for each in state.formations.values() if each.seat == state.active and not each.destroyed)
    return (each.id for each in formations if not formation_holds(state, each))


def _formation_stand(state: State, formation: str) -> Steps[None]:
    """Destroy a formation of fewer than two units (L537)."""
    units = [unit.id for unit in state.living(state.active) if unit.formation == formation]
    for unit in units:
        yield unit_lost(state, unit, "formation")
    yield FormationLost(formation)


def _victory(state: State) -> Iterator[str]:
    return iter((state.active,))


def _check_victory(state: State, seat: str) -> Steps[None]:
    """End the battle if the active seat has no formation left or holds one of its goals (L537, L541, A32)."""
    if not has_formation(state, seat):
        raise GameOver(FORMATIONS_LOST, other_seat(seat))
    check_goals(state, seat)
    return
    yield


STEPS = (
    Step("remount", _bailed, _remount),
    Step("rally", _pinned, _rally),
    Step("last-stand", _shaken, _last_stand),
    Step("formation-stand", _broken_formations, _formation_stand),
    Step("victory", _victory, _check_victory),
)
