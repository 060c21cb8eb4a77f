"""Rolls that decide success or failure, with their probability and result (2.0).

Every pair of dice is equally frequent in a deck. A cancelled roll is not counted, only the one that replaces it.
"""

from __future__ import annotations

from typing import Literal

from combat.engine.chance.luck import Try
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.games.command.players.measures import two_dice
from combat.games.command.rules.actions.boosts import is_moving
from combat.games.command.rules.events.fight_events import DefenceRolled, Targeted
from combat.games.command.rules.events.mission_events import AccuracyRolled
from combat.games.command.rules.events.unit_events import MoraleRolled
from combat.games.command.rules.state import State

Kind = Literal["defence", "targeting", "accuracy", "recover", "rout"]
KINDS: tuple[Kind, ...] = ("defence", "targeting", "accuracy", "recover", "rout")
"""Kinds of success: defence held, ordnance hit, round accurate, unit rallied, enemy made to retreat (12.3)."""


class Rolled(Record):
    """A roll with success or failure, and the side that benefits from success."""

    kind: Kind
    side: Seat
    tried: Try


def rolled(state: State, event: Event) -> Rolled | None:
    """Return the roll that an event reports, with its probability; None if it reports none.

    `state` is the state before the event.
    """
    match event:
        case DefenceRolled():
            return _defence(state, event)
        case Targeted() if state.attack is not None:
            far = event.range + event.product - total(event.sum)
            return Rolled("targeting", state.attack.side, Try(two_dice.hitting(far), event.hit))
        case AccuracyRolled():
            far = event.range + event.product - total(event.sum)
            return Rolled("accuracy", event.side, Try(two_dice.hitting(far), event.hit))
        case MoraleRolled(why="recover"):
            return Rolled("recover", event.side, Try(two_dice.below(event.morale), event.result == "rallied"))
        case MoraleRolled(why="rout") if state.units[event.unit].side != event.side:
            return Rolled("rout", event.side, Try(1 - two_dice.below(event.morale + 1), event.result == "retreats"))
    return None


def _defence(state: State, event: DefenceRolled) -> Rolled:
    """Return the try of a defence roll: success is not breaking; a moving unit breaks on a tie (11.8)."""
    attack = state.attack
    moving = attack is not None and attack.kind != "mines" and is_moving(state, event.unit)
    need = event.attack - total(event.sum) + moving
    return Rolled("defence", state.units[event.unit].side, Try(1 - two_dice.below(need), event.result != "breaks"))
