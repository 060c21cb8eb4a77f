"""Lines over drawings, compared with brute force in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product, starmap

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from combat.engine.kernel.record import replace
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes import lattice, outline
from combat.engine.space.hexes.drawings import Drawing, Drawings, first_touch, reaches, stroke_at
from combat.engine.space.hexes.hex import Hex, neighbours
from combat.engine.space.hexes.lattice import Spot
from tests.engine.space.fractions_of_lines import (
    Exact,
    between,
    encloses,
    exact,
    have_common,
    met,
    part_inside,
    piece,
    side,
)  # fmt: skip

HERE = st.builds(hexes.label, st.integers(3, 8), st.integers(3, 7))
ROUND_STEPS = st.sampled_from((-240, -120, -60, 0, 60, 120, 240))
"""Whole and half sides: corners lie on lines, sides and centres far oftener than by chance."""
OFFSETS = st.one_of(ROUND_STEPS, st.integers(-300, 300))


@st.composite
def drawn(draw: st.DrawFn) -> Drawing:
    """Draw a random drawing near a hex, which may cross or touch itself or be flat."""
    hex_ = draw(HERE)
    x, y = lattice.middle(hex_)
    corners = draw(st.lists(st.tuples(OFFSETS, OFFSETS), min_size=2, max_size=9))
    return Drawing((hex_,), "any", tuple((x + dx, y + dy) for dx, dy in corners), draw(st.booleans()))


def strung(a: Hex, b: Hex) -> lattice.Thread:
    """Return the thread (line through hexes) between two hexes, relative to the first."""
    (aq, ar), (bq, br) = a.axial, b.axial
    return lattice.thread(bq - aq, br - ar)


def crossed(a: Hex, b: Hex) -> list[Hex]:
    """Return the hexes that the thread between two hexes crosses."""
    return [_at(a, jump) for jump in strung(a, b).jumps]


@settings(max_examples=300)
@given(HERE, HERE, drawn())
def test_a_line_touches_what_a_thread_on_the_map_touches(a: Hex, b: Hex, drawing: Drawing) -> None:
    assume(hexes.distance(a, b) > 1)
    line, back = strung(a, b), strung(b, a)
    found = first_touch(drawing, lattice.middle(a), line, line.between)
    assert (found is not None) == met(between(a, b), drawing)
    assert (found is not None) == (first_touch(drawing, lattice.middle(b), back, back.between) is not None)
    if found is not None and (stroke := stroke_at(drawing, found)) is not None:
        assert have_common(between(a, b), (exact(stroke[0]), exact(stroke[1])))


def met_at(part: tuple[Exact, Exact], stroke: tuple[Exact, Exact]) -> Fraction:
    """Return the share (0-1) of a segment at which it first meets a stroke."""
    (ax, ay), (bx, by) = part
    one, other = side(*part, stroke[0]), side(*part, stroke[1])
    if one != other:
        share = one / (one - other)
        spots = [(p + share * (q - p)) for p, q in zip(*stroke, strict=True)]
        return ((spots[0] - ax) * (bx - ax) + (spots[1] - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    ends = [((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2) for x, y in stroke]
    return max(Fraction(0), min(ends))


@given(HERE, HERE, drawn())
def test_the_stroke_that_is_named_is_the_first_that_is_met(a: Hex, b: Hex, drawing: Drawing) -> None:
    assume(hexes.distance(a, b) > 1)
    found = first_touch(drawing, lattice.middle(a), strung(a, b), strung(a, b).between)
    part = between(a, b)
    strokes = [(exact(one), exact(other)) for one, other in drawing.strokes()]
    distances = [met_at(part, stroke) for stroke in strokes if have_common(part, stroke)]
    named = None if found is None else stroke_at(drawing, found)
    if named is None:
        assert distances == []
    else:
        assert met_at(part, (exact(named[0]), exact(named[1]))) == min(distances)


@settings(max_examples=60)
@given(HERE, HERE, st.lists(drawn(), max_size=6))
def test_no_drawing_of_a_map_is_passed_over(a: Hex, b: Hex, many: list[Drawing]) -> None:
    """Each is found once, by the hexes that it reaches into; those of the two ends are not looked at."""
    assume(hexes.distance(a, b) > 1)
    near = [each for each in dict.fromkeys(many) if all(is_near(each.hexes[0], corner) for corner in each.corners)]
    found = [touch.drawing for touch in Drawings(near).between(a, b, strung(a, b), crossed(a, b))]
    assert len(found) == len(set(found))
    assert set(found) == {each for each in near if each.hexes[0] not in (a, b) and met(between(a, b), each)}


def is_near(hex_: Hex, spot: Spot) -> bool:
    """Return whether a point lies in a hex or in one that touches it."""
    x, y = lattice.middle(hex_)
    return abs(spot[0] - x) + 2 * abs(spot[1] - y) <= 480


@given(HERE, HERE, drawn(), st.sets(HERE, min_size=2, max_size=5))
def test_what_belongs_to_several_hexes_counts_in_each_of_them(
    a: Hex, b: Hex, drawing: Drawing, owners: set[Hex]
) -> None:
    assume(hexes.distance(a, b) > 1)
    several = replace(drawing, hexes=tuple(sorted(owners)))
    found = [touch.hex for touch in Drawings([several]).between(a, b, strung(a, b), crossed(a, b))]
    parts = {hex_: part_inside(a, b, hex_) for hex_ in owners - {a, b}}
    wanted = {hex_ for hex_, part in parts.items() if part is not None and met(piece(a, b, *part), several)}
    assert len(found) == len(set(found))
    assert set(found) == wanted


@given(HERE, HERE)
def test_a_thread_passes_every_hex_that_it_touches_in_their_order(a: Hex, b: Hex) -> None:
    line = strung(a, b)
    named = [_at(a, jump) for jump in line.jumps]
    board = [hexes.label(column, row) for column in range(1, 11) for row in range(1, 11)]
    parts = {hex_: part for hex_ in board if hex_ not in (a, b) and (part := part_inside(a, b, hex_))}
    assert set(named) == set(parts) if a != b else named == []
    middles = [sum(parts[hex_]) for hex_ in named if hex_ is not None]
    assert middles == sorted(middles)
    assert {hex_ for step in line.steps for hex_ in step} <= set(line.jumps)


@settings(max_examples=12)
@given(HERE, HERE)
def test_a_thread_passes_every_side_that_it_touches(a: Hex, b: Hex) -> None:
    assume(hexes.distance(a, b) > 1)
    sides = [(_at(a, brink // 3), brink % 3) for brink in strung(a, b).brinks]
    named = {frozenset((hex_, hexes.neighbour(hex_, way))) for hex_, way in sides}
    wanted = set()
    for hex_ in (hexes.label(column, row) for column in range(1, 11) for row in range(1, 11)):
        for way, other in enumerate(neighbours(hex_)[:3]):
            if other is None or {hex_, other} & {a, b}:
                continue
            one, two = lattice.brink(hex_, way)
            if have_common(between(a, b), (exact(one), exact(two))):
                wanted.add(frozenset((hex_, other)))
    assert named == wanted


SLOTS = {lattice.slot(*hex_.axial): hex_ for hex_ in starmap(hexes.label, product(range(1, 11), repeat=2))}


def _at(a: Hex, jump: int) -> Hex:
    return SLOTS[lattice.slot(*a.axial) + jump]


@given(HERE, st.integers(0, 5))
def test_the_lattice_is_the_drawn_map_pulled_straight(hex_: Hex, way: int) -> None:
    def pulled(point: outline.Point) -> Spot:
        return round(point[0] * lattice.WIDTH), round(point[1] * lattice.HEIGHT)

    assert lattice.middle(hex_) == pulled(outline.centre(hex_))
    assert lattice.vertices(hex_) == tuple(map(pulled, outline.corners(hex_)))
    assert lattice.brink(hex_, way) == tuple(map(pulled, outline.side(hex_, way)))


@settings(max_examples=300)
@given(HERE, st.tuples(OFFSETS, OFFSETS), st.tuples(OFFSETS, OFFSETS))
def test_a_stroke_reaches_a_hex_that_it_begins_in_or_has_a_point_in_common_with(
    hex_: Hex, one: Spot, other: Spot
) -> None:
    x, y = lattice.middle(hex_)
    start, end = exact((x + one[0], y + one[1])), exact((x + other[0], y + other[1]))
    frame = Drawing((hex_,), "", lattice.vertices(hex_))
    sides = [(exact(first), exact(second)) for first, second in frame.strokes()]
    meets = any(have_common((start, end), border) for border in sides)
    assert reaches(((x + one[0], y + one[1]), (x + other[0], y + other[1])), hex_) == (meets or encloses(frame, start))


@given(HERE, st.tuples(OFFSETS, OFFSETS), st.integers(1, 3))
def test_the_hex_of_a_point_holds_it(hex_: Hex, offset: Spot, of: int) -> None:
    x, y = lattice.middle(hex_)
    there = lattice.hex_at((x * of + offset[0], y * of + offset[1]), of)
    assert there is not None
    at_x, at_y = lattice.middle(there)
    dx, dy = abs(x * of + offset[0] - at_x * of), abs(y * of + offset[1] - at_y * of)
    assert dy <= 120 * of
    assert dx + dy <= 240 * of


def test_no_hex_lies_beyond_the_sheet() -> None:
    assert lattice.hex_at((-1, 120)) is None
    assert lattice.hex_at((240, -1)) is None
    assert lattice.hex_at((30, 20)) is None
    assert lattice.hex_at((240, 0)) == "01.01"
