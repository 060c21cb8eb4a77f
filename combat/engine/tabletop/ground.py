"""Ground: geometry and names of the places on a table's sheet.

A title defines the type P of a place: a hex, or a point with a heading. Sheet pixels are those of the sheet at full
size. Rules use their own geometry (`space/hexes`, `space/plane`) directly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeGuard, TypeVar

import pygame

from combat.engine.tabletop.map.headings import Headings
from combat.engine.tabletop.overlay.place_mark import Mark
from combat.engine.words import Printer

if TYPE_CHECKING:
    from combat.engine.tabletop.map.map_view import MapView

P = TypeVar("P", bound=Hashable)
Point: TypeAlias = tuple[float, float]
"""Position on the sheet, across and down in sheet pixels."""
Way: TypeAlias = tuple[int, int]
"""One step of the cursor across (-1 left, 1 right) and down (-1 up, 1 down)."""


class PlaceMarks(Protocol[P]):
    """Marks on places, drawn in the style of their ground."""

    areas: bool
    """True if adjacent legal places share one outline, instead of a mark on each."""

    def set(self, marks: Mapping[P, Mark]) -> None:
        """Replace all marks."""

    def get(self, place: P) -> Mark | None:
        """Return the mark on a place, or None if the place has none."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the marks and the highlight of the place under the pointer."""


class Ground(ABC, Generic[P]):
    """The places of one sheet."""

    place_size: Point
    """Width and height of a place in sheet pixels; zoom, counters and effects scale with it."""
    counted = True
    """True if its places are discrete: then the place under the pointer and legal places are marked.

    On open ground each pixel is another place.
    """
    headings: Headings[P] | None = None
    """Directions that things at a place face, changed by wheel and keys; None where they face none."""
    captioned = "caption-at"
    """Message id of a caption with a place; "-beyond" is appended if the place is out of view."""

    # -- geometry -----------------------------------------------------------------------------------------------

    @abstractmethod
    def at(self, point: Point, heading: int = 0) -> P | None:
        """Return the place at a point of the sheet, or None off the sheet.

        `heading` applies only where places have one.
        """

    @abstractmethod
    def middle(self, place: P) -> Point:
        """Return the centre of a place on the sheet."""

    @abstractmethod
    def outline(self, place: P) -> Sequence[Point]:
        """Return the corners of the area of a place on the sheet, clockwise."""

    def rim(self, places: Iterable[P]) -> Sequence[tuple[Point, Point]]:
        """Return the outline of a set of places as line segments, in sheet pixels.

        On a grid the sides shared by two of the places are omitted; on open ground each place is outlined.
        """
        outlines = (self.outline(place) for place in places)
        return [side for corners in outlines for side in zip(corners, (*corners[1:], corners[0]), strict=True)]

    @abstractmethod
    def has(self, value: object) -> TypeGuard[P]:
        """Return whether a value, such as a field of an event, is a place on this sheet."""

    def places(self) -> Sequence[P]:
        """Return all places of a grid; empty on open ground."""
        return ()

    @property
    def span(self) -> tuple[Point, Point] | None:
        """Return the upper left and lower right corner of the area of all places, in sheet pixels.

        None on open ground, which fills the whole sheet.
        """
        middles = [self.middle(place) for place in self.places()]
        if not middles:
            return None
        (wide, high), (across, down) = self.place_size, zip(*middles, strict=True)
        upper_left = min(across) - wide / 2, min(down) - high / 2
        return upper_left, (max(across) + wide / 2, max(down) + high / 2)

    def means(self, place: P, other: P) -> bool:
        """Return whether pointing at `place` selects `other`: on a grid if they are equal, on open ground if `place`
        is within the area of `other`.
        """
        return place == other

    @abstractmethod
    def apart(self, one: P, other: P) -> float:
        """Return the distance between two places, in the title's unit."""

    @abstractmethod
    def step(self, place: P, way: Way) -> P | None:
        """Return the place one step of the cursor away from `place`, or None beyond the edge."""

    # -- names --------------------------------------------------------------------------------------------------

    @abstractmethod
    def name(self, place: P) -> str:
        """Return the name of a place."""

    def listed(self, place: P) -> str:
        """Return the name of a place for search results."""
        return self.name(place)

    def label(self, place: P) -> str:
        """Return the label of a place as printed on the sheet."""
        return self.name(place)

    @abstractmethod
    def parse(self, text: str) -> P | None:
        """Return the place with a name, as written in a content file or by the player, or None if there is none."""

    def find(self, text: str) -> Iterator[P]:
        """Yield the places that match a search text, the most likely first."""
        found = self.parse(text)
        if found is not None:
            yield found

    @property
    def printer(self) -> Printer | None:
        """Return the function that formats places in texts while this sheet is in use, or None if places format
        themselves.
        """
        return None

    # -- drawing ------------------------------------------------------------------------------------------------

    @abstractmethod
    def marks(self, view: MapView[P]) -> PlaceMarks[P]:
        """Return a new object that draws marks on places in a view."""

    def draw_lines(self, surface: pygame.Surface, view: MapView[P]) -> None:
        """Draw the optional grid below all marks; on open ground nothing is drawn."""

    def draw_numbers(self, surface: pygame.Surface, view: MapView[P]) -> None:
        """Draw the names of places above all marks: bold with the grid, else thin where the printed names are
        illegible.
        """
