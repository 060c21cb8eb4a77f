"""Ratings: how values follow from others, and changes by cards and keywords."""

from __future__ import annotations

import pytest

from combat.games.armour.rules.cards.keyword import Effect
from combat.games.armour.rules.cards.ratings import FOLLOWED, Ratings, completed, overridden, upgraded

GERMANY = Ratings(4, 3, 4, last_stand=3)
SOVIETS = Ratings(4, 5, 3, last_stand=3)


@pytest.mark.rule("L49")
def test_a_rating_that_is_not_printed_follows_motivation_or_skill() -> None:
    full = completed(GERMANY, (), "tank", ())
    assert full == Ratings(4, 3, 4, 4, 4, 3, 4, 3, 3, 3)
    assert set(FOLLOWED.values()) == {"motivation", "skill"}


def test_a_unit_prints_its_own_ratings_over_those_of_its_nation() -> None:
    company = completed(overridden(SOVIETS, (("motivation", 3), ("assault", 4))), (), "infantry", ())
    assert (company.motivation, company.rally, company.last_stand, company.assault, company.tactics) == (3, 3, 3, 4, 5)


@pytest.mark.rule("L755")
def test_keywords_shift_ratings_beside_a_trait_and_of_one_arm_only() -> None:
    self_propelled = (
        Effect("remount", 1),
        Effect("counterattack", 1),
        Effect("counterattack", 1, beside="open_topped"),
        Effect("assault", 1, arm="tank"),
    )
    closed = completed(GERMANY, self_propelled, "tank", ())
    open_topped = completed(GERMANY, self_propelled, "gun", ("open_topped",))
    assert (closed.remount, closed.counterattack, closed.assault) == (5, 5, 4)
    assert (open_topped.remount, open_topped.counterattack, open_topped.assault) == (5, 6, 3)


def test_no_keyword_makes_a_rating_worse_than_6_or_better_than_2() -> None:
    far = (Effect("assault", 4), Effect("rally", -4))
    assert completed(GERMANY, far, "tank", ()).assault == 6
    assert completed(GERMANY, far, "tank", ()).rally == 2


def test_effects_of_a_shot_change_no_rating() -> None:
    assert completed(GERMANY, (Effect("to_hit", 1, when="moved"),), "tank", ()) == completed(GERMANY, (), "tank", ())


def test_an_upgrade_of_motivation_and_of_what_follows_it_counts_once() -> None:
    stubborn = (Effect("motivation", -1), Effect("last_stand", -1))
    british = completed(upgraded(Ratings(4, 4, 4), stubborn), (), "tank", ())
    german = completed(upgraded(GERMANY, stubborn), (), "tank", ())
    assert (british.motivation, british.last_stand, british.rally) == (3, 3, 3)
    assert (german.motivation, german.last_stand) == (3, 2)


@pytest.mark.rule("16.5")
def test_an_upgrade_sets_or_adds_to_ratings_that_are_not_printed() -> None:
    ace = (Effect("last_stand", becomes=2), Effect("remount", becomes=2))
    changed = upgraded(GERMANY, (*ace, Effect("assault", -1)))
    assert (changed.last_stand, changed.remount, changed.assault, changed.rally) == (2, 2, 2, 0)
