"""The lobby of a remote game: its players and invitations, until the game begins."""

from __future__ import annotations

import contextlib
from typing import Any

import pygame

from combat.engine.kernel.record import replace
from combat.engine.net.client.address import Address
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.net.net_table import net_table
from combat.engine.title import Title
from combat.engine.words import text


class NetLobby(PaperPage):
    """Waits for the game to begin, then opens its table. Leaving the lobby closes the connection; the game stays."""

    heading = "net-lobby"

    def __init__(
        self, app: Stage, title: Title[Any, Any], seat: NetSeat[Any, Any], outside: Address | None = None
    ) -> None:
        """`outside`: the address by which others reach the server, if that is not the one that the player uses."""
        self._outside = outside or seat.address
        self._title, self._seat, self._told, self._gone_on = title, seat, "", False
        copy = Button(text("net-copy"), self._copy, "Ctrl+C", "commit")
        self._copies = copy
        super().__init__(app, [copy])
        copy.reason = text("net-no-invitations")

    @property
    def invitations(self) -> list[str]:
        """The addresses by which others join, one for each free seat."""
        return [str(replace(self._outside, code=code)) for code in self._seat.invitations.values()]

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):  # the clipboard may be locked by another program
            pygame.scrap.put_text("\n".join(self.invitations))

    def update(self, dt: float) -> None:
        """Handle the messages received; open the table when all players have joined."""
        seat = self._seat
        seat.take()
        if seat.remote.begun:
            self._gone_on = True
            self.app.replace(net_table(self.app, self._title, seat))
            return
        told = repr((seat.lobby, seat.created, seat.connection.fault, seat.connection.connected, list(seat.refusals)))
        if told != self._told:
            self._told = told
            self._copies.reason = "" if self.invitations else text("net-no-invitations")
            self.page.rewrite()
            self.invalidate()

    @property
    def wants_frames(self) -> bool:
        """Return True, since the connection is polled in each frame."""
        return True

    def leave(self) -> None:
        """Handle the closing of the screen; called once."""
        if not self._gone_on:
            self._seat.connection.close()

    def fill(self, column: Column) -> None:
        """Draw the seats and their players, the invitations, and errors."""
        seat = self._seat
        for why in (*seat.refusals, *([seat.connection.fault] if seat.connection.fault is not None else [])):
            column.note(str(why))
            column.gap(4)
        if not seat.connection.connected and seat.connection.fault is None:
            column.note(text("net-connecting", address=f"{seat.address.host}:{seat.address.port}"))
        if seat.lobby is not None:
            column.section(seat.lobby.title)
            for place, name in seat.lobby.names.items():
                mine = place == seat.lobby.seat
                column.note(text("net-you", name=name) if mine else name or text("net-free"))
        if self.invitations:
            column.section(text("net-invitation"))
            column.note(text("net-invitation-note"))
            for address in self.invitations:
                column.typed(address)
            if not seat.address.safe:
                column.note(text("net-plain"))
