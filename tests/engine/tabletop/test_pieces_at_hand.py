"""Sprites of a board are drawn in idle time, and never shown out of date."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.stage.drawing.piece import SHELF, Piece, kept
from combat.engine.tabletop.overlay import pieces_at_hand
from combat.engine.tabletop.overlay.pieces_at_hand import PiecesAtHand

CUT: list[tuple[str, int]] = []


@kept
def tile(face: str, size: int) -> Piece:
    """Return a sprite of a face, and record that it was drawn."""
    CUT.append((face, size))
    return Piece(pygame.Surface((size + 4, size + 6), pygame.SRCALPHA), (2, 2), (size, size))


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Empty the cache of sprites and the record."""
    SHELF.clear()
    CUT.clear()


def show(hand: PiecesAtHand, size: int, **faces: str) -> dict[str, Piece]:
    """Return the sprites of some pieces by name, at a size."""
    hand.begin(size)
    return {name: hand.piece(name, face, size, tile) for name, face in faces.items()}


def test_right_after_a_zoom_step_pieces_are_stretched_and_cut_in_the_pictures_after_it() -> None:
    hand = PiecesAtHand()
    show(hand, 40, a="able", b="baker")
    CUT.clear()
    stretched = show(hand, 60, a="able", b="baker")
    assert CUT == []
    assert hand.rough
    assert [piece.size for piece in stretched.values()] == [(60, 60)] * 2
    assert stretched["a"].surface.get_size() == (66, 69)
    assert stretched["a"].origin == (3, 3)
    show(hand, 60, a="able", b="baker")
    assert CUT == [("able", 60), ("baker", 60)]
    assert not hand.rough


def test_stretched_pieces_of_the_same_measures_share_one_picture_until_the_next_frame() -> None:
    hand = PiecesAtHand()
    for name, piece in show(hand, 40, a="able", b="baker").items():
        piece.surface.fill("red" if name == "a" else "blue")
    hand.begin(60)
    first = hand.piece("a", "able", 60, tile)
    assert first.surface.get_at((9, 9)) == pygame.Color("red")
    second = hand.piece("b", "baker", 60, tile)
    assert second.surface is first.surface
    assert second.surface.get_at((9, 9)) == pygame.Color("blue")
    hand.begin(90)
    assert hand.piece("a", "able", 90, tile).surface is not first.surface


def test_who_was_never_shown_or_has_changed_is_cut_in_the_picture_of_the_step() -> None:
    hand = PiecesAtHand()
    show(hand, 40, a="able")
    show(hand, 60, a="wounded", b="baker")
    assert CUT == [("able", 40), ("wounded", 60), ("baker", 60)]
    assert not hand.rough


def test_what_is_kept_of_that_size_is_shown_at_once() -> None:
    hand = PiecesAtHand()
    show(hand, 40, a="able")
    first = tile("able", 60)
    assert show(hand, 60, a="able") == {"a": first}
    assert not hand.rough


def test_where_time_is_short_the_others_wait_for_the_next_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    hand, now = PiecesAtHand(), [0.0]
    monkeypatch.setattr(pieces_at_hand, "perf_counter", lambda: now[0])
    show(hand, 40, a="able", b="baker")
    show(hand, 60, a="able", b="baker")
    CUT.clear()
    hand.begin(60)
    hand.piece("a", "able", 60, tile)
    now[0] += pieces_at_hand.CUTTING_TIME
    hand.piece("b", "baker", 60, tile)
    assert CUT == [("able", 60)]
    assert hand.rough
    show(hand, 60, a="able", b="baker")
    assert CUT == [("able", 60), ("baker", 60)]
    assert not hand.rough
