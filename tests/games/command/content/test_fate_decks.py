"""The fate decks: their cards, and odds equal to those of two dice (1.2, 2.1, 2.2)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from combat.engine.content.reading import read
from combat.engine.space.hexes.hex import label, neighbours
from combat.games.command.content.kinds.deck_file import DeckFile
from combat.games.command.rules.fate_cards import DEFENDERS_ONLY, EVENTS, FateCard, owner
from combat.games.command.rules.two_sides import ALLIES, AXIS
from tools.command import fate_decks

ROOT = Path(__file__).parents[4]
PLANS = {plan.nation: plan for plan in fate_decks.plans()}
NATIONS = tuple(PLANS)


def cards(nation: str) -> list[FateCard]:
    """Return the cards of a nation's deck."""
    file = read(ROOT / f"assets/command/decks/{nation}.toml", DeckFile).content
    assert file.nation == nation
    assert file.authored
    return list(file.build(AXIS).values())


DECKS = {nation: cards(nation) for nation in NATIONS}


@pytest.mark.parametrize("nation", NATIONS)
def test_a_deck_comes_out_of_its_tool_as_it_is_kept(nation: str) -> None:
    kept = (ROOT / f"assets/command/decks/{nation}.toml").read_text(encoding="utf-8")
    assert fate_decks.written(PLANS[nation], fate_decks.deck(PLANS[nation])) == kept


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("nation", NATIONS)
def test_1_2_a_deck_has_72_cards_and_its_columns_of_orders_actions_and_events(nation: str) -> None:
    deck, plan = DECKS[nation], PLANS[nation]
    assert sorted(card.id for card in deck) == list(range(1, 73))
    assert Counter(card.order for card in deck) == Counter(plan.orders)
    assert Counter(card.action for card in deck) == Counter(plan.actions)
    assert plan.orders.keys() == {card.order for card in deck}
    events = Counter(card.event for card in deck)
    assert all(events[event] >= 2 for event in EVENTS if event != "commissar")
    assert events["commissar"] == (2 if nation == "soviet-union" else 0)
    assert events == Counter(plan.events)


def test_1_2_the_decks_differ_as_their_nations_do() -> None:
    orders = {nation: Counter(card.order for card in deck) for nation, deck in DECKS.items()}
    actions = {nation: Counter(card.action for card in deck) for nation, deck in DECKS.items()}
    assert [orders[nation]["fire"] for nation in NATIONS] == [16, 17, 14, 16, 15, 15]
    assert [actions[nation]["no-quarter"] for nation in NATIONS] == [3, 0, 4, 0, 0, 0]
    assert len({tuple(card.hex for card in deck) for deck in DECKS.values()}) == len(NATIONS)


@pytest.mark.parametrize("nation", NATIONS)
def test_artillery_cards_carry_what_only_a_defender_may_do(nation: str) -> None:
    carried = {order: Counter[str]() for order in PLANS[nation].orders}
    for card in DECKS[nation]:
        carried[card.order][card.action] += 1
    assert carried["artillery-request"] == Counter(DEFENDERS_ONLY)
    denied = {action: count for action, count in carried["artillery-denied"].items() if action in DEFENDERS_ONLY}
    assert denied == {"bore-sighting": 1, "hidden-entrenchments": 1}
    for order in carried.keys() - {"artillery-request", "artillery-denied"}:
        assert not carried[order].keys() & DEFENDERS_ONLY
    assert not carried["command-confusion"]["command-confusion"]
    assert max(count for row in carried.values() for count in row.values()) <= 3
    assert not any(row["fire"] for row in carried.values())


@pytest.mark.rule("2.5")
@pytest.mark.parametrize("nation", NATIONS)
def test_2_5_triggers_stand_on_18_cards_and_tell_nothing_of_order_or_roll(nation: str) -> None:
    deck = DECKS[nation]
    pairs = {
        trigger: sorted((card.white, card.colour) for card in deck if card.trigger == trigger)
        for trigger in ("jammed", "time", "event", "sniper")
    }
    assert pairs == {
        "jammed": [(1, 1), (1, 1), (1, 2), (2, 1)],
        "time": [(2, 6), (4, 3), (5, 1)],
        "event": [(1, 6), (2, 3), (3, 1), (3, 5), (4, 4), (5, 2), (6, 4)],
        "sniper": [(1, 4), (2, 4), (3, 4), (5, 5)],
    }
    assert [Fraction(sum(map(sum, pairs[name])), len(pairs[name])) for name in pairs] == [Fraction(5, 2), 7, 7, 7]
    met = Counter[tuple[str, str]]((card.order, card.trigger) for card in deck if card.trigger)
    assert all(met[order, "event"] <= 3 for order in PLANS[nation].orders)
    assert all(met[order, trigger] <= 2 for order in PLANS[nation].orders for trigger in ("time", "sniper"))


@pytest.mark.parametrize("nation", NATIONS)
def test_random_hexes_are_all_different_and_leave_no_hex_out(nation: str) -> None:
    hexes = [card.hex for card in DECKS[nation]]
    assert len(set(hexes)) == 72
    assert Counter(Counter(hex_.row for hex_ in hexes).values()) == {7: 8, 8: 2}
    assert Counter(Counter(hex_.column for hex_ in hexes).values()) == {5: 12, 4: 3}
    near = {other for hex_ in hexes for other in (hex_, *neighbours(hex_))}
    assert {label(column, row) for column in range(1, 16) for row in range(1, 11)} <= near


@pytest.mark.parametrize("nation", NATIONS)
def test_the_row_that_repairs_weapons_tells_nothing_of_roll_or_trigger(nation: str) -> None:
    for row in range(1, 11):
        mine = [card for card in DECKS[nation] if card.hex.row == row]
        assert abs(Fraction(sum(card.sum for card in mine), len(mine)) - 7) <= Fraction(3, 4)
        assert sum(bool(card.trigger) for card in mine) <= 4


@pytest.mark.parametrize("nation", NATIONS)
def test_the_two_breezes_blow_against_each_other(nation: str) -> None:
    winds = [card.wind for card in DECKS[nation] if card.event == "breeze"]
    assert len(winds) == 2
    assert abs(winds[0] - winds[1]) == 3
    assert not any(card.wind for card in DECKS[nation] if card.event != "breeze")


@pytest.mark.rule("2.1")
@pytest.mark.rule("2.2")
@pytest.mark.parametrize("nation", NATIONS)
def test_2_1_every_ordered_pair_of_dice_stands_on_two_cards(nation: str) -> None:
    """So that a deck is two dice, which a twin counts pair by pair."""
    deck = DECKS[nation]
    dice = list(product(range(1, 7), repeat=2))
    assert Counter((card.white, card.colour) for card in deck) == Counter(dice * 2)
    for least in range(2, 13):
        by_cards = Fraction(sum(card.sum < least for card in deck), 72)
        assert by_cards == Fraction(sum(white + colour < least for white, colour in dice), 36)
    hits = {1: 35, 2: 33, 3: 31, 4: 28, 5: 26, 6: 22, 8: 20, 9: 19, 10: 17, 12: 13, 15: 11, 16: 10, 18: 8, 20: 6, 24: 4, 25: 3, 30: 1}  # fmt: skip
    for range_, of_36 in hits.items():
        assert Fraction(sum(card.product > range_ for card in deck), 72) == Fraction(of_36, 36)


BREAKS = {-5: 5, -4: 10, -3: 16, -2: 24, -1: 34, 0: 44, 1: 56, 2: 66, 3: 76, 4: 84, 5: 90}
TIES = {-5: 4, -4: 6, -3: 8, -2: 10, -1: 11, 0: 11, 1: 11, 2: 10, 3: 8, 4: 6, 5: 4}


def test_an_attack_of_one_deck_on_another_breaks_as_often_as_was_counted() -> None:
    """By how far its FP leads over morale and cover: in percent, over all pairs of cards of two decks."""
    axis, allies = DECKS["germany"], DECKS["soviet-union"]
    for lead, percent in BREAKS.items():
        leads = [lead + attack.sum - defence.sum for attack, defence in product(axis, allies)]
        assert round(100 * sum(each > 0 for each in leads) / len(leads)) == percent
        assert round(100 * sum(each == 0 for each in leads) / len(leads)) == TIES[lead]


def test_the_allies_cards_have_numbers_of_their_own() -> None:
    file = read(ROOT / "assets/command/decks/soviet-union.toml", DeckFile).content
    theirs = file.build(ALLIES)
    assert sorted(theirs) == list(range(101, 173))
    assert {owner(number) for number in theirs} == {ALLIES}
    assert {owner(number) for number in file.build(AXIS)} == {AXIS}
