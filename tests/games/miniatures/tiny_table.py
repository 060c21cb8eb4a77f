"""Scenery of small tables, and runs of small battles, for games with models."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import Rules, game_of
from combat.engine.space.plane.point import CM, Point
from combat.engine.space.plane.table_map import Scenery

E = TypeVar("E", bound=Event)
S = TypeVar("S", bound=Copyable)

WIDTH, HEIGHT = 180, 120
"""The table in centimetres."""


def rectangle(left: int, top: int, right: int, bottom: int) -> tuple[Point, ...]:
    """Return the corners of a rectangle given in centimetres."""
    return tuple(Point(x * CM, y * CM) for x, y in ((left, top), (right, top), (right, bottom), (left, bottom)))


def area(kind: str, left: int, top: int, right: int, bottom: int) -> Scenery:
    """Return a rectangular piece of scenery, in centimetres."""
    return Scenery(kind, "area", rectangle(left, top, right, bottom))


def line(kind: str, width_mm: int, *corners: tuple[int, int]) -> Scenery:
    """Return a line of scenery through corners in centimetres."""
    return Scenery(kind, "line", tuple(Point(x * CM, y * CM) for x, y in corners), width_mm * 10)


class Run(NamedTuple, Generic[S]):
    """State, events and pending question after some answers."""

    state: S
    events: list[Event]
    asked: Decision | None
    """The open question."""

    def of(self, kind: type[E]) -> list[E]:
        """Return the events of a class."""
        return [event for event in self.events if isinstance(event, kind)]


def run_with(rules: Rules[S, Any], state: S, *answers: Answer) -> Run[S]:
    """Give answers and dice in order to a copy of the state; return the run."""
    events: list[Event] = []
    game = game_of(rules, state.copy())
    events += game.opening
    game.on_event = lambda _, event: events.append(event)
    for answer in answers:
        game.answer(answer)
    return Run(game.state, events, game.decision)
