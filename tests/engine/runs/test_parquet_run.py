"""Games in a Parquet file: lines in a file beside it during the run, the complete file afterwards."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from combat.engine import words
from combat.engine.files import system_locks
from combat.engine.kernel.record import replace
from combat.engine.runs import parquet_run, run_file
from combat.engine.runs.run_faults import RunError
from tests.engine.runs.rows import COLUMNS, SETTINGS, Row, row

HERE = pytest.mark.skipif(parquet_run.pyarrow is None, reason="pyarrow is not installed: make cluster-check")
arrow: Any = parquet_run.pyarrow


def written(path: Path, seeds: range, *, close: bool = True) -> None:
    """Write a file with a row for each seed; with `close` false, leave it as after an interruption."""
    file = run_file.begin(path, SETTINGS, COLUMNS)
    for seed in seeds:
        file.add(row(seed))
    if close:
        file.close()


def read(path: Path) -> list[Row]:
    """Return the rows of a file."""
    return list(run_file.read(path, COLUMNS)[1])


def test_without_pyarrow_it_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words.use("en")
    monkeypatch.setattr(parquet_run, "pyarrow", None)
    with pytest.raises(RunError, match=r"Parquet files need pyarrow: pip install combat-game\[parquet\]"):
        written(tmp_path / "run.parquet", range(1))
    assert list(tmp_path.iterdir()) == []


@HERE
def test_a_run_that_is_stopped_twice_is_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    for last in (3, 6, 6, 9):
        written(path, range(1, last))
    assert read(path) == [row(seed) for seed in range(1, 9)]
    assert list(tmp_path.iterdir()) == [path]


@HERE
def test_one_that_is_killed_is_found_beside_the_file(tmp_path: Path) -> None:
    path, part = tmp_path / "run.parquet", tmp_path / "run.parquet.part"
    written(path, range(1, 4), close=False)
    assert read(path) == [row(1), row(2), row(3)]
    part.write_bytes(part.read_bytes()[:-5])
    written(path, range(2, 6))
    assert sorted(found.seed for found in read(path)) == [1, 2, 3, 4, 5]
    written(path, range(5, 8), close=False)
    assert [found.seed for found in read(path)][-2:] == [6, 7]


@HERE
def test_games_in_both_are_there_once(tmp_path: Path) -> None:
    """As where it was killed after the file was written and before the lines beside it were taken away."""
    path, part = tmp_path / "run.parquet", tmp_path / "run.parquet.part"
    written(path, range(1, 4), close=False)
    lines = part.read_bytes()
    written(path, range(1, 5))
    part.write_bytes(lines)
    assert [found.seed for found in read(path)] == [1, 2, 3, 4]
    written(path, range(1, 6))
    assert [found.seed for found in read(path)] == [1, 2, 3, 4, 5]


@HERE
def test_it_keeps_its_settings_and_its_types(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    written(path, range(1, 4))
    assert run_file.read(path, COLUMNS)[0] == SETTINGS
    with pytest.raises(RunError, match="its first game has seed 1, not 2"):
        run_file.begin(path, replace(SETTINGS, seed=2), COLUMNS)
    kinds = {field.name: str(field.type) for field in arrow.parquet.read_schema(path)}
    assert kinds == {"seed": "int64", "word": "string", "won": "bool", "pieces": kinds["pieces"]}
    assert kinds["pieces"].startswith("map<string, int32")


@HERE
def test_another_parquet_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    path.write_bytes(b"PAR1 and nothing else")
    with pytest.raises(RunError, match="is no file of games"):
        written(path, range(1))
    arrow.parquet.write_table(arrow.table({"seed": [1]}), path)
    with pytest.raises(RunError, match="is no file of games"):
        written(path, range(1))


@HERE
def test_a_damaged_file_is_told_of_in_one_line_and_left_as_it_is(tmp_path: Path) -> None:
    words.use("en")
    path, damage = tmp_path / "run.parquet", random.Random(7)
    written(path, range(1, 40))
    whole, told = path.read_bytes(), set()
    for _ in range(120):
        spoilt = bytearray(whole)
        spoilt[-damage.randrange(9, len(whole))] = damage.randrange(256)
        path.write_bytes(spoilt)
        try:
            read(path)
            written(path, range(1, 2))
        except RunError as fault:
            told.add(str(fault).partition(f"{path}: ")[2])
            assert str(fault).isprintable()
            assert path.read_bytes() == spoilt
        (tmp_path / "run.parquet.part").unlink(missing_ok=True)
    assert "is damaged; take a copy of it if there is one, or name another file" in told


@HERE
@pytest.mark.parametrize(
    ("column", "values", "kind"),
    [
        ("seed", ["x", "y"], "string"),
        ("seed", [None, 2], "int64"),
        ("word", [None, "a"], "string"),
        ("won", [[1], [2]], "list"),
        ("pieces", [[("red", None)], []], "map"),
        ("pieces", [None, []], "map"),
        ("pieces", [[("red", 9_999_999)], []], "map"),
        ("pieces", ["red", "blue"], "string"),
    ],
    ids=str,
)  # fmt: skip
def test_a_column_of_another_kind_is_damaged(column: str, values: list[object], kind: str, tmp_path: Path) -> None:
    words.use("en")
    path = tmp_path / "run.parquet"
    written(path, range(1, 3))
    kinds = {
        "string": arrow.string(), "int64": arrow.int64(), "list": arrow.list_(arrow.int64()),
        "map": arrow.map_(arrow.string(), arrow.int32()),
    }  # fmt: skip
    table = arrow.parquet.read_table(path)
    place = table.column_names.index(column)
    arrow.parquet.write_table(table.set_column(place, column, arrow.array(values, kinds[kind])), path)
    with pytest.raises(RunError, match="is damaged; take a copy"):
        read(path)


@HERE
def test_a_head_nested_without_end_is_one_line(tmp_path: Path) -> None:
    words.use("en")
    path = tmp_path / "run.parquet"
    written(path, range(1, 3))
    table = arrow.parquet.read_table(path)
    deep = {parquet_run.META: b'{"format":' + b"[" * 100_000}
    arrow.parquet.write_table(table.replace_schema_metadata(deep), path)
    with pytest.raises(RunError, match="its head is damaged"):
        read(path)


@HERE
def test_one_that_begins_while_another_ends_finds_all_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.parquet"
    first = run_file.begin(path, SETTINGS, COLUMNS)
    first.add(row(1))
    take = system_locks.lock

    def ends_first(handle: int) -> bool:
        monkeypatch.undo()
        first.close()
        return take(handle)

    monkeypatch.setattr(system_locks, "lock", ends_first)
    written(path, range(1, 3))
    assert read(path) == [row(1), row(2)]
    assert list(tmp_path.iterdir()) == [path]
