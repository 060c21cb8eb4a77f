"""The demo: a battle between bots, started from the menu or after a time without input."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.kernel.seats import PLAYER, PUBLIC
from combat.engine.play.seated import Seated
from combat.engine.play.session import Session
from combat.engine.stage.app import App
from combat.engine.stage.start import start_scene
from combat.engine.tabletop.scene import demo_scene
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import press
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import BareTiles
from tests.narrowing import the

AGES = 30
"""Rounds of the loop after which it begins by itself here."""
LONGEST = 4000
"""Rounds that no small game needs."""


@pytest.fixture
def menu(app: App, monkeypatch: pytest.MonkeyPatch) -> MenuScene:
    """Open the menu, which starts a demo after a short time; return its scene."""
    monkeypatch.setattr(start_scene, "ALONE", AGES * 0.1)
    scene = MenuScene(app)
    app.push(scene)
    app.round(0.1)
    return scene


def kept() -> list[Path]:
    """Return the paths of all files in the player's save and state folders, sorted."""
    return sorted(path for folder in (folders.saves(), folders.state()) for path in folder.rglob("*") if path.is_file())


def wait(app: App, rounds: int = AGES) -> None:
    """Run the application for a number of rounds."""
    for _ in range(rounds):
        app.round(0.1)


def post(app: App, kind: int, **what: object) -> None:
    """Post an event and run one round."""
    pygame.event.post(pygame.event.Event(kind, what))
    app.round(0.0)


def test_the_menu_begins_it_and_any_key_leads_back_at_once(app: App, menu: MenuScene) -> None:
    before = kept()
    press(app, "W")
    scene = the(DemoScene, app.top)
    assert scene.session.record is None
    wait(app, 30)
    assert scene.session.answers > 20 and scene.desk.story.lines
    assert scene.desk.prompt is None
    press(app, "N")
    assert app.top is menu
    assert kept() == before


def test_a_click_leads_back_too(app: App, menu: MenuScene) -> None:
    press(app, "W")
    post(app, pygame.MOUSEBUTTONDOWN, button=1, pos=(800, 450), touch=False)
    assert app.top is menu


def test_it_begins_by_itself_in_silence_where_nobody_does_anything(app: App, menu: MenuScene) -> None:
    wait(app, AGES - 10)
    post(app, pygame.MOUSEMOTION, pos=(300, 300), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    wait(app, AGES - 10)
    assert app.top is menu, "the mouse was moved in between"
    wait(app, 20)
    assert the(DemoScene, app.top).desk.presenter.silent
    post(app, pygame.WINDOWFOCUSLOST)
    assert app.top is menu


def test_it_never_begins_by_itself_where_nothing_shall_move_or_nobody_looks(app: App, menu: MenuScene) -> None:
    app.settings.reduced_motion = True
    app.apply_settings()
    wait(app, AGES + 20)
    assert app.top is menu
    app.settings.reduced_motion = False
    app.apply_settings()
    post(app, pygame.WINDOWFOCUSLOST)
    wait(app, AGES + 20)
    assert app.top is menu


def test_until_then_the_menu_draws_no_picture(app: App, menu: MenuScene, monkeypatch: pytest.MonkeyPatch) -> None:
    app.round(0.1)
    drawn = list[int]()
    monkeypatch.setattr(menu, "draw", lambda surface: drawn.append(1))
    wait(app, AGES - 10)
    assert drawn == []


def test_step_by_step_it_waits_for_nobody_and_leads_back_from_its_end(
    app: App, menu: MenuScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.settings.pace = "step"
    monkeypatch.setattr(demo_scene, "READ", {"step": 0.0})
    monkeypatch.setattr(demo_scene, "LAST", 5.0)
    book = skirmish(1)
    others = {PLAYER: Seated(CautiousPlayer())}
    session = Session.begin(TITLE, book, SeededChance(3), others=others, seat=PUBLIC)
    scene = DemoScene(app, session, TABLE, BareTiles(book.board))
    app.push(scene)
    for _ in range(LONGEST):
        if scene.desk.over:
            break
        app.round(2.0)
    assert scene.desk.over and app.scenes == [menu, scene]
    assert scene.bar.buttons == []
    for _ in range(20):
        if len(app.scenes) > 1:
            app.round(2.0)
    assert app.scenes == [menu]
