"""The strip of units shows at both ends how many units do not fit; a click there scrolls to them."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.play.replays.playback import Playback
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.contact.rules.two_seats import ATTACKER
from combat.games.contact.scenes.contact_stage import STAGE
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.table.panels.unit_strip import UnitStrip
from combat.games.contact.title import TITLE
from tests.games.contact.tiny_battle import Placed, Side, battle

FAR = [Placed("rifle-squad", "90,10@180")]
FRAME = 0.1


def cards(strip: UnitStrip) -> list[str]:
    """Return the units whose cards are under the pointer along the strip, from left to right."""
    middle = strip.rect.centery
    tips = [strip.tip((x, middle)) for x in range(strip.rect.left, strip.rect.right, 4)]
    return list(dict.fromkeys(str(tip.about) for tip in tips if tip is not None))


def test_units_without_room_are_reached_by_a_click_at_the_end_of_the_strip() -> None:
    squads = [Placed("rifle-squad", f"{8 + 8 * place},90") for place in range(20)]
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    scene = TableScene(app, Playback(TITLE, battle(Side(squads), FAR), (), ATTACKER), TABLE)
    app.push(scene)
    app.round(FRAME)
    strip = scene.parts["units"]
    assert isinstance(strip, UnitStrip)
    first = cards(strip)
    assert first[0] == "a1" and 1 < len(first) < 20
    spot = strip.rect.right - strip.rect.height // 4, strip.rect.centery
    app.press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1))
    app.round(FRAME)
    assert cards(strip)[0] == f"a{len(first) + 1}"
    back = strip.rect.left + strip.rect.height // 4, strip.rect.centery
    app.press(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=back, button=1))
    app.round(FRAME)
    assert cards(strip) == first
