"""`combat join --text` and `combat host --text`: a seat at a remote game in lines of text, without a window."""

from __future__ import annotations

import argparse
from typing import Any

from combat.engine.calls.exit_codes import FINE, Refused
from combat.engine.calls.given import print_in
from combat.engine.calls.text_call import hear_line, say_line
from combat.engine.kernel.record import replace
from combat.engine.net.client.lobby_words import lobby_lines, scenario_of
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.terminal.net_text_game import LOOK_S, NetTextGame
from combat.engine.terminal.text_table import TextTable
from combat.engine.title import Title
from combat.engine.words import call_places, text


def sit_down(options: argparse.Namespace, seat: NetSeat[Any, Any]) -> int:
    """Wait in the lobby for a game to begin, and play it; return the exit code.

    Raises Refused if the connection fails or the server refuses.
    """
    print_in(options)
    try:
        table = options.title.part("text", TextTable)
        _wait(options.title, table, seat)
        call_places(table.printer(seat.remote.view))
        NetTextGame[Any, Any](seat, table, hear_line, say_line, tuple(options.title.players)).play()
        if seat.connection.fault is not None:
            raise Refused(seat.connection.fault)
    finally:
        seat.connection.close()
    return FINE


def _wait(title: Title[Any, Any], table: TextTable[Any], seat: NetSeat[Any, Any]) -> None:
    """Print the lobby whenever it changes, until the game begins; raise Refused."""
    told: list[str] = []
    while not seat.remote.begun:
        seat.take(LOOK_S)
        if seat.connection.fault is not None:
            raise Refused(seat.refusals[0] if seat.refusals else seat.connection.fault)
        lines = _lobby(title, table, seat)
        for line in lines if lines != told else ():
            say_line(line)
        told = lines


def _lobby(title: Title[Any, Any], table: TextTable[Any], seat: NetSeat[Any, Any]) -> list[str]:
    lobby, free = seat.lobby, text("net-free")
    if lobby is None or seat.start is None:
        return []
    book = title.rules.book(seat.start)
    invited = (str(replace(seat.address, code=code)) for code in seat.invitations.values())
    lines = [text("net-lobby"), scenario_of(title, book), *lobby_lines(title, book, lobby)]
    lines += [
        text("net-seat-of", seat=table.seat_name(place), name=name or free) for place, name in lobby.names.items()
    ]
    lines += [text("net-text-invitation", address=address) for address in invited]
    if seat.watchers_code:
        lines.append(text("net-text-watch", address=str(replace(seat.address, code=seat.watchers_code))))
    return lines
