"""Load campaign plans, and check them against men and scenarios."""

from __future__ import annotations

from combat.engine.content.findings import ContentError
from combat.engine.content.reading import read
from combat.games.volume1.content.campaign_files import campaign_file
from combat.games.volume1.content.campaign_plan import Plan
from combat.games.volume1.content.kinds.campaign_file import CampaignFile, check_campaign
from combat.games.volume1.content.library import Library


def load_plan(library: Library, campaign: str) -> Plan:
    """Load the plan of a campaign; raise ContentError with every finding if it is invalid."""
    source = read(campaign_file(library, campaign), CampaignFile)
    parts = library.parts()
    findings = list(check_campaign(source, library, parts.figures, parts.weapons))
    if findings:
        raise ContentError(findings)
    return source.content.build(campaign)
