"""An application of a game in a window without a screen, in which nothing takes time."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.stage.app import App
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions


def instant_app(stage: TitleStage, home: str = "") -> Iterator[App]:
    """Give one application without scenes, which is closed afterwards; a fixture yields from it."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), stage)
    app.settings.pace = "instant"
    app.home = home
    yield app
    app.quit()
