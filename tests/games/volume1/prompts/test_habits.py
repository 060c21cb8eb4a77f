"""Standing wishes: who acts by himself because he has nothing to choose, and when he is asked for all the same (4.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.settings import Settings
from combat.games.volume1.rules.decisions import PASS, ChooseMan, ChooseWound, DuckBack, PlayDiscard
from combat.games.volume1.rules.state import Bomb, Clock, Order, State
from combat.games.volume1.table.habits import Habits
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.words.position import position

TEAM = ("taylor", "brown", "clark")


def _team(**orders: str) -> State:
    """Impulse 1, and what each man is ordered to do; nobody has been in sight since the impulse began."""
    state = position()
    state.clock = Clock(1, "action", 1)
    for man, order in orders.items():
        state.men[man] = replace(state.men[man], order=Order(order.replace("_", "-")))
    return state


def _next(state: State, *men: str, settings: Settings | None = None) -> object:
    return Habits(settings or Settings())(ChooseMan("4.0", "able", men, men[0]), state)


@pytest.mark.rule("4.0")
def test_4_0_men_with_nothing_to_choose_act_by_themselves_in_the_order_of_the_roster() -> None:
    state = _team(taylor="evade", brown="hide", clark="aimed_fire")
    assert _next(state, *TEAM) == "brown"
    assert _next(state, "taylor", "clark") == "clark"


@pytest.mark.rule("7.03")
def test_7_03_a_man_whose_fire_finds_no_target_is_not_asked_for() -> None:
    state = _team(taylor="evade", brown="suppressive_fire")
    assert _next(state, "taylor", "brown") == "brown"


@pytest.mark.rule("4.0")
def test_4_0_of_two_men_who_move_the_player_says_who_is_next_and_the_last_comes_up() -> None:
    state = _team(taylor="evade", brown="run_and_gun")
    assert _next(state, "taylor", "brown") is None
    assert _next(state, "brown") == "brown"


def test_a_player_who_wants_to_be_asked_is_asked_about_all() -> None:
    state = _team(taylor="evade", brown="hide", clark="hide")
    assert _next(state, *TEAM, settings=Settings(wishes={"next_man": "always"})) is None


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_card_that_is_kept_is_not_offered_for_such_rolls_until_the_impulse_is_over() -> None:
    state, wishes = _team(), Habits(Settings())
    look = PlayDiscard("5.1.2", "taylor", (28, PASS), PASS, "re-roll", 9, 2, 0.3, of="spotting")
    shot = replace(look, of="hit")
    assert wishes(look, state) is None
    wishes.keep_cards(look, state)
    assert (wishes(look, state), wishes(shot, state)) == (PASS, None)
    state.clock = replace(state.clock, impulse=2)
    assert wishes(look, state) is None


@pytest.mark.rule("16.0")
def test_16_0_two_wound_cards_that_say_the_same_are_no_choice() -> None:
    state = _team()
    state.book = skirmish()
    cards = state.book.friendly_cards.values()
    light, bad = ([card.number for card in cards if card.wound == kind and not card.evac] for kind in ("light", "bad"))
    wishes = Habits(Settings())
    assert wishes(ChooseWound("16.0", "taylor", (light[0], light[1])), state) == light[0]
    assert wishes(ChooseWound("16.0", "taylor", (light[0], bad[0])), state) is None


@pytest.mark.rule("7.19")
def test_7_19_he_is_not_asked_to_duck_back_where_no_enemy_in_sight_acts_again_and_nothing_is_to_burst() -> None:
    state, wishes = _team(taylor="evade", jung="hide"), Habits(Settings())
    state.men["jung"] = replace(state.men["jung"], hex=Hex("06.05"))
    state.initiative, state.clock = ("able", "red"), Clock(1, "action", 4)
    duck = DuckBack("7.19", "taylor", (DuckBack.DUCK_BACK, PASS), PASS)
    assert wishes(duck, state) is None
    state.initiative, state.clock = ("red", "able"), Clock(1, "action", 4, 1)
    assert wishes(duck, state) == PASS
    state.bombs = (Bomb("mk-2", Hex("06.06"), Hex("06.04")),)
    assert wishes(duck, state) is None
