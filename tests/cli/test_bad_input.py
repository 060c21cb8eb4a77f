"""Every call with bad input ends with one clear line and the right exit code, and overwrites nothing."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from combat.cli import main, titles
from combat.cli.calls import whole
from combat.engine import context
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.context import Context
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.play.runner import run
from combat.engine.stage.screen import Screen
from combat.games.volume1.calls.squad_option import SQUAD_OPTION
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.play import sequence
from combat.games.volume1.title import TITLE

ROOT = Path(__file__).parents[2]
SCENARIO = (ROOT / "scenarios" / "volume1" / "first-light.toml").read_text(encoding="utf-8")
Printed = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write files with one fault each into a folder; return the folder."""
    folder = tmp_path_factory.mktemp("bad")
    game = sequence.new_game(load_book("first-light"))
    record = journal.begin(TITLE, game, pytest.fail, folder / "good.combat")
    run(game, SeededChance(1), RandomPlayer(1), until=lambda game: game.state.clock.turn == 2)
    record.close()
    lines = record.path.read_bytes().splitlines(keepends=True)
    newer = json.dumps(json.loads(lines[0]) | {"format": 9, "game": "7.0"}).encode() + b"\n"
    wind = json.loads(lines[3])
    forged = [*lines[:3], json.dumps(wind | {"value": wind["value"] % 6 + 1}).encode() + b"\n", *lines[4:]]
    (folder / "newer.combat").write_bytes(b"".join([newer, *lines[1:]]))
    (folder / "truncated.combat").write_bytes(lines[0][:40])
    (folder / "foreign.combat").write_bytes(b"PK\x03\x04 something else")
    (folder / "damaged.combat").write_bytes(b"".join([*lines[:9], b'{"to":\n', *lines[10:]]))
    (folder / "forged.combat").write_bytes(b"".join(forged))
    for name, old, new in (
        ("hex", '"14.07"', '"45.10"'),
        ("man", '"lt-hoffmann"', '"lt-hofmann"'),
        ("board", 'board = "farmhouse"', 'board = "farmhose"'),
        ("key", "turns = 8", "turns = 8\nturnips = 8"),
        ("toml", "turns = 8", "turns = "),
    ):
        assert old in SCENARIO
        (folder / f"{name}.toml").write_text(SCENARIO.replace(old, new), encoding="utf-8")
    boards = ROOT / "assets" / "volume1" / "boards"
    for file in (*boards.glob("*.tsx"), *boards.glob("*.png")):
        (folder / file.name).write_bytes(file.read_bytes())
    tmx = (boards / "farmhouse.tmx").read_text(encoding="utf-8")
    (folder / "square.tmx").write_text(
        tmx.replace('orientation="hexagonal"', 'orientation="orthogonal"'), encoding="utf-8"
    )
    (folder / "no-hex.toml").write_text('[board]\nsize = [5, 5]\n[[friendly]]\nname = "Sgt Taylor"\nhex = "07.01"\n')
    (folder / "no-order.toml").write_text(
        '[board]\nsize = [5, 5]\n[[friendly]]\nname = "Sgt Taylor"\nhex = "02.01"\norder = "charge-bayonets"\n'
    )
    return folder


CASES: dict[str, tuple[str, int, str]] = {
    "no such call": ("dance", 2, r"combat: argument CALL: invalid choice: 'dance'.*; see combat --help"),
    "no scenario named": ("play", 2, r"combat play: the following arguments are required: SCENARIO; see"),
    "unknown option": ("play first-light --sound", 2, r"combat: unrecognized arguments: --sound; see combat --help"),
    "bad seed": (
        "play first-light --seed x",
        2,
        r'combat play: argument --seed: "x" is not a whole number of at least 0',
    ),
    "no such squad": (
        "play first-light --squad 9",
        2,
        r'combat: --squad: there is no squad "9"; give a number from 1 to 6',
    ),
    "too small a squad": ("simulate first-light --squad taylor,cragg", 2, r"combat: --squad: 2 men are picked; 8 go"),
    "no such seat": (
        "--game command play crossroads-at-noon --seat red",
        2,
        r'combat: --seat: there is no side "red"; known are axis, allies, both, none',
    ),
    "no such seat in lines of text": (
        "--game command play crossroads-at-noon --text --seat red",
        2,
        r'combat: --seat: there is no side "red"; known are axis, allies, both, none',
    ),
    "no seats": ("play first-light --seat axis", 2, r'combat: --seat: "volume1" has but one player'),
    "no such option": (
        "play night-patrol --option rain",
        2,
        r'night-patrol.toml: there is no optional rule "rain"; known are enemy-holds-fire, steady-in-cover',
    ),
    "rival options": (
        "simulate first-light --option prisoners-wanted --option every-man-home",
        2,
        r".* both change what wins; choose one",
    ),
    "nobody's squad": ("play first-light --squad rommel", 2, r'combat: --squad: "rommel" is no soldier of yours'),
    "too many men": ("generate --men 40", 2, r"combat generate: men: 40 is not from 4 to 12"),
    "no such task": ("generate --kind dance", 2, r"combat generate: argument --kind: invalid choice: 'dance'"),
    "no such map": ("generate --board mars", 2, r'combat generate: there is no board "mars"; known are beach-exit'),
    "map beside itself": ("generate --board hill+hill", 2, r'combat generate: board "hill" cannot lie beside itself'),
    "made up over a file": ("generate --out {}/hex.toml", 2, r'combat generate: ".*hex.toml" is there already'),
    "made up to no scenario": ("generate --out {}/x.txt", 2, r'combat generate: ".*x.txt" must end in .toml'),
    "made up into nothing": ("generate --out {}/hex.toml/x.toml", 2, r"combat: .*hex.toml.*"),
    "bad size": ("play first-light --resolution big", 2, r'.*"big" is not a size like 1600x900'),
    "bad scale": ("play first-light --scale 9", 2, r'.*"9" is not a scale from 0.75 to 3'),
    "bad overlay": ("shot first-light --overlay fog --out x.png", 2, r'.*"fog" is not an overlay; write los:HEX'),
    "overlay off the board": ("shot first-light --overlay los:45.10 --out x.png", 2, r'.*hex "45.10" is off the board'),
    "bad language": ("play first-light --lang tlh", 2, r'combat: there is no language "tlh"; known are de, en, es'),
    "bad picture": ("shot first-light --out x.jpg", 2, r'combat shot: "x.jpg" must end in .png'),
    "unwritable picture": ("shot first-light --out {}/nowhere/x.png", 2, r".*nowhere/x.png.*"),
    "unknown scenario": ("play farmhouse", 2, r'.*there is no scenario "farmhouse"; known are .*first-light'),
    "scenario not there": ("play {}/none.toml", 2, r".*none.toml: cannot be read: no such file"),
    "nothing to edit": ("edit nowhere", 2, r'.*there is no scenario or board "nowhere"; known are .*first-light'),
    "a board to edit that is elsewhere": ("edit {}/square.tmx", 2, r".*square.tmx\" is not among the known ones"),
    "no sheet to edit": ("edit {}/toml.toml", 2, r".*toml.toml:\d+: is no sound TOML"),
    "an unknown key to edit": ("edit {}/key.toml", 2, r'.*key.toml:\d+: .*"turn'),
    "unknown hex": ("play {}/hex.toml", 2, r'.*hex.toml:\d+: .*"45.10" is off the board \(33 × 18\)'),
    "unknown man": ("play {}/man.toml", 2, r'.*man.toml:\d+: man "lt-hofmann" is unknown; did you mean "lt-hoffmann"'),
    "unknown board": (
        "play {}/board.toml",
        2,
        r'.*board.toml:\d+: board "farmhose" is unknown; did you mean "farmhouse"',
    ),
    "unknown key": ("simulate {}/key.toml", 2, r'.*key.toml:\d+: .*"turn'),
    "no TOML": ("check {}/toml.toml", 2, r".*toml.toml:\d+: is no sound TOML"),
    "square board": ("check {}/square.tmx", 2, r'.*square.tmx:\d+: orientation is "orthogonal"'),
    "checks of a folder": ("check {}", 2, r".*damaged.combat:10: the line is damaged"),
    "check of nothing": ("check {}/none.tmx", 2, r".*none.tmx: cannot be read"),
    "missing journal": ("load {}/none.combat", 2, r".*none.combat: no such save — "),
    "truncated journal": ("load {}/truncated.combat", 2, r".*truncated.combat: line 1: is no journal of COMBAT! — "),
    "foreign journal": ("load {}/foreign.combat", 2, r".*foreign.combat: line 1: is no journal of COMBAT! — "),
    "newer journal": (
        "load {}/newer.combat",
        2,
        r".*newer.combat: line 1: was written by a newer game \(7.0, format 9\)",
    ),
    "replay of nothing": ("replay {}/none.combat", 2, r".*none.combat: no such save — "),
    "replay of a damaged journal": ("replay {}/damaged.combat", 2, r".*damaged.combat: line 10: the line is damaged"),
    "damaged journal": ("verify {}/damaged.combat", 2, r".*damaged.combat: line 10: the line is damaged"),
    "forged journal": ("verify {}/forged.combat", 1, r".*forged.combat: line \d+: "),
    "shot of a bad journal": ("shot {}/newer.combat --out x.png", 2, r".*newer.combat: line 1: was written by a newer"),
    "shot of no journal": ("shot {}/square.tmx --out x.png", 2, r".*square.tmx: line 1: is no journal of COMBAT!"),
    "unknown game": ("--game chess paths", 2, r'combat: --game: there is no game "chess"; known are volume1'),
    "unknown game to play": ("--game chess play first-light", 2, r'combat: --game: there is no game "chess"'),
    "unknown player": (
        "simulate first-light --player rommel",
        2,
        r'.*no player "rommel"; known are cautious, veteran, random',
    ),
    "no games": ("simulate first-light --games 0", 2, r'.*"0" is not a whole number of at least 1'),
    "unwritable report": (
        "simulate first-light --games 1 --jobs 1 --out {}/x/y",
        2,
        r"combat: .*x/y: no such file or folder",
    ),
    "unknown hex for los": ("los farmhouse 45.10 01.01", 2, r'.*hex "45.10" is off the board \(33 × 18\)'),
    "no hex for los": ("los farmhouse here 01.01", 2, r'.*hex "here" is not a hex number; write column and row'),
    "unknown board for los": ("los moor 01.01 02.02", 2, r'.*there is no board "moor"; known are beach-exit'),
    "unknown order for los": (
        "los farmhouse 01.01 02.02 --to-order hid",
        2,
        r'.*order "hid" is unknown; did you mean "hide"',
    ),
    "square board for los": ("los {}/square.tmx 01.01 02.02", 2, r'.*square.tmx:\d+: orientation is "orthogonal"'),
    "unknown hex in a lab": ("lab {}/no-hex.toml", 2, r'.*no-hex.toml:5: hex "07.01" is off the board \(5 × 5\)'),
    "unknown order in a lab": ("lab {}/no-order.toml", 2, r'.*no-order.toml:6: order "charge-bayonets" is unknown'),
    "unknown order in a lab for the table": (
        "lab {}/no-order.toml --window",
        2,
        r'.*no-order.toml:6: order "charge-bayonets" is unknown',
    ),
    "a lab that is not there": ("lab {}/none.toml", 2, r".*none.toml: cannot be read: no such file"),
    "unknown kind": ("schema poem", 2, r".*poem.*is no kind of content file; known are scenario"),
}


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_one_clear_line(case: str, files: Path, capsys: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    call, code, said = CASES[case]
    monkeypatch.chdir(files)
    before = {path: path.read_bytes() for path in files.iterdir() if path.is_file()}
    assert main(call.replace("{}", str(files)).split()) == code
    printed = capsys.readouterr()
    fault = printed.out + printed.err
    assert any(re.match(said, line) for line in fault.splitlines()), fault
    assert "Traceback" not in fault
    if not call.startswith("check"):
        assert len(printed.err.splitlines()) == 1
        assert printed.out == ""
    assert {path: path.read_bytes() for path in files.iterdir() if path.is_file()} == before


def test_findings_of_a_check_are_lines_on_standard_output_with_their_number(files: Path, capsys: Printed) -> None:
    assert main(["check", str(files / "hex.toml"), str(files / "newer.combat")]) == 2
    printed = capsys.readouterr()
    assert [re.sub(r".*/", "", line).split(":")[0] for line in printed.out.splitlines()] == ["hex.toml", "newer.combat"]
    assert printed.err == "combat check: 2 findings\n"


def test_with_no_game_to_resume_resume_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    assert main(["resume"]) == 2
    assert capsys.readouterr().err.startswith("combat resume: no game waits to be resumed; begin one with ")


def test_a_fault_of_the_game_itself_is_one_line_too(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    monkeypatch.setattr("combat.engine.files.folders.data", lambda: 1 // 0)
    assert main(["paths"]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(
        r"combat: the game itself is at fault \(ZeroDivisionError in \S+, line \d+: .*\); please report it\n", said
    )


def test_without_a_screen_the_game_says_so(tmp_path: Path) -> None:
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    call = [sys.executable, "-m", "combat", "play", "first-light"]
    ran = subprocess.run(
        call, cwd=ROOT, env={**bare, "SDL_VIDEODRIVER": "x11"}, capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert re.fullmatch(r"combat: cannot open a window: .*; start the game where a screen is attached\n", ran.stderr)


def test_a_reader_that_has_seen_enough_is_no_fault() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m combat schema scenario | head -n 1",
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.stdout, ran.stderr) == ("{\n", "")


def test_a_game_that_breaks_is_named_by_its_seed_and_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
) -> None:
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path))
    monkeypatch.setattr("combat.games.volume1.rules.play.victory.points", lambda state: 1 // 0)
    assert main(["simulate", "first-light", "--games", "1", "--seed", "77", "--player", "random", "--jobs", "1"]) == 1
    said = capsys.readouterr().err
    assert re.fullmatch(
        r"combat simulate: seed 77: ZeroDivisionError: .* \(\S+:\d+\); the game to there: \S+77-broken.combat\n",
        said,
    )
    monkeypatch.undo()
    assert main(["verify", said.split()[-1]]) == 0


@pytest.mark.parametrize("missing", ["weapons.toml", "decks/enemy.toml", "charts/fire.toml", "boards/farmhouse.tmx"])
def test_a_missing_asset_is_named(
    missing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
) -> None:
    for pattern in ("assets/**/*.toml", "assets/volume1/boards/*.*", "scenarios/volume1/*.toml"):
        for file in ROOT.glob(pattern):
            copy = tmp_path / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(file.read_bytes())
    (tmp_path / "assets" / "volume1" / missing).unlink()
    monkeypatch.setattr("combat.engine.content.layers.share", lambda: tmp_path)
    assert main(["simulate", "first-light", "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert Path(missing).stem in said
    assert len(said.splitlines()) == 1


def test_a_missing_language_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed) -> None:
    monkeypatch.setattr("combat.engine.words.catalogue.assets", lambda realm: tmp_path / realm)
    with context.use(Context()):
        assert main(["los", "farmhouse", "06.10", "07.10"]) == 2
    said = capsys.readouterr().err
    assert str(tmp_path) in said
    assert len(said.splitlines()) == 1


def test_a_missing_picture_is_named_and_ends_the_game_with_2(monkeypatch: pytest.MonkeyPatch, capsys: Printed) -> None:
    from combat.engine.stage import app
    from combat.engine.stage.drawing import artwork
    from combat.engine.stage.window_options import WindowOptions
    from combat.games.volume1.scenes.volume1_stage import STAGE

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")

    def start(_: object) -> Screen:
        raise artwork.MissingArtworkError(
            "assets/paper/form.png: this picture or font is missing; install the game again"
        )

    assert app.run(start, WindowOptions(), STAGE) == 2
    assert capsys.readouterr().err == (
        "combat: assets/paper/form.png: this picture or font is missing; install the game again\n"
    )


@pytest.mark.parametrize(
    ("call", "said"),
    [
        *((call, f'{call.split()[0]}: is no call of "toy"; it has no calls of its own') for call in (
            "los board 01.01 02.02", "shot pond --out x.png", "simulate pond", "generate", "lab x.toml", "edit",
        )),
        ("check x.toml", '--game: "toy" has no kinds; a game names it among its parts'),
        ("play pond", '--game: "toy" has no stage; a game names it among its parts'),
    ],
)  # fmt: skip
def test_what_another_game_does_not_do_is_said_in_one_line(
    call: str, said: str, capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    _play_toy(monkeypatch)
    assert main(["--game", "toy", *call.split()]) == 2
    assert capsys.readouterr().err == f"combat: {said}\n"


@pytest.mark.parametrize("call", ["play crossroads-at-noon", "simulate crossroads-at-noon"])
def test_a_game_without_squads_has_no_option_for_them(call: str, capsys: Printed) -> None:
    assert main(["--game", "command", *call.split(), "--squad", "2"]) == 2
    assert "unrecognized arguments: --squad 2" in capsys.readouterr().err
    assert "--squad" not in whole("command").format_help()
    pages = {game: _page_of(game, call.split(maxsplit=1)[0]) for game in ("volume1", "command")}
    assert ("--squad S" in pages["volume1"], "--squad" in pages["command"]) == (True, False)
    assert all("--option RULE" in page for page in pages.values())


def _page_of(game: str, call: str) -> str:
    """Return the page of a call of a game."""
    (known,) = (action for action in whole(game)._actions if isinstance(action, argparse._SubParsersAction))
    page: str = known.choices[call].format_help()
    return page


def test_what_a_title_asks_of_its_own_changes_the_book_and_is_kept_with_a_run() -> None:
    none, second = (argparse.Namespace(squad=squad) for squad in (None, "2"))
    plain = load_book("first-light")
    assert SQUAD_OPTION.asked(plain, none) is plain
    assert SQUAD_OPTION.asked(plain, second).scenario.squads == (plain.scenario.squads[1],)
    assert (SQUAD_OPTION.squad(none), SQUAD_OPTION.squad(second)) == ("", "2")


def test_where_things_are_is_told_of_a_game_that_has_rules_alone(
    capsys: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    _play_toy(monkeypatch)
    assert main(["--game", "toy", "paths"]) == 0
    assert str(folders.saves()) in capsys.readouterr().out


def _play_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the house."""
    monkeypatch.setitem(titles.TITLES, "toy", "tests.engine.toy_title:TOY")
