"""No control character is ever sent to a terminal, whatever a file or its name contains."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from combat.cli import main

CLEAR = "\x1b[2J\x9b2J\x07\x08"
Printed = pytest.CaptureFixture[str]


def test_a_folder_named_to_clear_the_screen_is_written_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", f"{tmp_path}/{CLEAR}")
    before = sys.stdout
    assert main(["paths"]) == 0
    said = capsys.readouterr().out
    assert not set(said) & {"\x1b", "\x9b", "\x07", "\x08"}
    assert r"\u001b[2J\u009b2J\u0007\u0008" in said
    assert sys.stdout is before


@pytest.mark.parametrize("call", ["check", "verify", "simulate", "lab", "play", "load"])
def test_a_file_named_so_is_named_in_one_plain_line(call: str, tmp_path: Path, capsys: Printed) -> None:
    path = tmp_path / f"a{CLEAR}\n\rb.toml"
    path.write_text("x")
    assert main([call, str(path)]) == 2
    said = "".join(capsys.readouterr())
    assert not set(said) & {"\x1b", "\x9b", "\x07", "\x08", "\r"}
    assert len(said.splitlines()) in (1, 2)


def test_what_is_printed_as_json_stays_json(capsys: Printed) -> None:
    from combat.cli.terminal import plain

    print(json.dumps({"name": "\x9bx\x7f\u2028"}, ensure_ascii=False), file=plain(sys.stdout))
    assert json.loads(capsys.readouterr().out) == {"name": "\x9bx\x7f\u2028"}


def test_a_program_without_a_terminal_has_no_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["paths"]) == 0
    assert main(["check", "/nowhere"]) == 2
