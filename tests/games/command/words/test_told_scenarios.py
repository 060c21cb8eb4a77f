"""What scenarios and maps are called, and what has happened before them, is told in every language (20.0)."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.words.catalogue import Catalogue
from combat.games.command.content.ground_maps import load_map
from combat.games.command.content.kinds.scenario_file import ScenarioFile

ROOT = Path(__file__).parents[4]
LOCALE = ROOT / "assets/command/locale"


@pytest.mark.parametrize("language", ["es", "de"])
def test_every_scenario_and_every_map_is_told(language: str) -> None:
    catalogue = Catalogue(language, strict=True, folders=(LOCALE,))
    files = [read(file, ScenarioFile).content for file in sorted((ROOT / "scenarios/command").glob("*.toml"))]
    told = [said for file in files for said in (file.title, file.place, file.date, file.story)]
    told += [load_map(file).title for file in sorted((ROOT / "assets/command/boards").glob("*.tmx"))]
    alike = ("August", "September")  # in German as in English
    assert [said for said in told if catalogue.translated(said) == said and not said.startswith(alike)] == []
    assert len(told) > 40
