"""Dialog that starts a game on this computer for a player on another one: choose a side, then wait in the lobby."""

from __future__ import annotations

from typing import TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.net.client.home_server import NoServer, home_address
from combat.engine.net.client.net_seat import NetSeat, creation
from combat.engine.net.client.player_name import player_name
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.pick_slip import Offer, PickSlip
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.net.net_lobby import NetLobby
from combat.engine.tabletop.table import table_of
from combat.engine.title import Title
from combat.engine.words import text

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")


def host_slip(app: Stage, title: Title[S, B], book: B) -> PickSlip:
    """Return the dialog for the choice of a side, which starts the game and opens its lobby."""
    rules, table = title.rules, table_of(title)
    state = rules.new_state(book)
    offers = [Offer(seat, table.seat_name(state, seat)) for seat in rules.seats]

    def take(chosen: list[str]) -> None:
        try:
            address = home_address()
        except NoServer as fault:
            app.push(Message(app, text("dialog-fault"), [str(fault.why)]))
            return
        begins = creation(title, book, chosen[0], player_name())
        seat: NetSeat[S, B] = NetSeat(title, address, player_name(), begins, home=True)
        app.replace(NetLobby(app, title, seat))

    return PickSlip(app, text("net-host-title"), offers, [rules.seats[0]], take, several=False)
