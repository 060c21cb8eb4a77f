"""Positions in which two rare rules interact, as lab files: each must end as the rulebook says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.volume1.lab.proof import Printed, assert_all_expected, prove

HERE = Path(__file__).parent / "positions"
POSITIONS = sorted(HERE.glob("*.toml"))


def test_every_position_says_what_it_expects() -> None:
    assert assert_all_expected(HERE) == POSITIONS
    assert POSITIONS


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_ends_as_the_rulebook_says(file: Path, capsys: Printed) -> None:
    prove(file, capsys)
