"""What is remembered of the player's battles: in all, scenario by scenario, and the honours that they earned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import pygame

from combat.engine.stage.drawing import shapes, theme
from combat.engine.stage.paper.backdrop import Backdrop, draw_sheet, margin, place_sheet, rule, tight
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.page import Page
from combat.engine.stage.scene import Scene
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.button_rows import lay_abreast
from combat.engine.stage.widgets.widget import Group
from combat.engine.stage.window_scale import READING
from combat.engine.words import text, translated
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.battle_records import Ended, all_records, standing
from combat.games.volume1.records.battle_tally import BattleTally
from combat.games.volume1.records.honours import first_earned, honours_on_offer
from combat.games.volume1.scenes.challenges.days_scene import by_day, day_name
from combat.games.volume1.scenes.scenario_book_scene import listed

WIDTH, HEAD = 760, 86
"""Of the sheet, and of what stands above its page, in pixels at scale 1."""
SUMMED = ("enemies_killed", "enemies_captured", "killed", "captured", "fled", "wounded", "papers", "rescued")
"""The numbers of all battles together, in their order."""


class RecordsScene(Scene):
    """A page to be read; Esc goes back."""

    least = READING

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self._entries = all_records()
        self._honours = honours_on_offer()
        self.buttons = Group([Button(text("button-back"), app.pop, "Esc")])

    def resize(self) -> None:
        px, size = theme.px, self.app.size
        self._sheet = place_sheet(size, WIDTH, round(size[1] / theme.scale()) - 56)
        inner = self._sheet.inflate(-2 * margin(size), 0)
        close = tight(size)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - px(8 if close else 22))
        foot = lay_abreast([each for each in self.buttons.widgets if isinstance(each, Button)], room, tight=close)
        top = self._sheet.y + px(HEAD - 30 if close else HEAD)
        self._page.place(pygame.Rect(inner.x, top, inner.width, foot - px(16) - top))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        taken = self._page.handle(event) or self.buttons.handle(event)
        self.dirty |= taken or self.buttons.dirty
        return taken

    def respoken(self) -> None:
        self._page.rewrite()
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        px, sheet = theme.px, self._sheet
        self._backdrop.draw(surface)
        draw_sheet(surface, sheet)
        left, right = self._page.window.left, self._page.window.right
        base = self._page.window.top - px(14)
        theme.font("heading", 23).draw_typed(surface, text("records-title"), (left, base), theme.INK)
        rule(surface, left, right, base + px(9))
        self._page.draw(surface)
        self.buttons.draw(surface)

    # -- the page -----------------------------------------------------------------------------------------------

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Writes the page, or only measures it; returns its height."""
        column = Column(page, theme.px(4), theme.px(2), width - theme.px(16))
        if not self._entries:
            column.typed(text("records-none"))
        else:
            self._fill_sums(column)
            self._fill_scenarios(column)
        self._fill_honours(column)
        return column.y + theme.px(10)

    def _fill_sums(self, column: Column) -> None:
        entries = self._entries
        column.section(text("records-all"))
        column.item(text("records-fought"), str(len(entries)))
        column.item(text("records-won"), str(sum(entry.won for entry in entries)))
        days = by_day(entries)
        if days:
            column.item(text("records-days"), str(len(days)))
            column.item(text("records-row"), str(longest_row(entries)))
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


def longest_row(entries: Sequence[Ended]) -> int:
    """The most battles that were won one after the other, by when they ended."""
    best = row = 0
    for entry in sorted(entries, key=lambda entry: entry.when):
        row = row + 1 if entry.won else 0
        best = max(best, row)
    return best


def _sum(tallies: Sequence[BattleTally], name: str) -> int:
    return sum(getattr(tally, name) for tally in tallies)
