"""What the keys mean at the table: letters that the player has chosen, numbers that mean the same on every map (6.0)."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, direction_between
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.directions import compass
from combat.games.volume1.table.pieces.faces_from_state import order_face
from tests.games.volume1.prompts.on_the_move import sprinting
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the


def _ordering() -> Sitting:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert sitting.asked == "give-orders"
    return sitting


def test_an_order_is_given_by_the_letter_that_the_player_has_chosen_for_it() -> None:
    sitting = _ordering()
    man = sitting.desk.selected
    sitting.app.keys.change({"order-evade": ("X",)})
    sitting.press("E")
    assert sitting.desk.state.men[man].order is None
    sitting.press("X")
    order = sitting.desk.state.men[man].order
    assert order is not None and order.id == "evade"
    assert sitting.tray._key("evade") == "X"
    assert order_face(sitting.desk.state, "", "evade", "X").key == "X"


@pytest.mark.rule("6.0")
def test_6_0_the_number_keys_mean_the_same_ways_wherever_the_compass_points() -> None:
    sitting = sprinting("evade")
    asking = the(AskMove, sitting.desk.asking)
    start = sitting.desk.state.men[asking.decision.subject].place
    book = sitting.desk.state.book
    sitting.desk.state.book = replace(book, scenario=replace(book.scenario, compass_to=Hex("06.06")))
    assert compass(sitting.desk.state).map_direction(1) == 3, "the compass is turned upside down"
    assert asking.numbers()
    for number, hex_ in asking.numbers().items():
        assert direction_between(start, hex_) == number - 1
    number, hex_ = next(iter(asking.numbers().items()))
    sitting.press(str(number))
    assert sitting.desk.state.men[asking.decision.subject].hex == hex_


def test_the_pointer_at_the_edge_of_the_window_scrolls_the_board_with_nothing_in_hand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: True)
    sitting = Sitting()
    sitting.desk.view.zoom(8)
    sitting.show(Hex("06.05"))
    before = sitting.desk.view.camera.x
    width, height = sitting.app.size
    sitting.point((width - 1, height // 2))
    sitting.rounds(8)
    assert sitting.desk.view.camera.x > before
    assert sitting.scene.wants_frames
    sitting.point((width // 2, height // 2))
    sitting.rounds(1)
    resting = sitting.desk.view.camera.x
    sitting.rounds(8)
    assert sitting.desk.view.camera.x == resting
    sitting.app.settings.edge_scroll = False
    sitting.point((width - 1, height // 2))
    sitting.rounds(8)
    assert sitting.desk.view.camera.x == resting
