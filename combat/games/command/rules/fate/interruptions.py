"""Interruptions before a roll takes effect: triggers, and the end of a deck (2.5, 2.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from combat.engine.kernel.asking import Steps
from combat.engine.kernel.load_object import Shape, load_object
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.decisions import pick_hex
from combat.games.command.rules.events.turn_events import TriggerBegan, TriggerEnded
from combat.games.command.rules.fate_cards import Trigger
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS

if TYPE_CHECKING:
    from combat.games.command.rules.fighting.melee import fight

Interruption = Callable[[State, Seat, bool], Steps[None]]
"""Steps of a trigger; arguments: state, the side that rolled it, and whether the end of its deck caused it."""
INTERRUPTIONS: Mapping[Trigger, str] = {
    "event": "combat.games.command.rules.happenings.event_reading:read_event",
    "sniper": "combat.games.command.rules.fate.sniper:sniper",
    "time": "combat.games.command.rules.play.time_advance:advance_time",
}
"""Path of the `Interruption` for each trigger; Jammed! is handled by the attack (11.6).

Each of these modules rolls and so imports this one; it is loaded at the first trigger to avoid an import cycle.
"""
INTERRUPTION: Shape[Interruption] = Shape()
_MELEE = "combat.games.command.rules.fighting.melee:fight"


def interrupt(state: State, side: Seat, trigger: Trigger, *, empty: bool = False) -> Steps[None]:
    """Run a trigger, then fight the melees that it caused, in the order that the active side chooses (10.2).

    The end of a deck may interrupt another trigger, which resumes afterwards. `empty` says that the trigger is the end
    of the deck.
    """
    outer, fought = state.trigger, contested(state)
    if trigger != outer:
        yield TriggerBegan(side, trigger, empty)
    yield from load_object(INTERRUPTIONS[trigger], INTERRUPTION)(state, side, empty)
    fight_melee = load_object(_MELEE, lambda: fight)
    while new := [hex_ for hex_ in contested(state) if hex_ not in fought]:
        yield from fight_melee(state, (yield from pick_hex(state.active, new, "melee", "10.2")))
    if trigger != outer:
        yield TriggerEnded(side, trigger, outer)


def contested(state: State) -> tuple[Hex, ...]:
    """Return the hexes with units of both sides, in the order of the unit list."""
    in_hex = state.places().in_hex
    both = in_hex[AXIS].keys() & in_hex[ALLIES].keys()
    return tuple(dict.fromkeys([unit.hex for unit in state.on_map() if unit.hex in both])) if both else ()
