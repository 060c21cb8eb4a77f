"""Alert waiting enemies; in the Action Phase, prepared ones get their orders at once (9.7, 9.8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

from combat.engine.kernel.asking import Steps
from combat.engine.space.hexes.hex import Hex, distance
from combat.games.volume1.rules.enemy import enemy_orders
from combat.games.volume1.rules.events import ManAlerted
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.men import troop_quality
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import Man, State

MATES = {"was-hit": ("comrade-hit", "9.8.3"), "spotted-someone": ("crew", "14.3")}
"""Reasons that concern one man of a crew only, and the reason and rule for alerting his mate with him.

Any other reason applies to both alike.
"""


def waiting(state: State) -> list[Man]:
    """Return the enemies on the board who are not alert, prisoners excluded."""
    return [man for man in state.on_board("enemy") if not man.alert]


def alert(state: State, man: str, why: str, rule: str, *, acted: bool = False) -> Steps[None]:
    """Alert a waiting enemy, and his crew with him (9.8, 14.3).

    In the Action Phase, prepared enemies draw their orders now. `acted`: `man` (not his crew) has already acted in
    this impulse. `why` is a message id.
    """
    if state.men[man].alert:
        return
    men = crews.waiting_crew(state, man) if state.guns else (man,)
    for name in men:
        his, cited = (why, rule) if name == man else MATES.get(why, (why, rule))
        yield ManAlerted(name, his, cited)
    for name in men:
        free = state.men[name].order is None and not state.men[name].held_by
        if state.clock.phase == "action" and state.book.scenario.enemy_prepared and free:
            yield from enemy_orders.draw_order(state, name, acted=acted and name == man)


def alert_within(
    state: State, centre: Hex, radius: int, why: str, rule: str, own: Mapping[str, str] = MappingProxyType({})
) -> Steps[None]:
    """Alert every waiting enemy within `radius` hexes of a hex.

    `why` is a message id; `own` maps ids of men to reasons that replace it.
    """
    for man in waiting(state):
        if man.hex is not None and distance(centre, man.hex) <= radius:
            yield from alert(state, man.id, own.get(man.id, why), rule)


def after_move(state: State, mover: str) -> Steps[None]:
    """Alert the waiting enemies in a hex that a friendly or an alert enemy has entered (9.8.4)."""
    man = state.men[mover]
    if man.hex is None or (man.side == "enemy" and not man.alert):
        return
    for other in state.men_in(man.hex):
        if other.side == "enemy" and not other.alert:
            yield from alert(state, other.id, "hex-entered", "9.8.4")


def at_end_of_turn(state: State, alert_before: Collection[str]) -> Steps[None]:
    """Alert waiting men who see a near comrade of `alert_before`, or whose officer is alert (5 e, 9.8.6, 9.8.8).

    Men alerted here alert no others.
    """
    awake = [man for man in state.on_board("enemy") if man.alert]
    for man in waiting(state):
        for comrade in awake:
            reach = visibility.range_between(man, comrade)
            near = comrade.id in alert_before and reach <= state.book.charts.numbers.comrade_near
            if near and visibility.sees(state, man, comrade):
                yield from alert(state, man.id, "comrade-alert", "9.8.8")
            elif state.figure(comrade.id).officer and troop_quality.leads(state, comrade, reach):
                yield from alert(state, man.id, "officer", "9.8.6")
