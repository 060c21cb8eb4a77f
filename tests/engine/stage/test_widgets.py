"""Widgets can be used by pointer, key and focus; a disabled one gives the reason."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame
import pytest

from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.choice import CheckBox, Choice, Slider
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.stage.widgets.widget import Group
from combat.engine.words.line import Line
from tests.engine.stage.hands import application, key_event


@pytest.fixture(autouse=True)
def window() -> Iterator[None]:
    """Open a window for each test."""
    pygame.display.init()
    pygame.display.set_mode((800, 600))
    yield
    pygame.quit()


def mouse(group: Group, kind: int, position: tuple[int, int]) -> bool:
    """Send a mouse event to a group of widgets; return whether it was used."""
    if kind == pygame.MOUSEMOTION:
        return group.handle(pygame.event.Event(kind, pos=position, rel=(0, 0), buttons=(0, 0, 0)))
    return group.handle(pygame.event.Event(kind, pos=position, button=1))


def click(group: Group, position: tuple[int, int]) -> bool:
    """Click in a group; return whether press and release were used."""
    mouse(group, pygame.MOUSEMOTION, position)
    return mouse(group, pygame.MOUSEBUTTONDOWN, position) and mouse(group, pygame.MOUSEBUTTONUP, position)


class Used(list[str]):
    """Two buttons side by side that record their use."""

    def __init__(self) -> None:
        super().__init__()
        self.one = Button("One", lambda: self.append("one"), "Ctrl+O")
        self.two = Button("Two", lambda: self.append("two"), "T")
        self.one.rect, self.two.rect = pygame.Rect(10, 10, 100, 28), pygame.Rect(120, 10, 100, 28)
        self.group = Group([self.one, self.two])


def test_enter_works_the_control_with_the_focus_before_the_one_that_it_works_otherwise() -> None:
    used = Used()
    used.two.key = "Enter"
    assert used.group.handle(key_event("Enter"))
    assert used.group.handle(key_event("Tab"))
    assert used.group.handle(key_event("Enter"))
    used.one.reason = "not now"
    assert used.group.handle(key_event("Enter"))
    assert used == ["two", "one", "two"]


def test_a_button_is_used_by_click_by_its_key_and_by_the_focus() -> None:
    used = Used()
    assert click(used.group, used.one.rect.center)
    assert used.group.handle(key_event("T"))
    assert used.group.handle(key_event("Tab"))
    assert used.group.focused is used.one
    assert used.group.handle(key_event("Enter"))
    assert used.group.handle(key_event("Down"))
    assert used.group.handle(key_event("Space"))
    assert used == ["one", "two", "one", "two"]


def test_a_press_that_is_let_go_elsewhere_does_nothing() -> None:
    used = Used()
    mouse(used.group, pygame.MOUSEBUTTONDOWN, used.one.rect.center)
    mouse(used.group, pygame.MOUSEBUTTONUP, used.two.rect.center)
    assert used == []


def test_a_greyed_button_swallows_its_key_and_says_why() -> None:
    used = Used()
    used.one.reason = "nobody is left"
    used.one.tip = ("One", "does it")
    click(used.group, used.one.rect.center)
    assert used.group.handle(key_event("Ctrl+O"))
    assert used == []
    assert used.one.advice == ("One", "does it", "nobody is left")


def test_a_greyed_button_that_is_clicked_tells_its_group_why() -> None:
    used, told = Used(), list[object]()
    used.group.say_why = told.append
    used.one.reason = "nobody is left"
    mouse(used.group, pygame.MOUSEBUTTONDOWN, used.one.rect.center)
    mouse(used.group, pygame.MOUSEBUTTONUP, (700, 500))
    click(used.group, used.two.rect.center)
    assert told == []
    click(used.group, used.one.rect.center)
    assert told == ["nobody is left"]
    assert used == ["two"]


def test_a_button_is_as_wide_as_its_label_and_its_key_need() -> None:
    bare, keyed, longer = (
        Button(label, lambda: None, key) for label, key in (("Go", ""), ("Go", "G"), ("Go", "Ctrl+G"))
    )
    assert bare.width() < keyed.width() < longer.width()
    assert longer.place(500, 40).topright == (500, 40)


def test_a_box_is_ticked_and_cleared() -> None:
    changes: list[bool] = []
    box = CheckBox("Grid", changes.append, note="A note that is long enough to be set in more lines than one. " * 3)
    assert box.place(10, 10, 300) > 10 + 24 + 18
    group = Group([box])
    click(group, box.rect.center)
    group.handle(key_event("Tab"))
    group.handle(key_event("Space"))
    assert changes == [True, False]


def test_a_slider_follows_the_pointer_in_steps_and_stays_within_its_ends() -> None:
    values: list[float] = []
    slider = Slider(0.5, (0.0, 1.0), 0.1, values.append)
    slider.rect = pygame.Rect(0, 0, 216, 20)
    group = Group([slider])
    mouse(group, pygame.MOUSEBUTTONDOWN, (108 + 48, 10))
    mouse(group, pygame.MOUSEMOTION, (900, 10))
    mouse(group, pygame.MOUSEBUTTONUP, (900, 10))
    assert values == [pytest.approx(0.7), pytest.approx(1.0)]
    group.handle(key_event("Tab"))
    group.handle(key_event("Left"))
    assert slider.value == pytest.approx(0.9)


def test_one_of_several_words_is_chosen_by_click_and_by_arrows() -> None:
    chosen: list[int] = []
    choice = Choice(("step", "normal", "fast"), 1, chosen.append)
    choice.rect = pygame.Rect(0, 0, 300, 28)
    group = Group([choice])
    click(group, (250, 14))
    group.handle(key_event("Tab"))
    for chord in ("Left", "Left", "Left"):
        group.handle(key_event(chord))
    assert chosen == [2, 1, 0]


def test_a_tooltip_waits_then_shows_and_changes_at_once_while_it_is_up() -> None:
    tip, anchor = Tooltip(0.4), pygame.Rect(780, 580, 20, 20)
    tip.point_at("one", ("One",), anchor)
    assert tip.float() is None
    assert not tip.update(0.3)
    assert tip.update(0.2)
    shown = tip.float()
    assert shown is not None
    tip.point_at(
        "two", ("Two", "a much longer line of advice that needs to be set in several lines, for it goes on"), anchor
    )
    assert tip.shown
    shown = tip.float()
    assert shown is not None
    surface = pygame.display.get_surface()
    assert surface is not None
    shown[1](surface)
    assert tip.hide()
    assert tip.float() is None


def test_enter_leaves_a_tick_box_to_the_button_that_goes_on_and_space_ticks_it() -> None:
    ticked: list[bool] = []
    group = Group([CheckBox("A rule", ticked.append)])
    group.focus(group.widgets[0])
    assert not group.handle(key_event("Enter"))
    assert group.handle(key_event("Space"))
    assert ticked == [True]


@pytest.mark.parametrize("scale", [1.0, 1.75, 3.0])
@pytest.mark.parametrize("lines", [1, 8, 25])
def test_a_tooltip_never_reaches_out_of_the_window(scale: float, lines: int) -> None:
    with application((1280, 720), scale):
        window = pygame.Rect(0, 0, 1280, 720)
        for anchor in (pygame.Rect(0, 0, 40, 40), pygame.Rect(1200, 660, 60, 60), pygame.Rect(40, 20, 1200, 680)):
            tip = Tooltip(0.0)
            told = (
                "A heading that is a long one for a note",
                *["a line of advice that takes more than one row"] * lines,
            )
            tip.point_at("it", told, anchor)
            tip.update(0.1)
            assert tip.float() is not None
            assert window.contains(tip._area)
            rows, _, step = tip._set(window.size)
            assert step * len(rows) <= tip._area.height


def test_every_line_of_a_tooltip_begins_with_a_capital_letter() -> None:
    with application((1280, 720)):
        tip = Tooltip(0.0)
        tip.point_at("it", ("able", "waiting", Line("“quoted”", "9.1"), "¿quién?", "+2 hedge"), pygame.Rect(9, 9, 9, 9))
        rows, _, _ = tip._set((1280, 720))
        assert [line for _, line, _ in rows] == ["Able", "Waiting", "“Quoted” · 9.1", "¿Quién?", "+2 hedge"]


def test_a_tooltip_goes_off_words_that_are_written_under_it_while_it_is_up() -> None:
    with application((800, 600), 1.0):
        words, tip = dict[str, pygame.Rect](), Tooltip(0.0)
        tip.written = words.values
        tip.point_at("x", ("A line",), pygame.Rect(400, 300, 20, 20))
        before = tip.float()
        assert before is not None
        assert not tip.stale
        words["path"] = before[0].copy()
        assert tip.stale
        after = tip.float()
        assert after is not None
        assert not after[0].colliderect(words["path"])
        assert not tip.stale


def test_a_tooltip_goes_beside_what_is_tall_and_off_what_is_to_stay_clear() -> None:
    with application((1280, 720), 1.75):
        card = pygame.Rect(140, 0, 400, 700)
        tip = Tooltip(0.0)
        tip.point_at("card", ("A card", "what it says"), card)
        tip.update(0.1)
        tip.float()
        assert not tip._area.colliderect(card)
        marker, man = pygame.Rect(400, 500, 100, 140), pygame.Rect(420, 380, 90, 90)
        tip.point_at("marker", ("An order", *["what it does, told in so many words"] * 4), marker, clear=[man])
        tip.update(0.1)
        tip.float()
        assert not tip._area.colliderect(man)
        assert not tip._area.colliderect(marker)
    with application((1280, 720)):
        raised, bar = pygame.Rect(770, 30, 180, 512), pygame.Rect(74, 546, 963, 28)
        tip.point_at("raised", ("A card", *["what it does, told in so many words"] * 30), raised, clear=[bar])
        tip.update(0.1)
        tip.float()
        assert not tip._area.colliderect(bar)
        assert not tip._area.colliderect(raised)


def test_a_row_of_words_without_room_shows_the_chosen_one_between_arrows() -> None:
    chosen: list[int] = []
    choice = Choice(("the first of them", "the second", "the third and longest"), 0, chosen.append)
    choice.rect = pygame.Rect(0, 0, 600, 28)
    assert not choice.alone
    choice.rect.width = 170
    assert choice.alone
    choice.click((160, 10))
    choice.click((160, 10))
    choice.click((160, 10))
    choice.click((10, 10))
    assert chosen == [1, 2, 0, 2]


def test_a_tooltip_stays_near_its_anchor_above_the_rows_that_are_to_stay_clear() -> None:
    """Two rows of boxes, and free ground far away at the right: it goes above the upper row, not there."""
    with application((1600, 900), 1.0):
        rows = [pygame.Rect(100 + 84 * n, top, 80, 86) for top in (720, 810) for n in range(9)]
        tip = Tooltip(0.0)
        anchor = rows[11]
        tip.point_at("plan", ("Plan", *["a line of words about it"] * 4), anchor, clear=rows)
        tip.written = lambda: [pygame.Rect(100, 685, 700, 30)]
        tip.update(0.1)
        assert tip.float() is not None
        assert tip._area.collidelist(rows) < 0
        assert tip._area.bottom < rows[0].top
        assert abs(tip._area.centerx - anchor.centerx) < tip._area.width
