"""The start screen of Pebbles."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.keys import KeySheet
from combat.engine.stage.start.menu import TOOL
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.stage.title_stage import TitleStage
from combat.engine.words import text


class PebblesHome(StartScene):
    title = "PEBBLES"

    def read(self) -> bool:
        return False

    def lines(self) -> Sequence[Line]:
        return [(text("menu-quit"), "", "Q", self.app.quit, TOOL)]

    def motto(self) -> str:
        return text("pebbles-motto")

    def heading(self) -> tuple[str, str]:
        return text("pebbles-motto"), ""

    def foot(self) -> tuple[str, str]:
        return "", ""


STAGE = TitleStage(
    scenes={"menu": f"{__name__}:PebblesHome"},
    caption="Pebbles",
    keys=KeySheet({}, {}),
    wishes=(),
    home="menu",
    folders={},
)
