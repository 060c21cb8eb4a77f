"""Dialog with a code to be copied."""

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
    """Return a dialog with the result code of a finished challenge, or with the error if there is none."""
    try:
        result = code_of(game, result_now(game, code, state, entries))
    except ChallengeError as fault:
        return Message(app, text("dialog-fault"), [str(fault)])
    return CodeSlip(app, text("challenge-result-title"), text("challenge-result-text"), result)


class CodeSlip(Dialog):
    """Dialog with an explanation, the code in lines, and a button that copies it."""

    def __init__(self, app: Stage, title: str, about: str, code: str) -> None:
        self.code = code
        self._copying = Button(text("challenge-copy"), self._copy, "C", "commit")
        done = Button(text("button-ok"), app.pop, "Enter")
        super().__init__(app, title, [about, *lines_of(code)], [done, self._copying], done)

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):  # the clipboard may be locked by another program
            pygame.scrap.put_text(self.code)
            self._copying.label = text("challenge-copied")
            self.resize()
