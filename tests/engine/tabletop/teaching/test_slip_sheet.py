"""The slip of a lesson: its position, which does not change with its text."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.teaching.slip_sheet import MARGIN, WIDTHS, SlipSheet, SlipWords
from tests.engine.stage.hands import application

AREA = pygame.Rect(0, 0, 900, 500)
ABOVE, BELOW = pygame.Rect(0, 0, 900, 200), pygame.Rect(0, 300, 900, 200)
WRONG = "No: look at the track once more."
ASKED = SlipWords("Who goes first?", "Three of them may.", spare=WRONG)


def answers() -> list[Button]:
    """Return three buttons with answers."""
    return [Button(said, lambda: None) for said in ("The first", "The second", "The third")]


def places(sheet: SlipSheet) -> list[tuple[int, int]]:
    """Return the upper left corners of the buttons shown."""
    return [widget.rect.topleft for widget in sheet.group.widgets]


@pytest.mark.parametrize("taken", [ABOVE, BELOW], ids=["at the foot", "at the top"])
def test_a_wrong_answer_moves_no_button_from_under_the_pointer(taken: pygame.Rect) -> None:
    with application():
        sheet = SlipSheet()
        sheet.show(ASKED, answers())
        sheet.lay([AREA], [taken], [])
        before = places(sheet)
        sheet.show(replace(ASKED, told=WRONG), answers())
        sheet.lay([AREA], [taken], [])
        assert places(sheet) == before


def test_the_slip_grows_broad_enough_for_the_key_on_its_longest_answer() -> None:
    with application():
        sheet, long = SlipSheet(), Button("An answer that goes on for rather longer", lambda: None, "Alt+3")
        sheet.show(ASKED, [*answers(), long])
        sheet.lay([AREA], [], [])
        assert long.width(bare=False) > WIDTHS[0] - 2 * MARGIN
        assert not long.bare
