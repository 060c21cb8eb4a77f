"""Responses to browsers: the list of public games, the page of a game, and access for watchers."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from combat.engine.net.protocol import PROTOCOL, Look
from combat.engine.net.server.bots.bot_workers import BotWorkers
from combat.engine.net.server.browser.pages import game_page, list_page, mail_page, spoken
from combat.engine.net.server.hall_executor import HallExecutor
from combat.engine.net.store.game_store import StoreError
from combat.engine.net.tokens import token_digest

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}
"""Headers of every page: it may load nothing, and no referrer is sent."""
CACHED = 100
"""Number of drawn pages cached."""
LARGEST_FORM = 1_000
"""Greatest size of a form in bytes."""
WATCH = "watch"
"""Name of the cookie with the token of a watcher."""


class BrowserPages:
    """Handles requests of browsers; a page is rendered once for each position and language."""

    def __init__(self, executor: HallExecutor, workers: BotWorkers) -> None:
        self._executor, self._workers = executor, workers
        self._spoken: tuple[str, ...] = ()
        self._drawn: OrderedDict[tuple[str, int, str], str] = OrderedDict()

    async def games(self, request: Request) -> Response:
        """Return the page that lists the public games."""
        hall = self._executor.hall
        found = await self._executor.run(lambda: hall.look(Look(PROTOCOL, (), public=True)))
        return _html(await self._workers.draw(list_page, found.public, await self._language(request)))

    async def game(self, request: Request) -> Response:
        """Return the page of a game that is public, or that the token in the cookie opens.

        The status is 404 if it is neither, and 503 if the store fails.
        """
        hall, id_, token = self._executor.hall, request.path_params["game"], request.cookies.get(WATCH, "")
        try:
            asked = await self._executor.run(lambda: hall.page_question(id_, token))
        except StoreError:
            return _nothing(503)
        if asked is None:
            return _nothing(404)
        key = id_, len(asked.lines), await self._language(request)
        drawn = self._drawn.pop(key, None)
        if drawn is None:
            hall.counters.pages += 1
            drawn = await self._workers.draw(game_page, asked, key[2])
        self._drawn[key] = drawn
        if len(self._drawn) > CACHED:
            self._drawn.popitem(last=False)
        return _html(drawn)

    async def _language(self, request: Request) -> str:
        """Return the first language of a browser that pages are drawn in, else English."""
        if not self._spoken:
            self._spoken = tuple((await self._workers.draw(spoken, None, "")).split(","))
        wanted = (part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(","))
        return next((each for each in wanted if each in self._spoken), "en")

    async def watch(self, request: Request) -> Response:
        """Redirect to the page of the game that a watcher's code opens, and set the cookie with the code.

        The status is 404 for an unknown code, and 413 for too large a form.
        """
        form = await _form(request)
        if form is None:
            return _nothing(413)
        code = form.get("code", [""])[0].strip().rpartition("/")[2]
        hall = self._executor.hall
        found = await self._executor.run(lambda: hall.store.by_token(token_digest(code)))
        if found is None or found[1]:
            return _nothing(404)
        answer = RedirectResponse(f"/game/{found[0]}", 303, HEADERS)
        secure = request.url.scheme == "https" or request.headers.get("x-forwarded-proto") == "https"
        answer.set_cookie(WATCH, code, path=f"/game/{found[0]}", secure=secure, httponly=True, samesite="strict")
        return answer

    async def mail(self, request: Request) -> Response:
        """Return the page to which a link in a mail leads.

        It only asks, so that programs that follow links change nothing.
        """
        return _html(await self._workers.draw(mail_page, "", await self._language(request)))

    async def settle_mail(self, request: Request) -> Response:
        """Confirm or delete the mail address with the code in the path, and return a page that says so.

        The status is 404 for an unknown code.
        """
        form, sent = await _form(request), self._executor.hall.mail_list
        if form is None or sent is None:
            return _nothing(404)
        code, does = token_digest(request.path_params["code"]), form.get("does", [""])[0]
        act = {"confirm": sent.mails.confirm_mail, "stop": sent.mails.stop_mail}.get(does)
        if act is None or not await self._executor.run(lambda: act(code)):
            return _nothing(404)
        return _html(await self._workers.draw(mail_page, does, await self._language(request)))


async def _form(request: Request) -> dict[str, list[str]] | None:
    """Return the fields of a form; None if it is too large."""
    data = b""
    async for part in request.stream():
        data += part
        if len(data) > LARGEST_FORM:
            return None
    return parse_qs(data.decode("utf-8", "replace"))


def _html(page: str) -> HTMLResponse:
    return HTMLResponse(page, headers=dict(HEADERS))


def _nothing(status: int) -> PlainTextResponse:
    return PlainTextResponse("", status, dict(HEADERS))
