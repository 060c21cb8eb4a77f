"""Dice that decide success or failure, with their probability and result; of a repeated roll only the first counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from combat.engine.chance.luck import Try
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.games.armour.rules.events.artillery_events import RangeRolled, TeamShelled
from combat.games.armour.rules.events.assault_events import AssaultRolled
from combat.games.armour.rules.events.fire_events import HitResolved, ShotRolled
from combat.games.armour.rules.events.morale_events import RatingTested
from combat.games.armour.rules.events.move_events import CrossRolled
from combat.games.armour.rules.events.order_events import OrderGiven
from combat.games.armour.rules.fire.shot_odds import at_least, hit_chance
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import other_seat
from combat.games.miniatures.reports.battle_tally import Rolled

Kind = Literal["hits", "saves", "crossing", "tests", "orders", "ranging", "shells", "assault"]
KINDS: tuple[Kind, ...] = ("hits", "saves", "crossing", "tests", "orders", "ranging", "shells", "assault")
"""Kinds of success: a hit, a save, ground crossed, a test of morale, an order, ranged in, hits of bombardments and in
assaults."""


def rolled(state: State, event: Event) -> Iterator[Rolled]:
    """Yield the dice that an event reports, with their probabilities; none for an event without dice.

    `state` is the state before the event.
    """
    match event:
        case ShotRolled(shot=shot):
            chance, seat = hit_chance(state, shot.need), state.seat_of(shot.shooter)
            yield from (Rolled("hits", seat, Try(chance, place < event.hits)) for place in range(len(event.numbers)))
        case HitResolved(hit=hit):
            need = event.against - total(event.save) + 1 if event.against else event.save[0].value
            yield Rolled("saves", state.seat_of(hit.team), Try(at_least(need), event.number >= need))
        case CrossRolled():
            yield Rolled("crossing", state.seat_of(event.team), Try(at_least(event.need), event.crosses))
        case RatingTested():
            unit = state.unit_of(event.subject) if event.subject in state.teams else state.units[event.subject]
            yield Rolled("tests", unit.seat, Try(at_least(event.need), event.numbers[0] >= event.need))
        case OrderGiven() if event.need:
            yield Rolled("orders", state.units[event.unit].seat, Try(at_least(event.need), event.passed))
        case RangeRolled():
            yield Rolled("ranging", state.units[event.unit].seat, Try(at_least(event.need), event.passed))
        case TeamShelled():
            seat = other_seat(state.seat_of(event.team))
            yield Rolled("shells", seat, Try(at_least(event.need), event.number >= event.need))
        case AssaultRolled():
            for roll in event.rolls:
                yield Rolled("assault", state.seat_of(roll.team), Try(at_least(roll.need), roll.number >= roll.need))
