"""11.0 Fire: groups, their FP, defence, ordnance."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.decision import Draw
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Game
from combat.engine.kernel.ledger import Term, total
from combat.engine.kernel.record import replace
from combat.games.command.players.rerolling import gain
from combat.games.command.rules.actions.boosts import extra_hexes, may_hand_initiative
from combat.games.command.rules.answers import PASS
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.decisions import REROLL, Reroll
from combat.games.command.rules.events.fight_events import (
    AttackEnded,
    AttackRolled,
    DefenceRolled,
    Targeted,
)
from combat.games.command.rules.events.unit_events import (
    UnitBroke,
    UnitEliminated,
    UnitSplit,
    UnitSuppressed,
    WeaponBoxed,
    WeaponBroke,
)
from combat.games.command.rules.fighting.aiming import strength
from combat.games.command.rules.fighting.attacks import current_strength, declared
from combat.games.command.rules.fighting.shooting import legal_shots
from combat.games.command.rules.odds.roll_outcomes import of_roll
from combat.games.command.rules.state import Attack, State
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.standing.better_rolls import reroll_matters
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

FIRE = {50: ("fire", "command-confusion")}


def table(**facts: Any) -> Table:
    """Return a game of two squads, a team and a leader in K8 and K7 against a squad in M6, one level lower."""
    book = drawn_book(levels={"K8": 1, "K7": 1})
    units = {
        "g-leader": ("leader", "K8"), "g-squad-1": ("squad", "K8"), "g-squad-2": ("squad", "K7"),
        "g-team": ("team", "K8"), "u-squad": ("squad", "M6"),
    }  # fmt: skip
    return Table(book, units, hands=FIRE, **facts)


@pytest.mark.rule("11.3", "11.5")
def test_a_group_has_its_base_one_for_each_other_piece_and_one_downhill() -> None:
    """Base 5 with Command 1 is 6; a second squad and a team make 8; somebody fires downhill: 9."""
    told = table()
    pieces = ("g-squad-1", "g-squad-2", "g-team")
    assert total(strength(told.state, pieces, (at("M6"),))) == 9
    assert total(strength(told.state, ("g-squad-2",), (at("M6"),))) == 6


@pytest.mark.rule("11.2", "11.1", "6.7")
def test_a_group_is_a_chain_of_hexes_in_range_and_sight() -> None:
    told = table()
    told.say("50 fire", "g-leader g-squad-1 g-squad-2 g-team")
    assert told.refusal("13.06 g-leader g-squad-1") == "too-far"
    assert told.refusal("13.07 g-squad-1") == "no-enemy"
    assert told.refusal("13.06 g-squad-1 g-squad-2 g-team") == ""
    assert told.refusal("13.06 g-squad-1 u-squad") == "not-ready"
    assert told.refusal("done") == "must-fire"


@pytest.mark.rule("11.6", "11.7", "11.8")
def test_a_defence_below_the_attack_breaks_and_a_tie_suppresses() -> None:
    """6 downhill and 5 of the dice are 11; against 7 + 4 it is a tie, against 7 + 3 a break."""
    for first, second, result in ((1, 3, UnitSuppressed), (1, 2, UnitBroke)):
        told = table()
        told.flip(dice(4, 1), dice(first, second, ALLIES))
        told.say("50 fire", "g-squad-2", "13.06 g-squad-2")
        assert [event.total for event in told.told(AttackRolled)] == [11]
        assert [event.unit for event in told.told(result)] == ["u-squad"]


@pytest.mark.rule("6.2", "6.5", "5.1", "6.3")
def test_a_broken_suppressed_unit_defends_with_less_and_is_eliminated_for_points() -> None:
    """8 broken, one less suppressed, and 1 + 2 of the dice: 10 against 11."""
    told = table()
    told.mark("u-squad", broken=True, suppressed=True)
    told.flip(dice(4, 1), dice(1, 2, ALLIES)).say("50 fire", "g-squad-2", "13.06 g-squad-2")
    assert [event.total for event in told.told(DefenceRolled)] == [10]
    assert told.told(UnitEliminated)[0].space == 1
    assert told.state.vp == 2
    assert told.game.over
    assert told.state.ended == "wiped-out"


@pytest.mark.rule("11.4", "18.5", "16.4")
def test_a_shot_that_smoke_leaves_without_firepower_is_made_only_with_an_action() -> None:
    told = table()
    told.state.smoke[at("L7")] = 70
    assert total(strength(told.state, ("g-squad-1",), (at("M6"),))) == 0
    told.say("50 fire", "g-squad-1")
    assert told.told(AttackRolled) == []
    assert told.asked is not None
    assert told.asked.kind == "give-order"
    helped = Table(
        told.book, {"g-squad-1": ("squad", "K8"), "u-squad": ("squad", "M6")},
        hands=FIRE | {51: ("move", "marksmanship")}, smoke={at("L7"): 70}, smoke_cup=frozenset({40}),
    )  # fmt: skip
    helped.flip(dice(6, 6), dice(6, 6, ALLIES))
    helped.window["fire-roll"] = "51 marksmanship"
    helped.say("50 fire", "g-squad-1", "13.06 g-squad-1")
    assert [event.fp for event in helped.told(AttackRolled)] == [1]


def smoked(hands: dict[int, tuple[str, str]], **facts: Any) -> Table:
    """Return a game of a squad with two targets, one of them behind smoke 7 that leaves it without firepower.

    A card adds two to the firepower.
    """
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M6"), "u-team": ("team", "K6")}
    return Table(
        drawn_book(levels={"K8": 1}), units, hands=hands, smoke={at("L7"): 70}, smoke_cup=frozenset({40}), **facts
    )


@pytest.mark.rule("11.4", "8.3")
def test_a_shot_given_up_as_too_weak_never_took_place_and_is_not_made_twice_in_a_row() -> None:
    """Somebody must still fire; the same shot is not open again before a card has been turned up."""
    told = smoked(FIRE | {51: ("move", "marksmanship")}).say("50 fire", "g-squad", f"{at('M6')} g-squad")
    assert [event.why for event in told.told(AttackEnded)] == ["too-weak"]
    assert told.state.order is not None
    assert told.state.order.done == ()
    assert told.refusal(f"{at('M6')} g-squad") == "given-up"
    assert told.refusal("done") == "must-fire"
    assert told.asked is not None
    assert [str(shot) for shot in legal_shots(told.state, AXIS, "fire")] == [f"{at('K6')} g-squad"]
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).say(f"{at('K6')} g-squad")
    assert [event.fp for event in told.told(AttackRolled)] == [6]
    assert told.state.too_weak == ()
    assert told.state.hands[AXIS] == (51,)


@pytest.mark.rule("11.4", "11.3", "3.7")
def test_an_order_with_no_other_shot_than_one_given_up_is_over() -> None:
    hands = FIRE | {51: ("move", "marksmanship"), 52: ("fire", "ambush")}
    units = {"g-squad": ("squad", "K8"), "u-squad": ("squad", "M6")}
    told = Table(drawn_book(levels={"K8": 1}), units, hands=hands, smoke={at("L7"): 70}, smoke_cup=frozenset({40}))
    told.say("50 fire", "g-squad", f"{at('M6')} g-squad")
    assert told.asked is not None
    assert told.asked.kind == "give-order"
    assert told.state.too_weak == ()
    assert told.state.units["g-squad"].activated


@pytest.mark.rule("11.4", "14.0")
def test_a_card_spent_on_an_attack_that_stays_too_weak_is_gone_and_the_shot_is_open_again() -> None:
    """FP 2 less 5 needs two cards: one is played and the attack given up; with the other two it is made."""
    cards = dict.fromkeys((51, 52, 53), ("move", "marksmanship"))
    units = {"g-team": ("team", "K8"), "u-squad": ("squad", "K5")}
    told = Table(drawn_book(), units, hands=FIRE | cards, smoke={at("K7"): 50}, smoke_cup=frozenset({70}))
    told.say("50 fire", "g-team")
    told.window["fire-roll"] = "51 marksmanship"
    told.say(f"{at('K5')} g-team")
    assert [event.why for event in told.told(AttackEnded)] == ["too-weak"]
    assert told.state.hands[AXIS] == (52, 53)
    told.flip(dice(1, 2), dice(6, 6, ALLIES)).game.answer(f"{at('K5')} g-team")
    for card in (52, 53):
        told.game.answer(f"{card} marksmanship")
    assert [event.fp for event in told.told(AttackRolled)] == [1]


@pytest.mark.rule("11.3")
def test_only_hexes_in_which_a_unit_fires_count_for_the_initiative_card() -> None:
    units = {
        "g-one": ("squad", "K8"), "g-two": ("squad", "K7"), "g-leader": ("leader", "K8"), "u-squad": ("squad", "K5"),
    }  # fmt: skip
    told = Table(drawn_book(), units, hands=FIRE, initiative=AXIS)
    lmg = told.arm("g-two", "lmg")
    state, hex_ = told.state, at("K5")
    for pieces, extra in ((("g-one", lmg), 0), (("g-one", "g-two"), 1), (("g-one", "g-two", lmg), 1), ((lmg,), 0)):
        attack = declared(state, "fire", AXIS, hex_, pieces).attack
        assert (extra_hexes(state, attack), may_hand_initiative(state, attack)) == (extra, extra > 0), pieces


@pytest.mark.rule("14.20", "14.17", "14.10")
def test_actions_before_the_roll_add_two_each() -> None:
    hands = FIRE | {51: ("move", "sustained-fire"), 52: ("move", "sustained-fire"), 53: ("move", "hand-grenades")}
    told = Table(drawn_book(), {"g-team": ("team", "K8"), "u-squad": ("squad", "L8")}, hands=hands)
    hmg = told.arm("g-team", "hmg")
    told.say("50 fire", "g-team").flip(dice(1, 6), dice(6, 6, ALLIES))
    told.game.answer(f"12.08 {hmg}")
    for answer in ("51 sustained-fire", "52 sustained-fire", "53 hand-grenades"):
        assert told.game.decision is not None
        assert told.game.decision.kind == "react"
        told.game.answer(answer)
    assert [event.fp for event in told.told(AttackRolled)] == [8 + 6]


@pytest.mark.rule("2.5d", "7.3", "11.6")
def test_a_jam_breaks_every_weapon_that_fired_and_the_attack_stands() -> None:
    told = table()
    lmg = told.arm("g-squad-2", "lmg")
    told.flip(40, dice(6, 6, ALLIES)).say("50 fire", "g-squad-2", f"13.06 g-squad-2 {lmg}")
    assert [event.weapon for event in told.told(WeaponBroke)] == [lmg]
    assert [event.total for event in told.told(AttackRolled)] == [5 + 1 + 1 + 7]


@pytest.mark.rule("11.9", "7.4")
@pytest.mark.parametrize(
    ("card", "hit"), [(dice(1, 2), False), (dice(1, 3), True), (dice(6, 6), True), (dice(1, 1), False)]
)
def test_ordnance_hits_with_a_product_above_the_range(card: int, hit: bool) -> None:
    told = table(near_misses=False)
    mortar = told.arm("g-squad-2", "mortar")
    told.flip(card)
    if hit:
        told.flip(dice(1, 2), dice(6, 6, ALLIES))
    told.say("50 fire", "g-squad-2", f"13.06 {mortar}")
    assert [event.hit for event in told.told(Targeted)] == [hit]
    assert [event.range for event in told.told(Targeted)] == [2]
    assert ([event.why for event in told.told(AttackEnded)] == ["missed"]) is not hit


def _lost_after_the_hit() -> tuple[State, str]:
    """Return a game in which a mortar on a hill has hit.

    The mortar and its squad were lost by a trigger of the targeting roll.
    """
    told = table()
    mortar = told.arm("g-squad-2", "mortar")
    state = told.say("50 fire", "g-squad-2").state.copy()
    state.attack = replace(declared(state, "fire", AXIS, at("M6"), (mortar,)).attack, hit=True)
    assert total(current_strength(state, state.attack)) == 7
    RULES.apply(state, WeaponBoxed(mortar, "melee"))
    RULES.apply(state, UnitEliminated("g-squad-2", "melee", 1))
    return state, mortar


@pytest.mark.rule("2.7", "11.9")
def test_a_gun_that_is_lost_by_what_its_targeting_roll_triggers_still_attacks_where_it_has_hit() -> None:
    """With its printed FP; from which height it fired nobody can tell any more (11.5)."""
    state, mortar = _lost_after_the_hit()
    assert current_strength(state, state.attack or Attack("fire", AXIS, ())) == (Term("fp", 6, "6.1", mortar),)
    rolled: list[Event] = []

    def hear(state: State, event: Event) -> None:
        rolled.append(event)
        RULES.apply(state, event)

    game, cards = Game(state, RULES.play, hear), [dice(6, 6), dice(1, 1, ALLIES)]
    while not any(isinstance(event, DefenceRolled) for event in rolled):
        game.answer(cards.pop(0) if isinstance(game.decision, Draw) else PASS)
    assert [event.total for event in rolled if isinstance(event, AttackRolled)] == [6 + 12]


@pytest.mark.rule("3.7", "2.8")
def test_a_roll_of_a_piece_that_is_lost_before_it_is_made_again_has_no_outcome_to_foretell() -> None:
    """The end of a deck may come between a roll that is cancelled and the one in its place.

    Its holder is asked, except about the defence of a unit that has left nobody behind.
    """
    state, mortar = _lost_after_the_hit()
    for why, subject in (
        ("targeting", mortar),
        ("recover", "g-squad-2"),
        ("rout", "g-squad-2"),
        ("defence", "g-squad-2"),
    ):
        assert of_roll(state, why, subject) is None
        asked = _asked_again(why, subject)
        assert reroll_matters(state, asked) == (why != "defence")
        assert gain(asked, state) == 0


@pytest.mark.rule("3.7", "14.15")
def test_a_defence_of_a_squad_that_a_team_has_replaced_meanwhile_is_asked_of_again() -> None:
    """What the roll comes to happens to the team."""
    state, _ = _lost_after_the_hit()
    RULES.apply(
        state, UnitSplit("g-squad-1", ("g-squad-1.1",), state.book.forces[AXIS].team, ("g-squad-1.1",), "light-wounds")
    )
    asked = _asked_again("defence", "g-squad-1")
    assert reroll_matters(state, asked)
    RULES.apply(state, UnitEliminated("g-squad-1.1", "melee", 1))
    assert not reroll_matters(state, asked)


def _asked_again(why: str, subject: str) -> Reroll:
    """Return the question to the holder of the initiative card after a roll of 2 and 2."""
    return Reroll("3.7", subject, (REROLL, PASS), PASS, ALLIES, AXIS, dice(2, 2), why)


@pytest.mark.rule("11.11")
def test_a_miss_falls_short_where_the_white_die_is_higher() -> None:
    told = table()
    mortar = told.arm("g-squad-2", "mortar")
    told.flip(dice(2, 1)).say("50 fire", "g-squad-2", f"13.06 {mortar}")
    landed = told.told(Targeted)[0]
    assert landed.result == "short"
    assert landed.hex in (at("L6"), at("L7"))


@pytest.mark.rule("7.4", "11.2")
def test_ordnance_joins_no_group_and_has_no_use_for_command() -> None:
    told = table()
    mortar = told.arm("g-squad-1", "mortar")
    told.say("50 fire", "g-leader g-squad-1 g-squad-2")
    assert told.refusal(f"13.06 g-squad-1 {mortar}") == "ordnance-alone"
    assert total(strength(told.state, (mortar,), (at("M6"),), hit=True)) == 7


@pytest.mark.rule("7.1")
def test_a_broken_unit_fires_itself_and_not_its_weapon() -> None:
    told = table()
    lmg = told.arm("g-squad-1", "lmg")
    told.mark("g-squad-1", broken=True)
    told.say("50 fire", "g-leader g-squad-1 g-squad-2")
    assert told.refusal(f"13.06 {lmg}") == "carrier-shaken"
    assert told.refusal("13.06 g-squad-1") == "too-far"


@pytest.mark.rule("2.5b", "2.7")
def test_what_has_been_rolled_is_not_changed_by_what_the_roll_triggers() -> None:
    """A sniper breaks the firer before his own roll takes effect; the total stays."""
    told = table()
    told.state.units["g-squad-2"] = told.state.units["g-squad-2"]
    told.flip(39, 1)
    told.say("50 fire", "g-squad-2", "13.06 g-squad-2")
    told.flip(dice(6, 6, ALLIES))
    assert [event.total for event in told.told(AttackRolled)] == [13]
