"""Random games seen from both seats: views updated by events alone stay correct, and questions are the same on them."""

from __future__ import annotations

from itertools import product

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.event import Event
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import PUBLIC
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import SEATS
from tests.games.contact.shipped import MISSIONS, book
from tests.sampled import sample

SEEDS = 20


@pytest.mark.parametrize(("mission", "seed"), sample([*product(MISSIONS, range(SEEDS))], 71))
def test_views_keep_up_by_events_alone(mission: str, seed: int) -> None:
    true = RULES.new_state(book(mission))
    views = {seat: RULES.visible(true, seat) for seat in (*SEATS, PUBLIC)}

    def see(_: State, event: Event) -> None:
        told = {seat: RULES.seen(true, event, seat) for seat in views}
        RULES.apply(true, event)
        for seat, events in told.items():
            for each in events:
                RULES.apply(views[seat], each)
            assert views[seat] == RULES.visible(true, seat), (seat, event)

    game, numbers = game_of(RULES, true.copy()), SplitMix(seed)
    assert not game.opening
    game.keep, game.on_event = 0, see
    count = 0
    while (asked := game.decision) is not None:
        count += 1
        answer = asked.sample(game.state, numbers)
        if not asked.to_chance:
            view = views[asked.seat]
            assert asked.refusal(view, answer) is None
            assert next(asked.samples(view, SplitMix(count))) == next(asked.samples(game.state, SplitMix(count)))
        game.answer(answer)
    assert game.state.phase == "over"
