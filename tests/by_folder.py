"""Source files for a law that applies to each of them: a test for each folder, which is faster than one for each
file."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest


def by_folder(files: Iterable[Path], root: Path) -> pytest.MarkDecorator:
    """Return the parameter `files` of a test: those of one folder, called by its path below a root."""

    def folder(file: Path) -> str:
        return file.relative_to(root).parent.as_posix()

    groups = groupby(sorted(files, key=lambda file: (folder(file), file.name)), folder)
    cases: list[Any] = [pytest.param(tuple(inside), id=name) for name, inside in groups]
    return pytest.mark.parametrize("files", cases)
