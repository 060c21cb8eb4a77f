"""Where the player's files are kept: the system's own folders, or those that the environment names."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

APP = "combat"


def data() -> Path:
    """Games and pictures; the environment variable COMBAT_DATA_DIR moves it."""
    named = os.environ.get("COMBAT_DATA_DIR")
    return Path(named).expanduser() if named else platformdirs.user_data_path(APP, appauthor=False)


def config() -> Path:
    """Settings and keys; the environment variable COMBAT_CONFIG_DIR moves it."""
    named = os.environ.get("COMBAT_CONFIG_DIR")
    return Path(named).expanduser() if named else platformdirs.user_config_path(APP, appauthor=False)


def saves() -> Path:
    """The journals of all games."""
    return data() / "saves"
