"""Fate cards: five things on each, of which one use takes one (1.2)."""

from __future__ import annotations

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
"""What may be done out of turn and beside an order. "fire" is printed nowhere: any Fire card may be used so (14.0)."""
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
"""Actions of a side in the posture Defend alone (14.0)."""

ALLIED_CARDS = 100
"""What is added to the printed number of an Allied card, so that every card of a game has a number of its own."""


class FateCard(Record):
    """A card: its order above, its action and event below, a random hex and two dice that may carry a trigger (1.2)."""

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
    """The map direction that a Breeze blows to, 1 straight up and clockwise to 6; 0 for every other event."""

    @property
    def sum(self) -> int:
        """What a roll with it comes to (2.1)."""
        return self.white + self.colour

    @property
    def product(self) -> int:
        """What a targeting roll with it comes to (2.2)."""
        return self.white * self.colour


def owner(card: Card) -> Seat:
    """Whose deck a card belongs to."""
    return ALLIES if card > ALLIED_CARDS else AXIS
