"""Fire order: units are activated once, then attack by attack (11.1)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps, ask
from combat.games.command.rules.answers import DONE, Shot
from combat.games.command.rules.events.turn_events import StageReached
from combat.games.command.rules.fighting.aiming import aim_of, enemy_hexes
from combat.games.command.rules.fighting.attacks import declared
from combat.games.command.rules.fighting.shooting import Shoot, can_shoot, smoke_shots
from combat.games.command.rules.orders.able import able_to
from combat.games.command.rules.orders.activation import spots_for
from combat.games.command.rules.state import Order, State, Unit


@able_to("fire")
def can_fire(state: State, units: list[Unit]) -> bool:
    """Return whether at least one of the units, or its weapon, has an enemy in range and sight."""
    hexes = enemy_hexes(state, units[0].side)
    for unit in units:
        if aim_of(state, unit.id).can_hit_one(state, hexes):
            return True
        if unit.weapon:
            seers = [seer for seer in units if spots_for(state, seer, unit)]
            if aim_of(state, unit.weapon, seers).can_hit_one(state, hexes):
                return True
    return False


def carry_on(state: State, order: Order) -> Steps[None]:
    """Ask for the next attack; reach the stage "melees" when nothing can fire any more or the side stops."""
    shots = can_shoot(state, order.side, "fire")
    if shots or smoke_shots(state, "fire"):
        must = shots and not order.done
        answer = yield from ask(Shoot("11.1", "", order.side, "fire", must))
        if answer != DONE:
            shot = Shot.read(answer)
            yield declared(state, "fire", order.side, shot.hex, shot.pieces, smoke=shot.smoke)
            return
    yield StageReached("melees")
