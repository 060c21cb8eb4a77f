"""The menu of a remote game's players: their state, chat, bots for absent players, and conceding."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import Seat
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.turn_words import name_of, state_of
from combat.engine.net.protocol import LONGEST_SAYING
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.net.clipboard import copy_text
from combat.engine.title import Title
from combat.engine.words import language, text

TOLD = 12
"""Number of chat messages shown at once, the latest."""


def net_rows(app: Stage, title: Title[Any, Any], seat: NetSeat[Any, Any]) -> list[MenuRow]:
    """Return the rows of the menu of players."""
    remote = seat.remote
    over = text("net-not-now") if remote.over else ""
    rows = [MenuRow(_seat_line(seat, each)) for each in remote.names]
    rows += [
        MenuRow(text("net-say"), partial(_say, app, seat), "T", _cut(seat)),
        MenuRow(text("net-talk"), partial(_talk, app, seat), "L", "" if seat.talk.lines else text("net-nothing-said")),
    ]
    rows += [_mute_row(seat, each) for each in remote.names if each != remote.seat and not _is_bot(seat, each)]
    rows.append(MenuRow(text("net-take-back"), remote.take_back, "", over or _cut(seat)))
    rows += [_bot_row(title, seat, each, over) for each in remote.names if not _is_bot(seat, each)]
    if seat.watchers_code:
        address = str(replace(seat.outside, code=seat.watchers_code))
        rows.append(MenuRow(text("net-copy-watch"), partial(copy_text, address)))
    rows.append(MenuRow(text("net-mail-me"), partial(_mail, app, seat), "", over or _cut(seat)))
    rows.append(MenuRow(text("button-concede"), partial(_concede, app, seat), "", over or _cut(seat)))
    return rows


def _is_bot(seat: NetSeat[Any, Any], each: Seat) -> bool:
    """Return whether a seat has a bot and no person."""
    remote = seat.remote
    return each in remote.bots and remote.bots[each] == remote.names.get(each)


def _cut(seat: NetSeat[Any, Any]) -> str:
    """Return the reason why nothing can be sent now; "" if it can."""
    return "" if seat.connection.connected else text("net-cut-off")


def _seat_line(seat: NetSeat[Any, Any], each: Seat) -> str:
    name = name_of(seat, each)
    return text("net-you", name=name) if each == seat.remote.seat else state_of(seat, each)


def _mute_row(seat: NetSeat[Any, Any], each: Seat) -> MenuRow:
    muted = each in seat.talk.muted
    words = text("net-unmute" if muted else "net-mute", name=name_of(seat, each))
    return MenuRow(words, partial(seat.talk.mute, each))


def _bot_row(title: Title[Any, Any], seat: NetSeat[Any, Any], each: Seat, over: str) -> MenuRow:
    """Return the row that gives a seat to a bot, or takes the own one back."""
    remote, own = seat.remote, each == seat.remote.seat
    reason = over or _cut(seat)
    if own and each in remote.bots:
        return MenuRow(text("net-take-seat"), partial(remote.stand_in, each, ""), "", reason)
    if not own and not reason and (remote.present.get(each) or each in remote.bots):
        reason = state_of(seat, each)
    words = text("net-bot-mine") if own else text("net-bot-for", name=name_of(seat, each))

    def bots() -> Sequence[MenuRow]:
        return [MenuRow(bot, partial(remote.stand_in, each, bot)) for bot in title.players]

    return MenuRow(words, None if not reason else lambda: None, "", reason, rows=None if reason else bots)


def _say(app: Stage, seat: NetSeat[Any, Any]) -> None:
    def take(words: str) -> str:
        if not seat.connection.connected:
            return text("net-lost")
        if words:
            seat.remote.say(words)
        return ""

    app.push(
        WriteSlip(app, text("net-say-title"), "", take, long=True, limit=LONGEST_SAYING, accept=text("net-say-now"))
    )


def _mail(app: Stage, seat: NetSeat[Any, Any]) -> None:
    def take(words: str) -> str:
        seat.remote.mail_me(words, language())
        return ""

    app.push(WriteSlip(app, text("net-mail-title"), "", take, limit=254, accept=text("net-mail-take")))


def _talk(app: Stage, seat: NetSeat[Any, Any]) -> None:
    lines = list(seat.talk.lines)[-TOLD:]
    app.push(Message(app, text("net-talk-title"), [text("net-said", name=one.name, words=one.words) for one in lines]))


def _concede(app: Stage, seat: NetSeat[Any, Any]) -> None:
    lines, yes, no = (text("net-concede-text"),), text("button-concede"), text("button-play-on")
    app.push(Confirm(app, text("ask-concede-title"), lines, yes, seat.remote.concede, no, grave=True))
