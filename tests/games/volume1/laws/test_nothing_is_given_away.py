"""Legal answers and questions never distinguish an unknown enemy from another one or from a dummy (8.2, 12.0)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.record import replace
from combat.games.volume1.players.cautious_player import CautiousPlayer
from combat.games.volume1.players.random_player import RandomPlayer
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.orders import give_orders, movement
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.play import sequence, victory
from combat.games.volume1.rules.sight import visibility
from combat.games.volume1.rules.state import State
from tests.games.volume1.skirmish import skirmish

SEEDS = range(8)


def masked(state: State) -> State:
    """Return the state with every unknown enemy on the board made a dummy, and the reverse.

    Every dummy becomes a captain with a machine gun.
    """
    figures = dict(state.book.figures)
    captain = figures["lt-hoffmann"]
    for man in state.men.values():
        if man.side == "enemy" and not man.seen:
            figure = figures[man.id]
            if figure.dummy:
                figures[man.id] = replace(captain, id=man.id, team=figure.team)
            else:
                figures[man.id] = replace(figure, dummy=True, skills=(), tq=0, ldr=0, officer=False, tough=False)
    twin = state.copy()
    twin.book = replace(state.book, figures=figures)
    return twin


def questions(seed: int) -> Iterator[tuple[Decision, State]]:
    """Yield every question put to the player in a game, with the state it is asked in."""
    game = sequence.new_game(skirmish())
    chance, player = SeededChance(seed), CautiousPlayer() if seed % 2 else RandomPlayer(seed)
    while (decision := game.decision) is not None:
        if not decision.to_chance:
            yield decision, game.state
        game.answer((chance if decision.to_chance else player).answer(decision, game.state))


def offered(decision: Decision, state: State) -> tuple[object, ...]:
    """Return the legal answers to a question."""
    return tuple(decision.options(state))


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("seed", SEEDS)
def test_8_2_the_answers_offered_do_not_depend_on_who_the_unknown_are(seed: int) -> None:
    asked = 0
    for decision, state in questions(seed):
        twin = masked(state)
        assert offered(decision, twin) == offered(decision, state)
        asked += isinstance(decision, GiveOrders) and any(not man.seen for man in state.on_board("enemy"))
    assert asked


@pytest.mark.rule("12.0")
@pytest.mark.parametrize("seed", SEEDS)
def test_12_0_neither_do_sight_odds_spotting_sums_moves_refusals_nor_the_tally(seed: int) -> None:
    for decision, state in questions(seed):
        if isinstance(decision, GiveOrders):
            assert all(shown(masked(state), man) == shown(state, man) for man in give_orders.commanded(state))
            assert victory.tally(masked(state)) == victory.tally(state)


def shown(state: State, name: str) -> tuple[object, ...]:
    """Return all facts that the table may show about one of the player's men."""
    man = state.men[name]
    foes = state.on_board("enemy")
    refusals = [give_orders.order_refusal(state, name, order) for order in give_orders.CHOOSABLE]
    return (
        [(foe.id, visibility.sight(state, man, foe)) for foe in foes],
        [visibility.spotting_ledger(state, man, foe) for foe in foes if not foe.seen],
        [foe.id for foe in fire.targets(state, man)],
        movement.legal_steps(state, man, frozenset()),
        refusals,
    )
