"""The player's records: totals, results by scenario, and honours earned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import RECORDS, Ended, standing
from combat.games.volume1.records.battle_tally import BattleTally
from combat.games.volume1.records.honours import first_earned, honours_on_offer
from combat.games.volume1.scenes.challenges.days_scene import by_day, day_name
from combat.games.volume1.scenes.scenario_book_scene import listed

SUMMED = ("enemies_killed", "enemies_captured", "killed", "captured", "fled", "wounded", "papers", "rescued")
"""The totals over all battles, in order."""


class RecordsScene(PaperPage):
    """Page of the records, with a button to the squads that have served."""

    heading = "records-title"

    def __init__(self, app: Stage) -> None:
        super().__init__(app, [Button(text("served-title"), lambda: app.open("served"), "Q")])
        self._entries = RECORDS.all()
        self._honours = honours_on_offer()

    def fill(self, column: Column) -> None:
        """Draw the page into a column, which may only measure."""
        if not self._entries:
            column.typed(text("records-none"))
        else:
            self._fill_sums(column)
            self._fill_scenarios(column)
        self._fill_honours(column)

    def _fill_sums(self, column: Column) -> None:
        entries = self._entries
        column.section(text("records-all"))
        column.item(text("records-fought"), str(len(entries)))
        column.item(text("records-won"), str(sum(entry.won for entry in entries)))
        days = by_day(entries)
        if days:
            column.item(text("records-days"), str(len(days)))
            column.item(text("records-row"), str(longest_streak(entries)))
        tallies = [entry.tally for entry in entries if entry.tally is not None]
        for name in SUMMED if tallies else ():
            column.item(text(f"records-{name.replace('_', '-')}"), str(_sum(tallies, name)))

    def _fill_scenarios(self, column: Column) -> None:
        column.section(text("records-scenarios"))
        library = Library()
        for place, id_ in enumerate(library.scenario_ids()):
            found = standing(id_, self._entries)
            if found is not None:
                column.item(
                    listed(place, library.scenario_file(id_)).title,
                    text("records-standing", fought=found.fought, won=found.won, points=found.best.points),
                )

    def _fill_honours(self, column: Column) -> None:
        earned = [offer for offer in self._honours if first_earned(offer.id, self._entries)]
        count = text("records-honours-count", earned=len(earned), all=len(self._honours))
        column.section(text("records-honours"), count)
        for offer in self._honours:
            first = first_earned(offer.id, self._entries)
            column.gap(6)
            if first is not None and column.surface is not None:
                tick = shapes.check_mark(theme.px(18), theme.COMMIT)
                column.surface.blit(tick, tick.get_rect(midright=(column.right, column.y + theme.px(14))))
            column.typed(text(f"honour-{offer.id}"))
            column.y -= theme.px(6)
            column.note(text(f"honour-{offer.id}.about"))
            if first is not None:
                when = day_name(datetime.fromisoformat(first.when).astimezone().date())
                column.note(text("records-earned", day=when, verdict=translated(first.verdict)))


def longest_streak(entries: Sequence[Ended]) -> int:
    """Return the number of battles in the longest series of consecutive wins, by time."""
    best = row = 0
    for entry in sorted(entries, key=lambda entry: entry.when):
        row = row + 1 if entry.won else 0
        best = max(best, row)
    return best


def _sum(tallies: Sequence[BattleTally], name: str) -> int:
    return sum(getattr(tally, name) for tally in tallies)
