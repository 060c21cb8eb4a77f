"""Lab files: positions played by their script; each fault is reported with its line."""

from __future__ import annotations

import json
import re
import tomllib
from functools import partial
from pathlib import Path

import pytest

from combat.engine import words
from combat.engine.content.checking import check_paths
from combat.engine.content.findings import ContentError
from combat.engine.content.layers import shipped
from combat.engine.play.lab import lab_run
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.games.command.content.assembly import Assembly
from combat.games.command.content.kinds import KINDS
from combat.games.command.content.lab import position_file
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.content.library import Library
from combat.games.command.reports import position_measures, position_runs
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.unit_events import UnitEliminated, WeaponBoxed
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.words.command_words import WORDS
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

LAB = Path(__file__).parents[4] / "assets" / "command" / "lab"
FILES = sorted(LAB.glob("*.toml"))
INDEX = Path(__file__).parents[1] / "rules" / "examples" / "examples.toml"
BESIDES = {
    "a-tie-suppresses", "ambush-in-the-melee", "concealment-in-the-woods", "op-fire-on-the-move", "smoke-behind-brush",
    "suppressed-and-broken", "the-initiative-card", "two-in-the-orchard",
}  # fmt: skip
"""Lab files of what the rules have no worked example of."""
BASE = (LAB / "a-tie-suppresses.toml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def own() -> tuple[Library, Assembly]:
    """Return the game's library and content, loaded once."""
    library = Library([shipped("command")])
    return library, library.assembly()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_comes_to_what_it_says(path: Path, own: tuple[Library, Assembly]) -> None:
    lab = load_position(path, *own)
    assert lab.expect or lab.measures
    position_runs.run(lab, lambda state, event: None)


@pytest.mark.parametrize("code", ["es", "de"])
def test_every_example_is_told_in_each_language(code: str) -> None:
    words.use(code)
    for path in FILES:
        file = tomllib.loads(path.read_text(encoding="utf-8"))
        assert words.translated(file["title"]) != file["title"], path
        assert all(words.translated(text) != text for text in file["text"]), path


def test_every_worked_example_of_the_rules_is_a_lab_file_or_says_what_it_waits_for() -> None:
    """By their numbers in the list of worked examples: none is missing, none is named twice, every file is there."""
    index = tomllib.loads(INDEX.read_text(encoding="utf-8"))
    later = [number for numbers in index["later"].values() for number in numbers]
    proved = [int(number) for number in index["lab"]]
    assert len(proved) >= 90
    assert sorted([*proved, *later]) == sorted({*proved, *later})
    files = {name for names in index["lab"].values() for name in names}
    assert files <= {path.stem for path in FILES}
    assert {path.stem for path in FILES} - files == BESIDES


def test_the_end_of_an_example_stands_in_its_json(capsys: pytest.CaptureFixture[str]) -> None:
    lab = load_position(LAB / "rout-and-retreat.toml")
    ended = position_runs.standing(position_runs.run(lab, lab_run.print_json))
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [event["event"] for event in told].count("group-moved") == 2
    assert {unit["id"]: (unit["hex"], unit["state"]) for unit in ended["units"]} == {
        "g-rifle": ("05.03", []), "u-squad": ("05.08", ["broken"]), "u-two": ("07.06", ["broken", "suppressed"]),
        "u-three": ("09.06", ["broken"]),
    }  # fmt: skip


def test_it_is_told_in_words_too(capsys: pytest.CaptureFixture[str]) -> None:
    state = position_runs.run(load_position(LAB / "two-sustained-fires.toml"), partial(lab_run.print_words, WORDS))
    out = capsys.readouterr().out
    assert re.search("Attack total 20 · 8 FP of [^·]+ [+]2 Sustained Fire [+]2 Sustained Fire", out)
    assert "Time 0, Axis 2 VP" in position_runs.in_words(state)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("along-a-road-and-a-side", ["From 13.09 to 14.07: seen, hindrance 7", "From 13.09 to 13.04: seen",
                                     "From 12.05 to 14.04: not seen, cut in 13.05"]),
        ("what-covers-best", ["in 02.05: FP 2, Range 3, Move 4, Morale 8"]),
        ("steps-up-and-down", ["From 05.06 to 05.05: 3 points", "From 11.08 to 11.07: 1 point"]),
        ("three-chits-of-one-objective", ["Objective 3 is worth 6"]),
    ],
)  # fmt: skip
def test_what_it_measures_is_told(name: str, lines: list[str]) -> None:
    lab = load_position(LAB / f"{name}.toml")
    told = [position_measures.in_words(lab.state, asked) for _, asked in lab.measures]
    assert all(any(one.endswith(line) for one in told) for line in lines), told


@pytest.mark.rule("7.6", "6.5")
def test_a_piece_that_has_left_the_map_measures_nothing() -> None:
    """A charge that has gone off, a unit that is eliminated, one that is yet to come."""
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "g-team": ("team", "K8"), "u-squad": ("squad", "K7")})
    state, charge = told.state, told.arm("g-squad", "charge")
    for event in (WeaponBoxed(charge, "used"), UnitEliminated("g-team", "sniper", 1)):
        assert position_measures.measured(state, {"piece": getattr(event, "weapon", "g-team")})["fp"] > 0
        RULES.apply(state, event)
    told.mark("u-squad", hex=NOWHERE, fate="waiting", space=3)
    for piece in (charge, "g-team", "u-squad"):
        assert position_measures.measured(state, {"piece": piece})["at"] == NOWHERE
        assert position_measures.in_words(state, {"piece": piece}).endswith(" is not on the map")
        assert position_measures.differences(state, {"piece": piece, "at": NOWHERE, "fp": 0}) == []
        where, force = position_measures.differences(state, {"piece": piece, "at": at("K8"), "fp": 5})
        assert words.say(where) == "at is – here, and was to be 11.08"
        assert words.say(force) == "fp is 0 here, and was to be 5"


@pytest.mark.rule("16.2")
@pytest.mark.parametrize("ground", ["bridge-minor", "bridge-major"])
def test_a_bridge_of_a_drawn_map_hinders_by_one_but_along_its_way(ground: str, tmp_path: Path) -> None:
    """Across it one; between its parapets, along its hexside, beside it and where a line ends on it nothing."""
    path = tmp_path / "bridges.toml"
    bridges = f'[map]\nground = {{ "05.06" = "{ground}", "12.05" = "{ground}" }}\n'
    path.write_text(
        BASE.replace('[map]\nground = { "05.06" = "woods" }', f'{bridges}ways = [["road", "12.04", "12.05", "12.06"]]'),
        encoding="utf-8",
    )
    state = load_position(path).state
    for start, end, hindrance in (
        ("05.03", "05.08", 1), ("04.05", "06.05", 0), ("03.06", "07.06", 1), ("05.03", "05.06", 0),
        ("12.03", "12.07", 0), ("10.05", "14.05", 1), ("13.04", "13.07", 0),
    ):  # fmt: skip
        found = sight(state, Hex(start), Hex(end))
        assert (found.clear, found.hindrance) == (True, hindrance), (start, end)


def test_a_measure_that_does_not_hold_and_an_answer_that_is_not_refused_are_told_of(tmp_path: Path) -> None:
    for name, before, after, found in (
        ("worst-hindrance", "hindrance = 5", "hindrance = 4", "hindrance is 5 here, and was to be 4"),
        ("a-move-must-move", 'refused = "must-move"', 'refused = "too-far"', "is refused for must-move"),
        ("a-move-must-move", 'value = "done"', 'value = "g-elite"', "is not refused at all"),
    ):
        path = tmp_path / f"{name}.toml"
        text = (LAB / f"{name}.toml").read_text(encoding="utf-8")
        assert before in text
        path.write_text(text.replace(before, after, 1), encoding="utf-8")
        with pytest.raises(ContentError) as fault:
            position_runs.run(load_position(path), lambda state, event: None)
        assert found in str(fault.value)


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ('nation = "germany"', 'nation = "german"', 'germany'),
        ('nation = "germany"', 'nation = "britain"', "does not fight for the side axis"),
        ('figure = "ger-line-squad"', 'figure = "ger-line-squid"', "ger-line-squad"),
        ('hex = "05.03"', 'hex = "25.03"', "25.03"),
        ('"05.06" = "woods"', '"05.06" = "wood"', "woods"),
        ("hand = [50]", "hand = [150]", 'no card "150" here'),
        ('axis = ["4-4"]', 'axis = ["4-4 time"]', '"4-4 time" is not left in the deck'),
        ('axis = ["4-4"]', 'axis = ["4-4", "1-2"]', "never asked for"),
        ("total = 13", "total = 14", "this was to happen, and did not"),
        ('value = "05.06 g-rifle"', 'value = "05.07 g-rifle"', "05.07"),
        ("50 = {", "90 = {", 'no card "90" here'),
    ],
)  # fmt: skip
def test_a_faulty_one_says_where_and_what(tmp_path: Path, before: str, after: str, found: str) -> None:
    assert before in BASE
    path = tmp_path / "faulty.toml"
    path.write_text(BASE.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        position_runs.run(load_position(path), lambda state, event: None)
    assert found in str(fault.value)
    assert ".toml:" in str(fault.value)


def test_a_lab_file_a_scenario_and_a_lesson_are_known_by_what_stands_in_them_wherever_they_lie(tmp_path: Path) -> None:
    """Each is read as what it is: the fault of each is told with its line."""
    home = LAB.parents[2]
    for name, source, before, after in (
        ("lab", LAB / "a-tie-suppresses.toml", "ger-line-squad", "ger-line-squid"),
        ("scenario", home / "scenarios" / "command" / "patrols-at-the-bridge.toml", '"germany"', '"german"'),
        ("lesson", sorted((home / "assets" / "command" / "lessons").glob("*.toml"))[0], "[[step]]", "[[stop]]"),
    ):
        text = source.read_text(encoding="utf-8")
        assert before in text
        whole, spoilt = tmp_path / f"{name}.toml", tmp_path / f"spoilt-{name}.toml"
        whole.write_text(text, encoding="utf-8")
        spoilt.write_text(text.replace(before, after, 1), encoding="utf-8")
        assert position_file.kind_of_stray(whole) == name
        assert check_paths([whole], [], KINDS) == []
        findings = check_paths([spoilt], [], KINDS)
        assert findings, name
        assert all(finding.line for finding in findings), name


def test_a_toml_file_that_cannot_be_read_says_so_wherever_it_lies(tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_text("a = [", encoding="utf-8")
    (finding,) = check_paths([path], [], KINDS)
    assert "is no sound TOML" in str(finding)


STEPS, LEADER = "steps-up-and-down", "whom-a-leader-helps"


def refusal(path: Path, text: str, own: tuple[Library, Assembly]) -> str:
    """Return the error message of an invalid lab file with this text, from loading, describing or running it."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as fault:
        lab = load_position(path, *own)
        for _, asked in lab.measures:
            position_measures.in_words(lab.state, asked)
        position_runs.run(lab, lambda state, event: None)
    return str(fault.value)


@pytest.mark.parametrize(
    ("name", "pattern", "after", "found"),
    [
        ("a-blind-hex", r'look = \["\d\d\.\d\d"', 'look = ["99.99"', 'hex "99.99" is off the board'),
        ("a-blind-hex", r'(look = \["\d\d\.\d\d", )"\d\d\.\d\d"', r'\1"00.01"', "00.01"),
        (STEPS, r'step = \["\d\d\.\d\d"', 'step = ["99.99"', 'hex "99.99" is off the board'),
        (STEPS, r'(step = \["\d\d\.\d\d", )"\d\d\.\d\d"', r'\1"15.10"', "do not touch"),
        (LEADER, r"\Z", '\n[[measure]]\nobjective = 5\nworth = 1\n', 'objective "5" is unknown'),
        (LEADER, r"\Z", '\n[[measure]]\npiece = "nobody"\nfp = 1\n', "there is no piece “nobody” here"),
        (LEADER, r"\Z", '\n[[measure]]\npiece = "nobody"\nat = "99.99"\nat_end = true\n', 'hex "99.99" is off the board'),
        (LEADER, r"\A", 'blazes = ["99.99"]\n', 'hex "99.99" is off the board'),
        (LEADER, r"\A", 'smoke = { "99.99" = 2 }\n', 'hex "99.99" is off the board'),
        (LEADER, r"\Z", '\n[cards.50]\nhex = "99.99"\n', 'hex "99.99" is off the board'),
        (LEADER, r"(\[axis\])", r"\1\nholds = [5]", 'objective "5" is unknown'),
    ],
)  # fmt: skip
def test_a_place_off_the_map_and_a_piece_that_is_none_are_told_with_their_line(
    name: str, pattern: str, after: str, found: str, own: tuple[Library, Assembly], tmp_path: Path
) -> None:
    text, times = re.subn(pattern, after, (LAB / f"{name}.toml").read_text(encoding="utf-8"), count=1)
    assert times == 1
    said = refusal(tmp_path / "off.toml", text, own)
    assert found in said
    assert re.search(r"off\.toml:\d+: ", said)
