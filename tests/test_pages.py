"""Pages for developers: every file they name exists, and every code example is in its file or runs."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent

import pytest

from combat.engine.journal.loading import Loaded, Verified
from combat.engine.play.referee import Referee
from tests.engine.moor_game import RED
from tests.engine.toy_game import NORTH
from tests.narrowing import the

ROOT = Path(__file__).parents[1]
PAGES = ("CONTRIBUTING.md", "docs/new-game.md")
ROOTS = ("", "combat", "combat/games/volume1", "assets/volume1")
"""Folders to which the paths of a page are relative."""
NAMED = re.compile(r"`((?:[\w.-]+/)+(?:[\w.-]+\.(?:py|toml|md|ftl|tmx))?)`")
CODE = re.compile(r"^```python\n# (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_folder_that_a_page_names_exists(page: str) -> None:
    named = [place for place in NAMED.findall((ROOT / page).read_text(encoding="utf-8")) if "NAME" not in place]
    assert len(named) > 10
    assert [place for place in named if not any((ROOT / root / place).exists() for root in ROOTS)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_line_of_code_of_a_page_is_in_its_file(page: str) -> None:
    for place, shown in CODE.findall((ROOT / page).read_text(encoding="utf-8")):
        if place != "run":
            source = (ROOT / place).read_text(encoding="utf-8")
            assert [part for part in shown.split("…\n") if part.strip("\n") not in source] == [], place


def test_the_examples_play_a_game_save_another_and_play_one_without_a_grid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / PAGES[1]).read_text(encoding="utf-8")
    playing, keeping, ungridded = [dedent(shown) for place, shown in CODE.findall(page) if place == "run"]
    left: dict[str, object] = {}
    exec(playing, left)
    assert left["seat"] is None
    assert the(Referee, left["referee"]).port(NORTH).over
    exec(keeping, left)
    proof = the(Verified, left["proof"])
    assert proof.over
    assert proof.answers == len(the(Loaded, left["loaded"]).game.entries)
    exec(ungridded, left)
    assert the(Referee, left["moor"]).port(RED).over
