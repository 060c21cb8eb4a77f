"""Worked examples of the rulebook: each lab file NN_name.toml gives the results in NN_name.expect.json."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.volume1.lab.proof import Printed, assert_all_expected, prove

HERE = Path(__file__).parent
EXAMPLES = sorted(HERE.glob("*.toml"))


def test_every_example_says_what_it_expects() -> None:
    assert len(assert_all_expected(HERE)) > 20


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_an_example_of_the_rulebook(file: Path, capsys: Printed) -> None:
    prove(file, capsys)
