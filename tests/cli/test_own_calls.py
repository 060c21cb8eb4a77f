"""A title's own calls are parsed, documented and run beside the common ones, for this title only."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from combat.cli import main, titles
from combat.cli.calls import HEADLESS, WINDOW, calls_of
from combat.engine import words

Printed = pytest.CaptureFixture[str]
OF_ANY = [call.name for call in (*WINDOW, *HEADLESS)]


@pytest.fixture(autouse=True)
def _two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the house."""
    monkeypatch.setitem(titles.TITLES, "toy", "tests.cli.toy_calls:TOY_WITH_CALL")


@pytest.mark.parametrize("game", ["--game toy", "--game=toy", "--gam toy", "--game volume1 --scale 2 --game toy"])
def test_a_call_of_a_title_is_carried_out_with_its_options(game: str, capsys: Printed) -> None:
    assert main([*game.split(), "rivers", "pond-3", "--times", "2"]) == 0
    assert capsys.readouterr().out == "3\n3\n"


def test_its_options_are_read_with_the_same_care(capsys: Printed) -> None:
    assert main(["--game", "toy", "rivers", "pond-3", "--times", "0"]) == 2
    said = 'combat rivers: argument --times: "0" is not a whole number of at least 1; see combat rivers --help\n'
    assert capsys.readouterr().err == said


def test_help_tells_of_the_calls_of_the_game_that_is_meant(capsys: Printed) -> None:
    assert main(["--game", "toy", "help", "all"]) == 0
    toys = capsys.readouterr().out
    assert "how many rivers a pond has" in toys
    assert "the scenario editor" not in toys
    assert main(["help", "all"]) == 0
    ours = capsys.readouterr().out
    assert "how many rivers" not in ours
    assert "the scenario editor" in ours


def test_the_shell_completes_the_calls_of_the_game_that_is_meant(capsys: Printed) -> None:
    assert main(["--game", "toy", "completion", "bash"]) == 0
    script = capsys.readouterr().out
    assert (
        "(play resume load replay open host join rivers verify check schema completion games serve paths help)"
        in script
    )
    assert "simulate" not in script
    assert "first-light" not in script


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_a_call_of_another_game_is_refused_in_one_line_that_names_its_own(language: str, capsys: Printed) -> None:
    assert main(["--language", language, "--game", "toy", "los", "farmhouse", "01.01", "02.02"]) == 2
    words.use(language)
    said = words.text("cli-no-call-of-game", call="los", game="toy", known="rivers")
    assert capsys.readouterr().err == f"{said}\n"
    assert said.startswith("combat: los: ")
    assert "toy" in said
    assert "rivers" in said


def test_volume_1_names_its_own_for_a_call_of_the_toy(capsys: Printed) -> None:
    assert main(["rivers", "pond-3"]) == 2
    own = "demo, edit, shot, simulate, report, log, generate, give, challenge, campaign, los, lab"
    assert capsys.readouterr().err == f'combat: rivers: is no call of "volume1"; its own calls are {own}\n'


def test_a_call_of_no_game_is_refused_with_all_that_there_are(capsys: Printed) -> None:
    assert main(["--game", "toy", "dance"]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("combat: argument CALL: invalid choice: 'dance'")
    assert [call for call in (*OF_ANY, "rivers") if call not in printed] == []
    assert printed.count("\n") == 1


@pytest.mark.parametrize("call", ["play pond-3", "rivers pond-3", "--help", "completion bash"])
def test_a_game_that_nobody_knows_is_refused_whatever_it_is_asked(call: str, capsys: Printed) -> None:
    assert main(["--game", "chess", *call.split()]) == 2
    assert (
        capsys.readouterr().err
        == 'combat: --game: there is no game "chess"; known are volume1, command, armour, contact, toy\n'
    )


def test_a_file_with_the_name_of_an_own_call_is_no_call_of_another_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Printed
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("los").write_text("", encoding="utf-8")
    assert main(["los"]) == 2
    assert capsys.readouterr().err.startswith("combat los: the following arguments are required")


def test_the_option_of_a_call_is_not_taken_for_the_game(capsys: Printed) -> None:
    call = "simulate tutorial-patrol --game 1 --jobs 1 --player random --json"  # short for --games
    assert main(call.split()) == 0
    assert '"games"' in capsys.readouterr().out


@pytest.mark.parametrize("game", ["toy", "volume1"])
def test_no_call_of_a_game_stands_twice_and_those_of_any_game_are_all_there(game: str) -> None:
    names = [call.name for call in calls_of(game)]
    assert len(set(names)) == len(names)
    assert [name for name in names if name in OF_ANY] == OF_ANY


def test_what_opens_the_window_asks_no_title_for_its_own_calls() -> None:
    """A title has options of its own for `play`: they are read with its record, and nothing of its rules is."""
    title = ["combat.games.volume1", "combat.games.volume1.title"]
    option = ["combat.games.volume1.calls", "combat.games.volume1.calls.squad_option"]
    for call, known in (("['resume']", []), ("['play', 'first-light', '--seed', '1']", [*title, *option])):
        program = (
            f"import sys; from combat.cli.calls import read; read({call});"
            "print(*(name for name in sys.modules if name.startswith('combat.games.')))"
        )
        printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
        assert printed.split() == known
