"""Random choice among several men, by dice that could be rolled at a real table (5.1.1)."""

from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest

from combat.engine.kernel.decision import Roll
from combat.games.volume1.rules.rolling import pick


def chosen(count: int, throws: Sequence[int]) -> int | None:
    """Return the index chosen by these dice among `count` men, or None if they must be rolled again."""
    picking = pick(range(count), "random-man", "5.1.1")
    try:
        next(picking)
        for face in throws:
            picking.send(face)
    except StopIteration as end:
        return int(end.value)
    return None


def dice_for(count: int) -> tuple[range, int]:
    """Return the faces of the die rolled to choose among `count` men, and how many such dice are rolled."""
    asked = next(pick(range(count), "random-man", "5.1.1"))
    assert isinstance(asked, Roll)
    return asked.dice[0].numbers, 1 if count <= 10 else 2 if count <= 100 else 3


@pytest.mark.rule("5.1.1")
@pytest.mark.parametrize("count", [*range(2, 31), 99, 100, 101])
def test_5_1_1_chance_gives_everyone_the_same_share_however_many_they_are(count: int) -> None:
    """Every throw of the dice is tried once; one that is rolled again gives nobody anything."""
    faces, dice = dice_for(count)
    shares = Counter(chosen(count, throws) for throws in product(faces, repeat=dice))
    assert shares.pop(None, 0) < count
    assert set(shares) == set(range(count))
    assert len(set(shares.values())) == 1


@pytest.mark.rule("5.1.1")
def test_5_1_1_of_thirteen_men_two_dice_name_one_and_91_and_above_are_rolled_again() -> None:
    assert [chosen(13, throws) for throws in ((0, 0), (0, 7), (9, 0), (9, 1))] == [0, 1, 12, None]
    assert chosen(13, (9, 1, 9, 0)) == 12
