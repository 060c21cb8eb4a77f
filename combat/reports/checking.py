"""Findings in journals, to stand beside those in content files."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from combat.content.findings import Finding
from combat.saves.faults import SaveError
from combat.saves.journal import SUFFIX
from combat.saves.loading import verify


def check_journals(paths: Iterable[Path]) -> Iterator[Finding]:
    """What is wrong with the journals given, and with all journals in the folders given."""
    for path in paths:
        journals = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path] if path.suffix == SUFFIX else []
        for journal in journals:
            try:
                verify(journal)
            except SaveError as fault:
                yield Finding(str(fault.path), fault.line, f"{fault.what} — {fault.remedy}")
