"""The memorial page: the squad's dead and missing, battle by battle, with the day, the place and how it was (22.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.campaign.campaign_state import Campaign, Report
from combat.games.volume1.content.parts import Parts
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.scenes.paper_page import PaperPage


class MemorialScene(PaperPage):
    """A page to be read, from which one comes to the squads of other campaigns."""

    heading = "memorial-title"

    def __init__(self, app: Stage, campaign: Campaign, parts: Parts) -> None:
        super().__init__(app, [Button(text("served-title"), lambda: app.open("served"), "Q")])
        self._campaign, self._parts = campaign, parts

    def fill(self, column: Column) -> None:
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
