"""The text of the question whether a man ducks back, with the enemies who see him (7.19, 4.0.4)."""

from __future__ import annotations

import re

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules import decisions as asked
from combat.games.volume1.rules.fighting import chances, fire
from combat.games.volume1.rules.play import threats
from combat.games.volume1.rules.state import Bomb, Clock, Man, Order, State
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.words.position import position


@pytest.fixture
def state() -> State:
    """Return a state in Impulse 1: Taylor evades; the known Jung has acted, and acts before him in the next impulse."""
    state = position()
    change(state, "taylor", order=Order("evade"))
    change(state, "jung", hex=Hex("06.05"), order=Order("aimed-fire"))
    change(state, "voigt", hex=None)
    state.initiative = ("red", "able", "white")
    state.clock = Clock(1, "action", 1, 1)
    return state


def change(state: State, man: str, **facts: object) -> Man:
    """Change attributes of a man in a state; return the new man."""
    state.men[man] = replace(state.men[man], **facts)
    return state.men[man]


def said(state: State) -> str:
    """Return the text of the question whether a man ducks back."""
    return WORDS.ask(state, asked.DuckBack("7.19", "taylor", ("duck-back", "pass"), "pass")).text


def odds(state: State, target: Man) -> int:
    """Return the chance in percent that Jung hits a man."""
    jung = state.men["jung"]
    rifle, _ = fire.best_weapon(state, jung, target)
    return round(100 * chances.odds(state, jung, target, rifle, max(rifle.rates)).any)


@pytest.mark.rule("7.19")
def test_7_19_it_says_who_sees_him_when_he_could_be_hit_and_what_is_gained(state: State) -> None:
    taylor = state.men["taylor"]
    ducked = replace(taylor, order=Order("duck-back"))
    assert said(state) == (
        f"In Impulse 2 Jung hits him {odds(state, taylor)}% of the time, "
        f"{odds(state, ducked)}% under Duck Back. Duck Back replaces Evade."
    )
    change(state, "voigt", hex=Hex("06.06"), order=Order("hide"), seen=True)
    assert said(state).startswith("Jung and Voigt see him. In Impulse 2 Jung hits him "), "one of them has no shot"


@pytest.mark.rule("7.19", "13.0")
def test_7_19_the_shots_of_two_known_enemies_are_taken_together(state: State) -> None:
    change(state, "voigt", hex=Hex("06.06"), order=Order("aimed-fire"), seen=True)
    taylor = state.men["taylor"]
    watching = [state.men["jung"], state.men["voigt"]]
    jung, voigt = (threats.threat(state, foe, taylor, watching) for foe in watching)
    assert jung is not None
    assert voigt is not None
    on, low = ((1 - (1 - getattr(jung.risk, way)) * (1 - getattr(voigt.risk, way))) for way in ("open", "low"))
    assert on > max(jung.risk.open, voigt.risk.open)
    told = f"With their next shots Jung and Voigt hit him {round(100 * on)}% of the time, {round(100 * low)}% under"
    assert told in said(state)
    assert threats.peril(state, taylor).saved == pytest.approx(on - low if on - low >= 0.1 else 0)
    change(state, "taylor", seen=False)
    assert "then hit by " in said(state), "one spotting decides for both, so only the worst is told of a hidden man"


@pytest.mark.rule("7.19")
def test_7_19_who_has_ducked_back_hides_once_he_is_activated_again(state: State) -> None:
    state.initiative, state.clock = ("able", "red", "white"), Clock(1, "action", 1)
    hidden = replace(state.men["taylor"], order=Order("hide"))
    assert f"{odds(state, state.men['taylor'])}% of the time, {odds(state, hidden)}% under Duck Back" in said(state)


@pytest.mark.rule("7.19a", "7.19b")
@pytest.mark.parametrize("impulse", [1, 2, 3, 4])
def test_7_19b_the_hint_promises_hide_in_every_impulse_but_the_fourth(state: State, impulse: int) -> None:
    state.clock = Clock(1, "action", impulse, 1)
    hint = WORDS.ask(state, asked.DuckBack("7.19", "taylor", ("duck-back", "pass"), "pass")).hint
    assert ("removed in the End Phase" in hint, "not turned" in hint) == (impulse == 4, impulse == 4)
    assert "Hide" in hint


@pytest.mark.rule("7.19b", "14.2")
def test_7_19b_what_a_grenade_would_do_under_duck_back_is_told_without_hide_in_impulse_4(state: State) -> None:
    state.bombs = (Bomb("mk-2", state.men["taylor"].place, Hex("01.01"), near=("taylor",)),)
    state.clock = Clock(1, "action", 4, 1)
    blast = threats.blast(state, state.men["taylor"])
    down = replace(state.men["taylor"], order=Order("duck-back"))
    lying = threats.blast(state, down)
    assert blast is not None
    assert lying is not None
    assert blast.low == lying.open


@pytest.mark.rule("7.19", "10.05")
@pytest.mark.parametrize("order", ["sneak", "evade", "hide", "duck-back"])
def test_7_19_an_enemy_whose_order_does_not_fire_could_hit_nobody(state: State, order: str) -> None:
    change(state, "jung", order=Order(order, (4, 4)))
    assert said(state) == "Jung sees him, but has no shot left this turn. Duck Back replaces Evade."


@pytest.mark.rule("7.19", "4.0.4a")
def test_7_19_an_enemy_who_has_fired_his_last_shot_of_the_turn_could_hit_nobody(state: State) -> None:
    state.clock = Clock(1, "action", 4, 1)
    assert said(state).startswith("Jung sees him, but has no shot left this turn.")
    state.clock = Clock(1, "action", 3, 1)
    assert "In Impulse 4 Jung hits him" in said(state)


@pytest.mark.rule("7.19", "9.7")
def test_7_19_of_one_who_may_yet_draw_an_order_nothing_is_said(state: State) -> None:
    change(state, "jung", order=None)
    assert said(state) == "Jung sees him. Duck Back replaces Evade."


@pytest.mark.rule("7.19", "9.7")
def test_7_19_where_only_the_ground_is_known_to_help_it_says_so_instead_of_odds_that_stay(state: State) -> None:
    change(state, "jung", order=None)
    change(state, "taylor", order=Order("rapid-fire"))
    assert said(state).startswith(
        "Jung sees him. Jung may still fire, how well is unknown; if he ducks back, the ground makes any shot at him 1"
    )
    assert "%" not in said(state)


@pytest.mark.rule("7.19", "8.1")
def test_7_19_a_hidden_man_can_be_hit_only_after_somebody_may_have_spotted_him(state: State) -> None:
    change(state, "taylor", seen=False)
    assert re.match(
        r"\d+% of the time he is spotted, and then hit by Jung in Impulse 4; \d+% under Duck Back",
        said(state),
    )
    change(state, "jung", seen=False)
    assert said(state) == "Unknown Red 1 may spot him. Duck Back replaces Evade."
    state.clock = Clock(1, "action", 3, 1)
    change(state, "jung", seen=True)
    assert said(state) == "Jung may spot him, but nobody has a shot at him left this turn. Duck Back replaces Evade."
    change(state, "voigt", hex=Hex("06.06"))
    state.initiative = ("able", "white", "red")
    state.clock = Clock(1, "action", 4)
    assert "he is spotted, and then hit by Jung in Impulse 4" in said(state), "the other spots him first"


@pytest.mark.rule("7.19")
def test_7_19_where_nobody_sees_him_only_what_it_replaces_is_said(state: State) -> None:
    change(state, "jung", hex=None)
    assert said(state) == "Duck Back replaces Evade."


@pytest.mark.rule("7.19", "14.2")
def test_7_19_of_a_grenade_under_whose_marker_he_lies_it_says_what_it_would_do_to_him(state: State) -> None:
    change(state, "jung", order=Order("hide"))
    change(state, "taylor", order=Order("sprint"))
    there = state.men["taylor"].place
    state.bombs = (Bomb("stielhandgranate", there, Hex("06.05"), near=("taylor",)),)
    blast = threats.blast(state, state.men["taylor"])
    assert blast is not None
    assert blast.open > blast.low
    assert said(state) == (
        f"The grenade in his hex hits him {round(100 * blast.open)}% of the time at the end of the turn, "
        f"{round(100 * blast.low)}% under Duck Back. Jung sees him, but has no shot left this turn. "
        "Duck Back replaces Sprint."
    )


@pytest.mark.rule("7.19", "14.2")
def test_7_19_of_a_grenade_of_smoke_and_of_one_beside_his_hex_nothing_is_said(state: State) -> None:
    there = state.men["taylor"].place
    state.bombs = (Bomb("m18", there, there, near=("taylor",)), Bomb("stielhandgranate", there, there))
    assert threats.blast(state, state.men["taylor"]) is None
    assert "grenade" not in said(state)
