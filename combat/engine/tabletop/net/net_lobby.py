"""The lobby of a remote game: players and invitations, until the game begins."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.record import replace
from combat.engine.net.client.lobby_words import lobby_lines, scenario_of
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.protocol import Lobby
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.net.clipboard import copy_text
from combat.engine.tabletop.net.net_table import net_table
from combat.engine.tabletop.table import table_of
from combat.engine.title import Title
from combat.engine.words import text

LINE = 48
"""Number of letters of an address in a line."""


class NetLobby(PaperPage):
    """Screen that waits for the game to begin, then opens its table.

    Leaving the lobby closes the connection; the game stays on the server.
    """

    heading = "net-lobby"

    def __init__(self, app: Stage, title: Title[Any, Any], seat: NetSeat[Any, Any]) -> None:
        self._title, self._seat, self._told, self._gone_on = title, seat, "", False
        self._copies = Button(text("net-copy"), self._copy, "Ctrl+C", "commit")
        self._copies_watch = Button(text("net-copy-watch"), self._copy_watch, "W")
        super().__init__(app, [self._copies, self._copies_watch])
        self._settle_buttons()

    @property
    def invitations(self) -> list[str]:
        """Return the addresses with which others join, one for each free seat."""
        return [str(replace(self._seat.outside, code=code)) for code in self._seat.invitations.values()]

    @property
    def watchers_address(self) -> str:
        """Return the address with which others watch the game, or "" if the player did not create the game."""
        code = self._seat.watchers_code
        return str(replace(self._seat.outside, code=code)) if code else ""

    def _copy(self) -> None:
        copy_text("\n".join(self.invitations))

    def _copy_watch(self) -> None:
        copy_text(self.watchers_address)

    def _settle_buttons(self) -> None:
        self._copies.reason = "" if self.invitations else text("net-no-invitations")
        self._copies_watch.reason = "" if self.watchers_address else text("net-no-invitations")

    def update(self, dt: float) -> None:
        """Handle received messages; open the table once all players have joined."""
        seat = self._seat
        seat.take()
        if seat.remote.begun:
            self._gone_on = True
            self.app.replace(net_table(self.app, self._title, seat))
            return
        told = repr((seat.lobby, seat.created, seat.connection.fault, seat.connection.connected, list(seat.refusals)))
        if told != self._told:
            self._told = told
            self._settle_buttons()
            self.page.rewrite()
            self.invalidate()

    @property
    def wants_frames(self) -> bool:
        """Return True, since the connection is polled in each frame."""
        return True

    def leave(self) -> None:
        """Close the connection unless the table has taken it over; called once when the screen closes."""
        if not self._gone_on:
            self._seat.connection.close()

    def fill(self, column: Column) -> None:
        """Draw the seats and their players, the invitations, and errors into a column."""
        seat = self._seat
        for why in (*seat.refusals, *([seat.connection.fault] if seat.connection.fault is not None else [])):
            column.note(str(why))
            column.gap(4)
        if not seat.connection.connected and seat.connection.fault is None:
            column.note(text("net-connecting", address=f"{seat.address.host}:{seat.address.port}"))
        if seat.lobby is not None and seat.start is not None:
            self._fill_game(column, seat.lobby, seat.start)
        if self.invitations:
            column.section(text("net-invitation"))
            column.note(text("net-invitation-note"))
            for address in self.invitations:
                _fill_address(column, address)
        if self.watchers_address:
            column.section(text("net-watch-code"))
            column.note(text("net-watch-note"))
            _fill_address(column, self.watchers_address)
        if seat.lobby is not None:
            column.gap(8)
            server = f"{seat.address.host}:{seat.address.port}"
            column.note(text("net-home-holds") if seat.home else text("net-server-holds", server=server))
            if not seat.address.safe:
                column.note(text("net-plain"))

    def _fill_game(self, column: Column, lobby: Lobby, view: object) -> None:
        """Draw what is played, who sits where, and the options."""
        title, book = self._title, self._title.rules.book(view)
        column.section(scenario_of(title, book))
        for place, name in lobby.names.items():
            said = text("net-you", name=name) if place == lobby.seat else name or text("net-free")
            column.note(text("net-seat-of", seat=table_of(title).seat_name(view, place), name=said))
        column.gap(4)
        for line in lobby_lines(title, book, lobby):
            column.note(line)


def _fill_address(column: Column, address: str) -> None:
    """Draw an address in lines of one length, since it has no spaces at which it could be wrapped."""
    for start in range(0, len(address), LINE):
        column.typed(address[start : start + LINE])
