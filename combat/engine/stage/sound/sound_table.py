"""The title's table of sounds and airs, read late and lightly: packs were looked through before they were laid on."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from combat.engine.content.layers import Layer
from combat.engine.kernel.record import CodecError, Record, from_plain

T = TypeVar("T")

TABLE = "assets/sounds.toml"
LINKS = 4
"""How often a sound may stand for another that stands for another."""


class SoundCard(Record):
    """What the table says of a sound."""

    group: str = ""
    weight: int = 50
    like: str = ""


class Visitor(Record):
    """A sound that is heard now and then, every so many seconds on the whole."""

    sound: str
    every: float


class Ambience(Record):
    """What surrounds a scene: a bed that goes round, and what is heard above it now and then."""

    group: str
    bed: str
    visitors: tuple[Visitor, ...] = ()
    instead_of: str = ""
    scenarios: tuple[str, ...] = ()


class SoundTable:
    """All sounds and airs, those of upper layers in the place of lower ones; what does not fit is not there."""

    def __init__(self, layers: Iterable[Layer]) -> None:
        self._cards: dict[str, SoundCard] = {}
        self.airs: dict[str, Ambience] = {}
        for layer in layers:
            if layer.has(TABLE):
                found = _read(layer)
                self._cards |= _fitting(SoundCard, found.get("sound"))
                self.airs |= _fitting(Ambience, found.get("air"))

    def card(self, name: str) -> tuple[str, SoundCard] | None:
        """A sound, or the one that stands for it, with its own name; None for one that nobody knows."""
        card = self._cards.get(name)
        for _ in range(LINKS):
            if card is None or not card.like:
                break
            name, card = card.like, self._cards.get(card.like)
        return None if card is None else (name, card)

    def air(self, name: str, scenario: str = "") -> Ambience | None:
        """The air of a name, or that which a scenario has instead of it; None where nothing is heard."""
        return self.airs.get(self.air_name(name, scenario))

    def air_name(self, name: str, scenario: str) -> str:
        """Its name; the same for one that nobody knows."""
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
