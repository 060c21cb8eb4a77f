"""Memorial page: the squad's dead and missing, each with his deeds and the letter about him (22.0)."""

from __future__ import annotations

from collections.abc import Mapping

from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.stage.widgets.button import Button
from combat.engine.words import text, translated
from combat.games.volume1.campaign.campaign_state import Campaign, Report
from combat.games.volume1.campaign.letters import letters_about_the_lost
from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.rules.book import Figure
from combat.games.volume1.scenes.campaign.deeds_told import deeds_in_words
from combat.games.volume1.scenes.campaign.framed_faces import framed
from combat.games.volume1.scenes.campaign.ribbons import HEIGHT, draw_ribbons, ribbons_width

FACE, BESIDE = 112, 20
"""The side of a photograph and the space to the words beside it, in pixels at scale 1."""
GONE = ("killed", "captured")
"""The fates that put a man on this page."""


class MemorialScene(PaperPage):
    """Memorial page, with a button to the squads of other campaigns."""

    heading = "memorial-title"

    def __init__(self, app: Stage, campaign: Campaign, parts: ContentLibrary) -> None:
        super().__init__(app, [Button(text("served-title"), lambda: app.open("served"), "Q")])
        self._campaign, self._parts = campaign, parts
        self._letters = letters_about_the_lost(campaign, parts.figures, parts.weapons)

    def on_language(self) -> None:
        """Write the letters again, since their texts depend on the language."""
        self._letters = letters_about_the_lost(self._campaign, self._parts.figures, self._parts.weapons)
        super().on_language()

    def fill(self, column: Column) -> None:
        """Draw the page into a column, which may only measure."""
        plan, places = self._campaign.plan, self._campaign.course[0]
        column.note(self._campaign.title)
        for fought, place in zip(self._campaign.fought, places, strict=False):
            missing = [report for report in fought.reports if report.lost in GONE]
            if missing:
                battle = plan.battles[place]
                where = (translated(said) for said in (battle.day, fought.place) if said)
                column.section(translated(battle.title), " · ".join(where))
                for report in missing:
                    self._remember(column, report)

    def _remember(self, column: Column, report: Report) -> None:
        """Draw a man: his photograph, and beside it his name, fate, deeds and what was written of him."""
        px, man = theme.px, self._campaign.soldier(report.man)
        column.gap(8)
        top, left = column.y, column.left + px(FACE + BESIDE)
        if column.surface is not None:
            print_ = framed(report.man, px(FACE), mourned=report.lost == "killed")
            column.surface.blit(print_, (column.left, top))
        beside = Column(column.surface, left, top, column.right - left)
        self._name(beside, self._parts.figures[report.man].full_name, man.decorations)
        beside.note(how(report, self._campaign, self._parts))
        beside.note(f"{text('memorial-served')} {served_in(report.man, self._campaign)}")
        medals = [medal for medal in self._campaign.plan.decorations if medal.id in man.decorations]
        if medals:
            beside.note(" · ".join(translated(medal.title) for medal in medals))
        beside.typed(deeds_in_words({deed: count for deed, count in man.deeds.items() if deed != "killed"}))
        letter = self._letters.get(report.man)
        if letter is not None:
            beside.written(" ".join(letter.paragraphs), letter.signed)
        column.y = max(top + px(FACE + 8), beside.y)
        column.gap(10)

    def _name(self, column: Column, name: str, medals: tuple[str, ...]) -> None:
        """Draw his name, and his ribbons at the end of the line."""
        px, plan = theme.px, self._campaign.plan
        column.y += px(20)
        if column.surface is None:
            return
        theme.font("heading", 21).draw_typed(column.surface, name, (column.left, column.y), theme.INK)
        end = column.right - ribbons_width(plan, medals)
        draw_ribbons(column.surface, plan, medals, end, column.y - px(HEIGHT))


def served_in(man: str, campaign: Campaign) -> str:
    """Return the titles of the battles that count for a man, as one line."""
    battles = zip(campaign.fought, campaign.course[0], strict=False)
    theirs = ((place, {report.man for report in fought.reports if report.fought}) for fought, place in battles)
    there = (place for place, men in theirs if man in men)
    return " · ".join(translated(campaign.plan.battles[place].title) for place in there)


def how(report: Report, campaign: Campaign, parts: ContentLibrary) -> str:
    """Return as text how a man was lost, and in how many battles he fought."""
    battles = text("memorial-battles", count=campaign.soldier(report.man).deeds.get("fought", 0))
    weapon = parts.weapons.get(report.felled_by)
    if report.lost == "killed" and weapon is not None:
        return f"{text('memorial-killed-by', kind=weapon.kind, weapon=translated(weapon.name))} · {battles}"
    return f"{text(f'squad-{report.lost}')} · {battles}"


def has_any(campaign: Campaign, figures: Mapping[str, Figure]) -> bool:
    """Return whether a campaign has lost men for the memorial."""
    return any(man.lost in GONE and man.id in figures for man in campaign.soldiers)
