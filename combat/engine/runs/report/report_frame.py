"""The frame of a report: a self-contained HTML page with styles, a table of contents, and the version played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from combat import __version__
from combat.engine.files import folders
from combat.engine.journal.heads import Header
from combat.engine.runs.charts import can_plot
from combat.engine.runs.markup import Element, put, written
from combat.engine.runs.run_settings import RunSettings
from combat.engine.words import language, text, translated
from combat.engine.words.grammar.lists import all_of

STYLE = Path("assets", "engine", "report", "page.css")


def page(
    title: str,
    put_head: Callable[[Element], object],
    parts: Sequence[Callable[[Element], object]],
    put_foot: Callable[[Element], object],
    styles: Sequence[Path] = (),
) -> str:
    """Return a whole report page in the current language, with a table of contents.

    `put_head`, each of `parts`, and `put_foot` add the header, the sections and the footer. `styles` are a title's CSS
    files.
    """
    root = Element("html", lang=language())
    head = put(root, "head")
    put(head, "meta", charset="utf-8")
    put(head, "meta", name="viewport", content="width=device-width, initial-scale=1")
    put(head, "title", title)
    put(head, "style", "\n".join((folders.share() / name).read_text(encoding="utf-8") for name in (STYLE, *styles)))
    body = put(put(root, "body"), "main")
    put_head(body)
    contents = put(body, "nav")
    for part in parts:
        part(body)
    for section in body.iter("section"):
        put(contents, "a", section[0].text or "", href=f"#{section.get('id')}")
    put_foot(put(body, "footer"))
    return written(root)


def put_played(foot: Element, header: Header) -> None:
    """Add a line to a footer: the date and program version of a saved game, and the version that wrote the report."""
    begun, played = header.created[:10], header.game
    put(foot, "p", text("report-foot", begun=begun, played=played, version=__version__))


def put_heading(parent: Element, settings: RunSettings, by: str, options: Sequence[str]) -> Element:
    """Add a header with the scenario, the players (`by`), the optional rules and the squad; return it."""
    head = put(parent, "header")
    put(head, "p", text("games-kind"), class_="kind")
    put(head, "h1", translated(settings.title))
    put(head, "p", by, class_="where")
    if options:
        put(head, "p", text("games-options", options=all_of(options)), class_="where")
    if settings.squad:
        put(head, "p", text("games-squad", squad=settings.squad), class_="where")
    return head


def put_stamp(head: Element, share: str, bounds: str, *, won: bool) -> None:
    """Add the share of games won with its confidence interval, and an explanation.

    `won` selects the style of a success or a failure.
    """
    stamp = put(head, "div", class_=f"stamp {'won' if won else 'lost'}")
    put(stamp, "strong", share)
    put(stamp, "span", bounds)
    put(head, "p", text("games-interval"), class_="about")


def run_page(
    settings: RunSettings,
    put_head: Callable[[Element], object],
    parts: Sequence[Callable[[Element], object]],
    styles: Sequence[Path] = (),
) -> str:
    """Return the report page of a run; the arguments are those of `page`, with the footer made from `settings`."""
    title = text("games-title", title=translated(settings.title))
    return page(title, put_head, parts, lambda foot: _put_foot(foot, settings), styles)


def _put_foot(foot: Element, kept: RunSettings) -> None:
    marks = {"program": kept.program[:8], "content": kept.content[:8]}
    put(foot, "p", text("games-foot", played=kept.version, version=__version__, **marks))
    if not can_plot():
        put(foot, "p", text("report-no-plots"))
