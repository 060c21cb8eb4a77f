"""Texts of a lobby about the game that is going to begin: scenario, optional rules, packs, time limit, watchers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from combat.engine.kernel.load_object import Shape
from combat.engine.net.protocol import Clock, Lobby
from combat.engine.title import Title
from combat.engine.words import text, translated

_PLAYED: Shape[Callable[[Any], Sequence[str]]] = Shape("__call__")
DAY_S, MINUTE_S = 86_400, 60


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
