"""An enemy's chance to hit a man, from what the player may know (8.2, 10.0, 13.0, 16.0)."""

from __future__ import annotations

import pytest

from combat.engine.tabletop.thing import PieceId
from combat.engine.words.line import shown
from combat.games.volume1.rules.events import ShotFired
from combat.games.volume1.rules.view import visible
from combat.games.volume1.words import answering_fire
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


def said(table: Table, foe: str, man: str = "crowe") -> list[str]:
    """Return the displayed lines about an enemy's fire at a man."""
    return [shown(line) for line in answering_fire.against(table.state, table[foe], table[man]).lines]


def with_cards(table: Table, *wounds: str) -> Table:
    """Put one card of each given wound into the deck; return the table."""
    cards = table.state.book.friendly_cards
    table.state.deck = frozenset(
        next(number for number, card in cards.items() if card.wound == wound and card.kind != "event")
        for wound in wounds
    )
    return table


@pytest.mark.rule("13.0", "16.0")
def test_13_0_what_he_can_do_is_told_with_what_a_hit_would_bring() -> None:
    table = Table("crowe 05.05 hide tq=5", "jung 05.03 aimed-fire kar-98k=4").clock("action", 2)
    with_cards(table, "close-call", "light", "bad", "kia")
    promise = answering_fire.against(table.state, table["jung"], table["crowe"])
    shot = table.activate("jung", impulse=2, d10=[9]).one(ShotFired)
    assert promise.ledger == shot.ledger
    percent = (min(shot.need, 8) + 1) * 10
    assert list(map(shown, promise.lines)) == [
        f"Jung at Crowe: Kar 98k: {percent}%",
        f"No hit: {100 - percent}%. A hit: Morale Check only 25%, Light Wound 25%, Bad Wound 25%, KIA 25% · 16.0",
    ]


@pytest.mark.rule("10.0", "13.0")
def test_10_0_the_impulse_of_his_shot_is_named_and_a_hidden_man_must_be_spotted_first() -> None:
    table = Table("crowe 05.05 hide hidden tq=5", "jung 05.03 aimed-fire").clock("action", 1)
    assert said(table, "jung")[0].startswith("Jung at Crowe, once spotted: Impulse 2, Kar 98k: ")


@pytest.mark.rule("7.03", "13.0.9")
def test_13_0_9_suppressive_fire_brings_a_morale_check_and_no_wound() -> None:
    table = Table("crowe 05.05 hide", "krause 05.03 suppressive-fire").clock("action", 1)
    assert said(table, "krause")[1].endswith("A hit: Morale Check only · 13.0.9")


@pytest.mark.rule("8.2")
def test_8_2_of_an_unknown_man_only_what_others_add_is_told() -> None:
    table = Table("crowe 05.05 hide", "jung 05.03 aimed-fire unknown light", ground="05.05 rocks").clock("action", 1)
    view = visible(table.state)
    stranger = next(man for man in view.men.values() if man.side == "enemy")
    promise = answering_fire.against(view, stranger, view.men[table.ids["crowe"]])
    kinds = [term.name for term in promise.ledger]
    assert "order-terrain" in kinds
    assert not {"weapon-skill", "range"} & set(kinds)
    assert not any("%" in shown(line) or "Jung" in shown(line) for line in promise.lines)
    other = Table("crowe 05.05 hide", "krause 05.03 aimed-fire unknown light", ground="05.05 rocks").clock("action", 1)
    others = visible(other.state)
    figure = next(man for man in others.men.values() if man.side == "enemy")
    assert answering_fire.against(others, figure, others.men[other.ids["crowe"]]).ledger == promise.ledger


@pytest.mark.rule("10.0")
@pytest.mark.parametrize("words", ["hide", "sneak:5/6", "idle", "aimed-fire no-ammo"])
def test_10_0_who_cannot_fire_any_more_is_told_nothing_of(words: str) -> None:
    table = Table("crowe 05.05 hide", f"jung 05.03 {words}").clock("action", 1)
    assert not answering_fire.against(table.state, table["jung"], table["crowe"]).lines


@pytest.mark.rule("13.0")
def test_13_0_the_pointer_on_my_man_tells_the_worst_or_the_chosen_enemy() -> None:
    table = Table("crowe 05.05 hide", "jung 05.01 aimed-fire", "krause 05.04 aimed-fire").clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.input.point_at(PieceId(table.ids["crowe"]))
    worst = sitting.layers.aim.threat()
    sitting.desk.selection.select(table.ids["jung"])
    sitting.desk.input.point_at(PieceId(table.ids["crowe"]))
    chosen = sitting.layers.aim.threat()
    assert worst is not None
    assert chosen is not None
    assert shown(worst.lines[0]) == shown(answering_fire.worst(table.state, table["crowe"]).lines[0])
    assert shown(chosen.lines[0]).startswith("Jung at Crowe: ")
    assert len(chosen.lines) > 2


@pytest.mark.rule("13.0")
def test_13_0_the_pointer_on_an_enemy_tells_both_sums() -> None:
    table = Table("crowe 05.05 aimed-fire", "jung 05.02 aimed-fire").clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.selection.select(table.ids["crowe"])
    sitting.point(sitting.counter(table.ids["jung"]))
    pair = sitting.layers.aim.pair()
    assert pair is not None
    tip = sitting.layers.aim.tip(*pair)
    assert tip is not None
    words = [shown(line) for line in tip.lines]
    assert words[0] == "M1 Garand"
    assert any(line.startswith("Jung at Crowe: ") for line in words)
