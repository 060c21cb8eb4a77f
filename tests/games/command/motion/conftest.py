"""Motions of COMMAND!, on a table without a window."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from tests.games.command.played import command_is_played

_command_is_played = pytest.fixture(autouse=True)(command_is_played)
