"""Scene: a screen with access to the stage, its settings, keys and other scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage


class Scene(Screen):
    """A screen with access to the stage: its settings, keys, sounds and other scenes."""

    def __init__(self, app: Stage) -> None:
        super().__init__()
        self.app = app
        self.trace = app.watch.look(self.watched, self.files)


SceneFactory: TypeAlias = Callable[[Stage], Screen]
