"""Texts of a lobby about the game that is going to begin: scenario, optional rules, packs, time limit, watchers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from combat.engine.kernel.load_object import Shape
from combat.engine.net.protocol import Clock, Lobby
from combat.engine.title import Title
from combat.engine.words import text, translated

_PLAYED: Shape[Callable[[Any], Sequence[str]]] = Shape("__call__")
DAY_S, MINUTE_S = 86_400, 60
TIME_LIMITS: Mapping[str, Clock] = {
    **{f"days-{days}": Clock(days * DAY_S) for days in (1, 2, 3, 7, 14)},
    **{f"minutes-{minutes}": Clock(minutes * MINUTE_S, each=False) for minutes in (30, 60, 90, 120, 180)},
}
"""The time limits that a window offers, by id: days for each answer, or minutes for all answers of a side."""


def scenario_of(title: Title[Any, Any], book: object) -> str:
    """Return the name of the game and of its scenario."""
    return f"{title.name}: {translated(title.serializer.about(book).title)}"


def lobby_lines(title: Title[Any, Any], book: object, lobby: Lobby) -> list[str]:
    """Return the lines about a game: its optional rules, packs, time limit, and whether anybody may watch."""
    lines = []
    if title.has("rules_played"):
        rules = title.part("rules_played", _PLAYED)(book)
        lines.append(text("net-lobby-rules", rules=", ".join(rules)) if rules else text("net-lobby-no-rules"))
    if packs := title.serializer.about(book).packs:
        lines.append(text("net-lobby-packs", packs=", ".join(packs)))
    if lobby.clock is not None:
        lines.append(clock_line(lobby.clock))
    if lobby.public:
        lines.append(text("net-lobby-public"))
    return lines


def clock_line(clock: Clock) -> str:
    """Return a sentence about a time limit, and what happens when time runs out."""
    if clock.each and clock.seconds >= DAY_S:
        said = text("net-lobby-days", count=clock.seconds // DAY_S)
    else:
        said = text("net-lobby-minutes" if clock.each else "net-lobby-reserve", count=clock.seconds // MINUTE_S)
    return f"{said} {text('net-lobby-then', bot=clock.then) if clock.then else text('net-lobby-lost')}"


def limit_texts() -> Iterator[tuple[str, str]]:
    """Yield the id of each time limit of `TIME_LIMITS`, and the limit in words."""
    for id_, clock in TIME_LIMITS.items():
        if clock.each:
            yield id_, text("net-host-days", count=clock.seconds // DAY_S)
        else:
            yield id_, text("net-host-minutes", count=clock.seconds // MINUTE_S)
