"""A piece keeps its number when others leave the list."""

from __future__ import annotations

from combat.games.command.standing.piece_figures import PieceFigures, in_list_order
from tests.games.command.drawn_book import drawn_book
from tests.games.command.rules_table import Table


def test_who_drops_out_leaves_a_gap_until_no_figure_is_left() -> None:
    figures = PieceFigures(3)
    assert figures.of(1, ["a", "b"]) == {"a": 1, "b": 2}
    assert figures.of(1, ["b"]) == {"b": 2}
    assert figures.of(1, ["b", "c"]) == {"b": 2, "c": 3}
    assert figures.of(1, ["b", "c", "d", "e"]) == {"b": 2, "c": 3, "d": 1}


def test_figures_are_given_anew_for_something_else() -> None:
    figures = PieceFigures(9)
    figures.of(("axis", 3), ["a", "b"])
    assert figures.of(("axis", 5), ["b"]) == {"b": 1}


def test_pieces_are_listed_as_the_state_lists_units_with_weapons_behind_those_who_carry_them() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "K8"), "g-a": ("team", "K8"), "u-far": ("team", "A1")}, hands={})
    told.arm("g-squad", "lmg")
    assert in_list_order(told.state, ("g-a", "g-squad", "g-squad-lmg")) == ["g-squad", "g-squad-lmg", "g-a"]
