"""Lines of play share their luck, whatever was rolled before in each."""

from __future__ import annotations

from combat.engine.chance.shared_luck import SharedLuck
from combat.engine.kernel.decision import Die, Draw, Roll


def when(state: object) -> object:
    """Return the state itself, which serves as its moment."""
    return state


def hits(about: str) -> Roll:
    """Return a roll of a d10 and a d6 to hit a target `about`."""
    return Roll("1.0", about, (Die(10, 0), Die(6)), "hit")


def test_what_was_rolled_in_between_changes_nothing_for_whoever_rolls_later() -> None:
    for seed in range(20):
        plain, busy = SharedLuck(seed, when), SharedLuck(seed, when)
        for _ in range(seed + 1):
            busy.answer(hits("another"), 1)
        assert plain.answer(hits("he"), 1) == busy.answer(hits("he"), 1)


def test_the_second_roll_of_the_same_another_moment_and_another_seed_fall_anew() -> None:
    luck = SharedLuck(7, when)
    shown = {luck.answer(hits("he"), moment) for moment in (1, 2) for _ in range(12)}
    shown |= {SharedLuck(seed, when).answer(hits("he"), 1) for seed in range(12)}
    assert len(shown) > 18


def test_it_answers_legally_and_every_face_comes() -> None:
    luck, die, deck = (
        SharedLuck(3, when),
        Roll("1.0", "", (Die(10, 0),), "test"),
        Draw("1.0", "", "deck", frozenset({4, 7, 9})),
    )
    shown = {luck.answer(die, 0) for _ in range(200)}
    assert shown == set(range(10))
    assert {luck.answer(deck, 0) for _ in range(60)} == {4, 7, 9}
