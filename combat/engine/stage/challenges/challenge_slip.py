"""Dialog about a challenge: what is played, its code, and buttons to play or copy it."""

from __future__ import annotations

import contextlib
from datetime import date
from typing import Any

import pygame

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import code_of, read_code
from combat.engine.challenges.challenge_game import ChallengeGame
from combat.engine.challenges.code_signs import LONGEST, lines_of
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, of_day
from combat.engine.content.findings import ContentError
from combat.engine.stage.paper.dialog import Dialog, Message
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import capital, text

Game = ChallengeGame[Any, Any, Any]


def challenge_slip(
    app: Stage, game: Game, thing: Challenge[Any] | Result[Any] | None = None, day: date | None = None
) -> Screen:
    """Return a dialog for a challenge or a result; if `thing` is None, for the challenge of a day.

    `day` defaults to today. If the challenge cannot be played, the dialog shows the reason.
    """
    try:
        found = of_day(game, day or date.today()) if thing is None else thing
        challenge = found.challenge if isinstance(found, Result) else found
        book = book_of(game, challenge)
        lines = [*game.about(challenge, book)]
        if isinstance(found, Result):
            lines.append(text("challenge-to-beat", result=game.came_to(found, book)))
        return ChallengeSlip(app, game, challenge, book, lines)
    except ContentError as fault:
        return Message(app, text("dialog-fault"), [str(finding) for finding in fault.findings])
    except (ChallengeError, ValueError) as fault:
        return Message(app, text("dialog-fault"), [str(fault)])


class ChallengeSlip(Dialog):
    """Dialog about a challenge; Enter starts the game in its place."""

    def __init__(self, app: Stage, game: Game, challenge: Challenge[Any], book: object, lines: list[str]) -> None:
        """`lines` describe the challenge; the first is the title."""
        self._game, self._challenge, self._book = game, challenge, book
        self.code = code_of(game, challenge)
        self._typed: Challenge[Any] | Result[Any] | None = None
        """The challenge or result of a code that was just entered, until its dialog is shown."""
        self._copying = Button(text("challenge-copy"), self._copy, "C")
        buttons = [
            Button(text("challenge-take-up"), self._take_up, "Enter", "commit"),
            self._copying,
            Button(text("challenge-enter"), self._ask_code, "N"),
            Button(text("button-back"), app.pop, "Esc"),
        ]
        super().__init__(app, lines[0], [*lines[1:], text("challenge-give-text"), *lines_of(self.code)], buttons)

    def _take_up(self) -> None:
        challenge = self._challenge
        table = self.app.make("battle", book=self._book, seed=challenge.seed, challenge=self.code, seat=challenge.seat)
        self.app.replace(table)

    def _copy(self) -> None:
        with contextlib.suppress(pygame.error):  # the clipboard may be locked by another program
            pygame.scrap.put_text(self.code)
            self._copying.label = text("challenge-copied")
            self.resize()

    def _ask_code(self) -> None:
        self.app.push(WriteSlip(self.app, text("challenge-enter-title"), "", self._take_code, limit=LONGEST))

    def _take_code(self, code: str) -> str:
        """Parse an entered code and store the result; return the error, or ""."""
        try:
            self._typed = read_code(self._game, code)
        except ChallengeError as fault:
            return capital(str(fault))
        return ""

    def on_resume(self) -> None:
        """Replace this dialog with one for the code that was entered, if any."""
        typed, self._typed = self._typed, None
        if typed is not None:
            self.app.replace(challenge_slip(self.app, self._game, typed))
        else:
            super().on_resume()
