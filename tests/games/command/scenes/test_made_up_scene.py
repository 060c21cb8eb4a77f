"""Generated scenarios in the window: generated again by wishes, saved as a file, and played."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine.content.reading import read
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Message
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.content.kinds.scenario_file import ScenarioFile
from combat.games.command.content.made_up.wishes import Wishes
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.made_up_scene import SHEAF, MadeUpScene
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene, kept_folder
from tests.engine.instant_app import instant_app
from tests.narrowing import the


@pytest.fixture
def app() -> Iterator[App]:
    yield from instant_app(STAGE, STAGE.home)


def press(app: App, key: str) -> None:
    """Press and release a key by its name."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(key), mod=0, unicode=key))
        app.round(0.05)


def test_a_sheaf_is_dealt_by_wishes_kept_and_played(app: App) -> None:
    app.open("menu")
    app.open("made-up", wishes=Wishes(40))
    sheaf = the(MadeUpScene, app.top)
    titles = [row.title for row in sheaf.list.rows]
    assert len(titles) == SHEAF
    press(app, "r")
    assert [row.title for row in the(MadeUpScene, app.top).list.rows] != titles
    for key in ("s", "s", "s", "h", "n"):
        press(app, key)
    sheaf = the(MadeUpScene, app.top)
    assert sheaf.wishes == Wishes(40 + SHEAF, size="patrol", handicap="axis", night=True)
    row = sheaf.row
    assert row is not None
    press(app, "k")
    the(Message, app.top)
    app.pop()
    (kept,) = kept_folder().glob("made-up-*.toml")
    assert read(kept, ScenarioFile).content == row.file
    assert "--seed 52 --size patrol --night --handicap axis" in kept.read_text(encoding="utf-8")
    app.open("scenario")
    assert kept in [each.path for each in the(ScenarioListScene, app.top).list.rows]
    app.pop()
    kept.unlink()
    press(app, "4")
    table = the(TableScene, app.top)
    assert table.session.book.title == row.title
    assert table.session.book.night
