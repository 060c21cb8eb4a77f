"""The decks resemble the printed cards, as their tables of frequencies show (5.1, 9.1)."""

from __future__ import annotations

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.book import EnemyRow
from tests.games.volume1.tiny_table import shipped
from tools.volume1.deck_tables import enemy_tables, faults, friendly_tables


def test_the_shipped_decks_keep_to_the_printed_ones() -> None:
    assert list(faults(shipped().friendly_cards.values(), shipped().enemy_cards.values())) == []


def test_a_deck_of_close_calls_is_told_of() -> None:
    soft = [replace(card, wound="close-call") for card in shipped().friendly_cards.values()]
    told = list(faults(soft, shipped().enemy_cards.values()))
    assert told[0] == "100 % of the friendly deck are close-call; it should be about 40 %"


def test_bold_men_who_run_back_and_values_given_twice_are_told_of() -> None:
    first, *rest = shipped().enemy_cards.values()
    coward = replace(first, open={**first.open, "bold": EnemyRow("evade", (2,))}, initiative=rest[0].initiative)
    told = list(faults(shipped().friendly_cards.values(), [coward, *rest]))
    assert told == [
        f"card {first.serial}, open: bold men should advance (5, 6)",
        "the enemy's Initiative Values are not the odd numbers 1 to 99, each once",
    ]


def test_every_row_of_every_table_comes_to_a_whole() -> None:
    tables = [*friendly_tables(shipped().friendly_cards.values()), *enemy_tables(shipped().enemy_cards.values())]
    for table in tables:
        for name, row in table.rows.items():
            assert abs(sum(row.values()) - 1) < 1e-9, (table.title, name)
        assert all(set(row) <= set(table.columns) for row in table.rows.values())
