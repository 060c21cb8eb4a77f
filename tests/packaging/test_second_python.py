"""The smoke test on a second Python reports faults of that Python, and is skipped if there is none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import second_python


def _said(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Answer the calls of Pythons one by one; a picture is drawn where one is asked for."""
    said = iter(answers)

    def printed(python: str, *call: str) -> str:
        if "shot" in call:
            Path(call[-1]).write_bytes(b"drawn")
        return next(said)

    monkeypatch.setattr(second_python, "printed", printed)


def test_without_a_second_python_it_is_skipped_with_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(second_python, "found", lambda minor: None)
    monkeypatch.setattr(sys, "argv", ["second_python"])
    assert second_python.main() == 0
    assert "is installed: its smoke test is skipped" in capsys.readouterr().out


def test_the_newest_other_python_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = {11: "/eleven", 12: "/twelve", sys.version_info.minor: "/this"}
    monkeypatch.setattr(second_python, "found", installed.get)
    assert second_python.second_python() == max(
        (minor, installed[minor]) for minor in {11, 12} - {sys.version_info.minor}
    )


def test_games_that_end_otherwise_on_the_other_python_are_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    _said(monkeypatch, "1200", "", "won", "won", "lost", "drawn", "won", "won")
    assert second_python.smoke("/other/python") == ["games of command end otherwise"]
    _said(monkeypatch, "1200", "", "won", "won", "lost", "lost", "won", "won")
    assert second_python.smoke("/other/python") == []


def test_a_call_that_fails_on_the_other_python_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_python, "IMPORT_ALL", "raise SystemExit(3)")
    (fault,) = second_python.smoke(sys.executable)
    assert fault.startswith("exit status 3 of ")
