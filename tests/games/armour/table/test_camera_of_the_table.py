"""The camera of ARMOUR!: the whole table is in view during deployment, also in small windows."""

from __future__ import annotations

import pytest

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.drawing import theme
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.two_seats import SEATS
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application

SHARE = 0.4
"""Least share of the window's height that the board has."""


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("scale", [1.0, 1.75, 3.0])
def test_a35_the_table_and_the_zone_are_in_view_during_the_deployment(seat: str, scale: float) -> None:
    with armour_application() as app:
        app.settings.scale = scale
        theme.set_scale(scale)
        at = ArmourWindow(app, new_state(book("two-platoons")), seat)
        assert at.state.phase == "set-up"
        view, table = at.desk.view, at.state.book.table
        assert view.rect.height >= SHARE * 720
        corners = [Pose(x, y) for x in (0, table.width) for y in (0, table.height)]
        for place in (*corners, *map(Pose.at, at.state.book.mission.side(seat).zone)):
            assert view.rect.inflate(2, 2).collidepoint(view.centre(place)), place
