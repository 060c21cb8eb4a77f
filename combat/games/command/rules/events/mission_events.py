"""Events of fire missions and starshells (13.0, 19.2)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import Mission


class RoundPlaced(Event):
    """A spotting round was placed in a hex (13.3)."""

    checkpoint = True
    side: Seat
    hex: Hex
    fires: Mission


class AccuracyRolled(Event):
    """An accuracy roll was made (13.4)."""

    checkpoint = True
    side: Seat
    card: Card
    product: int
    sum: Ledger
    range: int
    hit: bool


class RoundDrifted(Event):
    """The spotting round landed (13.4)."""

    checkpoint = True
    side: Seat
    card: Card
    hex: Hex
    """NOWHERE if it landed beyond the edge of the map."""
    area: tuple[Hex, ...]
    """The landing hex and its neighbours on the map; empty if the round was lost."""
