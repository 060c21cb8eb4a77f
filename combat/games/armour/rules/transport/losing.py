"""Passengers of a lost vehicle: one save each, then a place beside it, away from the enemy (L583)."""

from __future__ import annotations

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.record import replace
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.events.transport_events import PassengerRolled
from combat.games.armour.rules.fire.save_dice import save_dice
from combat.games.armour.rules.morale.leadership import after_loss
from combat.games.armour.rules.state import State, Team
from combat.games.armour.rules.transport.landing import landing
from combat.games.armour.rules.transport.riding import carries_on_hull, riders_of


def passengers_of_lost(state: State, vehicle: Team) -> Steps[None]:
    """Carry out the effects on the passengers of a destroyed vehicle; `vehicle` still has its last place.

    In an assault they are lost. After shooting each has one save, and survivors are pinned. Teams on a hull have taken
    the same hits as the tank, and only dismount.
    """
    in_assault = state.phase == "assault" and state.volley is None
    for rider in list(riders_of(state, vehicle.id)):
        on_hull = carries_on_hull(state, vehicle)
        saved = on_hull and not in_assault
        if not (on_hull or in_assault):
            saved = yield from _saves(state, rider)
        lost = TeamDestroyed(rider.id, wreck=False)
        event = landing(state, vehicle, rider, pinned=not on_hull) if saved else lost
        yield event
        if event == lost:
            yield from after_loss(state, replace(rider, pose=vehicle.pose))


def _saves(state: State, rider: Team) -> Steps[bool]:
    """Roll the save of a passenger; against a brutal weapon a success is rolled again (L583, L759)."""
    need = state.card(rider).save
    dice = yield from save_dice(rider.id, need, "L583", "L759" if _is_brutal(state) else "")
    yield PassengerRolled(rider.id, need, dice.number, dice.again, dice.saved)
    return dice.saved


def _is_brutal(state: State) -> bool:
    volley, fire = state.volley, state.fire_mission
    if fire is not None:
        return "brutal" in state.book.weapons[fire.weapon].traits
    if volley is None or volley.saved >= len(volley.hits):
        return False
    return "brutal" in state.book.weapons[volley.shots[volley.hits[volley.saved].shot].weapon].traits
