"""Effects on teams: bailing out, losses, and successors of lost leaders and commanders (L651, L657)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import replace
from combat.games.armour.rules.d_six import d6
from combat.games.armour.rules.events.fire_events import BailedAgain, TeamBailed, TeamDestroyed
from combat.games.armour.rules.morale.last_stands import without_riders
from combat.games.armour.rules.morale.leadership import after_loss
from combat.games.armour.rules.morale.unit_ratings import ratings_of
from combat.games.armour.rules.state import State
from combat.games.armour.rules.transport.losing import passengers_of_lost


def bail_out(state: State, tank: str) -> Steps[None]:
    """Bail out a tank's crew; if it is out already, it must make a Remount roll, or the tank is lost (L651)."""
    if not state.teams[tank].bailed:
        yield TeamBailed(tank)
        return
    need = ratings_of(state, state.teams[tank]).remount
    number = yield from d6("bailed-again", "L651", tank)
    yield BailedAgain(tank, need, (number,), number >= need)
    if number < need:
        yield from destroy(state, tank)


def destroy(state: State, team: str) -> Steps[None]:
    """Destroy a team: tanks become wrecks, others are removed; a lost leader or commander is replaced (L657)."""
    lost = state.teams[team]
    if lost.vehicle:  # who rides on a hull falls where it stands
        lost = replace(lost, pose=state.teams[lost.vehicle].pose)
    yield TeamDestroyed(team, state.card(lost).arm == "tank")
    yield from passengers_of_lost(state, lost)
    yield from after_loss(state, lost)
    if state.units[lost.unit].destroyed:
        yield from without_riders(state, lost.unit)
