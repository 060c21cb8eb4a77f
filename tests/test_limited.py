"""The memory measurement covers the current process, not its parent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HELD = 300 * 1024 * 1024
MEASURE = "from tests.limited import peak_megabytes; {}; print(peak_megabytes())"


def measured(act: str = "pass") -> float:
    """Run code in another process; return the number that it prints."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURE.format(act)], cwd=Path(__file__).parents[1], capture_output=True, check=True
    )
    return float(done.stdout)


def test_memory_is_measured_without_that_of_the_parent() -> None:
    held = bytearray(b"\1") * HELD
    assert 2 < measured() < 100
    assert len(held) == HELD


def test_memory_that_was_let_go_again_is_in_the_peak() -> None:
    assert 300 < measured(f'held = bytearray(b"x") * {HELD}; del held') < 400
