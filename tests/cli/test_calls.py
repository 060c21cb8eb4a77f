"""Calls of the command line that open no window."""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from combat import __version__
from combat.cli import main, play_call, saved_calls
from combat.cli.calls import calls_of, whole
from combat.cli.titles import DEFAULT, TITLES
from combat.engine import words
from combat.engine.calls.call import Call
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.play.runner import run
from combat.engine.stage import app as application
from combat.engine.stage.window_options import WindowOptions
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import TITLE
from tools import help_pages

ROOT = Path(__file__).parents[2]
Printed = pytest.CaptureFixture[str]
SCREEN_ROWS, SCREEN_COLUMNS = 25, 80
"""Rows and columns of the smallest terminal in use."""


def called(capsys: Printed, *arguments: str) -> str:
    """Return the output of a call; assert that it succeeds and prints no errors."""
    code = main(arguments)
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return printed.out


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Return the path of a game of First Light that was left in its first turn."""
    game = sequence.new_game(load_book("first-light"))
    record = journal.begin(TITLE, game, pytest.fail, tmp_path / "left.combat")
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.phase == "friendly-orders")
    record.close()
    return record.path


def test_version_and_help(capsys: Printed) -> None:
    assert called(capsys, "--version") == f"combat {__version__}\n"
    page = called(capsys, "help", "all")
    for call in calls_of():
        assert f"\n    {call.name} " in page


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("game", TITLES)
def test_help_fits_one_screen_and_names_what_a_player_needs(game: str, language: str, capsys: Printed) -> None:
    page = called(capsys, "--game", game, "--language", language, "--help").splitlines()
    assert len(page) <= SCREEN_ROWS
    assert all(len(line) < SCREEN_COLUMNS for line in page)
    listed = {words[0] for line in page if line.startswith("    ") and (words := line.split())}
    everyday = {call.name for call in calls_of(game) if call.everyday}
    assert {"play", "resume", "load", "replay"} <= everyday and len(everyday) <= 10
    assert everyday <= listed and not listed & {call.name for call in calls_of(game) if not call.everyday}


def test_help_of_a_call_is_that_calls_page(capsys: Printed) -> None:
    assert called(capsys, "help", "los") == called(capsys, "los", "--help")
    assert called(capsys, "help") == called(capsys, "--help")
    german = called(capsys, "--language", "de", "help", "los")
    assert german == called(capsys, "los", "--language", "de", "--help") != called(capsys, "help", "los")


@pytest.mark.parametrize(("game", "call"), [(game, call) for game in TITLES for call in calls_of(game)])
def test_the_page_of_every_call_has_an_example_that_can_be_read(game: str, call: Call, capsys: Printed) -> None:
    _, example = called(capsys, "--game", game, call.name, "--help").split("\nexample:\n")
    combat, *arguments = example.split()
    assert combat == "combat" and example.startswith("  ") and len(example.splitlines()) == 1
    assert whole(game).parse_args(arguments).call == call.does
    assert ("--game" in arguments) == (game != DEFAULT)


def test_the_door_opens_by_the_package_name_too() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "combat", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert ran.stdout == f"combat {__version__}\n"


SIMULATED = ["simulate", "first-light", "--games", "1"]


@pytest.mark.parametrize(
    "call", [["--help"], ["paths"], ["los", "farmhouse", "05.06", "05.01"], ["lab", "--help"], SIMULATED]
)
def test_calls_without_a_window_leave_the_window_alone(call: list[str]) -> None:
    script = "import sys; from combat.cli import main; main(sys.argv[1:]); assert 'pygame' not in sys.modules"
    subprocess.run([sys.executable, "-c", script, *call], cwd=ROOT, capture_output=True, check=True)


def test_help_waits_for_nothing_heavy() -> None:
    script = (
        "import sys; from combat.cli import main; main(['--help']); "
        "sys.exit(', '.join({'pydantic', 'pygame', 'defusedxml', 'tqdm', 'multiprocessing'} & set(sys.modules)) or 0)"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, check=True)


def test_los_as_json_has_the_fields_of_the_contract(capsys: Printed) -> None:
    clear = json.loads(called(capsys, "los", "farmhouse", "06.10", "07.10", "--json"))
    assert clear == {
        "visible": True,
        "range": 1,
        "reason": "adjacent",
        "blocked_by": None,
        "rule": "12.0",
        "modifier": 0,
    }
    cut = json.loads(called(capsys, "los", "farmhouse", "13.08", "19.08", "--json"))
    assert (cut["visible"], cut["range"], cut["blocked_by"], cut["rule"]) == (False, 6, "14.07", "12.1")


def test_los_takes_the_orders_of_both_ends(capsys: Printed) -> None:
    """12.1: a man who hides in a foxhole is out of sight of a man at his level two hexes away."""
    board = ["los", str(ROOT / "assets" / "volume1" / "boards" / "farmhouse.tmx"), "19.12", "19.14", "--json"]
    assert json.loads(called(capsys, *board))["visible"]
    assert json.loads(called(capsys, *board, "--to-order", "hide"))["reason"] == "sunken"
    assert not json.loads(called(capsys, *board, "--to-order", "hide"))["visible"]


def test_los_in_words_gives_the_rule(capsys: Printed) -> None:
    assert "12.1" in called(capsys, "los", "farmhouse", "13.08", "19.08")


def test_los_on_a_lab_file_counts_its_smoke(capsys: Printed, tmp_path: Path) -> None:
    lab = tmp_path / "smoke.toml"
    lab.write_text('[board]\nsize = [9, 9]\n[[smoke]]\nhex = "05.04"\n[[smoke]]\nhex = "05.05"\nfading = true\n')
    found = json.loads(called(capsys, "los", str(lab), "05.02", "05.07", "--json"))
    assert (found["visible"], found["modifier"]) == (True, -6)
    assert "−6" in called(capsys, "los", str(lab), "05.02", "05.07")


def test_schema_prints_the_shape_of_a_kind_of_file(capsys: Printed) -> None:
    shape: dict[str, Any] = json.loads(called(capsys, "schema", "scenario"))
    assert "deployment" in json.dumps(shape)
    assert "from" in json.loads(called(capsys, "schema", "lab"))["properties"]


def test_paths_says_where_things_are_kept(capsys: Printed) -> None:
    lines = dict(line.split(maxsplit=1) for line in called(capsys, "paths").splitlines())
    assert Path(lines["saves"]) == folders.saves()
    assert (Path(lines["content"]) / "assets").is_dir()


def test_programs_get_the_same_as_people(capsys: Printed, save: Path, tmp_path: Path) -> None:
    kept = dict(line.split(maxsplit=1) for line in called(capsys, "paths").splitlines())
    assert json.loads(called(capsys, "paths", "--json")) == kept
    proof = json.loads(called(capsys, "verify", str(save), "--json"))
    words = called(capsys, "verify", str(save))
    assert f"{proof['answers']} answers and {proof['checkpoints']} checkpoints agree" in words
    assert (proof["over"], proof["notes"]) == ("the game is over" in words, [])
    made = json.loads(called(capsys, "generate", "--seed", "3", "--json"))
    assert (made["seed"], made["scenario"]) == (3, called(capsys, "generate", "--seed", "3"))
    file = tmp_path / "made.toml"
    assert json.loads(called(capsys, "generate", "--seed", "3", "--json", "--out", str(file)))["file"] == str(file)
    assert json.loads(called(capsys, "check", str(file), "--json")) == {"findings": [], "notes": []}
    file.write_text(file.read_text(encoding="utf-8").replace("turns = ", "turn = "), encoding="utf-8")
    assert main(["check", str(file)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert main(["check", str(file), "--json"]) == 2
    findings = json.loads(capsys.readouterr().out)["findings"]
    assert [f"{each['file']}:{each['line']}: {each['what']}" for each in findings] == lines != []


def test_the_folders_can_be_moved_by_the_environment(capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", "/somewhere/data")
    monkeypatch.setenv("COMBAT_CONFIG_DIR", "/somewhere/config")
    kept = dict(line.split(maxsplit=1) for line in called(capsys, "paths").splitlines())
    assert (kept["config"], kept["data"]) == ("/somewhere/config", "/somewhere/data")
    assert (kept["saves"], kept["packs"]) == ("/somewhere/data/saves", "/somewhere/data/packs")


def test_check_finds_nothing_in_the_shipped_content_and_in_a_sound_save(capsys: Printed, save: Path) -> None:
    shipped = [ROOT / "assets" / "engine", ROOT / "assets" / "volume1", ROOT / "scenarios" / "volume1"]
    assert called(capsys, "check", *map(str, [*shipped, save, save.parent])) == ""


def test_generate_makes_the_same_scenario_up_again_and_it_can_be_played(capsys: Printed, tmp_path: Path) -> None:
    file = tmp_path / "made-up.toml"
    call = [
        "generate",
        "--seed",
        "17",
        "--board",
        "hill",
        "--kind",
        "raid",
        "--men",
        "6",
        "--hour",
        "night",
        "--machine-gun",
    ]
    assert called(capsys, *call, "--out", str(file)).startswith(f"{file}: ")
    sheet = file.read_text(encoding="utf-8")
    assert called(capsys, *call) == sheet
    again = sheet.splitlines()[0].partition("combat ")[2].split()
    assert called(capsys, *again) == sheet
    assert called(capsys, "check", str(file)) == ""
    played = json.loads(
        called(capsys, "simulate", str(file), "--games", "1", "--jobs", "1", "--player", "random", "--json")
    )
    assert played["summary"]["games"] == 1
    assert called(capsys, "generate").startswith("# Made up by: combat generate --seed ")


def test_verify_says_what_it_proved(capsys: Printed, save: Path) -> None:
    said = called(capsys, "verify", str(save))
    assert said.startswith(f"{save}: ")
    assert said.endswith(" checkpoints agree; the game goes on\n")


def test_simulate_prints_a_table_or_json_and_writes_what_it_played(capsys: Printed, tmp_path: Path) -> None:
    call = ["simulate", "first-light", "--games", "3", "--seed", "7", "--player", "random", "--jobs", "1"]
    table = called(capsys, *call)
    assert table.splitlines()[0].split()[:2] == ["seed", "points"]
    assert "3 games by the random player" in table
    report = json.loads(called(capsys, *call, "--json", "--out", str(tmp_path / "games.json")))
    assert [game["seed"] for game in report["games"]] == [7, 8, 9]
    assert report["summary"]["games"] == 3
    assert json.loads((tmp_path / "games.json").read_text()) == report


@pytest.mark.rule("22.0k")
def test_22_0_play_and_simulate_take_the_optional_rules_that_are_named(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, ...]] = []

    def show(_options: WindowOptions, _scene: str, what: Callable[[], dict[str, Any]]) -> int:
        played.append(what()["book"].chosen)
        return 0

    monkeypatch.setattr(play_call, "shown", show)
    rules = ("--option", "steady-in-cover", "--option", "enemy-holds-fire")
    assert main(["play", "tutorial-patrol", *rules]) == 0
    assert main(["play", "tutorial-patrol"]) == 0
    assert played == [("enemy-holds-fire", "steady-in-cover"), ()]
    call = ["simulate", "hedgerow-ambush", "--games", "2", "--player", "random", "--jobs", "1", "--json"]
    assert called(capsys, *call) != called(capsys, *call, *rules)


def test_simulate_plays_with_the_squad_that_is_named(capsys: Printed) -> None:
    call = ["simulate", "first-light", "--games", "1", "--player", "random", "--jobs", "1", "--json", "--squad"]
    second = ", ".join(load_book("first-light").scenario.squads[1])
    assert called(capsys, *call, "2") == called(capsys, *call, second) != called(capsys, *call, "1")


def test_simulate_comes_to_the_same_in_one_process_and_in_two(capsys: Printed) -> None:
    """The two come from a process of its own: one that windows were opened in has threads, and is not to be forked."""
    call = ["simulate", "first-light", "--games", "4", "--player", "random", "--json", "--jobs"]
    program = [sys.executable, "-m", "combat", *call, "2"]
    printed = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert called(capsys, *call, "1") == printed


def test_shot_draws_a_scenario_and_a_save_to_a_file(capsys: Printed, save: Path, tmp_path: Path) -> None:
    calls = (("first-light", ["--overlay", "los:12.10"]), (str(save), ["--at", "30"]), ("first-light", ["--at", "420"]))
    for what, more in calls:
        out = tmp_path / "frame.png"
        told = json.loads(called(capsys, "shot", what, "--size", "1280x720", "--out", str(out), "--json", *more))
        assert (told["picture"], told["size"]) == (str(out), [1280, 720])
        assert 0 <= told["answers"] <= 420
        assert out.read_bytes()[16:24] == (1280).to_bytes(4, "big") + (720).to_bytes(4, "big")
        out.unlink()


@pytest.mark.parametrize("call", ["{} ", "{} play first-light", "play first-light {}"])
def test_the_window_is_as_asked_before_or_behind_the_call_and_for_the_menu_too(
    call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[WindowOptions] = []

    def run(_start: object, options: WindowOptions, _stage: object, _home: object, _play_other: object) -> int:
        seen.append(options)
        return 0

    monkeypatch.setattr(application, "run", run)
    assert main(call.format("--resolution 1280x720 --fullscreen --scale 1.5 --no-sound").split()) == 0
    assert [(window.resolution, window.fullscreen, window.scale, window.sound) for window in seen] == [
        ((1280, 720), True, 1.5, False)
    ]


def test_a_game_of_the_house_is_chosen_by_its_id(capsys: Printed) -> None:
    assert "--game ID" in called(capsys, "--help")
    said = called(capsys, "simulate", "first-light", "--games", "1", "--jobs", "1", "--player", "random")
    also = called(
        capsys, "--game", "volume1", "simulate", "first-light", "--games", "1", "--jobs", "1", "--player", "random"
    )
    assert said == also
    assert called(capsys, "--game", "volume1", "paths") == called(capsys, "paths")


def test_a_battle_is_played_and_gone_on_with_in_lines_of_text(
    monkeypatch: pytest.MonkeyPatch, capsys: Printed, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("all\n\nquit\n"))
    assert "sets up in" in called(capsys, "play", "first-light", "--seed", "5", "--text")
    (save,) = (tmp_path / "saves").glob("*.combat")
    monkeypatch.setattr(sys, "stdin", io.StringIO("escuadra\npelotón\nvariante\nsalir\n"))
    told = called(capsys, "load", str(save), "--text", "--lang", "es")
    words.use("en")
    assert "«escuadra» no es una respuesta aquí." in told
    assert told.count("Able") >= 3
    assert told.count("Empieza una variante") == 1
    assert len(list((tmp_path / "saves").glob("*-branch*.combat"))) == 1


def test_a_file_alone_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[str, dict[str, object]]] = []

    def show(options: argparse.Namespace, scene: str, what: Callable[[], dict[str, object]] = dict) -> int:
        opened.append((scene, what()))
        return 0

    monkeypatch.setattr(saved_calls, "shown", show)
    file = tmp_path / "mine.combat"
    file.write_text("", encoding="utf-8")
    assert main(["--language", "es", "--no-sound", str(file)]) == 0
    assert opened.pop() == ("dropped", {"path": file})
    assert main([str(file)]) == 0
    assert opened == [("dropped", {"path": file})]


@pytest.mark.parametrize(
    ("language", "usage", "options", "says"),
    [
        ("de", "Aufruf: combat play [-h]", "Optionen:", "Ein Szenario beginnen."),
        ("es", "uso: combat play [-h]", "opciones:", "Empezar un escenario."),
        ("kl", "usage: combat play [-h]", "options:", "Start a scenario."),
    ],
)
def test_help_is_in_the_language_asked_for(language: str, usage: str, options: str, says: str) -> None:
    for asked in (["--lang", language], [f"--lang={language}"]):
        call = [sys.executable, "-m", "combat", "play", *asked, "--help"]
        page = subprocess.run(call, cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout
        assert page.startswith(usage) and f"\n{options}\n" in page and f"\n{says}\n" in page


def test_every_line_of_every_page_of_help_is_told_once_in_each_language() -> None:
    lines = help_pages.said()
    assert {"usage:", "start a scenario", "a scenario’s id, or a scenario file"} <= set(lines)
    assert len(lines) == len(set(lines))
