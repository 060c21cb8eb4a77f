"""Dice that decide success or failure, with their chance and result."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.chance.luck import Try
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import total
from combat.engine.kernel.seats import Seat
from combat.games.contact.rules.events.close_events import CloseRolled
from combat.games.contact.rules.events.fire_events import CheckRolled, FireFell, PlateTested, ShotRolled
from combat.games.contact.rules.events.support_events import PrecisionRolled, RadioRolled
from combat.games.contact.rules.fire.to_hit import hits
from combat.games.contact.rules.state import State
from combat.games.miniatures.reports.battle_tally import Rolled

KINDS = ("pools", "guns", "plates", "saves", "experience", "morale", "close", "radio", "precision")
"""Kinds of success: a hit of a pool, of a shot with 2D6, a plate pierced or the vehicle immobilised, a save, tests of
experience and of morale, close combat, a radio call, a template on target."""
TESTS = {"experience": "experience", "save": "saves"}
PAIRS = tuple((one, other) for one in range(1, 7) for other in range(1, 7))


def rolled(state: State, event: Event) -> Iterator[Rolled]:
    """Yield the dice rolls that an event reports; `state` is the state before it. Rolls of unknown units are left
    out.
    """
    match event:
        case FireFell() if event.unit in state.units and event.numbers:
            one = _pool_chance(event)
            seat = state.units[event.unit].seat
            yield from (Rolled("pools", seat, Try(one, place < event.hits)) for place in range(len(event.numbers)))
        case ShotRolled() if event.unit in state.units:
            chance = sum(hits(state, event.need, pair) for pair in PAIRS) / len(PAIRS)
            yield from _uncertain("guns", state.units[event.unit].seat, chance, event.hit)
        case PlateTested() if event.unit in state.units and len(event.numbers) == 2:
            needed = event.armour - total(event.ledger)
            chance = sum(sum(pair) >= needed for pair in PAIRS) / len(PAIRS)
            yield from _uncertain("plates", state.units[event.unit].seat, chance, event.result != "none")
        case CheckRolled():
            seat = state.units[event.unit].seat if event.unit in state.units else event.why
            yield from _die(TESTS.get(event.test, "morale"), seat, event.need - total(event.ledger), event.passed)
        case _:
            yield from _others(state, event)


def _others(state: State, event: Event) -> Iterator[Rolled]:
    match event:
        case CloseRolled() if event.unit in state.units:
            yield from _die("close", state.units[event.unit].seat, event.need - total(event.ledger), event.success)
        case RadioRolled():
            yield from _die("radio", event.seat, event.need - total(event.ledger), event.answered, fails_on=1)
        case PrecisionRolled() if event.number and event.unit in state.units:
            needed = event.need - total(event.ledger)
            seat, error = state.units[event.unit].seat, state.book.figures.support.artillery.error_on
            yield from _die("precision", seat, needed, event.ranged, fails_on=error)


def _die(kind: str, seat: Seat, needed: int, success: bool, fails_on: int = 0) -> Iterator[Rolled]:
    """Yield a die that needs a number and more than `fails_on`; none where it was certain."""
    yield from _uncertain(kind, seat, (7 - max(needed, fails_on + 1)) / 6, success)


def _uncertain(kind: str, seat: Seat, chance: float, success: bool) -> Iterator[Rolled]:
    """Yield what was rolled with a chance of success; nothing where the result was certain."""
    if 0 < chance < 1:
        yield Rolled(kind, seat, Try(chance, success))


def _pool_chance(event: FireFell) -> float:
    """Return the chance of each die of a pool: a natural 6 always hits, a natural 1 never (C3)."""
    need = event.need - total(event.scores)
    return sum(number == 6 or (number > 1 and number >= need) for number in range(1, 7)) / 6
