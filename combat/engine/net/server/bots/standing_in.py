"""Rules for bots that play for persons."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net.protocol import StandIn
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.store.game_store import StoredSeat

AWAY_S = 120.0
"""Seconds after which others may give the seat of an absent person to a bot."""


def seat_changed(live: LiveGame, by: Seat, message: StandIn) -> StoredSeat | TextMessage:
    """Return the seat as changed by a request, or the reason why it may not be changed.

    A person may give the own seat to a bot and take it back at any time. Another person's seat may only be given to a
    bot, and only after an absence of `AWAY_S` seconds.
    """
    seat = next((each for each in live.stored.seats if each.seat == message.seat), None)
    room = live.room
    if room is None or room.over or seat is None or not seat.token:
        return msg("net-not-now")
    if message.bot and message.bot not in live.title.players:
        return msg("cli-no-player", name=message.bot, known=", ".join(live.title.players))
    if by != message.seat and (not message.bot or seat.bot):
        return msg("net-not-your-seat")
    if by != message.seat and live.away_for(message.seat) < AWAY_S:
        return msg("net-not-away", name=seat.name, seconds=round(AWAY_S))
    return replace(seat, bot=message.bot)
