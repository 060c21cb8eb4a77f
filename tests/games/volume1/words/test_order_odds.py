"""Odds of an order before it is given, with their sums (7.0, 13.0), and odds of cards (5.0, 9.1)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.words.line import rule_of, shown
from combat.games.volume1.rules.decisions import DiscardDown, PlayCard, PlayDiscard
from combat.games.volume1.rules.events import ShotFired
from combat.games.volume1.rules.fighting import fire
from combat.games.volume1.rules.play import danger
from combat.games.volume1.rules.state import Order
from combat.games.volume1.words import answering_fire, card_words, names, order_odds
from tests.games.volume1.tiny_table import Table

HIM = "crowe 05.05"


def told(table: Table, order: str, man: str = "crowe") -> list[str]:
    """Return the displayed lines about the odds of an order for a man."""
    return [shown(line) for line in order_odds.of_order(table.state, table.ids[man], order)]


@pytest.mark.rule("7.01", "7.02", "13.0")
@pytest.mark.parametrize("order", ["aimed-fire", "rapid-fire", "suppressive-fire"])
def test_13_0_what_is_promised_of_an_order_is_the_sum_that_its_shot_is_held_to(order: str) -> None:
    table = Table("crowe 05.05 idle", "jung 05.03 hide").clock("friendly-orders")
    lines = told(table, order)
    fired = Table(f"crowe 05.05 {order}", "jung 05.03 hide").clock("action", 2)
    weapon = fire.can_hit(fired.state, fired["crowe"], fired["jung"])[0]
    attack = fire.attack(fired.state, fired.ids["crowe"], fired.ids["jung"], weapon, 1)
    shot = fired.play(attack, d10=[9]).one(ShotFired)
    percent = (min(shot.need, 8) + 1) * 10
    assert lines[0].startswith(f"Crowe at Jung: M1 Garand: {percent}%")
    assert lines[1] == "; ".join(row.text for row in names.sum_rows(table.state.book, shot.ledger))
    assert ("Morale Check only" in lines[2]) == (order == "suppressive-fire")


@pytest.mark.rule("7.0", "13.0.2")
def test_13_0_2_his_chance_against_the_man_is_that_against_the_order_which_he_is_to_have() -> None:
    table = Table("crowe 05.05 idle", "jung 05.03 aimed-fire", ground="05.05 rocks").clock("friendly-orders")
    for order in ("hide", "aimed-fire"):
        there = replace(table["crowe"], order=Order(order))
        worst = answering_fire.worst(table.state, there)
        assert shown(worst.lines[0]) in told(table, order)
    assert told(table, "hide") != told(table, "aimed-fire")[-3:]


@pytest.mark.rule("6.0")
def test_6_0_an_order_that_moves_him_first_promises_no_shot_from_where_he_stands() -> None:
    table = Table("crowe 05.05 idle", "jung 05.03 hide").clock("friendly-orders")
    assert told(table, "run-and-gun") == ["Run & Gun: moves first, fires in Impulse 2"]


@pytest.mark.rule("7.0")
def test_7_0_nothing_is_told_where_nobody_can_fire() -> None:
    assert not told(Table("crowe 05.05 idle", "jung 05.03 hide").clock("friendly-orders"), "hide")


@pytest.mark.rule("7.0")
def test_7_0_of_several_enemies_the_likeliest_comes_first_with_its_sum() -> None:
    table = Table("crowe 05.05 idle", "jung 05.01 hide", "krause 05.03 hide", "bach 07.05 hide", "graf 01.05 hide")
    lines = told(table.clock("friendly-orders"), "aimed-fire")
    shots = [line for line in lines if line.startswith("Crowe at ")]
    chances = [int(line.split(": ")[-1].split("%")[0]) for line in shots]
    assert len(shots) == order_odds.MOST
    assert chances == sorted(chances, reverse=True)
    assert lines[2].startswith("A hit: MC ")


@pytest.mark.rule("13.0")
@pytest.mark.parametrize("hex_", ["05.05", "06.04", "04.07", "09.09"])
def test_13_0_what_a_hex_would_bring_is_what_the_danger_overlay_has_there(hex_: str) -> None:
    table = Table("crowe 05.05 evade", "jung 05.02 aimed-fire", "krause 03.03 suppressive-fire").clock("action", 1)
    state, man = table.state, table["crowe"]
    worst = danger.dangers(state, man).worst(Hex(hex_))
    found = answering_fire.worst_in(state, man, Hex(hex_)).shot
    assert (found.odds.any if found is not None else None) == (worst.chance if worst is not None else None)
    assert bool(order_odds.in_hex(state, man, None, Hex(hex_))) == (worst is not None)


@pytest.mark.rule("7.01", "7.02", "13.0")
def test_13_0_a_marker_over_an_enemy_promises_the_same_shot_as_over_the_man_and_says_in_which_impulses() -> None:
    table = Table("crowe 05.05 idle", "jung 05.03 hide").clock("friendly-orders")
    crowe, jung = table["crowe"], table["jung"]

    def at(order: str) -> list[str]:
        return [shown(line) for line in order_odds.at_enemy(table.state, crowe, order, table["jung"])]

    aimed, own = at("aimed-fire"), told(table, "aimed-fire")
    assert own[0].removeprefix("Crowe at Jung: ") in aimed[0]
    assert aimed[1:3] == own[1:3]
    assert aimed[3].startswith("He fires in Impulse")
    assert len(at("hide")) == 1, "only why he does not"
    table.state.men[jung.id] = replace(jung, seen=False)
    assert "spot" in at("aimed-fire")[0]


@pytest.mark.rule("5.1.1", "5.1.2")
def test_5_1_a_card_that_is_held_says_what_it_changes_or_that_no_odds_can_be_told() -> None:
    table = Table("crowe 05.05 idle", "jung 05.03 hide", printed=True)
    cards = table.state.book.friendly_cards
    order = next(number for number, card in cards.items() if card.kind == "order" and card.initiative is not None)
    discard = next(number for number, card in cards.items() if card.kind == "discard")
    track = PlayCard("4.0.1d", "", (order, discard))
    lines = [shown(line) for line in card_words.of_card(table.state, track, order)]
    assert lines[:2] == [f"{cards[order].title} · 5.1.1", cards[order].text]
    assert lines[-1] == "No odds: the enemy’s cards are drawn later."
    assert cards[discard].text not in card_words.of_card(table.state, track, discard)
    off = card_words.of_card(table.state, DiscardDown("4.0.1c", "", (order,)), order)
    assert off[-1] == "Discarded: its text has no effect."
    crowe = table["crowe"].id
    again = PlayDiscard("5.1.2", crowe, (discard, "pass"), "pass", "re-roll", 8, 5, 0.6, of="shot")
    assert "succeeds 60% of the time" in shown(card_words.of_card(table.state, again, discard)[-1])


@pytest.mark.rule("9.1")
def test_9_1_a_team_with_alert_men_draws_for_each_of_them(strict_english: None) -> None:
    table = Table(HIM, "jung 05.09", "voigt 05.10 waiting")
    team = table["jung"].team
    of, _, why = card_words.of_team(table.state, team)
    waiting = sum(man.team == team and not man.alert for man in table.state.on_board("enemy"))
    assert shown(of) == f"On the board: 1 alert, {waiting} waiting"
    assert shown(why).startswith("A card is drawn for each alert man of team ")
    assert rule_of(why) == "9.1"


@pytest.mark.rule("9.1")
def test_9_1_a_team_that_is_only_in_the_cup_is_told_to_draw_for_its_initiative(strict_english: None) -> None:
    table = Table(HIM, cup=("soldat-hahn",))
    (team,) = {table.state.figure(man).team for man in table.state.cup}
    of, cup, why = card_words.of_team(table.state, team)
    assert (shown(of), shown(cup)) == ("On the board: 0 alert, 0 waiting", "In the cup: 1")
    assert "on the board or in the cup" in shown(why)


@pytest.mark.rule("9.1")
def test_9_1_of_the_players_own_team_nothing_is_told_that_the_card_does_not_say() -> None:
    assert card_words.of_team(Table(HIM).state, "able") == ()


@pytest.mark.rule("5.0", "7.12")
def test_5_0_the_own_deck_tells_when_it_is_drawn_from(strict_english: None) -> None:
    count, *drawn = card_words.of_deck(Table(HIM).state, "friendly")
    assert shown(count).startswith("Your deck:")
    assert [rule_of(line) for line in drawn] == ["5.0", "7.12", "5.0"]


@pytest.mark.rule("9.1")
def test_9_1_the_enemys_deck_tells_for_whom_it_is_drawn_from(strict_english: None) -> None:
    count, each, nobody = card_words.of_deck(Table(HIM).state, "enemy")
    assert shown(count).startswith("The enemy’s deck:")
    assert "every alert enemy" in shown(each)
    assert "initiative" in shown(nobody)
