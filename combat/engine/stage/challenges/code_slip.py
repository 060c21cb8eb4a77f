"""A slip with a code on it, to be read out or copied."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import pygame

from combat.engine.challenges.challenge import ChallengeError
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.challenge_game import ChallengeGame
from combat.engine.challenges.challenge_result import result_now
from combat.engine.challenges.code_signs import lines_of
from combat.engine.kernel.game import Entry
from combat.engine.stage.paper.dialog import Dialog, Message
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text


def result_slip(
    app: Stage, game: ChallengeGame[Any, Any, Any], code: str, state: object, entries: Sequence[Entry]
) -> Screen:
    """Return a slip with the code of what a challenge that has just ended came to, or one that says why not."""
    try:
        result = code_of(game, result_now(game, code, state, entries))
    except ChallengeError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])
    return CodeSlip(app, text("challenge-result-title"), text("challenge-result-text"), result)


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
