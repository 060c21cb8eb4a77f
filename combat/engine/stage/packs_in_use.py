"""Activation of packs: content, pictures and translations."""

from __future__ import annotations

from pathlib import Path

from combat.engine import words
from combat.engine.content import layers
from combat.engine.content.packs.pack import PackList
from combat.engine.stage.drawing import artwork
from combat.engine.words import catalogue


def shelf_of(named: tuple[Path, ...]) -> PackList:
    """Read from disk and return the list of packs: the enabled ones in the player's folder, and those `named`."""
    shelf = PackList(named)
    shelf.read(all_of_them=False)
    return shelf


def use_packs(shelf: PackList) -> None:
    """Put the valid and enabled packs of a list into use."""
    before = layers.packs()
    shelf.use()
    catalogue.lay_over(layer.root / "assets" / "locale" for layer in layers.packs())
    if words.chosen():
        words.use(words.language() if words.language() in words.languages() else catalogue.ENGLISH)
    if before or layers.packs():
        artwork.forget()
