"""Findings in journals and campaigns, to stand beside those in content files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from combat.engine.content.findings import Finding
from combat.engine.journal.faults import SaveError
from combat.engine.journal.journal import SUFFIX
from combat.engine.journal.loading import verify
from combat.games.volume1.campaign import diary, diary_check
from combat.games.volume1.content.library import Library


def _prove_campaign(path: Path) -> None:
    fault = diary_check.fault(diary.open_diary(path), Library().parts().figures)
    if fault is not None:
        raise fault


PROOFS: dict[str, Callable[[Path], object]] = {SUFFIX: verify, diary.SUFFIX: _prove_campaign}
"""How the file of a game or a campaign is proved sound: it raises SaveError where it is not."""


def check_saves(paths: Iterable[Path]) -> Iterator[Finding]:
    """What is wrong with the journals and campaigns given, and with all that lie in the folders given."""
    for path in paths:
        for save in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if save.suffix not in PROOFS:
                continue
            try:
                PROOFS[save.suffix](save)
            except SaveError as fault:
                yield Finding(str(fault.path), fault.line, f"{fault.what} — {fault.remedy}")
