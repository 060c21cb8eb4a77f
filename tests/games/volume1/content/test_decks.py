"""The two decks agree with every card printed in the rulebook, and with the statistics of the others (5.1, 9.1)."""

from collections import Counter
from collections.abc import Mapping

import pytest

from combat.games.volume1.content.content_library import ContentLibrary
from combat.games.volume1.content.kinds.effect_part import AT_ONCE, DISCARDED
from combat.games.volume1.rules.book import Effect, EnemyCard, EnemyRow, FriendlyCard
from combat.games.volume1.rules.cards import immediate_effects
from combat.games.volume1.rules.cards.lasting_effects import LASTING

FORWARD, BACK = {5, 6}, {2, 3}
MOVES = {"run-and-gun", "sneak", "evade", "sprint"}


def wound(card: FriendlyCard) -> tuple[str, bool]:
    """Return the wound on a card, and whether it needs evacuation."""
    return card.wound, card.evac


@pytest.mark.rule("5.1")
def test_5_1_the_printed_friendly_cards_are_exact(parts: ContentLibrary) -> None:
    cards = parts.friendly_cards
    assert (cards[4].kind, cards[4].title, cards[4].initiative) == ("discard", "Lucky Bounce", (42, 52, 30))
    assert cards[4].effects == (Effect("re-roll", of="grenade"),)
    assert wound(cards[4]) == ("close-call", False)
    assert (cards[6].kind, cards[6].title, cards[6].initiative) == ("order", "Bad Shooting", (4, 24, 60))
    assert cards[6].effects == (Effect("weapon-skill", "both", amount=-1),)
    assert wound(cards[6]) == ("close-call", False)
    assert (cards[25].kind, cards[25].title) == ("order", "Trip")
    assert cards[25].effects == (Effect("restrict", team="able", order="hide"),)
    assert (cards[42].kind, cards[42].title) == ("discard", "Medical Marvel")
    assert cards[42].effects == (Effect("pass", "friendly", of="medical"),)
    assert (cards[46].kind, cards[46].title, cards[46].initiative) == ("order", "They’re Up to Something", (44, 70, 36))
    assert cards[46].effects == (Effect("event", "enemy"),)
    assert wound(cards[46]) == ("bad", True)


@pytest.mark.rule("5.1.3", "3.0")
def test_5_1_3_of_52_cards_two_are_pure_events_one_for_each_side(parts: ContentLibrary) -> None:
    cards = parts.friendly_cards
    assert sorted(cards) == list(range(1, 53))
    pure = [card for card in cards.values() if card.initiative is None]
    assert sorted(card.effects[0].side for card in pure) == ["enemy", "friendly"]
    assert all(card.kind == "event" and card.effects[0].kind == "event" for card in pure)


@pytest.mark.rule("5.1")
def test_5_1_initiative_is_even_apart_and_fair_to_the_three_teams(parts: ContentLibrary) -> None:
    values = [card.initiative for card in parts.friendly_cards.values() if card.initiative]
    assert len(values) == 50
    for value in values:
        assert len(set(value)) == 3
        assert all(number % 2 == 0 and 2 <= number <= 100 for number in value)
    means = [sum(value[team] for value in values) / 50 for team in range(3)]
    firsts = Counter(value.index(min(value)) for value in values)
    assert max(means) - min(means) < 1
    assert max(firsts.values()) - min(firsts.values()) <= 2


@pytest.mark.rule("16.0")
def test_16_0_wounds_are_spread_over_the_deck_as_ruled(parts: ContentLibrary) -> None:
    cards = [card for card in parts.friendly_cards.values() if card.initiative]
    assert Counter(card.wound for card in cards) == {"close-call": 20, "light": 15, "bad": 10, "kia": 5}
    assert 0 < sum(card.evac for card in cards) < 10


@pytest.mark.rule("5.1.2")
def test_5_1_2_a_discard_card_has_one_effect_that_waits_for_its_moment(parts: ContentLibrary) -> None:
    discards = [card for card in parts.friendly_cards.values() if card.kind == "discard"]
    assert len(discards) == 26
    kinds = {card.effects[0].kind for card in discards if len(card.effects) == 1}
    assert kinds == {"re-roll", "pass", "milder-wound", "recover-ammo"}


@pytest.mark.rule("5.1.1")
def test_5_1_1_cards_may_say_just_what_the_rules_can_do() -> None:
    assert set(AT_ONCE) == {*LASTING, *immediate_effects._AT_ONCE}
    assert set(DISCARDED) == {"re-roll", "pass", "milder-wound", "recover-ammo"}


def test_no_two_friendly_cards_share_a_title(parts: ContentLibrary) -> None:
    assert len({card.title for card in parts.friendly_cards.values()}) == 52


def test_only_what_a_squad_is_always_glad_of_comes_more_than_once(parts: ContentLibrary) -> None:
    """And the enemy's event, which the printed card 46 and the pure one bring as well."""
    told = Counter((card.kind == "discard", card.effects) for card in parts.friendly_cards.values())
    alike = {(does[0].kind, does[0].side, does[0].of): number for (_, does), number in told.items() if number > 1}
    assert alike == {
        ("re-roll", "friendly", "hit"): 3, ("re-roll", "enemy", "hit"): 3, ("re-roll", "friendly", "spotting"): 2,
        ("re-roll", "enemy", "spotting"): 2, ("re-roll", "friendly", "mc"): 2, ("milder-wound", "friendly", ""): 2,
        ("pass", "friendly", "plan"): 2, ("event", "friendly", ""): 2, ("event", "enemy", ""): 3,
    }  # fmt: skip


PRINTED = {
    10: (
        3,
        "aimed-fire G|aimed-fire G|aimed-fire G|aimed-fire|rally",
        "evade 6 GC|evade 6 GC|evade 6 GC|evade 2|evade 2 G",
        (3,),
        (5,),
    ),
    25: (
        7,
        "rapid-fire|rapid-fire G|suppressive-fire|rally|rally",
        "rapid-fire|rapid-fire|rapid-fire|suppressive-fire|suppressive-fire",
        (2,),
        (6,),
    ),
    36: (
        23,
        "rapid-fire G|suppressive-fire G|hide|hide|hide",
        "rapid-fire|evade 6/5|run-and-gun 6/5|rapid-fire|sneak 3/2",
        (3, 2),
        (5, 6),
    ),
    37: (
        25,
        "rapid-fire G|rapid-fire CG|hide|hide|hide",
        "rapid-fire G|evade 5/6|sneak 5/6|evade 2|sneak 1/2",
        (3, 2),
        (5, 6),
    ),
    44: (
        63,
        "rapid-fire|aimed-fire|aimed-fire|rally|hide",
        "run-and-gun 6/5 C|aimed-fire C|aimed-fire|evade 3/2|sneak 3",
        (3,),
        (5,),
    ),
}


def printed(section: Mapping[str, EnemyRow]) -> str:
    """Return a section of an enemy card in the printed format."""
    lines = []
    for row in (section[state] for state in ("aggressive", "bold", "normal", "cautious", "shaken")):
        words = [row.order, "/".join(map(str, row.directions)), row.checks]
        lines.append(" ".join(word for word in words if word))
    return "|".join(lines)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize("serial", PRINTED)
def test_9_1_the_printed_enemy_cards_are_exact(parts: ContentLibrary, serial: int) -> None:
    card = parts.enemy_cards[serial]
    found = (card.initiative, printed(dict(card.cover)), printed(dict(card.open)), card.rout, card.berserk)
    assert found == PRINTED[serial]


@pytest.mark.rule("9.2")
def test_9_2_card_14_gives_the_orders_of_the_large_battle(parts: ContentLibrary) -> None:
    card = parts.enemy_cards[14]
    bold, normal = card.cover["bold"], card.cover["normal"]
    assert (normal.order, normal.checks) == ("aimed-fire", "G")
    assert (bold.order, bold.directions) == ("run-and-gun", (5,))
    assert (card.open["bold"].order, card.open["bold"].directions) == ("sprint", (6,))


@pytest.mark.rule("9.1", "3.0")
def test_9_1_enemy_initiative_is_every_odd_number_once(parts: ContentLibrary) -> None:
    assert sorted(parts.enemy_cards) == list(range(1, 51))
    assert sorted(card.initiative for card in parts.enemy_cards.values()) == list(range(1, 100, 2))


def leading(cards: list[EnemyCard], state: str, ways: set[int]) -> int:
    """Return the number of moves of a morale state on some cards with one of the given directions."""
    rows = [row for card in cards for row in (card.cover[state], card.open[state])]
    return sum(row.order in MOVES and bool(set(row.directions) & ways) for row in rows)


@pytest.mark.rule("9.1")
def test_9_1_bold_men_come_on_and_shaken_men_go_back(parts: ContentLibrary) -> None:
    cards = list(parts.enemy_cards.values())
    onward = [leading(cards, state, FORWARD) for state in ("aggressive", "bold", "normal", "cautious", "shaken")]
    backward = [leading(cards, state, BACK) for state in ("aggressive", "bold", "normal", "cautious", "shaken")]
    assert onward == sorted(onward, reverse=True)
    assert backward == sorted(backward)
    assert onward[3:] == [0, 0]
    assert backward[:3] == [0, 0, 0]


@pytest.mark.rule("17.3")
def test_17_2_berserk_leads_forward_and_17_3_rout_leads_back(parts: ContentLibrary) -> None:
    for card in parts.enemy_cards.values():
        assert set(card.rout) <= BACK
        assert set(card.berserk) <= FORWARD
