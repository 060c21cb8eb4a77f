"""Apply events of men: their actions and losses (7.0-10.0, 12.0-17.0)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.apply.gun_writers import change_gun
from combat.games.volume1.rules.apply.writers import Writers, change, leave_bombs
from combat.games.volume1.rules.fighting import crews
from combat.games.volume1.rules.state import IMPULSES, Man, State

WRITERS = Writers()
writes = WRITERS.register

WRITERS.only_told(ev.ManActivated, ev.ManHeld, ev.CheckMade, ev.ShotFired, ev.OrdersCommitted, ev.BlowStruck)


NOTHING_TO_DO: dict[str, Any] = {"order": None, "aim": None, "whom": "", "carrier": ""}
"""Order fields of a man who is dead, gone or captured."""
GOES_DOWN = ("duck-back", "hide")
"""Orders under which a carried man still acts with his carrier (7.18)."""


@writes(ev.OrderPlaced)
def _order_placed(state: State, event: ev.OrderPlaced) -> None:
    before, order = state.men[event.man], "" if event.order is None else event.order.id
    aim = before.aim if order == "grenade" else None
    mate = crews.follower(state, event.man, order) if state.guns and not event.alone else ""
    carrier = before.carrier if order in GOES_DOWN else ""
    if order == "duck-back" and _carries(before) and state.men[before.whom].on_board:
        change(state, before.whom, carrier=event.man)
    change(state, event.man, order=event.order, aim=aim, leaves=event.leaves, whom="", carrier=carrier)
    if mate:  # an assistant has his operator's order too (14.3)
        change(state, mate, order=event.order, aim=None, whom="")
    goes_down = order == "duck-back" and state.clock.impulse == IMPULSES
    if goes_down or state.charged_home or state.down_for_good:
        _note_order(state, {event.man, mate} if mate else {event.man}, goes_down=goes_down)


def _note_order(state: State, men: AbstractSet[str], *, goes_down: bool) -> None:
    """Record men who got a Duck Back in Impulse 4, and clear what was recorded for another order (7.08,
    7.19b).
    """
    state.charged_home -= men
    state.down_for_good = state.down_for_good | men if goes_down else state.down_for_good - men


@writes(ev.ChargeEnded)
def _charge_ended(state: State, event: ev.ChargeEnded) -> None:
    state.charged_home |= {event.man}


def _carries(man: Man) -> bool:
    return bool(man.whom) and man.order is not None and man.order.id == "carry"


@writes(ev.OrderCheckFailed)
def _order_check_failed(state: State, event: ev.OrderCheckFailed) -> None:
    state.failed |= {OrderGiven(event.man, event.order)}


@writes(ev.OrderEarned)
def _order_earned(state: State, event: ev.OrderEarned) -> None:
    state.earned |= {OrderGiven(event.man, event.order)}


@writes(ev.ManMoved)
def _man_moved(state: State, event: ev.ManMoved) -> None:
    change(state, event.man, hex=event.end)
    leave_bombs(state, event.man)


@writes(ev.ManLeft)
def _man_left(state: State, event: ev.ManLeft) -> None:
    change(state, event.man, hex=None, fate=event.fate, **NOTHING_TO_DO)


@writes(ev.ManSpotted)
def _man_spotted(state: State, event: ev.ManSpotted) -> None:
    change(state, event.man, seen=True)


@writes(ev.DummyRemoved)
def _dummy_removed(state: State, event: ev.DummyRemoved) -> None:
    change(state, event.man, hex=None, order=None, fate="dummy", seen=True)


@writes(ev.ManHidden)
def _man_hidden(state: State, event: ev.ManHidden) -> None:
    change(state, event.man, seen=False)


@writes(ev.ManAlerted)
def _man_alerted(state: State, event: ev.ManAlerted) -> None:
    change(state, event.man, alert=True)


@writes(ev.AmmoChanged)
def _ammo_changed(state: State, event: ev.AmmoChanged) -> None:
    if event.gun:
        change_gun(state, event.gun, ammo=event.after)
    else:
        change(state, event.man, ammo=event.after)


@writes(ev.MoraleChanged)
def _morale_changed(state: State, event: ev.MoraleChanged) -> None:
    change(state, event.man, morale=event.after)


@writes(ev.ManWounded)
def _man_wounded(state: State, event: ev.ManWounded) -> None:
    change(state, event.man, wounds=(*state.men[event.man].wounds, event.wound))


@writes(ev.ManKilled)
def _man_killed(state: State, event: ev.ManKilled) -> None:
    man = state.men[event.man]
    change(state, event.man, hex=None, fate="killed", fell_at=man.hex, seen=True, **NOTHING_TO_DO)
    leave_bombs(state, event.man)


@writes(ev.Surrendered)
def _surrendered(state: State, event: ev.Surrendered) -> None:
    change(state, event.man, held_by=event.guard, seen=True, **NOTHING_TO_DO)


@writes(ev.PrisonerHandedOver)
def _prisoner_handed_over(state: State, event: ev.PrisonerHandedOver) -> None:
    change(state, event.man, held_by=event.guard)


@writes(ev.PrisonerLedOff)
def _prisoner_led_off(state: State, event: ev.PrisonerLedOff) -> None:
    change(state, event.man, hex=None, fate="captured")


@writes(ev.PrisonerFreed)
def _prisoner_freed(state: State, event: ev.PrisonerFreed) -> None:
    change(state, event.man, held_by="")


@writes(ev.MeleeBegan)
def _melee_began(state: State, event: ev.MeleeBegan) -> None:
    state.melee |= {event.hex}


@writes(ev.MeleeEnded)
def _melee_ended(state: State, event: ev.MeleeEnded) -> None:
    state.melee -= {event.hex}
