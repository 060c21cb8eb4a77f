"""Record of drawn text: the requested text, the text as drawn, and how much of it is visible."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

import pygame

from combat.engine.context import ContextField
from combat.engine.kernel.record import MutableRecord

Cut = Literal["", "short", "aside", "below"]
"""The reason why a text is not fully visible: shortened with an ellipsis, or clipped at the side or below."""


class Lettered(NamedTuple):
    """A drawn line of text; `box` is its area and `clip` the clip rectangle of the surface, both in pixels."""

    text: str
    set: str
    box: pygame.Rect
    clip: pygame.Rect
    scrolled: bool
    """True if it is in a scrolling area, where lines may be partly visible."""
    shown: bool = False
    """True if it was drawn directly on the window, not on an intermediate surface."""

    @property
    def cut(self) -> Cut:
        """Return how the text is cut: "short" (shortened), "aside" or "below" (clipped), or "" if it is not.

        A line that is scrolled out of view is not cut.
        """
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
    """A text for which there was no room, with its box in window pixels."""

    text: str
    box: pygame.Rect


class WatchedWriting(MutableRecord):
    """The active recorders of drawn text."""

    left_out: list[LeftOut] | None = None
    written: list[Lettered] | None = None
    scrolls: int = 0
    """Nesting depth of scrolling areas around the text drawn now."""
    listener: int = 0
    """The thread that records; text drawn by other threads is ignored."""


_WATCHED = ContextField(WatchedWriting)


@contextmanager
def noted() -> Iterator[list[Lettered]]:
    """Record all text that this thread draws within the block, in the list that is yielded."""
    watch, found = _WATCHED.value, list[Lettered]()
    before, watch.written, watch.listener = watch.written, found, threading.get_ident()
    try:
        yield found
    finally:
        watch.written = before


@contextmanager
def leaving_out() -> Iterator[list[LeftOut]]:
    """Record all text for which the window has no room, drawn within the block, in the list that is yielded."""
    watch, found = _WATCHED.value, list[LeftOut]()
    before, watch.left_out = watch.left_out, found
    try:
        yield found
    finally:
        watch.left_out = before


def leave_out(text: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """Record that a text, or a part of it, had no room in a box of the window."""
    left_out = _WATCHED.value.left_out
    if left_out is not None and target is pygame.display.get_surface():
        seen = box.clip(target.get_clip())
        if seen.width and seen.height:
            left_out.append(LeftOut(text, seen))


@contextmanager
def scrolling() -> Iterator[None]:
    """Mark text drawn within the block as being in a scrolling area."""
    watch = _WATCHED.value
    watch.scrolls += 1
    try:
        yield
    finally:
        watch.scrolls -= 1


def watched() -> bool:
    """Return whether text drawn by this thread is being recorded."""
    return _listening() is not None


def _listening() -> list[Lettered] | None:
    watch = _WATCHED.value
    return watch.written if watch.written is not None and watch.listener == threading.get_ident() else None


def shorten(text: str, shown: str) -> None:
    """Record that a text was shortened to `shown`, if text is being recorded."""
    if (kept := _listening()) is not None:
        nowhere = pygame.Rect(0, 0, 0, 0)
        kept.append(Lettered(text, shown, nowhere, nowhere, bool(_WATCHED.value.scrolls)))


def note(text: str, shown: str, box: pygame.Rect, target: pygame.Surface) -> None:
    """Record a drawn line, if text is being recorded; the box spans the height of its capitals."""
    if (kept := _listening()) is not None and text.strip():
        on_window = target is pygame.display.get_surface()
        kept.append(Lettered(text, shown, box, target.get_clip(), bool(_WATCHED.value.scrolls), on_window))
