"""The course of turns and orders (3.0, 8.0), and what interrupts it (2.5)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.rules.fate_cards import OrderKind, Trigger


class GameBegan(Event):
    """The pieces were laid out; `works` are those that each side has to set up."""

    works: tuple[tuple[Seat, tuple[str, ...]], ...] = ()


class SetUpBegan(Event):
    """A side was to set up."""

    checkpoint = True
    side: Seat


class UnitPlaced(Event):
    """A unit was put down before the first turn."""

    checkpoint = True
    unit: str
    hex: Hex


class WorkSetUp(Event):
    """A work was put down before the first turn."""

    checkpoint = True
    side: Seat
    work: str
    hex: Hex


class SpotterNamed(Event):
    """A side made one of its leaders its mortar spotter (11.12)."""

    side: Seat
    unit: str


class ScoutTaken(Event):
    """A side took a scout in place of a spotter; it has yet to set it up (11.12)."""

    side: Seat
    unit: str
    figure: str


class TurnBegan(Event):
    """A player turn began."""

    checkpoint = True
    number: int
    side: Seat


class TurnPassed(Event):
    """A side gave no order in its turn (3.2)."""

    side: Seat


class TurnClosed(Event):
    """A side was through with its orders or discards; it fills its hand."""

    checkpoint = True
    side: Seat


class OrderGiven(Event):
    """An order was announced (8.1)."""

    checkpoint = True
    side: Seat
    kind_of: OrderKind
    card: Card


class OrderBegun(Event):
    """Those who carry an order out were named (8.2)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]
    stage: str


class PlayerActivated(Event):
    """A player was activated by a Recover or a Rout, with the units that have to roll (12.1)."""

    checkpoint = True
    side: Seat
    units: tuple[str, ...]
    stage: str


class StageReached(Event):
    """An order came to its next stage."""

    checkpoint = True
    stage: str


class RollSettled(Event):
    """What a unit had rolled for in an order was carried out."""

    checkpoint = True
    unit: str


class OrderEnded(Event):
    """An order was carried out."""

    checkpoint = True
    side: Seat


class Chosen(Event):
    """A side chose among several; `why` is what for. Whoever looks on knows it from here on, before chance speaks."""

    side: Seat
    why: str
    answer: str


class TriggerBegan(Event):
    """A roll is interrupted by what its card triggers, or by the end of a deck (2.5)."""

    side: Seat
    trigger: Trigger
    empty: bool = False
    """Whether the end of a deck did it (4.1)."""


class TriggerEnded(Event):
    """The interruption was over; `outer` is what it had interrupted for its part, "" where that was the roll itself."""

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


class NothingCame(Event):
    """An event, an action or a trigger found nothing that it could do; `what` is which."""

    what: str
    hex: Hex = NOWHERE
