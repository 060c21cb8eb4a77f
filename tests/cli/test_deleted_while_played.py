"""A save deleted during play is written again when the game is closed, even without another answer."""

from __future__ import annotations

import sys
from pathlib import Path

import pygame
import pytest

from combat.cli import main
from combat.cli.titles import load_title
from combat.engine.calls.exit_codes import FINE
from combat.engine.files import folders
from combat.engine.journal import loading
from combat.engine.stage.app import App

SCENARIOS = {"volume1": "first-light", "command": "crossroads-at-noon"}
GONE = "was deleted or moved — the whole game was written again"


class Deleting:
    """Standard input without a line; all saves are deleted before it ends."""

    def __init__(self) -> None:
        self.before: dict[Path, int] = {}

    def readline(self) -> str:
        """Delete all saves and return "", the end of the input."""
        self.before = delete_all()
        return ""


def delete_all() -> dict[Path, int]:
    """Delete all saves; return the size of each in bytes by path."""
    found = {path: path.stat().st_size for path in folders.saves().glob("*.combat")}
    for path in found:
        path.unlink()
    return found


def check(game: str, before: dict[Path, int], said: str) -> None:
    """Assert that the game is saved again completely, and that the player is informed."""
    ((path, size),) = before.items()
    title = load_title(game)
    assert path.stat().st_size == size
    assert loading.verify(path, {game: title}).answers == len(loading.load(path, {game: title}).game.entries)
    assert f"{path}: {GONE}" in said


@pytest.mark.parametrize("game", SCENARIOS)
def test_in_lines_of_text(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    keyboard = Deleting()
    monkeypatch.setattr(sys, "stdin", keyboard)
    assert main(["--game", game, "play", SCENARIOS[game], "--seed", "4", "--text"]) == FINE
    check(game, keyboard.before, capsys.readouterr().out)


@pytest.mark.parametrize("game", SCENARIOS)
def test_in_the_window(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    rounds, before = 0, dict[Path, int]()
    real = App.round

    def round_(app: App, dt: float) -> None:
        nonlocal rounds
        rounds += 1
        if rounds == 5:
            before.update(delete_all())
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        real(app, dt)

    for device in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(device, "dummy")
    monkeypatch.setattr(App, "round", round_)
    assert main(["--game", game, "--no-sound", "play", SCENARIOS[game], "--seed", "4"]) == FINE
    check(game, before, capsys.readouterr().err)
