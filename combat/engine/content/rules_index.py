"""The index of rule numbers, checked against the rulebook pages and the rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from combat.engine.content.findings import Finding
from combat.engine.content.models import Fault, TomlTable
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.words import paragraphs
from combat.engine.words.catalogue import ENGLISH
from combat.engine.words.paragraphs import Paragraph
from combat.engine.words.rulebook import RULINGS

MOST_SENTENCES = 6

_SENTENCE = re.compile(r"[.?!](?:\s|$)")


def _number(value: str) -> str:
    if not paragraphs.is_number(value):
        raise ValueError(msg("finding-no-paragraph", value=value))
    return value


Number = Annotated[str, AfterValidator(_number)]


class ChapterPart(TomlTable):
    """A chapter of the rulebook: its number, its page (file name without language and suffix), and all its rule
    numbers.
    """

    number: Number
    page: Annotated[str, Field(pattern="^[0-9]{2}-[a-z-]+$")]
    rules: Annotated[list[Number], Field(min_length=1)]
    untestable: Annotated[list[Number], Field(default_factory=list)]


class RulesFile(TomlTable):
    """`rules/index.toml`: chapters and numbers of the rulebook."""

    chapter: Annotated[list[ChapterPart], Field(min_length=1)]

    def faults(self) -> Iterator[Fault]:
        """Yield faults of numbers and chapters.

        These are repeated numbers, numbers of another chapter, chapters whose own number is not in `rules`, and
        untestable numbers that are not in `rules`.
        """
        known: set[str] = set()
        for place, chapter in enumerate(self.chapter):
            where = ("chapter", place, "rules")
            for at, number in enumerate(chapter.rules):
                if number in known:
                    yield (*where, at), msg("finding-stands-twice", number=number)
                if paragraphs.chapter(number) != chapter.number:
                    yield (*where, at), msg("finding-wrong-chapter", number=number, chapter=chapter.number)
                known.add(number)
            if chapter.number not in chapter.rules:
                yield where, msg("finding-chapter-without-itself", chapter=chapter.number, number=chapter.number)
            for at, number in enumerate(chapter.untestable):
                if number not in chapter.rules:
                    yield (
                        ("chapter", place, "untestable", at),
                        msg("finding-not-of-chapter", number=number, chapter=chapter.number),
                    )

    def numbers(self) -> tuple[str, ...]:
        """Return every number of the rulebook, in order."""
        return tuple(number for chapter in self.chapter for number in chapter.rules)

    def testable(self) -> tuple[str, ...]:
        """Return every rule number that can be tested."""
        mute = {number for chapter in self.chapter for number in chapter.untestable}
        return tuple(number for number in self.numbers() if number not in mute)


def check_pages(index: Path, rules: RulesFile) -> Iterator[Finding]:
    """Yield findings about pages and rulings, in all languages, that do not match the index.

    `index` is the path of the index file. Chapters without a page in a translation are skipped; a missing English page
    is reported for every number.
    """
    known = frozenset(rules.numbers())
    for folder in sorted({page.parent for page in index.parent.glob("*/*.md")}):
        for chapter in rules.chapter:
            page = folder / f"{chapter.page}.md"
            if folder.name == ENGLISH or page.is_file():
                yield from _check_page(page, chapter, known)
        rulings = folder / RULINGS
        for ruling in paragraphs.parse_rulings(_read(rulings)):
            if ruling.number not in known:
                yield Finding(str(rulings), ruling.line, msg("finding-ruling-on-no-rule", number=ruling.number))


def _check_page(page: Path, chapter: ChapterPart, known: frozenset[str]) -> Iterator[Finding]:
    found = paragraphs.parse_page(_read(page))
    for paragraph in found:
        for fault in _faults(paragraph, chapter, known):
            yield Finding(str(page), paragraph.line, msg("finding-of-rule", number=paragraph.number, what=fault))
    numbers = [paragraph.number for paragraph in found]
    for number in chapter.rules:
        if number not in numbers:
            yield Finding(str(page), 0, msg("finding-no-heading", number=number))
    if numbers != [number for number in chapter.rules if number in numbers] and set(numbers) <= set(chapter.rules):
        yield Finding(str(page), 1, msg("finding-other-order"))


def _faults(paragraph: Paragraph, chapter: ChapterPart, known: frozenset[str]) -> Iterator[TextMessage]:
    if paragraph.number not in chapter.rules:
        yield msg("finding-rule-not-listed", chapter=chapter.number)
    sentences = len(_SENTENCE.findall(paragraph.text))
    if not 1 <= sentences <= MOST_SENTENCES:
        yield msg("finding-too-many-sentences", count=sentences, most=MOST_SENTENCES)
    for link in paragraph.links:
        if link not in known:
            yield msg("finding-strange-link", link=link)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8-sig") if path.is_file() else ""
