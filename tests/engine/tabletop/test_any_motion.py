"""Motions at a table of another game are drawn, waited for and skipped; and the search for a hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from combat.engine.kernel.event import Event
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.motion import Motion, between
from combat.engine.tabletop.motions import Motions
from combat.engine.tabletop.scene.find_scene import FindScene
from tests.engine.stage.hands import application, click, press
from tests.engine.tabletop import walls_game as game
from tests.engine.tabletop.walls_game import State
from tests.engine.tabletop.walls_table import Drawing, WallsBoard, WallsDesk, WallsTable
from tests.engine.tabletop.walls_window import Walls

LASTS = 0.4
INK = (255, 0, 255)
AWAY, WALL = label(3, 2), label(3, 3)


class Slide(Motion[game.StoneMoved, State, WallsDesk, Hex]):
    """Motion of a stone from hex to hex."""

    def __init__(self, desk: WallsBoard, event: game.StoneMoved, duration: float, wait: bool) -> None:
        self.start = desk.state.stones[event.stone]
        super().__init__(desk, event, duration, wait)

    def where(self) -> tuple[Hex, ...]:
        """Return both hexes of the motion."""
        return (self.event.end, self.start)

    def at(self, share: float) -> tuple[int, int]:
        """Return the centre of the stone on the screen."""
        view = self.desk.view
        return between(view.centre(self.start), view.centre(self.event.end), share)

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the stone as a disc."""
        pygame.draw.circle(surface, INK, self.at(share), 5)


class Moving(Drawing):
    """Drawing of walls and stones, with motions."""

    def hang(self) -> None:
        """Install the drawing functions in the layers of the board view."""
        super().hang()
        self.desk.view.layers["air"] = self.draw_air

    def draw_air(self, surface: pygame.Surface) -> None:
        """Draw the current motion, if any."""
        showing = self.desk.mirror.showing
        if showing is not None and isinstance(showing.motion, Motion):
            showing.motion.draw(surface, showing.share)


class LivelyTable(WallsTable):
    """Table on which stones slide, and no motion may be missed."""

    motions: Motions[State, WallsDesk, Hex] = Motions()
    motions.pause(*game.TITLE.rules.events)
    motions.show(Slide, game.StoneMoved)

    def layers(self, desk: WallsBoard) -> Moving:
        """Return the drawing with motions."""
        return Moving(desk)

    def seconds(self, state: State, event: Event, pace: Pace) -> float:
        """Return how many seconds a motion takes; 0 for other events and at the instant pace."""
        return LASTS if isinstance(event, game.StoneMoved) and pace != "instant" else 0.0

    def waits(self, state: State, event: Event, pace: Pace) -> bool:
        """Return whether the table waits for the player before an event."""
        return pace == "step" and isinstance(event, game.StoneMoved)

    def is_grave(self, event: Event) -> bool:
        """Return whether an event must not be missed."""
        return isinstance(event, game.StoneMoved)


@pytest.fixture
def walls() -> Iterator[Walls]:
    """Yield a window with the table."""
    with application((1280, 720)) as app:
        yield Walls(app, LivelyTable())


def sent_off(walls: Walls, pace: Pace) -> Motion[Any, State, WallsDesk, Hex] | None:
    """Send the dark stone to the adjacent hex at a pace; return the motion shown, None if there is none."""
    walls.app.settings.pace = pace
    click(walls.app, walls.stone("dark"))
    click(walls.app, walls.hex(AWAY))
    showing = walls.desk.mirror.showing
    return showing.motion if showing is not None and isinstance(showing.motion, Motion) else None


def ink_at(walls: Walls, position: tuple[int, int]) -> bool:
    """Return whether the moving stone is drawn at a point."""
    return walls.app.surface.get_at(position)[:3] == INK


def test_what_a_click_sets_off_is_seen_before_the_next_question_is_put(walls: Walls) -> None:
    motion = sent_off(walls, "normal")
    assert isinstance(motion, Slide)
    assert walls.desk.state.stones["dark"] == AWAY
    assert walls.asked == ""
    begun = walls.desk.mirror.showing
    assert begun is not None
    assert ink_at(walls, motion.at(begun.share))
    walls.app.round(LASTS / 2)
    assert walls.desk.mirror.showing is begun
    assert ink_at(walls, motion.at(begun.share))
    walls.app.round(LASTS)
    walls.app.round(0.0)
    assert walls.desk.mirror.showing is None
    assert walls.asked == "choose-side"
    assert not walls.desk.presenter.missed


def test_a_click_ends_what_is_shown_and_answers_nothing(walls: Walls) -> None:
    assert sent_off(walls, "normal") is not None
    click(walls.app, walls.side(AWAY, WALL))
    assert walls.desk.mirror.showing is None
    assert walls.asked == "choose-side"
    assert not walls.desk.state.walls


def test_step_by_step_the_table_waits_for_a_key(walls: Walls) -> None:
    assert sent_off(walls, "step") is not None
    for _ in range(20):
        walls.app.round(0.05)
    assert walls.desk.mirror.waiting
    press(walls.app, "Space")
    walls.app.round(0.05)
    assert walls.asked == "choose-side"


def test_at_once_nothing_is_shown_and_what_is_grave_is_kept_to_be_read(walls: Walls) -> None:
    assert sent_off(walls, "instant") is None
    assert walls.asked == "choose-side"
    assert [line.entry.head for line in walls.desk.presenter.missed] == ["stone-moved"]


def test_a_hex_is_found_by_its_number_at_any_table(walls: Walls) -> None:
    walls.scene.find()
    walls.app.round(0.05)
    slip = walls.app.top
    assert isinstance(slip, FindScene)
    for digit in "0504":
        slip.entry.handle(pygame.event.Event(pygame.TEXTINPUT, text=digit))
    assert [found.place for found in slip.matches()] == [label(5, 4)]
    press(walls.app, "Enter")
    assert walls.app.top is walls.scene
    assert walls.desk.input.cursor == label(5, 4)


def test_a_board_of_which_there_is_no_picture_is_plain_paper(walls: Walls) -> None:
    assert min(walls.app.surface.get_at(walls.hex(label(6, 4)))[:3]) > 200
