"""A log is filtered by words, piece and kind, and written as text and as a page that can be folded."""

from __future__ import annotations

from html.parser import HTMLParser

from combat.engine.words.line import Line
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.log_pages import as_html, as_text
from combat.engine.words.log_sifting import Sifting, kinds, sifted

LOG = [
    LogEntry("Turn 1", tone="heading", rule="4.0"),
    LogEntry("Impulse 1", tone="heading", rule="4.0"),
    LogEntry(
        "Taylor fires at <Bach>",
        "WS 7",
        "hit",
        "13.0",
        pieces=("taylor", "bach"),
        die=3,
        more=(Line("+7 Weapon Skill", "13.0"),),
    ),
    LogEntry("Bach: Morale Check", "", "failed", "19.0b", pieces=("bach",), tone="bad", follows=True),
    LogEntry("Impulse 2", tone="heading", rule="4.0"),
    LogEntry("Crowe moves to 12.10", rule="7.0", pieces=("crowe",)),
]


def heads(sifting: Sifting) -> list[str]:
    """Return the heads of the entries that pass a filter."""
    return [LOG[place].head for place in sifted(LOG, sifting)]


def test_a_line_is_wanted_by_words_piece_and_kind_and_brings_its_own_heading() -> None:
    assert heads(Sifting()) == [
        "Impulse 1",
        "Taylor fires at <Bach>",
        "Bach: Morale Check",
        "Impulse 2",
        "Crowe moves to 12.10",
    ]
    assert heads(Sifting(words="BACH check")) == ["Impulse 1", "Bach: Morale Check"]
    assert heads(Sifting(words="weapon skill")) == ["Impulse 1", "Taylor fires at <Bach>"], (
        "what is unfolded below it counts"
    )
    assert heads(Sifting(piece="crowe")) == ["Impulse 2", "Crowe moves to 12.10"]
    assert heads(Sifting(kinds=("19.0", "7.0"))) == [
        "Impulse 1",
        "Bach: Morale Check",
        "Impulse 2",
        "Crowe moves to 12.10",
    ]
    assert heads(Sifting(words="13.0", piece="bach", kinds=("13.0",))) == ["Impulse 1", "Taylor fires at <Bach>"]
    assert heads(Sifting(words="nobody")) == []


def test_the_kinds_are_the_chapters_that_are_cited_in_the_books_order() -> None:
    assert list(kinds(LOG)) == ["7.0", "13.0", "19.0"]


def test_as_text_it_has_headings_sums_dice_and_rules() -> None:
    assert as_text("The Barn", LOG).splitlines() == [
        "The Barn", "========", "", "Turn 1", "------", "", "Impulse 1", "---------",
        "Taylor fires at <Bach> · WS 7 · hit [3] (13.0)", "    +7 Weapon Skill · 13.0", "    Bach: Morale Check · failed (19.0b)",
        "", "Impulse 2", "---------", "Crowe moves to 12.10 (7.0)",
    ]  # fmt: skip


class Nesting(HTMLParser):
    """HTML parser that asserts that tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        """Record an opened tag."""
        if tag != "meta":
            self.open.append(tag)
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Assert that the closed tag is the last opened one."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Collect the text."""
        self.words += data


def test_as_a_page_it_folds_at_its_headings_and_no_name_is_taken_for_markup() -> None:
    page = Nesting()
    page.feed(as_html("The <Barn>", LOG))
    assert page.open == []
    assert page.seen.count("details") == page.seen.count("summary") == 3
    assert "bach" not in page.seen
    for words in ("The <Barn>", "Taylor fires at <Bach>", "hit [3]", "+7 Weapon Skill", "19.0b", "Impulse 2"):
        assert words in page.words
    assert as_html("x", []).count("details") == 0
    assert as_html("x", LOG[2:3]).count("<p") == 2, "lines before the first heading"


def test_what_was_searched_for_is_found_in_each_part_of_a_line() -> None:
    sifting = Sifting(words="taylor DIS")
    assert sifting.found("Taylor dispara a Hahn, disparo 1") == [(0, 6), (7, 10), (23, 26)]
    assert sifting.found("WS 7 +1") == []
    assert Sifting(words="fuß").found("Fuß vor FUSS, fuß") == [(0, 3), (8, 12), (14, 17)], (
        "a letter that folds into two"
    )
    assert Sifting(words="13.0").found("1300 13.0") == [(5, 9)]
