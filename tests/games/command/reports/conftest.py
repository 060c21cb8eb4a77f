"""Use COMMAND! for its reports, in English unless a test uses another language."""

from __future__ import annotations

import pytest

from tests.games.command.played import command_is_played

_command_is_played = pytest.fixture(autouse=True)(command_is_played)
