"""The camera: the point under the pointer stays in place when zooming, and the sheet never leaves the view."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import assume, given
from hypothesis import strategies as some

from combat.engine.stage.drawing import theme
from combat.engine.stage.window_scale import fitting_scale
from combat.engine.tabletop.map.camera import BLOCKS, EASE, TILE, ZOOMS, Camera, fits, seen_part, usual_step

SHEET = (3292, 2146)
VIEW = pygame.Rect(92, 44, 1204, 640)


def camera(step: int = ZOOMS.index(1.0), view: pygame.Rect = VIEW) -> Camera:
    """Return a camera at a zoom step with a view rectangle."""
    seen = Camera(SHEET)
    seen.look_through(view, 1.2)
    seen.zoom_to(step, view.center)
    return seen


def test_zooms_grow_and_every_tile_shows_whole_pixels_of_the_painted_level_that_it_is_cut_from() -> None:
    assert list(ZOOMS) == sorted(ZOOMS)
    for block, zoom in zip(BLOCKS, ZOOMS, strict=True):
        scale = min((scale for scale in (1, 0.5, 0.25) if scale >= zoom), default=1)
        assert block * scale == int(block * scale)
    assert all(1.1 < high / low < 1.3 for low, high in itertools.pairwise(ZOOMS))


@given(some.integers(0, 16), some.integers(0, 16), some.floats(0.2, 0.8), some.floats(0.2, 0.8))
def test_zooming_keeps_the_point_of_the_sheet_under_the_pointer(start: int, goal: int, x: float, y: float) -> None:
    seen = camera(start)
    at = (VIEW.left + VIEW.width * x, VIEW.top + VIEW.height * y)
    held = seen.to_sheet(at)
    seen.zoom_to(goal, at)
    target = seen.to_screen(held)
    free = _free_to_move(seen)
    if free[0]:
        assert target[0] == pytest.approx(at[0], abs=2.5)
    if free[1]:
        assert target[1] == pytest.approx(at[1], abs=2.5)


def _free_to_move(seen: Camera) -> tuple[bool, bool]:
    """Whether the sheet's edge did not stop the camera, across and down."""
    left, top, right, bottom = seen_part(seen)
    wide, tall = right - left, bottom - top
    across = wide < SHEET[0] and left > 1 and right < SHEET[0] - 1
    down = tall < SHEET[1] and top > 1 and bottom < SHEET[1] - 1
    return across, down


@given(
    some.integers(0, 16), some.lists(some.tuples(some.integers(-3000, 3000), some.integers(-3000, 3000)), max_size=6)
)
def test_however_it_is_panned_a_sheet_that_fills_the_view_leaves_no_bare_strip(
    step: int, ways: list[tuple[int, int]]
) -> None:
    seen = camera(step)
    for way in ways:
        seen.pan(*way)
    sheet = pygame.Rect(*seen.origin, round(SHEET[0] * seen.zoom), round(SHEET[1] * seen.zoom))
    shown = sheet.clip(VIEW)
    assert shown.width >= min(sheet.width, VIEW.width) - 1
    assert shown.height >= min(sheet.height, VIEW.height) - 1


def test_a_sheet_smaller_than_the_view_lies_in_its_middle() -> None:
    seen = camera(0)
    seen.pan(500, 500)
    assert seen.to_screen((SHEET[0] / 2, SHEET[1] / 2)) == pytest.approx(VIEW.center, abs=1)


def test_points_go_to_the_screen_and_back() -> None:
    for step in range(len(ZOOMS)):
        seen = camera(step)
        assert seen.to_sheet(seen.to_screen((812.0, 733.0))) == pytest.approx((812.0, 733.0))


def test_an_eased_move_ends_at_its_goal_within_a_quarter_of_a_second() -> None:
    seen = camera()
    seen.ease_to((900.0, 700.0))
    passed = 0.0
    while seen.moving:
        assert seen.update(1 / 60)
        passed += 1 / 60
    assert passed < 0.25
    assert EASE < 0.25
    assert (seen.x, seen.y) == pytest.approx((900.0, 700.0))


EDGE = (66.0, 58.0)
"""Sheet pixels around the middle of a hex within which it is whole, across and down."""


def hex_box(seen: Camera, point: tuple[float, float]) -> pygame.Rect:
    """Return the rectangle on the screen of the hex around a point of the sheet."""
    x, y = seen.to_screen(point)
    return pygame.Rect(x - 64 * seen.zoom, y - 56 * seen.zoom, 128 * seen.zoom, 111 * seen.zoom)


def whole(seen: Camera, point: tuple[float, float]) -> bool:
    """Return whether the hex around a point of the sheet is fully in view."""
    return bool(VIEW.contains(hex_box(seen, point)))


def test_the_camera_stays_where_it_is_while_all_that_happens_is_in_sight() -> None:
    seen = camera()
    seen.frame([(seen.x - 100, seen.y), (seen.x + 530, seen.y + 250)], [(seen.x, seen.y - 250)], EDGE, 0)
    assert not seen.moving
    seen.frame([(seen.x + 900, seen.y)], [], EDGE, 0)
    assert seen.moving


def test_one_that_follows_moves_before_it_must() -> None:
    seen = camera()
    near = seen.x + VIEW.width / 2 - 100
    seen.frame([(near, seen.y)], [], EDGE, 0)
    assert not seen.moving
    seen.frame([(near, seen.y)], [], EDGE, 128)
    assert seen.moving


def test_what_is_whole_in_sight_at_the_very_edge_moves_nothing_and_what_is_brought_there_keeps_a_rim() -> None:
    seen = camera()
    at_edge = seen.x + VIEW.width / 2 / seen.zoom - EDGE[0]
    seen.frame([(at_edge, seen.y)], [], EDGE, 0, rim=5)
    assert not seen.moving
    seen.frame([(at_edge + 1, seen.y)], [], EDGE, 0, rim=5)
    seen.finish()
    assert at_edge + 1 + EDGE[0] + 5 <= seen.x + VIEW.width / 2 / seen.zoom


def test_a_small_map_that_is_hidden_already_covers_nothing() -> None:
    seen, inset = camera(), pygame.Rect(VIEW.left + 10, VIEW.bottom - 150, 216, 140)
    seen.inset, under = lambda: inset, seen.to_sheet(inset.center)
    seen.inset_hides = lambda: True
    seen.frame([under], [], EDGE, 0)
    assert not seen.moving
    seen.inset_hides = lambda: False
    seen.frame([under], [], EDGE, 0)
    assert seen.moving


def test_what_is_in_sight_beside_a_slip_moves_nothing() -> None:
    seen, slip = camera(), pygame.Rect(VIEW.left + 10, VIEW.top + 10, 400, 200)
    seen.leave_free(pygame.Rect(VIEW.left, slip.bottom, VIEW.width, VIEW.bottom - slip.bottom), VIEW, slip)
    beside, under = (VIEW.right - 200, VIEW.top + 100), slip.center
    seen.frame([seen.to_sheet(beside)], [], EDGE, 0)
    assert not seen.moving
    seen.frame([seen.to_sheet(under)], [], EDGE, 0)
    assert seen.moving


def test_what_lies_beside_a_slip_is_brought_into_sight_the_least_way() -> None:
    """The part beside the slip that is free lies to the right; half a hex beyond the left edge, below the slip, moves
    the map by that half alone."""
    seen, slip = camera(), pygame.Rect(VIEW.left + 10, VIEW.top + 10, 400, 200)
    seen.leave_free(pygame.Rect(slip.right, VIEW.top, VIEW.right - slip.right, VIEW.height), VIEW, slip)
    point, (x, y) = seen.to_sheet((VIEW.left, VIEW.top + 400)), (seen.x, seen.y)
    seen.frame([point], [], EDGE, 0)
    seen.finish()
    assert whole(seen, point)
    assert seen.y == y
    assert x - seen.x == pytest.approx(2 * EDGE[0], abs=3)


def test_what_is_lit_beside_the_one_who_is_asked_moves_nothing_where_only_the_small_map_covers_it() -> None:
    seen, inset = camera(), pygame.Rect(VIEW.left + 10, VIEW.bottom - 150, 216, 140)
    seen.inset = lambda: inset
    lit = seen.to_sheet(inset.center)
    seen.frame([(seen.x, seen.y)], [lit], EDGE, 0)
    assert not seen.moving
    seen.frame([lit], [], EDGE, 0)
    assert seen.moving


def test_whoever_is_chosen_stays_in_the_picture_when_the_camera_moves_for_something_else() -> None:
    seen = camera()
    chosen, other = (seen.x - 320, seen.y), (seen.x + 560, seen.y)
    seen.frame([other], [], EDGE, 0, [chosen])
    assert seen.moving
    seen.finish()
    assert whole(seen, other)
    assert whole(seen, chosen)
    still = camera()
    still.frame([(still.x, still.y)], [], EDGE, 0, [(still.x + 900, still.y)])
    assert not still.moving, "by himself he moves nothing"
    far = camera()
    far.frame([(far.x - 700, far.y)], [], EDGE, 0, [(far.x + 1400, far.y)])
    alone = camera()
    alone.frame([(alone.x - 700, alone.y)], [], EDGE, 0)
    assert far.aim == alone.aim, "nor is anything pushed to the rim for one who finds no room"


POINTS = some.lists(some.tuples(some.floats(110, 3180), some.floats(110, 2030)), min_size=1, max_size=4)


@given(some.integers(0, 16), POINTS, POINTS)
def test_whoever_must_be_seen_is_seen_whole_from_as_near_as_that_goes(
    step: int, must: list[tuple[float, float]], also: list[tuple[float, float]]
) -> None:
    seen = camera(step)
    before, inside = (seen.x, seen.y, seen.step), all(whole(seen, point) for point in must)
    seen.frame(must, also, EDGE, 0)
    seen.finish()
    assert all(whole(seen, point) for point in must)
    assert seen.step <= before[2]
    if inside and not also:
        assert (seen.x, seen.y, seen.step) == before
    settled = seen.x, seen.y, seen.step
    seen.frame(must, also, EDGE, 0)
    assert not seen.moving
    assert (seen.x, seen.y, seen.step) == settled


def test_it_zooms_out_no_farther_than_it_must_and_never_in() -> None:
    seen = camera()
    target, shooter = (600.0, 900.0), (2800.0, 900.0)
    seen.frame([target, shooter], [], EDGE, 0)
    seen.finish()
    assert (2200 + 2 * EDGE[0]) * ZOOMS[seen.step] <= VIEW.width < (2200 + 2 * EDGE[0]) * ZOOMS[seen.step + 1]
    wide = seen.step
    seen.frame([(1000.0, 400.0)], [], EDGE, 0)
    assert seen.step == wide


def test_what_is_beside_those_who_act_moves_nothing_where_it_cannot_all_be_seen() -> None:
    seen = camera()
    far = [(200.0, 200.0), (3000.0, 2000.0)]
    seen.frame([(seen.x, seen.y)], far, EDGE, 0)
    assert not seen.moving
    seen.frame([(seen.x, seen.y)], [(seen.x + 620, seen.y)], EDGE, 0)
    assert seen.moving
    assert seen.step == camera().step


LOWER = pygame.Rect(VIEW.left, VIEW.top, VIEW.width, VIEW.height - 50)
"""The view while what lies below it is higher."""


@given(some.integers(0, 16), some.integers(-200, 3500), some.integers(-200, 2400), some.booleans())
def test_the_picture_stays_where_it_is_while_the_view_grows_and_shrinks(step: int, x: int, y: int, moves: bool) -> None:
    seen = camera(step, VIEW)
    seen.pan((x - seen.x) * seen.zoom, (y - seen.y) * seen.zoom)
    before = seen.step, seen.origin
    if moves:
        seen.ease_to((seen.x + 90, seen.y + 90))
        seen.update(EASE / 3)
        before = seen.step, seen.origin
    fits, moving = seen.sheet[1] * seen.zoom <= VIEW.height, seen.moving
    seen.look_through(LOWER, 1.2)
    if not fits:
        assert (seen.step, seen.origin) == before
    lower = seen.step, seen.origin
    for view in (VIEW, LOWER, VIEW):
        seen.look_through(view, 1.2)
        assert (seen.step, seen.origin) == lower
    assert seen.step == before[0], "a view in which all of the sheet is seen is no reason to come nearer"
    assert seen.moving == moving


def test_a_strip_that_is_bared_as_the_view_grows_is_left_without_a_jump_and_not_made_wider() -> None:
    seen = camera(view=LOWER)
    seen.pan(0, 5000)
    edge = LOWER.bottom
    seen.look_through(VIEW, 1.2)
    assert seen.to_screen(SHEET)[1] == pytest.approx(edge, abs=1)
    seen.pan(40, 10)
    assert seen.to_screen(SHEET)[1] == pytest.approx(edge, abs=1)
    seen.pan(0, -10)
    assert seen.to_screen(SHEET)[1] == pytest.approx(edge + 10, abs=1)
    seen.cover()
    assert seen.to_screen(SHEET)[1] == pytest.approx(VIEW.bottom, abs=1)


def test_a_sheet_that_fits_the_view_stays_whole_in_what_is_free_of_it() -> None:
    seen = camera(0)
    free = pygame.Rect(VIEW.left, VIEW.top, VIEW.width, round(SHEET[1] * seen.zoom) + 2)
    seen.look_through(VIEW, 1.2, free)
    assert seen.to_screen(SHEET)[1] <= free.bottom + 1
    stays = seen.origin
    seen.look_through(VIEW, 1.2)
    assert seen.origin == stays


def test_panning_stops_an_eased_move() -> None:
    seen = camera()
    seen.ease_to((900.0, 700.0))
    seen.pan(1, 0)
    assert not seen.moving


def test_nobody_zooms_out_beyond_the_sheet_or_closer_than_twice_its_size() -> None:
    small = camera(view=pygame.Rect(0, 0, 900, 600))
    small.zoom_to(-5, (450, 300))
    assert small.zoom * SHEET[0] <= 900 or small.step == 0
    small.zoom_to(99, (450, 300))
    assert small.zoom <= 2.05 * 1.2
    assert TILE / BLOCKS[small.step] == small.zoom


@pytest.mark.parametrize(("high", "scale"), [(640, 1.2), (373, 1.75), (340, 3.0), (90, 1.0)])
def test_the_usual_zoom_is_that_of_the_type_as_long_as_a_hex_and_those_beside_it_fit(high: int, scale: float) -> None:
    seen = camera(view=pygame.Rect(0, 0, 900, high))
    seen.look_through(seen.view, scale)
    zoom = ZOOMS[usual_step(seen, scale)]
    assert zoom * 3 * 111 <= high or usual_step(seen, scale) == seen.least
    larger = ZOOMS[min(usual_step(seen, scale) + 1, seen.most)]
    assert larger * 3 * 111 > high or larger >= scale


def test_shooter_and_target_are_both_brought_into_view_and_the_zoom_is_left_alone() -> None:
    seen = camera()
    step, shooter, target = seen.step, (seen.x + 900, seen.y), (seen.x + 300, seen.y - 100)
    seen.frame([target, shooter], [], EDGE, 0)
    seen.finish()
    assert seen.step == step
    assert all(VIEW.inflate(-160, -160).collidepoint(seen.to_screen(point)) for point in (target, shooter))


def test_it_moves_the_least_way_along_the_axis_on_which_something_is_out_of_sight() -> None:
    seen = camera()
    x, y = seen.x, seen.y
    beyond = (x + VIEW.width / 2 / seen.zoom + 50, y - 40)
    seen.frame([beyond], [], EDGE, 0)
    seen.finish()
    assert seen.y == y
    assert seen.x - x == pytest.approx(50 + 2 * EDGE[0], abs=2)


INSET = pygame.Rect(VIEW.left + 10, VIEW.bottom - 150, 216, 140)
"""A small map in the lower left corner of the view."""


@given(some.integers(6, 16), some.floats(110, 3180), some.floats(110, 2030))
def test_whoever_must_be_seen_lies_under_no_small_map_where_the_sheet_allows_it(step: int, x: float, y: float) -> None:
    seen = camera(step)
    seen.inset = lambda: INSET
    seen.frame([(x, y)], [], EDGE, 0)
    seen.finish()
    assert whole(seen, (x, y))
    corner = x < 500 / seen.zoom and y > SHEET[1] - 400 / seen.zoom
    assert corner or not INSET.colliderect(hex_box(seen, (x, y)))
    settled = seen.x, seen.y, seen.step
    seen.frame([(x, y)], [], EDGE, 0)
    seen.finish()
    assert (seen.x, seen.y, seen.step) == settled


def test_what_is_shown_next_is_taken_into_the_same_move() -> None:
    seen = camera()
    first, second, third = ((seen.x + 700 + 120 * n, seen.y + 40 * n) for n in range(3))
    seen.frame([first], [], EDGE, 0, [second, third])
    seen.finish()
    before = seen.x, seen.y
    for point in (second, third):
        seen.frame([point], [], EDGE, 0)
        assert not seen.moving
    assert (seen.x, seen.y) == before


PARTS = some.sampled_from(["left", "right", "top", "bottom"])


@given(some.integers(0, 16), PARTS, some.floats(0.1, 0.6), POINTS)
def test_whoever_must_be_seen_is_seen_beside_a_panel_that_lies_over_the_view(
    step: int, side: str, share: float, must: list[tuple[float, float]]
) -> None:
    free = VIEW.copy()
    wide, high = round(VIEW.width * share), round(VIEW.height * share)
    free.width -= wide if side in ("left", "right") else 0
    free.height -= high if side in ("top", "bottom") else 0
    free.topleft = (VIEW.left + (wide if side == "left" else 0), VIEW.top + (high if side == "top" else 0))
    seen = Camera(SHEET)
    seen.look_through(VIEW, 1.2, free)
    seen.zoom_to(step, VIEW.center)
    room = seen.free.width - 2, seen.free.height - 2  # boxes on the screen are of whole pixels
    assume(fits(room, must, EDGE, seen.least))  # at the smallest zoom a very small part has no room for a whole sheet
    seen.frame(must, [], EDGE, 0)
    seen.finish()
    assert all(free.contains(hex_box(seen, point)) for point in must)
    settled = seen.x, seen.y, seen.step
    seen.frame(must, [], EDGE, 0)
    assert not seen.moving
    assert (seen.x, seen.y, seen.step) == settled


def test_a_point_is_centred_in_what_is_free_of_the_view() -> None:
    seen = camera()
    seen.look_through(VIEW, 1.2, pygame.Rect(VIEW.left, VIEW.top, VIEW.width - 400, VIEW.height))
    seen.centre((1500.0, 1000.0))
    seen.finish()
    assert seen.to_screen((1500.0, 1000.0)) == pytest.approx((VIEW.centerx - 200, VIEW.centery), abs=1)


def _usual_hex(window: tuple[int, int], asked: float | None = None) -> float:
    """Return the width of a hex in pixels before any zoom, in a window of a size at the wanted scale."""
    before, fitted = theme.scale(), fitting_scale(window)
    theme.set_scale(asked or fitted, fitted)
    try:
        share = theme.scale() / fitted
        view = pygame.Rect(0, 0, round(window[0] * (1 - 0.25 * share)), round(window[1] * (1 - 0.28 * share)))
        seen = Camera(SHEET)
        seen.look_through(view, theme.scale())
        return 128 * ZOOMS[usual_step(seen, theme.ground_scale())]
    finally:
        theme.set_scale(before)


def test_a_window_larger_than_1920_by_1080_shows_more_ground_before_it_shows_larger_hexes() -> None:
    small, known, large = (_usual_hex(size) for size in ((1280, 720), (1920, 1080), (3840, 2160)))
    assert small < known < large
    assert 1920 / known == pytest.approx(1280 / small, rel=0.12)
    assert 3840 / large > 1.3 * 1920 / known
    assert large / (3840 / 1600) >= 84


def test_a_scale_that_the_player_has_set_counts_in_full_for_the_ground_too() -> None:
    assert _usual_hex((1920, 1080), 1.75) == pytest.approx(1.75 * 128, rel=0.12)
    assert _usual_hex((3840, 2160), 3.0) > 1.15 * _usual_hex((3840, 2160))
    assert _usual_hex((3840, 2160), 1.2) < 0.6 * _usual_hex((3840, 2160))


def test_a_move_leaves_room_for_the_next_neighbour_whoever_is_kept_at_the_other_edge() -> None:
    seen = camera()
    bottom = (seen.x, seen.y + VIEW.height / 2 / seen.zoom - 70)
    first = (seen.x, seen.y - VIEW.height / 2 / seen.zoom - 30)
    seen.frame([first], [], EDGE, 0, [bottom])
    seen.finish()
    before = seen.x, seen.y
    seen.frame([(first[0] + 96, first[1] - 55)], [], EDGE, 0, [bottom])
    assert not seen.moving
    assert (seen.x, seen.y) == before


PRINTED = (96.0, 90.0), (3196.0, 2056.0)
"""Two opposite corners of the area that the hexes take up within the sheet's margins."""
SNUG = pygame.Rect(92, 44, 3292, 1990)
"""A view in which they find room from top to bottom at full size, and the sheet's margins do not."""


def fitted() -> Camera:
    """Return a camera whose printed area just fits the view in height, without the sheet's margins."""
    seen = Camera(SHEET, printed=PRINTED)
    seen.look_through(SNUG, 2.0)
    seen.zoom_to(ZOOMS.index(1.0), SNUG.center)
    return seen


def printed_whole(seen: Camera) -> bool:
    """Return whether the printed area is fully in the free part of the view, in height."""
    top, bottom = (seen.to_screen(corner)[1] for corner in PRINTED)
    return seen.free.top <= top and bottom <= seen.free.bottom


def test_a_map_whose_hexes_fit_the_view_lies_whole_in_it_however_broad_its_margins_are() -> None:
    seen = fitted()
    assert seen.sheet[1] > SNUG.height
    assert printed_whole(seen)
    for away in (-300, 300):
        seen.pan(0, away)
        assert printed_whole(seen)
        seen.ease_to((seen.x, seen.y + away))
        seen.finish()
        assert printed_whole(seen)
        top, bottom = (seen.to_screen(corner)[1] for corner in ((0, 0), SHEET))
        assert top <= SNUG.top
        assert bottom >= SNUG.bottom


@given(some.floats(150, 2000), some.floats(150, 2000))
def test_nothing_moves_a_map_that_lies_whole_in_the_view(one: float, other: float) -> None:
    seen = fitted()
    before = seen.step, seen.origin
    for y in (one, other):
        seen.frame([(1600.0, y)], [], EDGE, 128.0)
        seen.finish()
        assert (seen.step, seen.origin) == before


def test_a_pile_that_reaches_over_a_maps_edge_is_whole_in_sight_by_the_least_move_that_the_next_one_takes_back() -> (
    None
):
    seen = fitted()
    top, bottom = (1600.0, PRINTED[0][1] + EDGE[1] - 60), (1600.0, PRINTED[1][1] - EDGE[1])
    before = seen.origin[1]
    seen.frame([top], [], EDGE, 0)
    seen.finish()
    assert seen.free.contains(hex_box(seen, top))
    assert seen.origin[1] - before == pytest.approx(60 - (SNUG.height - (PRINTED[1][1] - PRINTED[0][1])) / 2, abs=2)
    seen.frame([bottom], [], EDGE, 0)
    seen.finish()
    assert printed_whole(seen)


def test_a_map_whose_hexes_fit_stays_whole_as_the_prompt_grows_by_a_line() -> None:
    seen = fitted()
    seen.look_through(pygame.Rect(SNUG.topleft, (SNUG.width, SNUG.height - 20)), 2.0)
    assert printed_whole(seen)
