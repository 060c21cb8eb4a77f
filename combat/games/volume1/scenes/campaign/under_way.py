"""The campaign that the start screen speaks of."""

from __future__ import annotations

from combat.engine.words import translated
from combat.games.volume1.campaign.diary import list_diaries
from combat.games.volume1.campaign.in_one_line import standing, title


def campaign_under_way() -> tuple[str, str]:
    """The campaign played last that is not over, in a line, and the day of its next battle; "" where none is."""
    for diary in list_diaries()[0]:
        campaign = diary.campaign
        if campaign.next is not None:
            line = f"{title(campaign.plan, campaign)} · {standing(campaign.plan, campaign)}"
            return line, translated(campaign.next.day)
    return "", ""
