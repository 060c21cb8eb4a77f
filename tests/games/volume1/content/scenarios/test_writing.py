"""A scenario written to a file is read back unchanged."""

import tomllib
from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.files.toml_writing import WIDTH, free_file, toml
from combat.games.volume1.content.assembly import Assembly
from combat.games.volume1.content.kinds.scenario_file import ScenarioFile
from combat.games.volume1.content.library import Library, load_book, scenario_ids
from combat.games.volume1.content.scenario_writing import scenario_text, write_scenario
from tests.sampled import sample


@pytest.mark.parametrize("scenario", sample(scenario_ids(), 2))
def test_every_scenario_comes_back_as_it_was(scenario: str, tmp_path: Path) -> None:
    library = Library()
    source, _, faults = Assembly(library).scenario(library.file(f"scenarios/{scenario}.toml"))
    assert source is not None, faults
    sheet = source.content
    file = tmp_path / "deep" / f"{scenario}.toml"
    write_scenario(sheet, file, "A remark.\nOf two lines.")
    assert file.read_text(encoding="utf-8").startswith("# A remark.\n# Of two lines.\n\ntitle = ")
    assert read(file, ScenarioFile).content == sheet
    assert load_book(file) == load_book(scenario)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_lists_are_broken_where_a_line_would_grow_too_long() -> None:
    sheet = read(Library().file("scenarios/first-light.toml"), ScenarioFile).content
    lines = scenario_text(sheet.model_copy(update={"briefing": ["Go."]})).splitlines()
    assert all(len(line) <= WIDTH or line.startswith(("text = ", "    [")) for line in lines)


def test_any_text_survives() -> None:
    words = 'a "quote", a \\ and\ta tab,\na line, \x7f, é, \U0001f600, \x01'
    data = {"words": words, "empty": [], "none": {}, "few": {"a": 1, "b": True}, "deep": [{"x": [{"y": words}]}]}
    assert tomllib.loads(toml(data)) == data


def test_no_file_is_written_over(tmp_path: Path) -> None:
    for name in ("wood.toml", "wood-2.toml", "wood-3.toml"):
        free = free_file(tmp_path, "wood")
        assert free.name == name
        free.write_text("")
