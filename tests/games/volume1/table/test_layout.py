"""In the table's window nothing overlaps and nothing is cut off, at any size and scale."""

from __future__ import annotations

import itertools

import pygame
import pytest

from combat.engine.stage.drawing import theme
from combat.engine.stage.window_scale import fitting_scale, largest_scale
from combat.engine.tabletop.panes.pane_layout import PaneLayout
from combat.games.volume1.content.library import load_book
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.table import table_layout as layout
from combat.games.volume1.table.panels import tray_rows
from combat.games.volume1.table.panels.roster import ROW
from combat.games.volume1.table.table_layout import TableLayout, table_layout
from tests.games.volume1.table.sitting import Sitting

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1080), (2560, 1440), (3840, 2160))
SCALES = (0.75, 0.8, 1.0, 1.2, 1.35, 1.5, 2.0, 2.4, 3.0)
FOLDS = ((), ("panels",), ("tray",), ("panels", "tray"))


def laid_out(size: tuple[int, int], scale: float, folded: tuple[str, ...] = ()) -> TableLayout:
    """Return the layout of a window at a scale, with some sides folded."""
    theme.set_scale(min(scale, largest_scale(size)))
    return table_layout(size, PaneLayout(frozenset(folded)))


def compact(
    size: tuple[int, int], scale: float, pane_layout: PaneLayout | None = None, *, wanted: bool = True
) -> TableLayout:
    """Return the layout of a window at a scale; fail unless it is compact."""
    theme.set_scale(scale)
    found = table_layout(size, pane_layout, wanted=wanted, lines=2)
    assert found.compact
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("folded", FOLDS, ids="-".join)
def test_the_parts_cover_the_window_and_never_overlap(size: tuple[int, int], folded: tuple[str, ...]) -> None:
    for scale in SCALES:
        found = laid_out(size, scale, folded)
        parts = list(found.parts().values())
        assert sum(part.width * part.height for part in parts) == size[0] * size[1]
        for one, other in itertools.combinations(parts, 2):
            assert not one.colliderect(other), (scale, one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("folded", FOLDS, ids="-".join)
def test_every_panel_lies_whole_in_its_strip(size: tuple[int, int], folded: tuple[str, ...]) -> None:
    for scale in SCALES:
        found = laid_out(size, scale, folded)
        panels = [panel for panel in (found.dossier, found.roster, found.log) if panel.width]
        assert bool(panels) == ("panels" not in folded)
        for panel in panels:
            assert found.right.contains(panel)
        for one, other in itertools.combinations(panels, 2):
            assert not one.colliderect(other)
        for inner in (found.prompt, found.tray, found.hand):
            assert found.bottom.contains(inner) or not inner.height
        assert not found.prompt.colliderect(found.tray)


@pytest.mark.parametrize("size", SIZES)
def test_the_log_keeps_room_for_lines_and_the_board_for_hexes(size: tuple[int, int]) -> None:
    for scale in SCALES:
        found = laid_out(size, scale)
        assert found.log.height >= theme.px(layout.LOG_LEAST) - 8, scale
        assert found.board.width >= theme.px(480), scale
        assert found.board.height >= theme.px(240), scale


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_lies_beside_the_orders_or_takes_turns_with_them(size: tuple[int, int]) -> None:
    for scale in SCALES:
        found = laid_out(size, scale)
        if found.shared:
            assert found.tray == found.hand == found.body
        else:
            assert not found.tray.colliderect(found.hand)
            assert found.hand.width >= theme.px(layout.HAND_LEAST) - 2
            assert found.tray.width + found.hand.width == found.body.width


def test_at_the_usual_size_everything_measures_what_the_design_says() -> None:
    found = laid_out((1600, 900), 1.0)
    assert (found.top.height, found.left.width, found.right.width, found.bottom.height) == (44, 92, 304, 216)
    assert (found.dossier.height, found.roster.height, found.prompt.height) == (318, 238, 36)
    assert not found.short
    assert not found.shared


def test_folding_gives_its_room_to_the_board() -> None:
    whole, folded = laid_out((1600, 900), 1.0), laid_out((1600, 900), 1.0, ("panels", "tray"))
    assert folded.board.width > whole.board.width
    assert folded.board.height > whole.board.height
    assert folded.prompt.width == folded.bottom.width


def test_the_scale_follows_the_window_and_never_outgrows_it() -> None:
    assert [fitting_scale(size) for size in ((1280, 720), (1600, 900), (1920, 1080), (3840, 2160))] == [
        0.8,
        1.0,
        1.2,
        2.4,
    ]
    assert fitting_scale((640, 360)) == 0.8
    assert largest_scale((1280, 720)) == pytest.approx(4 / 3)
    assert largest_scale((3840, 2160)) == 3.0


def test_handles_lie_on_the_board_beside_what_they_fold() -> None:
    found = laid_out((1600, 900), 1.0)
    for handle in (found.panels_handle, found.tray_handle):
        assert found.board.contains(handle)
    assert found.panels_handle.right == found.right.left
    assert found.tray_handle.bottom == found.bottom.top
    assert isinstance(found.window, pygame.Rect)


@pytest.mark.parametrize(
    ("size", "scale"),
    [((1600, 900), 1.5), ((1920, 1080), 1.5), ((1280, 720), 1.0), ((1280, 720), 1.25), ((2560, 1440), 2.25)],
)
def test_at_large_type_portrait_ranges_and_the_third_weapon_stay(size: tuple[int, int], scale: float) -> None:
    sitting = Sitting(size=size)
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    sitting.app.set_scale(scale)
    state = sitting.desk.state
    skills = {man.id: [skill.weapon for skill in state.figure(man.id).skills] for man in state.on_board("friendly")}
    man = next(man for man, weapons in skills.items() if len(weapons) == 3)
    sitting.desk.selection.select(man)
    sitting.rounds(2)
    dossier = sitting.dossier
    assert not dossier.short
    rows = [row for _, row in dossier._weapons._rows]
    assert [weapon for weapon, _ in dossier._weapons._rows] == skills[man]
    assert all(dossier.rect.contains(row) for row in rows)
    assert all(above.bottom <= below.top for above, below in itertools.pairwise(rows))
    assert rows[-1].bottom + theme.px(24) <= dossier.rect.bottom


# -- windows that are small for their scale -----------------------------------------------------------------------

SMALL = (((1280, 720), 1.5), ((1280, 720), 1.75), ((1600, 900), 1.75), ((1280, 720), 3.0), ((1920, 1080), 3.0))
TOUCH = 24
"""Pixels at scale 1 that whatever is to be hit measures at least."""


@pytest.mark.parametrize(("size", "scale"), SMALL)
@pytest.mark.parametrize("opened", [(), ("panels",)], ids="-".join)
def test_in_a_compact_window_nothing_leaves_the_window_and_the_prompt_is_whole(
    size: tuple[int, int], scale: float, opened: tuple[str, ...]
) -> None:
    found = compact(size, scale, PaneLayout(opened=frozenset(opened)))
    for name in ("top", "left", "board", "prompt", "body", "right", "dossier", "roster", "log"):
        assert found.window.contains(getattr(found, name)) or not getattr(found, name).width, name
    assert found.prompt.width == found.window.width
    for other in (found.top, found.board, found.body, found.right, found.left):
        assert not found.prompt.colliderect(other)


@pytest.mark.parametrize(("size", "scale"), SMALL)
def test_in_a_compact_window_the_tray_has_room_for_a_marker_and_goes_when_it_is_not_wanted(
    size: tuple[int, int], scale: float
) -> None:
    found = compact(size, scale)
    assert found.body.height >= theme.px(layout.TRAY_PITCH) - 6
    without = compact(size, scale, wanted=False)
    assert without.body.height == 0
    assert without.board.height > found.board.height or found.board.colliderect(found.body)


@pytest.mark.parametrize("size", SIZES)
def test_where_tray_and_hand_lie_side_by_side_all_orders_are_seen_at_once_at_any_scale(size: tuple[int, int]) -> None:
    for scale in SCALES:
        found = laid_out(size, scale)
        if not found.compact and not found.shared:
            assert all(found.tray.contains(box) for box in tray_rows.whole(len(tray_orders()), found.tray)), scale


@pytest.mark.parametrize("lines_of_the_prompt", [1, 2])
def test_while_orders_are_given_at_large_type_half_of_the_window_is_board(lines_of_the_prompt: int) -> None:
    theme.set_scale(1.75)

    def rows(width: int) -> int:
        window = pygame.Rect(0, 0, width, 0)
        return tray_rows.height(tray_rows.chips(len(tray_orders()), window), window)

    found = table_layout((1280, 720), PaneLayout(rows=lines_of_the_prompt), lines=2, rows=rows)
    assert found.compact
    assert found.board.height >= 360
    assert found.tray.height == rows(found.tray.width), "and no order has to be scrolled to"
    boxes = tray_rows.chips(len(tray_orders()), found.tray)
    assert all(found.tray.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in itertools.combinations(boxes, 2))


@pytest.mark.parametrize("prompt_rows", [1, 2])
@pytest.mark.parametrize("cards", [False, True])
def test_at_large_type_nothing_that_is_asked_leaves_the_board_less_than_two_fifths(
    prompt_rows: int, cards: bool
) -> None:
    theme.set_scale(1.75)
    found = table_layout((1280, 720), PaneLayout(rows=prompt_rows), lines=2, cards=cards)
    assert found.compact
    assert min(found.body.top, found.board.bottom) - found.board.top >= 0.4 * 720
    assert found.body.height >= theme.px(layout.BODY_LEAST)


@pytest.mark.parametrize("size", ((1280, 720), (1600, 900), (1920, 1080)))
def test_the_log_has_what_a_short_roster_leaves_free(size: tuple[int, int]) -> None:
    usual, high = table_layout(size), theme.px(150)
    found = table_layout(size, roster=high)
    assert found.roster.height == high
    assert found.dossier.height == usual.dossier.height
    assert found.log.height == usual.log.height + usual.roster.height - high


def test_the_roster_is_as_high_as_its_men_and_shows_all_of_them() -> None:
    sitting = Sitting(load_book("tutorial-patrol"), size=(1280, 720))
    sitting.app.set_scale(1.0)
    sitting.rounds(2)
    roster = sitting.roster
    men = sum(map(len, roster.men()))
    assert roster.rect.height < theme.px(layout.ROSTER)
    assert len(roster._rows) == men
    assert all(roster.rect.contains(row) and row.height == theme.px(ROW) for _, row in roster._rows)
    assert roster.rect.bottom - roster._rows[-1][1].bottom < theme.px(ROW)


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_cards_of_which_one_is_chosen_can_be_read_at_any_type(scale: float) -> None:
    """Whole where the strip is high enough, else folded, so that title and initiative stay."""
    sitting = Sitting(load_book("tutorial-patrol"), size=(1280, 720))
    sitting.app.set_scale(scale)
    sitting.press("F", "Ctrl+Enter")
    assert sitting.asked == "play-card"
    boxes = [box for _, box in sitting.hand.boxes()]
    assert boxes
    assert all(sitting.hand.rect.contains(box) for box in boxes)
    assert sitting.hand.wide == (scale == 1.0)


@pytest.mark.parametrize(("size", "scale"), SMALL)
def test_in_a_compact_window_each_panel_comes_to_the_front_in_its_turn(size: tuple[int, int], scale: float) -> None:
    turns = compact(size, scale).turns
    for pane in turns:
        found = compact(size, scale, PaneLayout().turned("panels", open_=True, front=pane))
        place = found.left if pane == "track" else getattr(found, pane)
        assert place.width >= theme.px(layout.LEFT)
        assert place.height >= theme.px(TOUCH)
        others = [getattr(found, other) for other in layout.PANELS if other != pane]
        assert not any(other.width for other in others)


def test_handles_can_be_hit_at_every_scale() -> None:
    for size, scale in SMALL:
        found = compact(size, scale)
        for handle in (found.panels_handle, found.tray_handle):
            assert min(handle.size) >= theme.px(14)
            assert found.window.contains(handle)
