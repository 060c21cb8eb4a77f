"""Notes appear on request beside what they explain, not at the board's edge."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.table.overlays import sight_overlay
from combat.games.volume1.table.overlays.aim_line import AIM
from tests.engine.posting_hands import FRAME
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

TAYLOR, JUNG = "sgt-taylor", "soldat-jung"


def ordering() -> Sitting:
    """Return a table that asks for orders, with Taylor selected."""
    table = Table("taylor 05.07 idle", "jung 05.03 aimed-fire").clock("friendly-orders")
    sitting = Sitting(state=table.state, size=(1280, 720))
    sitting.settle()
    sitting.desk.selection.select(TAYLOR)
    sitting.rounds()
    return sitting


@pytest.mark.rule("12.1")
def test_12_1_the_note_of_a_line_comes_once_the_pointer_rests_and_goes_with_it() -> None:
    sitting = ordering()
    desk = sitting.desk
    at = sitting.counter(JUNG)
    sitting.point(at)
    assert sitting.layers.aim.pair() is not None, "the line itself is drawn at once"
    assert AIM not in desk.view.noted
    sitting.rounds(round(desk.app.settings.tooltip_delay / FRAME) + 3)
    assert AIM in desk.view.noted
    sitting.point((at[0] + 300, at[1]))
    sitting.rounds(2)
    assert AIM not in desk.view.noted


@pytest.mark.rule("12.1")
def test_12_1_the_note_stands_beside_what_is_seen_of_a_line_whose_middle_is_out_of_sight() -> None:
    sitting = ordering()
    view, state = sitting.scene.view, sitting.desk.state
    view.camera.step = view.camera.most
    sitting.show("05.03")
    man, foe = state.men[TAYLOR], state.men[JUNG]
    ends = view.centre(man.place), view.centre(foe.place)
    middle = ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)
    assert not view.camera.open.collidepoint(middle)
    line = visibility.sight(state, man, foe)
    assert line.visible
    box = sight_overlay.place_beside(sitting.desk, (man.place, foe.place), ("in sight",), line)
    shown = view.camera.open.clipline(*ends)
    assert shown
    nearest = min(sight_overlay._away(box, point) for point in _along(shown))
    assert nearest <= view.place_width
    assert not box.colliderect(view.box(foe.place))


def _along(line: tuple[tuple[int, int], tuple[int, int]]) -> list[tuple[float, float]]:
    (x, y), (right, bottom) = line
    return [(x + (right - x) * share / 20, y + (bottom - y) * share / 20) for share in range(21)]


def test_a_note_stands_beside_the_line_though_every_place_there_covers_some_man() -> None:
    sitting = ordering()
    view, state = sitting.scene.view, sitting.desk.state
    man, foe = state.men[TAYLOR], state.men[JUNG]
    sitting.show("05.05")
    places = [pygame.Rect(x, y, 40, 40) for x in range(92, 976, 60) for y in range(44, 470, 60)]
    people = sitting.desk.title_desk.people
    crowd = [type("Lying", (), {"rect": rect})() for rect in places]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(people), "places", lambda self: crowd)
        line = visibility.sight(state, man, foe)
        box = sight_overlay.place_beside(sitting.desk, (man.place, foe.place), ("in sight", "at 4 hexes"), line)
    middle = view.centre(Hex("05.05"))
    assert sight_overlay._away(box, middle) <= 4.5 * sight_overlay.APART * 2
