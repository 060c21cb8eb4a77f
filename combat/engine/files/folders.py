"""Where files are kept: what comes with the program, and the player's, in the system's folders or those he names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs

from combat.engine.context import Context, ContextField
from combat.engine.kernel.record import MutableRecord, field

APP = "combat"
FIRST_GAME = "volume1"
"""The game of saves and packs that name none."""
ENGINE = "engine"
"""The realm of what comes with the program for every game."""

_PACKAGE = Path(__file__).resolve().parents[2]


class Realms(MutableRecord):
    """Which game's files are meant, and where those of other packages lie."""

    played: str = ""
    """The realm of the game that is played; "" while none is."""
    roots: Mapping[str, Path] = field(default_factory=dict)
    """Realm -> the folder that it comes with, where that is not the program's."""


_REALMS = ContextField(Realms)


def use_title(realm: str, root: str = "") -> None:
    """From now on what comes with the program for a game is this one's; "": for none. `root` is its own folder."""
    realms = _REALMS.value
    realms.played = realm
    if root:
        realms.roots = {**realms.roots, realm: Path(root)}


def played() -> str:
    """The realm of the game that is played, which is its id; "" while none is."""
    return _REALMS.value.played


def played_in(context: Context) -> str:
    """The realm of the game that is played in a context, current or not."""
    return _REALMS.of(context).played


def root_of(realm: str) -> Path | None:
    """Return the folder of a realm that another package brings; None for one that comes with the program."""
    return _REALMS.value.roots.get(realm)


def share() -> Path:
    """What comes with the program, `assets` and `scenarios`: in the installed package, else in the checkout."""
    installed = _PACKAGE / "_share"
    return installed if installed.is_dir() else _PACKAGE.parent


def data() -> Path:
    """Games and pictures; the environment variable COMBAT_DATA_DIR moves it."""
    named = os.environ.get("COMBAT_DATA_DIR")
    return Path(named).expanduser() if named else platformdirs.user_data_path(APP, appauthor=False)


def config() -> Path:
    """Settings and keys; the environment variable COMBAT_CONFIG_DIR moves it."""
    named = os.environ.get("COMBAT_CONFIG_DIR")
    return Path(named).expanduser() if named else platformdirs.user_config_path(APP, appauthor=False)


def state() -> Path:
    """What is written down when something went wrong; the environment variable COMBAT_STATE_DIR moves it."""
    named = os.environ.get("COMBAT_STATE_DIR")
    return Path(named).expanduser() if named else platformdirs.user_state_path(APP, appauthor=False)


def cache() -> Path:
    """What can be made again at any time; the environment variable COMBAT_CACHE_DIR moves it."""
    named = os.environ.get("COMBAT_CACHE_DIR")
    return Path(named).expanduser() if named else platformdirs.user_cache_path(APP, appauthor=False)


def saves() -> Path:
    """The journals of all games."""
    return data() / "saves"


def scenarios() -> Path:
    """The player's own scenarios, which the game lists beside its own."""
    return data() / "scenarios"


def boards() -> Path:
    """The player's own boards."""
    return data() / "assets" / "boards"


def drafts() -> Path:
    """What is being worked on in the scenario editor and was not saved yet."""
    return data() / "drafts"
