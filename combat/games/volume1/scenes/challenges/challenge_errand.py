"""Errand for the sheet of an accepted challenge: nothing can be changed, and its code can be shared (22.0)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import date

from combat.engine.challenges.challenge import Challenge, ChallengeError
from combat.engine.challenges.challenge_code import code_of
from combat.engine.challenges.result import Result
from combat.engine.challenges.taking_up import book_of, of_day, of_scenario
from combat.engine.chance.seeds import any_seed
from combat.engine.content.findings import ContentError
from combat.engine.stage.challenges.code_slip import CodeSlip
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.screen import Screen
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text
from combat.games.volume1.challenges.battle_challenges import CHALLENGES
from combat.games.volume1.content.generator.request import Request
from combat.games.volume1.rules.book import Book
from combat.games.volume1.scenes.sheet_scene import SheetScene

SEED_BYTES = 4
"""Bytes of a new challenge's seed; more would make its code longer."""


class ChallengeErrand:
    """Errand of a scenario sheet: play a challenge, with fixed optional rules."""

    fixed = True

    def __init__(self, app: Stage, challenge: Challenge[Request], book: Book) -> None:
        self._app, self._challenge, self._book = app, challenge, book
        self.code = code_of(CHALLENGES, challenge)

    def chosen(self) -> Collection[str]:
        """Return the ids of the challenge's optional rules."""
        return self._challenge.options

    def book(self, chosen: Collection[str]) -> Book:
        """Return the Book of the challenge; `chosen` is ignored."""
        return self._book

    def begin(self) -> None:
        """Begin the battle, replacing the scene below the sheet."""
        app = self._app
        app.replace(app.make("battle", book=self._book, seed=self._challenge.seed, challenge=self.code))

    def buttons(self) -> Sequence[Button]:
        """Return the button to share the challenge."""
        return [Button(text("challenge-give"), self._give, "C")]

    def _give(self) -> None:
        self._app.push(CodeSlip(self._app, text("challenge-give-title"), text("challenge-give-text"), self.code))


def challenge_sheet(
    app: Stage,
    challenge: Challenge[Request] | Result[Request] | None = None,
    day: date | None = None,
    scenario: str = "",
    options: Sequence[str] = (),
) -> Screen:
    """Return the sheet of a challenge, of a day's battle, or of a new challenge with a scenario and options.

    If it cannot be made, return a message with the reason.
    """
    try:
        if isinstance(challenge, Result):
            made = challenge.challenge
        elif challenge is not None:
            made = challenge
        else:
            made = _made(day, scenario, options)
        book = book_of(CHALLENGES, made)
        told = CHALLENGES.came_to(challenge, book) if isinstance(challenge, Result) else ""
        return SheetScene(app, errand=ChallengeErrand(app, made, book), to_beat=told)
    except ContentError as fault:
        lines = [str(finding) for finding in fault.findings]
    except (ChallengeError, ValueError) as fault:
        lines = [str(fault)]
    return Message(app, text("dialog-fault"), lines)


def _made(day: date | None, scenario: str, options: Sequence[str]) -> Challenge[Request]:
    """Return a day's challenge, or a new one of a scenario."""
    if day is not None:
        return of_day(CHALLENGES, day)
    return of_scenario(CHALLENGES, scenario, tuple(options), any_seed(SEED_BYTES))
