"""Chances of each wound by a hit, computed from the cards left, also for a Tough man and with events (16.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.men.wound_odds import WoundOdds, wound_odds
from tests.games.volume1.tiny_table import Table


def cards(table: Table, *wounds: str) -> frozenset[int]:
    """Return a different card number for each given wound; "event" stands for a pure event card."""
    found: list[int] = []
    for wound in wounds:
        fit = (
            number
            for number, card in table.state.book.friendly_cards.items()
            if number not in found and ("event" if card.kind == "event" else card.wound) == wound
        )
        found.append(next(fit))
    return frozenset(found)


def odds(table: Table, man: str) -> tuple[float, ...]:
    """Return a man's chances of a check, a light wound, a bad wound and death, rounded to six places."""
    found: WoundOdds = wound_odds(table.state, table[man])
    return tuple(round(share, 6) for share in (found.check, found.light, found.bad, found.kia))


def a_table(man: str = "crowe 05.05 tq=5") -> Table:
    """Return a battle with one man who is not Tough, and no discarded cards."""
    table = Table(man)
    name = table.ids[man.split(maxsplit=1)[0]]
    table.figures[name] = replace(table.figures[name], tough=False)
    table.state.discards = ()
    return table


@pytest.mark.rule("16.0")
def test_16_0_each_wound_has_its_share_of_the_cards_not_drawn_yet() -> None:
    table = a_table()
    table.state.deck = cards(table, "close-call", "close-call", "light", "bad")
    assert odds(table, "crowe") == (0.5, 0.25, 0.25, 0.0)


@pytest.mark.rule("5.0", "16.0")
def test_5_0_an_empty_deck_is_made_of_the_discards() -> None:
    table = a_table()
    table.state.deck, table.state.discards = frozenset(), tuple(cards(table, "kia", "light"))
    assert odds(table, "crowe") == (0.0, 0.5, 0.0, 0.5)


@pytest.mark.rule("5.1.3", "16.0")
def test_5_1_3_an_event_brings_the_discards_back_before_the_next_card() -> None:
    table = a_table()
    table.state.deck, table.state.discards = cards(table, "event", "light"), tuple(cards(table, "kia"))
    assert odds(table, "crowe") == (0.0, 0.75, 0.0, 0.25)


@pytest.mark.rule("8.1", "16.0")
def test_8_1_a_tough_man_has_the_milder_of_two() -> None:
    table = a_table()
    table.figures[table.ids["crowe"]] = replace(table.figures[table.ids["crowe"]], tough=True)
    table.state.deck = cards(table, "light", "bad", "kia")
    assert odds(table, "crowe") == (0.0, round(2 / 3, 6), round(1 / 3, 6), 0.0)
    table.state.deck, table.state.discards = cards(table, "kia"), tuple(cards(table, "light"))
    assert odds(table, "crowe") == (0.0, 1.0, 0.0, 0.0)


@pytest.mark.rule("16.2")
def test_16_2_a_wound_too_many_kills() -> None:
    table = a_table("crowe 05.05 tq=1 bad")
    table.state.deck = cards(table, "close-call", "light", "bad", "kia")
    check, light, bad, kia = odds(table, "crowe")
    assert (check, light + bad + kia) == (0.25, 0.75)
    assert kia >= 0.5
