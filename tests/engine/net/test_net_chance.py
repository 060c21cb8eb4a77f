"""Dice of remote games: no player can choose them, and all players can check them."""

from __future__ import annotations

from collections import Counter

import pytest

from combat.engine.kernel.decision import Die, Roll
from combat.engine.net.net_chance import KeyedNumbers, NetChance, commitment, key_of

SECRET, NUMBERS = bytes(range(32)), {"north": b"n" * 32, "south": b"s" * 32}


def rolled(key: bytes, given: int) -> str:
    """Return the two dice rolled with a key after `given` answers, as text."""
    dice = Roll(rule="1.1", why="test", dice=(Die(6), Die(6)))
    return str(NetChance(key, lambda: given).answer(dice, None))


def test_a_roll_depends_on_key_and_number_of_answers_alone() -> None:
    key = key_of(SECRET, NUMBERS)
    assert [rolled(key, given) for given in range(40)] == [rolled(key, given) for given in range(40)]
    assert len({rolled(key, given) for given in range(40)}) > 15


@pytest.mark.parametrize("changed", ["secret", "north", "south"])
def test_each_part_changes_the_dice(changed: str) -> None:
    secret = b"x" * 32 if changed == "secret" else SECRET
    numbers = {seat: b"y" * 32 if seat == changed else number for seat, number in NUMBERS.items()}
    one, other = key_of(SECRET, NUMBERS), key_of(secret, numbers)
    assert [rolled(one, given) for given in range(40)] != [rolled(other, given) for given in range(40)]


def test_parts_cannot_be_shifted_from_one_seat_to_the_next() -> None:
    assert key_of(SECRET, {"a": b"bc", "d": b""}) != key_of(SECRET, {"a": b"b", "cd": b""})


def test_the_promise_binds_the_secret() -> None:
    assert commitment(SECRET) != commitment(SECRET[:-1] + b"\x00")
    assert len(commitment(SECRET)) == 64


def test_every_number_falls_as_often_as_any_other() -> None:
    key = key_of(SECRET, NUMBERS)
    fallen = Counter(KeyedNumbers(key, answer).below(6) for answer in range(12_000))
    assert set(fallen) == set(range(6))
    assert sum((count - 2_000) ** 2 / 2_000 for count in fallen.values()) < 20.5  # chi-square, 5 degrees, 0.1 %
