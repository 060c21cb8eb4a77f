"""Results of `combat check` and `combat schema` for Volume 1."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from combat.engine.content import checking
from combat.engine.content.findings import Finding
from combat.engine.content.packs import pack as packs
from combat.engine.content.packs.pack import Pack
from combat.engine.content.schemas import schema_of
from combat.games.volume1.reports.all_kinds import ALL_KINDS as KINDS


def check(paths: Iterable[Path], below: Iterable[Path] = ()) -> list[Finding]:
    """Every finding in files and packs, and in all of them in folders; `below` are packs to lay under these."""
    return checking.check_paths(paths, list(below), KINDS)


def overlaps(paths: Iterable[Path]) -> list[str]:
    """What several packs replace, with the one that wins."""
    return [str(note) for note in checking.overlaps(paths, KINDS)]


def stack(paths: Iterable[Path], off: Iterable[Path] = ()) -> list[Pack]:
    """Packs laid over each other."""
    return packs.stack(paths, off, judge=KINDS)


def schema(kind: str) -> dict[str, Any]:
    """The JSON Schema of a kind of file."""
    return schema_of(KINDS.named(kind), KINDS.title)


def schema_kinds() -> list[str]:
    """Every kind of file with a schema."""
    return list(KINDS.shaped)


def kind_of(path: Path) -> str | None:
    """What a file holds, by its place."""
    kind = KINDS.of(path)
    return kind.name if kind else None
