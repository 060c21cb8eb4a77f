"""Lines of sight over a drawn map: every example of the rules, hex by hex (16.0)."""

from __future__ import annotations

from itertools import combinations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import distance
from combat.engine.space.hexes.lattice import middle
from combat.games.command.rules.book import Book
from combat.games.command.rules.ground.ground_map import Outline
from combat.games.command.rules.sight.in_the_way import BLIND, CREST, HILL
from combat.games.command.rules.sight.map_lines import Lines, MapLine, lines_of, map_line
from tests.games.command.drawn_book import at, book_of, drawn_book, outline, way

LONG_HILL = {"J9": 1, "J8": 1, "K8": 1, "K7": 1, "K6": 1}
LONE_HILL = {"J7": 1}
GROUND_OF_THE_EXAMPLES = {
    "J8": "woods", "L8": "woods", "M5": "woods", "N7": "orchard", "N8": "orchard",
}  # fmt: skip


def examples(levels: dict[str, int]) -> Book:
    """Return the map of the ten examples, with the given levels.

    It has a hill in the west, woods with a road through them, and an orchard.
    """
    woods = [outline(kind, at(name)) for name, kind in GROUND_OF_THE_EXAMPLES.items() if name != "M5"]
    x, y = middle(at("M5"))
    halves = [
        Outline("woods", (at("M5"),), tuple((x + side * dx, y + dy) for dx, dy in ((40, -85), (150, 0), (40, 85))))
        for side in (1, -1)
    ]
    return drawn_book(
        GROUND_OF_THE_EXAMPLES,
        levels,
        outlines=[*woods, *halves],
        ways=[way("road", "M9", "M8", "M7", "M6", "M5", "M4", "M3")],
    )


def look(book: Book, a: str, b: str) -> MapLine:
    """Return the line of sight between two hexes, after asserting that it is the same from the other end."""
    there, back = map_line(book, at(a), at(b)), map_line(book, at(b), at(a))
    assert (there.blocked is None) == (back.blocked is None)
    assert sorted(count for _, count in there.hindrances) == sorted(count for _, count in back.hindrances)
    assert set(there.crossed) == set(back.crossed)
    return there


def cut(book: Book, a: str, b: str) -> tuple[str, str]:
    """Return the hex that blocks a line and the kind of obstacle; "" for both if the line is open."""
    blocked = look(book, a, b).blocked
    return ("", "") if blocked is None else (blocked.hex, blocked.kind)


def hindered(book: Book, a: str, b: str) -> int:
    """Return the hindrance of a clear line between two hexes."""
    line = look(book, a, b)
    assert line.blocked is None
    return max((count for _, count in line.hindrances), default=0)


@pytest.mark.rule("16.1")
def test_16_1_a_woods_of_the_same_elevation_block() -> None:
    assert cut(examples(LONG_HILL), "J9", "K6") == (at("J8"), "woods")
    level = map_line(examples(LONG_HILL), at("J9"), at("K6")).blocked
    assert level is not None
    assert level.level == 1
    assert level.edge is not None


@pytest.mark.rule("16.5")
def test_16_5_b_a_hill_as_high_as_the_viewer_hides_what_lies_lower_behind_it() -> None:
    assert cut(examples(LONG_HILL), "J9", "L6") == (at("K8"), HILL)
    assert cut(examples({**LONG_HILL, "J9": 2}), "J9", "L6") == ("", "")


@pytest.mark.rule("16.5")
def test_16_5_c_from_a_hill_one_sees_over_lower_woods() -> None:
    assert cut(examples(LONG_HILL), "J9", "N6") == ("", "")
    assert at("L8") in map_line(examples(LONG_HILL), at("J9"), at("N6")).crossed


@pytest.mark.rule("16.6")
def test_16_6_d_e_lower_woods_hide_the_next_hex_and_no_other() -> None:
    assert cut(examples(LONE_HILL), "J7", "M9") == (at("L8"), BLIND)
    assert cut(examples(LONE_HILL), "J7", "N9") == ("", "")


@pytest.mark.rule("16.1")
@pytest.mark.rule("17.3")
def test_16_1_f_along_its_road_one_sees_through_woods() -> None:
    assert cut(examples({}), "M9", "M4") == ("", "")
    assert cut(examples({}), "L5", "N4") == (at("M5"), "woods")


@pytest.mark.rule("16.2")
def test_16_2_g_h_j_what_hinders_between_and_what_only_the_hex_beside_would() -> None:
    book = examples({})
    assert hindered(book, "M9", "N6") == 2
    assert hindered(book, "M9", "N7") == 0  # along the side of M8 and N8, off the orchard's outline
    assert map_line(book, at("M9"), at("N7")).crossed == (at("M8"), at("N8"))
    assert hindered(book, "N9", "N7") == 2
    assert at("N8") not in map_line(book, at("M9"), at("N6")).crossed


@pytest.mark.rule("16.3")
@pytest.mark.parametrize("kind", ["wall", "hedge"])
def test_16_3_a_wall_cuts_the_line_that_runs_along_it(kind: str) -> None:
    book = drawn_book(sides=[("M8", "N8", kind)])
    blocked = map_line(book, at("M9"), at("N7")).blocked
    assert blocked is not None
    assert {blocked.hex, blocked.other} == {at("M8"), at("N8")}
    assert blocked.kind == kind


@pytest.mark.rule("16.3")
def test_16_3_the_sides_of_both_ends_are_ignored_and_a_corner_is_not() -> None:
    around = [("M9", other, "wall") for other in ("M8", "N8", "N9", "M10", "L8", "L9")]
    assert cut(drawn_book(sides=around), "M9", "M4") == ("", "")
    assert cut(drawn_book(sides=around), "M10", "M8") == ("", "")
    assert cut(drawn_book(sides=[("M7", "M6", "wall")]), "M9", "M4") == (at("M6"), "wall")
    assert cut(drawn_book(sides=[("L7", "M7", "wall")]), "J7", "N7") == (
        at("L7"),
        "wall",
    )  # its end is a corner of that line
    assert hindered(drawn_book(sides=[("M7", "M6", "fence")]), "M9", "M4") == 1
    assert hindered(drawn_book(sides=[("M9", "M8", "fence")]), "M9", "M4") == 0


@pytest.mark.rule("16.5")
def test_16_5_beyond_a_hill_only_what_is_as_high_is_seen() -> None:
    def seen(own: int, between: int, other: int) -> bool:
        """Along a column: a hill of each height, with slopes between them."""
        levels = {"H9": own, "H6": between, "H3": other}
        slopes = {
            name: max(levels[top] - abs(int(name[1:]) - int(top[1:])) for top in levels)
            for name in (f"{letter}{row}" for letter in "GHI" for row in range(1, 11))
        }
        return cut(drawn_book(levels={name: max(0, level) for name, level in slopes.items()}), "H9", "H3") == ("", "")

    assert [other for other in range(5) if seen(2, 2, other)] == [2, 3, 4]
    assert [other for other in range(5) if seen(2, 3, other)] == [4]
    assert not seen(1, 2, 1)
    assert seen(2, 1, 2)


@pytest.mark.rule("16.5")
def test_16_5_who_stands_back_from_the_crest_sees_nothing_below() -> None:
    plateau = {f"{letter}{row}": 1 for letter in "DEFGH" for row in range(3, 8)}
    book = drawn_book(levels=plateau)
    assert cut(book, "F5", "F9") == (at("F5"), CREST)
    assert cut(book, "F7", "F9") == ("", "")
    assert cut(book, "F3", "F9") == (at("F3"), CREST)
    assert cut(book, "F3", "F7") == ("", "")


@pytest.mark.rule("16.5")
def test_16_5_a_cliff_is_the_crest_of_its_upper_hex() -> None:
    plateau = {f"{letter}{row}": 1 for letter in "DEFGH" for row in range(3, 8)}
    below = [("F7", other, "cliff") for other in ("F8", "E8", "G8")]
    book = drawn_book(levels=plateau, sides=below)
    assert cut(book, "F7", "F9") == ("", "")
    assert cut(book, "F6", "F9") == (at("F6"), CREST)
    high = drawn_book(levels={**plateau, "F5": 2}, sides=below)
    assert cut(high, "F5", "F9") == ("", "")


@pytest.mark.rule("16.6")
def test_16_6_over_a_lower_building_but_not_over_one_as_high() -> None:
    assert cut(drawn_book({"H6": "building"}, {"H8": 1, "H3": 1}), "H8", "H3") == ("", "")
    level = {"H8": 1, "H7": 1, "H6": 1, "H5": 1, "H4": 1, "H3": 1}
    assert cut(drawn_book({"H6": "building"}, level), "H8", "H3") == (at("H6"), "building")


@pytest.mark.rule("16.6")
def test_16_6_the_hex_behind_a_lower_building_is_blind_from_either_end() -> None:
    book = drawn_book({"H6": "building"}, {"H8": 1})
    assert cut(book, "H8", "H5") == (at("H6"), BLIND)
    assert cut(book, "H8", "H4") == ("", "")
    assert cut(book, "H8", "H6") == ("", "")
    stairs = {"H9": 1, "H8": 1, "H7": 1, "H6": 1, "H5": 1, "H4": 2}
    first, further = drawn_book({"H8": "building"}, stairs), drawn_book({"H7": "building"}, stairs)
    assert cut(first, "H9", "H4") == (at("H8"), BLIND)
    assert cut(further, "H9", "H4") == ("", "")


@pytest.mark.rule("16.2")
def test_16_2_lower_ground_does_not_hinder_those_on_a_hill() -> None:
    brush = {"H6": "brush"}
    assert hindered(drawn_book(brush), "H8", "H4") == 3
    assert hindered(drawn_book(brush, {"H8": 1}), "H8", "H4") == 0
    level = {"H8": 1, "H7": 1, "H6": 1, "H5": 1, "H4": 1}
    assert hindered(drawn_book(brush, level), "H8", "H4") == 3


@pytest.mark.rule("16.7")
def test_16_7_who_is_in_a_gully_is_seen_from_beside_and_from_above() -> None:
    book = drawn_book({"H6": "gully", "C6": "gully"}, {"H9": 1, "C5": 1, "C6": 1})
    assert cut(book, "H7", "H6") == ("", "")
    assert cut(book, "H8", "H6") == (at("H6"), "gully")
    assert cut(book, "H9", "H6") == ("", "")
    assert cut(book, "H9", "C6") == (at("C6"), "gully")


@pytest.mark.rule("17.3")
def test_17_3_a_railway_hinders_but_along_it() -> None:
    straight = drawn_book(ways=[way("rail", "H10", "H9", "H8", "H7", "H6", "H5", "H4", "H3")])
    assert hindered(straight, "H9", "H4") == 0
    assert hindered(straight, "G6", "I6") == 1
    bent = drawn_book(ways=[way("rail", "H10", "H9", "H8", "H7", "I7", "J6")])
    assert hindered(bent, "H9", "H5") == 1
    assert hindered(bent, "H9", "H7") == 0
    assert hindered(drawn_book(ways=[way("trail", "G6", "H6", "I6")]), "H8", "H4") == 0


@pytest.mark.rule("16.1")
def test_16_1_a_building_of_several_hexes_counts_in_those_that_lie_between() -> None:
    (left, top), (right, bottom) = middle(at("H5")), middle(at("H6"))
    long_house = Outline(
        "building", (at("H5"), at("H6")), ((left - 60, top - 60), (right + 60, top - 60), (right + 60, bottom + 60), (left - 60, bottom + 60)),
    )  # fmt: skip
    book = drawn_book({"H5": "building", "H6": "building"}, outlines=[long_house])
    assert cut(book, "H5", "H8") == (at("H6"), "building")
    assert cut(book, "H5", "H6") == ("", "")
    assert cut(book, "H4", "H7") == (at("H5"), "building")


def test_what_a_line_is_said_to_meet_hangs_on_no_line_that_was_asked_for_before() -> None:
    """Over a marsh and a fence that hinder alike, from either end first."""
    book = drawn_book({"K7": "brush", "L6": "woods"}, {}, sides=[("K6", "K7", "fence"), ("L6", "L7", "hedge")])
    pairs = list(combinations([hex_ for hex_ in book.map.board.hexes() if distance(hex_, at("K7")) < 4], 2))
    there, back = Lines(book), Lines(book)
    for a, b in pairs:
        back.line(b, a)
    assert all(there.line(a, b) == back.line(a, b) and there.line(b, a) == back.line(b, a) for a, b in pairs)
    assert any(len({kind.kind for kind, _ in there.line(a, b).hindrances}) > 1 for a, b in pairs)


def test_books_of_one_map_share_their_lines() -> None:
    book = examples(LONG_HILL)
    again = replace(book, title="Another day")
    assert lines_of(book) is lines_of(again)
    assert lines_of(book) is not lines_of(examples(LONE_HILL))
    assert lines_of(book_of(book.map)) is lines_of(book)


@pytest.mark.rule("16.4")
def test_16_4_a_line_along_a_side_passes_both_its_hexes() -> None:
    """So that what fills either of them cuts or hinders it: rubble in B3 the line from A4 to C4."""
    assert look(drawn_book(), "A4", "C4").crossed == (at("B3"), at("B4"))
    assert look(drawn_book(), "A4", "B4").crossed == ()
