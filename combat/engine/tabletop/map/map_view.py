"""What those who draw on a board may ask of the view that shows it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Protocol, TypeVar

import pygame

from combat.engine.stage.settings import Settings
from combat.engine.tabletop.ground import Ground
from combat.engine.tabletop.map.camera import Camera, Point
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles

P = TypeVar("P", bound=Hashable)


class MapView(Protocol[P]):
    """A board under its camera."""

    rough: bool
    """Set by who drew something for the time being: another picture is wanted soon."""

    @property
    def ground(self) -> Ground[P]:
        """Where the places of the sheet lie."""

    @property
    def settings(self) -> Settings:
        """What the player likes."""

    @property
    def tiles(self) -> Tiles:
        """The painted sheet."""

    @property
    def index(self) -> SheetIndex:
        """The measures of the painted sheet."""

    @property
    def camera(self) -> Camera:
        """What of the sheet is in sight, and how large."""

    @property
    def rect(self) -> pygame.Rect:
        """The view's part of the window."""

    @property
    def laid(self) -> Mapping[str, pygame.Rect]:
        """What lies over the board for longer, by what it is."""

    @property
    def hover(self) -> P | None:
        """The place under the pointer."""

    @property
    def place_width(self) -> float:
        """Width on the screen, in pixels, of what stands on a place; of a hex from corner to corner."""

    @property
    def place_height(self) -> float:
        """Height on the screen, in pixels, of what stands on a place; of a hex from side to side."""

    def on_sheet(self, point: Point) -> Point:
        """Return a point in widths and heights of a place, from the first one's corner, in sheet pixels."""

    def centre(self, place: P) -> tuple[int, int]:
        """The middle of a place on the screen."""

    def box(self, place: P) -> pygame.Rect:
        """The square in the middle of a place in which its pieces lie."""

    def visible(self) -> list[P]:
        """The places of which any part is in the view."""

    def pan(self, dx: float, dy: float) -> None:
        """Moves the camera by screen pixels at once."""

    def touch(self) -> None:
        """Something on the board looks different: it is drawn anew."""
