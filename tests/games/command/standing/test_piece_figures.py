"""A piece keeps its number when others leave the list."""

from __future__ import annotations

from combat.games.command.standing.piece_figures import PieceFigures, in_list_order
from tests.games.command.drawn_book import drawn_book
from tests.games.command.rules_table import Table


def test_who_drops_out_leaves_a_gap_until_no_figure_is_left() -> None:
    figures = PieceFigures()
    assert figures.of(1, ["a", "b"]) == {"a": "1", "b": "2"}
    assert figures.of(1, ["b"]) == {"b": "2"}
    assert figures.of(1, ["b", "c"]) == {"b": "2", "c": "3"}
    many = [*"bc", *map(str, range(15)), "last"]
    assert figures.of(1, many)["last"] == "1"


def test_the_tenth_piece_and_those_behind_it_have_keys_with_shift() -> None:
    figures = PieceFigures().of(1, [str(piece) for piece in range(1, 20)])
    assert (figures["9"], figures["10"], figures["18"]) == ("9", "Shift+1", "Shift+9")
    assert "19" not in figures


def test_keys_that_others_hold_are_left_to_them() -> None:
    assert PieceFigures().of(1, ["gun"], ("1", "3")) == {"gun": "2"}


def test_figures_are_given_anew_for_something_else() -> None:
    figures = PieceFigures()
    figures.of(("axis", 3), ["a", "b"])
    assert figures.of(("axis", 5), ["b"]) == {"b": "1"}


def test_pieces_are_listed_as_the_state_lists_units_with_weapons_behind_those_who_carry_them() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "g-a": ("team", "K8"), "u-far": ("team", "A1")}, hands={})
    told.arm("g-squad", "lmg")
    assert in_list_order(told.state, ("g-a", "g-squad", "g-squad-lmg")) == ["g-squad", "g-squad-lmg", "g-a"]
