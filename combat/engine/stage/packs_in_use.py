"""Packs taken into use everywhere: as content, as pictures, and as sentences."""

from __future__ import annotations

from pathlib import Path

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.packs.pack import PackList
from combat.engine.stage.drawing import artwork
from combat.engine.words import catalogue


def shelf_of(named: tuple[Path, ...]) -> PackList:
    """The packs named and those of the player's folder, as they are on disk; of the latter only those that are on."""
    shelf = PackList(named)
    shelf.read(all_of_them=False)
    return shelf


def use_packs(shelf: PackList) -> None:
    """From now on play with the packs of a shelf that are sound and on."""
    before = layers.packs()
    shelf.use()
    catalogue.lay_over(layer.root / "assets" / "locale" for layer in layers.packs())
    if words.chosen():
        words.use(words.language() if words.language() in words.languages() else catalogue.ENGLISH)
    if before or layers.packs():
        artwork.forget()
