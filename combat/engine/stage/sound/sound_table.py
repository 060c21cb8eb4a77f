"""The sound table of a title: sounds and ambiences from its layers, read without validation."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from combat.engine.content.layers import Layer
from combat.engine.kernel.record import CodecError, Record, from_plain

T = TypeVar("T")

TABLE = "assets/sounds.toml"
LINKS = 4
"""Maximum length of a chain of `like` references."""


class SoundCard(Record):
    """The entry of a sound in the table."""

    group: str = ""
    weight: int = 50
    like: str = ""


class Visitor(Record):
    """A sound of an ambience that is repeated, at about the given interval in seconds."""

    sound: str
    every: float


class Ambience(Record):
    """The ambience of a scene: a looped background, and single sounds over it."""

    group: str
    bed: str
    visitors: tuple[Visitor, ...] = ()
    instead_of: str = ""
    scenarios: tuple[str, ...] = ()


class SoundTable:
    """All sounds and ambiences; upper layers override lower ones, and invalid entries are skipped."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self._cards: dict[str, SoundCard] = {}
        self.airs: dict[str, Ambience] = {}
        for layer in layers:
            if layer.has(TABLE):
                found = _read(layer)
                self._cards |= _fitting(SoundCard, found.get("sound"))
                self.airs |= _fitting(Ambience, found.get("air"))

    def card(self, name: str) -> tuple[str, SoundCard] | None:
        """Return the name and entry of a sound, with `like` references resolved; None if it is unknown."""
        card = self._cards.get(name)
        for _ in range(LINKS):
            if card is None or not card.like:
                break
            name, card = card.like, self._cards.get(card.like)
        return None if card is None else (name, card)

    def air(self, name: str, scenario: str = "") -> Ambience | None:
        """Return the ambience with a name, or the one that replaces it in a scenario; None if there is none."""
        return self.airs.get(self.air_name(name, scenario))

    def air_name(self, name: str, scenario: str) -> str:
        """Return the name of the ambience that replaces `name` in a scenario, or `name` itself."""
        own = (own for own, air in self.airs.items() if air.instead_of == name and scenario in air.scenarios)
        return next(own, name)


def _read(layer: Layer) -> Mapping[str, Any]:
    try:
        return tomllib.loads(layer.path(TABLE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}


def _fitting(kind: type[T], entries: object) -> dict[str, T]:
    found: dict[str, T] = {}
    for name, entry in entries.items() if isinstance(entries, dict) else ():
        try:
            found[name] = from_plain(kind, entry)
        except CodecError:
            continue
    return found
