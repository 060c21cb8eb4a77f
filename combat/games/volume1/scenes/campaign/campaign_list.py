"""List of campaigns: those in progress, those that can be begun, and those that are over."""

from __future__ import annotations

from typing import TypeAlias

from combat.engine.content.findings import ContentError
from combat.games.volume1.campaign import diary, diary_check
from combat.games.volume1.campaign.diary import Diary
from combat.games.volume1.content.campaign_files import campaign_ids
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.library import Library
from combat.games.volume1.content.plans import load_plan

Case: TypeAlias = Diary | Plan
"""A campaign in progress, or the plan of one that can be begun."""


def cases(library: Library) -> tuple[list[Case], list[str]]:
    """Return the campaigns in the order of the scene, and messages on those that cannot be read.

    First those in progress, the one played last first; then those that can be begun, written ones before generated
    ones; then those that are over.
    """
    kept, spoilt = diary.list_diaries()
    figures = library.parts().figures if kept else {}
    judged = [(case, diary_check.fault(case, figures)) for case in kept]
    shelved = [case for case, fault in judged if fault is None]
    faults = [str(fault) for fault in (*spoilt, *(fault for _, fault in judged if fault is not None))]
    plans: list[Plan] = []
    for campaign in campaign_ids(library):
        try:
            plans.append(load_plan(library, campaign))
        except ContentError as fault:
            faults.append(str(fault))
    running = [case for case in shelved if not case.campaign.over]
    over = [case for case in shelved if case.campaign.over]
    plans.sort(key=lambda plan: plan.endless is not None)
    return [*running, *plans, *over], faults


def is_same(case: Case, shown: Case) -> bool:
    """Return whether two entries are the same campaign: they have the same file, or the same plan not yet begun."""
    if isinstance(case, Diary) or isinstance(shown, Diary):
        return isinstance(case, Diary) and isinstance(shown, Diary) and case.path == shown.path
    return case.id == shown.id
