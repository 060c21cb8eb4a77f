"""Folders: those of the program, and the player's, in the system's standard places or set by environment variables."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache as cached
from pathlib import Path

import platformdirs

from combat.engine.context import Context, ContextField
from combat.engine.kernel.record import MutableRecord, field

APP = "combat"
FIRST_GAME = "volume1"
"""The game of saves and packs that name none."""
ENGINE = "engine"
"""The realm of assets that all games share."""

_PACKAGE = Path(__file__).resolve().parents[2]


class Realms(MutableRecord):
    """The current game, and the folders of games from other packages."""

    played: str = ""
    """The realm of the current game; "" for none."""
    roots: Mapping[str, Path] = field(default_factory=dict)
    """Realm -> its folder, if that is not the program's."""


_REALMS = ContextField(Realms)


def use_title(realm: str, root: str = "") -> None:
    """Set the current game by its realm (its id); "" for none.

    `root` is the game's folder if another package provides it.
    """
    realms = _REALMS.value
    realms.played = realm
    if root:
        realms.roots = {**realms.roots, realm: Path(root)}


def played() -> str:
    """Return the realm of the current game, which is its id; "" for none."""
    return _REALMS.value.played


def played_in(context: Context) -> str:
    """Return the realm of a context's game; the context need not be current."""
    return _REALMS.of(context).played


def root_of(realm: str) -> Path | None:
    """Return the folder of a game from another package; None for the program's own games."""
    return _REALMS.value.roots.get(realm)


@cached
def share() -> Path:
    """Return the folder with the program's `assets` and `scenarios`: the installed package's, else the checkout.

    Cached, as it is asked for with every rule that a text cites.
    """
    installed = _PACKAGE / "_share"
    return installed if installed.is_dir() else _PACKAGE.parent


def data() -> Path:
    """Return the folder of games and images; the environment variable COMBAT_DATA_DIR overrides it."""
    named = os.environ.get("COMBAT_DATA_DIR")
    return Path(named).expanduser() if named else platformdirs.user_data_path(APP, appauthor=False)


def config() -> Path:
    """Return the folder of settings and keys; the environment variable COMBAT_CONFIG_DIR overrides it."""
    named = os.environ.get("COMBAT_CONFIG_DIR")
    return Path(named).expanduser() if named else platformdirs.user_config_path(APP, appauthor=False)


def state() -> Path:
    """Return the folder of error logs; the environment variable COMBAT_STATE_DIR overrides it."""
    named = os.environ.get("COMBAT_STATE_DIR")
    return Path(named).expanduser() if named else platformdirs.user_state_path(APP, appauthor=False)


def cache() -> Path:
    """Return the cache folder; the environment variable COMBAT_CACHE_DIR overrides it."""
    named = os.environ.get("COMBAT_CACHE_DIR")
    return Path(named).expanduser() if named else platformdirs.user_cache_path(APP, appauthor=False)


def saves() -> Path:
    """Return the folder of all journals."""
    return data() / "saves"


def scenarios() -> Path:
    """Return the folder of the player's scenarios, which are listed beside the game's."""
    return data() / "scenarios"


def boards() -> Path:
    """Return the folder of the player's boards."""
    return data() / "assets" / "boards"


def drafts() -> Path:
    """Return the folder of unsaved drafts of the scenario editor."""
    return data() / "drafts"
