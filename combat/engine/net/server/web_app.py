"""The web application of a server: WebSocket of games, pages for browsers, health check, counters."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

import combat
from combat.engine.kernel.decision import Answer
from combat.engine.net.net_chance import new_secret
from combat.engine.net.server.bots.beat import at_next_beat
from combat.engine.net.server.bots.bot_question import BotQuestion
from combat.engine.net.server.bots.bot_workers import BotWorkers
from combat.engine.net.server.browser.browser_pages import BrowserPages
from combat.engine.net.server.hall import Hall
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.server.limits import Limits
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.server.mail.mail_list import MailList
from combat.engine.net.server.mail.mailer import MailSettings
from combat.engine.net.server.mail.postman import Postman
from combat.engine.net.server.signals import Signals
from combat.engine.net.server.visitor import Visitor
from combat.engine.net.store.game_store import LEASE_S, GameStore, StoreError
from combat.engine.net.store.sql_store import SqlStore
from combat.engine.title import Title

PLAY = "/play"
"""The path of the socket."""


def application(
    store: GameStore,
    titles: Mapping[str, Title[Any, Any]],
    limits: Limits | None = None,
    mail: MailSettings | None = None,
    secret: Callable[[], bytes] = new_secret,
) -> Starlette:
    """Return the web application that serves games of some titles from a store.

    With `mail` it sends mails.
    """
    hall, signals = Hall(store, titles, secret), Signals()
    hall.on_change = signals.changed
    executor, workers = HallExecutor(hall), BotWorkers(titles)
    pages = BrowserPages(executor, workers)
    visits = 0

    def ask_bot(live: LiveGame, question: BotQuestion) -> None:
        asked = time.monotonic()

        def told(value: Answer | None) -> None:
            at_next_beat(asked, lambda: executor.submit(lambda: hall.take_of_bot(live, question, value)))

        workers.ask(question, told)

    hall.ask_bot = ask_bot
    if mail is not None and isinstance(store, SqlStore):
        hall.mail_list = MailList(store, store.mails, time.time)

    async def renew() -> None:
        while True:
            with contextlib.suppress(StoreError):  # tried again in time
                await executor.run(hall.renew)
                await executor.run(hall.tick)
            await asyncio.sleep(LEASE_S / 3)

    @asynccontextmanager
    async def lasting(app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(renew())]
        if mail is not None:
            tasks.append(asyncio.create_task(Postman(mail, executor, workers).work()))
        yield
        for task in tasks:
            task.cancel()
        workers.close()
        executor.close()
        store.close()

    async def play(socket: WebSocket) -> None:
        nonlocal visits
        visits += 1
        try:
            await Visitor(socket, executor, signals, limits).stay()
        finally:
            visits -= 1

    async def health(request: Request) -> JSONResponse:
        counts = await executor.run(hall.counts)
        return JSONResponse({"version": combat.__version__, "connections": visits, **counts})

    async def counters(request: Request) -> PlainTextResponse:
        counts = await executor.run(hall.counts)
        return PlainTextResponse(hall.counters.written({"connections": visits, **counts}))

    routes = [
        WebSocketRoute(PLAY, play), Route("/health", health), Route("/counters", counters),
        Route("/", pages.games), Route("/game/{game}", pages.game), Route("/watch", pages.watch, methods=["POST"]),
        Route("/mail/{code}", pages.mail), Route("/mail/{code}", pages.settle_mail, methods=["POST"]),
    ]  # fmt: skip
    return Starlette(routes=routes, lifespan=lasting)
