"""Prompt bar of the rules lab, with buttons to step through its file."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.stage.widgets.button import Button
from combat.engine.tabletop.desk import Desk
from combat.engine.tabletop.lab.lab_session import LabSession
from combat.engine.tabletop.panes.prompt_bar import PromptBar
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.words import text
from combat.engine.words.prompt_words import PromptWords

P = TypeVar("P", bound=Hashable)
S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])


class LabBar(PromptBar[S, B, P]):
    """Prompt bar that shows the last log line, and at the end of the script the unmet expectations."""

    def __init__(self, desk: Desk[S, B, P], session: LabSession[S, Any]) -> None:
        super().__init__(desk)
        self.session = session

    def refresh(self) -> None:
        """Create the buttons that step through the script, and replace the current ones if they differ."""
        keys, desk, session = self.desk.app.keys, self.desk, self.session
        forward = Button(text("lab-forward"), desk.controls.redo, keys.label("continue"), "commit")
        to_end = Button(text("lab-to-end"), lambda: self._go_to(len(session.steps)), keys.label("to-end"))
        back = Button(text("lab-back"), desk.controls.undo, keys.label("undo"))
        restart = Button(text("lab-restart"), lambda: self._go_to(0), keys.label("to-start"))
        for button in (forward, to_end):
            button.reason = text("lab-at-end") if session.over else ""
        for button in (back, restart):
            button.reason = "" if session.at else text("lab-at-start")
        self.show([forward, to_end, back, restart])

    def _go_to(self, place: int) -> None:
        self.session.go_to(place)
        self.desk.redraw("prompt", "body")

    def line(self) -> PromptWords:
        """Return the text of the bar: at the end the fault that stopped the script or an unmet expectation, else the
        question or the last event.
        """
        if self.session.over and self.session.fault:
            return PromptWords(text("lab-stops"), self.session.fault)
        unmet = [each.said for each in self.session.expected() if not each.held] if self.session.over else []
        if unmet:
            return PromptWords(text("lab-unmet", count=len(unmet)), unmet[0])
        return super().line()
