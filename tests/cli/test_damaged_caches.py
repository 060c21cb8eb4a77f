"""A start draws the same first frame whichever bit of a cached file has flipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal.save_index import FEW
from tests.forking import FINE, Forking, forking
from tests.sampled import SOAKED

FLIPS = 200 if SOAKED else 1
GOLDEN = Path(__file__).parents[1] / "games" / "volume1" / "golden" / "first-light-random.combat"
CACHES = {
    "menu": ("volume1-start.drawn", "volume1-en.messages.json", "shelf-*.json", "shelf-in-short-*.json"),
    "play": ("volume1-battle.drawn", "volume1-en.messages.json", "first-light.book.json"),
}
"""The start -> the files that it reads."""


@pytest.fixture(scope="module")
def starts() -> Iterator[Forking]:
    """Yield a server that forks a process for each start of the program."""
    with forking("tests.cli.starts") as server:
        yield server


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the home of a player with so many saves that they are indexed."""
    home = tmp_path_factory.mktemp("home")
    saves = home / "data" / "saves"
    saves.mkdir(parents=True)
    for number in range(FEW + 1):
        shutil.copy(GOLDEN, saves / f"{number}.combat")
    os.utime(saves, (1, 1))
    return home


def started(starts: Forking, home: Path, name: str) -> str:
    """Run a start of `tests.cli.starts` and return the digest of its first frame."""
    code, said = starts.do(home, name)
    assert code == FINE, (code, said)
    return said[-1]


@pytest.mark.parametrize(
    ("start", "pattern"), [(start, each) for start, patterns in CACHES.items() for each in patterns]
)
def test_a_flipped_bit_changes_nothing(start: str, pattern: str, starts: Forking, home: Path, tmp_path: Path) -> None:
    place = home if start == "menu" else tmp_path
    shown = started(starts, place, start)
    (file,) = (place / "cache").glob(pattern.replace("*", "[0-9a-f]" * 24))
    content = file.read_bytes()
    numbers = SplitMix(7)
    for _ in range(FLIPS):
        bit = numbers.below(8 * len(content))
        spoilt = bytearray(content)
        spoilt[bit // 8] ^= 1 << bit % 8
        file.write_bytes(spoilt)
        assert started(starts, place, start) == shown, f"bit {bit}"


def test_every_cache_of_a_start_is_tried(starts: Forking, home: Path, tmp_path: Path) -> None:
    """Besides what libX11 keeps (`test_composed_keys.py`) and locks."""
    found = set[str]()
    for start, place in (("menu", home), ("play", tmp_path)):
        started(starts, place, start)
        found |= {file.name for file in (place / "cache").iterdir() if file.is_file()}
    tried = [pattern.replace("*", "[0-9a-f]" * 24) for patterns in CACHES.values() for pattern in patterns]
    assert {name for name in found if not any(Path(name).match(pattern) for pattern in tried)} == set()
