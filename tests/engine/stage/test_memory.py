"""Memory of freed images is returned to the system if the C library supports it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from combat.engine.stage import freed_memory
from tests.engine.stage.freed_pages import pages_given_back


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    """Clear the cached answer whether memory can be returned, before and after the test."""
    with pages_given_back():
        freed_memory._glibc.cache_clear()
        yield
        freed_memory._glibc.cache_clear()


def test_on_another_system_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    freed_memory.give_back_free_pages()
    assert freed_memory._glibc() is None


def test_small_pieces_that_were_let_go_leave_the_process() -> None:
    library = freed_memory._glibc()
    if library is None:
        pytest.skip("not glibc")
    psutil = pytest.importorskip("psutil")
    import pygame

    kept = [pygame.Surface((100, 100), 0, 32) for _ in range(2_000)]
    pinned = kept[::50]
    for piece in kept:
        piece.fill((1, 2, 3))
    kept.clear()
    full = psutil.Process().memory_info().rss
    freed_memory.give_back_free_pages()
    assert psutil.Process().memory_info().rss < full - 20_000_000
    assert len(pinned) == 40
