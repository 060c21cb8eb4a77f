"""Packs taken into use everywhere: as content, as pictures, and as sentences."""

from __future__ import annotations

from combat import words
from combat.client import artwork
from combat.content import layers
from combat.content.packs import Shelf
from combat.words import catalogue


def furnish(shelf: Shelf) -> None:
    """From now on play with the packs of a shelf that are sound and on."""
    shelf.use()
    catalogue.lay_over(layer.root / "assets" / "locale" for layer in layers.packs())
    words.use(words.language() if words.language() in words.languages() else catalogue.ENGLISH)
    artwork.forget()
