"""One connection to the server: its first message, then the messages to and from its seat."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from combat.engine.kernel.record import CodecError
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net import protocol
from combat.engine.net.feed import Feed
from combat.engine.net.protocol import ClientMessage, Create, Hello, Join, Look, Number, ServerMessage
from combat.engine.net.saying import cleaned_message
from combat.engine.net.server.admission import Elsewhere, TurnedAway, wrong_protocol
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.server.limits import HOUR_S, Limits
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.server.signals import Signals
from combat.engine.net.store.game_store import StoreError

FIRST_S = 15.0
"""Timeout of the first message, in seconds."""
PER_SECOND, AT_ONCE, PATIENCE = 20.0, 60, 100
"""Messages accepted per second, and in a burst, and messages refused as too fast before the connection is closed."""
REFUSED, AWAY, TOO_LARGE = 1008, 1012, 1009
"""Closing codes: refused; the game was dropped from memory, reconnect; a message is too large."""


class Visitor:
    """One client's connection."""

    def __init__(
        self, socket: WebSocket, executor: HallExecutor, signals: Signals, limits: Limits | None = None
    ) -> None:
        self._socket, self._executor, self._signals = socket, executor, signals
        self._limits = limits or Limits()
        self._from = socket.client.host if socket.client is not None else ""
        self._allowance, self._counted, self._ignored = float(AT_ONCE), time.monotonic(), 0
        self._active = self._counted
        """The time of the last message in either direction, by the process's clock."""

    async def stay(self) -> None:
        """Serve the connection until it ends; refuse it if its address has too many."""
        await self._socket.accept()
        if not self._limits.enter(self._from):
            self._executor.hall.counters.limited += 1
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._close(AWAY, msg("net-too-many"))
            return
        try:
            await self._serve()
        finally:
            self._limits.leave(self._from)

    async def _serve(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the other side is gone while we send
            come = await self._let_in()
            if come is None:
                return
            live, seat, last, reply = come
            try:
                if reply is not None:
                    await self._send(reply)
                await self._play(live, seat, last)
            finally:
                await self._executor.run(lambda: self._executor.hall.leave(live, seat))

    async def _let_in(self) -> tuple[LiveGame, Seat, int, ServerMessage | None] | None:
        """Receive and handle the first message (`_arrive`); None if nothing follows, as the connection was closed.

        The message, which may contain a book, is in memory only here, not as long as the connection lasts.
        """
        try:
            message = self._read(await self._first_data())
            if not isinstance(message, Look):
                return await self._arrive(message)
            await self._look(message)
        except Elsewhere as turned:
            if turned.address:
                await self._send(protocol.Elsewhere(turned.address))
            await self._close(AWAY, turned.why)
        except TurnedAway as turned:
            self._executor.hall.counters.refused += 1
            await self._close(REFUSED, turned.why)
        except StoreError as fault:
            await self._close(AWAY, _said(fault))
        return None

    async def _first_data(self) -> bytes:
        """Receive the first message; raise TurnedAway if there is none in time, or it is too large."""
        try:
            async with asyncio.timeout(FIRST_S):
                data = await self._receive(protocol.LARGEST_BOOK)
        except TimeoutError:
            raise TurnedAway(msg("net-silent")) from None
        if data is None:
            raise TurnedAway(msg("net-too-large", most=protocol.LARGEST_BOOK))
        return data

    async def _look(self, message: Look) -> None:
        """Tell how games stand, and end the connection."""
        if message.protocol not in protocol.SPOKEN:
            raise TurnedAway(wrong_protocol(message.protocol))
        await self._send(await self._executor.run(lambda: self._executor.hall.look(message)))
        await self._socket.close()

    async def _arrive(self, message: ClientMessage) -> tuple[LiveGame, Seat, int, ServerMessage | None]:
        """Handle the first message; return the game, the seat, the number of the client's last message, and the reply.

        The connection counts as one of the seat from then on.
        """
        hall = self._executor.hall
        match message:
            case Create() if not self._limits.begin(self._from):
                hall.counters.limited += 1
                raise TurnedAway(msg("net-too-many-games"))
            case Create(seat=seat):
                created, live = await self._executor.run(lambda: hall.create(message))
                return live, seat, -1, created
            case Join():
                seated, live = await self._executor.run(lambda: hall.join(message))
                return live, seated.seat, -1, seated
            case Hello(epoch=epoch, last=last):
                live, seat = await self._executor.run(lambda: hall.come(message))
                return live, seat, last if epoch == live.epoch else -1, None
        raise TurnedAway(msg("net-not-now"))

    @staticmethod
    def _read(data: bytes) -> ClientMessage:
        try:
            return protocol.read_client(data)
        except CodecError as fault:
            raise TurnedAway(msg("net-no-message", why=str(fault)[:200])) from None

    async def _play(self, live: LiveGame, seat: Seat, last: int) -> None:
        """Send the seat's messages and handle those of the client, until either side ends."""
        tasks = [asyncio.create_task(self._tell(live, seat, last)), asyncio.create_task(self._listen(live, seat))]
        if self._limits.idle_s:
            tasks.append(asyncio.create_task(self._end_idle()))
        done, waiting = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in done:
            with contextlib.suppress(WebSocketDisconnect):
                task.result()

    async def _end_idle(self) -> None:
        """Close the connection once no message has come or was sent for as long as the server allows."""
        while (left := self._active + self._limits.idle_s - time.monotonic()) > 0:
            await asyncio.sleep(left)
        self._executor.hall.counters.limited += 1
        await self._close(REFUSED, msg("net-idle", hours=round(self._limits.idle_s / HOUR_S)))

    # -- to the client ----------------------------------------------------------------------------------------------

    async def _tell(self, live: LiveGame, seat: Seat, last: int) -> None:
        """Send the seat its messages; close the connection if the rules cannot show it the game."""
        try:
            await self._tell_all(live, seat, last)
        except TurnedAway as turned:
            await self._close(REFUSED, turned.why)

    async def _tell_all(self, live: LiveGame, seat: Seat, last: int) -> None:
        """Send a welcome where it is needed, and every message to the seat from then on."""
        seen, names = last, dict[Seat, str]()
        room = live.room
        if room is not None and seen >= 0 and room.feeds[seat].after(seen) is not None:
            await self._send(protocol.Ready(seen, live.epoch))
        while True:
            changed = self._signals.of(live)
            room = live.room
            if room is not None:
                seen = await self._send_due(live, room.feeds[seat], seat, seen)
            elif live.stored.complete:
                await self._close(AWAY, msg("net-come-back"))
                return
            elif names != live.stored.names:
                again, names = bool(names), live.stored.names
                seen = await self._welcome(live, seat, again=again)
                continue
            await changed.wait()

    async def _send_due(self, live: LiveGame, feed: Feed, seat: Seat, seen: int) -> int:
        """Send every message after one; return the number of the last one sent."""
        while True:
            due = feed.after(seen) if seen >= 0 else None
            if due is None:
                seen = await self._welcome(live, seat)
                continue
            for number, data in due:
                await self._send_data(data)
                seen = number
            if not due:
                return seen

    async def _welcome(self, live: LiveGame, seat: Seat, *, again: bool = False) -> int:
        """Send all that a seat sees now; return the number of the last message that it contains."""
        found, seq = await self._executor.run(lambda: self._executor.hall.welcome(live, seat, again=again))
        for message in found:
            await self._send(message)
        return seq

    async def _send(self, message: ServerMessage) -> None:
        await self._send_data(protocol.written(message))

    async def _send_data(self, data: bytes) -> None:
        await self._socket.send_text(data.decode())
        self._active = time.monotonic()

    async def _close(self, code: int, why: TextMessage) -> None:
        await self._refuse(why)
        await self._socket.close(code)

    async def _refuse(self, why: TextMessage) -> None:
        await self._send(protocol.Refused(0, cleaned_message(why)))

    # -- from the client --------------------------------------------------------------------------------------------

    async def _listen(self, live: LiveGame, seat: Seat) -> None:
        hall = self._executor.hall
        while True:
            data = await self._receive(protocol.LARGEST_ANSWER)
            hall.counters.messages += 1
            if data is None:
                await self._close(TOO_LARGE, msg("net-too-large", most=protocol.LARGEST_ANSWER))
                return
            if not self._may_speak():
                self._ignored += 1
                if self._ignored > PATIENCE:
                    await self._close(REFUSED, msg("net-too-fast"))
                    return
                await self._refuse(msg("net-too-fast"))
                continue
            try:
                message = self._read(data)
            except TurnedAway as turned:
                await self._refuse(turned.why)
                continue
            if seat == PUBLIC:
                await self._refuse(msg("net-watching"))
                continue
            if live.room is None and not live.stored.complete and not isinstance(message, Number):
                await self._refuse(msg("net-not-begun"))
                continue
            try:
                await self._executor.run(_taking(hall.take, live, seat, message))
            except TurnedAway as turned:
                await self._close(REFUSED, turned.why)
                return
            except StoreError as fault:
                await self._close(AWAY, _said(fault))
                return

    async def _receive(self, most: int) -> bytes | None:
        """Return the next message; None if it is too large. Raises WebSocketDisconnect at the end."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        self._active = time.monotonic()
        text = received.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else received.get("bytes") or b""
        return data if len(data) <= most else None

    def _may_speak(self) -> bool:
        """Count a message; return whether it comes within the limits."""
        now = time.monotonic()
        self._allowance = min(float(AT_ONCE), self._allowance + (now - self._counted) * PER_SECOND)
        self._counted = now
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True


def _taking(
    take: Callable[[LiveGame, Seat, ClientMessage], None], live: LiveGame, seat: Seat, message: ClientMessage
) -> Callable[[], None]:
    return lambda: take(live, seat, message)


def _said(fault: StoreError) -> TextMessage:
    why = cause(fault)
    return why if isinstance(why, TextMessage) else msg("net-store", why=why)
