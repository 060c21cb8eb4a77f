"""Texts that are cut in a scene are shown in a tooltip."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.scene import Scene
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from tests.engine.stage.hands import application, point

WORDS = "a line of words that is longer than the room that there is for it"


class Short(Scene):
    """Scene with a line cut short and a button; with `parts` it draws parts and has tooltips, like a table."""

    def __init__(self, app: App, *, parts: bool = False) -> None:
        super().__init__(app)
        self.parts = parts
        self.button = Button("Go on", print, "Enter")
        self.button.bare = True
        self.button.rect = pygame.Rect(100, 300, 120, 40)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cut line and the button."""
        surface.fill(theme.PANEL)
        theme.font("sans", 16).draw(surface, WORDS, (100, 100), theme.INK, room=120)
        self.button.draw(surface)
        self.changed = [surface.get_rect()] if self.parts else None


def told(app: App, position: tuple[int, int]) -> tuple[str, ...]:
    """Point at a position and wait; return the lines of the tooltip, () if there is none."""
    point(app, position)
    for _ in range(20):
        app.round(0.05)
    notes = app._whole_words._notes
    return tuple(map(str, notes._note._lines)) if notes is not None and notes.shown else ()


def test_what_is_cut_is_told_whole_and_so_is_the_key_that_a_button_leaves_off() -> None:
    with application((800, 600), 1.0) as app:
        app.push(Short(app))
        app.round(0.05)
        assert told(app, (500, 500)) == ()
        assert told(app, (120, 96)) == (WORDS,)
        assert told(app, (150, 320)) == ("Go on · Enter",)
        assert told(app, (500, 500)) == ()


def test_a_scene_that_draws_itself_part_by_part_is_left_to_its_own_notes() -> None:
    with application((800, 600), 1.0) as app:
        app.push(Short(app, parts=True))
        app.round(0.05)
        assert told(app, (120, 96)) == ()


@pytest.mark.parametrize("room", [900, 500, 330, 240])
def test_buttons_stand_abreast_in_even_rows_and_none_alone_where_that_can_be(room: int) -> None:
    with application((1280, 720), 1.0):
        buttons = [
            Button(words, print, key) for words, key in (("Open", "O"), ("Watch", "W"), ("Name", "N"), ("Delete", "D"))
        ]
        back = Button("Back", print, "Esc")
        area = pygame.Rect(20, 20, room, 400)
        top = lay_abreast(buttons, area, back)
        boxes = [button.rect for button in (*buttons, back)]
        assert all(area.contains(box) for box in boxes)
        assert all(one.collidelist(boxes[place + 1 :]) < 0 for place, one in enumerate(boxes))
        assert top == min(box.top for box in boxes)
        rows = {box.top: [each for each in boxes[:4] if each.top == box.top] for box in boxes[:4]}
        assert len(rows) == 1 or max(map(len, rows.values())) - min(map(len, rows.values())) <= 1
