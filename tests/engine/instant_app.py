"""Application without a screen in which all animations are instant."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.stage.app import App
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.window_options import WindowOptions


def instant_app(stage: TitleStage, home: str = "") -> Iterator[App]:
    """Yield an application without scenes, and close it afterwards; fixtures use it with `yield from`."""
    app = App(WindowOptions(resolution=(1280, 720), sound=False), stage)
    app.settings.pace = "instant"
    app.home = home
    yield app
    app.quit()
