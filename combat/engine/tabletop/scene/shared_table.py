"""Hot-seat table: several players take turns at one window, each with a scene of his or her view."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.seats import Seat
from combat.engine.play.session import Session
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.map.tiles import Tiles
from combat.engine.tabletop.scene.hand_over import HandOver
from combat.engine.tabletop.table import Table
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

LAST_LOOK = 0.8
"""Seconds for which the last events are visible before the next player takes over."""


class SharedTable(TableScene[S, B, P]):
    """The table as one player sees it; `places` holds the scenes of all players by seat."""

    def __init__(
        self,
        app: Stage,
        session: Session[S, Any],
        table: Table[S, B, P],
        tiles: Tiles | None = None,
        places: dict[Seat, SharedTable[S, B, P]] | None = None,
    ) -> None:
        super().__init__(app, session, table, tiles)
        self.places = {} if places is None else places
        self.places[session.seat] = self
        self.begins_covered = False
        """Whether the player must confirm first, as when a save is opened."""
        self._lain = 0.0
        """Seconds since all events were shown while another player is awaited."""

    @property
    def wants_frames(self) -> bool:
        """Return whether anything is animated, so that 60 frames per second are drawn."""
        return self.session.awaited is not None or super().wants_frames

    def enter(self) -> None:
        """Start the scene; a new shared game begins with the screen that hides it."""
        super().enter()
        if self.begins_covered:
            self.begins_covered = False
            self._cover(self.session.seat)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; hide the game for the next player when another seat must answer."""
        super().update(dt)
        awaited = self.session.awaited
        if awaited is None or self.desk.mirror.busy or self.desk.animation.has_effects:
            self._lain = 0.0
            return
        self._lain += dt
        if self._lain >= LAST_LOOK:
            self._lain = 0.0
            self._cover(awaited)

    def _cover(self, seat: Seat) -> None:
        """Hide everything until the awaited player has confirmed."""
        name = self.table.seat_name(self.desk.state, seat)
        self.app.push(HandOver(self.app, name, lambda: self._seat(seat), self._leave, self._recalls))

    def _recalls(self) -> bool:
        """Load the history of a resumed game while it is hidden; return whether there is more."""
        told = self.desk.presenter
        told.remember()
        return told.recall is not None and not self.desk.mirror.busy

    def _seat(self, seat: Seat) -> None:
        """Replace this table with that of another player."""
        place = self.places.get(seat)
        self.view.rest()
        if place is None:
            self.app.swap(self, self._place_of(seat), first=True)
        elif place is not self:
            self.app.swap(self, place, first=False)
        self.app.pop()

    def _place_of(self, seat: Seat) -> SharedTable[S, B, P]:
        """Return a new table as another player sees it."""
        place = type(self)(self.app, self.session.party[seat], self.table, self.view.tiles, self.places)
        place.seed, place.leads_to, place.guided_by = self.seed, self.leads_to, self.guided_by
        return place

    def _leave(self) -> None:
        self.app.pop()
        self.app.pop()

    def leave(self) -> None:
        """Close the views of all players."""
        super().leave()
        for place in self.places.values():
            if place is not self:
                place.view.close()
