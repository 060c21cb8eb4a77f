"""The scroll list: only visible rows are measured and drawn; it follows its end until the reader scrolls away."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from combat.engine.stage.widgets.scroll_list import ScrollList

AREA = pygame.Rect(10, 20, 200, 300)


class Reader:
    """List of numbers with rows 20 to 60 pixels high; records what is measured, drawn and used."""

    def __init__(self, rows: int, *, follow: bool = True) -> None:
        self.measured: list[int] = []
        self.drawn: list[tuple[int, pygame.Rect]] = []
        self.hovered: list[int | None] = []
        self.clicked: list[int] = []
        self.list: ScrollList[int] = ScrollList(
            self._measure,
            self._draw,
            follow=follow,
            on_hover=self.hovered.append,
            on_click=self.clicked.append,
        )
        self.list.place(AREA)
        self.list.set_rows(range(rows))

    def _measure(self, row: int, width: int) -> int:
        self.measured.append(row)
        return 20 + row % 5 * 10

    def _draw(self, surface: pygame.Surface, box: pygame.Rect, row: int, hot: bool) -> None:
        self.drawn.append((row, box.copy()))

    def draw(self) -> list[int]:
        """Draw the list; return the numbers of the rows drawn."""
        self.drawn.clear()
        self.list.draw(pygame.display.get_surface() or pygame.Surface((300, 400)))
        return [row for row, _ in self.drawn]


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Open a window for each test."""
    pygame.display.init()
    pygame.display.set_mode((300, 400))
    yield
    pygame.quit()


def test_of_five_thousand_rows_only_the_visible_are_measured_and_drawn() -> None:
    reader = Reader(5000)
    shown = reader.draw()
    assert shown[-1] == 4999
    assert len(shown) < 20
    assert len(set(reader.measured)) < 30
    reader.measured.clear()
    reader.list.append(5000)
    assert reader.draw()[-1] == 5000
    assert reader.measured == [5000]


def test_the_visible_rows_lie_under_each_other_without_gaps_and_end_at_the_bottom() -> None:
    reader = Reader(400)
    reader.draw()
    boxes = [box for _, box in reader.drawn]
    for above, below in itertools.pairwise(boxes):
        assert above.bottom == below.top
    assert boxes[-1].bottom == AREA.bottom
    assert boxes[0].top <= AREA.top


def test_it_follows_new_rows_until_it_is_scrolled_up_and_again_at_the_end() -> None:
    reader = Reader(100)
    reader.draw()
    reader.list.scroll(-500)
    before = reader.draw()
    reader.list.append(100)
    assert reader.draw() == before
    reader.list.scroll(10_000)
    assert reader.draw()[-1] == 100
    reader.list.append(101)
    assert reader.draw()[-1] == 101


def test_it_counts_the_rows_that_come_while_it_is_scrolled_up_and_follows_again_when_told() -> None:
    reader = Reader(100)
    reader.draw()
    reader.list.append(100)
    assert reader.list.unread == 0
    reader.list.scroll(-500)
    reader.list.append(101)
    reader.list.append(102)
    assert reader.list.unread == 2
    reader.list.truncate(101)
    reader.list.append(103)
    reader.list.follow()
    assert reader.draw()[-1] == 103
    assert reader.list.unread == 0
    reader.list.append(104)
    assert reader.draw()[-1] == 104


def test_a_list_that_does_not_follow_begins_at_the_top() -> None:
    reader = Reader(100, follow=False)
    assert reader.draw()[0] == 0
    reader.list.append(100)
    assert reader.draw()[0] == 0


def test_what_was_taken_back_is_gone() -> None:
    reader = Reader(100)
    reader.list.truncate(40)
    assert reader.draw()[-1] == 39
    reader.list.append(77)
    assert reader.draw()[-1] == 77
    reader.list.truncate(0)
    assert reader.draw() == []


def test_wheel_and_keys_scroll_while_the_pointer_is_over_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(200)
    reader.draw()
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (50, 100))
    assert reader.list.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_y=3.0))
    assert reader.draw()[-1] < 199
    assert reader.list.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_HOME))
    assert reader.draw()[0] == 0
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: (290, 390))
    assert not reader.list.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0))


def test_rows_say_when_the_pointer_comes_goes_and_clicks() -> None:
    reader = Reader(200)
    reader.draw()
    row, box = reader.drawn[4]
    reader.list.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(box.x + 20, box.centery), rel=(0, 0)))
    assert reader.hovered == [row]
    for button in (1, 3):
        reader.list.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(box.x + 20, box.centery), button=button))
    assert reader.clicked == [row], "the right button means nothing to a row"
    reader.list.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0)))
    assert reader.hovered == [row, None]


def test_the_bar_can_be_dragged_to_the_other_end() -> None:
    reader = Reader(300)
    reader.draw()
    bar = (AREA.right - 3, AREA.bottom - 8)
    reader.list.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=bar, button=1))
    reader.list.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(bar[0], AREA.top), rel=(0, 0)))
    reader.list.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(bar[0], AREA.top), button=1))
    assert reader.draw()[0] == 0


def test_a_row_is_brought_into_view_by_the_shortest_way() -> None:
    reader = Reader(300)
    reader.draw()
    reader.list.show_row(10)
    assert reader.draw()[0] == 10
    reader.list.show_row(14)
    assert reader.draw()[0] == 10


def test_another_width_has_everything_measured_anew() -> None:
    reader = Reader(100)
    reader.draw()
    reader.measured.clear()
    reader.list.place(AREA.inflate(-40, 0))
    reader.draw()
    assert reader.measured


class HighReader(Reader):
    """List with rows much higher than estimated before they are measured."""

    def _measure(self, row: int, width: int) -> int:
        return 90


@pytest.mark.parametrize("place", [0, 7, 61, 198, 199])
def test_a_row_that_is_to_be_shown_stands_whole_in_view_from_wherever_one_was(place: int) -> None:
    for start in (0, 100, 199):
        reader = HighReader(200, follow=False)
        reader.list.show_row(start)
        reader.draw()
        reader.list.show_row(place)
        reader.draw()
        box = reader.list.box(place)
        assert AREA.top <= box.top and box.bottom <= AREA.bottom
