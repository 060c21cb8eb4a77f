"""Generated campaigns continue: every battle is playable, and some are won, some lost; `make soak` plays more."""

from __future__ import annotations

import os

from combat.games.volume1.campaign import campaign_run
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.players.bots import PLAYERS
from tools.volume1.scenario_table import OURS

SOAKED = "COMBAT_SOAK" in os.environ
CAMPAIGNS, BATTLES = (8, 10) if SOAKED else (1, 2)
"""Number of campaigns played, and the battle to which they are."""
LEAST, MOST = 35, 85
"""Percent of their battles that the cautious player should win in the soak."""


def test_campaigns_from_a_seed_are_played_to_their_tenth_battle() -> None:
    plan = load_plan(OURS, "field-by-field")
    won, fought = 0, 0
    for seed in range(1, CAMPAIGNS + 1):
        campaign = campaign_run.begun(plan, seed, OURS)
        for after in campaign_run.battles(campaign, OURS, PLAYERS["cautious"], seed, most=BATTLES):
            campaign = after
        assert len(campaign.fought) == BATTLES or len(campaign.fit) < plan.least, seed
        won, fought = won + campaign.won, fought + len(campaign.fought)
    if SOAKED:
        assert LEAST <= 100 * won / fought <= MOST
