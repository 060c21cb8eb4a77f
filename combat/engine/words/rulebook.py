"""The rulebook in the current language: chapters, rulings, terms, and search."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path

from combat.engine.kernel.record import Record, replace
from combat.engine.words import language, text
from combat.engine.words.catalogue import ENGLISH, PSEUDO, game_folder, lengthened
from combat.engine.words.paragraphs import Paragraph, chapter, nearest, paragraph_of, parse_page, parse_rulings

RULINGS = "rulings.md"
"""The file of rulings beside the chapters of a language."""
WITHIN = 4
"""Least number of letters of a word that is found within longer ones."""
_WORD = r"\w+(?:-\w+)*"
_NUMBERED = r"\d+\.[\d.]*[a-z]?"


class Rulebook(Record, dict=True, gc=True):
    """All paragraphs by number in the order of the book, the rulings on each, and the paragraph number of each mark."""

    paragraphs: Mapping[str, Paragraph]
    rulings: Mapping[str, Sequence[str]]
    marks: Mapping[str, str] = {}
    """Mark by which code and data cite a paragraph, such as L551 -> its number."""

    @cached_property
    def chapters(self) -> tuple[str, ...]:
        """Return the numbers of the chapters."""
        return tuple(dict.fromkeys(map(chapter, self.paragraphs)))

    def of_chapter(self, number: str) -> tuple[Paragraph, ...]:
        """Return a chapter's paragraphs, its introduction first."""
        return tuple(paragraph for paragraph in self.paragraphs.values() if chapter(paragraph.number) == number)

    def find(self, number: str) -> Paragraph | None:
        """Return the paragraph with a number, or else its nearest ancestor; None if there is neither."""
        return self.paragraphs.get(nearest(number, self.paragraphs))

    def number_of(self, citation: str) -> str:
        """Return the paragraph number for a citation in code or data.

        A citation consists of marks, such as "L27, L633", of which the first known one counts; any other text is
        returned unchanged.
        """
        if citation in self.marks:
            return self.marks[citation]
        return next((self.marks[mark] for mark in re.findall(r"\w+", citation) if mark in self.marks), citation)

    @cached_property
    def cited_by(self) -> Mapping[str, tuple[str, ...]]:
        """Return for each number the paragraphs that refer to it."""
        found: dict[str, list[str]] = {}
        for paragraph in self.paragraphs.values():
            for link in paragraph.links:
                found.setdefault(link, []).append(paragraph.number)
        return {number: tuple(numbers) for number, numbers in found.items()}

    @cached_property
    def terms(self) -> Mapping[str, tuple[str, ...]]:
        """Return all terms in alphabetical order, each with the numbers of the paragraphs that explain it."""
        found: dict[str, list[str]] = {}
        for paragraph in self.paragraphs.values():
            for term in paragraph.terms:
                found.setdefault(term, []).append(paragraph.number)
        return {term: tuple(found[term]) for term in sorted(found, key=str.casefold)}

    def search(self, words: str) -> list[Paragraph]:
        """Return the paragraphs in which every word is the prefix of some word, best matches first.

        Matches rank by number, term, title, then text; after them come those that contain words within longer ones,
        as in compounds. If `words` is a number, the paragraphs whose number begins with it are returned.
        """
        wanted = sought_words(words)
        if is_number(words):
            return [paragraph for paragraph in self.paragraphs.values() if paragraph.number.startswith(words.strip())]
        if not wanted:
            return []
        found = []
        for place, paragraph in enumerate(self.paragraphs.values()):
            rank = self._rank(paragraph, wanted, words.strip().casefold())
            if rank is not None:
                found.append((rank, place, paragraph))
        return [paragraph for _, _, paragraph in sorted(found, key=lambda hit: hit[:2])]

    def _rank(self, paragraph: Paragraph, wanted: Sequence[str], whole: str) -> int | None:
        terms = [term.casefold() for term in paragraph.terms]
        if whole in terms:
            return 1
        named = " ".join((paragraph.title, *terms))
        said = " ".join((named, paragraph.text, *self.rulings.get(paragraph.number, ())))
        ranks = ((begin, named), (begin, said), (contain, named), (contain, said))
        return next((rank for rank, (found, text_) in enumerate(ranks, start=2) if found(wanted, text_)), None)


def is_number(words: str) -> bool:
    """Return whether a search text is a paragraph number or the beginning of one."""
    return re.fullmatch(_NUMBERED, words.strip()) is not None


def sought_words(words: str) -> tuple[str, ...]:
    """Return the words of a search text in lower case; hyphenated words count as one. Empty for a number."""
    return () if is_number(words) else tuple(word.casefold() for word in re.findall(_WORD, words))


def begin(wanted: Sequence[str], text: str) -> bool:
    """Return whether each wanted word (in lower case) is a prefix of a word in the text or of a part after a hyphen."""
    words = [word.casefold() for word in re.findall(_WORD, text)]
    parts = [part for word in words if "-" in word for part in word.split("-")]
    return all(any(word.startswith(part) for word in (*words, *parts)) for part in wanted)


def contain(wanted: Sequence[str], text: str) -> bool:
    """Return whether each of the lower-case words is a prefix of a word of the text, or is within one, as in a
    compound; short ones must be prefixes.
    """
    words = [word.casefold() for word in re.findall(_WORD, text)]
    return all(begin([part], text) or (len(part) >= WITHIN and any(part in word for word in words)) for part in wanted)


def rulebook() -> Rulebook:
    """Return the rulebook of the current game in the current language; empty if the game has none. The result is
    cached.
    """
    folder = game_folder()
    return Rulebook({}, {}) if folder is None else read(folder / "rules", language())


@cache
def read(folder: Path, code: str) -> Rulebook:
    """Read the rulebook in the language `code` from a folder with a subfolder for each language; cached.

    Paragraphs that the language lacks are in English; marks are always read from English. A missing folder gives an
    empty book.
    """
    found = {paragraph.number: paragraph for paragraph in _pages(folder / ENGLISH)}
    marks = {mark: number for number, paragraph in found.items() for mark in paragraph.marks}
    rulings = _rulings(folder / ENGLISH)
    if code == PSEUDO:
        found = {number: _stretched(paragraph) for number, paragraph in found.items()}
        rulings = {number: [lengthened(ruling) for ruling in of] for number, of in rulings.items()}
    elif code != ENGLISH:
        found |= {paragraph.number: paragraph for paragraph in _pages(folder / code)}
        rulings |= _rulings(folder / code)
    kept: dict[str, list[str]] = {}
    for number, of in rulings.items():
        kept.setdefault(nearest(number, found), []).extend(of)
    return Rulebook(found, kept, marks)


def _rulings(folder: Path) -> dict[str, list[str]]:
    """Return the rulings of a language by paragraph number."""
    found: dict[str, list[str]] = {}
    page = folder / RULINGS
    for ruling in parse_rulings(page.read_text(encoding="utf-8-sig")) if page.is_file() else ():
        found.setdefault(ruling.number, []).append(ruling.text)
    return found


def _pages(folder: Path) -> Iterator[Paragraph]:
    for page in sorted(page for page in folder.glob("*.md") if page.name != RULINGS):
        yield from parse_page(page.read_text(encoding="utf-8-sig"))


def _stretched(paragraph: Paragraph) -> Paragraph:
    terms = tuple(map(lengthened, paragraph.terms))
    return replace(paragraph, title=lengthened(paragraph.title), text=lengthened(paragraph.text), terms=terms)


def cited(citation: str) -> str:
    """Return the paragraph number, in the current rulebook, of a citation in code or data; "" for ""."""
    return rulebook().number_of(citation) if citation else ""


def title(number: str) -> str:
    """Return the title of a paragraph; "" if there is none.

    The title of a step follows that of its paragraph: "Fire: A natural 9".
    """
    book = rulebook()
    found = book.find(number)
    if found is None:
        return ""
    whole = book.find(paragraph_of(found.number))
    if whole is None or whole is found:
        return found.title
    return text("rule-step", paragraph=whole.title, step=found.title)
