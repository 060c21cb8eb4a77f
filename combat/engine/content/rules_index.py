"""The rules index: which numbers there are, held against the pages and the rulings that carry their words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field

from combat.engine.content.findings import Finding
from combat.engine.content.models import Fault, Part
from combat.engine.words import paragraphs
from combat.engine.words.catalogue import ENGLISH
from combat.engine.words.paragraphs import Paragraph
from combat.engine.words.rulebook import RULINGS

MOST_SENTENCES = 6

_SENTENCE = re.compile(r"[.?!](?:\s|$)")


def _number(value: str) -> str:
    if not paragraphs.is_number(value):
        raise ValueError(f'"{value}" is no paragraph; write a number like 13.0, 13.0.8, 13.0b or 4.0.5e')
    return value


Number = Annotated[str, AfterValidator(_number)]


class ChapterPart(Part):
    """A chapter: its number, its page in each language, and every number on it."""

    number: Number
    page: Annotated[str, Field(pattern="^[0-9]{2}-[a-z-]+$")]
    rules: Annotated[list[Number], Field(min_length=1)]
    untestable: Annotated[list[Number], Field(default_factory=list)]


class RulesFile(Part):
    """`rules/index.toml`."""

    chapter: Annotated[list[ChapterPart], Field(min_length=1)]

    def faults(self) -> Iterator[Fault]:
        """Numbers that stand twice or in the wrong chapter, and parts of what is not there."""
        known: set[str] = set()
        for place, chapter in enumerate(self.chapter):
            where = ("chapter", place, "rules")
            for at, number in enumerate(chapter.rules):
                if number in known:
                    yield (*where, at), f'"{number}" stands twice'
                if paragraphs.chapter(number) != chapter.number:
                    yield (*where, at), f'"{number}" does not belong to chapter {chapter.number}'
                known.add(number)
            if chapter.number not in chapter.rules:
                yield where, f'chapter {chapter.number} must list "{chapter.number}" itself'
            for at, number in enumerate(chapter.untestable):
                if number not in chapter.rules:
                    yield ("chapter", place, "untestable", at), f'"{number}" is no number of chapter {chapter.number}'

    def numbers(self) -> tuple[str, ...]:
        """Every number of the rulebook, in its order."""
        return tuple(number for chapter in self.chapter for number in chapter.rules)

    def testable(self) -> tuple[str, ...]:
        """Every number that says something a test can hold the game to."""
        mute = {number for chapter in self.chapter for number in chapter.untestable}
        return tuple(number for number in self.numbers() if number not in mute)


def check_pages(index: Path, rules: RulesFile) -> Iterator[Finding]:
    """What the pages beside an index lack, or have too much, language by language, and rulings on what is no rule.

    Pages that another language does not have are read in English.
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
                yield Finding(str(rulings), ruling.line, f'"{ruling.number}" is no rule of the index')


def _check_page(page: Path, chapter: ChapterPart, known: frozenset[str]) -> Iterator[Finding]:
    found = paragraphs.parse_page(_read(page))
    for paragraph in found:
        for fault in _faults(paragraph, chapter, known):
            yield Finding(str(page), paragraph.line, f"{paragraph.number} {fault}")
    numbers = [paragraph.number for paragraph in found]
    for number in chapter.rules:
        if number not in numbers:
            yield Finding(str(page), 0, f'has no heading for "{number}", which the index lists')
    if numbers != [number for number in chapter.rules if number in numbers] and set(numbers) <= set(chapter.rules):
        yield Finding(str(page), 1, "has its paragraphs in another order than the index")


def _faults(paragraph: Paragraph, chapter: ChapterPart, known: frozenset[str]) -> Iterator[str]:
    if paragraph.number not in chapter.rules:
        yield f"is not listed in chapter {chapter.number} of the index"
    sentences = len(_SENTENCE.findall(paragraph.text))
    if not 1 <= sentences <= MOST_SENTENCES:
        yield f"has {sentences} sentences; a rule has 1 to {MOST_SENTENCES}"
    for link in paragraph.links:
        if link not in known:
            yield f"refers to [{link}], which is no rule of the index"


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
