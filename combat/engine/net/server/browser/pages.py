"""Pages for browsers, rendered in worker processes: the list of public games, and each game as watchers see it.

They need no script: the page of a game in progress reloads itself.
"""

from __future__ import annotations

import contextlib
import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from combat.engine import words
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.kernel.load_object import Shape
from combat.engine.kernel.seats import PUBLIC
from combat.engine.net.client.standing_words import state_of_game
from combat.engine.net.protocol import Standing
from combat.engine.net.server.browser.page_question import PageQuestion
from combat.engine.net.stored_lines import answers_of, replayed
from combat.engine.net.wire import Wire
from combat.engine.runs.markup import Element, put, written
from combat.engine.runs.report.report_frame import STYLE
from combat.engine.title import Title
from combat.engine.words import text
from combat.engine.words.catalogue import MissingText

REFRESH_S = 20
"""Seconds after which a browser reloads the page of a game."""
REPORT: Shape[Callable[[Path], tuple[str, str]]] = Shape()


def game_page(titles: Mapping[str, Title[Any, Any]], asked: PageQuestion, language: str) -> str:
    """Return the HTML page of a game in a language: its report as the public sees it."""
    title = _used(titles, asked.title, language)
    banner = Element("div", {"class": "net"})
    put(put(banner, "p"), "a", text("net-page-all"), href="/")
    state = text("net-page-over") if asked.over else text("net-waits", name=asked.names.get(asked.turn, asked.turn))
    put(banner, "p", " – ".join(name or text("net-free") for name in asked.names.values()))
    put(banner, "p", state, class_="turn")
    if not title.has("report"):
        return _page(title.name, [banner], refresh=not asked.over)
    page = title.part("report", REPORT)
    rules, wire = title.rules, Wire[Any, Any](title)
    game, _ = replayed(rules, rules.new_state(wire.read_book(json.loads(asked.book))), answers_of(asked.lines).entries)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.combat")
        journal.begin(title, game, lambda why: None, path, seats=asked.names)
        drawn, _ = page(path)
    head = "" if asked.over else f'<meta http-equiv="refresh" content="{REFRESH_S}">'
    drawn = drawn.replace("<head>", f"<head>{head}", 1)
    return drawn.replace("<main>", f"<main>{_inside(banner)}", 1)


def list_page(titles: Mapping[str, Title[Any, Any]], games: Sequence[Standing], language: str) -> str:
    """Return the HTML page that lists the public games, with a form for a watcher's code."""
    _used(titles, next(iter(titles)), language)
    body = Element("div")
    put(body, "h1", text("net-page-title"))
    if games:
        table = put(body, "table")
        for game in games:
            row = put(table, "tr")
            named = titles[game.title].name if game.title in titles else game.title
            put(put(row, "td"), "a", named, href=f"/game/{game.game}")
            put(row, "td", " – ".join(name or text("net-free") for name in game.names.values()))
            put(row, "td", state_of_game(game, PUBLIC))
    else:
        put(body, "p", text("net-page-none"))
    form = put(body, "form", method="post", action="/watch")
    put(form, "label", text("net-page-code"), for_="code")
    put(form, "input", id="code", name="code", autocomplete="off")
    put(form, "button", text("net-page-watch"))
    return _page(text("net-page-title"), [body], refresh=True)


def mail_page(titles: Mapping[str, Title[Any, Any]], done: str, language: str) -> str:
    """Return the HTML page to which a link in a mail leads, with buttons to confirm or stop.

    After that, `done` is "confirm" or "stop", and the page says what was done.
    """
    _used(titles, next(iter(titles)), language)
    body = Element("div")
    put(body, "h1", text("net-page-mail"))
    if done:
        put(body, "p", text(f"net-page-mail-{done}-done"))
        return _page(text("net-page-mail"), [body], refresh=False)
    for does in ("confirm", "stop"):
        form = put(body, "form", method="post")
        put(form, "button", text(f"net-page-mail-{does}"), name="does", value=does)
    return _page(text("net-page-mail"), [body], refresh=False)


def spoken(titles: Mapping[str, Title[Any, Any]], about: None, language: str) -> str:
    """Return the codes of all languages of the pages, separated by commas."""
    _used(titles, next(iter(titles)), "en")
    return ",".join(words.languages()) or "en"


def use_in(title: Title[Any, Any], language: str) -> None:
    """Make a title current in this process, in a language, or in English if the title does not have it."""
    words.use("en")
    title.use()
    with contextlib.suppress(MissingText):
        words.use(language)


def _used(titles: Mapping[str, Title[Any, Any]], id_: str, language: str) -> Title[Any, Any]:
    title = titles[id_]
    use_in(title, language)
    return title


def _page(title: str, parts: Sequence[Element], *, refresh: bool) -> str:
    root = Element("html", lang=words.language())
    head = put(root, "head")
    put(head, "meta", charset="utf-8")
    put(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    if refresh:
        put(head, "meta", http_equiv="refresh", content=REFRESH_S)
    put(head, "title", title)
    put(head, "style", (folders.share() / STYLE).read_text(encoding="utf-8"))
    put(put(root, "body"), "main").extend(parts)
    return written(root)


def _inside(element: Element) -> str:
    """Return an element as HTML, without the line that begins a page."""
    return written(element).partition("\n")[2].strip()
