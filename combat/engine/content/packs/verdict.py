"""The verdict on a pack, and the interface of the check that gives it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from combat.engine.content.findings import Finding
from combat.engine.content.layers import Layer
from combat.engine.content.packs.listing import Listing
from combat.engine.kernel.record import Record, field


class Card(Record):
    """The validated contents of a pack's manifest."""

    name: str = ""
    title: str = ""
    game: str = ""
    """The id of its game."""
    version: str = ""
    authors: str = ""
    about: str = ""
    needs: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


class Verdict(Record):
    """The manifest, entries and findings of a pack."""

    card: Card
    findings: tuple[Finding, ...] = ()
    brings: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The place of each of its content files -> the names of its entries: card numbers, ids of men …"""


class Judge(Protocol):
    """Checks packs for a game; implemented by `FileKinds`."""

    @property
    def game(self) -> str:
        """Return the id of the game."""

    @property
    def sources(self) -> tuple[str, ...]:
        """Return the patterns of the places that a verdict depends on."""

    @property
    def rooms(self) -> tuple[str, ...]:
        """Return the game's own packages whose code a verdict depends on."""

    def judge(self, listing: Listing, below: Sequence[Layer]) -> Verdict:
        """Check a pack over the layers below it; return its manifest, findings and entries."""
