"""Base class of motions: the animation of one event."""

from __future__ import annotations

import zlib
from collections.abc import Hashable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.counters.counters_on_board import CounterPlace
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.map.camera import EASE
from combat.engine.tabletop.title_desk import TitleDesk

if TYPE_CHECKING:
    from combat.engine.tabletop.effects.effect import Effect
    from combat.engine.tabletop.effects.effect_instance import EffectInstance

E = TypeVar("E")
P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])

_CAST = "combat.engine.tabletop.effects.effect_instance:EffectInstance"
"""The effect class; imported with the first effect."""
QUICK = 1.8
"""Speed factor of effects at the fast pace."""
SEEN = 0.2
"""Least seconds that a thing is visible after the camera has arrived."""
AHEAD = 12
"""Number of upcoming events whose places are included when the camera moves."""


class Motion(Generic[E, S, B, P]):
    """Animation of an event, created before the event is applied; the base class only pauses.

    E are the events that a motion shows, S the state and B the desk of their title.
    """

    calls = True
    """True if the camera moves there even unless it is set to "follow"."""

    def __init__(self, desk: Desk[S, B, P], event: E, duration: float, wait: bool) -> None:
        self.desk, self.event = desk, event
        self.duration, self.wait = duration, wait
        where = self.where()
        if where and (self.calls or desk.app.settings.camera == "follow"):
            desk.view.framing.show(*where, then=places_ahead(desk))
            if desk.view.camera.moving and duration > 0:
                self.duration = max(duration, EASE + SEEN)

    def where(self) -> tuple[P, ...]:
        """Return the places that must be in view, the most important first."""
        return ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Return the upper left corners on the screen of the moved pieces by id, after a share (0 to 1) of the time."""
        return {}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the animation over the board after a share (0 to 1) of the time."""

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draw the animation on the ground, below the pieces, after a share (0 to 1) of the time."""


def places_shown(desk: Desk[S, B, P]) -> tuple[P, ...]:
    """Return the places of the event being shown; empty if there is none."""
    motion = desk.mirror.showing.motion if desk.mirror.showing is not None else None
    return motion.where() if isinstance(motion, Motion) else ()


def places_ahead(desk: Desk[S, B, P]) -> Iterator[P]:
    """Yield the places of the events shown next, given in their fields directly or as pieces."""
    ground = desk.view.ground
    for event in islice(desk.mirror.upcoming(), AHEAD):
        for name in event.__struct_fields__:
            value: object = getattr(event, name)
            if ground.has(value):
                yield value
            elif isinstance(value, str) and desk.title_hooks.has(value):
                place = desk.title_hooks.place_of(value)
                if place is not None:
                    yield place


def jolted(piece: str, place: CounterPlace | None, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
    """Return the displaced corner of a counter by piece id; empty if `place` is None or the counter does not move.

    `by` is the displacement (right, down) in counter widths.
    """
    if place is None:
        return {}
    x, y = round(by[0] * place.size), round(by[1] * place.size)
    return {piece: (place.x + x, place.y + y)} if x or y else {}


def lead(desk: Desk[S, B, P]) -> float:
    """Return the seconds until the camera stops; 0 if it does not move."""
    return EASE if desk.view.camera.moving else 0.0


def set_off(
    desk: Desk[S, B, P], effect: Effect, place: P, seed: str, *, way: float = 0.0, after: float = 0.0,
    offset: tuple[float, float] = (0.0, 0.0), wind: tuple[float, float] = (0.0, 0.0), dark: bool = False,
) -> None:  # fmt: skip
    """Start an effect at a place, `after` seconds after the camera stops; equal seeds give equal particles."""
    tempo = QUICK if desk.app.settings.pace == "fast" else 1.0
    made = load_object(_CAST, lambda: EffectInstance)
    number, delay = zlib.crc32(seed.encode()), after + lead(desk)
    cast = made(effect, place, number, way=way, offset=offset, wind=wind, tempo=tempo, delay=delay, dark=dark)
    desk.animation.effects.add(cast)


def eased(share: float) -> float:
    """Return a share (0 to 1) eased in and out; with reduced motion 1.0 for any share above 0."""
    if eyes.still():
        return 1.0 if share > 0 else 0.0
    return faded(share)


def faded(share: float) -> float:
    """Return a share (0 to 1) eased in and out, whatever the motion setting."""
    return share * share * (3 - 2 * share)


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[int, int]:
    """Return the point after a share of the way between two points, in whole pixels."""
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
