"""Interface of a board view for code that draws on it."""

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
    """The parts of a board view needed to draw on it."""

    rough: bool
    """Set when something was drawn provisionally: another frame is needed soon."""

    @property
    def ground(self) -> Ground[P]:
        """Return the ground of the sheet."""

    @property
    def settings(self) -> Settings:
        """Return the player's settings."""

    @property
    def tiles(self) -> Tiles:
        """Return the tiles of the painted sheet."""

    @property
    def index(self) -> SheetIndex:
        """Return the dimensions of the painted sheet."""

    @property
    def camera(self) -> Camera:
        """Return the camera."""

    @property
    def rect(self) -> pygame.Rect:
        """Return the rectangle of the view in the window."""

    @property
    def laid(self) -> Mapping[str, pygame.Rect]:
        """Return the areas of lasting overlays by name."""

    @property
    def hover(self) -> P | None:
        """Return the place under the pointer, or None if there is none."""

    @property
    def place_width(self) -> float:
        """Return the width of a place on the screen in pixels; that of a hex is from corner to corner."""

    @property
    def place_height(self) -> float:
        """Return the height of a place on the screen in pixels; that of a hex is from side to side."""

    def on_sheet(self, point: Point) -> Point:
        """Return the sheet pixels of a point given in place widths and heights from the corner of the first place."""

    def centre(self, place: P) -> tuple[int, int]:
        """Return the centre of a place on the screen."""

    def box(self, place: P) -> pygame.Rect:
        """Return the square at the centre of a place in which its pieces are drawn."""

    def visible(self) -> list[P]:
        """Return the places that are at least partly in view."""

    def pan(self, dx: float, dy: float) -> None:
        """Move the camera by screen pixels at once."""

    def touch(self) -> None:
        """Request a redraw of the board."""
