"""The player's games on servers: rejoin one, join another by its address."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import pygame

from combat.engine.kernel.text_message import cause
from combat.engine.net.client.address import SCHEMES, Address, read_address
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.own_games import OwnGame, forget, own_games
from combat.engine.net.client.player_name import player_name
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.title import Title
from combat.engine.words import text

LONGEST = 200
"""Most characters of an address."""


class NetGamesScene(TypedListScene[OwnGame]):
    """List of the games of a title in which the player has a seat."""

    title, note, empty = "net-games-title", "net-games-note", "net-games-empty"

    def __init__(self, app: Stage, title: Title[Any, Any]) -> None:
        self._played = title
        self._joins: Address | None = None
        """The address just typed; its game is joined once the dialog has closed."""
        super().__init__(app)

    def rows(self) -> Iterable[OwnGame]:
        """Return the games, the latest first."""
        return [game for game in own_games() if game.title == self._played.id]

    def key(self, row: OwnGame) -> Hashable:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row.address

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected game, from the right."""
        return [
            Button(text("net-go-on"), self.open_chosen, "Enter", "commit"),
            Button(text("net-join"), self._join, "J"),
            Button(text("net-forget"), self._forget, "Del"),
        ]

    def refusals(self, row: OwnGame | None) -> Sequence[str]:
        """Return why each button is disabled for a game; "" if it is enabled."""
        none = text(self.empty) if row is None else ""
        return [none or _fault(row), "", none]

    def open(self, row: OwnGame) -> None:
        """Rejoin a game."""
        self._come(read_address(row.address), row.name)

    def _come(self, address: Address, name: str) -> None:
        seat: NetSeat[Any, Any] = NetSeat(self._played, address, name)
        self.app.replace(NetLobby(self.app, self._played, seat))

    def _join(self) -> None:
        """Open the input of a game's address."""

        def take(words: str) -> str:
            try:
                known = words.partition("://")[0] in SCHEMES
                address = read_address(words if known else f"{SCHEMES[0]}://{words}")
            except ValueError as fault:
                return str(cause(fault))
            if not address.code:
                return text("net-no-code")
            self._joins = address
            return ""

        self.app.push(WriteSlip(self.app, text("net-join-title"), "", take, limit=LONGEST, accept=text("net-join-now")))

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds; join the game whose address was typed."""
        super().update(dt)
        joins, self._joins = self._joins, None
        if joins is not None:
            self._come(joins, player_name())

    def _forget(self) -> None:
        """Remove the selected game from the list; it stays on its server."""
        if self.row is not None:
            try:
                forget(self.row)
            except OSError as fault:
                self.app.warn(str(fault))
            self.read()

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: OwnGame) -> None:
        """Draw the server of a game, and the player's seat and name there."""
        px, fault = theme.px, _fault(row)
        left, room = box.x + px(16), box.width - px(32)
        heading, ink = (fault, theme.MISSING) if fault else (_server(read_address(row.address)), theme.INK)
        theme.font("sans", 16, 600).draw(surface, heading, (left, box.y + px(24)), ink, room=room)
        said = text("net-seat-line", name=row.name, seat=row.seat, game=row.game)
        theme.font("sans", 14).draw(surface, said, (left, box.y + px(44)), theme.INK_2, room=room)


def _server(address: Address) -> str:
    return f"{address.host}:{address.port}"


def _fault(row: OwnGame | None) -> str:
    """Return what is wrong with the address of a game in the file; "" if it can be rejoined."""
    try:
        if row is not None:
            read_address(row.address)
    except ValueError as fault:
        return str(cause(fault))
    return ""
