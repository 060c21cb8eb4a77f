"""Charge order: a run at the enemy that ends in melee (7.08, 10.08)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.events import total
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.orders.duck_back import duck_back
from combat.games.volume1.rules.orders.movement import step_to
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

ORDER = "charge"
"""Its id in the chart of orders."""
LAST_RUN = 3
"""The impulse after which a Charge that reached nobody ends."""


def goals(state: State, man: Man) -> list[Man]:
    """Return the known enemies whom a friendly man sees and can reach; if berserk, he need not see them (7.08,
    17.2).
    """
    reach = state.book.charts.numbers.charge_reach
    near = [foe for foe in state.lineup().known["enemy"] if 0 < visibility.range_between(man, foe) <= reach]
    return near if man.morale == "berserk" else [foe for foe in near if visibility.sees(state, man, foe)]


def nearest_goal(state: State, man: str) -> Steps[str]:
    """Return the id of the friendly man whom a charging enemy runs at; "" if there is none (10.08).

    It is the nearest spotted one, then the one of lowest Troop Quality, then one chosen by a die.
    """
    charger = state.men[man]
    friends = state.lineup().known["friendly"]
    if not friends:
        return ""

    def key(friend: Man) -> tuple[int, int]:
        return visibility.range_between(charger, friend), total(troop_quality.quality(state, friend))

    best = min(key(friend) for friend in friends)
    return (yield from pick([friend.id for friend in friends if key(friend) == best], "charge-goal", "10.08", man))


def run(state: State, man: str, hexes: int) -> Steps[None]:
    """Move a charging enemy up to `hexes` hexes towards his goal; he stops in a melee."""
    for _ in range(hexes):
        charger = state.men[man]
        if not charger.on_board or charger.hex in state.melee or visibility.order_id(charger) != "charge":
            return
        if man in state.charged_home:
            return
        goal = yield from nearest_goal(state, man)
        if not goal or state.men[goal].hex == charger.hex:
            return
        steps = nearer_hexes(state, charger.place, state.men[goal].place)
        yield from step_to(state, man, (yield from pick(steps, "way", "10.08", man)), "10.08")


def nearer_hexes(state: State, start: Hex, goal: Hex) -> list[Hex]:
    """Return the adjacent hexes on the board that are one hex nearer to a goal."""
    way = distance(start, goal) - 1
    return [hex_ for hex_ in state.board.neighbours(start) if hex_ is not None and distance(hex_, goal) == way]


def run_out(state: State, man: str) -> Steps[None]:
    """Make a charging man duck back if he has not reached an enemy by Impulse 3 (7.08, 10.08)."""
    soldier = state.men[man]
    reached = soldier.hex in state.melee or man in state.charged_home
    if state.clock.impulse >= LAST_RUN and visibility.order_id(soldier) == "charge" and not reached:
        yield from duck_back(state, man, "charge-failed")
