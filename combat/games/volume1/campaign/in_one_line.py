"""Title and progress of a campaign, each as one line of text."""

from __future__ import annotations

from combat.engine.words import text, translated
from combat.games.volume1.campaign.battle_ways import lengths
from combat.games.volume1.campaign.campaign_state import Campaign
from combat.games.volume1.content.campaign_plan import Plan


def title(plan: Plan, campaign: Campaign | None) -> str:
    """Return the player's name for a campaign, else the plan's translated title."""
    return campaign.name if campaign is not None and campaign.name else translated(plan.title)


def standing(plan: Plan, campaign: Campaign | None) -> str:
    """Return the progress of a campaign as one line; `campaign` is None if it has not begun."""
    if campaign is None:
        return text("campaign-new")
    if campaign.over:
        return text("campaign-over-short", won=campaign.won)
    if plan.endless is not None:
        return text("campaign-progress-endless", battle=len(campaign.fought) + 1, won=campaign.won)
    return text("campaign-progress", battle=len(campaign.fought) + 1, battles=_in_all(campaign), won=campaign.won)


def _in_all(campaign: Campaign) -> str:
    """Return the total number of battles from the present state: one number, or minimum and maximum."""
    few, most = (len(campaign.fought) + count for count in lengths(campaign.plan, campaign.course[1]))
    return str(few) if few == most else f"{few}–{most}"
