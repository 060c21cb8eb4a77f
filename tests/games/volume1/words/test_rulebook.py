"""The rulebook's texts: titles, links both ways, rulings, terms and search results."""

from __future__ import annotations

from combat.engine import words
from combat.engine.words import rulebook


def _found(query: str) -> list[str]:
    return [paragraph.number for paragraph in rulebook.rulebook().search(query)]


def test_a_step_is_called_after_its_paragraph() -> None:
    assert rulebook.title("7.19") == "Duck Back"
    assert rulebook.title("13.0.8") == "Fire: A natural 9"
    assert rulebook.title("7.09.3a") == "Grenade: Scatter"
    assert (rulebook.title("13.0.8.1"), rulebook.title("99.0")) == ("Fire: A natural 9", "")


def test_a_paragraph_knows_who_refers_to_it_and_how_it_is_ruled() -> None:
    book = rulebook.rulebook()
    assert {"7.08.1", "6.0f"} <= set(book.cited_by["15.0"])
    assert any("Close Call" in ruling for ruling in book.rulings["7.19.3"])
    assert len(book.chapters) == 23
    assert book.of_chapter("13.0")[0].number == "13.0"


def test_every_ruling_hangs_on_a_paragraph() -> None:
    book = rulebook.rulebook()
    assert sum(map(len, book.rulings.values())) > 30
    assert set(book.rulings) <= set(book.paragraphs)


def test_a_search_finds_numbers_terms_titles_and_texts_in_this_order() -> None:
    assert _found("13.0.8") == ["13.0.8"]
    assert _found("duck back")[0] == "7.19"
    assert _found("low ammo")[:2] == ["7.13", "13.0.8"]
    assert "8.1c" in _found("milder wound")
    assert _found("scat")[0] == "7.09.3a"
    assert "7.09.3a" in _found("grena scat")
    assert (_found(""), _found("  ,"), _found("zeppelin")) == ([], [], [])


def test_a_word_with_a_hyphen_is_one_word_and_a_number_marks_no_digits() -> None:
    book = rulebook.rulebook()
    hits = _found("re-roll")
    assert hits
    for number in hits:
        text = " ".join((book.paragraphs[number].title, book.paragraphs[number].text, *book.rulings.get(number, ())))
        assert "re-roll" in text.casefold()
    assert not rulebook.begin(("re-roll",), "a reduced result")
    assert rulebook.begin(("roll",), "a re-roll")
    assert (rulebook.sought_words("12.0.5"), rulebook.sought_words("Re-roll low")) == ((), ("re-roll", "low"))


def test_a_word_within_a_compound_is_found_after_whole_words() -> None:
    words.use("de")
    book = rulebook.rulebook()
    hits = [book.paragraphs[number] for number in _found("granate")]
    whole = [rulebook.begin(("granate",), " ".join((hit.title, hit.text, *hit.terms))) for hit in hits]
    assert not all(whole), "as in Rauchgranate"
    assert any(whole)
    last = len(whole) - 1 - whole[::-1].index(True)
    ruled = [hit.number for hit in hits[: last + 1] if hit.number in book.rulings]
    assert all(there or hit.number in ruled for hit, there in zip(hits[:last], whole, strict=False))
    assert rulebook.contain(("deckung",), "Die Hexseitendeckung zählt")
    assert not rulebook.contain(("eck",), "Die Hexseitendeckung zählt"), "too short to mean anything"


def test_terms_are_listed_in_alphabetical_order_with_what_explains_them() -> None:
    terms = rulebook.rulebook().terms
    assert terms["Medic"] == ("7.14", "8.1d")
    assert list(terms) == sorted(terms, key=str.casefold)


def test_the_pseudo_language_stretches_it_and_keeps_its_links() -> None:
    plain = rulebook.rulebook().paragraphs["7.19a"]
    words.use("xx")
    longer = rulebook.rulebook().paragraphs["7.08.1"]
    assert longer.links == ("15.0",)
    assert len(rulebook.rulebook().paragraphs["7.19a"].title) > len(plain.title)
