"""Chances shown before a roll equal those counted by playing the rules with every card that can be drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import permutations, product
from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.engine.kernel.record import replace
from combat.games.command.rules.answers import Shot
from combat.games.command.rules.events.fight_events import DefenceRolled, MeleeEnded, RetreatBegan, Targeted
from combat.games.command.rules.events.mission_events import RoundDrifted
from combat.games.command.rules.events.unit_events import (
    UnitBroke,
    UnitEliminated,
    UnitRallied,
    UnitSuppressed,
)
from combat.games.command.rules.odds import melee_odds, mission_odds, morale_odds, shot_odds
from combat.games.command.rules.odds.next_cards import next_cards, second_cards, sums, triggered, two_rolls
from combat.games.command.rules.state import Radio
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.rules.view import visible
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules.examples.rifles import Example
from tests.games.command.rules_table import Table, dice

OPEN = drawn_book(levels={"K8": 1})
OURS = (1, 8, 10, 22, 29, 36, 37)
"""The Axis deck: pairs from 1-1 to 6-6, and a Jammed! behind them."""
THEIRS = tuple(dice(white, colour, ALLIES) for white, colour in ((1, 1), (2, 1), (3, 2), (2, 4), (4, 4), (6, 5)))
FIRE = {50: ("fire", "command-confusion"), 51: ("advance", "ambush"), 52: ("recover", "ambush"), 53: ("rout", "ambush")}


def table(**facts: Any) -> Example:
    """Return a game of a squad with a machine gun on a hill, and a team, against a squad; the decks are short."""
    units = {
        "g-squad": ("squad", "K8"), "g-team": ("team", "K8"), "u-squad": ("squad", "M7"), "u-team": ("team", "A1"),
    }  # fmt: skip
    told = Example(facts.pop("book", OPEN), facts.pop("units", units), hands=FIRE | facts.pop("hands", {}), **facts)
    told.last_cards(AXIS, *OURS)
    told.last_cards(ALLIES, *THEIRS)
    return told


def counted(
    play: Callable[..., Iterable[str]], cards: Iterator[tuple[int, ...]] | Iterable[tuple[int, ...]]
) -> dict[str, float]:
    """Return the share (0-1) of each result of a play, over all cards that can be drawn.

    A play returns its results for some cards.
    """
    came, plays = Counter[str](), 0
    for turned in cards:
        came.update(set(play(*turned)))
        plays += 1
    return {what: count / plays for what, count in came.items()}


HARM = {UnitEliminated: "eliminated", UnitBroke: "breaks", UnitSuppressed: "suppressed"}


def harm(told: Example, unit: str) -> list[str]:
    """Return what has happened to a unit, in order."""
    assert told.asked is not None or told.game.over
    return [HARM[type(event)] for event in told.events if type(event) in HARM and event.unit == unit]  # type: ignore[attr-defined]


@pytest.mark.rule("11.6", "11.7", "11.8", "6.3")
@pytest.mark.parametrize(
    "mark", [{}, {"broken": True}, {"suppressed": True}, {"broken": True, "suppressed": True}, {"veteran": True}]
)
def test_what_becomes_of_a_unit_under_fire(mark: dict[str, bool]) -> None:
    def shot() -> Example:
        told = table()
        told.arm("g-squad", "lmg")
        told.mark("u-squad", **mark)
        return told.say("50 fire", "g-squad")

    def play(ours: int, theirs: int) -> list[str]:
        return harm(shot().flip(ours, theirs).say("13.07 g-squad g-squad-lmg"), "u-squad")

    told = shot()
    assert told.asked is not None
    found = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-squad", "g-squad-lmg")))
    [becomes] = found.targets
    came = counted(play, product(OURS, THEIRS))
    for what in HARM.values():
        assert getattr(becomes, what) == pytest.approx(came.get(what, 0.0)), what
    assert becomes.unharmed + becomes.breaks + becomes.eliminated + becomes.suppressed == pytest.approx(1.0)
    assert (found.fp, found.shares) == (7, (("g-squad", 5), ("g-squad-lmg", 1)))
    assert found.jams == pytest.approx(1 / 7)


@pytest.mark.rule("11.9", "11.11")
def test_a_mortar_must_hit_first_and_what_it_turned_up_for_that_comes_no_more() -> None:
    def gun() -> Example:
        told = table()
        told.arm("g-team", "mortar")
        return told.say("50 fire", "g-team")

    def play(*cards: int) -> list[str]:
        aimed, rolled, defends = cards
        told = gun().flip(aimed, rolled, defends).say("13.07 g-team-mortar")
        assert told.asked is not None or told.game.over
        return [told.told_last(Targeted).result, *(harm(told, "u-squad") if told.told(DefenceRolled) else [])]

    told = gun()
    assert told.asked is not None
    found = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-team-mortar",)))
    triples = [(*pair, theirs) for pair in permutations(OURS, 2) for theirs in THEIRS]
    came = counted(play, triples)
    assert found.aimed is not None
    assert (found.aimed.hits, found.aimed.short, found.aimed.long) == pytest.approx(
        (came["hit"], came.get("short", 0), came.get("long", 0))
    )
    assert found.targets[0].breaks == pytest.approx(came["breaks"])
    assert found.targets[0].suppressed == pytest.approx(came.get("suppressed", 0.0))


@pytest.mark.rule("11.6", "14.17")
def test_an_action_raises_the_odds_and_the_jam_counts_for_weapons_only() -> None:
    told = table().say("50 fire", "g-squad")
    assert told.asked is not None
    alone = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-squad",)))
    aided = shot_odds.with_action(told.state, alone.attack, "marksmanship")
    assert (alone.jams, aided.fp - alone.fp) == (0.0, 2)
    assert aided.targets[0].harmed > alone.targets[0].harmed


@pytest.mark.rule("11.4")
def test_an_attack_of_no_firepower_harms_nobody() -> None:
    told = table(smoke={at("M7"): 70})
    told.say("50 fire", "g-squad")
    found = shot_odds.of_shot(told.state, AXIS, "fire", Shot(at("M7"), ("g-squad",)))
    assert found.fp < 1
    assert found.targets[0].unharmed == 1.0


@pytest.mark.rule("10.4", "10.5")
@pytest.mark.parametrize("keeper", ["", AXIS, ALLIES])
def test_how_a_melee_ends(keeper: str) -> None:
    units = {
        "g-squad": ("squad", "K8"), "g-team": ("team", "A1"), "u-squad": ("assault", "K7"), "u-team": ("team", "A10"),
    }  # fmt: skip
    works = {at("K7"): "bunker"} if keeper else {}

    def met() -> Example:
        return table(units=units, works=works, alone={at("K7"): keeper} if keeper else {})

    def play(ours: int, theirs: int) -> list[str]:
        told = met().flip(theirs, ours).say("51 advance", "g-squad", "g-squad 11.07")
        assert told.asked is not None or told.game.over
        return [told.told_last(MeleeEnded).winner or "both"]

    found = melee_odds.of_advance(met().state, ("g-squad",), at("K7"))
    assert found is not None
    came = counted(play, product(OURS, THEIRS))
    assert found.chance(AXIS) == pytest.approx(came.get(AXIS, 0.0))
    assert found.chance(ALLIES) == pytest.approx(came.get(ALLIES, 0.0))
    assert found.both_fall == pytest.approx(came.get("both", 0.0))
    assert (total(found.sum_of(AXIS)), total(found.sum_of(ALLIES))) == (5, 8)
    assert melee_odds.of_advance(met().state, ("g-squad",), at("K9")) is None


@pytest.mark.rule("12.2", "12.1")
@pytest.mark.parametrize("suppressed", [False, True])
def test_who_rallies(suppressed: bool) -> None:
    def shaken() -> Example:
        told = table()
        told.mark("g-squad", broken=True, suppressed=suppressed)
        return told

    def play(ours: int) -> list[str]:
        told = shaken().flip(ours).say("52 recover")
        assert told.asked is not None
        kinds = {UnitRallied: "rallied", UnitSuppressed: "suppressed"}
        return [kinds[type(event)] for event in told.events if type(event) in kinds]

    [found] = morale_odds.of_recover(shaken().state, AXIS)
    came = counted(play, [(card,) for card in OURS])
    assert (found.rallies, found.suppressed) == pytest.approx((came["rallied"], came.get("suppressed", 0.0)))
    assert found.eliminated == 0.0


@pytest.mark.rule("12.3", "12.6")
def test_who_runs_and_who_has_no_way_left() -> None:
    """Two hexes from its edge a squad that must go three is lost."""
    units = {"g-squad": ("squad", "A1"), "u-squad": ("squad", "K8"), "u-team": ("team", "A10")}

    def routed() -> Example:
        told = table(units=units)
        told.mark("u-squad", broken=True)
        return told

    def play(ours: int) -> list[str]:
        told = routed().flip(ours).say("53 rout")
        while told.asked is not None and told.asked.kind == "pick-hex":
            told.say(next(iter(told.asked.options(told.state))))
        lost = ["lost"] if told.told(UnitEliminated) else []
        return [*(str(event.hexes) for event in told.told(RetreatBegan)), *lost]

    found = morale_odds.of_rout(routed().state, AXIS, routed().state.units["u-squad"])
    came = counted(play, [(card,) for card in OURS])
    assert {str(far): likely for far, likely in found.retreats} == pytest.approx(
        {far: likely for far, likely in came.items() if far != "lost"}
    )
    assert found.lost == pytest.approx(came.get("lost", 0.0))
    assert 0 < found.lost < found.runs
    assert found.holds + found.suppressed + found.runs == pytest.approx(1.0)


@pytest.mark.rule("13.4")
def test_where_a_fire_mission_comes_down() -> None:
    def called() -> Example:
        told = Example(
            drawn_book(), {"g-leader": ("leader", "A10"), "u-team": ("team", "A1")},
            hands={50: ("artillery-request", "ambush")}, radios={AXIS: Radio("radio")},
        )  # fmt: skip
        told.last_cards(AXIS, *OURS)
        return told

    def play(*cards: int) -> list[str]:
        told = called().flip(*cards).say("50 artillery-request", "11.05", "shells")
        area = told.told_last(RoundDrifted).area
        return [*area] or ["lost"]

    found = mission_odds.of_mission(called().state, AXIS, at("A10"), at("K5"))
    came = counted(play, permutations(OURS, 2))
    assert {hex_: likely for hex_, likely in found.reached if likely} == pytest.approx(
        {hex_: likely for hex_, likely in came.items() if hex_ != "lost"}
    )
    assert found.lost == pytest.approx(came.get("lost", 0.0))


@pytest.mark.rule("1.3", "2.1")
def test_the_opponents_hand_is_among_the_cards_that_he_may_turn_up() -> None:
    """Of one's own deck one knows what is left; of the other's only what lies open."""
    told = table(hands={150: ("fire", "ambush")})
    view = visible(told.state, AXIS)
    assert {card.id for card in next_cards(view, AXIS)} == set(OURS)
    assert {card.id for card in next_cards(view, ALLIES)} == {*THEIRS, 150}
    assert sum(sums(view, ALLIES).values()) == pytest.approx(1.0)
    assert triggered(view, AXIS, "jammed") == pytest.approx(1 / 7)


@pytest.mark.rule("2.1")
def test_of_one_deck_no_card_comes_twice() -> None:
    told = table()
    cards = next_cards(told.state, AXIS)
    pairs = Counter((one.sum, other.sum) for one, other in permutations(cards, 2))
    found = {(one, other): likely for one, other, likely in two_rolls(told.state, AXIS, AXIS)}
    assert found == pytest.approx({pair: count / pairs.total() for pair, count in pairs.items()})
    short = (cards[0],)
    assert [(card.id, held, not_) for card, held, not_ in second_cards(short, lambda card: True)] == [(1, 1.0, 0.0)]
    told.state.decks[AXIS] = replace(told.state.decks[AXIS], top=(8,))
    assert [card.id for card in next_cards(told.state, AXIS)] == [8]


@pytest.mark.rule("10.4", "3.7")
def test_a_melee_with_a_roll_on_the_table_hangs_on_the_other_roll_alone() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "C3"), "u-squad": ("squad", "C3")})
    state, hex_ = told.state, at("C3")
    free = melee_odds.of_melee(state, hex_)
    mine, theirs = total(free.sum_of(AXIS)), total(free.sum_of(ALLIES))
    best = melee_odds.of_melee(state, hex_, {AXIS: 12})
    assert best.chance(ALLIES) == 0
    assert best.both_fall == pytest.approx(sums(state, ALLIES).get(mine + 12 - theirs, 0.0))
    known = melee_odds.of_melee(state, hex_, {AXIS: 9 - mine, ALLIES: 10 - theirs})
    assert (known.chance(ALLIES), known.chance(AXIS), known.both_fall) == (1.0, 0.0, 0.0)


@pytest.mark.rule("14.01", "6.5")
def test_an_ambush_breaks_whoever_is_whole_and_takes_whoever_is_broken() -> None:
    told = Table(drawn_book(), {"g-squad": ("squad", "C3"), "g-leader": ("leader", "C3"), "u-squad": ("squad", "C3")})
    told.mark("g-squad", broken=True)
    state, hex_ = told.state, at("C3")
    without_squad = melee_odds.of_ambushed(state, "g-squad", hex_)
    assert without_squad is not None
    assert [term.detail for term in without_squad.sum_of(AXIS)] == ["g-leader"]
    assert melee_odds.of_ambushed(state, "u-squad", hex_) is not None
    told.mark("u-squad", broken=True)
    assert melee_odds.of_ambushed(state, "u-squad", hex_) is None
