"""Texts about the standings of remote games, and the order of games in lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from enum import IntEnum
from typing import TypeVar

from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.net.protocol import Standing
from combat.engine.words import text
from combat.engine.words.ago import ago
from combat.engine.words.grammar.lists import all_of

T = TypeVar("T")


class Urgency(IntEnum):
    """The urgency of a game for its player, the most urgent first."""

    YOURS = 0
    OTHERS = 1
    INCOMPLETE = 2
    """It has not begun: a seat is free, or a person has not been in the lobby."""
    UNKNOWN = 3
    OVER = 4


def rank(stands: Standing | None, seat: Seat) -> Urgency:
    """Return the urgency of a game for the person at a seat, lowest first: the position of its group in a list.

    `stands` is None for a game whose standing is unknown.
    """
    if stands is None:
        return Urgency.UNKNOWN
    if stands.over:
        return Urgency.OVER
    if not stands.complete:
        return Urgency.INCOMPLETE
    return Urgency.YOURS if seat and stands.turn == seat else Urgency.OTHERS


def is_your_move(stands: Standing | None, seat: Seat) -> bool:
    """Return whether a game waits for the person at a seat."""
    return rank(stands, seat) is Urgency.YOURS


def state_of_game(stands: Standing, seat: Seat) -> str:
    """Return a text that says whose move it is, that the game is over, or what it lacks to begin.

    `seat` is that of the reader.
    """
    match rank(stands, seat):
        case Urgency.YOURS:
            return text("net-your-move")
        case Urgency.OTHERS:
            return text("net-waits", name=stands.names.get(stands.turn, "") or stands.turn)
        case Urgency.INCOMPLETE:
            return what_lacks(stands, seat)
        case _:
            return text("net-page-over")


def what_lacks(stands: Standing, seat: Seat = PUBLIC) -> str:
    """Return a text on what a game lacks to begin: a person at a free seat, or some seats' part of the dice.

    `seat` is that of the reader.
    """
    if not all(stands.names.values()):
        return text("net-page-free")
    if seat in stands.awaited:
        return text("net-begins-with-you")
    names = [stands.names[each] for each in stands.awaited]
    return text("net-begins-with", names=all_of(names), count=len(names))


def names_of(stands: Standing) -> str:
    """Return the names of the players in one line."""
    return " – ".join(name or text("net-free") for name in stands.names.values())


def last_answer(stands: Standing) -> str:
    """Return the time since the last answer in words; "" if there is none or the server's time is invalid."""
    try:
        moved = datetime.fromisoformat(stands.moved)
    except ValueError:
        return ""
    return text("net-last-answer", ago=ago(moved)) if moved.tzinfo is not None else ""


def standing_line(stands: Standing, seat: Seat) -> str:
    """Return one line about a game: whose move it is, what is played by whom, and when the last answer was given."""
    line = text("net-games-line", state=state_of_game(stands, seat), title=stands.title, names=names_of(stands))
    return " · ".join(filter(None, (line, last_answer(stands))))


def by_need(games: Iterable[T], stands: Callable[[T], Standing | None], seat: Callable[[T], Seat]) -> list[T]:
    """Sort games for a list: by `rank`, and in each rank the last played first.

    `stands` returns the standing of a game, `seat` the player's seat.
    """

    def moved(game: T) -> str:
        found = stands(game)
        return "" if found is None else found.moved

    return sorted(sorted(games, key=moved, reverse=True), key=lambda game: rank(stands(game), seat(game)))
