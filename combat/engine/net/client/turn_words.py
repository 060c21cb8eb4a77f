"""Texts about whose turn it is in a remote game, and about the players' connections."""

from __future__ import annotations

from typing import Any

from combat.engine.kernel.seats import Seat
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.words import text

LONG_S = 2 * 3_600
"""Seconds from which time is shown in days and hours, below in minutes and seconds."""


def waits_for(seat: NetSeat[Any, Any]) -> tuple[str, str]:
    """Return a text that says whom the game waits for, and a remark, or "" for none.

    The remark is about a lost connection, a bot, an absent person, or the time left.
    """
    remote, connection = seat.remote, seat.connection
    if connection.fault is not None:
        return text("net-cut-off"), str(connection.fault)
    if not connection.connected:
        return text("net-cut-off"), text("net-lost")
    turn = remote.turn
    if remote.waits or not turn:
        return text("net-under-way"), ""
    if turn == remote.seat:
        return text("net-bot-for-you"), text("net-bot-back")
    return text("net-waits", name=name_of(seat, turn)), " ".join(filter(None, (state_of(seat, turn), time_left(seat))))


def time_left(seat: NetSeat[Any, Any]) -> str:
    """Return a sentence about the time that the asked seat has left; "" without a clock."""
    left = seat.remote.left
    if left is None:
        return ""
    if left >= LONG_S:
        return text("net-left-days", days=left // 86_400, hours=left % 86_400 // 3_600)
    return text("net-left-minutes", time=f"{left // 60}:{left % 60:02}")


def name_of(seat: NetSeat[Any, Any], of: Seat) -> str:
    """Return the name of the person or bot at a seat; the seat's id if it has none."""
    return seat.remote.names.get(of, "") or of


def state_of(seat: NetSeat[Any, Any], of: Seat) -> str:
    """Return a sentence that says whether the person at a seat is connected, or a bot plays."""
    remote = seat.remote
    if of in remote.bots:
        own = remote.bots[of] == remote.names.get(of)
        return text("net-is-bot", name=name_of(seat, of)) if own else text("net-bot-plays-for", name=name_of(seat, of))
    return text("net-is-here" if remote.present.get(of) else "net-is-away", name=name_of(seat, of))
