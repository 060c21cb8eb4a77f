"""What is written under the dice on the board (2.0, look.md)."""

from __future__ import annotations

import pytest

from combat.client.table import throws
from combat.client.table.story import Throw
from tests.client.sitting import Sitting


def _said(kind: str, man: str, roll: int, need: int, confirm: int | None, second: int | None, hit: bool) -> str:
    desk = Sitting().desk
    throw = Throw(0, man, "05.08", None, kind, need, (), confirm=confirm, confirm_roll=second)
    throw.dice.append((roll, hit))
    return throws._label(desk, throw)


def test_a_plain_roll_says_what_was_needed() -> None:
    assert _said("mc", "pvt-cragg", 3, 5, None, None, True) == "5 or less: passed"


@pytest.mark.rule("2.0")
def test_2_0_a_natural_0_says_how_it_was_confirmed() -> None:
    assert _said("shot", "pvt-cragg", 0, -1, 4, 3, True) == "0, then TQC 4 or less: 3 · hit (Rule of 0)"
    assert _said("spotting", "pvt-cragg", 0, -2, 3, 8, False) == "0, then TQC 3 or less: 8 · not seen (Rule of 0)"


@pytest.mark.rule("2.0")
def test_2_0_a_natural_0_that_no_check_can_confirm_says_so() -> None:
    assert "no TQC can confirm it" in _said("shot", "pvt-cragg", 0, -9, -3, None, False)


@pytest.mark.rule("8.2")
def test_8_2_the_dice_of_an_unknown_man_give_no_value_away() -> None:
    sitting = Sitting()
    unknown = next(man for man in sitting.desk.book.figures.values() if man.side == "enemy")
    for kind in ("spotting", "mc", "shot"):
        label = _said(kind, unknown.id, 0, -2, 3, 1, True)
        assert not any(sign.isdigit() for sign in label)
