"""The run of several hours uses the window's loop, and distinguishes constant from growing memory."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.volume1 import long_play
from tools.volume1.scenario_table import OURS


def line(minute: int, megabytes: float) -> str:
    """Return the JSON line of a measurement at a minute."""
    told = {
        "minutes": minute,
        "megabytes": megabytes,
        "battles": minute // 5,
        "answers": 60 * minute,
        "seconds": minute,
    }
    return json.dumps(told) + "\n"


@pytest.mark.parametrize(("growth", "code"), [(0.0, 0), (0.02, 0), (0.2, 1), (-0.2, 1)])
def test_memory_that_grows_is_told_from_memory_that_does_not(tmp_path: Path, growth: float, code: int) -> None:
    """What is read in the first half hour counts for nothing, and large boards are compared with themselves."""
    kept = tmp_path / "kept.jsonl"
    round_ = 5 * len(OURS.scenario_ids())
    megabytes = [
        60.0 if minute < 30 else 150 + 50 * (minute // 5 % 2) + growth * minute for minute in range(2 * round_)
    ]
    kept.write_text("".join(line(minute, held) for minute, held in enumerate(megabytes)), encoding="utf-8")
    assert long_play.main([str(kept)]) == code


def test_what_is_too_short_is_said_to_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text(line(1, 100), encoding="utf-8")
    assert long_play.main([str(kept)]) == 1
    assert "too short" in capsys.readouterr().out
