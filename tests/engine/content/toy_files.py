"""File kinds of a toy game: a bag of marbles and races with them; covers all that the engine reads for any game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from combat.engine.content import file_kinds
from combat.engine.content.file_kinds import FileKind, FileKinds
from combat.engine.content.findings import ContentError, Finding, unknown
from combat.engine.content.models import Fault, Id, Root, TomlTable, twice
from combat.engine.content.packs.listing import Listing
from combat.engine.content.places import Places
from combat.engine.content.reading import examine


class MarblePart(TomlTable):
    """Marble in the bag."""

    weight: Annotated[int, Field(ge=1, le=9)]
    """The weight in grams."""


class BagFile(Root[Id, MarblePart]):
    """`bag.toml`: the marbles by their names."""


class RaceFile(TomlTable):
    """File in `scenarios/`: the marbles that take part in a race."""

    marbles: list[Id]
    """The marbles, by their names."""

    def faults(self) -> Iterator[Fault]:
        """Yield a fault for each marble that is listed twice."""
        yield from twice(self.marbles, "marble", "marbles")

    @classmethod
    def entries(cls, data: Mapping[str, Any]) -> Iterable[str]:
        """Return the names that count as entries of the file: its marbles."""
        return data["marbles"]  # type: ignore[no-any-return]


class Marbles:
    """Marbles known in some places, and checks of the races."""

    def __init__(self, places: Places) -> None:
        self.findings: list[Finding] = []
        self.known: set[str] = set()
        for file in places.files_at("assets/bag.toml"):
            source, findings = examine(file, BagFile)
            self.findings += findings
            self.known |= set(source.content.root) if source else set()

    def about(self, kind: str, file: Path) -> list[Finding]:
        """Return the findings about a race file: faults of the file, and unknown marbles."""
        source, findings = examine(file, RaceFile)
        strange = [] if source is None else [name for name in source.content.marbles if name not in self.known]
        return [*findings, *(Finding(file.name, 1, unknown("marble", name, self.known)) for name in strange)]


def prove_score(file: Path) -> None:
    """Check that a file contains a number of marbles; otherwise raise ContentError."""
    if not file.read_text(encoding="utf-8").isdigit():
        raise ContentError([Finding(file.name, 1, "is no number of marbles")])


def judge_ramp(listing: Listing, content: Places, place: str, kinds: FileKinds) -> Iterator[Finding]:
    """Yield a finding if a pack's ramp is steep."""
    if "steep" in (listing.root / place).read_text(encoding="utf-8"):
        yield Finding(place, 1, f"is too steep for {kinds.title} {len(content.files('assets/bag.toml'))} bag")


_HERE = "tests.engine.content.toy_files"

KINDS = FileKinds(
    game="marbles",
    title="Marbles:",
    kinds=(
        FileKind("bag", ("assets/bag.toml",), f"{_HERE}:BagFile"),
        FileKind("race", ("scenarios/*.toml",), f"{_HERE}:RaceFile", apart=True),
        FileKind("final", ("scenarios/final.toml",), f"{_HERE}:RaceFile", apart=True),
        FileKind("ramp", ("assets/ramps/*.toml",), judge=f"{_HERE}:judge_ramp"),
        file_kinds.PACK,
        FileKind("score", ("*.score",), proof=f"{_HERE}:prove_score", saved=True),
    ),
    assembly=f"{_HERE}:Marbles",
    sources=("assets/bag.toml",),
    rooms=("engine/files",),
)
