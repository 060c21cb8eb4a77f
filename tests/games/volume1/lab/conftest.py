"""Fixture of a folder in which lab texts are run through the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.volume1.lab.lab_calls import Lab, Printed


@pytest.fixture
def lab(tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> Lab:
    """Return a lab in a temporary folder, which is the working folder."""
    monkeypatch.chdir(tmp_path)
    return Lab(tmp_path, capsys)
