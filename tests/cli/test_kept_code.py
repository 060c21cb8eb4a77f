"""The code of a package kept in one file: it is what a start imports as long as its source has not changed."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from combat.cli.kept_code import KeptCode, KeptLoader

HOUSE = Path(__file__).parents[2]
FIRST, SECOND = "WORD = 'first'\n", "WORD = 'second, and longer'\n"


@pytest.fixture
def hut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a module in a room of its own, that nobody has imported yet."""
    room = tmp_path / "hut" / "room"
    room.mkdir(parents=True)
    (room.parent / "__init__.py").touch()
    (room / "__init__.py").touch()
    (room / "bench.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    yield room
    _forget()


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "hut"]:
        del sys.modules[name]


def _bench(hut: Path) -> tuple[ModuleType, KeptCode]:
    """The module as a process imports it that begins now."""
    _forget()
    importlib.invalidate_caches()
    kept = KeptCode(hut.parents[1] / "hut.kept", [str(hut.parent)])
    sys.meta_path[:] = [kept, *(finder for finder in sys.meta_path if not isinstance(finder, KeptCode))]
    return importlib.import_module("hut.room.bench"), kept


def test_what_was_imported_once_is_imported_from_the_file(hut: Path) -> None:
    first, kept = _bench(hut)
    kept.keep()
    again, _ = _bench(hut)
    assert (type(first.__loader__), type(again.__loader__)) == (SourceFileLoader, KeptLoader)
    assert again.WORD == "first" and again.__file__ == str(hut / "bench.py")
    assert sys.modules["hut.room"].__path__ == [str(hut)]


def test_a_changed_source_is_imported_as_it_is_and_kept_anew(hut: Path) -> None:
    _bench(hut)[1].keep()
    (hut / "bench.py").write_text(SECOND, encoding="utf-8")
    changed, kept = _bench(hut)
    assert changed.WORD == "second, and longer" and not isinstance(changed.__loader__, KeptLoader)
    kept.keep()
    again, _ = _bench(hut)
    assert again.WORD == changed.WORD and isinstance(again.__loader__, KeptLoader)


def test_a_module_that_is_gone_is_not_found_and_not_kept(hut: Path) -> None:
    _bench(hut)[1].keep()
    (hut / "bench.py").unlink()
    with pytest.raises(ModuleNotFoundError):
        _bench(hut)


def test_nothing_is_written_where_nothing_is_new(hut: Path) -> None:
    _bench(hut)[1].keep()
    file = hut.parents[1] / "hut.kept"
    before = file.stat().st_mtime_ns
    _bench(hut)[1].keep()
    assert file.stat().st_mtime_ns == before


@pytest.mark.parametrize("spoilt", [b"", b"\0" * 4096, b"\xff" * 4096, "half"])
def test_a_spoilt_file_is_passed_over_and_made_anew(hut: Path, spoilt: bytes | str) -> None:
    _bench(hut)[1].keep()
    file = hut.parents[1] / "hut.kept"
    whole = file.read_bytes()
    file.write_bytes(spoilt if isinstance(spoilt, bytes) else whole[: len(whole) - 40])
    read, kept = _bench(hut)
    assert read.WORD == "first"
    kept.keep()
    assert file.read_bytes() == whole


def test_what_lies_elsewhere_is_not_kept(hut: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (hut / "own").mkdir()
    (hut / "own" / "hut_guest.py").write_text(FIRST, encoding="utf-8")
    monkeypatch.syspath_prepend(str(hut / "own"))
    kept = KeptCode(hut.parents[1] / "hut.kept", [str(hut.parent / "other")])
    importlib.import_module("hut_guest")
    kept.keep()
    assert not (hut.parents[1] / "hut.kept").exists()
    del sys.modules["hut_guest"]


def test_code_of_another_place_is_not_taken(hut: Path) -> None:
    _bench(hut)[1].keep()
    elsewhere = KeptCode(hut.parents[1] / "hut.kept", [str(hut)])
    assert elsewhere.find_spec("hut.room.bench") is None


def test_where_it_cannot_be_written_nothing_is(hut: Path) -> None:
    file = hut.parents[1] / "hut.kept"
    file.mkdir()
    _, kept = _bench(hut)
    kept.keep()
    assert [place.name for place in hut.parents[1].iterdir() if place.name.startswith("hut.kept")] == ["hut.kept"]


def test_a_call_keeps_what_it_has_imported() -> None:
    """Any call of the game: the next one imports nothing from a file of its own, but what stands before the door."""
    script = (
        "import sys; from combat import cli; sys.argv[1:] = ['paths']; cli.main();"
        "rooms = [module for name, module in sys.modules.items() if name.startswith('combat.engine.files')];"
        "print(*sorted({type(module.__loader__).__name__ for module in rooms}))"
    )
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(2):
        call = [sys.executable, "-c", script]
        done = subprocess.run(call, cwd=HOUSE, env=env, check=True, capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "KeptLoader"
