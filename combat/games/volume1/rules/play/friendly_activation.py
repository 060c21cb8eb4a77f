"""Activation of a friendly man: he carries out his order, spots, and perhaps ducks back (4.0.4a; 7.0, 7.19)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.games.volume1.rules.cards import ammunition_cards
from combat.games.volume1.rules.decisions import PASS, ChooseMan, DuckBack
from combat.games.volume1.rules.events import ManActivated, ManHeld
from combat.games.volume1.rules.fighting import belt_fed, crews, fire, grenades, melee, rifle_grenades, smoke_grenades
from combat.games.volume1.rules.men import checks
from combat.games.volume1.rules.orders import carrying, charge, movement
from combat.games.volume1.rules.orders.duck_back import duck_back, turn_over
from combat.games.volume1.rules.orders.order_figures import impulse_figure, is_idle
from combat.games.volume1.rules.sight import spotting, visibility
from combat.games.volume1.rules.state import Man, State

NOTHING_TO_DUCK = ("none", "hide", "duck-back", "melee", "guard")
"""Orders under which ducking back by choice is not offered."""
GRENADES = {
    "grenade": grenades.friendly_impulse,
    smoke_grenades.ORDER: smoke_grenades.impulse,
    rifle_grenades.ORDER: rifle_grenades.impulse,
}
"""Orders with an action of their own in each impulse (7.09-7.11)."""
THROWN, AIMING = ("grenade", smoke_grenades.ORDER), 2
"""Orders under which a man may not duck back by choice in one impulse, and that impulse (7.09.2, 7.10)."""


def next_to_act(state: State, team: str, done: tuple[str, ...]) -> Steps[str]:
    """Ask the player which man of the team acts next and return his id; "" if all have acted.

    A carried man acts with his carrier (7.18).
    """
    left = tuple([man.id for man in state.team(team) if man.id not in done and not carrying.acts_with(state, man)])
    if not left:
        return ""
    choice = ChooseMan("4.0", team, left, left[0])
    return choice.read((yield choice))


def activate(state: State, man: str) -> Steps[tuple[str, ...]]:
    """Activate a man for one impulse, with the man he carries; return the ids of those who acted (7.18).

    He carries out his order, spots, and perhaps ducks back.
    """
    yield ManActivated(man)
    load = carrying.acts_along(state, man)
    acted = (man, load) if load else (man,)
    down = bool(load) and visibility.order_id(state.men[load]) == "duck-back"
    if fire.fires_now(state, man) and not (state.guns and crews.is_assisting(state, man)):
        yield from ammunition_cards.offer(state, man)
    start = state.men[man].hex
    if state.guns:
        yield from belt_fed.suit_order(state, man)
    rough = False if is_idle(state, state.men[man]) else (yield from _act(state, man))
    if down:
        yield from turn_over(state, load)
    if not state.men[man].on_board:
        return acted
    yield from spotting.spot(state, man)
    if load:
        yield from spotting.spot(state, load)
    soldier = state.men[man]
    if rough:
        yield from duck_back(state, man, "rough")
    elif may_choose_to_duck(state, soldier):
        yield from _may_duck_back(state, soldier, moved=soldier.hex != start)
    return acted


def _act(state: State, man: str) -> Steps[bool]:
    """Carry out the order in this impulse; return whether a sprint led over rough ground (7.07)."""
    soldier, rough = state.men[man], False
    order = soldier.order
    if melee.binds(state, soldier):
        yield from melee.act(state, man)
        return False
    if order is None or (state.guns and crews.is_assisting(state, man)):
        return False
    if order.id == "duck-back":
        yield from turn_over(state, man)
        return False
    if order.id in GRENADES:
        yield from GRENADES[order.id](state, man)
        return False
    match impulse_figure(state, order):
        case "must-1":
            rough = yield from movement.move(state, man, 1)
        case "must-2":
            rough = yield from movement.move(state, man, 2)
        case "may-1":
            yield from movement.move(state, man, 1, may_stay=True)
        case "fire":
            yield from fire.friendly_fire(state, man)
        case "fire-else-move":
            if not (yield from fire.friendly_fire(state, man, must=True)):
                yield from movement.move(state, man, 1)
    if order.id == "charge":
        yield from charge.run_out(state, man)
    return rough


def may_choose_to_duck(state: State, man: Man) -> bool:
    """Return whether a man's order and place allow him to duck back by choice (7.09.2, 7.19)."""
    order = visibility.order_id(man)
    if order in NOTHING_TO_DUCK or man.hex in state.melee:
        return False
    return not (order in THROWN and state.clock.impulse == AIMING)


def _may_duck_back(state: State, man: Man, *, moved: bool) -> Steps[None]:
    """Run step iii: offer Duck Back; a routed man only in cover, out of sight, and by a TQC (7.17c, 7.19)."""
    routed = man.morale == "rout"
    if routed and not (moved and visibility.in_cover(state, man.place)):
        return
    if routed and visibility.sees_any_foe(state, man):
        yield ManHeld(man.id, "runner-in-sight", "7.17c")
        return
    choice = DuckBack("7.19", man.id, (DuckBack.DUCK_BACK, PASS), PASS)
    if choice.read((yield choice)) == PASS:
        return
    if routed:
        stops = checks.troop_quality_check(state, man.id, "stop-running", "7.17", wounds=False, morale=False)
        if not (yield from stops):
            return
    yield from duck_back(state, man.id, "chosen")
