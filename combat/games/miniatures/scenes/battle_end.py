"""End of a battle in games with models: who has won, and what can be done next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from combat.engine.space.plane.pose import Pose
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.scene.end_sheet import EndSheet, instead
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.games.miniatures.board.mission_state import MissionState
from combat.games.miniatures.words import wording

S = TypeVar("S", bound=MissionState)
B = TypeVar("B", bound=TitleDesk[Any, Pose])


class BattleEnd(EndSheet[S, B, Pose]):
    """Sheet over the table; Esc shows the board again."""

    def offers(self) -> Sequence[Button]:
        """Return the buttons: play again, and replay and sharing if the battle is recorded."""
        again = Button(text("button-play-again"), instead(self.app, self._again), "A")
        record = self.table.session.record
        if record is None:
            return [again]
        path = record.path
        watch = Button(text("button-watch"), lambda: self.app.open("watched-battle", path=path), "W")
        return [again, watch, *self.shares()]

    def _again(self) -> None:
        self.app.replace(self.app.make("scenario", shown=self.state.book.mission.id))

    def verdict(self, winner: str) -> str:
        """Return a text that says who has won; the only person at the window is addressed directly."""
        if self.person:
            return text("end-you-won" if self.person == winner else "end-you-lost")
        return text("end-won", winner=wording.seat(winner))
