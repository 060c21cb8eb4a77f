"""Where the counters of pieces lie on a board: stacks, fans, what lies under the pointer, and cached faces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

import pygame

from combat.engine.kernel.record import Record
from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.drawing.drawing_guard import GUARD
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.overlay.fan import Anchor, anchor_at
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand


class CounterPlace(Record):
    """Where a counter lies: its upper left corner and width in pixels."""

    id: str
    x: int
    y: int
    size: int
    under: bool = False
    """Whether others lie on it."""

    @property
    def square(self) -> pygame.Rect:
        """The counter alone."""
        return pygame.Rect(self.x, self.y, self.size, self.size)

    @property
    def rect(self) -> pygame.Rect:
        """The counter with what hangs from it."""
        return self.square


P = TypeVar("P", bound=Hashable)
Q = TypeVar("Q", bound=CounterPlace)
Hub = TypeVar("Hub", bound=Desk[Any, Any, Any])
F = TypeVar("F")


class CountersOnBoard(Generic[Hub, P, Q]):
    """All counters on the board view; a title lays them in piles and fans."""

    width: ClassVar[int]
    lift: ClassVar[int]
    """Of a counter and of its middle above its place's, in sheet pixels."""
    lowest: ClassVar[int]
    """How far down the last of a stack lies at most, in sheet pixels."""
    smallest = 26

    def __init__(self, desk: Hub) -> None:
        self._desk = desk
        self.fanned: P | None = None
        """The place whose pieces lie side by side so that each can be seen."""
        self._anchor: Anchor | None = None
        """The piece under the pointer when the fan opened, which stays where it lay."""
        self._pieces = PiecesAtHand()
        self._laid: tuple[list[Q], tuple[int, int]] = ([], (0, 0))
        """Where everything lay in the last whole picture, and where the sheet's corner was on the screen."""
        self._fan_laid = pygame.Rect(0, 0, 0, 0)
        """The ground of the fan in that picture; no wider than 0 where there is none."""

    # -- what a title says --------------------------------------------------------------------------------------

    @abstractmethod
    def places(self) -> list[Q]:
        """Where everything lies, the lowest first; a fanned stack comes last."""

    @abstractmethod
    def fan(self, place: P) -> list[Q]:
        """The pieces of a place side by side; none where there are fewer than two."""

    @abstractmethod
    def stack_of(self, piece: str) -> P | None:
        """The place whose stack opens under a piece; None where it lies alone, or there is none."""

    # -- where --------------------------------------------------------------------------------------------------

    @property
    def size(self) -> int:
        """A counter's width in pixels at the present zoom."""
        return max(self.smallest, round(self.width * self._desk.view.camera.zoom))

    def centre(self, place: P) -> tuple[int, int]:
        """The upper left corner of a counter that lies alone in a place."""
        x, y = self._desk.view.centre(place)
        return x - self.size // 2, y - round(self.lift * self.size / self.width)

    def alone_in(self, place: P) -> pygame.Rect:
        """Where a counter that is alone in a place lies: a fan of another place leaves it in sight if it can."""
        return pygame.Rect(self.centre(place), (self.size, self.size))

    def place_of(self, piece: str) -> Q | None:
        """Where a piece lies."""
        return next((place for place in self.places() if place.id == piece), None)

    def covered(self) -> list[pygame.Rect]:
        """Where counters lie on the screen in the picture that is seen."""
        places, (dx, dy) = self._laid[0], self._panned()
        moved, found = self._moved(), []
        for place in places:
            box = self.covers(place)
            if box is not None:
                box.topleft = moved.get(place.id, (place.x + dx, place.y + dy))
                found.append(box)
        return found

    def covers(self, place: Q) -> pygame.Rect | None:
        """What a counter covers; None for one that is gone."""
        return place.square

    def at(self, position: tuple[int, int]) -> str:
        """The piece under a point of the screen, the uppermost first; "" for nothing."""
        return next((found for place in reversed(self.places()) if (found := self.hit(place, position))), "")

    def hit(self, place: Q, position: tuple[int, int]) -> str:
        """The piece of a counter that lies under a point; "" for none."""
        return place.id if place.rect.collidepoint(position) else ""

    def point(self, position: tuple[int, int] | None) -> bool:
        """Fans the stack under the pointer out, and folds it when the pointer leaves; True if it changed."""
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
        """Fan a stack out around a piece, which stays where it lies now if it lies there in its whole size."""
        place = next(place for place in self.places() if place.id == piece)
        whole = place.size == self.size
        self._anchor = anchor_at(piece, (place.x, place.y), self.centre(stack), self.size) if whole else None
        self.fanned = stack

    def fan_area(self, place: P) -> pygame.Rect:
        """The ground of the fan of a place; no wider than 0 where there is none."""
        laid = self.fan(place)
        if not laid:
            return pygame.Rect(0, 0, 0, 0)
        return laid[0].rect.unionall([each.rect for each in laid[1:]]).inflate(theme.px(10), theme.px(10))

    def stagger(self, count: int, step: tuple[int, int]) -> Iterator[tuple[int, int]]:
        """How far each of a stack lies from its middle in pixels, the lowest first; `step` is in sheet pixels."""
        unit, first = self.size / self.width, -(count - 1) / 2
        dx, dy = step[0], min(step[1], self.lowest / max(1, count - 1))
        for number in range(count):
            yield round((first + number) * dx * unit), round((first + number) * dy * unit)

    def _moved(self) -> dict[str, tuple[int, int]]:
        """The upper left corner of each counter that a motion has taken elsewhere."""
        showing = self._desk.mirror.showing
        return dict(GUARD.ask(showing.motion.shift, {}, showing.share)) if showing is not None else {}

    def _panned(self) -> tuple[int, int]:
        """How far the sheet has moved since the last whole picture."""
        origin, camera = self._laid[1], self._desk.view.camera.origin
        return camera[0] - origin[0], camera[1] - origin[1]

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw_counters(
        self, surface: pygame.Surface, reach: pygame.Rect, draw: Callable[[Q, tuple[int, int], bool], None]
    ) -> None:
        """Draw the ground of the fan, and each counter whose corner is within reach: where, and whether it moves."""
        view, moved = self._desk.view, self._moved()
        self._pieces.begin(self.size)
        if not view.apart:
            self._laid = self.places(), view.camera.origin
            self._fan_laid = pygame.Rect(0, 0, 0, 0) if self.fanned is None else self.fan_area(self.fanned)
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
    """What counters show, by their pieces; made anew when anything has changed that it depends on."""

    def __init__(self) -> None:
        self._faces: dict[str, tuple[Hashable, F]] = {}

    def face(self, piece: str, look: Hashable, make: Callable[[], F]) -> F:
        """The face of a piece, which depends on a `look` alone."""
        known = self._faces.get(piece)
        if known is None or known[0] != look:
            known = self._faces[piece] = look, make()
        return known[1]
