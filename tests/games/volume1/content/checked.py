"""Call `combat check` and `combat schema` for Volume 1 in this process."""

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
    """Return all findings in files, packs and folders; `below` are packs on which they depend."""
    return checking.check_paths(paths, list(below), KINDS)


def overlaps(paths: Iterable[Path]) -> list[str]:
    """Return the entries that several packs replace, each with the pack that has precedence."""
    return [str(note) for note in checking.overlaps(paths, KINDS)]


def stack(paths: Iterable[Path], off: Iterable[Path] = ()) -> list[Pack]:
    """Return the packs at some paths as a stack of layers, without those in `off`."""
    return packs.stack(paths, off, judge=KINDS)


def schema(kind: str) -> dict[str, Any]:
    """Return the JSON Schema of a kind of file."""
    return schema_of(KINDS.named(kind), KINDS.title)


def schema_kinds() -> list[str]:
    """Return every kind of file with a schema."""
    return list(KINDS.shaped)


def kind_of(path: Path) -> str | None:
    """Return the kind of a file by its path, None if it has none."""
    kind = KINDS.of(path)
    return kind.name if kind else None
