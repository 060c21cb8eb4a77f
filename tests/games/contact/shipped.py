"""Load the shipped content of CONTACT!, or a copy of it with one change."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from combat.engine.content.layers import Layer, shipped
from combat.engine.files.folders import share
from combat.games.contact.content.assembly import Assembly
from combat.games.contact.content.library import Library
from combat.games.contact.rules.book import Book

MISSIONS = ("crossroads", "mill-stream", "counterstroke", "steppe-village", "before-sunrise", "hedgerow-road")


@cache
def content() -> Assembly:
    """Return the shipped content, cached."""
    return Assembly(Library([shipped("contact")]))


@cache
def book(mission: str) -> Book:
    """Return the book of a shipped mission."""
    return content().book(share() / f"scenarios/contact/{mission}.toml")


def changed(folder: Path, place: str, old: str, new: str) -> Library:
    """Copy the shipped content with one text of a file replaced; return the library of the copy."""
    for top in ("assets", "scenarios"):
        shutil.copytree(share() / top / "contact", folder / "copy" / top)
    file = folder / "copy" / place
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Library([Layer(folder / "copy")])
