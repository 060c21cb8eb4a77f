"""A CSV file of games continues after any interruption with no game lost or duplicated."""

from __future__ import annotations

import csv
import os
from pathlib import Path
from typing import Any

import pytest

from combat.engine import words
from combat.engine.files import system_locks
from combat.engine.files.one_line import LONGEST_LINE
from combat.engine.kernel.record import replace
from combat.engine.runs import csv_run, run_file
from combat.engine.runs.run_faults import RunError
from tests.engine.runs.rows import COLUMNS, SETTINGS, Row, row
from tests.full_disk import full


@pytest.fixture(autouse=True)
def _english() -> None:
    words.use("en")


def written(path: Path, seeds: range) -> None:
    """Write a file with a row for each seed."""
    file = run_file.begin(path, SETTINGS, COLUMNS)
    for seed in seeds:
        file.add(row(seed))
    file.close()


def read(path: Path) -> list[Row]:
    """Return the rows of a file."""
    return list(run_file.read(path, COLUMNS)[1])


def test_what_was_written_is_read_with_what_it_was_played_with(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 5))
    settings, rows = run_file.read(path, COLUMNS)
    assert settings == SETTINGS
    assert list(rows) == [row(seed) for seed in range(1, 5)]


def test_a_table_program_reads_it_behind_its_first_line(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 3))
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    assert head.startswith("#")
    (first, _) = csv.DictReader(lines)
    assert first == {"seed": "1", "word": 'said "1", und zwar müde', "won": "0", "pieces": '{"red":1,"blue-1":2}'}


@pytest.mark.parametrize("torn", [0, 1, 7, 30])
def test_a_torn_line_is_no_game_and_is_cut_off_when_the_run_goes_on(tmp_path: Path, torn: int) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 5))
    if torn:
        path.write_bytes(path.read_bytes()[:-torn])
    assert [found.seed for found in read(path)] == [1, 2, 3, 4][: 3 if torn else 4]
    written(path, range(1, 7))
    assert read(path) == [row(seed) for seed in range(1, 7)]


@pytest.mark.parametrize("kept", [0, 1, 40, -12])
def test_a_head_that_was_torn_is_written_anew(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "run.csv"
    written(path, range(0))
    path.write_bytes(path.read_bytes()[:kept])
    written(path, range(1, 3))
    assert read(path) == [row(1), row(2)]


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"scenario": "lake"}, 'its games are of the scenario "lake", not of "pond"; name another file'),
        ({"options": ()}, 'its games were played with the options "–", not with "deep"; name another file'),
        ({"squad": "3"}, 'its games were played with the squad "3", not with "–"; name another file'),
        ({"player": "me"}, 'its games were played by "me", not by "anybody"; name another file'),
        ({"seed": 7}, "its first game has seed 7, not 1; name another file"),
        ({"version": "0.9"}, "its games were played with version 0.9, this is 1.0; name another file"),
        ({"plays": "chess"}, 'its games are of "chess", not of "toy"; name another file'),
        (
            {"content": "x"},
            "its games were played when the scenario and what belongs to it were different; name another file",
        ),
        ({"program": "x"}, "its games were played by other code of rules or player; name another file"),
    ],
)
def test_it_takes_in_no_games_that_were_played_otherwise(tmp_path: Path, other: dict[str, Any], said: str) -> None:
    path = tmp_path / "run.csv"
    csv_run.begin(path, replace(SETTINGS, **other), COLUMNS).close()
    before = path.read_bytes()
    with pytest.raises(RunError) as fault:
        run_file.begin(path, SETTINGS, COLUMNS)
    assert str(fault.value) == f"combat: {path}: {said}"
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"seed,points\n1,2\n" * 40, "is no file of games; name another one"),
        (b"x", "is no file of games; name another one"),
        (
            b"#run {}\n" + b"seed\n" + b"x" * 600,
            "its head is damaged (RunSettings: the field format is missing); name another file",
        ),
        (b'#run {"version":', "is no file of games; name another one"),
    ],
)
def test_what_is_no_run_is_left_as_it_is(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "run.csv"
    path.write_bytes(content)
    with pytest.raises(RunError) as fault:
        run_file.begin(path, SETTINGS, COLUMNS)
    assert said in str(fault.value)
    assert path.read_bytes() == content


def test_what_is_told_of_a_head_without_end_is_one_line_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    path.write_bytes(b'#run {"' + b"a" * 70_000 + b'":1}\nseed\n' + b"x" * 600)
    with pytest.raises(RunError) as fault:
        run_file.begin(path, SETTINGS, COLUMNS)
    assert str(fault.value).startswith(f"combat: {path}: ")
    assert len(str(fault.value)) <= LONGEST_LINE


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 4))
    lines = path.read_bytes().split(b"\n")
    for damage in (b"2,x", b"\0\0\0", b'2,"w",0,[1]'):
        path.write_bytes(b"\n".join([*lines[:3], damage, *lines[4:]]))
        with pytest.raises(RunError, match="line 4 is damaged; delete that line, and its game is played again"):
            read(path)


def test_a_file_that_was_taken_away_while_it_was_opened_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.csv"
    first = csv_run.begin(path, SETTINGS, COLUMNS)
    first.add(row(1))
    take = system_locks.lock

    def taken_away(handle: int) -> bool:
        monkeypatch.undo()
        first.take_away()
        return take(handle)

    monkeypatch.setattr(system_locks, "lock", taken_away)
    written(path, range(2, 4))
    assert read(path) == [row(2), row(3)]


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    first = run_file.begin(path, SETTINGS, COLUMNS)
    with pytest.raises(RunError, match="another run is writing it"):
        run_file.begin(path, SETTINGS, COLUMNS)
    first.add(row(1))
    first.close()
    assert read(path) == [row(1)]


def test_one_that_waited_for_the_other_to_end_finds_all_of_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "run.csv"
    first = run_file.begin(path, SETTINGS, COLUMNS)
    take = system_locks.lock

    def ends_first(handle: int) -> bool:
        monkeypatch.undo()
        first.add(row(1))
        first.close()
        return take(handle)

    monkeypatch.setattr(system_locks, "lock", ends_first)
    second = run_file.begin(path, SETTINGS, COLUMNS)
    assert second.done == {1}
    second.add(row(2))
    second.close()
    assert read(path) == [row(1), row(2)]


def test_a_full_disk_leaves_whole_games_only(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    file = csv_run.begin(path, SETTINGS, COLUMNS)
    file.add(row(1))

    class Full:
        """Takes a few bytes, then no more."""

        def __init__(self, file: Any) -> None:
            self.file, self.left = file, 9

        def write(self, data: bytes) -> int:
            if not self.left:
                full()
            self.left -= (taken := self.file.write(data[: self.left]))
            return int(taken)

        def truncate(self, end: int) -> None:
            self.file.truncate(end)

    real, file._file = file._file, Full(file._file)  # type: ignore[assignment]
    with pytest.raises(OSError, match=os.strerror(28)) as fault:
        file.add(row(2))
    real.close()
    assert fault.value.filename == str(path)
    assert path.read_bytes().endswith(b"\n")
    assert read(path) == [row(1)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (b'""red"":1', b'""red"":' + b"[" * 100_000),
        (b'""red"":1', b'""red"":null'),
        (b'""red"":1', b'""red"":1e400'),
        (b'""red"":1', b'""red"":1.5'),
        (b'""red"":1', b'""red"":""x""'),
        (b'""red"":1', b'""red"":9999999'),
        (b'"{""red"":1,""blue-1"":2}"', b"[]"),
        (b"\n1,", b"\n" + b"9" * 5_000 + b","),
    ],
    ids=["deep", "null", "infinite", "a fraction", "a word", "too many", "a list", "a seed without end"],
)  # fmt: skip
def test_a_cell_that_no_game_wrote_is_a_damaged_line(before: bytes, after: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 4))
    raw = path.read_bytes()
    assert raw.count(before) == 1
    path.write_bytes(raw.replace(before, after))
    with pytest.raises(RunError) as fault:
        read(path)
    assert str(fault.value).endswith("line 3 is damaged; delete that line, and its game is played again")


def test_a_seed_without_end_keeps_a_run_from_going_on(tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 4))
    path.write_bytes(path.read_bytes().replace(b"\n1,", b"\n" + b"9" * 5_000 + b","))
    with pytest.raises(RunError, match="line 3 is damaged"):
        written(path, range(1, 6))


@pytest.mark.parametrize(
    "head", [b"", b'{"format":', b'{"options":[', b'{"book":', b'{"other":', b'{"other":{"x":'], ids=str
)
@pytest.mark.parametrize("nest", [b"[", b'{"x":'], ids=str)
def test_a_head_nested_without_end_is_one_line(head: bytes, nest: bytes, tmp_path: Path) -> None:
    path = tmp_path / "run.csv"
    written(path, range(1, 4))
    _, _, rest = path.read_bytes().partition(b"\n")
    path.write_bytes(csv_run.MARK + head + nest * 100_000 + b"\n" + rest)
    for use in (read, lambda path: written(path, range(1, 6))):
        with pytest.raises(RunError, match="its head is damaged") as fault:
            use(path)
        assert str(fault.value).isprintable()
