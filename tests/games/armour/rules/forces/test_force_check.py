"""Force lists are validated line by line against diagrams, cards and points (L769-L783)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.rules.forces.box_matching import matched
from combat.games.armour.rules.forces.force_check import check_force
from combat.games.armour.rules.forces.force_list import ForceList, ForeignPick, FormationPick, UnitPick
from tests.games.armour.shipped import content


def force(name: str) -> ForceList:
    """Return the shipped force of a name."""
    return content().forces[name].content.build(name)


def faults(changed: ForceList) -> list[tuple[tuple[str | int, ...], str]]:
    """Return the place and message id of each finding in a force."""
    return [(fault.where, fault.said.message) for fault in check_force(changed, content().force_cards())]


def with_unit(whole: ForceList, line: int, **facts: object) -> ForceList:
    """Return a force with values of one unit changed."""
    formation = whole.formations[0]
    units = list(formation.units)
    units[line] = replace(units[line], **facts)
    return replace(whole, formations=(replace(formation, units=tuple(units)),))


def without(whole: ForceList, *lines: int) -> ForceList:
    """Return a force without the units at some lines."""
    formation = whole.formations[0]
    units = tuple(unit for line, unit in enumerate(formation.units) if line not in lines)
    return replace(whole, formations=(replace(formation, units=units),))


TANKS, RIFLES = "german-tanks-75", "british-infantry-75"


@pytest.mark.parametrize("name", sorted(content().forces))
def test_a_ready_force_has_no_fault(name: str) -> None:
    assert faults(force(name)) == []


@pytest.mark.rule("A4.58")
def test_a_missing_compulsory_box_and_missing_points_are_found() -> None:
    assert faults(without(force(TANKS), 0)) == [(("formation", 0), "force-no-headquarters")]
    assert faults(without(force(TANKS), 1)) == [(("formation", 0), "force-box-empty")]
    dear = replace(force(TANKS), points=50)
    assert faults(dear) == [(("points",), "force-points")]
    (fault,) = check_force(dear, content().force_cards())
    assert dict(fault.said.values) == {"points": 75, "most": 50, "over": 25}


def test_points_exactly_at_the_limit_are_legal_and_one_more_is_not() -> None:
    whole = force(TANKS)
    assert faults(whole) == []
    one_more = with_unit(whole, 3, additions=(("at-rifle", 1), ("light-mortar", 1), ("half-tracks", 3)))
    assert faults(one_more) == [(("points",), "force-points")]


@pytest.mark.rule("L769")
def test_limits_are_the_usual_ones_except_in_missions() -> None:
    odd = replace(force(TANKS), points=80)
    assert faults(odd) == [(("points",), "force-limit")]
    assert faults(replace(odd, of_mission=True)) == []


def test_a_unit_without_a_box_is_found_in_its_line() -> None:
    whole = force(TANKS)
    formation = whole.formations[0]
    twice = replace(whole, points=100, formations=(replace(formation, units=(*formation.units, formation.units[-1])),))
    assert faults(twice) == [(("formation", 0, "unit", len(formation.units)), "force-no-box")]
    doubled = replace(whole, points=100, support=(*whole.support, *whole.support))
    assert faults(doubled) == [(("support", 1), "force-no-support-box")]


def test_a_unit_moves_to_another_box_when_a_later_one_needs_it() -> None:
    boxes = (("a", "b"), ("a",))
    assert matched(boxes, ["a", "b"]) == {0: 1, 1: 0}
    assert matched(boxes, ["a", "a", "a"]) == {0: 0, 1: 1}
    assert matched(boxes, ["c"]) == {}


def test_sizes_additions_and_cards_are_those_of_the_unit_card() -> None:
    whole = force(TANKS)
    path = ("formation", 0, "unit", 3)
    assert faults(with_unit(whole, 3, teams=(("mg34-team", 6),)))[0] == ((*path, "teams"), "force-no-size")
    changed = {
        "force-no-addition": (("ptrd", 1),),
        "force-addition-count": (("at-rifle", 2),),
        "force-additions-exclude": (("lorries", 1), ("half-tracks", 1)),
    }
    for message, additions in changed.items():
        found = faults(with_unit(whole, 3, additions=additions))
        assert [said for _, said in found] == [message]
        assert found[0][0][:5] == (*path, "additions")
    assert faults(with_unit(whole, 3, card="no-such")) == [((*path, "card"), "force-no-card")]
    for card in ("guards", "tank-ace"):
        assert faults(with_unit(whole, 3, card=card))[0] == ((*path, "card"), "force-card-not-for")
    infantry = faults(with_unit(whole, 1, card="assault-pioneers"))
    assert infantry[0] == (("formation", 0, "unit", 1, "card"), "force-card-not-for")


@pytest.mark.rule("L739")
@pytest.mark.rule("16.1h")
def test_there_is_at_most_one_escort_for_each_tiger() -> None:
    def tigers(count: int, escorts: int) -> list[str]:
        support = (UnitPick("de-tiger-platoon", (("tiger-i", count),), (("escort", escorts),)),)
        return [said for _, said in faults(replace(force(TANKS), points=150, support=support))]

    assert tigers(1, 1) == []
    assert tigers(1, 2) == ["force-addition-count"]
    assert tigers(3, 3) == []
    assert tigers(3, 4) == ["force-addition-count"]


def test_unknown_nations_diagrams_and_units_are_named() -> None:
    whole = force(TANKS)
    assert faults(replace(whole, nation="narnia")) == [(("nation",), "force-no-nation")]
    lost = replace(whole, formations=(replace(whole.formations[0], diagram="no-such"),))
    assert (("formation", 0, "diagram"), "force-no-diagram") in faults(lost)
    assert (("formation", 0, "unit", 1, "unit"), "force-no-unit") in faults(with_unit(whole, 1, unit="no-such"))


def borrowed(unit: UnitPick, diagram: str) -> ForceList:
    """Return the force of riflemen with a unit borrowed from another diagram."""
    return replace(force(RIFLES), points=150, borrowed=(ForeignPick(diagram, unit),))


CRUSADERS = UnitPick("uk-crusader-troop", (("crusader-ii", 3),))


@pytest.mark.rule("L769-L783")
def test_a_compulsory_unit_of_another_own_diagram_may_be_borrowed_once() -> None:
    own = borrowed(CRUSADERS, "uk-armoured-squadron")
    assert faults(own) == []
    twice = replace(own, borrowed=own.borrowed * 2)
    assert faults(twice) == [(("borrowed", 1, "unit"), "force-foreign-twice")]


def test_what_the_own_diagram_offers_is_not_borrowed() -> None:
    honeys = UnitPick("uk-honey-troop", (("stuart-iii", 3),))
    assert faults(borrowed(honeys, "uk-armoured-squadron")) == [(("borrowed", 0, "unit"), "force-own-option")]


def test_only_compulsory_units_are_borrowed_and_headquarters_never() -> None:
    leaders = UnitPick("uk-armoured-hq", (("crusader-iii", 1),))
    assert faults(borrowed(leaders, "uk-armoured-squadron")) == [(("borrowed", 0, "unit"), "force-not-compulsory")]
    shermans = UnitPick("us-sherman-platoon", (("m4-sherman", 3),))
    assert faults(borrowed(shermans, "us-tank-company")) == [(("borrowed", 0, "diagram"), "force-borrowed-nation")]


@pytest.mark.rule("21.3")
def test_allies_send_a_unit_or_a_whole_formation_after_the_own_one() -> None:
    whole = replace(force(RIFLES), points=150)
    shermans = UnitPick("us-sherman-platoon", (("m4-sherman", 3),))
    assert faults(replace(whole, allied=(ForeignPick("us-tank-company", shermans),))) == []
    panzers = UnitPick("de-pz-iii-platoon", (("pz-iii-j", 3),))
    enemy = replace(whole, allied=(ForeignPick("de-panzer-company", panzers),))
    assert faults(enemy) == [(("allied", 0, "diagram"), "force-allied-nation")]
    company: FormationPick = force("american-tanks-50").formations[0]
    assert faults(replace(whole, formations=(*whole.formations, company))) == []
    first = replace(whole, formations=(company, *whole.formations))
    assert (("formation", 0, "diagram"), "force-foreign-formation") in faults(first)
