"""A slip with a code on it, to be read out or copied."""

from __future__ import annotations

import contextlib

import pygame

from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.challenges.challenge_code import lines_of


class CodeSlip(Dialog):
    """What the code is for, the code in lines, and a button that copies it whole."""

    def __init__(self, app: Stage, title: str, about: str, code: str) -> None:
        self.code = code
        self._copying = Button(text("challenge-copy"), self._copy, "C", "commit")
        done = Button(text("button-ok"), app.pop, "Enter")
        super().__init__(app, title, [about, *lines_of(code)], [done, self._copying], done)

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):  # a clipboard that another program holds
            pygame.scrap.put_text(self.code)
            self._copying.label = text("challenge-copied")
            self.resize()
