"""Layout of counters on a board: stacks, fans, hit-testing and cached faces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.overlay.fan import Anchor, anchor_at
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand
from combat.engine.tabletop.thing import marked_places


class CounterPlace(Record):
    """Position of a counter: its upper left corner and width in pixels."""

    id: str
    x: int
    y: int
    size: int
    under: bool = False
    """True if it is covered by others."""

    @property
    def square(self) -> pygame.Rect:
        """Return the rectangle of the counter without attachments, in pixels."""
        return pygame.Rect(self.x, self.y, self.size, self.size)

    @property
    def rect(self) -> pygame.Rect:
        """Return the rectangle of the counter with its attachments, in pixels."""
        return self.square


P = TypeVar("P", bound=Hashable)
Q = TypeVar("Q", bound=CounterPlace)
Hub = TypeVar("Hub", bound=Desk[Any, Any, Any])
F = TypeVar("F")


class CountersOnBoard(Generic[Hub, P, Q]):
    """All counters on the board; a title's subclass lays out stacks and fans."""

    width: ClassVar[int]
    lift: ClassVar[int]
    """Width of a counter, and how far its centre is above that of its place, in sheet pixels."""
    lowest: ClassVar[int]
    """Greatest offset of the last counter of a stack downwards, in sheet pixels."""
    smallest = 26

    def __init__(self, desk: Hub) -> None:
        self._desk = desk
        self.fanned: P | None = None
        """The place whose stack is fanned out; None for none."""
        self._anchor: Anchor | None = None
        """The piece under the pointer when the fan opened, which keeps its position."""
        self._answers = frozenset[P]()
        """Places that could be clicked as answers when the fan opened."""
        self._pieces = PiecesAtHand()
        self._laid: tuple[list[Q], tuple[int, int]] = ([], (0, 0))
        """Layout of the last full frame, and the sheet's origin on the screen then."""
        self._laid_below = False
        """Whether the layout was computed in this frame for a layer below the counters, before these are drawn."""
        self._fan_laid = pygame.Rect(0, 0, 0, 0)
        """Background of the fan in that frame; width 0 without a fan."""

    # -- what a title implements --------------------------------------------------------------------------------

    @abstractmethod
    def places(self) -> list[Q]:
        """Return the positions of all counters from bottom to top; those of the fanned stack come last."""

    @abstractmethod
    def fan(self, place: P) -> list[Q]:
        """Return the positions of a place's pieces side by side; empty if there are fewer than two pieces."""

    @abstractmethod
    def stack_of(self, piece: str) -> P | None:
        """Return the place whose stack contains a piece, or None if the piece is alone or ""."""

    # -- where --------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """Return the width of a counter in pixels at the current zoom."""
        return max(self.smallest, round(self.width * self._desk.view.camera.zoom))

    def single_corner(self, place: P) -> tuple[int, int]:
        """Return the upper left corner on the screen of a single counter at a place."""
        x, y = self._desk.view.centre(place)
        return x - self.size // 2, y - round(self.lift * self.size / self.width)

    def alone_in(self, place: P) -> pygame.Rect:
        """Return the rectangle of a single counter at a place; fans of other places are laid out so as not to cover
        it.
        """
        return pygame.Rect(self.single_corner(place), (self.size, self.size))

    def place_of(self, piece: str) -> Q | None:
        """Return the position of a piece's counter; None if it is not on the board."""
        return next((place for place in self.places() if place.id == piece), None)

    def covered(self) -> list[pygame.Rect]:
        """Return the rectangles on the screen of all counters drawn in the current frame, with moving counters where
        they are drawn.
        """
        places, (dx, dy) = self._laid[0], self._panned()
        moved, found = self._moved(), []
        for place in places:
            box = self.covers(place)
            if box is not None:
                box.topleft = moved.get(place.id, (place.x + dx, place.y + dy))
                found.append(box)
        return found

    def boxes(self) -> list[pygame.Rect]:
        """Return the rectangles of all counters in the present frame, for layers below them; motions do not count."""
        if not self._desk.view.apart:
            self._lay()
            self._laid_below = True
        way = self._panned()
        found = [box for place in self._laid[0] if (box := self.covers(place)) is not None]
        return [box.move(way) for box in found] if any(way) else found

    def _lay(self) -> None:
        """Compute the layout of a full frame."""
        self._laid = self.places(), self._desk.view.camera.origin
        self._fan_laid = pygame.Rect(0, 0, 0, 0) if self.fanned is None else self.fan_area(self.fanned)

    def covers(self, place: Q) -> pygame.Rect | None:
        """Return the area that a counter covers, or None if the counter is no longer shown."""
        return place.square

    def at(self, position: tuple[int, int]) -> str:
        """Return the id of the topmost piece at a point of the screen, or "" if there is none."""
        return next((found for place in reversed(self.places()) if (found := self.hit(place, position))), "")

    def hit(self, place: Q, position: tuple[int, int]) -> str:
        """Return the id of the piece of a counter at `place` if the point is on it, else ""."""
        return place.id if place.rect.collidepoint(position) else ""

    def point(self, position: tuple[int, int] | None) -> bool:
        """Fan out the stack under the pointer, or fold the fan once the pointer (None: off the board) has left it.

        Returns whether the fanned stack changed.
        """
        before = self.fanned
        if position is None:
            self.fanned = None
        elif not (self.fanned is not None and self.fan_area(self.fanned).collidepoint(position)):
            self.fanned = None
            piece = self.at(position)
            stack = self.stack_of(piece)
            if stack is not None:
                self._open(piece, stack)
        return self.fanned != before

    def _open(self, piece: str, stack: P) -> None:
        """Fan out a stack around a piece, which keeps its position if it is shown at full size."""
        place = next(place for place in self.places() if place.id == piece)
        whole = place.size == self.size
        self._anchor = anchor_at(piece, (place.x, place.y), self.single_corner(stack), self.size) if whole else None
        prompt = self._desk.prompt
        self._answers = frozenset(marked_places(GUARD.ask(prompt.lit, {})) if prompt is not None else ())
        self.fanned = stack

    def spared(self, place: P, occupied: Iterable[P]) -> list[pygame.Rect]:
        """Return what a place's fan covers as little as possible: other stacks, and places that can be clicked."""
        stacks = [self.alone_in(other) for other in occupied if other != place]
        return stacks + [self._desk.view.box(answer) for answer in self._answers if answer != place]

    def fan_area(self, place: P) -> pygame.Rect:
        """Return the background rectangle of the fan at a place; its width is 0 if there is no fan."""
        laid = self.fan(place)
        if not laid:
            return pygame.Rect(0, 0, 0, 0)
        return laid[0].rect.unionall([each.rect for each in laid[1:]]).inflate(theme.px(10), theme.px(10))

    def stagger(self, count: int, step: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """Yield the offset in pixels of each of `count` stacked counters from the centre of the stack, the lowest
        first.

        `step` is the offset between neighbours in sheet pixels.
        """
        unit, first = self.size / self.width, -(count - 1) / 2
        dx, dy = step[0], min(step[1], self.lowest / max(1, count - 1))
        for number in range(count):
            yield round((first + number) * dx * unit), round((first + number) * dy * unit)

    def _moved(self) -> dict[str, tuple[int, int]]:
        """Return the upper left corners of counters that the current motion displaces."""
        showing = self._desk.mirror.showing
        return dict(GUARD.ask(showing.motion.shift, {}, showing.share)) if showing is not None else {}

    def _panned(self) -> tuple[int, int]:
        """Return how far the sheet has moved since the last full frame."""
        origin, camera = self._laid[1], self._desk.view.camera.origin
        return camera[0] - origin[0], camera[1] - origin[1]

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_counters(
        self, surface: pygame.Surface, reach: pygame.Rect, draw: Callable[[Q, tuple[int, int], bool], None]
    ) -> None:
        """Draw the background of the fan and call `draw` for each counter whose corner is within `reach`.

        `draw` receives the counter's position, its corner on the screen, and whether it is moving.
        """
        view, moved = self._desk.view, self._moved()
        self._pieces.begin(self.size)
        if not (view.apart or self._laid_below):
            self._lay()
        self._laid_below &= view.apart
        dx, dy = self._panned()
        if self._fan_laid.width:
            ground = shapes.rounded(self._fan_laid.size, theme.px(8), (*theme.WELL, 150))
            surface.blit(ground, self._fan_laid.move(dx, dy))
        for place in self._laid[0]:
            at = moved.get(place.id, (place.x + dx, place.y + dy))
            if reach.collidepoint(at):
                draw(place, at, place.id in moved)
        view.rough |= self._pieces.rough


class FaceCache(Generic[F]):
    """Cache of counter faces by piece; a face is made again when its appearance changes."""

    def __init__(self) -> None:
        self._faces: dict[str, tuple[Hashable, F]] = {}

    def face(self, piece: str, look: Hashable, make: Callable[[], F]) -> F:
        """Return the cached face of a piece, or a new one from `make` if none is cached for the appearance `look`."""
        known = self._faces.get(piece)
        if known is None or known[0] != look:
            known = self._faces[piece] = look, make()
        return known[1]
