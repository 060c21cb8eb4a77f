"""Drawing and hit-testing of models on the table: sprites at a large zoom, symbols at a small one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, Generic, Protocol, TypeVar

import pygame

from combat.engine.space.plane.convex_shape import ConvexShape
from combat.engine.space.plane.hit_test import HitTest
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.desk import Desk
from combat.games.miniatures.board.drawn_lines import View, box_around, outline_on_screen
from combat.games.miniatures.looks.look_switches import SIGNS, LookSwitches
from combat.games.miniatures.pieces.plume import plume
from combat.games.miniatures.pieces.state_tabs import draw_tabs
from combat.games.miniatures.two_seats import ATTACKER, SEATS

FAR, NEAR = 0.34, 0.4
"""Zoom below which symbols replace models, and from which low models show their states."""
PLUMES = 4
"""Different plumes of smoke."""


class PlacedModel(Protocol):
    """A team, unit or marker of a game."""

    @property
    def id(self) -> str:
        """Return its id in the state."""

    @property
    def pose(self) -> Pose | None:
        """Return its pose; None if it is not on the table."""


M = TypeVar("M", bound=PlacedModel)


class ModelsOnBoard(ABC, Generic[M]):
    """Base class that draws the models of a game; a motion may draw some of them itself."""

    def __init__(self, desk: Desk[Any, Any, Pose]) -> None:
        self._desk = desk

    @property
    def view(self) -> View:
        """Return the view of the board."""
        return self._desk.view

    @property
    def signs(self) -> bool:
        """Return whether models are shown as symbols now: by the player's choice, or at a small zoom."""
        looks: LookSwitches = self._desk.title_desk.looks
        return looks.is_on(SIGNS) or self._desk.view.camera.zoom < FAR

    @property
    def own_seat(self) -> str:
        """Return the seat whose models are drawn as the player's own; the attacker for a spectator."""
        seat = self._desk.session.seat
        return seat if seat in SEATS else ATTACKER

    def find(self, piece: str) -> M | None:
        """Return a model on the board by its id; None if it is not there."""
        return next((each for each in self.shown() if each.id == piece), None)

    @abstractmethod
    def shown(self) -> Iterator[M]:
        """Yield the models to draw, the topmost last."""

    @abstractmethod
    def shape(self, model: M) -> ConvexShape:
        """Return the area that a model covers on the table."""

    @abstractmethod
    def picture(self, model: M) -> Piece:
        """Return the sprite of a model at the current zoom."""

    @abstractmethod
    def sign(self, model: M) -> Piece:
        """Return the symbol of a model."""

    @abstractmethod
    def tabs(self, model: M, *, near: bool) -> Iterator[str]:
        """Yield the names of the state tabs of a model; `near` is true at a large zoom."""

    @abstractmethod
    def burning(self) -> Iterator[M]:
        """Yield the wrecks that smoke."""

    # -- pointing -----------------------------------------------------------------------------------------------

    def at(self, position: tuple[int, int]) -> str:
        """Return the id of the topmost model at a screen point; "" if there is none."""
        if self.signs:
            found = [id_ for id_, box in self._boxes() if box.collidepoint(position)]
            return found[-1] if found else ""
        place = self.view.place_at(position)
        if place is None:
            return ""
        shapes = ((model.id, self.shape(model)) for model in self.shown() if model.pose is not None)
        return next(iter(HitTest(shapes).at(place.point)), "")

    def _boxes(self) -> Iterator[tuple[str, pygame.Rect]]:
        for model in self.shown():
            if model.pose is not None:
                yield model.id, self.box(model)

    def box(self, model: M) -> pygame.Rect:
        """Return the screen area of a model or its symbol; the model must be on the table."""
        assert model.pose is not None
        if self.signs:
            area = pygame.Rect((0, 0), self.sign(model).size)
            area.center = self.view.centre(model.pose)
            return area
        return box_around(outline_on_screen(self.view, self.shape(model)))

    def boxes(self) -> list[pygame.Rect]:
        """Return the screen areas of all models that are drawn."""
        return [box for _, box in self._boxes()]

    # -- drawing ------------------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, hidden: frozenset[str] = frozenset()) -> None:
        """Draw all models except the `hidden` ids, with smoke and the tabs of their states."""
        safe = self.view.rect.inflate(120, 120)
        shown = [model for model in self.shown() if model.pose is not None and model.id not in hidden]
        seen = [model for model in shown if model.pose is not None and safe.collidepoint(self.view.centre(model.pose))]
        for model in seen:
            assert model.pose is not None
            draw_at(surface, self.sign(model) if self.signs else self.picture(model), self.view.centre(model.pose))
        if not self.signs:
            self._draw_plumes(surface, hidden)
        near, scale = self.view.camera.zoom >= NEAR and not self.signs, theme.scale()
        for model in seen:
            self._draw_tabs(surface, model, near=near, scale=scale)

    def _draw_plumes(self, surface: pygame.Surface, hidden: frozenset[str]) -> None:
        """Draw the smoke of the wrecks."""
        for number, model in enumerate(self.burning()):
            if model.pose is not None and model.id not in hidden:
                x, y = self.view.centre(model.pose)
                plume(round(self.view.camera.zoom, 3), number % PLUMES).draw(surface, x, y)

    def _draw_tabs(self, surface: pygame.Surface, model: M, *, near: bool, scale: float) -> None:
        names = self.tabs(model, near=near)
        assert model.pose is not None
        x, y = self.view.centre(model.pose)
        if self.signs:
            size = self.sign(model).size
            draw_tabs(surface, names, (x + size[0] / 2 - 4 * scale, y - size[1] / 2), scale * 0.9)
            return
        box = self.box(model)
        draw_tabs(surface, names, (box.right - 6 * scale, box.top), scale)


def draw_at(surface: pygame.Surface, piece: Piece, middle: tuple[float, float]) -> None:
    """Draw a sprite centred on a screen point."""
    piece.draw(surface, round(middle[0] - piece.size[0] / 2), round(middle[1] - piece.size[1] / 2))
