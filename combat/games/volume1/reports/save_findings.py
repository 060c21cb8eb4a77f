"""Journals and campaigns proved sound, so that what is wrong with one stands beside findings in content files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding
from combat.engine.journal.faults import SaveError
from combat.engine.journal.loading import verify
from combat.games.volume1.campaign import diary, diary_check
from combat.games.volume1.content.library import Library
from combat.games.volume1.title import OWN_TITLES


def prove_save(path: Path) -> None:
    """Every digest of a journal compared; raises ContentError."""
    with _told():
        verify(path, OWN_TITLES)


def prove_campaign(path: Path) -> None:
    """A campaign's file compared with itself and with the men there are; raises ContentError."""
    with _told():
        fault = diary_check.fault(diary.open_diary(path), Library().parts().figures)
        if fault is not None:
            raise fault


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except SaveError as fault:
        raise ContentError([Finding(str(fault.path), fault.line, f"{fault.what} — {fault.remedy}")]) from None
