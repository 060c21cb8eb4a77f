"""Lists of men and things are written by the rules of each language."""

from __future__ import annotations

import pytest

from combat.engine import words
from combat.engine.kernel.text_message import msg
from combat.engine.words.grammar.lists import all_of, joined, one_of


@pytest.mark.parametrize(("language", "men", "said"), [
    ("en", [], ""),
    ("en", ["Crowe"], "Crowe"),
    ("en", ["Crowe", "Weiss"], "Crowe and Weiss"),
    ("en", ["Crowe", "Taylor", "Weiss"], "Crowe, Taylor and Weiss"),
    ("de", ["Crowe", "Taylor", "Weiss"], "Crowe, Taylor und Weiss"),
    ("es", ["Crowe", "Taylor", "Weiss"], "Crowe, Taylor y Weiss"),
    ("es", ["Crowe", "Irving"], "Crowe e Irving"),
    ("es", ["Crowe", "«Íñigo»"], "Crowe e «Íñigo»"),
    ("es", ["agua", "hierba"], "agua y hierba"),
    ("es", ["Crowe", "Hines"], "Crowe e Hines"),
])  # fmt: skip
def test_the_last_is_joined_by_and(language: str, men: list[str], said: str) -> None:
    words.use(language)
    assert all_of(men) == said


@pytest.mark.parametrize(("language", "said"), [
    ("en", "seven, eight or nine; one or eight"),
    ("de", "seven, eight oder nine; one oder eight"),
    ("es", "seven, eight o nine; one o eight"),
])  # fmt: skip
def test_one_of_several_is_joined_by_or(language: str, said: str) -> None:
    words.use(language)
    assert f"{one_of(['seven', 'eight', 'nine'])}; {one_of(['one', 'eight'])}" == said
    if language == "es":
        assert one_of(["siete", "ocho"]) == "siete u ocho"


def test_a_list_that_is_kept_is_said_in_the_language_of_the_moment() -> None:
    kept = joined("and", ["12.10", "13.10", msg("thing-list")])
    assert str(kept) == "12.10, 13.10 and a list"
    words.use("de")
    assert str(kept) == "12.10, 13.10 und eine Liste"
