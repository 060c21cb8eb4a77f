"""Honours are earned by a battle's tally; each is possible, and none is earned by playing without end (22.0)."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.record import replace
from combat.engine.words import has
from combat.games.volume1.records.battle_records import Ended
from combat.games.volume1.records.battle_tally import BattleTally, tally_of
from combat.games.volume1.records.honours import earned, first_earned, honours_on_offer
from combat.games.volume1.rules.components import Side
from combat.games.volume1.rules.lineup import Men
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.rules.state import Man, Wound
from tests.games.volume1.skirmish import skirmish

NOTHING = BattleTally(0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)


def honours(**numbers: int) -> tuple[str, ...]:
    """Return the honours earned with a tally of these numbers, all others being zero."""
    return earned(replace(NOTHING, **numbers), honours_on_offer())


def test_each_honour_has_its_words_and_none_is_earned_for_nothing() -> None:
    offers = honours_on_offer()
    assert len({offer.id for offer in offers}) == len(offers)
    for offer in offers:
        assert has(f"honour-{offer.id}")
        assert offer.at_least
    assert honours() == ()
    assert honours(won=1) == ()


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ({"won": 1, "enemies_killed": 4}, {"every-man-home", "not-a-scratch"}),
        ({"won": 1, "enemies_killed": 3, "enemies_fled": 1, "wounded": 2}, {"every-man-home"}),
        ({"won": 1, "enemies_killed": 4, "fled": 1}, set()),
        ({"enemies_captured": 3}, {"hands-up"}),
        ({"won": 1, "enemies_captured": 1, "officers_captured": 1}, {"officer-alive"}),
        ({"won": 1, "papers": 1}, {"papers"}),
        ({"rescued": 1}, {"nobody-left-behind"}),
        ({"rescued": 1, "captured": 1}, set()),
        ({"won": 1, "killed": 2, "fled": 1}, {"at-a-price"}),
        ({"won": 1, "killed": 1, "enemies_killed": 4, "turns_left": 2}, {"before-the-clock"}),
        ({"won": 1, "killed": 1, "enemies_killed": 6, "enemies_captured": 2}, {"a-field-cleared"}),
    ],
)
def test_22_0_a_battle_earns_what_its_tally_comes_to(numbers: dict[str, int], expected: set[str]) -> None:
    assert set(honours(**numbers)) == expected


@pytest.mark.rule("17.4")
def test_17_4_a_prisoner_counts_as_captured_a_dead_one_as_killed_and_ours_whom_they_have_not_as_wounded() -> None:
    state = new_game(skirmish()).state.copy()
    hurt = (Wound("light"),)
    men: list[tuple[str, Side, dict[str, Any]]] = [
        ("sgt-taylor", "friendly", {"wounds": hurt}),
        ("pvt-cragg", "friendly", {"wounds": hurt, "held_by": "soldat-jung"}),
        ("cpl-thomas", "friendly", {"wounds": hurt, "fate": "killed"}),
        ("pvt-peters", "friendly", {"fate": "fled"}),
        ("lt-hoffmann", "enemy", {"held_by": "sgt-taylor"}),
        ("soldat-weiss", "enemy", {"held_by": "sgt-taylor", "fate": "killed"}),
        ("soldat-lang", "enemy", {"fate": "captured"}),
        ("dummy-white-1", "enemy", {"fate": "dummy"}),
    ]
    state.men = Men({id_: Man(id_, side, "able" if side == "friendly" else "red", **what) for id_, side, what in men})
    tally = tally_of(state)
    assert (tally.men, tally.wounded, tally.killed, tally.captured, tally.fled, tally.lost) == (4, 1, 1, 1, 1, 3)
    assert (tally.enemies_captured, tally.enemies_killed, tally.officers_captured, tally.overcome) == (2, 1, 1, 3)


def test_an_honour_is_told_of_the_battle_that_earned_it_first() -> None:
    def ended(save: str, *ids: str) -> Ended:
        return Ended(save, "first-light", "x", True, 3, 8, "2026-01-01T00:00:00+00:00", honours=ids)

    entries = [ended("a"), ended("b", "papers"), ended("c", "papers")]
    found = first_earned("papers", entries)
    assert found is not None
    assert found.save == "b"
    assert first_earned("hands-up", entries) is None
