"""The demo of COMMAND!: both sides are played by bots."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from combat.engine.calls import demo_call
from combat.engine.calls.exit_codes import Refused
from combat.engine.content.findings import ContentError
from combat.engine.files import folders
from combat.engine.kernel.deck import UNKNOWN
from combat.engine.kernel.seats import PUBLIC
from combat.engine.stage.app import App
from combat.engine.stage.start import start_scene
from combat.engine.tabletop.scene.demo_scene import DemoScene
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.home_scene import HomeScene
from combat.games.command.title import TITLE
from tests.engine.instant_app import instant_app
from tests.engine.stage.gestures import press
from tests.narrowing import the

SCENARIO = "patrols-at-the-bridge"


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE, STAGE.home)


@pytest.fixture
def home(app: App) -> HomeScene:
    """Open the start screen; return its scene."""
    scene = HomeScene(app)
    app.push(scene)
    app.round(0.1)
    return scene


def wait(app: App, rounds: int) -> None:
    """Run the application for some rounds of 0.1 s."""
    for _ in range(rounds):
        app.round(0.1)


def kept() -> list[Path]:
    """Return all files in the folders of saves and of the program's state."""
    return sorted(path for folder in (folders.saves(), folders.state()) for path in folder.rglob("*") if path.is_file())


def test_the_start_screen_begins_it_and_any_key_leads_back_at_once(app: App, home: HomeScene) -> None:
    before = kept()
    press(app, "W")
    scene = the(DemoScene, app.top)
    assert scene.session.record is None
    wait(app, 40)
    assert scene.session.answers > 20 and scene.desk.story.lines
    assert scene.desk.prompt is None
    press(app, "n")
    assert app.top is home
    assert kept() == before


def test_it_begins_by_itself_where_nobody_does_anything(
    app: App, home: HomeScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start_scene, "ALONE", 2.0)
    wait(app, 25)
    assert the(DemoScene, app.top).desk.presenter.silent


def demo(app: App, **what: object) -> DemoScene:  # type: ignore[type-arg]
    """Open a demo and let it play for a while; return its scene."""
    scene = the(DemoScene, app.make("demo", scenario=SCENARIO, seed=3, **what))
    app.push(scene)
    wait(app, 40)
    return scene


def test_whoever_looks_on_sees_neither_hand(app: App) -> None:
    scene = demo(app)
    assert scene.session.seat == PUBLIC
    hands = scene.desk.state.hands
    assert all(hands[side] and set(hands[side]) == {UNKNOWN} for side in (AXIS, ALLIES))


def test_a_side_that_is_named_shows_its_hand_and_is_asked_nothing(app: App) -> None:
    scene = demo(app, seat=ALLIES)
    assert scene.session.answers > 20
    assert scene.desk.prompt is None
    hands = scene.desk.state.hands
    assert UNKNOWN not in hands[ALLIES]
    assert set(hands[AXIS]) == {UNKNOWN}


def test_the_same_seed_shows_the_same_game(app: App) -> None:
    heads = []
    for _ in range(2):
        scene = demo(app)
        heads.append([line.entry.line for line in scene.desk.story.lines][:30])
        app.pop()
    assert heads[0] == heads[1]


def test_the_call_names_scenario_seed_and_side(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, object] = {}

    def shown(options: Namespace, scene: str, what: object) -> int:
        assert callable(what)
        given.update({"scene": scene, **what()})
        return 0

    monkeypatch.setattr(demo_call, "shown", shown)
    assert demo_call.demo(Namespace(title=TITLE, scenario=SCENARIO, seed=3, seat=AXIS)) == 0
    assert given == {"scene": "demo", "scenario": SCENARIO, "seed": 3, "seat": AXIS}
    with pytest.raises(Refused):
        demo_call.demo(Namespace(title=TITLE, scenario="", seed=None, seat="both"))
    with pytest.raises(ContentError):
        demo_call.demo(Namespace(title=TITLE, scenario="nowhere", seed=None, seat=None))
