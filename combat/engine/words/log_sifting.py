"""Filter the log by words, piece and kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from re import escape, finditer
from string import ascii_letters

from combat.engine.kernel.record import Record
from combat.engine.words import rulebook
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.paragraphs import chapter


class Sifting(Record):
    """A filter of log entries: by words, of which all must occur, by a piece, and by kinds.

    A kind is the chapter of the rulebook that an entry cites.
    """

    words: str = ""
    piece: str = ""
    kinds: tuple[str, ...] = ()

    def wants(self, entry: LogEntry) -> bool:
        """Return whether an entry matches the filter; not for headings."""
        if self.piece and self.piece not in entry.pieces:
            return False
        if self.kinds and chapter(entry.rule) not in self.kinds:
            return False
        said = " ".join((entry.line, entry.rule, *(line.text for line in entry.more))).casefold()
        return all(word in said for word in self.words.casefold().split())

    def found(self, part: str) -> list[tuple[int, int]]:
        """Return the start and end of each occurrence of the filter's words in a text, sorted."""
        said = part.casefold()
        letters = [place for place, letter in enumerate(part) for _ in letter.casefold()]  # some fold to two
        spots = (spot for word in set(self.words.casefold().split()) for spot in finditer(escape(word), said))
        return sorted((letters[spot.start()], letters[spot.end() - 1] + 1) for spot in spots)


def kinds(entries: Sequence[LogEntry]) -> dict[str, str]:
    """Return the chapters that a log cites (number -> title), in rulebook order."""
    cited = {chapter(entry.rule) for entry in entries if entry.rule and entry.tone != "heading"}
    return {number: rulebook.title(number) or number for number in sorted(cited, key=_in_order)}


def _in_order(chapter_: str) -> tuple[str, int]:
    """Return the order of a chapter such as 5.0 or A5.0: by its letter, then by its number."""
    whole = chapter_.partition(".")[0]
    figures = whole.lstrip(ascii_letters)
    return whole.removesuffix(figures), int(figures)


def sifted(entries: Sequence[LogEntry], sifting: Sifting) -> Iterator[int]:
    """Yield the indices of all matching entries and of the headings above them."""
    heading: int | None = None
    for place, entry in enumerate(entries):
        if entry.tone == "heading":
            heading = place
        elif sifting.wants(entry):
            if heading is not None:
                yield heading
                heading = None
            yield place
