"""Shapes stored beside a sheet's tiles are read from their file; a damaged file gives none."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some

from combat.engine.tabletop.detail.shape_cache import CELL, ENTRY, HEAD, MAGIC, ShapeCache


def unpacked(*, columns: int = 2, rows: int = 2, cells: tuple[bytes, ...] = (b"", b"", b"", b"")) -> bytes:
    """Return a file of shapes before compression, with two colours and the given entries of each cell."""
    starts = [sum(len(cell) for cell in cells[:place]) for place in range(len(cells) + 1)]
    head = HEAD.pack(MAGIC, columns, rows, 2) + bytes((10, 20, 30, 200, 210, 220))
    return head + struct.pack(f"<{len(starts)}I", *starts) + b"".join(cells)


LINE = ENTRY.pack(3, 1, 6, 200, 40, 80) + struct.pack("4b", 40, 0, 0, -20)
SPOT, CROWN = ENTRY.pack(1, 0, 12, 255, 8, 8), ENTRY.pack(0, 0, 60, 255, 100, 100)
WHOLE = unpacked(cells=(LINE, SPOT, CROWN, b""))


def test_a_line_a_spot_and_a_crown_come_back_where_they_were() -> None:
    shapes = list(ShapeCache(zlib.compress(WHOLE)).within(0, 0, 2 * CELL, 2 * CELL))
    line, spot, crown = shapes
    assert line.points == ((10, 20), (20, 20), (20, 15))
    assert (line.ink, line.size, line.strength, line.crown) == ((200, 210, 220), 1.5, 200, False)
    assert (spot.points, spot.ink, spot.size) == (((CELL + 2, 2),), (10, 20, 30), 3.0)
    assert (crown.points, crown.size, crown.crown) == (((25, CELL + 25),), 15.0, True)


def test_only_what_may_reach_into_a_part_is_told() -> None:
    cells = tuple(SPOT if place in (0, 24) else b"" for place in range(25))
    kept = ShapeCache(zlib.compress(unpacked(columns=5, rows=5, cells=cells)))
    assert len(list(kept.within(0, 0, 10, 10))) == 1
    assert list(kept.within(2.6 * CELL, 2.6 * CELL, 3 * CELL, 3 * CELL)) == []
    assert len(list(kept.within(-900, -900, 9000, 9000))) == 2


@given(some.integers(0, len(WHOLE) - 1), some.integers(0, 255))
def test_a_spoilt_file_is_refused_or_tells_what_it_can(place: int, value: int) -> None:
    spoilt = WHOLE[:place] + bytes((value,)) + WHOLE[place + 1 :]
    for content in (zlib.compress(spoilt), zlib.compress(WHOLE[:place]), zlib.compress(WHOLE)[: place // 2]):
        try:
            kept = ShapeCache(content)
        except ValueError:
            continue
        assert len(list(kept.within(0, 0, 2 * CELL, 2 * CELL))) < len(WHOLE)


@pytest.mark.parametrize("content", [None, b"", b"no shapes", zlib.compress(b"SHP9" + WHOLE[4:])])
def test_where_there_is_no_such_file_there_are_no_shapes(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "shapes.bin"
    if content is not None:
        file.write_bytes(content)
    assert ShapeCache.read(file) is None


def test_a_file_that_swells_is_not_unpacked(tmp_path: Path) -> None:
    file = tmp_path / "shapes.bin"
    file.write_bytes(zlib.compress(WHOLE + bytes(9 << 20)))
    assert ShapeCache.read(file) is None
