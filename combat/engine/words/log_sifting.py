"""The log as something to be searched: sifted by words, piece and kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from combat.engine.kernel.record import Record
from combat.engine.words import rulebook
from combat.engine.words.log_entry import LogEntry
from combat.engine.words.paragraphs import chapter


class Sifting(Record):
    """What is wanted of a log: lines that have all of some words, are about a piece, and of certain kinds.

    A kind is the chapter of the rulebook that a line cites.
    """

    words: str = ""
    piece: str = ""
    kinds: tuple[str, ...] = ()

    def wants(self, entry: LogEntry) -> bool:
        """Whether a line, which is no heading, is wanted."""
        if self.piece and self.piece not in entry.pieces:
            return False
        if self.kinds and chapter(entry.rule) not in self.kinds:
            return False
        said = " ".join((entry.line, entry.rule, *(line.text for line in entry.more))).casefold()
        return all(word in said for word in self.words.casefold().split())


def kinds(entries: Sequence[LogEntry]) -> dict[str, str]:
    """The chapters that a log cites, in the order of the rulebook, and their titles."""
    cited = {chapter(entry.rule) for entry in entries if entry.rule and entry.tone != "heading"}
    ordered = sorted(cited, key=lambda number: int(number.partition(".")[0]))
    return {number: rulebook.title(number) or number for number in ordered}


def sifted(entries: Sequence[LogEntry], sifting: Sifting) -> Iterator[int]:
    """The places of all lines that are wanted, and of the headings above them."""
    heading: int | None = None
    for place, entry in enumerate(entries):
        if entry.tone == "heading":
            heading = place
        elif sifting.wants(entry):
            if heading is not None:
                yield heading
                heading = None
            yield place
