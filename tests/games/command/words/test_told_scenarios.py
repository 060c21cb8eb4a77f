"""Names of scenarios and maps, and their background, are translated into every language (20.0)."""

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


ENGLISH_RANKS = ("Captain", "Capt", "Sgt")
"""Ranks that are English and no other language's."""


def _leaders(nations: tuple[str, ...]) -> list[str]:
    """Return the leaders of some nations, as the sheets of all scenarios name them."""
    files = [read(file, ScenarioFile).content for file in sorted((ROOT / "scenarios/command").glob("*.toml"))]
    forces = [force for file in files for force in (file.axis, file.allies) if force.nation in nations]
    return [troop.name for force in forces for troop in force.troop if troop.name]


def test_leaders_bear_ranks_that_an_english_player_reads() -> None:
    """German ranks alone stay as they are, as on the counters of most games (6.6)."""
    found = _leaders(("soviet-union", "france", "italy", "united-states", "britain"))
    assert "Captain Tarasov" in found
    assert {name.split()[0] for name in found} == {"Captain", "Capt", "Lt", "Major", "Sgt"}


@pytest.mark.parametrize(
    ("language", "nations", "captain"),
    [
        ("es", ("soviet-union", "france", "italy", "united-states", "britain"), "Cap Tarasov"),
        ("de", ("soviet-union", "france", "italy"), "Hptm Tarasov"),
    ],
)
def test_ranks_are_told_in_every_language(language: str, nations: tuple[str, ...], captain: str) -> None:
    """Americans and British keep theirs in German."""
    catalogue = Catalogue(language, strict=True, folders=(LOCALE,))
    found = [catalogue.translated(name) for name in _leaders(nations)]
    assert captain in found
    assert [name for name in found if name.split()[0] in ENGLISH_RANKS] == []
