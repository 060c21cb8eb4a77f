"""The order marker under the pointer."""

from __future__ import annotations

from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.table.volume_desk import VolumeDesk


class PointedMarker:
    """Stores the order whose effect board and dossier preview."""

    def __init__(self, desk: VolumeDesk) -> None:
        self._desk = desk
        self._order = ""

    @property
    def order(self) -> str:
        """The order whose marker is under the pointer or dragged to a man; "" if none, or if no orders are being
        given.
        """
        prompt = self._desk.prompt
        return self._order if prompt is not None and isinstance(prompt.decision, GiveOrders) else ""

    def point_at(self, order: str) -> None:
        """Set the order whose marker is under the pointer; "" for none."""
        if order != self._order:
            self._order = order
            self._desk.redraw("board", "dossier")
