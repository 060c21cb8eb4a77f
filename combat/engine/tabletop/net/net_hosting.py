"""The page on which a game is begun for a player on another machine: side, time limit, watchers, server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame

from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import cause
from combat.engine.net.client.address import SCHEMES, Address, read_address
from combat.engine.net.client.home_server import NoServer, home_address
from combat.engine.net.client.lobby_words import TIME_LIMITS, limit_texts
from combat.engine.net.client.net_seat import NetSeat, creation
from combat.engine.net.client.player_name import player_name
from combat.engine.net.protocol import LONGEST_NAME, Clock
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.paper.typed_list_scene import TypedListScene
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.tabletop.table import table_of
from combat.engine.title import Title
from combat.engine.words import text

SEAT, NAME, TIME, THEN, WATCH, SERVER = "seat", "name", "time", "then", "watch", "server"
"""The options, from top to bottom."""
NO_LIMIT, LOST, INVITED, ANYBODY = "no-limit", "lost", "invited", "anybody"
"""Values of options: no time limit; whose time is over loses; only who has the address may watch, or anybody."""
LONGEST_ADDRESS = 200
"""Most characters of a server's address."""
SINGLE = 20
"""Reduction of a row's height, which has a single line, in pixels at scale 1."""


class NetHosting(TypedListScene[str]):
    """Options of a new game with their values; a click or the space bar changes one, Enter opens the lobby."""

    title, note, empty, width = "net-host-title", "net-host-note", "net-host-title", 620

    def __init__(self, app: Stage, title: Title[Any, Any], book: object) -> None:
        self._played, self._book = title, book
        self._start, self._table = title.rules.new_state(book), table_of(title)
        self.name = player_name()
        self.server: Address | None = None
        """Address of the server; None for this machine."""
        self.picked = {SEAT: title.rules.seats[0], TIME: NO_LIMIT, THEN: LOST, WATCH: INVITED}
        """The value of each option that is picked from a list."""
        super().__init__(app)

    @property
    def clock(self) -> Clock | None:
        """The time limit of the game; None for none."""
        limit = TIME_LIMITS.get(self.picked[TIME])
        then = self.picked[THEN]
        return None if limit is None else replace(limit, then="" if then == LOST else then)

    def rows(self) -> Iterable[str]:
        """Return the options; what happens when time is over is one only with a time limit."""
        return [SEAT, NAME, TIME, *([] if self.clock is None else [THEN]), WATCH, SERVER]

    def key(self, row: str) -> str:
        """Return the identity of a row, by which it stays selected when the list is reloaded."""
        return row

    def buttons(self) -> Sequence[Button]:
        """Return the buttons, from the right."""
        return [
            Button(text("net-host-button"), self._begin, "Enter", "commit"),
            Button(text("net-host-change"), self.open_chosen, "Space"),
        ]

    def refusals(self, row: str | None) -> Sequence[str]:
        """Return the reason why each button is disabled: "" for all, as none is."""
        return ["", ""]

    # -- input ------------------------------------------------------------------------------------------------------

    def _click(self, row: str) -> None:
        self.choose(self.list.rows.index(row))
        self.open(row)

    def open(self, row: str) -> None:
        """Change an option: pick its value from a list, or type it."""
        if row == NAME:
            self._write(text("net-host-name"), self.name, self._take_name, LONGEST_NAME)
        elif row == SERVER:
            known = "" if self.server is None else str(self.server)
            self._write(text("net-host-server-title"), known, self._take_server, LONGEST_ADDRESS)
        else:

            def take(chosen: list[str]) -> None:
                self.picked[row] = chosen[0]
                self.read()

            heading, offers = text(f"net-host-{row}"), self._offers(row)
            self.app.push(PickSlip(self.app, heading, offers, [self.picked[row]], take, several=False))

    def _write(self, heading: str, words: str, take: Callable[[str], str], most: int) -> None:
        self.app.push(WriteSlip(self.app, heading, words, take, limit=most, accept=text("net-host-take")))

    def _take_name(self, words: str) -> str:
        self.name = words or player_name()
        self.read()
        return ""

    def _take_server(self, words: str) -> str:
        """Take the address of a server, "" for this machine; return what is wrong with it, or ""."""
        try:
            known = words.partition("://")[0] in SCHEMES
            self.server = read_address(words if known else f"{SCHEMES[0]}://{words}").server if words else None
        except ValueError as fault:
            return str(cause(fault))
        self.read()
        return ""

    def _offers(self, row: str) -> list[Offer]:
        """Return the values of an option that is picked from a list."""
        match row:
            case "seat":
                seats = self._played.rules.seats
                return [Offer(seat, self._table.seat_name(self._start, seat)) for seat in seats]
            case "time":
                return [Offer(NO_LIMIT, text("net-host-no-limit")), *(Offer(*each) for each in limit_texts())]
            case "then":
                bots = [Offer(bot, text("net-host-bot", bot=bot)) for bot in self._played.players]
                return [Offer(LOST, text("net-host-lost")), *bots]
            case _:
                return [Offer(value, text(f"net-host-{value}")) for value in (INVITED, ANYBODY)]

    def _begin(self) -> None:
        """Begin the game on its server, and open the lobby."""
        try:
            address = self.server or home_address()
        except NoServer as fault:
            self.app.push(Message(self.app, text("dialog-fault"), [str(fault.why)]))
            return
        public = self.picked[WATCH] == ANYBODY
        begins = creation(
            self._played, self._book, self.picked[SEAT], self.name, public=public, clock=self.clock
        )  # fmt: skip
        home = self.server is None
        seat: NetSeat[Any, Any] = NetSeat(self._played, address, self.name, begins, home=home)
        self.app.replace(NetLobby(self.app, self._played, seat))

    # -- drawing ----------------------------------------------------------------------------------------------------

    def below(self, row: str) -> int:
        """Return the negative extra height of a row, which has a single line."""
        return -theme.px(SINGLE)

    def value(self, row: str) -> str:
        """Return the value of an option in words."""
        if row == NAME:
            return self.name
        if row == SERVER:
            return text("net-at-home") if self.server is None else f"{self.server.host}:{self.server.port}"
        return next(offer.words for offer in self._offers(row) if offer.id == self.picked[row])

    def draw_row(self, surface: pygame.Surface, box: pygame.Rect, row: str) -> None:
        """Draw an option and its value."""
        px, base = theme.px, box.y + theme.px(24)
        face, room = theme.font("sans", 15), box.width - theme.px(32)
        wide = round(face.draw(surface, text(f"net-host-{row}"), (box.x + px(16), base), theme.INK_2, room=room))
        theme.font("sans", 15, 500).draw(
            surface, self.value(row), (box.right - px(16), base), theme.INK, align="right", room=room - wide - px(16)
        )
