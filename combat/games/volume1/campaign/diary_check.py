"""Validate a campaign's file: its consistency, and agreement with the content in use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterator
from typing import get_args

from combat.engine.files import bounds
from combat.engine.journal.faults import SaveError
from combat.engine.kernel.text_message import TextMessage, msg
from combat.games.volume1.campaign.campaign_state import Campaign, Report
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.content.campaign_plan import Deed, Figure

_REMEDY = msg("diary-switch-on-packs")
_DEEDS, _FIGURES = frozenset(get_args(Deed)), frozenset(get_args(Figure))


def fault(diary: Diary, figures: Container[str]) -> SaveError | None:
    """Return an error with the reason why a campaign cannot be played; None if it can.

    `figures` are the ids of the available figures.
    """
    what = next(_faults(diary.campaign, figures), None)
    return SaveError(diary.path, 0, what, _REMEDY) if what is not None else None


def _faults(campaign: Campaign, figures: Container[str]) -> Iterator[TextMessage]:
    plan, men = campaign.plan, [soldier.id for soldier in campaign.soldiers]
    lent = [man for battle in plan.battles for man in battle.attached]
    named = (*plan.squad, *plan.pool, *lent, *men)
    yield from (msg("diary-man-unknown", man=man) for man in named if man not in figures)
    yield from (msg("diary-man-twice", man=man, count=count) for man, count in Counter(men).items() if count > 1)
    if len(campaign.fought) > len(campaign.course[0]):
        yield msg("diary-too-many-battles", fought=len(campaign.fought), planned=len(campaign.course[0]))
    journals = (campaign.journal, *(battle.journal for battle in campaign.fought))
    yield from (msg("diary-no-file-name", name=name) for name in journals if name and not bounds.is_name(name))
    medals = {medal.id for medal in plan.decorations}
    for soldier in campaign.soldiers:
        yield from _unknown(soldier.id, (*soldier.deeds,), soldier.decorations, medals)
    for battle in campaign.fought:
        for report in battle.reports:
            yield from _reported(report, men, medals)
        yield from (msg("diary-no-soldier", man=man) for man in battle.arrivals if man not in men)
        yield from (msg("diary-not-lent", man=man) for man in battle.fallen if man not in figures)


def _reported(report: Report, men: list[str], medals: set[str]) -> Iterator[TextMessage]:
    if report.man not in men:
        yield msg("diary-no-soldier", man=report.man)
    yield from _unknown(report.man, (*report.deeds,), report.decorations, medals)
    yield from (msg("diary-gain-unknown", man=report.man, gain=gain) for gain in report.gains if gain not in _FIGURES)


def _unknown(man: str, deeds: tuple[str, ...], decorations: tuple[str, ...], medals: set[str]) -> Iterator[TextMessage]:
    yield from (msg("diary-deed-unknown", man=man, deed=deed) for deed in deeds if deed not in _DEEDS)
    yield from (
        msg("diary-decoration-unknown", man=man, decoration=medal) for medal in decorations if medal not in medals
    )
