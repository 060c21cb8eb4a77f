"""A line of text under the hands of who writes it: what every key and click does to it, without a window."""

from __future__ import annotations

import unicodedata
from typing import Literal

from combat.engine.kernel.record import Record

JOINER, NON_JOINER = "\u200d", "\u200c"
"""Signs without a width that belong to words of some scripts, and to some signs made of several."""
APOSTROPHES = "'’"
MOST_KEPT = 200
"""Changes that can be taken back."""

Way = Literal[-1, 1]


class Moment(Record):
    """A line as it stood: its text, the place of the caret, and where the marked part began."""

    text: str
    caret: int
    anchor: int


class LineEditor:
    """A text of at most `limit` signs, with a caret and, between `anchor` and caret, a marked part."""

    def __init__(self, text: str = "", limit: int = 60) -> None:
        self.text, self.limit = text, limit
        self.caret = self.anchor = len(text)
        self._past: list[Moment] = []
        self._future: list[Moment] = []
        self._running = ""
        """What the last change was, while the next one of its kind belongs to it."""

    @property
    def marked(self) -> tuple[int, int]:
        """Where the marked part begins and ends; both are the caret if nothing is marked."""
        return min(self.anchor, self.caret), max(self.anchor, self.caret)

    @property
    def marked_text(self) -> str:
        """The marked part itself."""
        start, end = self.marked
        return self.text[start:end]

    # -- caret and mark -----------------------------------------------------------------------------------------

    def go(self, place: int, *, mark: bool = False) -> None:
        """Set the caret before the sign at a place; with `mark` everything on the way is marked."""
        self.caret = min(len(self.text), max(0, place))
        if not mark:
            self.anchor = self.caret
        self._running = ""

    def step(self, way: Way, *, by_word: bool = False, mark: bool = False) -> None:
        """A sign or a word to the left (-1) or right; without `mark` a marked part is left at its end on that side."""
        start, end = self.marked
        if start != end and not mark and not by_word:
            self.go(start if way < 0 else end)
        else:
            self.go(self._beside(self.caret, way, by_word), mark=mark)

    def mark_all(self) -> None:
        """Mark the whole text; the caret stands at its end."""
        self.anchor, self.caret, self._running = 0, len(self.text), ""

    def mark_word(self, place: int) -> None:
        """Mark the word, the blank or the run of other signs around a place."""
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
        """Put words in the place of the marked part, as many signs as there is room for; whether any found some."""
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
        """Take away the marked part, else the sign or word before (-1) or behind the caret; whether there was one."""
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

    # -- taking back --------------------------------------------------------------------------------------------

    def undo(self) -> bool:
        """Take the last change back: a word written, a run of signs erased; whether there was one."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """Make a change that was taken back once more; whether there was one."""
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
    """Words as one line takes them: line breaks and tabs become blanks, other signs that cannot be seen go."""
    joined = " ".join(words.strip("\r\n").splitlines())
    return "".join(
        " " if sign.isspace() else sign for sign in joined if sign.isspace() or sign.isprintable() or _joins(sign)
    )


def _joins(sign: str) -> bool:
    return sign in (JOINER, NON_JOINER)


def _next(text: str, place: int, way: Way) -> int:
    """The next place at which a caret may stand: accents and the like stay with the sign that they stand on."""
    place += way
    while 0 < place < len(text) and _belong_together(text, place):
        place += way
    return min(len(text), max(0, place))


def _belong_together(text: str, place: int) -> bool:
    """Whether the sign at a place is written upon the one before it."""
    return unicodedata.category(text[place]) in ("Mn", "Me") or JOINER in (text[place], text[place - 1])


def _sort(text: str, place: int) -> str:
    """To what a sign belongs: a word, a blank, or other signs. An apostrophe within a word is part of it."""
    sign = text[place]
    if sign.isspace():
        return "blank"
    within = sign in APOSTROPHES and text[place - 1 : place].isalnum() and text[place + 1 : place + 2].isalnum()
    marks = unicodedata.category(sign).startswith("M") or _joins(sign)
    return "word" if sign.isalnum() or sign == "_" or within or marks else "other"


def _word_start(text: str, place: int) -> int:
    """Where the word before a place begins."""
    while place > 0 and _sort(text, place - 1) != "word":
        place -= 1
    while place > 0 and _sort(text, place - 1) == "word":
        place -= 1
    return place


def _word_end(text: str, place: int) -> int:
    """Where the word behind a place ends."""
    while place < len(text) and _sort(text, place) != "word":
        place += 1
    while place < len(text) and _sort(text, place) == "word":
        place += 1
    return place
