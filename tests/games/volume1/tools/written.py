"""Yield every text of one language that a player reads, for the tests of the languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from combat.engine.words.catalogue import assets

REALMS = ("engine", "volume1", "command")
NOT_OURS = re.compile(r"^ *(?:\.en =|#).*$|^[a-z][\w-]* =|^ *\*?\[[a-z][\w-]*\]", re.MULTILINE)
"""Comments, the English by which a text is found, and names of messages and of their cases."""
FILLED_IN = re.compile(r"\{[^{}\n]*(?:\}|->)")
TYPED = re.compile(r'eval "\$\([^)"]*\)"')
"""Text typed into a shell, with its symbols."""


def written(language: str) -> Iterator[tuple[str, str]]:
    """Yield the place and text of every catalogue line and every rulebook paragraph of a language."""
    files = [path for realm in REALMS for path in sorted((assets(realm) / "locale" / language).rglob("*.ftl"))]
    for file in files:
        told = FILLED_IN.sub("_", NOT_OURS.sub("", file.read_text(encoding="utf-8")))
        for number, line in enumerate(told.splitlines(), 1):
            yield f"{file.name}:{number}", line
    for page in (page for realm in REALMS for page in sorted((assets(realm) / "rules" / language).glob("*.md"))):
        for number, paragraph in enumerate(page.read_text(encoding="utf-8").split("\n\n"), 1):
            yield f"{page.name}, paragraph {number}", " ".join(paragraph.split("\n"))
