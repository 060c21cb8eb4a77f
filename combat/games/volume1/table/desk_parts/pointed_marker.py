"""The order marker under the pointer."""

from __future__ import annotations

from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.table.volume_desk import VolumeDesk


class PointedMarker:
    """Order marker whose effect board and dossier show."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self._order = ""

    @property
    def order(self) -> str:
        """The order marker under the pointer, or dragged to a man; "" for none, and outside of orders."""
        prompt = self._desk.prompt
        return self._order if prompt is not None and isinstance(prompt.decision, GiveOrders) else ""

    def point_at(self, order: str) -> None:
        """Set the order marker under the pointer."""
        if order != self._order:
            self._order = order
            self._desk.redraw("board", "dossier")
