"""The base of every motion: a stretch of time in which one event is seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.map.camera import EASE

SEEN = 0.2
"""Seconds for which a thing is seen at least once the camera has got there."""


class Motion:
    """A pause, and what is drawn meanwhile; made before its event is applied."""

    in_hand = 0
    """How many of the grenades that came down last it shows itself."""

    def __init__(self, desk: Desk[Any, Any], event: Any, duration: float, wait: bool) -> None:
        self.desk, self.event = desk, event
        self.duration, self.wait = duration, wait
        where = self.where()
        if where:
            desk.view.show(*where)
            if desk.view.camera.moving and duration > 0:
                self.duration = max(duration, EASE + SEEN)

    def where(self) -> tuple[Hex, ...]:
        """The hexes that should be in sight, the first above all: the camera glides there if they are not."""
        return ()

    def shift(self, share: float) -> Mapping[str, tuple[int, int]]:
        """Men whose counters lie elsewhere just now: the upper left corner of each."""
        return {}

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draws over the board; share runs from 0 to 1."""

    def draw_low(self, surface: pygame.Surface, share: float) -> None:
        """Draws on the ground, under the counters."""

    def hides(self) -> frozenset[Hex]:
        """Hexes of which it draws one Smoke marker itself meanwhile."""
        return frozenset()

    def hex_of(self, man: str) -> Hex | None:
        """Where a man stands or fell."""
        found = self.desk.state.men.get(man)
        return None if found is None else found.hex or found.fell_at


def eased(share: float) -> float:
    """Slow at both ends."""
    return share * share * (3 - 2 * share)


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[int, int]:
    """A point on the way, in whole pixels."""
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)
