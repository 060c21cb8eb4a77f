"""Fate cards: order, action, event, random hex and roll on each; a use of a card takes one of them (1.2)."""

from typing import Literal, get_args

from combat.engine.kernel.deck import Card
from combat.engine.kernel.record import Record
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.two_sides import ALLIES, AXIS

OrderKind = Literal[
    "fire", "move", "advance", "recover", "rout", "artillery-request", "artillery-denied", "command-confusion",
]  # fmt: skip
ActionKind = Literal[
    "ambush", "assault-fire", "bore-sighting", "command-confusion", "concealment", "crossfire", "demolitions", "dig-in",
    "fire", "hand-grenades", "hidden-entrenchments", "hidden-mines", "hidden-pillbox", "hidden-unit", "hidden-wire",
    "light-wounds", "marksmanship", "no-quarter", "smoke-grenades", "spray-fire", "sustained-fire",
]  # fmt: skip
"""Kinds of actions, played out of turn or beside an order. "fire" is printed on no card: any Fire card serves (14.0).
"""
EventKind = Literal[
    "air-support", "battle-harden", "battlefield-integrity", "blaze", "booby-trap", "breeze", "command-and-control",
    "commissar", "cower", "deploy", "dust", "elan", "entrench", "field-promotion", "fog-of-war", "hero",
    "infiltration", "interdiction", "interrogation", "kia", "malfunction", "medic", "mission-objective",
    "prisoners-of-war", "reconnaissance", "reinforcements", "rubble", "sappers", "scrounge", "shell-shock",
    "shellholes", "strategic-objective", "suppressing-fire", "walking-wounded", "white-phosphorus",
]  # fmt: skip
Trigger = Literal["", "event", "jammed", "sniper", "time"]

ORDERS: tuple[OrderKind, ...] = get_args(OrderKind)
ACTIONS: tuple[ActionKind, ...] = get_args(ActionKind)
EVENTS: tuple[EventKind, ...] = get_args(EventKind)
DEFENDERS_ONLY: frozenset[ActionKind] = frozenset(
    {"bore-sighting", "hidden-entrenchments", "hidden-mines", "hidden-pillbox", "hidden-unit", "hidden-wire"}
)
"""Actions reserved for a side in the posture Defend (14.0)."""

ALLIED_CARDS = 100
"""Added to the printed number of an Allied card, so that card numbers are unique within a game."""


class FateCard(Record):
    """A fate card: order, action, event, random hex, and two dice that may have a trigger (1.2)."""

    id: int
    """1-72 for the Axis, 101-172 for the Allies."""
    order: OrderKind
    action: ActionKind
    event: EventKind
    hex: Hex
    white: int
    colour: int
    trigger: Trigger = ""
    wind: int = 0
    """Map direction in which a Breeze blows, clockwise from 1 (straight up) to 6; 0 for every other event."""

    @property
    def sum(self) -> int:
        """Return the sum of both dice: the result of a normal roll (2.1)."""
        return self.white + self.colour

    @property
    def product(self) -> int:
        """Return the product of both dice: the result of a targeting roll (2.2)."""
        return self.white * self.colour

    @property
    def double(self) -> bool:
        """Return whether both dice show the same number, by which Sustained Fire breaks a weapon (14.20)."""
        return self.white == self.colour


def owner(card: Card) -> Seat:
    """Return the side whose deck contains a card."""
    return ALLIES if card > ALLIED_CARDS else AXIS
