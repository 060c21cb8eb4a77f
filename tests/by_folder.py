"""Parametrize a law that applies to source files: one test for each folder, which is faster than one for each file."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest


def by_folder(files: Iterable[Path], root: Path) -> pytest.MarkDecorator:
    """Return a mark that parametrizes `files` with the files of one folder each.

    The test id is the path below `root`.
    """

    def folder(file: Path) -> str:
        return file.relative_to(root).parent.as_posix()

    groups = groupby(sorted(files, key=lambda file: (folder(file), file.name)), folder)
    cases: list[Any] = [pytest.param(tuple(inside), id=name) for name, inside in groups]
    return pytest.mark.parametrize("files", cases)
