"""The campaign that the start screen speaks of."""

from __future__ import annotations

from combat.games.volume1.campaign.diary import list_diaries
from combat.games.volume1.scenes.campaign.orders_sheet import standing


def campaign_under_way() -> tuple[str, str]:
    """The campaign played last that is not over, in a line, and the day of its next battle; "" where none is."""
    for diary in list_diaries()[0]:
        campaign = diary.campaign
        if campaign.next is not None:
            return f"{campaign.title} · {standing(campaign.plan, campaign)}", campaign.next.day
    return "", ""
