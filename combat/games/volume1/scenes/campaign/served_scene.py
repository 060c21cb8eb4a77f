"""Squads that have served: finished and abandoned campaigns, with the fate of their men (22.0)."""

from __future__ import annotations

from collections.abc import Iterator

from combat.engine.content.findings import ContentError
from combat.engine.stage.drawing import theme
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.pages.paper_page import PaperPage
from combat.engine.stage.stage import Stage
from combat.engine.words import text, translated
from combat.games.volume1.campaign.diary import list_diaries
from combat.games.volume1.campaign.served import enter
from combat.games.volume1.content.library import Library
from combat.games.volume1.records.squad_records import ServedMan, ServedSquad, all_squads
from combat.games.volume1.scenes.campaign.framed_faces import framed

FACE = 54
"""The side of a photograph, in pixels at scale 1."""


class ServedScene(PaperPage):
    """Page with the squads that have served in campaigns, the latest first."""

    heading = "served-title"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        enter_all(app)
        self._squads, fault = all_squads()
        self._fault = "" if fault is None else str(fault)
        if self._fault:
            app.warn(self._fault)

    def fill(self, column: Column) -> None:
        """Draw the page into a column, which may only measure."""
        if self._fault:
            column.typed(self._fault)
        elif not self._squads:
            column.typed(text("served-none"))
        for squad in reversed(self._squads):
            _fill_squad(column, squad)


def enter_all(app: Stage) -> None:
    """Add the squads of all finished campaigns to the service records, if they are not there; show errors as
    warnings.
    """
    over = [diary for diary in list_diaries()[0] if diary.campaign.over]
    if not over:
        return
    try:
        figures = Library().parts().figures
    except ContentError as fault:
        app.warn(str(fault))
        return
    for diary in over:
        diary.warn = app.warn
        enter(diary, figures)


def _fill_squad(column: Column, squad: ServedSquad) -> None:
    title = translated(squad.campaign)
    column.section(squad.name or title, text(f"served-{squad.result}"))
    if squad.name:
        column.note(title)
    days = text("served-days", first=translated(squad.first), last=translated(squad.last))
    column.note(days if squad.first != squad.last else translated(squad.first))
    if squad.seed:
        column.note(text("served-seed", seed=str(squad.seed)))
    won = text("campaign-battles-won", won=squad.won, battles=squad.battles)
    column.note(f"{won} · {translated(squad.verdict)}" if squad.verdict else won)
    _stand(column, squad)
    column.gap(4)
    for man in squad.men:
        column.item(man.name, text("deed-fought", count=man.battles))
        words = " · ".join(said_of(man))
        if words:
            inner = Column(column.surface, column.left + theme.px(14), column.y, column.width - theme.px(14))
            inner.note(words)
            column.y = inner.y
    column.gap(8)


def _stand(column: Column, squad: ServedSquad) -> None:
    """Draw the photographs of a squad's men side by side, in as many rows as needed."""
    side = theme.px(FACE)
    apart = side + theme.px(6)
    abreast = max(1, (column.width + theme.px(6)) // apart)
    top = column.y + theme.px(10)
    for place, man in enumerate(squad.men):
        if column.surface is not None:
            row, file = divmod(place, abreast)
            print_ = framed(man.man, side, mourned=man.fate == "killed")
            column.surface.blit(print_, (column.left + file * apart, top + row * apart))
    column.y = top + -(-len(squad.men) // abreast) * apart


def said_of(man: ServedMan) -> Iterator[str]:
    """Yield lines on a man: enemies killed, wounds, medals, and how he was lost."""
    if man.kills:
        yield text("deed-enemy-killed", count=man.kills)
    if man.wounds:
        yield text("deed-wounded", count=man.wounds)
    for medal in dict.fromkeys(man.medals):
        count = man.medals.count(medal)
        yield translated(medal) if count == 1 else text("served-medals", medal=translated(medal), count=count)
    if man.fate:
        where = ", ".join(translated(part) for part in (man.battle, man.day, man.place) if part)
        yield f"{text(f'squad-{man.fate}')}: {where}" if where else text(f"squad-{man.fate}")
