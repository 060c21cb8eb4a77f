"""Line of sight (12.0, 12.1) with terrain (11.0) and smoke (18.0)."""

import pytest

from combat.engine.space.hexes.board import Board
from combat.engine.space.hexes.hex import Hex, distance, label
from combat.games.volume1.rules.sight import sight_lines
from combat.games.volume1.rules.sight.sight_lines import HIDDEN, Sight, SightLines, smoke_modifier
from combat.games.volume1.rules.state import Smoke
from tests.games.volume1.rules.charted_terrain import CHART, NUMBERS

GROUND = {
    "": "open", "w": "wall", "t": "trees", "g": "long-grass", "l": "logs", "d": "depression", "s": "stream",
    "f": "foxhole", "c": "crater",
}  # fmt: skip


def lane(ground: str) -> tuple[Board, Hex]:
    """Return a column of hexes from 01.01 down, one per word of `ground`, and the last hex.

    A word is the level, optionally followed by a letter for the terrain.
    """
    words = ground.split()
    hexes = [label(1, row) for row in range(1, len(words) + 1)]
    terrains = {hex_: GROUND[word.lstrip("012345")] for hex_, word in zip(hexes, words, strict=True)}
    levels = {hex_: int(word[0]) for hex_, word in zip(hexes, words, strict=True)}
    return Board.of("lane", 1, len(words), terrains, levels), hexes[-1]


def look(ground: str, a_low: bool = False, b_low: bool = False) -> Sight:
    """Return the line of sight from the first hex of a lane to its last; fail if the reverse differs."""
    board, last = lane(ground)
    lines = SightLines(board, CHART, NUMBERS)
    there, back = lines.check(Hex("01.01"), last, a_low, b_low), lines.check(last, Hex("01.01"), b_low, a_low)
    assert (there.visible, there.range) == (back.visible, back.range)
    return there


# --- obstacles between two men of one height -------------------------------------------------------------------------


@pytest.mark.rule("12.0", "12.0.1")
def test_12_0_open_ground_hides_nobody_and_range_counts_the_target_only() -> None:
    sight = look("0 0 0 0 0")
    assert (sight.visible, sight.reason, sight.rule, sight.range) == (True, "clear", "12.0", 4)
    assert sight.blocked_by is None
    board, last = lane("0 0 0 0 0")
    assert SightLines(board, CHART, NUMBERS).crossed(Hex("01.01"), last) == (("01.02",), ("01.03",), ("01.04",))


@pytest.mark.rule("12.1", "12.1e")
@pytest.mark.parametrize("ground", ["0 0w 0", "0 0t 0", "1 1w 1", "1 0t 1"])
def test_12_1_terrain_as_high_as_both_men_blocks(ground: str) -> None:
    sight = look(ground)
    assert (sight.visible, sight.reason, sight.blocked_by) == (False, "as-tall-as-higher", "01.02")


@pytest.mark.rule("12.1")
def test_12_1_a_wall_below_two_men_of_one_height_does_not_block() -> None:
    assert look("1 0w 1").reason == "clear"


@pytest.mark.rule("12.1")
def test_12_1_bare_ground_blocks_only_when_higher_than_both() -> None:
    assert look("1 1 1").visible
    sight = look("1 2 1")
    assert (sight.visible, sight.reason, sight.obstacle_height) == (False, "taller-than-both", 4)


@pytest.mark.rule("12.0", "12.1d")
def test_12_0_the_terrain_of_both_ends_is_ignored() -> None:
    assert look("0t 0 0 0t").reason == "clear"
    assert look("0d 0 0 0s").visible


@pytest.mark.rule("12.0")
@pytest.mark.parametrize(("ground", "reason"), [("0", "same-hex"), ("0t 5t", "adjacent"), ("0d 3d", "adjacent")])
def test_12_0_men_in_one_hex_or_in_neighbours_see_each_other(ground: str, reason: str) -> None:
    sight = look(ground, a_low=True, b_low=True)
    assert (sight.visible, sight.reason) == (True, reason)
    board, last = lane(ground)
    assert SightLines(board, CHART, NUMBERS).crossed(Hex("01.01"), last) == ()


def test_the_first_hex_that_blocks_is_named_from_the_viewer() -> None:
    board, last = lane("0 0w 0 0t 0")
    lines = SightLines(board, CHART, NUMBERS)
    assert lines.check(Hex("01.01"), last).blocked_by == "01.02"
    assert lines.check(last, Hex("01.01")).blocked_by == "01.04"


# --- looking down: blind hexes, slopes, plateaus ---------------------------------------------------------------------


@pytest.mark.rule("12.1", "12.1f")
@pytest.mark.parametrize(
    ("far", "blind"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (26, 6), (30, 6)]
)
def test_12_1_blind_hexes_grow_with_the_range_to_the_obstacle(far: int, blind: int) -> None:
    before = "1" + " 0" * (far - 1) + " 0w"
    hidden, seen = look(before + " 0" * blind), look(before + " 0" * (blind + 1))
    assert (hidden.visible, hidden.reason, hidden.blind_hexes, hidden.behind) == (False, "blind-hex", blind, blind)
    assert (seen.visible, seen.reason) == (True, "looks-over")


@pytest.mark.rule("12.1", "12.1g")
@pytest.mark.parametrize(
    ("ground", "visible"),
    [
        ("3 0 0t 0", True),
        ("3 0 0 0 0 0t 0", True),
        ("3 0 0 0 0 0 0t 0", False),
        ("3 0 0 0 0 0 0t 0 0", True),
        ("4 0 0 0 0 0 0t 0", True),
        ("2 0 0w 0", False),
        ("2 0 0t 0", False),
    ],
)
def test_12_1_each_full_level_above_one_takes_off_a_blind_hex_and_half_a_level_none(ground: str, visible: bool) -> None:
    assert look(ground).visible is visible


@pytest.mark.rule("12.1", "12.1f")
def test_12_1_a_hex_as_high_as_the_obstacle_is_not_blind() -> None:
    assert look("3 2 2 2").visible
    assert look("2 0t 1").reason == "clear"
    assert look("2 1w 1").reason == "blind-hex"


@pytest.mark.rule("12.1", "12.1c")
def test_12_1_terrain_as_high_as_the_higher_man_blocks_his_view_down() -> None:
    assert look("1 0t 0").reason == "as-tall-as-higher"
    assert look("1 0w 0").reason == "blind-hex"


@pytest.mark.rule("12.1", "12.1i")
def test_12_1_a_continuous_slope_casts_no_blind_hexes() -> None:
    assert look("3 2 1 0").reason == "continuous-slope"
    assert look("5 3 2 0").visible
    assert look("3 2 2 0").reason == "blind-hex"
    assert look("3 2w 1").reason == "blind-hex", "the wall stands only half a level below the viewer"


@pytest.mark.rule("12.1")
def test_12_1_a_plateau_edge_hides_everything_lower_behind_it() -> None:
    sight = look("2 2 0 0 0 0 0 0")
    assert (sight.visible, sight.reason, sight.blocked_by) == (False, "plateau-edge", "01.02")
    assert look("2 2 0 2").visible


# --- men who keep low -------------------------------------------------------------------------------------------------


@pytest.mark.rule("11.07", "11.11", "12.1e")
@pytest.mark.parametrize(("letter", "rule"), [("g", "11.07"), ("l", "11.11")])
def test_11_07_and_11_11_long_grass_and_logs_block_only_when_one_keeps_low(letter: str, rule: str) -> None:
    ground = f"0 0{letter} 0"
    assert look(ground).reason == "clear"
    for a_low, b_low in ((True, False), (False, True), (True, True)):
        sight = look(ground, a_low, b_low)
        assert (sight.visible, sight.reason, sight.rule, sight.blocked_by) == (False, "low-grass", rule, "01.02")


@pytest.mark.rule("11.07")
def test_11_07_long_grass_casts_a_blind_hex_on_a_man_who_keeps_low() -> None:
    assert look("1 0g 0", b_low=True).reason == "blind-hex"
    assert look("1 0g 0").visible


@pytest.mark.rule("12.1", "12.1h")
@pytest.mark.parametrize("letter", ["d", "s", "f", "c"])
def test_12_1_a_man_who_keeps_low_in_sunken_ground_is_seen_by_neighbours_only(letter: str) -> None:
    assert look(f"0 0{letter}", b_low=True).visible
    sight = look(f"0 0 0{letter}", b_low=True)
    assert (sight.visible, sight.reason, sight.rule, sight.blocked_by) == (False, "sunken", "12.1", "01.03")
    assert look(f"0 0 0{letter}").visible
    assert look(f"0 0 0{letter}", a_low=True).visible, "only the man in the hole must keep low"


@pytest.mark.rule("12.1", "12.1h")
def test_12_1_he_sees_nobody_either() -> None:
    sight = look("0d 0 0", a_low=True)
    assert (sight.visible, sight.reason, sight.blocked_by) == (False, "sunken", "01.01")


@pytest.mark.rule("12.1", "12.1h")
@pytest.mark.parametrize(
    ("ground", "visible"),
    [
        ("1 0 0d", False),
        ("2 0 0d", True),
        ("2 0 0 0d", False),
        ("3 0 0 0d", True),
        ("3 1 1 1d", False),
        ("0 0 2d", False),
    ],
)
def test_12_1_from_above_he_is_seen_as_many_hexes_away_as_the_viewer_is_higher(ground: str, visible: bool) -> None:
    assert look(ground, b_low=True).visible is visible


@pytest.mark.rule("12.1")
def test_12_1_being_looked_into_does_not_clear_the_line_of_obstacles() -> None:
    assert look("2 0w 0d", b_low=True).reason == "blind-hex"


@pytest.mark.rule("12.1h")
@pytest.mark.parametrize(
    ("upper", "lower", "visible"),
    [("stream", "open", True), ("open", "depression", True), ("stream", "stream", True), ("open", "open", False)],
)
def test_12_1_along_a_side_one_sunken_hex_of_the_two_connects(upper: str, lower: str, visible: bool) -> None:
    ends = {Hex("01.02"): "stream", Hex("03.02"): "depression"}
    board = Board.of("sides", 3, 3, {**ends, Hex("02.01"): upper, Hex("02.02"): lower})
    lines = SightLines(board, CHART, NUMBERS)
    assert lines.check(Hex("01.02"), Hex("03.02"), b_low=True).visible is visible
    assert lines.crossed(Hex("01.02"), Hex("03.02")) == (("02.01", "02.02"),)


@pytest.mark.rule("12.1h")
@pytest.mark.parametrize(("between", "visible"), [("stream", True), ("open", False)])
def test_12_1_along_the_edge_of_the_board_the_one_hex_there_connects_or_not(between: str, visible: bool) -> None:
    board = Board.of("edge", 3, 2, {Hex("01.01"): "stream", Hex("02.01"): between, Hex("03.01"): "stream"})
    assert SightLines(board, CHART, NUMBERS).check(Hex("01.01"), Hex("03.01"), b_low=True).visible is visible


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(("level", "visible"), [(2, False), (0, True)])
def test_12_1_along_the_edge_of_the_board_the_ground_of_the_one_hex_hides_or_not(level: int, visible: bool) -> None:
    board = Board.of("edge", 3, 2, {}, {Hex("01.01"): 1, Hex("02.01"): level, Hex("03.01"): 1})
    assert SightLines(board, CHART, NUMBERS).check(Hex("01.01"), Hex("03.01")).visible is visible


@pytest.mark.rule("11.08")
def test_11_08_he_is_seen_along_connected_depressions_and_streams() -> None:
    assert look("0d 0s 0d 0d", b_low=True).visible
    assert look("0d 0s 0 0d", b_low=True).reason == "sunken"
    assert look("0 0s 0d 0d", b_low=True).reason == "sunken", "the viewer stands outside"


@pytest.mark.rule("11.08")
def test_11_08_he_is_seen_down_a_continuous_slope() -> None:
    assert look("3 2 1 0 0d", b_low=True).reason == "sunken"
    assert look("4 3 2 1 0d", b_low=True).visible


# --- lines along sides ------------------------------------------------------------------------------------------------


def along_a_side(*, upper: str, lower: str, levels: dict[Hex, int] | None = None) -> Sight:
    """Return the line of sight along the side shared by two hexes of these terrains."""
    board = Board.of("sides", 3, 3, {Hex("02.01"): upper, Hex("02.02"): lower}, levels)
    return SightLines(board, CHART, NUMBERS).check(Hex("01.02"), Hex("03.02"))


@pytest.mark.rule("11.0", "11.0d")
def test_11_0_along_a_side_only_two_obstacles_block() -> None:
    assert along_a_side(upper="wall", lower="open").visible
    assert along_a_side(upper="open", lower="trees").visible
    sight = along_a_side(upper="trees", lower="wall")
    assert (sight.visible, sight.blocked_by, sight.obstacle_height) == (False, "02.02", 1)
    assert SightLines(Board.of("sides", 3, 3), CHART, NUMBERS).crossed(Hex("01.02"), Hex("03.02")) == (
        ("02.01", "02.02"),
    )


@pytest.mark.rule("11.0")
def test_11_0_of_terrain_and_bare_ground_of_one_height_the_bare_ground_decides() -> None:
    heights = {Hex("01.02"): 1, Hex("03.02"): 1, Hex("02.02"): 1}
    assert along_a_side(upper="trees", lower="open", levels=heights).visible
    assert along_a_side(upper="trees", lower="wall", levels=heights).reason == "as-tall-as-higher"


@pytest.mark.rule("11.0")
def test_11_0_along_the_edge_of_the_board_the_one_hex_decides() -> None:
    open_board, walled = Board.of("edge", 3, 2), Board.of("edge", 3, 2, {Hex("02.01"): "wall"})
    assert SightLines(open_board, CHART, NUMBERS).crossed(Hex("01.01"), Hex("03.01")) == (("02.01",),)
    assert not SightLines(walled, CHART, NUMBERS).check(Hex("01.01"), Hex("03.01")).visible


# --- the worked example -----------------------------------------------------------------------------------------------

HILL = Board.of(
    "hill", 33, 18,
    {Hex("24.06"): "trees"},
    {
        Hex("27.08"): 3,
        Hex("26.07"): 2, Hex("25.07"): 2,
        Hex("26.08"): 2, Hex("25.08"): 1, Hex("22.07"): 1, Hex("22.08"): 1, Hex("21.08"): 1,
        Hex("27.09"): 2, Hex("27.10"): 1,
        Hex("25.09"): 1, Hex("24.09"): 1,
        Hex("22.11"): 1, Hex("23.11"): 1, Hex("21.12"): 1,
        Hex("26.09"): 2,
        Hex("28.08"): 2, Hex("28.09"): 2,
    },
)  # fmt: skip
"""The ground that the example's words ask for; its picture is not in the text."""


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    ("letter", "hex_", "reason", "cutting"),
    [
        ("A", "22.05", "looks-over", None),
        ("A, on the way", "23.06", "looks-over", None),
        ("B", "24.06", "blind-hex", "25.07"),
        ("C", "21.08", "looks-over", None),
        ("D", "27.11", "continuous-slope", None),
        ("E", "23.10", "looks-over", None),
        ("F", "21.12", "looks-over", None),
        ("G", "26.10", "blind-hex", "26.09"),
        ("H", "30.06", "clear", None),
        ("I", "29.10", "blind-hex", "28.09"),
    ],
)
def test_12_1_soldat_berger_on_his_hill(letter: str, hex_: str, reason: str, cutting: str | None) -> None:
    sight = SightLines(HILL, CHART, NUMBERS).check(Hex("27.08"), Hex(hex_))
    assert (sight.reason, sight.blocked_by, sight.visible) == (reason, cutting, cutting is None)


@pytest.mark.rule("12.1")
def test_12_1_sides_between_22_07_and_22_08_hide_nothing_as_high_as_they_are() -> None:
    lines = SightLines(HILL, CHART, NUMBERS)
    steps = {step.hexes: step for step in lines.trace(Hex("27.08"), Hex("21.08"))}
    assert steps[Hex("22.07"), Hex("22.08")].effect == "none"
    assert {step.hexes: step for step in lines.trace(Hex("27.08"), Hex("19.08"))}[
        Hex("22.07"), Hex("22.08")
    ].effect == "casts-blind"


# --- smoke ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("18.0", "18.0c", "18.0d")
@pytest.mark.parametrize(
    ("smoke", "modifier"),
    [
        ({}, 0),
        ({Hex("01.03"): Smoke(1)}, -4),
        ({Hex("01.03"): Smoke(0, 1)}, -2),
        ({Hex("01.02"): Smoke(1), Hex("01.03"): Smoke(0, 1), Hex("01.04"): Smoke(1)}, -10),
        ({Hex("01.01"): Smoke(1), Hex("01.05"): Smoke(0, 1)}, -6),
        ({Hex("01.01"): Smoke(2), Hex("01.03"): Smoke(1, 1), Hex("01.05"): Smoke(0, 2)}, -18),
        ({Hex("02.03"): Smoke(1)}, 0),
    ],
)
def test_18_0_each_smoked_hex_entered_crossed_or_left_counts_and_none_blocks(
    smoke: dict[Hex, Smoke], modifier: int
) -> None:
    assert look("0 0 0 0 0").visible
    lines = SightLines(lane("0 0 0 0 0")[0], CHART, NUMBERS)
    assert smoke_modifier(lines, Hex("01.01"), Hex("01.05"), smoke, NUMBERS) == modifier


@pytest.mark.rule("18.0")
def test_18_0_inside_one_smoked_hex_the_smoke_counts_once() -> None:
    lines = SightLines(lane("0")[0], CHART, NUMBERS)
    assert smoke_modifier(lines, Hex("01.01"), Hex("01.01"), {Hex("01.01"): Smoke(1)}, NUMBERS) == -4


@pytest.mark.rule("18.0", "18.0d")
@pytest.mark.parametrize(
    ("upper", "lower", "modifier"),
    [
        (None, Smoke(1), 0),
        (Smoke(1), None, 0),
        (Smoke(1), Smoke(0, 1), -2),
        (Smoke(1), Smoke(1), -4),
        (Smoke(1), Smoke(0, 3), -4),
        (Smoke(2), Smoke(1, 1), -6),
    ],
)
def test_18_0_along_a_side_the_thinner_smoke_counts(upper: Smoke | None, lower: Smoke | None, modifier: int) -> None:
    smoke = {hex_: found for hex_, found in ((Hex("02.01"), upper), (Hex("02.02"), lower)) if found is not None}
    lines = SightLines(Board.of("sides", 3, 3), CHART, NUMBERS)
    assert smoke_modifier(lines, Hex("01.02"), Hex("03.02"), smoke, NUMBERS) == modifier


@pytest.mark.rule("18.0", "18.0d")
def test_18_0_along_the_edge_of_the_board_the_smoke_of_the_one_hex_counts() -> None:
    lines = SightLines(Board.of("edge", 3, 2), CHART, NUMBERS)
    assert lines.crossed(Hex("01.01"), Hex("03.01")) == (("02.01",),)
    assert smoke_modifier(lines, Hex("01.01"), Hex("03.01"), {Hex("02.01"): Smoke(1, 1)}, NUMBERS) == -6


# --- asking ----------------------------------------------------------------------------------------------------------


def test_a_hex_off_the_board_is_seen_by_nobody() -> None:
    board, _ = lane("0 0 0")
    sight = SightLines(board, CHART, NUMBERS).check(Hex("01.01"), Hex("02.01"))
    assert (sight.visible, sight.reason, sight.range) == (False, "off-board", 1)


def test_a_field_of_view_says_of_every_hex_what_a_check_says() -> None:
    lines = SightLines(HILL, CHART, NUMBERS)
    field = lines.field_of_view(Hex("27.08"))
    assert tuple(field) == HILL.hexes()
    assert all(field[hex_] == lines.check(Hex("27.08"), hex_) for hex_ in HILL.hexes()[::7])


def test_a_verdict_is_remembered_until_the_board_changes() -> None:
    board, last = lane("0 0 0")
    lines = SightLines(board, CHART, NUMBERS)
    assert lines.check(Hex("01.01"), last) is lines.check(Hex("01.01"), last)
    assert lines.field_of_view(Hex("01.01")) is lines.field_of_view(Hex("01.01"))
    assert not SightLines(board.with_terrain(Hex("01.02"), "wall"), CHART, NUMBERS).check(Hex("01.01"), last).visible


def test_reaches_are_forgotten_before_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight_lines, "REMEMBERED_REACHES", 3)
    board, last = lane("0 0 0 0")
    lines = SightLines(board, CHART, NUMBERS)
    for hex_ in board.hexes()[:4]:
        assert lines.reach(hex_, last, False, False) == distance(hex_, last)
    latest = board.hexes()[2:4]
    assert [hex_ for hex_ in board.hexes() if last in lines.outlook(hex_, False).upright] == list(latest)
    assert list(lines.outlook(last, False).upright) == list(latest), "what is seen from one end is learnt for both"


def test_what_hides_two_upright_men_is_learnt_for_every_stance_of_both() -> None:
    board, last = lane("0 0w 0 0")
    lines, first = SightLines(board, CHART, NUMBERS), board.hexes()[0]
    assert lines.reach(first, last, False, True) == HIDDEN
    for low in (False, True):
        assert lines.outlook(first, low).blind == {last}
        assert lines.outlook(last, low).blind == {first}
    assert lines.reach(first, board.hexes()[1], False, False) == 1
    assert lines.outlook(first, False).blind == {last}


@pytest.mark.rule("12.1h", "11.13")
@pytest.mark.parametrize(
    ("ground", "visible"),
    [("0f 0c 0f", True), ("0c 0d 0s 0f", True), ("0f 0c 0 0f", False), ("0f 0c 0f 0", False)],
)
def test_12_1_a_man_who_keeps_low_sees_along_sunken_ground_of_every_kind(ground: str, visible: bool) -> None:
    """A line of foxholes and craters is as good as a stream; one hex of level ground on it, or at its end, ends it."""
    assert look(ground, a_low=True).visible is visible
    assert look(" ".join(reversed(ground.split())), b_low=True).visible is visible
