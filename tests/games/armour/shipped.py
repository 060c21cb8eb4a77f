"""Load the shipped content of ARMOUR!, or a copy of it with one change."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from combat.engine.content.findings import ContentError, Finding
from combat.engine.content.layers import Layer, shipped
from combat.engine.files.folders import share
from combat.engine.kernel.text_message import TextMessage
from combat.games.armour.content.assembly import Assembly
from combat.games.armour.content.card_index import CardIndex
from combat.games.armour.content.library import Library
from combat.games.armour.rules.book import Book


@cache
def content() -> Assembly:
    """Return the shipped content, cached."""
    return Assembly(Library([shipped("armour")]))


def cards() -> CardIndex:
    """Return the index of all shipped cards."""
    found = content().cards
    assert found is not None
    return found


@cache
def book(mission: str) -> Book:
    """Return the Book of a shipped mission."""
    return content().book(share() / f"scenarios/armour/{mission}.toml")


def changed(folder: Path, place: str, old: str, new: str) -> Library:
    """Copy the shipped content with one text of a file replaced; return the library of the copy."""
    copy = folder / "copy"
    for top in ("assets", "scenarios"):
        shutil.copytree(share() / top / "armour", copy / top)
    file = copy / place
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Library([Layer(copy)])


def line_of(library: Library, place: str, text: str) -> int:
    """Return the number of the first line of a file with a text in it."""
    lines = library.file(place).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


def said(finding: Finding) -> str:
    """Return the message id of a finding, or of the fault within it; assert that the finding is complete."""
    assert isinstance(finding.said, TextMessage)
    assert "{" not in str(finding)
    assert "‹" not in str(finding)
    inner = dict(finding.said.values).get("what")
    return (
        inner.message
        if finding.said.message == "finding-of" and isinstance(inner, TextMessage)
        else finding.said.message
    )


def findings_about(library: Library, mission: str) -> list[Finding]:
    """Return the findings that make a mission unplayable, [] if it can be played."""
    try:
        Assembly(library).book(library.file(f"scenarios/{mission}.toml"))
    except ContentError as fault:
        return list(fault.findings)
    return []
