"""Sections of the run report: correlations with winning, and weapons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from combat.engine.chance.intervals import deviations
from combat.engine.runs.markup import Element, put
from combat.engine.runs.report.report_parts import between, decimal, percent, put_row, put_section, put_table
from combat.engine.space.hexes.hex import Hex
from combat.engine.words import place_name, text
from combat.games.volume1.rules.book import Book
from combat.games.volume1.runs.bearings import Bearing
from combat.games.volume1.runs.run_findings import RunFindings
from combat.games.volume1.words import names

SEEN = 12
"""Number of table rows shown at once."""
COLUMNS = ("a-game", "parted", "with", "without", "points")

NAMED: dict[str, Callable[[Book, str], str]] = {
    "men": lambda book, thing: book.figures[thing].full_name,
    "cards": lambda book, thing: f"{names.card(book, int(thing))} ({thing})",
    "orders": lambda book, thing: names.order(thing),
    "friendly_fire": names.weapon,
    "enemy_fire": names.weapon,
    "hexes": lambda book, thing: _hex(book, Hex(thing)),
}
"""Name of a thing, by kind."""


def put_bearings(parent: Element, run: RunFindings) -> None:
    """Add a table of correlations for each kind of thing, the clearest difference first."""
    section = put_section(parent, "bearings")
    put(section, "p", text("games-bearings-about"), class_="about")
    for kind, found in run.bearings.items():
        name = kind.replace("_", "-")
        put(section, "h3", text(f"games-kind-{name}"), id=f"kind-{name}")
        if not found:
            put(section, "p", text("games-nothing-to-compare"))
            continue
        _put_table(section, run, kind, found[:SEEN])
        if len(found) > SEEN:
            rest = put(section, "details")
            put(rest, "summary", text("games-further", count=len(found) - SEEN))
            _put_table(rest, run, kind, found[SEEN:])


def _put_table(parent: Element, run: RunFindings, kind: str, found: Sequence[Bearing]) -> None:
    table = put_table(parent, "bearings", (kind.replace("_", "-"), *COLUMNS))
    for one in found:
        sign = "" if one.weight < run.clear else "good" if one.points > 0 else "bad"
        put_row(
            table,
            NAMED[kind](run.book, one.thing),
            decimal(one.a_game),
            text("games-parted", least=one.at_least, count=one.more.games),
            _won(one.more.won, one.more.games),
            _won(one.less.won, one.less.games),
            _difference(one),
            class_=sign or "counted",
        )


def _difference(one: Bearing) -> str:
    plus = "+" if round(one.points, 1) > 0 else ""
    return f"{plus}{decimal(one.points, 1)} ± {decimal(deviations() * one.error, 1)}"


def _won(won: int, games: int) -> str:
    return f"{percent(won, games)} ({between(won, games)})"


def put_weapons(parent: Element, run: RunFindings) -> None:
    """Add shots and hits per game, by side and weapon."""
    section, sums = put_section(parent, "weapons"), run.sums
    for side, other in (("friendly", "enemy"), ("enemy", "friendly")):
        fired = {
            weapon: sum(count * share.games for count, share in by_count.items())
            for weapon, by_count in sums.there[f"{side}_fire"].items()
        }
        struck = sums.counted[f"{other}_struck"]
        weapons = sorted({*fired, *struck}, key=lambda weapon: (-struck[weapon], -fired.get(weapon, 0), weapon))
        if not weapons:
            continue
        put(section, "h3", text("games-weapons-of", side=side))
        table = put_table(section, "weapons", ("weapon", "shots", "hits"))
        for weapon in weapons:
            shots, hits = fired.get(weapon, 0) / sums.games, struck[weapon] / sums.games
            put_row(table, names.weapon(run.book, weapon), decimal(shots), decimal(hits))
    put(section, "p", text("games-weapons-about"), class_="about")


def _hex(book: Book, hex_: Hex) -> str:
    return f"{place_name(hex_)} {names.terrain(book.board.terrain(hex_))}"
