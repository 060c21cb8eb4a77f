"""Image, log and line of sight from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from combat.cli import main
from combat.engine.files.folders import share
from tests.games.command.skirmish_save import saved

Printed = pytest.CaptureFixture[str]
CALL = ("--game", "command")


@pytest.mark.parametrize("seat", ["", "none"])
def test_a_save_is_drawn_as_it_was_left(seat: str, tmp_path: Path, capsys: Printed) -> None:
    game, out = saved(tmp_path, 60), tmp_path / "game.png"
    chosen = ("--seat", seat) if seat else ()
    assert main([*CALL, "shot", str(game), "--size", "640x360", "--out", str(out), "--json", *chosen]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["answers"] >= 60
    assert pygame.image.load(out).get_size() == (640, 360)


def test_the_hand_of_the_computer_is_looked_at_when_all_is_over_and_not_before(tmp_path: Path, capsys: Printed) -> None:
    out = str(tmp_path / "hand.png")
    for answers, code in ((60, 2), (None, 0)):
        game = saved(tmp_path, answers)
        assert main([*CALL, "shot", str(game), "--size", "640x360", "--out", out, "--seat", "allies"]) == code
        assert ("known are axis, none" in capsys.readouterr().err) == bool(code)
        game.unlink()


def test_a_scenario_is_drawn_after_so_many_answers_and_only_for_who_may_sit_there(
    tmp_path: Path, capsys: Printed
) -> None:
    out = tmp_path / "turn.png"
    wanted = ("patrols-at-the-bridge", "--at", "40", "--size", "640x360", "--out", str(out))
    assert main([*CALL, "shot", *wanted, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["answers"] >= 40
    assert main([*CALL, "shot", *wanted, "--seat", "soviets"]) == 2
    assert "soviets" in capsys.readouterr().err


def test_the_log_of_a_save_is_told_and_sifted(tmp_path: Path, capsys: Printed) -> None:
    game = saved(tmp_path, 200)
    assert main([*CALL, "log", str(game)]) == 0
    whole = capsys.readouterr().out.splitlines()
    assert main([*CALL, "log", str(game), "--rule", "20.2"]) == 0
    sifted = [line for line in capsys.readouterr().out.splitlines() if line.endswith(")")]
    assert 0 < len(sifted) < len(whole)
    assert all(line.endswith("(20.2)") for line in sifted)
    assert main([*CALL, "log", str(game), "--out", str(tmp_path / "log.html")]) == 0
    assert (tmp_path / "log.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_what_a_lab_file_misses_is_told_in_a_sentence_where_no_language_was_chosen(
    tmp_path: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab = share() / "assets" / "command" / "lab" / "worst-hindrance.toml"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(lab.read_text(encoding="utf-8").replace("hindrance = 5", "hindrance = 4", 1), encoding="utf-8")
    monkeypatch.setenv("LANG", "C")
    assert main([*CALL, "lab", str(wrong)]) == 2
    assert capsys.readouterr().err.endswith(": hindrance is 5 here, and was to be 4\n")


@pytest.mark.rule("16.3")
def test_16_3_a_line_is_answered_with_its_reason_over_a_map_and_in_a_position(capsys: Printed) -> None:
    lab = next((share() / "assets" / "command" / "lab").glob("a-blaze-ends*.toml"))
    assert main([*CALL, "los", "crossroads-at-noon", "01.01", "05.05"]) == 0
    assert capsys.readouterr().out == "cut: woods 02.01 · the line touches the drawn ground\n"
    assert main([*CALL, "los", "crossroads-at-noon", "01.01", "05.05", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["visible"], told["range"], told["blocked_by"], told["reason"]) == (False, 6, "02.01", "woods")
    assert main([*CALL, "los", str(lab), "01.01", "01.02"]) == 0
    assert main([*CALL, "los", "crossroads-at-noon", "01.01", "99.05"]) == 2
    assert capsys.readouterr().err == 'combat los: hex "99.05" is off the board (15 × 10)\n'
