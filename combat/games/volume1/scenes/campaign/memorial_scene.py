"""The memorial page: the squad's dead and missing, battle by battle, with the day, the place and how it was (22.0)."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from combat.engine.stage.drawing import theme
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
from combat.games.volume1.campaign.campaign_state import Campaign, Report
from combat.games.volume1.content.parts import Parts
from combat.games.volume1.rules.book import Figure

WIDTH, HEAD = 760, 86
"""Of the sheet, and of what stands above its page, in pixels at scale 1."""


class MemorialScene(Scene):
    """A page to be read; Esc goes back."""

    least = READING

    def __init__(self, app: Stage, campaign: Campaign, parts: Parts) -> None:
        super().__init__(app)
        self._campaign, self._parts = campaign, parts
        self._backdrop = Backdrop()
        self._sheet = pygame.Rect(0, 0, 0, 0)
        self._page = Page(self._fill)
        self.group = Group([Button(text("button-back"), app.pop, "Esc")])

    def resize(self) -> None:
        size, close = self.app.size, tight(self.app.size)
        self._sheet = place_sheet(size, WIDTH, round(size[1] / theme.scale()) - 56)
        inner = self._sheet.inflate(-2 * margin(size), 0)
        room = pygame.Rect(inner.x, inner.y, inner.width, inner.height - theme.px(8 if close else 22))
        foot = lay_abreast([each for each in self.group.widgets if isinstance(each, Button)], room, tight=close)
        top = self._sheet.y + theme.px(HEAD - 30 if close else HEAD)
        self._page.place(pygame.Rect(inner.x, top, inner.width, foot - theme.px(16) - top))
        self.invalidate()

    def handle(self, event: pygame.event.Event) -> bool:
        taken = self._page.handle(event) or self.group.handle(event)
        self.dirty |= taken or self.group.dirty
        return taken

    def respoken(self) -> None:
        self._page.rewrite()
        self.invalidate()

    def draw(self, surface: pygame.Surface) -> None:
        self._backdrop.draw(surface)
        draw_sheet(surface, self._sheet)
        left, right = self._page.window.left, self._page.window.right
        base = self._page.window.top - theme.px(14)
        theme.font("heading", 23).draw_typed(surface, text("memorial-title"), (left, base), theme.INK)
        rule(surface, left, right, base + theme.px(9))
        self._page.draw(surface)
        self.group.draw(surface)

    def _fill(self, page: pygame.Surface | None, width: int) -> int:
        """Writes the page, or only measures it; returns its height."""
        column = Column(page, theme.px(4), theme.px(2), width - theme.px(16))
        plan, places = self._campaign.plan, self._campaign.course[0]
        for fought, place in zip(self._campaign.fought, places, strict=False):
            missing = [report for report in fought.reports if report.lost in ("killed", "captured")]
            if missing:
                battle = plan.battles[place]
                column.section(translated(battle.title), translated(battle.day))
                if fought.place:
                    column.note(translated(fought.place))
                for report in missing:
                    column.typed(self._parts.figures[report.man].full_name)
                    column.y -= theme.px(6)
                    column.note(how(report, self._campaign, self._parts))
        return column.y + theme.px(10)


def how(report: Report, campaign: Campaign, parts: Parts) -> str:
    """How a man was lost, and how many battles he was in."""
    battles = text("memorial-battles", count=campaign.soldier(report.man).deeds.get("fought", 0))
    weapon = parts.weapons.get(report.felled_by)
    if report.lost == "killed" and weapon is not None:
        return f"{text('memorial-killed-by', weapon=translated(weapon.name))} · {battles}"
    return f"{text(f'squad-{report.lost}')} · {battles}"


def has_any(campaign: Campaign, figures: Mapping[str, Figure]) -> bool:
    """Whether there is anybody to remember."""
    return any(man.lost in ("killed", "captured") and man.id in figures for man in campaign.soldiers)
