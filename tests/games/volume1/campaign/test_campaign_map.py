"""A campaign's map is completely visible in its frame, and no name is under a pin."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.scenes.campaign import map_case
from combat.games.volume1.scenes.campaign.map_names import SHAPE, names_on
from tests.engine.stage.hands import application

PLAN = "hedgerow-to-hill"


@pytest.mark.parametrize("room", [(60, 40, 880, 1000), (60, 40, 1500, 800), (10, 10, 420, 660)], ids=str)
def test_no_pin_is_pushed_to_the_rim_and_no_name_lies_under_one(room: tuple[int, int, int, int]) -> None:
    plan = load_plan(Library(), PLAN)
    with application((1280, 720)):
        case = map_case.fitted(pygame.Rect(room))
        sheet = case.inflate(-2 * theme.px(map_case.BORDER), -2 * theme.px(map_case.BORDER))
        assert pygame.Rect(room).contains(case)
        assert abs(sheet.width * SHAPE[1] - sheet.height * SHAPE[0]) <= sum(SHAPE)
        pins = map_case.pins_at(case, plan)
        for pin, battle in zip(pins, plan.battles, strict=True):
            there = sheet.x + sheet.width * battle.pin[0] / 100, sheet.y + sheet.height * battle.pin[1] / 100
            assert max(abs(pin.centerx - there[0]), abs(pin.centery - there[1])) <= theme.px(map_case.PIN)
        names = names_on(sheet, PLAN, pins)
        assert {"St-Aubin", "le Carrefour", "Hautmesnil"} <= {name.words for name in names}
        assert all(sheet.contains(name.box) and name.box.collidelist(pins) < 0 for name in names)
        assert names_on(sheet, PLAN, [sheet]) == []
