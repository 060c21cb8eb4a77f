"""Tests keep to themselves: no test reads or writes the folders of whoever runs them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

_HOME = Path(tempfile.mkdtemp(prefix="combat-tests-"))
for _folder in ("DATA", "CONFIG", "CACHE", "STATE"):
    os.environ[f"COMBAT_{_folder}_DIR"] = str(_HOME / _folder.lower())
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"


def pytest_unconfigure() -> None:
    """Leave nothing behind."""
    import shutil

    shutil.rmtree(_HOME, ignore_errors=True)
