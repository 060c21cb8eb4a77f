"""Search and Papers (7.15, 22.0)."""

from typing import Unpack

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.games.volume1.rules.decisions import ChooseWhom
from combat.games.volume1.rules.events import CheckMade, ManHeld, ManLeft, PapersTaken
from combat.games.volume1.rules.play import victory
from combat.games.volume1.rules.state import Bomb, Papers
from tests.games.volume1.tiny_table import Facts, Table

BODIES: Facts = {"searches": ("captured-officer", "fallen-officer")}


def captured(*more: str, searcher: str = "crowe 05.05 idle tq=5", **facts: Unpack[Facts]) -> Table:
    """Return a table on which Hoffmann is Miller's prisoner in 05.05 and Crowe stands beside them."""
    setting: Facts = {"points": {"papers": 3}, **facts}
    table = Table(searcher, "miller 05.05 guard", "hoffmann 05.05", *more, **setting)
    return table.take("hoffmann", "miller")


def fallen(*men: str, **facts: Unpack[Facts]) -> Table:
    """Return a table on which Hoffmann lies dead in 05.05."""
    setting: Facts = {"points": {"papers": 3}, **BODIES, **facts}
    return Table(*men, "hoffmann 05.05", **setting).die("hoffmann")


# -- who may be searched --------------------------------------------------------------------------------------------


@pytest.mark.rule("7.15")
def test_7_15_a_captured_officer_in_the_hex_may_be_searched() -> None:
    table = captured()
    assert table.refused("crowe", "search") is None
    table.give_orders("crowe search", "commit")
    assert table["crowe"].whom == table.ids["hoffmann"]


@pytest.mark.rule("7.15")
@pytest.mark.parametrize("who", ["jung 05.05", "hoffmann 05.06"])
def test_7_15_neither_a_captured_private_nor_an_officer_elsewhere(who: str) -> None:
    table = Table("crowe 05.05 idle", "miller 05.05 guard", who)
    table.take(who.split(maxsplit=1)[0], "miller")
    assert table.refused("crowe", "search") == ("nothing-to-search", "7.15")


@pytest.mark.rule("7.15")
@pytest.mark.parametrize(
    ("searches", "why"), [(BODIES, None), ({"searches": ("captured-officer",)}, "nothing-to-search")]
)
def test_7_15_a_fallen_officer_only_where_the_scenario_says_so(searches: Facts, why: str | None) -> None:
    refusal = fallen("crowe 05.05 idle", **searches).refused("crowe", "search")
    assert (refusal and refusal[0]) == why


@pytest.mark.rule("7.15")
def test_7_15_of_several_the_player_says_whom() -> None:
    table = captured("richter 05.05", **BODIES).die("richter")
    table.give_orders("crowe search", "richter", "commit")
    asked = next(asked for asked in table.asked if isinstance(asked, ChooseWhom))
    assert (asked.why, asked.answers) == ("search", ("lt-hoffmann", "hptm-richter"))


# -- the check ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.15", "7.15a")
@pytest.mark.parametrize(("roll", "papers"), [(5, (Papers("lt-hoffmann", man="pvt-crowe"),)), (6, ())])
def test_7_15_a_check_at_the_end_of_the_turn_finds_the_papers(roll: int, papers: tuple[Papers, ...]) -> None:
    table = captured(searcher="crowe 05.05 search tq=5").about("crowe", "hoffmann")
    check = table.end_turn(d10=[roll]).one(CheckMade)
    assert (check.man, check.check, check.why, check.need) == ("pvt-crowe", "tqc", "search", 5)
    assert table.state.papers == papers


@pytest.mark.rule("7.15")
def test_7_15_who_was_searched_with_success_has_nothing_more() -> None:
    table = captured(searcher="crowe 05.05 search tq=5").about("crowe", "hoffmann")
    table.end_turn(d10=[0])
    assert table.refused("crowe", "search") == ("nothing-to-search", "7.15")


@pytest.mark.rule("7.15")
@pytest.mark.parametrize("order", ["duck-back", "hide"])
def test_7_15_who_gave_up_the_search_does_not_roll(order: str) -> None:
    assert captured(searcher=f"crowe 05.05 {order}").end_turn().all(CheckMade) == []


@pytest.mark.rule("7.15")
def test_7_15_an_officer_led_away_is_not_searched() -> None:
    table = Table("crowe 05.05 search", "miller 05.06 guard", "hoffmann 05.06").take("hoffmann", "miller")
    table.about("crowe", "hoffmann")
    story = table.end_turn()
    assert (story.all(CheckMade), story.one(ManHeld).why) == ([], "nothing-to-search")


@pytest.mark.rule("7.15")
@pytest.mark.rule("14.2")
@pytest.mark.parametrize(("morale_roll", "finds"), [(4, True), (6, False)])
def test_7_15_a_grenade_in_the_hex_goes_off_first_and_may_end_the_search(morale_roll: int, finds: bool) -> None:
    table = fallen("crowe 05.05 search tq=5").about("crowe", "hoffmann")
    table.state.bombs = (Bomb("mk-2", Hex("05.05"), Hex("05.01"), far=("pvt-crowe",)),)
    story = table.end_turn(d10=[9, morale_roll, *([0] if finds else [])])
    assert bool(story.all(PapersTaken)) is finds
    assert bool(story.orders()) is not finds


# -- what becomes of the Papers -------------------------------------------------------------------------------------


@pytest.mark.rule("7.15")
def test_7_15_papers_of_a_dead_bearer_lie_where_he_fell_and_are_taken_up_without_a_check() -> None:
    table = Table("crowe 05.05 hide", "miller 05.05 search", "hoffmann 01.01", points={"papers": 3})
    table.give_papers("hoffmann", "crowe").die("crowe")
    assert table.state.papers == (Papers("lt-hoffmann", hex=Hex("05.05")),)
    assert victory.points(table.state) == 0
    story = table.about("miller", "hoffmann").end_turn()
    assert (story.one(PapersTaken).man, story.all(CheckMade)) == ("pvt-miller", [])
    assert victory.points(table.state) == 3


@pytest.mark.rule("7.15")
def test_7_15_papers_that_lie_elsewhere_are_out_of_reach() -> None:
    table = Table("miller 05.06 idle", "hoffmann 01.01")
    table.state.papers = (Papers("lt-hoffmann", hex=Hex("05.05")),)
    assert table.refused("miller", "search") == ("nothing-to-search", "7.15")


@pytest.mark.rule("22.0")
def test_22_0_papers_count_while_a_man_of_ours_has_them() -> None:
    table = Table("crowe 05.05 hide", "hoffmann 01.01", points={"papers": 3}).give_papers("hoffmann", "crowe")
    assert [(score.kind, score.about, score.points) for score in victory.tally(table.state)] == [
        ("papers", "lt-hoffmann", 3)
    ]


@pytest.mark.rule("22.0")
@pytest.mark.parametrize(("fate", "points"), [("fled", 3), ("escaped", 3), ("passed", 3), ("captured", 0)])
def test_22_0_a_man_who_left_the_board_has_them_still_unless_the_enemy_took_him(fate: str, points: int) -> None:
    table = Table("crowe 05.05 hide", "hoffmann 01.01", points={"papers": 3}).give_papers("hoffmann", "crowe")
    table.happen(ManLeft(table.ids["crowe"], "left", fate))
    assert victory.points(table.state) == points


@pytest.mark.rule("22.0")
def test_22_0_papers_of_a_prisoner_do_not_count_until_he_is_free() -> None:
    table = Table("crowe 05.05", "jung 05.05 guard", "hoffmann 01.01", points={"papers": 3})
    table.give_papers("hoffmann", "crowe").take("crowe", "jung")
    assert victory.points(table.state) == 0


@pytest.mark.rule("17.3")
def test_17_3_a_routed_bearer_runs_off_his_edge_with_the_papers() -> None:
    table = Table("crowe 01.05 sneak rout", "hoffmann 09.09 unknown hide", points={"papers": 3})
    table.give_papers("hoffmann", "crowe")
    table.activate("crowe", "leave", impulse=4)
    assert (table["crowe"].fate, victory.points(table.state)) == ("fled", 3)
