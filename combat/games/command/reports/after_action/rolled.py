"""What was left to the cards in a game: whose roll, at what chance, and what it brought (2.0).

Every pair of dice is as often in a deck as any other. What took the place of a cancelled roll counts, and not that.
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
"""Units that stand an attack, guns that hit, accurate spotting rounds, units that rally, and enemies put to rout."""


class Rolled(Record):
    """One roll that could come off or not, and for whom it was good that it did."""

    kind: Kind
    side: Seat
    tried: Try


def rolled(state: State, event: Event) -> Rolled | None:
    """The try that an event tells of, before it is applied; None for any other."""
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
        case MoraleRolled(why="rout"):
            return Rolled("rout", event.side, Try(1 - two_dice.below(event.morale), event.result != "holds"))
    return None


def _defence(state: State, event: DefenceRolled) -> Rolled:
    """A unit stands if it is not broken: by a tie alone if it was on the move (11.8)."""
    attack = state.attack
    moving = attack is not None and attack.kind != "mines" and is_moving(state, event.unit)
    need = event.attack - total(event.sum) + moving
    return Rolled("defence", state.units[event.unit].side, Try(1 - two_dice.below(need), event.result != "breaks"))
