"""Keywords on shipped cards that change ratings."""

from __future__ import annotations

import pytest

from combat.games.armour.rules.book import Book
from combat.games.armour.rules.cards.ratings import Ratings
from tests.games.armour.tiny_battle import Placed, battle

HOME = ["60,90"]
FOE = Placed("de-pz-iv-platoon", {"pz-iv-g": 1}, ["56,60@180"])


def book_of(unit: str, team: str) -> Book:
    """Return the book of a battle with one team of a unit."""
    return battle([Placed(unit, {team: 1}, HOME)], [FOE]).book


def plain(book: Book, unit: str) -> Ratings:
    """Return the ratings printed for a unit's nation, before changes by card and keywords."""
    return book.nations[book.units[unit].nation].ratings


@pytest.mark.rule("16.1b")
def test_last_reserves_make_a_better_last_stand_than_motivation() -> None:
    book = book_of("us-sherman-platoon", "m4-sherman")
    ratings = book.ratings("de-pz-iv-platoon", "pz-iv-g")
    assert (ratings.motivation, ratings.last_stand) == (4, 3)


@pytest.mark.rule("16.1c")
def test_the_tenacious_counterattack_better_than_their_motivation() -> None:
    ratings = book_of("uk-sherman-troop", "sherman-ii").ratings("uk-sherman-troop", "sherman-ii")
    assert (ratings.motivation, ratings.counterattack) == (4, 3)


@pytest.mark.rule("16.1d")
@pytest.mark.rule("16.1i")
def test_close_fighters_strike_with_a_better_value_of_their_own() -> None:
    book = book_of("uk-rifle-platoon", "rifle-and-bren-team")
    ratings = book.ratings("uk-rifle-platoon", "rifle-and-bren-team")
    assert (ratings.skill, ratings.assault) == (plain(book, "uk-rifle-platoon").skill, 3)


@pytest.mark.rule("16.2b")
def test_cruiser_drill_makes_orders_worse_than_skill() -> None:
    ratings = book_of("uk-crusader-troop", "crusader-ii").ratings("uk-crusader-troop", "crusader-ii")
    assert (ratings.skill, ratings.tactics) == (4, 5)


@pytest.mark.rule("16.2d")
def test_crews_of_guns_strike_one_worse() -> None:
    ratings = book_of("uk-6-pounder-platoon", "gun-6-pounder").ratings("uk-6-pounder-platoon", "gun-6-pounder")
    assert (ratings.skill, ratings.assault) == (4, 5)


@pytest.mark.rule("16.2j")
def test_safe_stowage_makes_remounting_one_better() -> None:
    book = book_of("us-sherman-platoon", "m4-sherman")
    assert book.ratings("de-pz-iv-platoon", "pz-iv-g").remount == plain(book, "de-pz-iv-platoon").motivation - 1


@pytest.mark.rule("16.2k")
@pytest.mark.rule("16.2l")
@pytest.mark.parametrize(
    ("unit", "team", "worse"), [("uk-deacon-troop", "deacon", 1), ("de-marder-platoon", "marder-iii-h", 2)]
)
def test_self_propelled_guns_answer_worse_and_open_ones_worse_still(unit: str, team: str, worse: int) -> None:
    book = book_of(unit, team)
    ratings, nation = book.ratings(unit, team), plain(book, unit)
    assert ratings.counterattack == (nation.counterattack or nation.motivation) + worse
    assert ratings.remount == nation.motivation + worse
    assert ("open_topped" in book.teams[team].traits) is (worse == 2)
