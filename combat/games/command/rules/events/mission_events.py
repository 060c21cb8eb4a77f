"""Fire missions and starshells, from the spotting round to where it comes down (13.0, 19.2)."""

from __future__ import annotations

from combat.engine.kernel.deck import Card
from combat.engine.kernel.event import Event
from combat.engine.kernel.ledger import Ledger
from combat.engine.kernel.seats import Seat
from combat.engine.space.hexes.hex import Hex
from combat.games.command.rules.state import Mission


class RoundPlaced(Event):
    """A spotting round was called down on a hex (13.3)."""

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
    """The spotting round came down (13.4)."""

    checkpoint = True
    side: Seat
    card: Card
    hex: Hex
    """NOWHERE beyond the edge of the map."""
    area: tuple[Hex, ...]
    """The hexes of the map in and beside its own; none where the round was lost."""
