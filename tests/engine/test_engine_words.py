"""The engine contains no term of a game, in code, comments or messages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.by_folder import by_folder

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "combat" / "engine"
SENTENCES = ROOT / "assets" / "engine" / "locale"
PLACES = sorted([*ENGINE.rglob("*.py"), *SENTENCES.rglob("*.ftl")])
OF_RULES = {"friendly", "friendlies", "impulse", "impulses", "morale", "d10"}
"""Words of a rulebook that no other game of the house has."""
WORD = re.compile(r"d10|[A-ZÀ-Þ]{2,}(?![a-zß-ÿ])|[A-ZÀ-Þ]?[a-zß-ÿ]+|[A-ZÀ-Þ]")
"""A word of a text, or of a name that is put together of several."""
CITATION = re.compile(r"[a-z] (\([0-9]+\.[0-9]+(?:\.[0-9]+)?[a-z]?(?:, [0-9.]+)*\))[ .:\"]")
"""Paragraphs of a rulebook behind a sentence, as in (9.5); a number that a comment only writes about stands otherwise."""


def of_the_men() -> set[str]:
    """Return the teams, ranks and names of the men of Volume 1, in lower case."""
    found = set()
    for file in sorted((ROOT / "assets" / "volume1" / "men").glob("*.toml")):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        for man in data["man"]:
            found |= {man[kind].casefold() for kind in ("team", "rank", "name") if kind in man}
    return found


FORBIDDEN = OF_RULES | of_the_men()


STANDARDS = re.compile(r"<html lang=|\"html\", lang=|\"LANG\"|^palette-\w+ = .*|__lt__|--lang\b|\"LT\"")
"""What HTML, POSIX and a short option call a language, which is a man's name too, and the colours that palettes are for; Python's less
than and a gamepad's left trigger, which are ranks too."""


def words_of_a_game(path: Path) -> list[str]:
    """Return the places in a file that use a term of a game, as "file:line: word"."""
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        said = [word for word in WORD.findall(STANDARDS.sub("", line)) if word.casefold() in FORBIDDEN]
        said += CITATION.findall(line) if path.suffix == ".py" else []
        found += [f"{path.relative_to(ROOT).as_posix()}:{number}: {word}" for word in said]
    return found


def test_teams_ranks_and_names_are_those_of_the_box() -> None:
    assert {"able", "charlie", "red", "white", "sgt", "soldat", "hptm", "taylor"} <= FORBIDDEN


@pytest.mark.parametrize(
    "line", ["state.impulse", "log_of_impulse", "a d10 shows", "theme.WHITE", "FriendlyCard", "Red pencil"]
)
def test_a_word_is_found_wherever_it_stands(line: str) -> None:
    assert {word.casefold() for word in WORD.findall(line)} & FORBIDDEN


@pytest.mark.parametrize(
    "line", ["whited out", "able-bodied".replace("able-", "un"), "readable", "blueprint", "MEASURED", "sharply"]
)
def test_a_word_within_another_is_none(line: str) -> None:
    assert not {word.casefold() for word in WORD.findall(line)} & FORBIDDEN


@by_folder(PLACES, ROOT)
def test_the_engine_speaks_of_no_game(files: tuple[Path, ...]) -> None:
    assert {path.name: found for path in files if (found := words_of_a_game(path))} == {}
