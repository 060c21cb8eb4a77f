"""Events of turns, orders (3.0, 8.0) and interruptions (2.5)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.fate_cards import OrderKind, Trigger


class GameBegan(Event):
    """The game began; `works` lists the works that each side must set up."""

    works: tuple[tuple[Seat, tuple[str, ...]], ...] = ()


class SetUpBegan(Event):
    """A side began its set-up."""

    checkpoint = True
    side: Seat


class UnitPlaced(Event):
    """A unit was set up before the first turn."""

    checkpoint = True
    unit: str
    hex: Hex


class WorkSetUp(Event):
    """A work was set up before the first turn."""

    checkpoint = True
    side: Seat
    work: str
    hex: Hex


class SpotterNamed(Event):
    """A side named one of its leaders as mortar spotter (11.12)."""

    side: Seat
    unit: str


class ScoutTaken(Event):
    """A side took a scout instead of naming a spotter; the scout must still be set up (11.12)."""

    side: Seat
    unit: str
    figure: str


class TurnBegan(Event):
    """A player turn began."""

    checkpoint = True
    number: int
    """Number of the player turn, from 1."""
    side: Seat


class TurnPassed(Event):
    """A side gave no order in its turn (3.2)."""

    side: Seat


class TurnClosed(Event):
    """A side finished its orders or discards; it refills its hand next."""

    checkpoint = True
    side: Seat


class OrderGiven(Event):
    """An order was given (8.1)."""

    checkpoint = True
    side: Seat
    kind_of: OrderKind
    card: Card


class OrderBegun(Event):
    """Units were activated for an order (8.2)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]
    stage: str


class PlayerActivated(Event):
    """A player was activated by a Recover or a Rout; `units` must roll (12.1)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]
    stage: str


class StageReached(Event):
    """An order reached its next stage."""

    checkpoint = True
    stage: str


class RollSettled(Event):
    """The result of a unit's roll in an order was carried out."""

    checkpoint = True
    unit: str


class OrderEnded(Event):
    """An order ended."""

    checkpoint = True
    side: Seat


class Chosen(Event):
    """A side made a choice; `why` is its purpose. The event makes the choice public before the next random result."""

    side: Seat
    why: str
    answer: str


class TriggerBegan(Event):
    """A trigger, or the end of a deck, interrupted a roll (2.5)."""

    side: Seat
    trigger: Trigger
    empty: bool = False
    """Whether the end of a deck caused it (4.1)."""


class TriggerEnded(Event):
    """An interruption ended; `outer` is the trigger that it had interrupted, "" if it interrupted the roll itself."""

    side: Seat
    trigger: Trigger
    outer: Trigger = ""


class EventRead(Event):
    """An event card was read (15.0)."""

    side: Seat
    card: Card


class HexRead(Event):
    """A random hex was read (2.9)."""

    side: Seat
    card: Card
    hex: Hex
    why: str
    """Reason, as used in message ids."""


class NothingCame(Event):
    """An event, an action or a trigger had no effect; `what` names it."""

    what: str
    hex: Hex = NOWHERE
