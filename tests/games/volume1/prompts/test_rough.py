"""A hex that throws a sprinting man down says so before he runs (7.07, 11.0)."""

from __future__ import annotations

import pytest

from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.orders import movement
from combat.games.volume1.table.overlays import rough_marks
from tests.games.volume1.prompts.on_the_move import sprinting


@pytest.mark.rule("7.07")
def test_7_07_only_rough_hexes_warn_a_man_who_sprints() -> None:
    desk = sprinting("sprint").desk
    assert isinstance(desk.asking, AskMove)
    warned = rough_marks.asked(desk)
    assert warned == [hex_ for hex_ in desk.asking.hexes if movement.is_rough(desk.state, hex_)]


@pytest.mark.rule("7.06")
def test_7_06_nobody_who_evades_is_warned() -> None:
    desk = sprinting("evade").desk
    assert isinstance(desk.asking, AskMove)
    assert rough_marks.asked(desk) == []
