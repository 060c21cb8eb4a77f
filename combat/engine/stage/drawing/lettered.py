"""What was written: each text as it was asked for, as it was set, and how much of it can be seen."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord

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


class WatchedWriting(MutableRecord):
    """What is noted of what is written, while anybody wants to know."""

    left_out: list[LeftOut] | None = None
    written: list[Lettered] | None = None
    scrolls: int = 0
    """In how many things that scroll lies what is written now."""
    listener: int = 0
    """The thread that wants to know; what another one letters meanwhile, on a tile say, is none of its own."""


_WATCHED = ContextField(WatchedWriting)


@contextmanager
def noted() -> Iterator[list[Lettered]]:
    """Everything that this thread writes meanwhile."""
    watch, found = _WATCHED.value, list[Lettered]()
    before, watch.written, watch.listener = watch.written, found, threading.get_ident()
    try:
        yield found
    finally:
        watch.written = before


@contextmanager
def leaving_out() -> Iterator[list[LeftOut]]:
    """Everything for which the window has no room meanwhile."""
    watch, found = _WATCHED.value, list[LeftOut]()
    before, watch.left_out = watch.left_out, found
    try:
        yield found
    finally:
        watch.left_out = before


def leave_out(text: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """A text, or a part of it, does not stand in a box of the window."""
    left_out = _WATCHED.value.left_out
    if left_out is not None and target is pygame.display.get_surface():
        seen = box.clip(target.get_clip())
        if seen.width and seen.height:
            left_out.append(LeftOut(text, seen))


@contextmanager
def scrolling() -> Iterator[None]:
    """What is written meanwhile lies in something that scrolls up and down."""
    watch = _WATCHED.value
    watch.scrolls += 1
    try:
        yield
    finally:
        watch.scrolls -= 1


def watched() -> bool:
    """Whether anybody wants to know."""
    return _listening() is not None


def _listening() -> list[Lettered] | None:
    watch = _WATCHED.value
    return watch.written if watch.written is not None and watch.listener == threading.get_ident() else None


def shorten(text: str, shown: str) -> None:
    """A text was cut short to find room, perhaps on a piece that is drawn later."""
    if (kept := _listening()) is not None:
        nowhere = pygame.Rect(0, 0, 0, 0)
        kept.append(Lettered(text, shown, nowhere, nowhere, bool(_WATCHED.value.scrolls)))


def note(text: str, shown: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """A line was written, its capitals from the top of the box to its bottom."""
    if (kept := _listening()) is not None and text.strip():
        on_window = target is pygame.display.get_surface()
        kept.append(Lettered(text, shown, box, target.get_clip(), bool(_WATCHED.value.scrolls), on_window))
