"""List of the player's games on servers, with the seat that must move, to rejoin one or join another by its address."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import Any

import pygame

from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import cause
from combat.engine.net.client.address import SCHEMES, Address, read_address
from combat.engine.net.client.games_look import GamesLook
from combat.engine.net.client.home_server import NoServer, home_address, of_today
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.own_games import OwnGame, forget, own_games
from combat.engine.net.client.player_name import player_name
from combat.engine.net.client.standing_words import by_need, is_your_move, last_answer, names_of, state_of_game
from combat.engine.net.protocol import Standing
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.title import Title
from combat.engine.words import text

LONGEST = 200
"""Most characters of an address."""
AGAIN_S = 30.0
"""Seconds after which the servers are asked again."""


class NetGamesScene(TypedListScene[OwnGame]):
    """List of the games of a title in which the player has a seat."""

    title, note, empty = "net-games-title", "net-games-note", "net-games-empty"

    def __init__(self, app: Stage, title: Title[Any, Any]) -> None:
        self._played = title
        self._joins: Address | None = None
        """The address just typed; its game is joined once the dialog has closed."""
        self._look: GamesLook | None = None
        """The standings from the servers, which may still be requested."""
        self._before: GamesLook | None = None
        """The standings of the last request."""
        self._told, self._age = 0, 0.0
        super().__init__(app)

    def rows(self) -> Iterable[OwnGame]:
        """Return the rows of the list: games that wait for the player first; within each group the last played
        first.
        """
        games = [of_today(game) for game in own_games() if game.title == self._played.id]
        return by_need(games, self._stands, lambda game: game.seat)

    def _stands(self, game: OwnGame) -> Standing | None:
        looks = [look for look in (self._look, self._before) if look is not None]
        return next((look.stands(game) for look in looks if look.knows(game)), None)

    def key(self, row: OwnGame) -> Hashable:
        """Return the key that identifies a row, so that the row stays selected when the list is reloaded."""
        return row.code or row.address

    def buttons(self) -> Sequence[Button]:
        """Return the buttons for the selected game, from the right."""
        return [
            Button(text("net-go-on"), self.open_chosen, "Enter", "commit"),
            Button(text("net-join"), self._join, "J"),
            Button(text("net-forget"), self._forget, "Del"),
        ]

    def refusals(self, row: OwnGame | None) -> Sequence[str]:
        """Return the reason why each button is disabled for a game, "" for an enabled one, in the order of
        `buttons`.
        """
        none = text(self.empty) if row is None else ""
        return [none or _fault(row), "", none]

    def open(self, row: OwnGame) -> None:
        """Rejoin a game, or show a message if the server on this computer cannot be started."""
        address = read_address(row.address)
        try:
            address = replace(home_address(), code=address.code) if row.home else address
        except NoServer as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(fault.why)]))
            return
        self._come(address, row.name, home=row.home)

    def _come(self, address: Address, name: str, *, home: bool = False) -> None:
        seat: NetSeat[Any, Any] = NetSeat(self._played, address, name, home=home)
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
        """Advance by `dt` seconds, query the servers from time to time, and join the game whose address was typed."""
        super().update(dt)
        self._age += dt
        if self.drawn and (self._look is None or (self._age >= AGAIN_S and not self._look.waits)):
            self._before, self._look = self._look, GamesLook(self.list.rows)
            self._told, self._age = 0, 0.0
        if self._look is not None and self._look.told != self._told:
            self._told = self._look.told
            self.read()
        joins, self._joins = self._joins, None
        if joins is not None:
            self._come(joins, player_name())

    @property
    def wants_frames(self) -> bool:
        """Return whether a server is being queried."""
        return self._look is not None and self._look.waits

    def _forget(self) -> None:
        """Remove the selected game from the list; it stays on its server."""
        if self.row is not None:
            try:
                forget(self.row)
            except OSError as fault:
                self.app.warn(str(fault))
            self.read()

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: OwnGame) -> None:
        """Draw a game: the seat that must move, the last answer and the players, or its server if the status is not
        known.
        """
        px, fault, stands = theme.px, _fault(row), self._stands(row)
        left, room = box.x + px(16), box.width - px(32)
        bold, small = theme.font("sans", 16, 600), theme.font("sans", 14)
        heading, said = self._lines(row, stands)
        yours = is_your_move(stands, row.seat)
        ink = theme.MISSING if fault else theme.INK if yours or stands is None else theme.INK_2
        since = "" if stands is None else last_answer(stands)
        taken = small.width(since) + px(16) if since else 0
        (bold if yours or stands is None else theme.font("sans", 16)).draw(
            surface, fault or heading, (left, box.y + px(24)), ink, room=room - taken
        )
        small.draw(surface, since, (left + room, box.y + px(24)), theme.INK_2, align="right")
        small.draw(surface, said, (left, box.y + px(44)), theme.INK_2, room=room)

    def _lines(self, row: OwnGame, stands: Standing | None) -> tuple[str, str]:
        """Return the two lines of a game."""
        seat = text("net-seat-line", name=row.name, seat=row.seat, game=row.game)
        if stands is not None:
            return state_of_game(stands, row.seat), f"{names_of(stands)} · {_server(row)}"
        look = self._look
        if look is None or (look.fault(row) is None and not look.knows(row)):
            return _server(row), seat
        if row.home and not look.knows(row):
            return text("net-home-off"), seat
        why = look.fault(row)
        return str(why) if why is not None else text("net-no-game"), seat


def _server(row: OwnGame) -> str:
    try:
        address = read_address(row.address)
    except ValueError:
        return ""
    return text("net-at-home") if row.home else f"{address.host}:{address.port}"


def _fault(row: OwnGame | None) -> str:
    """Return what is wrong with the address of a game in the file; "" if it can be rejoined."""
    try:
        if row is not None:
            read_address(row.address)
    except ValueError as fault:
        return str(cause(fault))
    return ""
