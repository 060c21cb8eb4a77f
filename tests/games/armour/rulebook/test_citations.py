"""Every rule that ARMOUR! cites has a paragraph in every language, in refusals, the log and F1."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Refusal
from combat.engine.words import languages, use
from combat.engine.words.line import Line
from combat.engine.words.rulebook import cited, rulebook
from combat.games.armour.rules.events.fire_events import UnitPinned
from combat.games.armour.rules.events.transport_events import TeamMounted
from combat.games.armour.words.armour_words import WORDS
from tests.games.armour.rulebook.citations import in_code, in_data, is_citation, marks_of
from tests.games.armour.tiny_battle import Placed, battle
from tools import rules_coverage


def test_code_and_data_cite_much() -> None:
    assert len(set(in_code())) > 80
    assert len(set(in_data())) > 30
    assert is_citation("L27, L633") and is_citation("L739-L750") and is_citation("5.9") and not is_citation("A2.2")


@pytest.mark.parametrize("language", languages())
def test_every_citation_leads_to_its_paragraph(language: str) -> None:
    use(language)
    book = rulebook()
    for citation in (*in_code(), *in_data()):
        assert book.find(cited(citation)) is not None, f"{citation} has no paragraph"
        for mark in marks_of(citation):
            assert mark in book.marks, f"{mark} has no paragraph: add it to a `Marks:` in assets/armour/rules/en"


def test_no_mark_stands_at_two_paragraphs() -> None:
    use("en")
    marks = [mark for paragraph in rulebook().paragraphs.values() for mark in paragraph.marks]
    assert len(marks) == len(set(marks))


def test_paragraphs_that_a_ruling_decides_bear_it_in_every_language() -> None:
    for language in languages():
        use(language)
        book = rulebook()
        decided = {book.marks[f"A{number}"] for number in range(1, 53)}
        assert sorted(decided - set(book.rulings)) == [], language


def test_every_mark_of_a_test_is_that_of_a_paragraph() -> None:
    places = (*rules_coverage.marks(game="armour"), *rules_coverage.citations(game="armour"))
    assert len(places) > 300
    assert [str(place) for place in rules_coverage.unknown(rules_coverage.index(game="armour"), iter(places))] == []


@pytest.mark.rule("L699")
def test_a_refusal_and_the_log_give_the_number_of_the_rulebook() -> None:
    state = battle(
        [Placed("us-sherman-platoon", {"m4-sherman": 1}, ["60,90"])],
        [Placed("de-panzer-hq", {"pz-iv-g": 1}, ["60,60"])],
    )
    assert WORDS.refusal(state, Refusal("fired-halted", "L699, A2")) == Line("It has fired at its full rate", "15.1")
    pinned, held = (WORDS.tell(state, event) for event in (UnitPinned("a1", 5), TeamMounted("a1-1", "a1-1")))
    assert pinned is not None and held is not None
    assert (pinned.rule, held.rule) == ("14.1", "7.2")
