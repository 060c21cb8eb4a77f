"""Random answers: every legal answer is drawn, with equal probability, and no illegal one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.rules import game_of
from combat.games.command.rules.answers import DONE, Pieces, Placement
from combat.games.command.rules.by_lot import by_lot
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.fighting.shooting import Shoot, legal_shots
from combat.games.command.rules.orders.activation import Activate, free_units, reaches
from combat.games.command.rules.orders.move import MoveOn
from combat.games.command.rules.play.set_up import SetUp, place_refusal, unplaced
from combat.games.command.rules.play.turns import DiscardCards, GiveOrder
from combat.games.command.rules.state import State
from tests.games.command.laws.settings import small

GAMES, FROM = 6, 40
EACH = 60
"""Draws for each legal answer."""
MOST = 24
"""Questions with more answers are not counted out."""
KINDS = (SetUp, GiveOrder, DiscardCards, MoveOn, Shoot, Activate)


def test_each_that_fits_comes_up_as_often_as_another() -> None:
    drawn = Counter(islice(by_lot(range(10), lambda number: number % 2 == 0, SplitMix(1)), 5_000))
    assert set(drawn) == {0, 2, 4, 6, 8}
    assert min(drawn.values()) > 900


def test_where_nothing_fits_nothing_is_drawn() -> None:
    assert not list(by_lot(range(10), lambda number: False, SplitMix(1)))


def test_each_is_judged_once_however_often_it_is_drawn() -> None:
    judged = list[int]()

    def fits(number: int) -> bool:
        judged.append(number)
        return True

    assert set(islice(by_lot(range(4), fits, SplitMix(1)), 100)) == {0, 1, 2, 3}
    assert sorted(judged) == [0, 1, 2, 3]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_every_legal_answer_comes_up(kind: type[Decision]) -> None:
    met = 0
    for number in range(FROM, FROM + GAMES):
        for state, asked in _asked(number, kind):
            wanted = _wanted(state, asked)
            if 1 < len(wanted) <= MOST:
                met += 1
                drawn = Counter(islice(asked.samples(state, SplitMix(met)), EACH * len(wanted)))
                assert all(asked.refusal(state, answer) is None for answer in drawn)
                assert wanted <= set(drawn)
                if kind in (GiveOrder, DiscardCards, MoveOn, SetUp):
                    assert set(drawn) == wanted
                    assert min(drawn.values()) > EACH // 3, "each as likely as another"
    assert met > 5


def _asked(number: int, kind: type[Decision]) -> Iterator[tuple[State, Decision]]:
    """Yield the questions of a kind in a game at random."""
    _, book = small(number)
    game, numbers, chance = game_of(RULES, RULES.new_state(book)), SplitMix(number), SeededChance(number)
    while (asked := game.decision) is not None:
        if isinstance(asked, kind):
            yield game.state, asked
        game.answer(chance.answer(asked, game.state) if asked.to_chance else next(asked.samples(game.state, numbers)))


def _wanted(state: State, asked: Decision) -> set[Answer]:
    """Return the answers that must come up: not every mixture of shots and activations; of a set-up, the first
    placements."""
    match asked:
        case Activate():
            free = free_units(state, asked.seat)
            alone = {
                Pieces([unit.id]) for unit in free if not any(reaches(state, asked.order, unit, one) for one in free)
            }
            return {answer for answer in alone if asked.refusal(state, answer) is None}
        case Shoot():
            return {*legal_shots(state, asked.seat, asked.occasion), *([] if asked.must else [DONE])}
        case SetUp():
            left, zone = unplaced(state, asked.seat), state.book.forces[asked.seat].zone
            return {
                Placement(left[0].id, hex_) for hex_ in zone if left and place_refusal(state, left[0], hex_) is None
            }
        case _:
            return set(asked.options(state))
