"""Load test of remote games of COMMAND!: record one random game, then replay many of it at human pace.

    python -m tools.figures.net_load PORT GAMES SECONDS PAUSE

All have the same dice (`net_server`), so that the recorded answers fit. It prints a line of JSON with the times from
sending an answer to its arrival at the other seat, in seconds, its own time included, and the bytes sent to each seat in
the recorded game.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from combat.engine.chance.split_mix import SplitMix
from combat.engine.net import protocol
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.protocol import ClientMessage, Create, Give, Join, Number
from combat.engine.net.tokens import INVITATION, SEAT, derived_token, new_token
from combat.engine.net.wire import Wire, rules_digest
from combat.games.command.title import TITLE

SCENARIO = "farm-on-the-road-east"
NUMBER = "00ff" * 8
AT_ONCE = 8
"""Number of games that are begun at once."""
IN_LOBBY = (protocol.Created, protocol.Seated, protocol.Lobby)


class Load:
    """Recorded answers, and the measured times of the replays."""

    def __init__(self, port: int, pause: float) -> None:
        self._at, self._pause, self._random = f"ws://127.0.0.1:{port}/play", pause, Random(1)
        self._digest = rules_digest(TITLE)
        self._book = Wire[Any, Any](TITLE).book(TITLE.load_book(SCENARIO, ()))
        self.answers: dict[int, bytes] = {}
        """The recorded answers by the number of their question."""
        self.times: list[float] = []
        self.counts = False
        """Whether times are recorded."""
        self._begins = asyncio.Semaphore(AT_ONCE)
        self.begun = 0
        """Number of games that are being replayed."""

    async def _begin(self) -> tuple[ClientConnection, ClientConnection]:
        """Return the connections of two seats that have all but their lobbies before them."""
        host, guest = [
            await connect(self._at, compression=None, max_size=None, ping_interval=None, open_timeout=60) for _ in "ab"
        ]
        seats = TITLE.rules.seats
        token = new_token(SEAT)
        await _send(host, Create(protocol.PROTOCOL, TITLE.id, self._digest, self._book, seats[0], "a", token))
        created = protocol.read_server(await host.recv(decode=False))
        assert isinstance(created, protocol.Created), created
        code = derived_token(token, INVITATION, seats[1])
        await _send(guest, Join(protocol.PROTOCOL, TITLE.id, self._digest, code, "b", new_token(SEAT)))
        return host, guest

    async def record(self) -> list[int]:
        """Play a game at random and record its answers; return the bytes sent to each seat."""
        both, numbers = await self._begin(), SplitMix(1)
        return await asyncio.gather(*(self._record(socket, numbers) for socket in both))

    async def _record(self, socket: ClientConnection, numbers: SplitMix) -> int:
        said: list[ClientMessage] = []
        game: RemoteGame[Any, Any] = RemoteGame(TITLE, said.append)
        size = 0
        while game.proof is None:
            data = await socket.recv(decode=False)
            size += len(data)
            message = protocol.read_server(data)
            if isinstance(message, protocol.Lobby):
                await _number(socket, message)
            if not isinstance(message, IN_LOBBY):
                game.hear(message)
            if game.begun and game.decision is not None:
                game.answer(next(game.samples(numbers)))
            while said:
                give = said.pop()
                if isinstance(give, Give):
                    self.answers[give.question] = protocol.written(give)
                await _send(socket, give)
        await socket.close()
        return size

    async def replay(self) -> None:
        """Replay the recorded game in a new room until it is over or the task is cancelled."""
        async with self._begins:
            both = await self._begin()
        self.begun += 1
        sent: list[float] = []
        await asyncio.gather(
            *(self._replay(socket, sent, owner) for owner, socket in enumerate(both)), return_exceptions=True
        )

    async def _replay(self, socket: ClientConnection, sent: list[float], owner: int) -> None:
        loop = asyncio.get_running_loop()
        while True:
            data = await socket.recv(decode=False)
            if data.startswith(b'["lobby"'):
                message = protocol.read_server(data)
                assert isinstance(message, protocol.Lobby)
                await _number(socket, message)
            elif data.startswith(b'["question"'):
                answer = self.answers[int(data[:60].split(b",")[2])]
                await asyncio.sleep(self._pause * self._random.uniform(0.5, 1.5))
                sent[:] = [owner, loop.time()]
                await socket.send(answer.decode())
            elif sent and sent[0] != owner and data.startswith((b'["happened"', b'["turn"')):
                if self.counts:
                    self.times.append(loop.time() - sent[1])
                sent.clear()


async def _send(socket: ClientConnection, message: ClientMessage) -> None:
    await socket.send(protocol.written(message).decode())


async def _number(socket: ClientConnection, lobby: protocol.Lobby) -> None:
    if lobby.seat not in lobby.numbered:
        await _send(socket, Number(NUMBER))


async def measured(port: int, games: int, seconds: float, pause: float, ready: Callable[[], None]) -> dict[str, object]:
    """Return the times, rate and bytes of a load test; `ready` is called as soon as all games are running."""
    load = Load(port, pause)
    bytes_sent = await load.record()
    tasks = [asyncio.create_task(load.replay()) for _ in range(games)]
    while load.begun < games:
        await asyncio.sleep(0.2)
    await asyncio.sleep(2 * pause)
    load.counts, begun = True, time.monotonic()
    await asyncio.sleep(seconds)
    load.counts = False
    taken = time.monotonic() - begun
    ready()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "times": sorted(load.times),
        "bytes": bytes_sent,
        "answers": len(load.answers),
        "rate": len(load.times) / taken,
    }


def main(port: int, games: int, seconds: float, pause: float) -> None:
    """Run a load test and print its result as JSON.

    Once all games are running, print `played` and wait for a line of input.
    """
    TITLE.use()

    def ready() -> None:
        print("played", flush=True)
        sys.stdin.readline()

    print(json.dumps(asyncio.run(measured(port, games, seconds, pause, ready))), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4]))
