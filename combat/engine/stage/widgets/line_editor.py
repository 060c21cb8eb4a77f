"""Editing model of a line of text: caret, selection, changes and undo, independent of the window."""

from __future__ import annotations

import unicodedata
from typing import Literal

from combat.engine.kernel.record import Record

JOINER, NON_JOINER = "\u200d", "\u200c"
"""Characters without width that belong to words of some scripts, and to composed emoji."""
APOSTROPHES = "'’"
MOST_KEPT = 200
"""Maximum number of undo steps."""

Way = Literal[-1, 1]


class Moment(Record):
    """A state of the line: its text, the caret, and the anchor of the selection."""

    text: str
    caret: int
    anchor: int


class LineEditor:
    """A text of at most `limit` characters, with a caret and a selection between `anchor` and caret."""

    def __init__(self, text: str = "", limit: int = 60) -> None:
        self.text, self.limit = text, limit
        self.caret = self.anchor = len(text)
        self._past: list[Moment] = []
        self._future: list[Moment] = []
        self._running = ""
        """Kind of the last change, while the next change of this kind is merged with it for undo."""

    @property
    def marked(self) -> tuple[int, int]:
        """Return the start and end of the selection; both are the caret if nothing is selected."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def marked_text(self) -> str:
        """Return the selected text."""
        start, end = self.marked
        return self.text[start:end]

    # -- caret and selection ------------------------------------------------------------------------------------

    def go(self, place: int, *, mark: bool = False) -> None:
        """Move the caret to a position; with `mark`, extend the selection."""
        self.caret = min(len(self.text), max(0, place))
        if not mark:
            self.anchor = self.caret
        self._running = ""

    def step(self, way: Way, *, by_word: bool = False, mark: bool = False) -> None:
        """Move by a character or word to the left (-1) or right (1); with `mark`, extend the selection.

        Without `mark`, a selection collapses to that side.
        """
        start, end = self.marked
        if start != end and not mark and not by_word:
            self.go(start if way < 0 else end)
        else:
            self.go(self._beside(self.caret, way, by_word), mark=mark)

    def mark_all(self) -> None:
        """Select the whole text, with the caret at its end."""
        self.anchor, self.caret, self._running = 0, len(self.text), ""

    def mark_word(self, place: int) -> None:
        """Select the word at a position, or the blanks or other characters there."""
        if not self.text:
            return
        sort = _sort(self.text, min(place, len(self.text) - 1))
        start = end = min(place, len(self.text) - 1)
        while start > 0 and _sort(self.text, start - 1) == sort:
            start -= 1
        while end < len(self.text) and _sort(self.text, end) == sort:
            end += 1
        self.anchor, self.caret, self._running = start, end, ""

    def _beside(self, place: int, way: Way, by_word: bool) -> int:
        return (_word_end if way > 0 else _word_start)(self.text, place) if by_word else _next(self.text, place, way)

    # -- changes ------------------------------------------------------------------------------------------------

    def write(self, words: str, *, pasted: bool = False) -> bool:
        """Replace the selection by as many characters of a text as fit; return whether any were inserted."""
        start, end = self.marked
        words = plain(words)[: max(0, self.limit - len(self.text) + end - start)]
        if not words:
            return False
        goes_on = self._running == "write" and start == end and not pasted
        if not goes_on or (words[0] != " " and self.text[start - 1 : start] == " "):
            self._keep()
        self._put(start, end, words)
        self._running = "" if pasted else "write"
        return True

    def erase(self, way: Way, *, by_word: bool = False) -> bool:
        """Delete the selection, or else one character or word before (-1) or after (1) the caret.

        Returns whether anything was deleted.
        """
        start, end = self.marked
        if start == end:
            start, end = sorted((self.caret, self._beside(self.caret, way, by_word)))
        if start == end:
            return False
        if self._running != "erase" or by_word or end - start > 1:
            self._keep()
        self._put(start, end, "")
        self._running = "" if by_word else "erase"
        return True

    def _put(self, start: int, end: int, words: str) -> None:
        self.text = self.text[:start] + words + self.text[end:]
        self.caret = self.anchor = start + len(words)

    # -- undo ---------------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Undo the last change, such as a typed word; return whether there was one."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """Redo an undone change; return whether there was one."""
        return self._turn(self._future, self._past)

    def _keep(self) -> None:
        self._past.append(Moment(self.text, self.caret, self.anchor))
        del self._past[:-MOST_KEPT]
        self._future.clear()

    def _turn(self, source: list[Moment], other: list[Moment]) -> bool:
        if not source:
            return False
        other.append(Moment(self.text, self.caret, self.anchor))
        moment = source.pop()
        self.text, self.caret, self.anchor, self._running = moment.text, moment.caret, moment.anchor, ""
        return True


def plain(words: str) -> str:
    """Return a text for a single line: whitespace becomes blanks, and other unprintable characters are removed."""
    joined = " ".join(words.strip("\r\n").splitlines())
    return "".join(
        " " if sign.isspace() else sign for sign in joined if sign.isspace() or sign.isprintable() or _joins(sign)
    )


def _joins(sign: str) -> bool:
    return sign in (JOINER, NON_JOINER)


def _next(text: str, place: int, way: Way) -> int:
    """Return the next caret position: combining characters stay with their base."""
    place += way
    while 0 < place < len(text) and _belong_together(text, place):
        place += way
    return min(len(text), max(0, place))


def _belong_together(text: str, place: int) -> bool:
    """Return whether the character at a position combines with the one before it."""
    return unicodedata.category(text[place]) in ("Mn", "Me") or JOINER in (text[place], text[place - 1])


def _sort(text: str, place: int) -> str:
    """Return the class of a character: word, blank or other. An apostrophe within a word is part of it."""
    sign = text[place]
    if sign.isspace():
        return "blank"
    within = sign in APOSTROPHES and text[place - 1 : place].isalnum() and text[place + 1 : place + 2].isalnum()
    marks = unicodedata.category(sign).startswith("M") or _joins(sign)
    return "word" if sign.isalnum() or sign == "_" or within or marks else "other"


def _word_start(text: str, place: int) -> int:
    """Return the start of the word before a position."""
    while place > 0 and _sort(text, place - 1) != "word":
        place -= 1
    while place > 0 and _sort(text, place - 1) == "word":
        place -= 1
    return place


def _word_end(text: str, place: int) -> int:
    """Return the end of the word after a position."""
    while place < len(text) and _sort(text, place) != "word":
        place += 1
    while place < len(text) and _sort(text, place) == "word":
        place += 1
    return place
