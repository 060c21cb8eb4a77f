"""Whether a campaign's file hangs together, and fits the content in use: its men, its battles, its medals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import get_args

from combat.engine.files import bounds
from combat.engine.journal.faults import SaveError
from combat.games.volume1.campaign.campaign_state import Campaign, Report
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.content.campaign_plan import Deed, Figure

_REMEDY = "switch on the packs that it was begun with, or choose another campaign"
_DEEDS, _FIGURES = frozenset(get_args(Deed)), frozenset(get_args(Figure))


def fault(diary: Diary, figures: Container[str]) -> SaveError | None:
    """What keeps a campaign from being played with the men there are; None where nothing does."""
    what = next(_faults(diary.campaign, figures), "")
    return SaveError(diary.path, 0, what, _REMEDY) if what else None


def _faults(campaign: Campaign, figures: Container[str]) -> Iterator[str]:
    plan, men = campaign.plan, [soldier.id for soldier in campaign.soldiers]
    lent = [man for battle in plan.battles for man in battle.attached]
    yield from (f'man "{man}" is unknown' for man in (*plan.squad, *plan.pool, *lent, *men) if man not in figures)
    yield from (f'man "{man}" stands {count} times in the squad' for man, count in Counter(men).items() if count > 1)
    if len(campaign.fought) > len(plan.battles):
        yield f"{len(campaign.fought)} battles are fought of {len(plan.battles)}"
    journals = (campaign.journal, *(battle.journal for battle in campaign.fought))
    yield from (f'journal "{name}" is no name of a file' for name in journals if name and not bounds.is_name(name))
    medals = {medal.id for medal in plan.decorations}
    for soldier in campaign.soldiers:
        yield from _unknown(soldier.id, (*soldier.deeds,), soldier.decorations, medals)
    for battle in campaign.fought:
        for report in battle.reports:
            yield from _reported(report, men, medals)
        yield from (f'man "{man}" is no soldier of the squad' for man in battle.arrivals if man not in men)
        yield from (f'man "{man}" was lent to nobody' for man in battle.fallen if man not in lent)


def _reported(report: Report, men: list[str], medals: set[str]) -> Iterator[str]:
    if report.man not in men:
        yield f'man "{report.man}" is no soldier of the squad'
    yield from _unknown(report.man, (*report.deeds,), report.decorations, medals)
    yield from (f'{report.man}: gain "{gain}" is unknown' for gain in report.gains if gain not in _FIGURES)


def _unknown(man: str, deeds: tuple[str, ...], decorations: tuple[str, ...], medals: set[str]) -> Iterator[str]:
    yield from (f'{man}: deed "{deed}" is unknown' for deed in deeds if deed not in _DEEDS)
    yield from (f'{man}: decoration "{medal}" is unknown' for medal in decorations if medal not in medals)
