"""German texts use German quotation marks and one word for each of the game's terms."""

from __future__ import annotations

import re

import pytest

from tests.games.volume1.tools.written import TYPED, written

TERMS = {
    r"\bAlarmbereitschaft\b": "alarmiert",
    r"\b[Gg]espottet|\b[Ss]potten\b": "entdecken, entdeckt",
    r"\bLeuchtfeuer\b": "Leuchtkugel",
    r"\bSpielz(?:ug|üge|ügen)\b": "Runde",
    r"\bVorstürmen\b": "Sturmangriff",
    r"\bMoralzust[aä]nd": "Moralstatus, Stufe",
    r"\bSquads?\b": "Gruppe",
    r"\bInitiativ(?:karte|leiste)": "Initiativekarte, Initiativeleiste",
    r"\b[Mm]algenommen|\bverjagt\b": "multipliziert, vertrieben",
    r"\bBrett\b|\bKartenblatts? verl|auf der Karte (?:_|bleiben)": "Spielfeld",
    r"Rennen und (?:Schießen|Feuern)": "Rennen & Feuern",
}
"""Terms for which the rulebook's text has several words, and the one that we have chosen."""


WRITTEN = list(written("de"))


def test_what_is_quoted_is_opened_below_and_closed_above() -> None:
    assert [(where, line) for where, line in WRITTEN if re.sub("[^„“”]", "", line).replace("„“", "")] == []


def test_signs_are_the_real_ones() -> None:
    """But for what is typed into a shell."""
    bare = [(where, TYPED.sub("", line)) for where, line in WRITTEN]
    assert [(where, line) for where, line in bare if re.search(r"['\"]|(?:^|[ (])-\d", line)] == []


def test_no_dash_of_another_language_parts_a_sentence() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"—", line)] == []


def test_a_figure_is_not_parted_from_its_per_cent() -> None:
    assert [(where, line) for where, line in WRITTEN if re.search(r"(?: |\d|_)%(?![(sr])", line)] == []


@pytest.mark.parametrize("wrong", TERMS)
def test_a_term_has_one_word(wrong: str) -> None:
    assert [(where, line, TERMS[wrong]) for where, line in WRITTEN if re.search(wrong, line)] == []
