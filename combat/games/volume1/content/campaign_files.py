"""Paths of campaigns and of their scenarios."""

from __future__ import annotations

from pathlib import Path

from combat.engine.content.findings import ContentError, Finding, thing
from combat.engine.content.places import Places
from combat.engine.kernel.text_message import msg

CAMPAIGN = "campaign.toml"
"""The file that makes a folder of scenarios a campaign."""


def scenarios_of(places: Places, campaign: str) -> dict[str, Path]:
    """Return the path of every scenario that a campaign can name, by id; its own files override the game's."""
    own = {file.stem: file for file in places.files(f"scenarios/{campaign}/*.toml") if file.name != CAMPAIGN}
    return {id_: places.file(f"scenarios/{id_}.toml") for id_ in places.scenario_ids()} | own


def campaign_ids(places: Places) -> list[str]:
    """Return the ids of all campaigns."""
    return [file.parent.name for file in places.files(f"scenarios/*/{CAMPAIGN}")]


def campaign_file(places: Places, campaign: str) -> Path:
    """Return the path of a campaign's file, whether it exists or not."""
    return places.file(f"scenarios/{campaign}/{CAMPAIGN}")


def scenario_file(places: Places, campaign: str, scenario: str) -> Path:
    """Return the path of a campaign battle's scenario file; raise ContentError if it does not exist."""
    known = scenarios_of(places, campaign)
    if scenario not in known:
        listed = ", ".join(known) or thing("none")
        raise ContentError([Finding(campaign, 0, msg("finding-no-such-scenario", name=scenario, known=listed))])
    return known[scenario]
