"""Dice, alone and together: their results from a seed or a script, and as the rules receive them."""

from __future__ import annotations

import pytest

from combat.engine.chance.scripted_chance import ScriptedChance, ScriptError
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.shared_luck import SharedLuck
from combat.engine.kernel.asking import roll, roll_together
from combat.engine.kernel.decision import Answer, Die, Refusal, Roll

D6, D20, D10 = Die(6), Die(20), Die(10, lowest=0)
"""The dice of a title."""
PAIR = Roll("1.0", "", (D6, D10), "lots")


@pytest.mark.parametrize(
    ("die", "shown"), [(D6, range(1, 7)), (D20, range(1, 21)), (D10, range(10)), (Die(10), range(1, 11))]
)
def test_a_die_shows_what_its_title_says(die: Die, shown: range) -> None:
    """From any seed, in an engine that has no rule of its own for a die of ten sides."""
    asked = Roll("1.0", "", (die,), "luck")
    assert list(asked.options(None)) == list(die.numbers) == list(shown)
    chance, luck = SeededChance(1), SharedLuck(1, lambda state: 0)
    for answering in (chance, luck):
        rolled = {answering.answer(asked, None) for _ in range(40 * die.sides)}
        assert rolled == set(shown)
    beside = (shown[0] - 1, shown[-1] + 1)
    assert [asked.refusal(None, number) for number in (shown[0], shown[-1])] == [None, None]
    assert all(asked.refusal(None, number) is not None for number in beside)


def test_a_roll_names_its_dice() -> None:
    with pytest.raises(ValueError, match="a roll names its dice"):
        Roll("1.0")


def test_one_die_is_answered_by_its_number_and_several_by_a_text() -> None:
    alone = Roll("1.0", "", (D6,), "luck")
    assert (alone.name, list(alone.options(None))) == ("d6", [1, 2, 3, 4, 5, 6])
    assert PAIR.name == "d6 d10"
    options = list(PAIR.options(None))
    assert (options[0], options[-1], len(set(options))) == ("1 0", "6 9", 60)
    assert all(PAIR.refusal(None, option) is None for option in options)


@pytest.mark.parametrize("wrong", [6, "6", "0 0", "7 1", "1 10", "1 2 3", " 1 2", "1  2", True, ""])
def test_what_the_dice_cannot_show_is_refused(wrong: Answer) -> None:
    assert PAIR.refusal(None, wrong) == Refusal("not-on-the-die", "1.0", (("die", "d6 d10"),))


@pytest.mark.parametrize("wrong", [0, 7, "3", True, "1 2"])
def test_what_one_die_cannot_show_is_refused(wrong: Answer) -> None:
    assert Roll("1.0", "", (D6,)).refusal(None, wrong) == Refusal("not-on-the-die", "1.0", (("die", "d6"),))


def test_dice_come_from_a_seed_one_by_one() -> None:
    together, apart = SeededChance(5), SeededChance(5)
    single = [apart.answer(Roll("1.0", "", (die,)), None) for die in (D6, D10)]
    assert together.answer(PAIR, None) == f"{single[0]} {single[1]}"


def test_dice_come_from_a_script_by_their_name() -> None:
    chance = ScriptedChance({"d6 d10": ["4 0"], "d6": [3]})
    assert chance.answer(PAIR, None) == "4 0"
    with pytest.raises(ScriptError, match="d6 d10 has no value left"):
        chance.answer(PAIR, None)
    with pytest.raises(ScriptError, match="d8 has no value left"):
        chance.answer(Roll("1.0", "", (Die(8),)), None)
    assert chance.left() == {"d6": [3]}


def test_dice_rolled_together_without_a_queue_of_their_own_come_from_those_of_each_die() -> None:
    chance = ScriptedChance({"d6": [4, 6], "d10": [0]})
    assert chance.answer(PAIR, None) == "4 0"
    with pytest.raises(ScriptError, match="d10 has no value left"):
        chance.answer(PAIR, None)
    impossible = ScriptedChance({"d6": [7], "d10": [0]})
    with pytest.raises(ScriptError, match="7 0"):
        impossible.answer(PAIR, None)


def test_the_rules_are_told_numbers() -> None:
    for prompt, answer, told in (
        (roll(D6, "luck", "1.0"), 5, 5),
        (roll_together((D6, D10), "lots", "1.0"), "4 0", (4, 0)),
    ):
        next(prompt)
        with pytest.raises(StopIteration) as end:
            prompt.send(answer)
        assert end.value.value == told
