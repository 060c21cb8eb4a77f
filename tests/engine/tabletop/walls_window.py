"""A game of walls in a window without a screen."""

from __future__ import annotations

from itertools import count

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import Thing
from tests.engine.stage.hands import point
from tests.engine.tabletop.walls_table import Cards, WallsBoard, WallsTable, new_session


class Walls:
    """Game of walls in a window."""

    def __init__(self, app: App, table: WallsTable | None = None) -> None:
        self.app = app
        self.scene = TableScene(app, new_session(), table or WallsTable())
        self.scene.keyboard.guard.clock = count(1.0).__next__  # there is time to think between any two presses
        app.push(self.scene)
        self.scene.view.framing.fit(self.scene.view.ground.places(), 40)
        self.scene.view.camera.finish()
        app.round(0.05)
        self.cards = next(part for part in self.scene.parts.values() if isinstance(part, Cards))

    @property
    def desk(self) -> WallsBoard:
        """Return the desk of the table."""
        return self.scene.desk

    @property
    def asked(self) -> str:
        """Return the kind of the pending question, "" if there is none."""
        return self.desk.prompt.decision.kind if self.desk.prompt is not None else ""

    def under(self, position: tuple[int, int]) -> Thing[Hex] | None:
        """Move the pointer to a point; return the thing under it, or None."""
        point(self.app, position)
        return self.desk.input.pointer.thing

    def stone(self, stone: str) -> tuple[int, int]:
        """Return the screen point of a stone."""
        return self.desk.title_desk.board_input.box(stone).center

    def hex(self, hex_: Hex) -> tuple[int, int]:
        """Return the screen point of a hex's centre."""
        return self.desk.view.centre(hex_)

    def side(self, one: Hex, other: Hex) -> tuple[int, int]:
        """Return the screen point halfway between two hexes, on their common side."""
        (x, y), (u, v) = self.hex(one), self.hex(other)
        return (x + u) // 2, (y + v) // 2

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from one point of the screen to another."""
        point(self.app, start)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.app.round(0.05)
        point(self.app, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
        point(self.app, end)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.app.round(0.05)
