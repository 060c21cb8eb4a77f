"""Activation of packs: content, pictures and translations."""

from __future__ import annotations

from pathlib import Path

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.packs.pack import PackList
from combat.engine.stage.drawing import artwork
from combat.engine.words import catalogue


def shelf_of(named: tuple[Path, ...]) -> PackList:
    """Return the list of the packs named and of the enabled packs in the player's folder, read from disk."""
    shelf = PackList(named)
    shelf.read(all_of_them=False)
    return shelf


def use_packs(shelf: PackList) -> None:
    """Use the valid and enabled packs of a list from now on."""
    before = layers.packs()
    shelf.use()
    catalogue.lay_over(layer.root / "assets" / "locale" for layer in layers.packs())
    if words.chosen():
        words.use(words.language() if words.language() in words.languages() else catalogue.ENGLISH)
    if before or layers.packs():
        artwork.forget()
