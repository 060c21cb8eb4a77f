"""Lines over what is drawn, held against a brute-force twin that cuts lines and hexagons in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from combat.engine.kernel.record import replace
from combat.engine.space.hexes import hex as hexes
from combat.engine.space.hexes import lattice, outline
from combat.engine.space.hexes.drawings import Drawing, Drawings, first_touch, meet, stroke_at
from combat.engine.space.hexes.hex import Hex, from_axial, neighbours
from combat.engine.space.hexes.lattice import Spot

Exact: TypeAlias = tuple[Fraction, Fraction]

HERE = st.builds(hexes.label, st.integers(3, 8), st.integers(3, 7))
ROUND_STEPS = st.sampled_from((-240, -120, -60, 0, 60, 120, 240))
"""Whole and half sides: corners lie on lines, sides and centres far oftener than by chance."""
OFFSETS = st.one_of(ROUND_STEPS, st.integers(-300, 300))


@st.composite
def drawn(draw: st.DrawFn) -> Drawing:
    """Any drawing about a hex: crossed over itself, flat or folded too."""
    hex_ = draw(HERE)
    x, y = lattice.middle(hex_)
    corners = draw(st.lists(st.tuples(OFFSETS, OFFSETS), min_size=2, max_size=9))
    return Drawing((hex_,), "any", tuple((x + dx, y + dy) for dx, dy in corners), draw(st.booleans()))


def exact(spot: Spot) -> Exact:
    return Fraction(spot[0]), Fraction(spot[1])


def part_inside(a: Hex, b: Hex, hex_: Hex) -> tuple[Fraction, Fraction] | None:
    """From where to where (0-1) the line lies in the closed hexagon."""
    (ax, ay), (bx, by), (hx, hy) = (exact(lattice.middle(each)) for each in (a, b, hex_))
    enter, leave = Fraction(0), Fraction(1)
    for nx, ny, half in ((0, 1, 120), (1, 1, 240), (1, -1, 240)):
        at_start, per_step = nx * (ax - hx) + ny * (ay - hy), nx * (bx - ax) + ny * (by - ay)
        if per_step == 0:
            if abs(at_start) > half:
                return None
            continue
        first, last = sorted(((-half - at_start) / per_step, (half - at_start) / per_step))
        enter, leave = max(enter, first), min(leave, last)
    return (enter, leave) if enter <= leave else None


def between(a: Hex, b: Hex) -> tuple[Exact, Exact]:
    """The part of a line that lies between its end hexes."""
    leaves, enters = part_inside(a, b, a), part_inside(a, b, b)
    assert leaves is not None and enters is not None
    return piece(a, b, leaves[1], enters[0])


def piece(a: Hex, b: Hex, first: Fraction, last: Fraction) -> tuple[Exact, Exact]:
    (ax, ay), (bx, by) = exact(lattice.middle(a)), exact(lattice.middle(b))
    return (ax + first * (bx - ax), ay + first * (by - ay)), (ax + last * (bx - ax), ay + last * (by - ay))


def side(one: Exact, other: Exact, point: Exact) -> Fraction:
    return (other[0] - one[0]) * (point[1] - one[1]) - (other[1] - one[1]) * (point[0] - one[0])


def lies_on(one: Exact, other: Exact, point: Exact) -> bool:
    return side(one, other, point) == 0 and all(
        min(one[axis], other[axis]) <= point[axis] <= max(one[axis], other[axis]) for axis in (0, 1)
    )


def have_common(one: tuple[Exact, Exact], other: tuple[Exact, Exact]) -> bool:
    """Whether two pieces have a point in common: an end of one lies on the other, or they cross."""
    if any(lies_on(*one, end) for end in other) or any(lies_on(*other, end) for end in one):
        return True
    first, second = (side(*one, end) for end in other)
    third, fourth = (side(*other, end) for end in one)
    return first * second < 0 and third * fourth < 0


def encloses(drawing: Drawing, point: Exact) -> bool:
    """Whether a point that lies on no stroke is inside: by the strokes to the right of it that its level crosses."""
    crossed = 0
    for (ax, ay), (bx, by) in drawing.strokes():
        if min(ay, by) <= point[1] < max(ay, by):
            crossed += ax + (point[1] - ay) * Fraction(bx - ax, by - ay) > point[0]
    return crossed % 2 == 1


def met(part: tuple[Exact, Exact], drawing: Drawing) -> bool:
    if any(have_common(part, (exact(one), exact(other))) for one, other in drawing.strokes()):
        return True
    return drawing.closed and encloses(drawing, part[0])


def strung(a: Hex, b: Hex) -> lattice.Thread:
    (aq, ar), (bq, br) = a.axial, b.axial
    return lattice.thread(bq - aq, br - ar)


@settings(max_examples=300)
@given(HERE, HERE, drawn())
def test_a_line_touches_what_a_thread_on_the_map_touches(a: Hex, b: Hex, drawing: Drawing) -> None:
    assume(hexes.distance(a, b) > 1)
    line, back = strung(a, b), strung(b, a)
    found = first_touch(drawing, a, line, line.between)
    assert (found is not None) == met(between(a, b), drawing)
    assert (found is not None) == (first_touch(drawing, b, back, back.between) is not None)
    if found is not None and (stroke := stroke_at(drawing, found)) is not None:
        assert have_common(between(a, b), (exact(stroke[0]), exact(stroke[1])))


def met_at(part: tuple[Exact, Exact], stroke: tuple[Exact, Exact]) -> Fraction:
    """How far along a piece of line (0-1) it first meets a stroke that it meets."""
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
    found = first_touch(drawing, a, strung(a, b), strung(a, b).between)
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
    found = [touch.drawing for touch in Drawings(near).between(a, b, strung(a, b))]
    assert len(found) == len(set(found))
    assert set(found) == {each for each in near if each.hexes[0] not in (a, b) and met(between(a, b), each)}


def is_near(hex_: Hex, spot: Spot) -> bool:
    """Whether a point lies in a hex or in one that touches it."""
    x, y = lattice.middle(hex_)
    return abs(spot[0] - x) + 2 * abs(spot[1] - y) <= 480


@given(HERE, HERE, drawn(), st.sets(HERE, min_size=2, max_size=5))
def test_what_belongs_to_several_hexes_counts_in_each_of_them(
    a: Hex, b: Hex, drawing: Drawing, owners: set[Hex]
) -> None:
    assume(hexes.distance(a, b) > 1)
    several = replace(drawing, hexes=tuple(sorted(owners)))
    found = [touch.hex for touch in Drawings([several]).between(a, b, strung(a, b))]
    parts = {hex_: part_inside(a, b, hex_) for hex_ in owners - {a, b}}
    wanted = {hex_ for hex_, part in parts.items() if part is not None and met(piece(a, b, *part), several)}
    assert len(found) == len(set(found))
    assert set(found) == wanted


@given(HERE, HERE)
def test_a_thread_passes_every_hex_that_it_touches_in_their_order(a: Hex, b: Hex) -> None:
    line = strung(a, b)
    named = [from_axial(a.axial[0] + q, a.axial[1] + r) for q, r in line.hexes]
    board = [hexes.label(column, row) for column in range(1, 11) for row in range(1, 11)]
    parts = {hex_: part for hex_ in board if hex_ not in (a, b) and (part := part_inside(a, b, hex_))}
    assert set(named) == set(parts) if a != b else named == []
    middles = [sum(parts[hex_]) for hex_ in named if hex_ is not None]
    assert middles == sorted(middles)
    assert {hex_ for step in line.steps for hex_ in step} <= set(line.hexes)


@settings(max_examples=25)
@given(HERE, HERE)
def test_a_thread_passes_every_side_that_it_touches(a: Hex, b: Hex) -> None:
    assume(hexes.distance(a, b) > 1)
    named = {frozenset((_at(a, q, r), hexes.neighbour(_at(a, q, r), way))) for (q, r), way in strung(a, b).brinks}
    wanted = set()
    for hex_ in (hexes.label(column, row) for column in range(1, 11) for row in range(1, 11)):
        for way, other in enumerate(neighbours(hex_)[:3]):
            if other is None or {hex_, other} & {a, b}:
                continue
            one, two = lattice.brink(hex_, way)
            if have_common(between(a, b), (exact(one), exact(two))):
                wanted.add(frozenset((hex_, other)))
    assert named == wanted


def _at(a: Hex, q: int, r: int) -> Hex:
    hex_ = from_axial(a.axial[0] + q, a.axial[1] + r)
    assert hex_ is not None
    return hex_


@given(HERE, st.integers(0, 5))
def test_the_lattice_is_the_drawn_map_pulled_straight(hex_: Hex, way: int) -> None:
    def pulled(point: outline.Point) -> Spot:
        return round(point[0] * lattice.WIDTH), round(point[1] * lattice.HEIGHT)

    assert lattice.middle(hex_) == pulled(outline.centre(hex_))
    assert lattice.vertices(hex_) == tuple(map(pulled, outline.corners(hex_)))
    assert lattice.brink(hex_, way) == tuple(map(pulled, outline.side(hex_, way)))


@given(drawn(), st.tuples(OFFSETS, OFFSETS))
def test_an_outline_holds_what_lies_in_it_and_on_it(drawing: Drawing, offset: Spot) -> None:
    x, y = lattice.middle(drawing.hexes[0])
    spot = (x + offset[0], y + offset[1])
    on_it = any(lies_on(exact(one), exact(other), exact(spot)) for one, other in drawing.strokes())
    assert drawing.holds(spot) == (on_it or (drawing.closed and encloses(drawing, exact(spot))))


@given(*(st.tuples(st.tuples(OFFSETS, OFFSETS), st.tuples(OFFSETS, OFFSETS)) for _ in range(2)))
def test_two_strokes_meet_where_they_have_a_point_in_common(one: lattice.Stroke, other: lattice.Stroke) -> None:
    assert meet(one, other) == have_common((exact(one[0]), exact(one[1])), (exact(other[0]), exact(other[1])))
