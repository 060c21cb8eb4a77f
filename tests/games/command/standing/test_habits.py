"""Questions answered automatically, and automatic answers that reveal nothing about a hand."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.play.anybody import Anybody
from combat.engine.play.referee import Referee
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import PickUnit, React, Reroll
from combat.games.command.rules.orders.move import SetOff
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.standing.could_matter import could_hold
from combat.games.command.standing.drawn_ways import DrawnWay
from combat.games.command.standing.habits import CommandHabits, held
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import Table, dice
from tests.games.command.skirmish import skirmish

FIRE = {50: ("fire", "marksmanship"), 51: ("move", "ambush"), 52: ("fire", "sustained-fire")}


def table(**facts: Any) -> Example:
    """Return an example in which the units can fire."""
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M7"), "u-team": ("team", "A1")}
    return Example(drawn_book({"M7": "woods"}), units, hands=FIRE | facts.pop("hands", {}), **facts)


def asks(**when: str) -> CommandHabits:
    """Return the settings by which only the named actions are asked about; `when` gives the setting of each."""
    return CommandHabits(lambda action: when.get(action.replace("-", "_"), "never"))


@pytest.mark.rule("14.0", "14.17")
def test_a_window_is_put_for_the_actions_that_a_player_wants_to_be_asked_about() -> None:
    told = table(active=AXIS)
    told.say("50 fire", "g-squad")
    told.say("13.07 g-squad")
    window = told.game.decision
    assert isinstance(window, React)
    assert list(held(window)) == []
    assert asks(marksmanship="always")(window, told.state) == PASS
    told = table(hands={53: ("fire", "marksmanship")})
    told.say("50 fire", "g-squad")
    told.say("13.07 g-squad")
    window = told.game.decision
    assert isinstance(window, React)
    assert list(held(window)) == ["marksmanship"]
    assert asks(marksmanship="always")(window, told.state) is None
    assert asks(marksmanship="matters")(window, told.state) is None
    assert asks()(window, told.state) == PASS


@pytest.mark.rule("14.05")
def test_concealment_is_not_asked_about_where_it_changes_nothing() -> None:
    """Woods hide by 2: of no use against a total that can hardly be reached, of use against one that can."""
    for roll, asked in ((dice(1, 1), False), (dice(5, 4), True)):
        told = table(hands={150: ("move", "concealment")})
        told.flip(roll).say("50 fire", "g-squad", "13.07 g-squad")
        decision = told.until("react", "defence")
        assert isinstance(decision, React)
        assert (asks(concealment="matters")(decision, told.state) is None) is asked
        assert asks(concealment="always")(decision, told.state) is None


@pytest.mark.rule("3.7")
def test_a_new_roll_is_offered_where_it_promises_more() -> None:
    """The holder of the card is fired at: a roll of 12 is worth a new one, a roll of 2 is not."""
    for roll, asked in ((dice(6, 6), True), (dice(1, 1), False)):
        told = table()
        told.flip(roll).say("50 fire", "g-squad", "13.07 g-squad")
        decision = told.until("reroll", "attack")
        assert isinstance(decision, Reroll)
        assert decision.seat == ALLIES
        assert (asks(reroll="matters")(decision, told.state) is None) is asked
        assert asks(reroll="always")(decision, told.state) is None
        assert asks(reroll="never")(decision, told.state) == PASS


@pytest.mark.rule("3.7", "4.3")
def test_a_new_roll_is_offered_where_time_would_advance_and_before_sudden_death() -> None:
    """A roll of 2 that nobody would cancel for its number, and one for the end of the game."""
    told = table()
    told.flip(dice(1, 1)).say("50 fire", "g-squad", "13.07 g-squad")
    decision = told.until("reroll", "attack")
    assert isinstance(decision, Reroll)
    cards = told.state.book.cards
    timed = {**cards, decision.card: replace(cards[decision.card], trigger="time")}
    state = told.state.copy()
    state.book = replace(state.book, cards=timed)
    assert asks(reroll="matters")(decision, state) is None
    assert asks(reroll="matters")(decision, told.state) == PASS
    told.state.time = 7
    assert asks(reroll="matters")(replace(decision, why="sudden-death"), told.state) is None


@pytest.mark.rule("9.6")
@pytest.mark.parametrize(("smoke", "worth"), [({}, True), ({"C3": 101, "D4": 101}, False)])
def test_op_fire_that_hardly_harms_anybody_is_not_asked_about(smoke: dict[str, int], worth: bool) -> None:
    units = {"g-leader": ("leader", "C3"), "g-squad": ("squad", "C3"), "u-squad": ("squad", "D6")}
    told = Example(drawn_book(), units, hands={50: ("fire", "ambush"), 150: ("move", "ambush")}, active=ALLIES)
    told.state.smoke.update({at(place): marker for place, marker in smoke.items()})
    told.say("150 move", "u-squad", "u-squad", at("D5"))
    decision = told.until("react", "entered")
    assert isinstance(decision, React)
    assert (asks(fire="matters")(decision, told.state) is None) is worth
    assert asks(fire="always")(decision, told.state) is None
    assert asks()(decision, told.state) == PASS


@pytest.mark.rule("9.3")
def test_a_single_unit_that_has_to_sets_off_by_itself() -> None:
    told = table(hands={53: ("move", "ambush")})
    told.say("53 move", "g-squad")
    decision = told.game.decision
    assert isinstance(decision, SetOff)
    assert asks(set_off="matters")(decision, told.state) == "g-squad"
    assert asks(set_off="always")(decision, told.state) is None


@pytest.mark.rule("2.5c")
def test_the_only_answer_is_given_by_itself() -> None:
    one = PickUnit("2.5c", "", ("u-squad",), None, ALLIES, "sniper")
    two = PickUnit("2.5c", "", ("g-squad", "pass"), "pass", ALLIES, "sniper")
    assert asks()(one, table().state) == "u-squad"
    assert asks()(two, table().state) is None


HABITS = (
    CommandHabits(lambda action: "matters"),
    CommandHabits(lambda action: "never"),
    CommandHabits(lambda action: "always"),
)


class Spy:
    """Random player who notes at every window whether it would have been asked.

    Two players at one window are assumed.
    """

    def __init__(self, seed: int, noted: list[bool]) -> None:
        self._anybody, self._noted = Anybody(SplitMix(seed)), noted

    def answer(self, port: Any) -> Answer:
        """Check the automatic answers for the pending question, and answer at random."""
        decision, state = port.decision, port.view
        if isinstance(decision, React):
            uses = set(held(decision))
            open_ = set(could_hold(state, decision))
            assert uses <= open_, (decision.opens, uses, open_)
            bare = CommandHabits(lambda action: "always", together=lambda: True)
            wanted = bare(decision, state)
            emptied: State = state.copy()
            emptied.hands[decision.seat] = ()
            again = bare(replace(decision, answers=(PASS,)), emptied)
            if "shoot" not in decision.answers:
                assert wanted == again, decision
            self._noted.append(wanted is None)
        for habits in HABITS:
            wished = habits(decision, state)
            assert wished is None or decision.refusal(state, wished) is None, (decision, wished)
        given: Answer = self._anybody.answer(port)
        return given


@pytest.mark.rule("14.0", "1.3")
@pytest.mark.parametrize("seed", range(3))
def test_where_two_sit_together_a_question_tells_nothing_of_a_hand(seed: int) -> None:
    noted: list[bool] = []
    referee: Referee[State] = Referee.begin(RULES, skirmish(seed), SeededChance(seed))
    players = {side: Spy(seed, noted) for side in (AXIS, ALLIES)}
    referee.run()
    while (seat := referee.asked) is not None and len(noted) < 60:
        port = referee.port(seat)
        port.answer(players[seat].answer(port))
        referee.run()
    assert True in noted


@pytest.mark.rule("9.1", "9.6")
def test_a_drawn_way_is_walked_until_somebody_fires() -> None:
    units = {"g-squad": ("squad", "C3"), "u-squad": ("squad", "E6")}
    way = DrawnWay()
    told = Table(drawn_book(), units, hands=FIRE | {150: ("fire", "ambush")})
    told.say("51 move", "g-squad", "g-squad")
    assert told.asked is not None
    way.draw(told.state, (at("C4"), at("D4"), at("D5")))
    step = way(told.asked, told.state)
    assert step == at("C4")
    told.say(step)
    assert told.asked is not None
    step = way(told.asked, told.state)
    assert step == at("D4")
    told.window["entered"] = "150 fire"
    told.flip(dice(1, 2, ALLIES), dice(6, 6)).say(step).say("u-squad")
    told.window["entered"] = "shoot"
    told.say("04.04 u-squad")
    assert told.asked is not None
    assert told.asked.kind == "move-on"
    assert way(told.asked, told.state) is None
    assert way.left == ()


@pytest.mark.rule("2.5c", "15.22")
@pytest.mark.parametrize(
    ("why", "picks", "answer"),
    [
        ("sniper", ("g-squad",), PASS),
        ("sniper", ("g-squad", "u-team"), None),
        ("medic", ("u-team",), PASS),
        ("medic", ("u-team", "g-squad"), None),
        ("split", ("g-squad",), None),
    ],
)
def test_nobody_is_asked_whom_to_hit_or_help_where_only_the_wrong_side_is_near(
    why: str, picks: tuple[str, ...], answer: str | None
) -> None:
    asked = PickUnit("2.5c", "", (*picks, PASS), PASS, AXIS, why)
    assert asks()(asked, table().state) == answer


@pytest.mark.rule("2.5c")
def test_a_harm_that_cannot_be_declined_is_asked_about_among_ones_own() -> None:
    asked = PickUnit("15.29", "", ("g-squad", "g-team"), None, AXIS, "shell-shock")
    assert asks()(asked, table().state) is None
