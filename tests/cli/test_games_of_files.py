"""A file is opened and checked by its content, whichever game it belongs to and in any folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from combat.cli import calls, main
from combat.cli.games_of_files import all_kinds, meant
from combat.cli.titles import TITLES, load_title
from combat.engine.content.recognition import owner
from combat.engine.files import folders
from combat.engine.files.folders import share
from combat.engine.journal import journal
from combat.engine.kernel.rules import game_of

Printed = pytest.CaptureFixture[str]
FILES = {
    "command": (
        "scenarios/command/raid-by-night",
        "assets/command/lab/a-blind-hex",
        "assets/command/lessons/fate-hand",
    ),
    "volume1": ("scenarios/volume1/first-light", "assets/volume1/lab/01-a-shot", "assets/volume1/lessons/fire"),
}
"""By game a scenario, a lab and a lesson."""
CASES = [(game, place) for game, places in FILES.items() for place in places]
OPENED = [
    (game, call.name)
    for game in TITLES
    for call in calls.calls_of(game)
    if call.name in ("open", "load", "replay", "log", "report")
]
"""The calls of each game that open a save."""
SCENARIOS = {
    "volume1": "first-light",
    "command": "patrols-at-the-bridge",
    "armour": "two-platoons",
    "contact": "crossroads",
}


def text_of(place: str) -> str:
    """Return the text of a TOML file in the shared data, by its path without suffix."""
    return (share() / f"{place}.toml").read_text(encoding="utf-8")


def begun(game: str, path: Path) -> Path:
    """Save a new game of a title at a path; return the path."""
    title = load_title(game)
    title.use(TITLES)
    new = game_of(title.rules, title.rules.new_state(title.load_book(SCENARIOS[game], ())))
    journal.begin(title, new, pytest.fail, path).close()
    return path


@pytest.mark.parametrize(("game", "place"), CASES)
def test_a_file_is_its_games_wherever_it_lies_and_sound(game: str, place: str, tmp_path: Path, capsys: Printed) -> None:
    for folder in ("scenarios", "lab", "lessons", "anywhere"):
        file = tmp_path / folder / "file.toml"
        file.parent.mkdir()
        file.write_text(text_of(place), encoding="utf-8")
        kinds = owner(file, all_kinds())
        assert kinds is not None
        assert kinds.game == game
        for named in ([], ["--game", "volume1"], ["--game", "command"]):
            assert main([*named, "check", str(file)]) == 0, capsys.readouterr()
        assert main(["check", str(file.parent)]) == 0, capsys.readouterr()


@pytest.mark.parametrize(("game", "place"), CASES)
def test_a_fault_in_any_folder_is_found(game: str, place: str, tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "deep" / "down" / "file.toml"
    file.parent.mkdir(parents=True)
    file.write_text(f"turnips = 1\n{text_of(place)}", encoding="utf-8")
    for named in ([], ["--game", "volume1"], ["--game", "command"]):
        assert main([*named, "check", str(tmp_path)]) == 2
        printed = capsys.readouterr().out
        assert "file.toml:1: " in printed
        assert "turnips" in printed


def test_what_no_game_knows_is_told_and_what_cannot_be_read_is_found(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "poem.toml").write_text("poem = 1\n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 0
    assert (
        capsys.readouterr().err == f"combat check: {tmp_path / 'poem.toml'} is no file of a game and was passed over\n"
    )
    assert main(["check", str(tmp_path / "poem.toml")]) == 2
    assert capsys.readouterr().out.count("\n") == 1
    (tmp_path / "poem.toml").write_text("poem = \n", encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    assert "poem.toml:1: is no sound TOML" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "place"), [("volume1", "boards/farmhouse"), ("command", "boards/cutting")])
def test_a_board_is_its_games_wherever_it_lies(game: str, place: str, tmp_path: Path) -> None:
    source = share() / "assets" / game / f"{place}.tmx"
    file = tmp_path / "a.tmx"
    file.write_bytes(source.read_bytes())
    kinds = owner(file, all_kinds())
    assert kinds is not None
    assert kinds.game == game


@pytest.mark.parametrize(("game", "call"), OPENED)
def test_a_save_is_opened_by_its_own_game(game: str, call: str, tmp_path: Path) -> None:
    path = begun(game, tmp_path / "game.combat")
    assert calls.read([call, str(path), *(["--out", "x.html"] if call == "report" else [])]).game == game
    assert calls.read([str(path)]).game == game
    assert calls.read(["--game", "command", "load", str(path)]).game == "command"


def test_the_last_game_of_any_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    assert meant("resume", ["resume"]) == "volume1"
    begun("command", folders.saves() / "game.combat")
    assert calls.read(["resume"]).game == "command"
    assert calls.read(["--game", "volume1", "resume"]).game == "volume1"


@pytest.mark.parametrize(
    ("named", "call", "place"),
    [("command", "play", "scenarios/volume1/first-light"), ("volume1", "lab", "assets/command/lab/a-blind-hex"),
     ("volume1", "simulate", "scenarios/command/raid-by-night")],
)  # fmt: skip
def test_a_file_of_the_other_game_is_one_line_that_names_what_to_call(
    named: str, call: str, place: str, tmp_path: Path, capsys: Printed
) -> None:
    file = tmp_path / "file.toml"
    file.write_text(text_of(place), encoding="utf-8")
    assert main(["--game", named, call, str(file)]) == 2
    said = capsys.readouterr().err
    (other,) = {"volume1", "command"} - {named}
    assert said.count("\n") == 1
    assert said.endswith(f"call combat --game {other} with it\n")


@pytest.mark.parametrize(
    "data", [b"", b"\xff\xfe", b"[" * 5000, b'{"journal": "combat", "plays": 7}', b"board = 1\nmap = 2\n"]
)
def test_what_tells_nothing_belongs_to_no_game(data: bytes, tmp_path: Path) -> None:
    endings: Mapping[str, Path] = {
        ending: tmp_path / f"file{ending}" for ending in (".toml", ".tmx", ".combat", ".txt")
    }
    for file in endings.values():
        file.write_bytes(data)
        assert owner(file, all_kinds()) is None
