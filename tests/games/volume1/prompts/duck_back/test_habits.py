"""Standing instructions: men without a choice act automatically, and the cases in which they are still asked (4.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.settings import Settings
from combat.games.volume1.rules.answers import OrderGiven
from combat.games.volume1.rules.book import Objective
from combat.games.volume1.rules.decisions import (
    PASS,
    ChooseHex,
    ChooseMan,
    ChooseTarget,
    ChooseWound,
    DuckBack,
    EndBattle,
    PlayCard,
    PlayDiscard,
)
from combat.games.volume1.rules.fighting import chances
from combat.games.volume1.rules.orders.give_orders import GiveOrders
from combat.games.volume1.rules.outcomes import Ending
from combat.games.volume1.rules.play import threats
from combat.games.volume1.rules.state import Bomb, Clock, Man, Order, State
from combat.games.volume1.table.habits import Habits
from combat.games.volume1.words.volume_words import WORDS
from tests.games.volume1.prompts.eight_men import meadow
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
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
    assert _next(state, "taylor", "brown", settings=Settings(wishes={"next_man": "asked"})) is None
    assert _next(state, "taylor", "brown") == "taylor", "as usual the first of the roster"
    assert _next(state, "brown") == "brown"


def test_a_player_who_wants_to_be_asked_is_asked_about_all() -> None:
    state = _team(taylor="evade", brown="hide", clark="hide")
    assert _next(state, *TEAM, settings=Settings(wishes={"one_answer": "asked"})) is None


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


DUCK = DuckBack("7.19", "taylor", (DuckBack.DUCK_BACK, PASS), PASS)


def _seen_by_jung(order: str, *, seen: bool = True, foe: str = "aimed_fire") -> State:
    """Taylor, in the open, is before the rifle of a known enemy who is to act after him; impulse 1."""
    state = _team(taylor=order, jung=foe)
    state.men["jung"] = replace(state.men["jung"], hex=Hex("06.05"))
    state.men["taylor"] = replace(state.men["taylor"], hex=Hex("06.08"), seen=seen)
    state.initiative = ("able", "red")
    return state


@pytest.mark.rule("7.19", "13.0")
def test_7_19_he_is_asked_where_a_known_enemy_can_fire_at_him_and_ducking_back_takes_a_tenth_off() -> None:
    state, wishes = _seen_by_jung("sprint"), Habits(Settings())
    (threat,) = [threats.threat(state, state.men["jung"], state.men["taylor"], [state.men["jung"]])]
    assert threat is not None
    assert threat.risk.saved >= 0.1
    assert wishes(DUCK, state) is None


@pytest.mark.rule("7.19", "13.0")
def test_7_19_he_is_not_asked_where_no_enemy_in_sight_has_a_shot_left() -> None:
    wishes = Habits(Settings())
    assert wishes(DUCK, _seen_by_jung("evade", foe="hide")) == PASS
    state = _seen_by_jung("evade")
    state.initiative, state.clock = ("red", "able"), Clock(1, "action", 4, 1)
    assert wishes(DUCK, state) == PASS


@pytest.mark.rule("7.19", "22.0j")
@pytest.mark.parametrize(
    ("order", "impulse", "points", "on"),
    [("evade", 2, 3, 3), ("run_and_gun", 1, 3, 2), ("sneak", 2, 3, 4), ("evade", 4, 3, 0), ("evade", 2, -1, 0)],
)
def test_7_19_unseen_he_is_asked_in_an_objective_that_he_must_leave_in_a_later_impulse(
    order: str, impulse: int, points: int, on: int
) -> None:
    state, wishes = _team(taylor=order), Habits(Settings())
    state.clock = Clock(1, "action", impulse)
    here = state.men["taylor"].place
    barn = Objective("barn", "The barn", (here,), points)
    state.book = replace(state.book, scenario=replace(state.book.scenario, objectives=(barn,)))
    assert wishes(DUCK, state) == (None if on else PASS)
    told = f"must move on in Impulse {on} and leave the objective (“The barn”)" in WORDS.ask(state, DUCK).text
    assert told is bool(on)
    state.men["taylor"] = replace(state.men["taylor"], hex=Hex("01.01"))
    assert wishes(DUCK, state) == PASS


@pytest.mark.rule("7.19", "13.0.2")
def test_7_19_he_is_not_asked_where_the_ground_counts_no_more_for_him_under_duck_back() -> None:
    state, wishes = _seen_by_jung("evade"), Habits(Settings())
    rows = [state.book.charts.fire[order]["open"].modifier for order in ("evade", "hide", "duck-back")]
    assert rows[0] <= min(rows[1:]), "nothing is harder to hit in the open than a man who evades"
    assert wishes(DUCK, state) == PASS


@pytest.mark.rule("7.19", "12.0")
def test_7_19_a_hidden_man_is_asked_if_being_spotted_and_hit_together_become_less_likely_by_a_tenth() -> None:
    state, wishes = _seen_by_jung("sprint", seen=False), Habits(Settings())
    man, foe = state.men["taylor"], state.men["jung"]
    state.initiative = ("red", "able")
    state.clock = Clock(1, "action", 1, 1)
    found = threats.threat(state, foe, man, [foe])
    assert found is not None
    known = threats.threat(state, foe, replace(man, seen=True), [foe])
    assert known is not None
    assert found.risk.open == pytest.approx(chances.spotting(state, foe, man).share * known.risk.open)
    assert found.risk.low / found.risk.open < known.risk.low / known.risk.open, "he is harder to find besides"
    assert wishes(DUCK, state) is None


@pytest.mark.rule("7.19", "14.2")
def test_7_19_a_live_grenade_beside_him_is_worth_the_question_where_the_ground_helps_against_it() -> None:
    state, wishes = _seen_by_jung("sprint", foe="hide"), Habits(Settings())
    state.bombs = (Bomb("mk-2", Hex("06.08"), Hex("06.04")),)
    assert wishes(DUCK, state) is None
    state.men["taylor"] = replace(state.men["taylor"], order=Order("evade"))
    assert wishes(DUCK, state) == PASS


@pytest.mark.rule("7.19")
def test_7_19_a_man_does_as_he_was_told_of_himself_and_drops_no_live_grenade_by_it() -> None:
    state, wishes = _seen_by_jung("sprint"), Habits(Settings())
    wishes.let_duck("taylor", "whenever")
    assert wishes(DUCK, state) == DuckBack.DUCK_BACK
    assert wishes(DUCK, _seen_by_jung("evade", foe="hide")) == PASS
    state.men["taylor"] = replace(state.men["taylor"], grenade="mk-2")
    assert wishes(DUCK, state) is None
    wishes.let_duck("taylor", "never")
    assert wishes(DUCK, state) == PASS


def test_a_question_with_one_answer_is_not_asked_unless_the_player_wants_to_be() -> None:
    state = _team(taylor="evade")
    settings = Settings()
    wishes = Habits(settings)
    card, hex_ = PlayCard("4.0.1d", "", (7,)), ChooseHex("7.09", "taylor", (Hex("06.06"),), why="grenade-target")
    assert (wishes(card, state), wishes(hex_, state)) == (7, Hex("06.06"))
    blow = ChooseTarget("15.0", "taylor", ("jung",), melee=True)
    assert (wishes(blow, state), wishes.briefly(blow)) == (None, "jung")
    shot = ChooseTarget("7.04", "taylor", ("jung",))
    assert (wishes(shot, state), wishes.briefly(shot)) == (None, None)
    settings.wishes["one_answer"] = "asked"
    assert (wishes(card, state), wishes(hex_, state), wishes.briefly(blow)) == (None, None, None)


@pytest.mark.rule("17.3")
def test_17_3_a_man_whom_one_order_is_left_has_it_and_the_others_are_asked_about() -> None:
    table = Table("taylor 05.05 rout", "jung 05.03 aimed-fire", "peters 02.02")
    table.clock("friendly-orders", 0)
    asked, taylor = GiveOrders("7.0"), table.ids["taylor"]
    assert Habits(Settings())(asked, table.state) == OrderGiven(taylor, "sprint")
    assert Habits(Settings(wishes={"one_answer": "asked"}))(asked, table.state) is None
    table.state.men[taylor] = replace(table.state.men[taylor], order=Order("sprint"))
    assert Habits(Settings())(asked, table.state) is None


@pytest.mark.rule("17.3")
def test_17_3_an_order_that_is_one_of_two_is_not_given_by_itself() -> None:
    table = Table("taylor 05.05 shaken", "jung 05.03 aimed-fire")
    table.clock("friendly-orders", 0)
    assert Habits(Settings())(GiveOrders("7.0"), table.state) is None


@pytest.mark.rule("7.0")
def test_7_0_at_the_table_a_routed_man_has_his_order_when_the_others_are_asked_for_theirs() -> None:
    state = meadow(2)
    routed, other = state.men
    state.men[routed] = replace(state.men[routed], morale="rout")
    foe = next(figure for figure in state.book.figures.values() if figure.side == "enemy" and not figure.dummy)
    where = state.men[routed].place
    state.men[foe.id] = Man(
        foe.id, "enemy", foe.team, hex=label(where.column, where.row - 3), morale="normal", seen=True
    )
    sitting = Sitting(state=state)
    sitting.settle()
    while sitting.asked == "play-card":
        sitting.press("1", "Enter")
        sitting.settle()
    assert sitting.asked == "give-orders"
    given = sitting.desk.state.men[routed].order
    assert given is not None
    assert given.id == "sprint"
    assert sitting.desk.selection.piece == other


@pytest.mark.rule("22.0i")
def test_22_0_i_two_offered_endings_are_one_question_with_both_reasons() -> None:
    houses = [Objective(name, f"The {name}", (Hex(at),), 2) for name, at in (("inn", "05.05"), ("school", "06.05"))]
    held = Ending("held", ("inn", "school"), turns=1, offered=True)
    lost = Ending("losses", side="enemy", count=0, offered=True)
    table = Table("crowe 05.05", "cragg 06.05", "jung 09.09", endings=(held, lost), objectives=tuple(houses), turns=6)
    table.state.held = {"inn": 1, "school": 1}
    first, second = (EndBattle("22.0i", each, ("end", "fight-on"), "fight-on") for each in ("0", "1"))
    words = WORDS.ask(table.state, first).text
    assert words.startswith("The inn and the school held at the end of a turn; 0 enemies")
    wishes = Habits(Settings())
    assert wishes(second, table.state) is None
    wishes.fight_on(first, table.state)
    assert wishes(second, table.state) == "fight-on", "it was answered with the first"
    assert wishes(first, table.state) is None, "an undo asks again"
    table.state.clock = replace(table.state.clock, turn=table.state.clock.turn + 1)
    assert wishes(second, table.state) is None
