"""A piece keeps its figure while others drop out of the list."""

from __future__ import annotations

from combat.games.command.standing.piece_figures import PieceFigures


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
