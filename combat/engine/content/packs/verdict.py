"""What is thought of a pack, and whose thoughts those are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from combat.engine.content.findings import Finding
from combat.engine.content.layers import Layer
from combat.engine.content.packs.listing import Listing
from combat.engine.kernel.record import Record, field


class Card(Record):
    """What a pack says of itself."""

    name: str = ""
    title: str = ""
    game: str = ""
    """The game that it is for."""
    version: str = ""
    authors: str = ""
    about: str = ""
    needs: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()


class Verdict(Record):
    """What a pack is and brings, and everything that is wrong with it."""

    card: Card
    findings: tuple[Finding, ...] = ()
    brings: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The place of each of its content files -> the entries in it: card numbers, ids of men …"""


class Judge(Protocol):
    """Who knows what a pack is worth to a game: the kinds of its files do."""

    @property
    def game(self) -> str:
        """The id of the game."""

    @property
    def sources(self) -> tuple[str, ...]:
        """Patterns of the places whose files a verdict depends on."""

    @property
    def rooms(self) -> tuple[str, ...]:
        """The game's own rooms whose code it depends on."""

    def judge(self, listing: Listing, below: Sequence[Layer]) -> Verdict:
        """What is wrong with a pack over some layers, and what it brings."""
