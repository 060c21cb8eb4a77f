"""Optional rules that change the scenario (22.0)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.volume1.rules.book import Book, Changes, Option, Verdict
from combat.games.volume1.rules.play.optional_rules import RULES, offering, rivals, with_options
from tests.games.volume1.tiny_table import Table

OFFERED = (
    Option("long", "Long", "", changes=Changes(turns=12, hand=1)),
    Option("crowd", "Crowd", "", changes=Changes(large_battle=True, enemy_morale="bold")),
    Option("mercy", "Mercy", "", True, Changes(points={"enemy-killed": 0})),
    Option(
        "harsh", "Harsh", "", True, Changes(verdicts=(Verdict(99, "All", "", True), Verdict(-9999, "None", "", False)))
    ),
    Option("steady-in-cover", "Steady", ""),
)


@pytest.fixture
def book() -> Book:
    """Return a Book whose scenario offers options."""
    book = Table("crowe 05.05", points={"enemy-killed": 2, "friendly-killed": -1}).state.book
    return replace(book, scenario=replace(book.scenario, options=OFFERED, turns=6, hand=4))


@pytest.mark.rule("22.0")
def test_22_0_a_chosen_rule_writes_over_the_sheet_and_leaves_the_rest(book: Book) -> None:
    changed = with_options(book, ["long"]).scenario
    assert (changed.turns, changed.hand) == (12, 1)
    assert replace(changed, turns=6, hand=4) == book.scenario


@pytest.mark.rule("22.0", "22.0k")
def test_22_0_several_rules_are_played_together_in_the_order_of_the_sheet(book: Book) -> None:
    played = with_options(book, ["mercy", "crowd", "steady-in-cover"])
    assert played.chosen == ("crowd", "mercy", "steady-in-cover")
    assert (played.scenario.large_battle, played.scenario.enemy_morale) == (True, "bold")
    assert played.scenario.points == {"enemy-killed": 0, "friendly-killed": -1}


@pytest.mark.rule("22.0")
def test_22_0_a_rule_may_bring_another_victory_table(book: Book) -> None:
    assert [line.title for line in with_options(book, ["harsh"]).scenario.verdicts] == ["All", "None"]


@pytest.mark.rule("22.0", "22.0k")
def test_22_0_never_two_rules_that_change_what_wins(book: Book) -> None:
    with pytest.raises(ValueError, match=r'"mercy" and "harsh" both change what wins; choose one of them \(22\.0\)'):
        with_options(book, ["harsh", "mercy"])
    assert list(rivals(OFFERED, "mercy")) == ["harsh"]
    assert list(rivals(OFFERED, "long")) == []


RULEBOOKS = (Option("enemy-holds-fire", "Hold", ""), Option("steady-in-cover", "Steady in cover", ""))


@pytest.mark.rule("22.0k", "22.0l", "2.0.5")
def test_22_0_the_rulebooks_own_are_played_with_any_scenario_beside_any_other(book: Book) -> None:
    bare = replace(book, scenario=replace(book.scenario, options=()))
    assert with_options(bare, ["steady-in-cover", "enemy-holds-fire"]).chosen == ("enemy-holds-fire", "steady-in-cover")
    assert with_options(bare, RULES).scenario == bare.scenario
    assert with_options(book, ["enemy-holds-fire", "harsh", "long"]).chosen == ("long", "harsh", "enemy-holds-fire")


@pytest.mark.rule("22.0k")
def test_22_0_they_stand_before_the_scenarios_own_once_each_and_in_its_words_where_it_lists_them(book: Book) -> None:
    options = offering(book.scenario, RULEBOOKS).options
    assert [option.id for option in options] == [*RULES, "long", "crowd", "mercy", "harsh"]
    assert [option.title for option in options[:2]] == ["Hold", "Steady"]


@pytest.mark.rule("22.0")
def test_22_0_a_rule_that_is_not_offered_is_refused(book: Book) -> None:
    with pytest.raises(ValueError, match='there is no optional rule "rain"; known are long, crowd'):
        with_options(book, ["rain"])
