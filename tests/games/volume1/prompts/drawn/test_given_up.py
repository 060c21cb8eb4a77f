"""A drawn move is cancelled, and this is announced, once its man gets an order other than the one it was drawn for."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.events import ManSpotted, OrderPlaced
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.standing import stops
from combat.games.volume1.standing.drawn_move import DrawnMove, draw
from combat.games.volume1.standing.move_plans import MovePlans
from tests.games.volume1.prompts.eight_men import Counted, meadow, north
from tests.narrowing import the


def _drawn(men: int) -> tuple[Counted, tuple[str, ...]]:
    """All men have Evade and a drawn move, and are chosen together."""
    game = Counted(meadow(men))
    names = tuple(game.men)
    moves = game.sitting.desk.title_desk.moves
    moves.group.gather(names)
    game.press("E", "1", "1")
    assert set(moves.plans.drawn) == set(names)
    return game, names


@pytest.mark.rule("7.0")
def test_7_0_another_order_drops_the_drawn_moves_of_all_who_get_it_and_says_so() -> None:
    game, _ = _drawn(3)
    desk = game.sitting.desk
    game.press("S")
    assert not desk.title_desk.moves.plans.drawn
    assert "Taken back: the drawn moves of" in str(desk.notice.text)
    game.press("E")
    assert not desk.title_desk.moves.plans.drawn, "the old order does not bring them back"


@pytest.mark.rule("7.0")
def test_7_0_an_order_that_is_undone_takes_the_move_drawn_for_it_along() -> None:
    game = Counted(meadow(1))
    (name,) = game.men
    game.press("E", "1", "1", "U")
    desk = game.sitting.desk
    assert game.men[name].order is None
    assert not desk.title_desk.moves.plans.drawn
    assert "Taken back: the drawn move of" in str(desk.notice.text)


def _given_up() -> tuple[State, DrawnMove, str]:
    """A man with a drawn move, who has Duck Back by now, and an enemy in sight of it."""
    state = meadow(1)
    (name,) = state.men
    evading = replace(state.men[name], order=Order("evade"))
    state.men[name] = evading
    state.clock = replace(state.clock, phase="action", impulse=1)
    move = the(DrawnMove, draw(state, evading, (north(evading.hex, 3),)))
    foe = Man("soldat-jung", "enemy", "red", hex=north(evading.hex, 5), morale="normal", seen=True, alert=True)
    state.men[foe.id] = foe
    state.men[name] = replace(evading, order=Order("duck-back"))
    return state, move, foe.id


@pytest.mark.rule("7.19", "12.0")
def test_12_0_news_does_not_stop_a_man_who_gave_his_move_up_before() -> None:
    state, move, foe = _given_up()
    plans = MovePlans()
    plans.draw(move)
    assert stops.by_event(state, ManSpotted(foe, move.man), [move]) == []
    assert plans.happened(state, ManSpotted(foe, move.man)) == []
    forced = stops.by_event(state, OrderPlaced(move.man, Order("duck-back"), "13.0", "check"), [move])
    assert [stop.why for stop in forced] == ["stop-order"], "the order that ends the move is still said"
    state.men[move.man] = replace(state.men[move.man], order=Order(move.order))
    assert [stop.why for stop in stops.by_event(state, ManSpotted(foe, move.man), [move])] == ["stop-enemy-found"]
