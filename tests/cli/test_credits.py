"""`combat --credits` names the author of every picture, typeface and sound, and the licence of every library."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

from combat import __version__
from combat.cli import main
from combat.engine.files import libraries as shelf
from combat.engine.files.credits import works
from combat.engine.files.libraries import OURS, libraries, licence_of

ROOT = Path(__file__).parents[2]
MADE = {".jpg", ".png", ".ogg", ".ttf", ".tmx", ".tsx", ".bin", ".svg"}
"""Formats of assets made by hand or by a tool; words and figures are the game itself."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.mark.parametrize("realm", ["engine", "volume1", "command"])
def test_every_picture_typeface_and_sound_is_one_work(realm: str) -> None:
    folder = ROOT / "assets" / realm
    found = [
        path for work in works(folder) for pattern in work.files for path in folder.glob(pattern) if path.suffix in MADE
    ]
    assert sorted(found) == sorted(path for path in folder.rglob("*") if path.suffix in MADE)


@pytest.mark.parametrize("realm", ["engine", "volume1", "command"])
def test_what_others_made_has_their_licence_beside_it(realm: str) -> None:
    folder = ROOT / "assets" / realm
    for work in works(folder):
        assert bool(work.by) == bool(work.text)
        assert not work.text or "icen" in (folder / work.text).read_text(encoding="utf-8")
    licences = {path.relative_to(folder).as_posix() for path in folder.rglob("*.LICENSE.txt")}
    assert licences == {work.text for work in works(folder)} - {""}


def test_every_library_is_there_with_its_licence() -> None:
    found = {library.name.casefold().replace("_", "-"): library for library in libraries()}
    needed = {need.partition(">")[0].casefold() for need in PROJECT["dependencies"]}
    assert needed <= set(found)
    assert {"pydantic-core", "typing-extensions"} <= set(found)
    assert [library.name for library in found.values() if not library.licence] == []
    assert not {"pytest", "ruff", "mypy", OURS} & set(found)


def test_an_installed_game_asks_its_own_package(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ours(NamedTuple):
        metadata: Mapping[str, str] = MappingProxyType({"Name": OURS})
        version: str = "1"
        requires: tuple[str, ...] = (
            "tqdm>=4",
            "pygal>=3; extra == 'report'",
            "pytest>=8 ; extra == 'dev'",
            "nothing-of-this-name>=1",
        )

    def found(name: str) -> object:
        if name == "nothing-of-this-name":
            raise PackageNotFoundError(name)
        return Ours() if name == OURS else distribution(name)

    monkeypatch.setattr(shelf, "distribution", found)
    names = {library.name for library in libraries()}
    assert {"tqdm", "pygal"} <= names
    assert not {"pytest", "msgspec"} & names


def test_a_licence_that_fills_a_page_is_told_by_its_class() -> None:
    assert licence_of(distribution("pygame-ce"))
    assert len(licence_of(distribution("pygame-ce"))) < 70


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Libraries used:"), ("es", "Bibliotecas usadas:"), ("de", "Verwendete Bibliotheken:")]
)
def test_it_is_told_in_every_language(language: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language, "--credits"]) == 0
    told = capsys.readouterr().out
    assert f"COMBAT! Volume 1 {__version__}: MIT\n" in told
    assert said in told
    assert "Brian J. Bonislawsky, Astigmatic; Apache-2.0" in told
    assert "‹" not in told


def test_versions_of_what_the_game_stands_on_are_bounded() -> None:
    """From below by what it calls, from above where a next major version may break that."""
    assert [need for need in PROJECT["dependencies"] if ">=" not in need or ",<" not in need] == []
