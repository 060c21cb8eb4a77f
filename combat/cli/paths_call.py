"""The command `combat paths`."""

from __future__ import annotations

import argparse
import contextlib
import json

from combat.engine.calls.exit_codes import FINE
from combat.engine.files import folders
from combat.engine.files.folders import share


def paths(options: argparse.Namespace) -> int:
    """Print the folders in which files are stored; return the exit code.

    Creates the folder of packs, so that a pack can be copied into it.
    """
    kept = {
        "config": folders.config(),
        "data": folders.data(),
        "saves": folders.saves(),
        "packs": folders.data() / "packs",
        "scenarios": folders.scenarios(),
        "boards": folders.boards(),
        "cache": folders.cache(),
        "state": folders.state(),
        "content": share(),
    }
    with contextlib.suppress(OSError):  # a folder that cannot be created is printed anyway
        kept["packs"].mkdir(parents=True, exist_ok=True)
    if options.json:
        print(json.dumps({name: str(path) for name, path in kept.items()}))
        return FINE
    for name, path in kept.items():
        print(f"{name:<8} {path}")
    return FINE
