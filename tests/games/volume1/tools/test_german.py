"""German is written with the signs of German, and one word for each of the game's terms."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from combat.engine.words.catalogue import assets

REALMS = ("engine", "volume1")
NOT_OURS = re.compile(r"^ *(?:\.en =|#).*$|^[a-z][\w-]* =", re.MULTILINE)
"""Comments, the English that a text is found by, and names of messages."""
FILLED_IN = re.compile(r"\{[^{}\n]*\}")
TERMS = {
    r"\bAlarmbereitschaft\b": "alarmiert",
    r"\b[Gg]espottet|\b[Ss]potten\b": "entdecken, entdeckt",
    r"\bLeuchtfeuer\b": "Leuchtkugel",
    r"\bSpielz(?:ug|üge|ügen)\b": "Runde",
    r"\bVorstürmen\b": "Sturmangriff",
    r"\bMoralzust[aä]nd": "Moralstatus, Stufe",
    r"\bSquads?\b": "Gruppe",
}
"""What the rulebook's text calls now so, now otherwise, and the word that we have chosen."""


def lines() -> Iterator[tuple[str, str]]:
    """Every line and paragraph that a German player reads, letters too."""
    files = [path for realm in REALMS for path in sorted((assets(realm) / "locale" / "de").rglob("*.ftl"))]
    for file in files:
        told = FILLED_IN.sub("_", NOT_OURS.sub("", file.read_text(encoding="utf-8")))
        for number, line in enumerate(told.splitlines(), 1):
            yield f"{file.name}:{number}", line
    for page in sorted((assets("volume1") / "rules" / "de").glob("*.md")):
        for number, paragraph in enumerate(page.read_text(encoding="utf-8").split("\n\n"), 1):
            yield f"{page.name}, paragraph {number}", " ".join(paragraph.split("\n"))


WRITTEN = list(lines())


def test_what_is_quoted_is_opened_below_and_closed_above() -> None:
    assert [(where, line) for where, line in WRITTEN if re.sub("[^„“”]", "", line).replace("„“", "")] == []


def test_signs_are_the_real_ones() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"['\"]|(?:^|[ (])-\d", line)] == []


def test_a_figure_is_not_parted_from_its_per_cent() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"(?: |\d|_)%", line)] == []


@pytest.mark.parametrize("wrong", TERMS)
def test_a_term_has_one_word(wrong: str) -> None:
    assert [(where, line, TERMS[wrong]) for where, line in WRITTEN if re.search(wrong, line)] == []
