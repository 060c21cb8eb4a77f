"""The starting phase: nine steps in order; a step with nothing to do is skipped (L525-L549)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from combat.engine.kernel.asking import Steps
from combat.games.armour.rules.air import arrival
from combat.games.armour.rules.events.morale_events import (
    FormationLost,
    SubjectSettled,
    TeamRemounted,
    UnitRallied,
)
from combat.games.armour.rules.events.turn_events import PhaseBegan, SmokeLifted, StepDone
from combat.games.armour.rules.hidden.ambush import pending_ambush, reveal_ambush
from combat.games.armour.rules.hidden.reserves import bring_reserves, pending_reserves
from combat.games.armour.rules.morale.last_stands import formation_holds, has_formation, in_good_spirits, unit_lost
from combat.games.armour.rules.morale.leadership import asks_leaders
from combat.games.armour.rules.morale.motivation_test import test
from combat.games.armour.rules.morale.unit_ratings import rating, ratings_of
from combat.games.armour.rules.night.dawn import dice_for_dawn, roll_for_dawn
from combat.games.armour.rules.play.endings import FORMATIONS_LOST, GameOver
from combat.games.armour.rules.play.goals import check_goals
from combat.games.armour.rules.play.withdrawal import WITHDRAWAL, pending_withdrawal, withdraw
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat

Pending = Callable[[State], Iterator[str]]
Settle = Callable[[State, str], Steps[None]]


class Step(NamedTuple):
    """A step of the starting phase: its pending subjects (teams, units, formations or a seat), and how one is
    settled.
    """

    pending: Pending
    settle: Settle


def starting(state: State) -> Steps[None]:
    """Run the next stage of the starting phase.

    It rolls for dawn, replaces one leader, or settles one subject of the current step.
    """
    if (count := dice_for_dawn(state)) > state.dawn_dice:
        yield from roll_for_dawn(state, count)
        return
    if (yield from asks_leaders(state)):
        return
    if state.step == len(STEPS):
        yield PhaseBegan("movement", state.active)
        return
    name = STEPS[state.step]
    step = _DEEDS.get(name)
    subject = next((each for each in step.pending(state) if each not in state.handled), "") if step else ""
    if step and subject:
        yield from step.settle(state, subject)
        yield SubjectSettled(state.active, subject)
    else:
        yield StepDone(name, not state.handled)


# -- the steps ---------------------------------------------------------------------------------------------------------


def _bailed(state: State) -> Iterator[str]:
    """Yield the withdrawal that is due, then the tanks without their crews."""
    yield from pending_withdrawal(state)
    yield from (team.id for team in state.on_table(state.active) if team.bailed)


def _remount(state: State, team: str) -> Steps[None]:
    """Test whether a crew gets back into its tank (L527); a withdrawal comes before (mission 8)."""
    if team == WITHDRAWAL:
        yield from withdraw(state)
        return
    need = ratings_of(state, state.teams[team]).remount
    if (yield from test(state, "remount", state.unit_of(team), team, need, "L527")):
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
        yield from unit_lost(state, unit, "last-stand")


def _broken_formations(state: State) -> Iterator[str]:
    formations = (each for each in state.formations.values() if each.seat == state.active and not each.destroyed)
    return (each.id for each in formations if not formation_holds(state, each))


def _formation_stand(state: State, formation: str) -> Steps[None]:
    """Destroy a formation of fewer than two units (L537)."""
    units = [unit.id for unit in state.living(state.active) if unit.formation == formation]
    for unit in units:
        if not state.units[unit].destroyed:
            yield from unit_lost(state, unit, "formation")
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


def _smoking(state: State) -> Iterator[str]:
    seats = {*(ball.seat for ball in state.smoke), *(screen.seat for screen in state.screens)}
    return iter((state.active,) if state.active in seats else ())


def _lift_smoke(state: State, seat: str) -> Steps[None]:
    """Remove the smoke that the active seat fired in its last turn (L549, A47)."""
    yield SmokeLifted(seat)


STEPS: Final = (
    "remount", "rally", "last-stand", "formation-stand", "victory", "ambushes", "reserves", "aircraft", "smoke",
)  # fmt: skip
"""The starting steps in their order (L525 to L549)."""
_DEEDS: Mapping[str, Step] = {
    "remount": Step(_bailed, _remount),
    "rally": Step(_pinned, _rally),
    "last-stand": Step(_shaken, _last_stand),
    "formation-stand": Step(_broken_formations, _formation_stand),
    "victory": Step(_victory, _check_victory),
    "ambushes": Step(pending_ambush, reveal_ambush),
    "reserves": Step(pending_reserves, bring_reserves),
    "aircraft": Step(arrival.waiting, arrival.roll),
    "smoke": Step(_smoking, _lift_smoke),
}
"""Functions of the steps."""
