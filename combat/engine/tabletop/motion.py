"""The base of every motion: a stretch of time in which one event is seen."""

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
"""No effect is set off before the first picture."""
QUICK = 1.8
"""How much quicker effects pass at the fast pace."""
SEEN = 0.2
"""Seconds for which a thing is seen at least once the camera has got there."""
AHEAD = 12
"""How many of the events that follow a camera looks at that moves anyway."""


class Motion(Generic[E, S, B, P]):
    """A pause, and what is drawn meanwhile; made before its event is applied.

    E are the events that it shows, S the state and B the desk of their title.
    """

    calls = True
    """Whether a camera that rests where it can goes where it is seen; one that follows goes there anyway."""

    def __init__(self, desk: Desk[S, B, P], event: E, duration: float, wait: bool) -> None:
        self.desk, self.event = desk, event
        self.duration, self.wait = duration, wait
        where = self.where()
        if where and (self.calls or desk.app.settings.camera == "follow"):
            desk.view.show(*where, then=places_ahead(desk))
            if desk.view.camera.moving and duration > 0:
                self.duration = max(duration, EASE + SEEN)

    def where(self) -> tuple[P, ...]:
        """The places that should be in sight, the first above all: the camera glides there if they are not."""
        return ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Pieces that lie elsewhere just now: the upper left corner of each."""
        return {}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draws over the board; share runs from 0 to 1."""

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draws on the ground, under the pieces."""


def places_shown(desk: Desk[S, B, P]) -> tuple[P, ...]:
    """Return where the event is seen that is being shown; none while nothing is."""
    motion = desk.mirror.showing.motion if desk.mirror.showing is not None else None
    return motion.where() if isinstance(motion, Motion) else ()


def places_ahead(desk: Desk[S, B, P]) -> Iterator[P]:
    """Yield where the next events are seen: the places that they name, and those of the pieces that they name."""
    ground = desk.view.ground
    for event in islice(desk.mirror.upcoming(), AHEAD):
        for name in event.__struct_fields__:
            value: object = getattr(event, name)
            if ground.has(value):
                yield value
            elif isinstance(value, str) and desk.title_desk.has(value):
                place = desk.title_desk.place_of(value)
                if place is not None:
                    yield place


def jolted(piece: str, place: CounterPlace | None, by: tuple[float, float]) -> dict[str, tuple[int, int]]:
    """A counter so many of its widths from where it lies; nothing where that is nowhere, or as good as there."""
    if place is None:
        return {}
    x, y = round(by[0] * place.size), round(by[1] * place.size)
    return {piece: (place.x + x, place.y + y)} if x or y else {}


def lead(desk: Desk[S, B, P]) -> float:
    """Seconds until the camera has got to where something is seen."""
    return EASE if desk.view.camera.moving else 0.0


def set_off(
    desk: Desk[S, B, P], effect: Effect, place: P, seed: str, *, way: float = 0.0, after: float = 0.0,
    offset: tuple[float, float] = (0.0, 0.0), wind: tuple[float, float] = (0.0, 0.0), dark: bool = False,
) -> None:  # fmt: skip
    """Set an effect off at a place, so many seconds after the camera has got there; the same seed throws the same."""
    tempo = QUICK if desk.app.settings.pace == "fast" else 1.0
    made = load_object(_CAST, lambda: EffectInstance)
    number, delay = zlib.crc32(seed.encode()), after + lead(desk)
    cast = made(effect, place, number, way=way, offset=offset, wind=wind, tempo=tempo, delay=delay, dark=dark)
    desk.animation.effects.add(cast)


def eased(share: float) -> float:
    """Slow at both ends; where nothing should move, all of the way as soon as it begins."""
    if eyes.still():
        return 1.0 if share > 0 else 0.0
    return faded(share)


def faded(share: float) -> float:
    """How far a thing has come or gone that fades; slow at both ends."""
    return share * share * (3 - 2 * share)


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[int, int]:
    """A point on the way, in whole pixels."""
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
