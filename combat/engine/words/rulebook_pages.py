"""The pages of the rulebook window: chapters, rulings, terms, an introduction, and the rules for a selected thing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from combat.engine.kernel.record import Record
from combat.engine.words import capital, text
from combat.engine.words.paragraphs import NUMBER, Paragraph, chapter, nearest, paragraph_of
from combat.engine.words.rulebook import Rulebook, contain, rulebook
from combat.engine.words.topic import Topic

HERE, START, RULINGS, TERMS = "here", "start", "rulings", "terms"
"""The ids of pages that are no chapters: what was pointed at, the introduction, the rulings, and all terms."""

_BRACKETED = re.compile(rf"\(({NUMBER})\)")


class Block(Record):
    """An entry of a page. Texts may contain links like [7.19]; `number` is the paragraph that it is or links to."""

    title: str
    number: str = ""
    text: str = ""
    items: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    cited: tuple[str, ...] = ()
    rank: int = 1
    """0 for the head of a page, 1 for a paragraph, 2 for a step or a part."""


def linked(words: str) -> str:
    """Return a text with paragraph numbers in parentheses, such as (7.09), converted to links: [7.09]."""
    return _BRACKETED.sub(r"[\1]", words)


def chapter_page(number: str) -> list[Block]:
    """Return a chapter: its paragraphs, each with its rulings and the paragraphs of other chapters that refer to it."""
    book = rulebook()
    return [_block(book, paragraph) for paragraph in book.of_chapter(number)]


def _block(book: Rulebook, paragraph: Paragraph) -> Block:
    number = paragraph.number
    cited = tuple(other for other in book.cited_by.get(number, ()) if chapter(other) != chapter(number))
    rank = 0 if number in book.chapters else 1 if paragraph_of(number) == number else 2
    rulings = tuple(map(linked, book.rulings.get(number, ())))
    return Block(paragraph.title, number, paragraph.text, (), rulings, cited, rank)


def rulings_page() -> list[Block]:
    """Return the page of all rulings, paragraph by paragraph."""
    book = rulebook()
    found = [Block(text("rulebook-rulings"), "", text("rulebook-rulings-note"), rank=0)]
    for number, paragraph in book.paragraphs.items():
        if number in book.rulings:
            found.append(Block(paragraph.title, number, "", tuple(map(linked, book.rulings[number]))))
    return found


def terms_page() -> list[Block]:
    """Return the page of all terms by initial letter, with the paragraphs that explain them."""
    found = [Block(text("rulebook-terms"), "", text("rulebook-terms-note"), rank=0)]
    for letter, terms in groupby(rulebook().terms.items(), key=lambda term: term[0][0].upper()):
        lines = tuple(f"{term} [{'] ['.join(numbers)}]" for term, numbers in terms)
        found.append(Block(letter, "", "", lines))
    return found


def topics_page(topics: Sequence[Topic]) -> list[Block]:
    """Return the page about something on the table: its topics, followed by the paragraphs that they cite."""
    book = rulebook()
    found = [
        Block(capital(topic.title), topic.rule, linked(topic.text), tuple(map(linked, topic.lines))) for topic in topics
    ]
    rules = dict.fromkeys(paragraph_of(nearest(topic.rule, book.paragraphs)) for topic in topics if topic.rule)
    rules.pop("", None)
    if rules:
        found.append(Block(text("rulebook-rules-here"), rank=0))
    for number in rules:
        family = [book.paragraphs[number]] if number in book.chapters else _family(book, number)
        found += [_block(book, paragraph) for paragraph in family]
    return found


def nothing_page(words: str) -> list[Block]:
    """Return the page shown when a search for `words` finds nothing."""
    return [Block(text("rulebook-nothing", words=words.strip()), "", text("rulebook-nothing-try"), rank=0)]


def says(blocks: Sequence[Block], words: str) -> bool:
    """Return whether one of the blocks contains every word, as a prefix or within a longer one; False for no
    words.
    """
    wanted = [word.casefold() for word in re.findall(r"\w+", words)]
    return bool(wanted) and any(contain(wanted, " ".join((block.title, block.text, *block.items))) for block in blocks)


def _family(book: Rulebook, number: str) -> list[Paragraph]:
    """Return a paragraph with its steps and parts."""
    return [paragraph for other, paragraph in book.paragraphs.items() if paragraph_of(other) == number]
