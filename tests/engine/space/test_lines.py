"""Lines from centre to centre, compared with brute force in exact fractions."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes.hex import Hex
from tests.engine.space.steps import steps_between

ANY_HEX = st.builds(hexes.label, st.integers(1, 33), st.integers(1, 18))


def centre(hex_: str) -> tuple[int, int]:
    """Return the centre of a hex in a scale in which all centres and corners are integers.

    A hex is 4 wide and 2 high.
    """
    column, row = int(hex_[:2]), int(hex_[3:])
    return 3 * column, 2 * row + (column % 2 == 0)


def piece_inside(a: str, b: str, hex_: str) -> tuple[Fraction, Fraction, bool] | None:
    """Return the shares (0-1) at which the line from a to b enters and leaves a hex.

    The third value is false if the line runs along a side. Return None if line and hex have at most a point in common.
    """
    (ax, ay), (bx, by), (hx, hy) = centre(a), centre(b), centre(hex_)
    enter, leave, inside = Fraction(0), Fraction(1), True
    for nx, ny, half in ((0, 1, 1), (1, 1, 2), (1, -1, 2)):
        at_start, per_step = nx * (ax - hx) + ny * (ay - hy), nx * (bx - ax) + ny * (by - ay)
        if per_step == 0:
            if abs(at_start) > half:
                return None
            inside = inside and abs(at_start) < half
            continue
        first, last = sorted((Fraction(-half - at_start, per_step), Fraction(half - at_start, per_step)))
        enter, leave = max(enter, first), min(leave, last)
    return (enter, leave, inside) if enter < leave else None


def brute_force(a: str, b: str) -> list[set[str]]:
    """Return the hexes on the line between two hexes, in steps: the two hexes of a side are one step."""
    steps: dict[Fraction, set[str]] = {}
    columns = sorted((int(a[:2]), int(b[:2])))
    rows = sorted((int(a[3:]), int(b[3:])))
    for column in range(columns[0], columns[1] + 1):
        for row in range(rows[0] - 1, rows[1] + 2):
            hex_ = f"{column:02d}.{row:02d}"
            piece = piece_inside(a, b, hex_)
            if piece and hex_ not in (a, b):
                steps.setdefault(piece[0], set()).add(hex_ if row > 0 else "")
    return [steps[enter] - {""} for enter in sorted(steps)]


@pytest.mark.rule("12.0")
@given(ANY_HEX, ANY_HEX)
def test_12_0_a_line_crosses_what_a_thread_on_the_map_crosses(a: str, b: str) -> None:
    assert [set(step) for step in steps_between(a, b)] == brute_force(a, b)


@given(ANY_HEX, ANY_HEX)
def test_a_line_is_the_same_from_its_other_end(a: str, b: str) -> None:
    there, back = steps_between(a, b), steps_between(b, a)
    assert [set(step) for step in there] == [set(step) for step in reversed(back)]


@given(ANY_HEX, ANY_HEX)
def test_a_line_leaves_no_gap(a: str, b: str) -> None:
    path = [(a,), *steps_between(a, b), (b,)]
    for step, following in pairwise(path):
        assert all(hexes.distance(Hex(one), Hex(other)) <= 1 for one in step for other in following)


@pytest.mark.rule("12.0")
def test_12_0_a_line_of_eight_hexes_can_cross_more() -> None:
    assert steps_between("08.08", "09.12") == (("08.09",), ("09.10",), ("08.10",), ("09.11",))


@pytest.mark.rule("12.0")
def test_12_0_straight_lines_of_the_example() -> None:
    assert steps_between("27.08", "23.06") == (("26.07",), ("25.07",), ("24.06",))
    assert steps_between("27.08", "23.10") == (("26.08",), ("25.09",), ("24.09",))


@pytest.mark.rule("11.0")
def test_11_0_a_line_along_sides_takes_both_hexes_of_each_side_in_one_step() -> None:
    steps = steps_between("27.08", "21.08")
    assert steps == (("26.07", "26.08"), ("25.08",), ("24.07", "24.08"), ("23.08",), ("22.07", "22.08"))


@pytest.mark.rule("12.0")
def test_12_0_a_touched_corner_does_not_count() -> None:
    # From 05.05 to 06.09 the line runs exactly through a corner of 06.06 and one of 05.08.
    assert piece_inside("05.05", "06.09", "06.06") is None
    assert steps_between("05.05", "06.09") == (("05.06",), ("05.07",), ("06.07",), ("06.08",))


@pytest.mark.parametrize("there", ["05.05", "05.06", "06.04"])
def test_nothing_lies_between_a_hex_and_itself_or_its_neighbour(there: str) -> None:
    assert steps_between("05.05", there) == ()


def test_along_the_top_of_the_map_a_side_has_one_hex_only() -> None:
    assert steps_between("01.01", "03.01") == (("02.01",),)
