"""Activation of an enemy: he carries out his printed order, in compass directions (9.3-9.5, 9.8, 10.0)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.rules.enemy import alert, enemy_orders
from combat.games.volume1.rules.events import ManActivated, ManHeld, OrderPlaced
from combat.games.volume1.rules.fighting import belt_fed, crews, fire, grenades, melee, weapons
from combat.games.volume1.rules.men import checks, surrender
from combat.games.volume1.rules.orders import charge
from combat.games.volume1.rules.orders.duck_back import duck_back, turn_over
from combat.games.volume1.rules.orders.movement import is_rough, step_to
from combat.games.volume1.rules.orders.order_figures import impulse_figure, is_idle
from combat.games.volume1.rules.rolling import pick
from combat.games.volume1.rules.sight import spotting, visibility
from combat.games.volume1.rules.state import Man, Order, State

UNMOVED_BY_COVER = ("run-and-gun", "grenade", "charge", "duck-back")
"""Orders under which a man who enters cover does not check to duck back (9.4)."""


def next_to_act(state: State, team: str, done: tuple[str, ...]) -> Steps[str]:
    """Return the id of the next man of a team to act, or "" if all have acted (10.0).

    It is the highest on the map, then the nearest to a friendly, then one chosen by a die.
    """
    left, top = list[Man](), 0
    for man in state.team(team):
        if man.id in done:
            continue
        row = (man.hex or NOWHERE).row  # `place`, inlined for speed
        if not left or row < top:
            left, top = [man], row
        elif row == top:
            left.append(man)
    if len(left) > 1:
        away = enemy_orders.from_friends(state)
        nearest = min([away[man.place] for man in left])
        left = [man for man in left if away[man.place] == nearest]
    if len(left) > 1:
        return (yield from pick([man.id for man in left], "first-to-act", "10.0", team))
    return left[0].id if left else ""


def activate(state: State, man: str) -> Steps[tuple[str, ...]]:
    """Activate a man for one impulse; return the ids of those who acted (4.0.4a).

    He carries out his order, spots, and perhaps ducks back. An alert man without an order draws one instead. An
    unprepared man who is alerted only now draws at his next activation (9.7).
    """
    yield ManActivated(man)
    before = state.men[man]
    if not before.alert and visibility.sees_known_foe(state, before) and not state.figure(man).dummy:
        yield from alert.alert(state, man, "sees-foe", "9.8.2")
    if state.guns:
        yield from belt_fed.suit_order(state, man)
    if state.guns and crews.is_assisting(state, man):
        pass
    elif before.alert and state.men[man].order is None:
        yield from enemy_orders.draw_order(state, man, acted=True)
    elif not is_idle(state, state.men[man]):
        yield from _act(state, man)
    yield from spotting.spot(state, man)
    soldier = state.men[man]
    moved, ran_dry = soldier.hex != before.hex, soldier.ammo == "none" and before.ammo != "none"
    if (moved or ran_dry) and soldier.on_board:
        yield from _take_cover(state, man, moved=moved, ran_dry=ran_dry)
    return (man,)


def _act(state: State, man: str) -> Steps[None]:
    soldier = state.men[man]
    order = soldier.order
    if melee.binds(state, soldier):
        yield from melee.act(state, man)
        return
    if order is None:
        return
    if order.id == "duck-back":
        yield from turn_over(state, man)
        return
    figure = impulse_figure(state, order)
    if order.id == "grenade":
        yield from grenades.enemy_impulse(state, man)
        return
    if order.id == "charge":
        yield from charge.run(state, man, int(figure[-1]) if figure.startswith("must") else 0)
        yield from charge.run_out(state, man)
        return
    match figure:
        case "must-1" | "may-1":
            yield from _move(state, man, 1)
        case "must-2":
            yield from _move(state, man, 2)
        case "fire":
            yield from fire.enemy_fire(state, man)
        case "fire-else-move":
            if not (yield from fire.enemy_fire(state, man)):
                yield from _move(state, man, 1)


def _take_cover(state: State, man: str, *, moved: bool, ran_dry: bool) -> Steps[None]:
    """Run step iii: a man in new cover with a foe in sight may duck back (9.4).

    A man who has just run out of ammunition and has no other weapon must do so (10.10, 10.13).
    """
    soldier = state.men[man]
    assert soldier.hex is not None
    if soldier.order is None:
        return
    if ran_dry and not weapons.usable(state, soldier):
        yield from duck_back(state, man, "out-of-ammo")
        return
    if not moved or soldier.hex in state.melee:
        return
    if soldier.order.id in UNMOVED_BY_COVER or soldier.morale in ("aggressive", "berserk"):
        return
    if not visibility.in_cover(state, soldier.hex) or not visibility.sees_known_foe(state, soldier):
        return
    if (yield from checks.troop_quality_check(state, man, "take-cover", "9.4", wounds=False, morale=False)):
        yield from duck_back(state, man, "took-cover")


def direction(order: Order, impulse: int) -> int:
    """Return an order's compass direction in an impulse: the first in 1 and 3, the second in 2 and 4 (9.3).

    A Sneak moves in 2 and 4 only: in the first direction in 2, in the second in 4 (10.05).
    """
    first, second = order.directions[0], order.directions[-1]
    if order.id == "sneak":
        return first if impulse <= 2 else second
    return first if impulse % 2 else second


def moves_in(state: State, order: Order, impulse: int) -> bool:
    """Return whether an order can move its man in an impulse."""
    figure = state.book.charts.orders[order.id].figures[impulse - 1]
    return figure in ("must-1", "may-1", "must-2", "fire-else-move")


def _move(state: State, man: str, hexes: int) -> Steps[None]:
    for _ in range(hexes):
        soldier = state.men[man]
        order = soldier.order
        if not soldier.on_board or order is None or not order.directions or soldier.hex in state.melee:
            return
        if not (yield from _step(state, soldier, order)):
            return


def _step(state: State, man: Man, order: Order) -> Steps[bool]:
    """Take one step, or hold, leave or duck back at an edge or rough ground; return whether he may go on (9.5,
    10.07)."""
    assert man.hex is not None
    heading = direction(order, state.clock.impulse)
    rule = state.book.charts.orders[order.id].enemy_rule
    hex_ = compass(state).step(state.board, man.hex, heading)
    if hex_ is None:
        yield from _at_edge(state, man, order, heading)
        return False
    if order.id == "sprint" and is_rough(state, hex_):
        if _better_later(state, man.hex, order, rough=True):
            yield ManHeld(man.id, "rough-ahead", "10.07")
            return False
        yield from step_to(state, man.id, hex_, rule)
        yield from duck_back(state, man.id, "rough")
        return False
    yield from step_to(state, man.id, hex_, rule)
    return True


def _at_edge(state: State, man: Man, order: Order, heading: int) -> Steps[None]:
    """Leave over either side's edge; at a neutral one wait for a later impulse, or drop the order (9.5)."""
    assert man.hex is not None
    edge = edge_ahead(state, man.hex, heading)
    scenario = state.book.scenario
    mate = crews.helper(state, man.id) if state.guns else ""
    if edge == scenario.enemy_edge:
        yield from surrender.leave_board(state, man.id, edge, "fled" if man.morale == "rout" else "escaped")
        if mate:
            yield from surrender.leave_board(state, mate, edge, "escaped")
    elif edge == scenario.friendly_edge:
        yield from surrender.leave_board(state, man.id, edge, "passed")
        if mate:
            yield from surrender.leave_board(state, mate, edge, "passed")
    elif _better_later(state, man.hex, order):
        yield ManHeld(man.id, "edge-ahead", "9.5")
    else:
        yield OrderPlaced(man.id, Order("duck-back"), "9.5", "edge-ahead")


def edge_ahead(state: State, hex_: Hex, heading: int) -> str | None:
    """Return the edge that a step in a compass direction would cross, or None if it stays on the board."""
    return state.board.edge_crossed(hex_, compass(state).map_direction(heading))


def _better_later(state: State, hex_: Hex, order: Order, *, rough: bool = False) -> bool:
    """Return whether a later impulse leads elsewhere: on the board, or onto easier ground (9.5, 10.07)."""
    scenario = state.book.scenario
    for impulse in range(state.clock.impulse + 1, 5):
        if not moves_in(state, order, impulse):
            continue
        heading = direction(order, impulse)
        there = compass(state).step(state.board, hex_, heading)
        if there is None:
            if edge_ahead(state, hex_, heading) in (scenario.enemy_edge, scenario.friendly_edge):
                return True
        elif not rough or not is_rough(state, there):
            return True
    return False
