"""The player's view is true, complete and without unknown names, in every scenario with its options (8.2)."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import settings as trying
from hypothesis import strategies as st

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Decision
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import field_names, replace
from combat.engine.kernel.seats import PLAYER
from combat.engine.play.referee import Referee
from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules import view
from combat.games.volume1.rules.events.view_events import CupCounted, OrderShared, StrangerTurned, TruthTold
from combat.games.volume1.rules.fighting import weapons
from combat.games.volume1.rules.state import Order, State
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.words import log
from tests.games.volume1.laws.settings import player, setting, share
from tests.games.volume1.skirmish import gun_fight, skirmish

GAMES = max(6, int(os.environ.get("COMBAT_SOAK", "0")) // 10)
BATCH = 3
GIVEN_UP = 7
"""One game in so many is conceded after some answers."""
WRONG = ("", "commit ", "sgt-taylor hide", "red-1", "red-1 hide", "nobody none", "stay", "99.99", -1, 11)


class Watched:
    """Game with a view of the player that is updated only by the events that he sees."""

    def __init__(self, number: int) -> None:
        self.name, book = setting(number)
        self.view = RULES.visible(RULES.new_state(book), PLAYER)
        self.kinds: Counter[type[Event]] = Counter()
        self.stop = -1
        self.fault: AssertionError | None = None
        self.chance, self.player = SeededChance(number), player(number)
        self.game = Game(RULES.new_state(book), RULES.play, self.apply, concession=RULES.concede)

    def apply(self, state: State, event: Event) -> None:
        """Apply an event to game and view, and compare them.

        Store the first fault, as an exception would undo the answer.
        """
        if self.fault is not None:
            RULES.apply(state, event)
            return
        try:
            self.move_on(state, event)
        except AssertionError as fault:
            self.fault = fault

    def move_on(self, state: State, event: Event) -> None:
        """Apply an event to game and view; assert that view, log lines and names are correct."""
        seen = RULES.seen(state, event, PLAYER)
        RULES.apply(state, event)
        told = []
        for each in seen:
            self.kinds[type(each)] += 1
            RULES.apply(self.view, each)
            told.append(log.entry(self.view, each))
        strangers = {} if state.clock.phase == "over" else view.strangers(state)
        self.same(state, event)
        self.names_no_stranger(strangers, seen)
        line = log.entry(state, event)
        if line is not None:
            line = replace(line, pieces=tuple(strangers.get(man, man) for man in line.pieces))
        assert [entry for entry in told if entry is not None] == ([] if line is None else [line]), event

    def same(self, state: State, event: Event) -> None:
        """Assert that the updated view equals the view computed from the state."""
        other = RULES.visible(state, PLAYER)
        assert list(self.view.men) == list(other.men), event
        assert self.view == other, event

    def names_no_stranger(self, strangers: dict[str, str], events: tuple[Event, ...]) -> None:
        """Assert that no seen event contains the id of a man who is unknown afterwards."""
        for event in events:
            for name in field_names(event.__class__):
                value = getattr(event, name)
                named = value if isinstance(value, tuple) else (value,)
                assert not [each for each in named if isinstance(each, str) and each in strangers], event

    def play(self) -> None:
        """Play the game to its end, and check the view at every event and question."""
        self.same(self.game.state, ev.WindSet(0))
        while (decision := self.game.decision) is not None:
            if self.fault is not None:
                raise self.fault
            if len(self.game.entries) == self.stop and self.game.can_concede:
                self.game.concede()
                break
            if not decision.to_chance:
                self.ask(decision)
            who = self.chance if decision.to_chance else self.player
            self.game.answer(who.answer(decision, self.game.state))
        assert self.view == self.game.state

    def ask(self, decision: Decision) -> None:
        """Assert that a question is the same on the view as on the state, and contains no unknown names."""
        state, own = self.game.state, self.view
        asked = RULES.decision_for_seat(state, decision, PLAYER)
        offered = list(asked.options(own))
        assert [RULES.answer_from_seat(state, answer, PLAYER) for answer in offered] == list(decision.options(state))
        assert list(asked.options(state)) == offered
        strangers = view.strangers(state)
        assert not [answer for answer in (asked.subject, getattr(asked, "about", ""), *offered) if answer in strangers]
        for answer in (*WRONG, *offered[:20]):
            assert asked.refusal(own, answer) == asked.refusal(state, answer), answer


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("first", share(GAMES, 1)[::BATCH])
def test_8_2_the_players_view_moves_on_by_what_he_sees_and_is_told_as_the_truth_is(first: int) -> None:
    words.use("en")
    for number in range(first, first + BATCH):
        watched = Watched(number)
        if number % GIVEN_UP == 0:
            watched.stop = number * 31 % 200
        try:
            watched.play()
        except Exception as fault:
            fault.add_note(f"game {number}: {watched.name}")
            raise


def test_8_2_games_turn_strangers_over_count_the_cup_share_orders_and_end_in_the_truth() -> None:
    """What only views are told is really told in such games."""
    kinds: Counter[type[Event]] = Counter()
    for number in range(40):
        watched = Watched(number)
        watched.play()
        kinds += watched.kinds
        if all(kinds[kind] for kind in (StrangerTurned, CupCounted, OrderShared, TruthTold)):
            return
    assert not kinds


# -- the neutral ids --------------------------------------------------------------------------------------------------


def placed(*men: str) -> State:
    """Return a skirmish with some enemies placed on the board in order."""
    state = RULES.new_state(skirmish())
    for place, man in enumerate(men):
        RULES.apply(state, ev.EnemyPlaced(man, Hex(f"05.{place + 1:02d}")))
    return state


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_enemy_goes_by_his_team_and_his_place_in_it() -> None:
    book = skirmish()
    red = [id_ for id_ in book.scenario.cup if book.figures[id_].team == "red"]
    state = placed(*red[:2])
    assert list(RULES.visible(state, PLAYER).men) == ["red-1", "red-2"]
    assert list(RULES.visible(placed(*reversed(red[:2])), PLAYER).men) == ["red-1", "red-2"]
    RULES.apply(state, ev.ManSpotted(red[0]))
    assert list(RULES.visible(state, PLAYER).men) == [red[0], "red-2"]
    figure = RULES.visible(state, PLAYER).book.figures["red-2"]
    assert (figure.name, figure.tq, figure.skills, figure.dummy, figure.team) == ("", 0, (), False, "red")


@pytest.mark.rule("8.2")
def test_8_2_two_battles_that_differ_in_who_is_where_look_the_same() -> None:
    book = skirmish()
    red = [id_ for id_ in book.scenario.cup if book.figures[id_].team == "red"]
    one, other = placed(red[0], red[1]), placed(red[1], red[0])
    assert one != other
    assert RULES.visible(one, PLAYER) == RULES.visible(other, PLAYER)
    third = placed(red[0], red[2])
    assert RULES.visible(one, PLAYER) == RULES.visible(third, PLAYER)


@pytest.mark.rule("14.3")
def test_14_3_a_crew_and_its_weapon_are_known_when_both_men_are() -> None:
    book = gun_fight()
    state = RULES.new_state(book)
    operator = next(id_ for id_ in book.scenario.cup if book.figures[id_].assistant)
    mate = book.figures[operator].assistant
    RULES.apply(state, ev.EnemyPlaced(operator, Hex("05.05")))
    (told, *_) = RULES.seen(state, ev.EnemyPlaced(mate, Hex("05.05"), helps=operator), PLAYER)
    assert isinstance(told, ev.EnemyPlaced)
    assert (told.man, told.helps) == (f"{book.figures[mate].team}-2", "")
    RULES.apply(state, ev.EnemyPlaced(mate, Hex("05.05"), helps=operator))
    assert set(RULES.visible(state, PLAYER).guns) == set(RULES.visible(RULES.new_state(book), PLAYER).guns)
    RULES.apply(state, ev.ManSpotted(operator))
    assert operator not in RULES.visible(state, PLAYER).guns
    (turned, _) = RULES.seen(state, ev.ManSpotted(mate), PLAYER)
    assert isinstance(turned, StrangerTurned)
    assert turned.gun == state.guns[operator]
    RULES.apply(state, ev.ManSpotted(mate))
    assert operator in RULES.visible(state, PLAYER).guns


@pytest.mark.rule("14.3")
def test_14_3_the_view_of_a_battle_does_not_say_where_its_crews_stand() -> None:
    book = load_book("machine-gun-nest")
    assert any(crew.hex for crew in book.scenario.crews)
    assert not any(crew.hex for crew in RULES.visible(RULES.new_state(book), PLAYER).book.scenario.crews)


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_mans_own_figure_is_told_in_no_sum() -> None:
    book = skirmish()
    sums = []
    for man in [id_ for id_ in book.scenario.cup if book.figures[id_].team == "red" and not book.figures[id_].dummy][
        :2
    ]:
        state = placed(man)
        ledger = (ev.Term("troop-quality", book.figures[man].tq, "8.2"), ev.Term("range", -1, "12.0.3", "7"))
        check = ev.CheckMade(man, "spotting", "spotting", ledger, ev.total(ledger), 9, False, "12.0", "", 3, None)
        sums.append(RULES.seen(state, check, PLAYER))
    assert sums[0] == sums[1]


# -- looking ahead ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.2")
@trying(max_examples=25)
@given(st.integers(0, 10_000), st.integers(0, 60))
@example(311, 39)
def test_8_2_a_battle_dealt_anew_is_one_that_may_be(number: int, questions: int) -> None:
    """It looks the same, asks the same, holds everyone of the cup once, and can be played to its end."""
    _, book = setting(number)
    referee: Referee[State] = Referee.begin(RULES, book, SeededChance(number))
    port, numbers = referee.port(PLAYER), SplitMix(number)
    referee.run()
    for _ in range(questions):
        if port.decision is None:
            return
        port.answer(next(port.samples(numbers)))
        referee.run()
    if port.decision is None:
        return
    twin = port.sample(numbers)
    assert RULES.visible(twin.state, PLAYER) == port.view
    assert twin.decision is not None
    assert RULES.decision_for_seat(twin.state, twin.decision, PLAYER) == port.decision
    gone = {man.id for man in twin.state.men.values() if man.side == "enemy"}
    assert not gone & twin.state.cup
    chance, who = SeededChance(number + 1), player(number)
    for _ in range(300):
        if twin.decision is None:
            break
        twin.answer((chance if twin.decision.to_chance else who).answer(twin.decision, twin.state))


@pytest.mark.rule("8.2", "10.09")
def test_10_09_an_unknown_man_with_an_armed_grenade_is_dealt_no_dummy() -> None:
    state = RULES.new_state(load_book("first-light"))
    cup, figures = state.book.scenario.cup, state.book.figures
    dummies = {figures[id_].team for id_ in cup if figures[id_].dummy}
    armed = next(id_ for id_ in cup if figures[id_].team in dummies and weapons.hand_grenade(state, id_))
    RULES.apply(state, ev.EnemyPlaced(armed, next(iter(state.book.scenario.enemy_hexes))))
    RULES.apply(state, ev.GrenadeArmed(armed, "stielhandgranate", "10.09"))
    view, dealt = RULES.visible(state, PLAYER), set[str]()
    for number in range(60):
        dealt |= {man.id for man in RULES.sample(view, (), PLAYER, SplitMix(number)).men.values() if man.grenade}
    assert armed in dealt
    assert all(weapons.hand_grenade(state, id_) for id_ in dealt)


@pytest.mark.rule("8.2", "14.3", "20.0")
def test_20_0_an_unknown_gunner_whom_a_shell_keeps_down_gives_his_mate_no_order_in_the_view_either() -> None:
    state = RULES.new_state(gun_fight())
    RULES.apply(state, ev.EnemyPlaced("soldat-stahl", Hex("06.02")))
    RULES.apply(state, ev.EnemyPlaced("soldat-frey", Hex("06.02"), helps="soldat-stahl"))
    for alone in (True, False):
        before, truth = RULES.visible(state, PLAYER), state.copy()
        event = ev.OrderPlaced("soldat-stahl", Order("duck-back"), "10.13", "hit", alone=alone)
        for each in RULES.seen(truth, event, PLAYER):
            RULES.apply(before, each)
        RULES.apply(truth, event)
        assert before == RULES.visible(truth, PLAYER)
        mate = truth.men["soldat-frey"].order
        assert (mate is None) is alone
