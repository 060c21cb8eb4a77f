"""Where places lie on the sheet of a table, and what they are called: all that the table knows of them.

A place P is whatever a title says it is: a hex, or a point with a heading. Sheet pixels are those of the sheet at full
size; a rulebook calls its own geometry (`space/hexes`, `space/plane`) directly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeGuard, TypeVar

import pygame

from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.words import Printer

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

P = TypeVar("P", bound=Hashable)
Point: TypeAlias = tuple[float, float]
"""Across and down on the sheet, in sheet pixels."""
Way: TypeAlias = tuple[int, int]
"""One step of the cursor across (-1 left, 1 right) and down (-1 up, 1 down)."""


class PlaceMarks(Protocol[P]):
    """The marks that are laid on places, as their ground draws them."""

    areas: bool
    """Whether places that are allowed lie in one outline where they touch, instead of a mark on each."""

    def set(self, marks: Mapping[P, Mark]) -> None:
        """Replace all marks."""

    def get(self, place: P) -> Mark | None:
        """Return the mark on a place."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks, and the place under the pointer."""


class Ground(ABC, Generic[P]):
    """The places of one sheet."""

    place_size: Point
    """Width and height in sheet pixels of what stands on a place: zoom, counters and effects are measured by it."""
    counted = True
    """Whether its places can be counted: then the one under the pointer is marked, and those that answer are lit. On
    open ground another one lies under each pixel."""
    has_headings = False
    """Whether whatever stands on a place faces a way, to which wheel and keys turn it."""
    captioned = "caption-at"
    """The message that says in a caption where something is heard; with "-beyond" behind it, where out of sight."""

    # -- where places lie ---------------------------------------------------------------------------------------

    @abstractmethod
    def at(self, point: Point, heading: int = 0) -> P | None:
        """Return the place at a point of the sheet, None beside it; `heading` counts where places have one."""

    @abstractmethod
    def middle(self, place: P) -> Point:
        """Return the middle of a place on the sheet."""

    @abstractmethod
    def outline(self, place: P) -> Sequence[Point]:
        """Return the corners of what a place takes up on the sheet, clockwise."""

    def rim(self, places: Iterable[P]) -> Sequence[tuple[Point, Point]]:
        """Return the lines around an area of places, where any share a side; those around each place elsewhere."""
        outlines = (self.outline(place) for place in places)
        return [side for corners in outlines for side in zip(corners, (*corners[1:], corners[0]), strict=True)]

    @abstractmethod
    def has(self, value: object) -> TypeGuard[P]:
        """Whether a value, such as a field of an event, is a place of this sheet."""

    def places(self) -> Sequence[P]:
        """Return all places, where they can be counted; none of open ground."""
        return ()

    @property
    def span(self) -> tuple[Point, Point] | None:
        """Upper left and lower right corner of what all places take up; None of open ground, which fills its sheet."""
        middles = [self.middle(place) for place in self.places()]
        if not middles:
            return None
        (wide, high), (across, down) = self.place_size, zip(*middles, strict=True)
        upper_left = min(across) - wide / 2, min(down) - high / 2
        return upper_left, (max(across) + wide / 2, max(down) + high / 2)

    def means(self, place: P, other: P) -> bool:
        """Whether who points at a place means another one: the very same where places can be counted; elsewhere any
        point of what that one takes up."""
        return place == other

    @abstractmethod
    def apart(self, one: P, other: P) -> float:
        """Return how far apart two places are, in whatever the title counts."""

    @abstractmethod
    def step(self, place: P, way: Way) -> P | None:
        """Return the place one step of the cursor away from another; None beyond the edge."""

    # -- headings -----------------------------------------------------------------------------------------------

    def heading(self, place: P) -> int:
        """Return which way whatever stands at a place faces, in tenths of a degree clockwise from up the sheet."""
        return 0

    def turned(self, heading: int, steps: int) -> int:
        """Return a heading turned clockwise by steps; the same where places have no heading."""
        return heading

    def facing(self, place: P, heading: int) -> P:
        """Return the same place with another heading, where places have one."""
        return place

    # -- what they are called -----------------------------------------------------------------------------------

    @abstractmethod
    def name(self, place: P) -> str:
        """Return what players call a place."""

    def listed(self, place: P) -> str:
        """Return what a list of things that were searched for calls a place."""
        return self.name(place)

    def label(self, place: P) -> str:
        """Return what is printed on the sheet for a place."""
        return self.name(place)

    @abstractmethod
    def parse(self, text: str) -> P | None:
        """Return the place that a content file or a player names; None where there is none such."""

    def find(self, text: str) -> Iterator[P]:
        """Yield the places that what a player typed may name, the likeliest first."""
        found = self.parse(text)
        if found is not None:
            yield found

    @property
    def printer(self) -> Printer | None:
        """What says places in sentences while this sheet lies on the table; None where they say themselves."""
        return None

    # -- what is drawn of them ----------------------------------------------------------------------------------

    @abstractmethod
    def marks(self, view: MapView[P]) -> PlaceMarks[P]:
        """Return what marks places in a view."""

    def draw_lines(self, surface: pygame.Surface, view: MapView[P]) -> None:
        """Draw the grid that the player may have shown, under all marks; open ground has none."""

    def draw_numbers(self, surface: pygame.Surface, view: MapView[P]) -> None:
        """Draw the names of places over all marks: bold with the grid that the player has shown, else thin where the
        printed ones cannot be read; open ground has none."""
