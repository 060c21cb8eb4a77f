"""Campaigns proved sound, so that what is wrong with one stands beside findings in content files."""

from __future__ import annotations

from pathlib import Path

from combat.engine.play.save_findings import as_finding
from combat.games.volume1.campaign import diary, diary_check
from combat.games.volume1.content.library import Library


def prove_campaign(path: Path) -> None:
    """A campaign's file compared with itself and with the men there are; raises ContentError."""
    with as_finding():
        fault = diary_check.fault(diary.open_diary(path), Library().parts().figures)
        if fault is not None:
            raise fault
