"""What was written: each text as it was asked for, as it was set, and how much of it can be seen."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

Cut = Literal["", "short", "aside", "below"]
"""Why a text cannot be read whole: cut short with an ellipsis, or reaching out of its part of the window."""


class Lettered(NamedTuple):
    """A line that was written. `box` is its place, `clip` where the surface could be drawn upon; pixels."""

    text: str
    set: str
    box: pygame.Rect
    clip: pygame.Rect
    scrolled: bool
    """Whether it lies in something that scrolls, where a line may be half in sight."""
    shown: bool = False
    """Whether it was written on the window itself, and not on a piece that is laid there later."""

    @property
    def cut(self) -> Cut:
        """What is missing of it; a line that is wholly out of sight in a list is not missed."""
        if self.set != self.text:
            return "short"
        if self.scrolled and not self.clip.colliderect(self.box):
            return ""
        if self.box.left < self.clip.left or self.box.right > self.clip.right:
            return "aside"
        if not self.scrolled and (self.box.top < self.clip.top or self.box.bottom > self.clip.bottom):
            return "below"
        return ""


class LeftOut(NamedTuple):
    """What there was no room to write, and where it would have stood; pixels of the window."""

    text: str
    box: pygame.Rect


_left_out: list[LeftOut] | None = None
_kept: list[Lettered] | None = None
_scrolls = 0
_listener = 0
"""The thread that wants to know; what another one letters meanwhile, on a tile of the board say, is none of its own."""


@contextmanager
def noted() -> Iterator[list[Lettered]]:
    """Everything that this thread writes meanwhile."""
    global _kept, _listener
    before, _kept, _listener = _kept, [], threading.get_ident()
    try:
        yield _kept
    finally:
        _kept = before


@contextmanager
def leaving_out() -> Iterator[list[LeftOut]]:
    """Everything for which the window has no room meanwhile."""
    global _left_out
    before, _left_out = _left_out, []
    try:
        yield _left_out
    finally:
        _left_out = before


def leave_out(text: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """A text, or a part of it, does not stand in a box of the window."""
    if _left_out is not None and target is pygame.display.get_surface():
        seen = box.clip(target.get_clip())
        if seen.width and seen.height:
            _left_out.append(LeftOut(text, seen))


@contextmanager
def scrolling() -> Iterator[None]:
    """What is written meanwhile lies in something that scrolls up and down."""
    global _scrolls
    _scrolls += 1
    try:
        yield
    finally:
        _scrolls -= 1


def watched() -> bool:
    """Whether anybody wants to know."""
    return _listening() is not None


def _listening() -> list[Lettered] | None:
    return _kept if _kept is not None and _listener == threading.get_ident() else None


def shorten(text: str, shown: str) -> None:
    """A text was cut short to find room, perhaps on a piece that is drawn later."""
    if (kept := _listening()) is not None:
        nowhere = pygame.Rect(0, 0, 0, 0)
        kept.append(Lettered(text, shown, nowhere, nowhere, bool(_scrolls)))


def note(text: str, shown: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """A line was written, its capitals from the top of the box to its bottom."""
    if (kept := _listening()) is not None and text.strip():
        on_window = target is pygame.display.get_surface()
        kept.append(Lettered(text, shown, box, target.get_clip(), bool(_scrolls), on_window))
