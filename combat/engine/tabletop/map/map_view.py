"""What those who draw on a board may ask of the view that shows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import pygame

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Settings
from combat.engine.tabletop.map.camera import Camera, Point
from combat.engine.tabletop.map.tiles import SheetIndex, Tiles


class MapView(Protocol):
    """A board under its camera."""

    rough: bool
    """Set by who drew something for the time being: another picture is wanted soon."""

    @property
    def board(self) -> Board:
        """What is shown."""

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
    def hover(self) -> Hex | None:
        """The hex under the pointer."""

    @property
    def hex_width(self) -> float:
        """Width of a hex on the screen in pixels, corner to corner."""

    @property
    def hex_height(self) -> float:
        """Height of a hex on the screen in pixels, side to side."""

    def on_sheet(self, point: Point) -> Point:
        """A point in hex widths and heights in sheet pixels."""

    def centre(self, hex_: Hex) -> tuple[int, int]:
        """The middle of a hex on the screen."""

    def box(self, hex_: Hex) -> pygame.Rect:
        """The square in the middle of a hex in which its pieces lie."""

    def visible(self) -> list[Hex]:
        """The hexes of which any part is in the view."""

    def pan(self, dx: float, dy: float) -> None:
        """Moves the camera by screen pixels at once."""

    def touch(self) -> None:
        """Something on the board looks different: it is drawn anew."""
