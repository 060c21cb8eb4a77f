"""The Rule of 0 (2.0)."""

from collections.abc import Iterable

import pytest

from combat.engine.kernel.decision import Roll
from combat.games.volume1.rules.events import CheckMade, MoraleChanged, ShotFired
from combat.games.volume1.rules.rolling import D6, D10
from tests.games.volume1.tiny_table import Story, Table


def garand_at_rocks(*words: str) -> Table:
    """Return the rulebook's example: WS 4, TQ 5, a Garand, and a target eight hexes away that hides in rocks."""
    shooter = " ".join(("crowe 05.09 aimed-fire m1-garand=4 tq=5", *words))
    return Table(shooter, "jung 05.01 hide", ground="05.01 rocks", printed=True)


def aimed_at_jung(table: Table, *dice: int, friendly_cards: Iterable[int] = ()) -> Story:
    """Let Crowe fire at Jung with the given dice; return the events."""
    return table.activate("crowe", "jung", impulse=2, d10=dice, friendly_cards=friendly_cards)


@pytest.mark.rule("2.0", "2.0.1")
def test_2_0_a_garand_at_eight_hexes_against_hide_in_rocks_comes_to_minus_one() -> None:
    shot = aimed_at_jung(garand_at_rocks(), 3).one(ShotFired)
    assert (shot.range, shot.need, shot.result) == (8, -1, "miss")
    assert [(term.name, term.value) for term in shot.ledger] == [
        ("weapon-skill", 4),
        ("order-terrain", -5),
        ("range", 0),
    ]


@pytest.mark.rule("2.0", "2.0.2")
@pytest.mark.parametrize(("confirm", "result"), [(4, "check"), (5, "miss")])
def test_2_0_a_natural_0_must_be_confirmed_by_a_check_at_tq_5_less_1(confirm: int, result: str) -> None:
    mc_of_the_target = [4] if result == "check" else []
    shot = aimed_at_jung(garand_at_rocks(), 0, confirm, *mc_of_the_target).one(ShotFired)
    assert (shot.confirm, shot.confirm_roll, shot.result) == (4, confirm, result)


@pytest.mark.rule("2.0")
def test_2_0_wounds_and_morale_count_in_the_shot_and_again_in_the_check_that_confirms_it() -> None:
    shot = aimed_at_jung(garand_at_rocks("cautious", "light"), 0, 0, 4).one(ShotFired)
    assert (shot.need, shot.confirm) == (4 - 5 - 1 - 1, 5 - 1 - 1 - 3)


@pytest.mark.rule("2.0", "2.0.3")
def test_2_0_where_the_check_would_be_below_0_too_the_shot_misses_without_a_second_roll() -> None:
    shot = aimed_at_jung(garand_at_rocks("shaken", "light"), 0).one(ShotFired)
    assert (shot.need, shot.confirm, shot.confirm_roll, shot.result) == (-4, -2, None, "miss")


@pytest.mark.rule("2.0", "2.0.1")
def test_2_0_a_chance_of_exactly_0_needs_no_second_roll() -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=5", "jung 05.01 hide", ground="05.01 rocks")
    shot = aimed_at_jung(table, 0, 4).one(ShotFired)
    assert (shot.need, shot.confirm, shot.result) == (0, None, "check")


@pytest.mark.rule("2.0", "12.0.5")
def test_2_0_a_spotting_check_below_0_is_confirmed_in_the_same_way() -> None:
    table = Table("brubaker 01.05 plan tq=4 ldr=1", "jung 22.05 unknown hide", size=(22, 9))
    check = table.activate("brubaker", d10=[0, 2]).one(CheckMade)
    assert (check.need, check.confirm, check.passed) == (4 - 6, 4 - 2, True)


@pytest.mark.rule("2.0")
def test_2_0_a_card_that_passes_a_troop_quality_check_confirms_the_0() -> None:
    table = garand_at_rocks()
    table.state.hand = (20,)
    shot = table.activate("crowe", "jung", 20, impulse=2, d10=[0, 4]).one(ShotFired)
    assert (shot.roll, shot.result) == (0, "check")


@pytest.mark.rule("13.0.7", "2.0.4")
@pytest.mark.parametrize(("confirm", "morale"), [(3, "bold"), (4, "normal")])
def test_2_0_a_natural_0_raises_morale_only_when_the_shot_that_it_allows_is_confirmed(
    confirm: int, morale: str
) -> None:
    table = Table("crowe 05.09 aimed-fire m1-garand=0 tq=5 light", "jung 05.01 evade")
    hits = confirm == 3
    shot = aimed_at_jung(table, 0, confirm, *([4] if hits else []), friendly_cards=[4] if hits else []).one(ShotFired)
    assert (shot.need, shot.confirm, table["crowe"].morale) == (-1, 5 - 1 - 1, morale)


@pytest.mark.rule("13.0.7", "2.0.4")
def test_2_0_a_confirmed_shot_that_is_only_a_morale_check_raises_nobodys_morale() -> None:
    table = garand_at_rocks()
    story = aimed_at_jung(table, 0, 0, 4)
    assert (story.one(ShotFired).result, story.all(MoraleChanged)) == ("check", [])


@pytest.mark.rule("2.0e")
def test_2_0_the_dice_show_0_to_9_and_1_to_6() -> None:
    state = Table("taylor 05.05").state
    assert list(Roll("2.0", dice=(D10,)).options(state)) == list(range(10))
    assert list(Roll("2.0", dice=(D6,)).options(state)) == list(range(1, 7))
