"""Scenario files in the editor survive conversion from file to table and back (22.0)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel

from combat.engine.content.findings import ContentError
from combat.engine.content.layers import own
from combat.engine.files.folders import share
from combat.engine.files.toml_writing import WIDTH
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.boards import BOARDS, board_of
from combat.games.volume1.content.draft_data import Checker, blank, head_of, read_draft, to_toml
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Book
from tests.games.volume1.content.checked import check
from tests.sampled import sample

SHIPPED = sorted((share() / "scenarios" / "volume1").glob("*.toml"))
LIBRARY = Library()

EVERYTHING: dict[str, Any] = {
    **read_draft(share() / "scenarios" / "volume1" / "first-light.toml", LIBRARY),
    "large_battle": True,
    "wind": 3,
    "events": {"friendly": "friendly", "enemy": "enemy"},
    "night": {"range": 3, "flares": 1, "rounds": [f"10.{row:02}" for row in range(1, 11)], "carriers": ["sgt-taylor"]},
    "friendly_event": [
        {"roll": 4, "title": 'A "shout"', "text": "Back\\slash", "effects": [{"kind": "alert"}, {"kind": "reveal"}]}
    ],
    "option": [
        {
            "id": "longer",
            "title": "Longer",
            "text": "Two turns more.\nAt least.",
            "changes": {
                "turns": 10,
                "points": {"papers": 3},
                "verdict": [
                    {"at_least": 3, "title": "Won", "text": "Yes.", "won": True},
                    {"title": "Lost", "text": "No.", "won": False},
                ],
            },
        }
    ],
}
EVERYTHING["enemy"] = {**EVERYTHING["enemy"], "crew": [{"operator": "a", "assistant": "b", "hex": "12.10"}]}
EVERYTHING["friendly"] = {**EVERYTHING["friendly"], "weapon": [{"weapon": "m1919", "hex": "02.02"}]}


def book_of(file: Path) -> Book:
    """Return the book of a scenario file."""
    return LIBRARY.load_book(file)


@pytest.mark.parametrize("file", sample(SHIPPED, 2, 1), ids=lambda file: file.stem)
def test_a_shipped_scenario_written_anew_is_the_same_book(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / file.name
    copy.write_text(to_toml(read_draft(file, LIBRARY)), encoding="utf-8")
    assert book_of(copy) == book_of(file)
    assert read_draft(copy, LIBRARY) == read_draft(file, LIBRARY)


def test_whatever_a_sheet_can_say_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "everything.toml"
    file.write_text(to_toml(EVERYTHING), encoding="utf-8")
    assert read_draft(file, LIBRARY) == EVERYTHING


def test_keys_stand_in_the_order_of_the_shipped_ones_and_lines_are_short() -> None:
    file = share() / "scenarios" / "volume1" / "first-light.toml"
    text = to_toml(read_draft(file, LIBRARY), head_of(file.read_text(encoding="utf-8")))
    keys = [line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha()]
    assert keys[:6] == ["title", "date", "place", "briefing", "board", "turns"]
    assert text.startswith("# First Light at the Farmhouse")
    hexes = text.partition("deployment = [")[2].partition("]")[0]
    assert max(map(len, hexes.splitlines())) <= WIDTH
    assert 'compass = { at = "' in text


def test_a_blank_sheet_says_what_is_still_to_be_done(tmp_path: Path) -> None:
    file = tmp_path / "draft.toml"
    file.write_text(to_toml(blank(board_of(LIBRARY, "farmhouse"), "New", "June", "Normandy")), encoding="utf-8")
    about = {trouble.path for trouble in Checker(LIBRARY).check(file)}
    assert {("briefing",), ("enemy", "cup"), ("enemy", "hexes"), ("friendly", "deployment"), ("verdict",)} <= about


def test_findings_are_those_of_combat_check(tmp_path: Path) -> None:

    data = read_draft(share() / "scenarios" / "volume1" / "first-light.toml", LIBRARY)
    data["enemy"]["hexes"][3] = "98.98"
    file = tmp_path / "draft.toml"
    file.write_text(to_toml(data), encoding="utf-8")
    found = Checker(LIBRARY).check(file)
    assert [trouble.finding for trouble in found] == check([file])
    assert found[0].path[:2] == ("enemy", "hexes")


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("turns = 'eight'", "whole number"),
        ("tirns = 8", "did you mean"),
        ("title = [", "sound TOML"),
        ("a = " + "[" * 3000, "nested"),
        ("title = 'x'\ntitle = 'y'", "sound TOML"),
    ],
)
def test_a_file_that_no_form_can_show_is_refused_in_a_line(text: str, what: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_draft(file, LIBRARY)
    assert what in str(refused.value)


def test_a_sheet_that_is_only_unfinished_can_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.toml"
    file.write_text("title = 'x'\nturns = 99\n", encoding="utf-8")
    assert read_draft(file, LIBRARY) == {"title": "x", "turns": 99}


def test_the_players_own_scenarios_and_boards_stand_beside_ours() -> None:
    place = own() / "scenarios" / "mine.toml"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(SHIPPED[0].read_bytes())
    try:
        assert "mine" in Library().scenario_ids()
        assert Library().load_book("mine").scenario.title == book_of(SHIPPED[0]).scenario.title
    finally:
        place.unlink()


def hex_keys(model: type[BaseModel]) -> Iterator[str]:
    """Yield the keys of a model and its nested models whose values contain hexes."""
    for name, about in model.model_fields.items():
        if holds_hexes(about.annotation):
            yield name
        for inner in models_in(about.annotation):
            yield from hex_keys(inner)


def holds_hexes(annotation: Any) -> bool:
    """Return whether values of a type are hexes or contain hexes."""
    return annotation is Hex or any(map(holds_hexes, get_args(annotation)))


def models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    """Yield the pydantic models in an annotation."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from models_in(part)


@pytest.mark.rule("2.0")
def test_2_0_every_hex_of_a_sheet_is_known_as_one() -> None:
    assert set(hex_keys(ScenarioFile)) == BOARDS.hex_keys


@pytest.mark.rule("2.0")
def test_2_0_on_joined_boards_every_hex_is_written_with_its_sheet() -> None:
    file = share() / "scenarios" / "volume1" / "advance-to-the-village.toml"
    data = read_draft(file, LIBRARY)
    raw, written = (tomllib.loads(text) for text in (
        file.read_text(encoding="utf-8"), to_toml(data, board=board_of(LIBRARY, data["board"])),
    ))  # fmt: skip
    assert written == raw
    assert written["artillery"][1]["hexes"][-1] == "farmhouse:30.14"


@pytest.mark.rule("2.0")
def test_2_0_what_only_looks_like_a_hex_is_left_alone() -> None:
    board = board_of(LIBRARY, "farmhouse+village")
    data = {"title": "12.10", "compass": {"at": "40.10", "one": "99.10"}, "board": "farmhouse+village"}
    text = tomllib.loads(to_toml(data, board=board))
    assert text == {**data, "compass": {"at": "village:08.10", "one": "99.10"}}
    assert tomllib.loads(to_toml(data, board=board_of(LIBRARY, "farmhouse"))) == data
