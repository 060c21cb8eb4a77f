"""A scene: a screen that knows the stage it is on, and so its settings, its keys and the other scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage


class Scene(Screen):
    """One screen of the game."""

    def __init__(self, app: Stage) -> None:
        super().__init__()
        self.app = app
        self.trace = app.look(self.watched, self.files)


SceneFactory: TypeAlias = Callable[[Stage], Screen]
