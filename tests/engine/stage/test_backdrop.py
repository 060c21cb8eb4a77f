"""The desk of the start screen is read while its window opens."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.stage.drawing.artwork import MissingArtworkError, asset
from combat.engine.stage.paper import backdrop


def desk_drawn(size: tuple[int, int], read: list[str], monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The desk as a window shows it; `read` is told what was read for it."""
    load = pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.append(path.name)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    window = pygame.Surface(size, 0, 32)
    backdrop.Backdrop().draw(window)
    monkeypatch.undo()
    return pygame.image.tobytes(window, "RGB")


def test_a_desk_that_was_read_ahead_is_not_read_again_and_looks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain: list[str] = []
    ahead: list[str] = []
    shown = desk_drawn((1280, 720), plain, monkeypatch)
    backdrop.read_ahead((1600, 900))
    assert desk_drawn((1280, 720), ahead, monkeypatch) == shown
    assert (plain, ahead) == (["desk-1600.jpg"], [])


def test_a_window_of_another_size_than_was_guessed_has_the_desk_made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    backdrop.read_ahead((1600, 900))
    desk_drawn((1900, 1000), read, monkeypatch)
    assert read == ["desk-1920.jpg"]


def test_a_desk_that_is_missing_is_told_by_whoever_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Path:
        raise MissingArtworkError(name)

    monkeypatch.setattr(backdrop, "asset", missing)
    backdrop.read_ahead((1600, 900))
    monkeypatch.setattr(backdrop, "asset", asset)
    read: list[str] = []
    desk_drawn((1600, 900), read, monkeypatch)
    assert read == ["desk-1600.jpg"]
