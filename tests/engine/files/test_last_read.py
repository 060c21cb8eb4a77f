"""The value that was read last is cached until its files change or another one is cached."""

from __future__ import annotations

from pathlib import Path

from combat.engine.files.file_snapshot import file_snapshot
from combat.engine.files.last_read import LastRead


def test_a_value_is_found_while_its_files_are_as_they_were(tmp_path: Path) -> None:
    file, cache = tmp_path / "men.toml", LastRead[str]()
    file.write_text("a")
    source = "americans", file_snapshot(file)
    assert cache.find(source) is None
    assert cache.keep(source, "read") == "read"
    assert cache.find(("americans", file_snapshot(file))) == "read"
    assert cache.find(("germans", file_snapshot(file))) is None
    file.write_text("longer")
    assert cache.find(("americans", file_snapshot(file))) is None


def test_one_value_alone_is_kept() -> None:
    cache = LastRead[int]()
    cache.keep("first", 1)
    cache.keep("second", 2)
    assert (cache.find("first"), cache.find("second")) == (None, 2)
