"""Rulebook paragraphs: the structure of their numbers, and the parsers of pages and rulings."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from combat.engine.kernel.record import Record

NUMBER = r"[1-9]\d?\.\d{1,2}(?:\.\d{1,2})?(?:ii+|[a-z])?(?!\w)"
"""13.0 is a chapter, 13.1 a paragraph of it, 13.0.8 its step 8; letters are parts: 13.0b, 7.09.3a, 4.0.4ii."""

# compiled with the first page of the rulebook
_LINK = rf"\[({NUMBER})\]"
_HEADING = rf"##? ({NUMBER}) (.+)"
_RULING = rf"- \*\*({NUMBER})\*\* (.+)"
_PART = r"(?:ii+|[a-z])$"
_TERMS, _MARKS = "Terms:", "Marks:"


class Paragraph(Record):
    """One numbered rule: its title, its text with links like [7.19], the terms it explains, and its line on a page.

    `marks` are other names by which code and data cite it, such as the lines of a source.
    """

    number: str
    title: str
    text: str
    terms: tuple[str, ...] = ()
    line: int = 1
    marks: tuple[str, ...] = ()

    @property
    def links(self) -> tuple[str, ...]:
        """Return the numbers that the text refers to, without duplicates."""
        return tuple(dict.fromkeys(re.findall(_LINK, self.text)))


def is_number(words: str) -> bool:
    """Return whether a text is exactly a paragraph number."""
    return re.fullmatch(NUMBER, words) is not None


def above(number: str) -> str:
    """Return the parent of a paragraph number, whether or not it exists; "" for a chapter.

    For example 7.09.3a -> 7.09.3 -> 7.09 -> 7.0.
    """
    if part := re.search(_PART, number):
        return number[: part.start()]
    levels = number.split(".")
    if len(levels) < 2:
        return ""
    if len(levels) > 2:
        return ".".join(levels[:-1])
    return f"{levels[0]}.0" if levels[1] != "0" else ""


def chapter(number: str) -> str:
    """Return the chapter of a number: 13.0 for 13.0.8."""
    return f"{number.partition('.')[0]}.0"


def paragraph_of(number: str) -> str:
    """Return the paragraph of a step or part: 13.0 for 13.0.8, 7.09 for 7.09.3a."""
    while len(number.split(".")) > 2 or re.search(_PART, number):
        number = above(number)
    return number


def nearest(number: str, known: Container[str]) -> str:
    """Return the number itself if it is in `known`, else its nearest ancestor in it; "" if there is none."""
    while number and number not in known:
        number = above(number)
    return number


def pieces(text: str) -> Iterator[tuple[str, bool]]:
    """Split a text at its links; yield each piece, and whether it is the number of a link."""
    for place, piece in enumerate(re.split(_LINK, text)):
        if piece:
            yield piece, place % 2 == 1


def parse_page(text: str) -> tuple[Paragraph, ...]:
    """Parse a page of the rulebook; return its paragraphs in order.

    A heading has a number and a title; below it are sentences, and lines such as `Terms: one, two` and `Marks: L5`.
    """
    found: list[Paragraph] = []
    starts: list[tuple[int, str, str]] = []
    bodies: list[list[str]] = []
    for place, line in enumerate(text.splitlines(), 1):
        if heading := re.fullmatch(_HEADING, line.strip()):
            starts.append((place, heading[1], heading[2].strip()))
            bodies.append([])
        elif bodies and line.strip():
            bodies[-1].append(line.strip())
    for (place, number, title), body in zip(starts, bodies, strict=True):
        words = " ".join(line for line in body if not line.startswith((_TERMS, _MARKS)))
        found.append(Paragraph(number, title, words, _listed(body, _TERMS), place, _listed(body, _MARKS)))
    return tuple(found)


def _listed(body: Sequence[str], head: str) -> tuple[str, ...]:
    """Return what the lines that begin with a head list, separated by commas."""
    return tuple(item.strip() for line in body if line.startswith(head) for item in line[len(head) :].split(","))


def parse_rulings(text: str) -> tuple[Paragraph, ...]:
    """Parse a list of rulings, `- **7.09** …` with continuation lines; one number may have several rulings."""
    found: list[tuple[int, str, list[str]]] = []
    for place, line in enumerate(text.splitlines(), 1):
        if item := re.fullmatch(_RULING, line.rstrip()):
            found.append((place, item[1], [item[2]]))
        elif found and line.startswith("  ") and line.strip():
            found[-1][2].append(line.strip())
    return tuple(Paragraph(number, "", " ".join(lines), (), place) for place, number, lines in found)
