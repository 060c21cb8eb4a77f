"""Errand for the sheet of a campaign's next battle: stores the optional rules, and begins the battle (22.0)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from combat.engine.journal.faults import SaveError
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.games.volume1.campaign import course
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.campaign.muster import next_book
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book


class BattleErrand:
    """Errand of the sheet of a campaign's battle that has not begun."""

    fixed = False

    def __init__(self, app: Stage, diary: Diary, library: Library, on_begin: Callable[[], None]) -> None:
        self._app, self._diary, self._library = app, diary, library
        self.begin = on_begin

    def chosen(self) -> Collection[str]:
        """Return the ids of the optional rules chosen so far."""
        return self._diary.campaign.options

    def book(self, chosen: Collection[str]) -> Book:
        """Store the chosen optional rules and return the Book of the campaign's next battle; raise ContentError if it
        is invalid.

        If the choice cannot be stored, show a warning.
        """
        offered = {option.id for option in next_book(self._diary.campaign, self._library).scenario.options}
        kept = {option for option in self._diary.campaign.options if option not in offered}
        try:
            course.choose(self._diary, kept | set(chosen))
        except SaveError as fault:
            self._app.warn(str(fault))
        return next_book(self._diary.campaign, self._library)

    def buttons(self) -> Sequence[Button]:
        """Return no additional buttons."""
        return ()
