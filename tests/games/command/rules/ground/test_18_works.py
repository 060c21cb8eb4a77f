"""18.1-18.4 Works: their places, trenches, mines and wire."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.ledger import total
from combat.games.command.rules.events.end_events import PointsScored
from combat.games.command.rules.events.fight_events import AttackRolled, DefenceRolled, GroupMoved
from combat.games.command.rules.events.unit_events import UnitBroke, UnitEliminated, UnitExited, UnitSuppressed
from combat.games.command.rules.ground.entering import may_have_work
from combat.games.command.rules.two_sides import ALLIES
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table, dice

HANDS = {50: ("move", "ambush"), 51: ("advance", "ambush"), 52: ("rout", "ambush")}
FAR = {"u-team": ("team", "A1"), "g-far": ("team", "A9")}


def table(units: dict[str, tuple[str, str]], works: dict[str, str], **facts: Any) -> Table:
    """Return a game with units and works at hexes."""
    book = facts.pop("book", None) or drawn_book()
    placed = {at(name): work for name, work in works.items()}
    return Table(book, FAR | units, hands=HANDS, works=placed, **facts)


@pytest.mark.rule("18.1")
def test_a_work_stands_on_dry_ground_that_does_not_burn_and_has_none_yet() -> None:
    told = table({}, {"K4": "wire"}, book=drawn_book({"K5": "marsh", "K6": "stream"}), blazes=frozenset({at("K7")}))
    there = [name for name in ("K4", "K5", "K6", "K7", "K8") if may_have_work(told.state, at(name))]
    assert there == ["K8"]


# -- trenches -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("18.2", "9.6c")
@pytest.mark.parametrize(("first", "second"), [("trench", "bunker"), ("pillbox", "trench"), ("trench", "trench")])
def test_between_a_trench_and_another_strong_work_one_moves_for_a_point_and_unseen(first: str, second: str) -> None:
    """Uphill, over a wall and into woods."""
    book = drawn_book({"K7": "woods"}, {"K7": 1}, [("K8", "K7", "wall")])
    told = table({"g-squad": ("squad", "K8")}, {"K8": first, "K7": second}, book=book)
    told.say("50 move", "g-squad", "g-squad", "11.07")
    assert [(event.cost, event.open) for event in told.told(GroupMoved)] == [(1, False)]


@pytest.mark.rule("18.2", "9.6c")
@pytest.mark.parametrize(("first", "second"), [("bunker", "pillbox"), ("trench", "foxholes"), ("bunker", "bunker")])
def test_between_other_works_one_moves_in_the_open(first: str, second: str) -> None:
    told = table({"g-squad": ("squad", "K8")}, {"K8": first, "K7": second}, book=drawn_book({"K7": "woods"}))
    told.say("50 move", "g-squad", "g-squad", "11.07")
    assert [(event.cost, event.open) for event in told.told(GroupMoved)] == [(2, True)]


@pytest.mark.rule("18.2", "17.4")
def test_no_trench_leads_over_a_cliff() -> None:
    book = drawn_book(levels={"K7": 1}, sides=[("K8", "K7", "cliff")])
    told = table({"g-squad": ("squad", "K8")}, {"K8": "trench", "K7": "trench"}, book=book)
    told.say("50 move", "g-squad", "g-squad")
    assert told.refusal("11.07") == "cliff"


# -- mines ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("18.3")
def test_mines_attack_a_group_that_enters_with_one_roll_and_nobody_who_is_there() -> None:
    units = {"g-squad": ("squad", "K8"), "g-leader": ("leader", "K8"), "g-team": ("team", "K7")}
    told = table(units, {"K7": "mines"})
    told.flip(dice(2, 3, ALLIES), dice(6, 6), dice(6, 5))
    told.say("50 move", "g-leader g-squad", "g-leader g-squad", "11.07", "g-squad")
    assert [event.total for event in told.told(AttackRolled)] == [6 + 5]
    assert [event.unit for event in told.told(DefenceRolled)] == ["g-squad", "g-leader"]


@pytest.mark.rule("18.3")
def test_who_is_broken_by_mines_on_leaving_still_arrives() -> None:
    """6 and 12 against 7 and 3."""
    told = table({"g-squad": ("squad", "K8")}, {"K8": "mines"})
    told.flip(dice(6, 6, ALLIES), dice(1, 2)).say("50 move", "g-squad", "g-squad", "11.07")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-squad"]
    assert told.state.units["g-squad"].hex == at("K7")


@pytest.mark.rule("18.3", "11.8")
def test_a_tie_against_mines_suppresses_even_who_is_moving() -> None:
    """6 and 6 against 7 and 5."""
    told = table({"g-squad": ("squad", "K8")}, {"K7": "mines"})
    told.flip(dice(3, 3, ALLIES), dice(2, 3)).say("50 move", "g-squad", "g-squad", "11.07")
    assert [event.unit for event in told.told(UnitSuppressed)] == ["g-squad"]
    assert not told.told(UnitBroke)


@pytest.mark.rule("18.3")
def test_no_cover_helps_against_mines() -> None:
    told = table({"g-squad": ("squad", "K8")}, {"K7": "mines"}, book=drawn_book({"K7": "building"}))
    told.flip(dice(1, 1, ALLIES), dice(6, 6)).say("50 move", "g-squad", "g-squad", "11.07")
    assert [total(event.sum) for event in told.told(DefenceRolled)] == [7]


@pytest.mark.rule("18.3", "10.1")
def test_each_unit_that_advances_over_mines_is_attacked_by_itself() -> None:
    units = {"g-squad": ("squad", "K8"), "g-leader": ("leader", "K8")}
    told = table(units, {"K7": "mines"})
    told.flip(dice(1, 1, ALLIES), dice(6, 6), dice(1, 2, ALLIES), dice(6, 5))
    told.say("51 advance", "g-leader g-squad", "g-squad 11.07", "g-leader 11.07")
    assert len(told.told(AttackRolled)) == 2


@pytest.mark.rule("18.3", "12.6")
def test_mines_attack_who_retreats_over_them() -> None:
    """A roll of 9 against broken Morale 8: one hex up, into mines of 6 and 12 against 8 and 2."""
    told = table({"g-squad": ("squad", "K8")}, {"K7": "mines"})
    told.mark("g-squad", broken=True)
    told.flip(dice(4, 5), dice(6, 6, ALLIES), dice(1, 1)).say("52 rout", "11.07")
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]


@pytest.mark.rule("18.3", "5.2")
@pytest.mark.parametrize("order", ["50 move", "51 advance"])
def test_mines_attack_who_leaves_the_map_from_their_hex(order: str) -> None:
    """The squad breaks on leaving, is out all the same and scores its 2 points."""
    told = table({"g-squad": ("squad", "K10")}, {"K10": "mines"})
    told.flip(dice(6, 6, ALLIES), dice(1, 2)).say(order, "g-squad")
    told.say(*(["g-squad", "exit"] if order == "50 move" else ["exit g-squad"]), "3")
    assert [event.unit for event in told.told(UnitBroke)] == ["g-squad"]
    assert [(event.unit, event.space) for event in told.told(UnitExited)] == [("g-squad", 3)]
    assert [event.points for event in told.told(PointsScored)] == [2]


@pytest.mark.rule("18.3", "5.2")
def test_who_dies_on_mines_does_not_leave_the_map() -> None:
    told = table({"g-squad": ("squad", "K10")}, {"K10": "mines"})
    told.mark("g-squad", broken=True)
    told.flip(dice(6, 6, ALLIES), dice(1, 2)).say("51 advance", "g-squad", "exit g-squad")
    assert [event.unit for event in told.told(UnitEliminated)] == ["g-squad"]
    assert not told.told(UnitExited)
    assert told.state.vp == -2
