"""The scroll buffer shows the same picture as the sheet in every direction, and each step draws only a small part."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.runner import run
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import theme
from combat.engine.tabletop.map.minimap import Dot
from combat.engine.tabletop.map.scroll_buffer import REACH, STRIP, ScrollBuffer
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.rules.play import sequence
from tests.games.volume1.table.sitting import Sitting

VIEW = pygame.Rect(30, 20, 200, 120)
STEPS = st.lists(st.tuples(st.integers(-90, 90), st.integers(-90, 90)), max_size=12)
BLOCK = 16
ROUNDING = 4
"""By how much a channel may differ that was blended on another kind of surface."""


def _paint(surface: pygame.Surface, corner: tuple[int, int]) -> None:
    """Lays squares over a surface, each of a colour that only one place of the sheet has; the sheet begins at a corner."""
    for column in range(-corner[0] // BLOCK, (surface.get_width() - corner[0]) // BLOCK + 1):
        for row in range(-corner[1] // BLOCK, (surface.get_height() - corner[1]) // BLOCK + 1):
            ink = (column % 251, row % 241, (column * 7 + row * 13) % 256)
            surface.fill(ink, (corner[0] + column * BLOCK, corner[1] + row * BLOCK, BLOCK, BLOCK))


class Table:
    """A view of an endless sheet that records the areas drawn."""

    def __init__(self) -> None:
        self.ahead, self.origin = ScrollBuffer(), (0, 0)
        self.areas: list[pygame.Rect] = []

    def go(self, dx: int, dy: int) -> bytes:
        """Scroll by an offset and show the view; return its RGB pixels."""
        self.origin = (self.origin[0] + dx, self.origin[1] + dy)
        self.areas.clear()
        self.ahead.go(dx, dy)
        screen = pygame.Surface((260, 170), 0, 32)
        screen.set_clip(VIEW)
        self.ahead.show(screen, VIEW, self.origin, self._draw)
        return pygame.image.tobytes(screen.subsurface(VIEW), "RGB")

    def beside(self, covered: pygame.Rect) -> pygame.Surface:
        """Return a white screen with the view, but for a part that will be painted over."""
        screen = pygame.Surface((260, 170), 0, 32)
        screen.fill("white")
        self.ahead.show(screen, VIEW, self.origin, self._draw, covered)
        return screen

    def prepare(self, dx: int, dy: int) -> bool:
        """Scroll by an offset and draw a strip ahead; return whether the picture is complete."""
        self.origin = (self.origin[0] + dx, self.origin[1] + dy)
        self.areas.clear()
        self.ahead.go(dx, dy)
        return self.ahead.prepare(VIEW, self.origin, self._draw)

    def anew(self) -> bytes:
        """Return the RGB pixels of the view drawn completely."""
        plate = pygame.Surface(VIEW.size, 0, 32)
        _paint(plate, (self.origin[0] - VIEW.x, self.origin[1] - VIEW.y))
        return pygame.image.tobytes(plate, "RGB")

    def _draw(self, plate: pygame.Surface, area: pygame.Rect) -> None:
        self.areas.append(area.copy())
        _paint(plate, (self.origin[0] - area.x, self.origin[1] - area.y))


@settings(max_examples=30)
@given(STEPS, st.tuples(st.integers(0, 250), st.integers(0, 160), st.integers(0, 90), st.integers(0, 90)))
def test_what_will_be_painted_over_is_not_drawn(steps: list[tuple[int, int]], box: tuple[int, int, int, int]) -> None:
    table, covered = Table(), pygame.Rect(box)
    for dx, dy in [(0, 0), *steps]:
        table.go(dx, dy)
    whole, found = table.beside(pygame.Rect(0, 0, 0, 0)), table.beside(covered)
    whole.fill("white", covered)
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(whole, "RGB")


@settings(max_examples=60)
@given(STEPS, st.booleans())
def test_it_shows_what_drawing_everything_would(steps: list[tuple[int, int]], far: bool) -> None:
    table = Table()
    for dx, dy in [(0, 0), *steps, (700, -500) if far else (1, 1), *steps]:
        assert table.go(dx, dy) == table.anew()


def test_a_step_draws_a_strip_and_not_the_view() -> None:
    table = Table()
    table.go(-1, -1)
    whole = sum(area.width * area.height for area in table.areas)
    assert whole > VIEW.width * VIEW.height
    drawn = []
    for step in range(400):
        table.go(-7 if step % 120 < 60 else 7, -3 if step % 80 < 40 else 3)
        drawn.append(sum(area.width * area.height for area in table.areas))
    longest = max(VIEW.width, VIEW.height) + 160 * theme.scale()
    assert max(drawn) <= 2 * longest * (theme.px(STRIP) + 8)
    assert drawn.count(0) > 300


def test_what_is_forgotten_is_drawn_anew() -> None:
    table = Table()
    table.go(0, 0)
    table.go(0, 0)
    assert not table.areas
    table.ahead.forget()
    table.go(0, 0)
    assert table.areas


def test_nothing_is_cut_or_shifted_where_a_strip_begins() -> None:
    game = sequence.new_game(load_book("first-light"))
    run(game, SeededChance(7), CautiousPlayer(), until=lambda game: len(game.entries) >= 120)
    sitting = Sitting(state=game.state)
    sitting.rounds(3)
    view = sitting.desk.view
    men = [man.hex for man in game.state.on_board() if man.hex is not None]
    for hex_ in men[::4]:
        view.centre_on(hex_)
        view.camera.finish()
        view.touch()
        sitting.rounds()
        for dx, dy in ((-60, 0), (60, 0), (0, -60), (0, 60)):
            for _ in range(12):
                view.pan(dx, dy)
                sitting.rounds()
            panned = pygame.image.tobytes(sitting.app.surface.subsurface(view.rect), "RGB")
            view.touch()
            sitting.rounds()
            anew = pygame.image.tobytes(sitting.app.surface.subsurface(view.rect), "RGB")
            apart = max(abs(a - b) for a, b in zip(panned, anew, strict=True)) if panned != anew else 0
            assert apart <= ROUNDING, (hex_, dx, dy)


@pytest.mark.parametrize("way", [(-7, -3), (7, 3), (-7, 3), (7, -3)])
def test_a_picture_made_strip_by_strip_is_ready_while_the_camera_goes_any_way(way: tuple[int, int]) -> None:
    """It begins as far ahead as it can reach, so that no strip is drawn for nothing."""
    table = Table()
    ready, drawn = 0, 0
    while not table.prepare(*way):
        drawn += sum(area.width * area.height for area in table.areas)
        ready += 1
        assert ready < 12, "the picture is begun anew with each step"
    size = (VIEW.width + theme.px(REACH)) * (VIEW.height + theme.px(REACH))
    assert drawn <= size, "no part is drawn twice"
    assert table.go(0, 0) == table.anew()
    assert not table.areas, "the picture holds all of the view"


def test_the_small_map_is_asked_who_stands_where_only_if_the_board_looks_different() -> None:
    """A pan draws it with each frame."""
    sitting = Sitting(load_book("first-light"))
    view, asked = sitting.desk.view, list[int]()
    view.zoom(view.camera.most - view.camera.step)
    sitting.rounds(3)
    dots = view.minimap.dots

    def noted() -> Iterable[Dot[Hex]]:
        asked.append(1)
        return dots()

    view.minimap.dots = noted
    assert view.minimap.rect.width
    view.minimap.draw(sitting.app.surface)
    assert not asked
    view.touch()
    sitting.rounds()
    assert asked
    asked.clear()
    view.minimap.draw(sitting.app.surface)
    assert not asked
