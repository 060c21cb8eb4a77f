"""The start screen of Pebbles."""

from __future__ import annotations

from collections.abc import Sequence

from combat.engine.stage.keys import KeySheet
from combat.engine.stage.start.menu import TOOL
from combat.engine.stage.start.start_scene import Line, StartScene
from combat.engine.stage.title_stage import TitleStage
from combat.engine.words import text


class PebblesHome(StartScene):
    """The start screen, with one line."""

    title = "PEBBLES"

    def read(self) -> bool:
        """Return whether there is anything new to show: never."""
        return False

    def lines(self) -> Sequence[Line]:
        """Return the lines of the menu."""
        return [(text("menu-quit"), "", "Q", self.app.quit, TOOL)]

    def motto(self) -> str:
        """Return the motto below the title."""
        return text("pebbles-motto")

    def heading(self) -> tuple[str, str]:
        """Return the heading and its note, which is empty."""
        return text("pebbles-motto"), ""

    def foot(self) -> tuple[str, str]:
        """Return the two texts of the foot, both empty."""
        return "", ""


STAGE = TitleStage(
    scenes={"menu": f"{__name__}:PebblesHome"},
    caption="Pebbles",
    keys=KeySheet({}, {}),
    wishes=(),
    home="menu",
    folders={},
)
