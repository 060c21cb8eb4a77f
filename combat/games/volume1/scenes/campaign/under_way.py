"""Summary of the current campaign for the start screen."""

from __future__ import annotations

from combat.engine.words import translated
from combat.games.volume1.campaign.diary import list_diaries
from combat.games.volume1.campaign.in_one_line import standing, title


def campaign_under_way() -> tuple[str, str]:
    """Return the progress of the unfinished campaign played last, as one line, and the date of its next battle.

    Return ("", "") if there is none.
    """
    for diary in list_diaries()[0]:
        campaign = diary.campaign
        if campaign.next is not None:
            line = f"{title(campaign.plan, campaign)} · {standing(campaign.plan, campaign)}"
            return line, translated(campaign.next.day)
    return "", ""
