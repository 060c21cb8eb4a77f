"""Force lists are built from what the boxes of a diagram allow, and every offered choice is legal (L769-L783)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from combat.engine.kernel.record import replace
from combat.games.armour.content.forces import force_changes as changes
from combat.games.armour.content.forces.force_choices import (
    AdditionChoice,
    addition_choices,
    card_choices,
    resized,
    unit_choices,
    with_addition,
)
from combat.games.armour.content.forces.force_lines import ForceLine, force_lines
from combat.games.armour.content.forces.own_forces import force_text
from combat.games.armour.rules.forces.force_check import check_force
from combat.games.armour.rules.forces.force_list import ForceList, UnitPick
from combat.games.armour.rules.forces.force_points import force_points, unit_points
from tests.games.armour.shipped import content

SHIPPED = sorted(content().forces)
CARDS = content().force_cards()


def force(name: str) -> ForceList:
    """Return the shipped force of a name."""
    return content().forces[name].content.build(name)


def lines(of: ForceList, kind: str) -> list[ForceLine]:
    """Return the lines of a force that are of a kind."""
    return [line for line in force_lines(of, CARDS) if line.kind == kind]


def units(of: ForceList) -> list[str]:
    """Return the ids of a force's units, sorted."""
    return sorted(pick.unit for pick in of.picks())


@pytest.mark.parametrize("name", SHIPPED)
def test_a_line_stands_for_each_box_and_every_unit_is_on_one(name: str) -> None:
    whole = force(name)
    found = force_lines(whole, CARDS)
    assert sorted(line.pick.unit for line in found if line.pick is not None) == units(whole)
    assert not [line for line in found if line.kind == "surplus"]
    diagram = CARDS.diagrams[whole.formations[0].diagram]
    assert len([line for line in found if line.kind == "headquarters"]) == 1
    assert len([line for line in found if line.kind == "compulsory"]) == len(diagram.compulsory)
    assert len([line for line in found if line.kind == "optional"]) == len(diagram.optional)
    assert len([line for line in found if line.kind == "support"]) == len(diagram.support)


@pytest.mark.rule("L777")
def test_a_unit_beyond_the_boxes_of_its_type_is_surplus() -> None:
    whole = force("german-tanks-75")
    (headquarters,) = lines(whole, "headquarters")
    assert headquarters.pick is not None
    twice = changes.with_unit(whole, replace(headquarters, place=-1), headquarters.pick)
    (surplus,) = lines(twice, "surplus")
    assert surplus.pick == headquarters.pick
    (fault,) = check_force(replace(twice, points=150), CARDS)
    assert (fault.where, fault.said.message) == (surplus.where, "force-no-box")


@pytest.mark.rule("L783")
def test_units_of_other_formations_are_compulsory_ones_that_the_own_diagram_lacks_and_one_of_a_type() -> None:
    whole = force("british-infantry-75")
    own = {unit for pick in whole.formations for unit in CARDS.diagrams[pick.diagram].units()}
    (free,) = lines(whole, "borrowed")
    assert free.pick is None
    for diagram, unit in free.offers:
        assert CARDS.diagrams[diagram].nation == "britain"
        assert any(unit in box for box in CARDS.diagrams[diagram].compulsory)
        assert unit not in own
    choice = unit_choices(free, CARDS)[0]
    bought = replace(changes.with_unit(whole, free, choice.pick, choice.diagram), points=150)
    assert check_force(bought, CARDS) == ()
    empty = [line for line in lines(bought, "borrowed") if line.pick is None]
    assert not [offer for line in empty for offer in line.offers if offer[1] == choice.pick.unit]


@pytest.mark.rule("L783")
def test_allies_of_one_nation_lend_units_and_a_nation_without_allies_has_no_line_for_them() -> None:
    british = force("british-tanks-75")
    (free,) = lines(british, "allied")
    assert {CARDS.diagrams[diagram].nation for diagram, _ in free.offers} == set(CARDS.nations["britain"].allies)
    alone = next(id_ for id_, nation in CARDS.nations.items() if not nation.allies)
    diagram = next(each for each in CARDS.diagrams.values() if each.nation == alone)
    assert not lines(changes.new_force(diagram, "Mine", 50), "allied")


def _choice(pick: UnitPick, id_: str, count: int) -> AdditionChoice:
    return next(each for each in addition_choices(pick, CARDS) if (each.id, each.count) == (id_, count))


def test_an_addition_takes_the_place_of_what_excludes_it_and_goes_when_it_is_chosen_again() -> None:
    platoon = UnitPick("de-grenadier-platoon", (("mg34-team", 7),))
    lorries = with_addition(platoon, _choice(platoon, "lorries", 1), CARDS)
    assert lorries.additions == (("lorries", 1),)
    rifle = with_addition(lorries, _choice(lorries, "at-rifle", 1), CARDS)
    two = with_addition(rifle, _choice(rifle, "half-tracks", 2), CARDS)
    assert two.additions == (("at-rifle", 1), ("half-tracks", 2))
    three = with_addition(two, _choice(two, "half-tracks", 3), CARDS)
    assert three.additions == (("at-rifle", 1), ("half-tracks", 3))
    assert with_addition(three, _choice(three, "half-tracks", 3), CARDS).additions == (("at-rifle", 1),)


def test_the_points_of_an_addition_are_those_that_the_unit_then_costs_more() -> None:
    card = CARDS.units["de-grenadier-platoon"]
    platoon = UnitPick(card.id, (("mg34-team", 5),))
    bare = unit_points(platoon, card, CARDS.upgrades)
    assert bare == 9
    for choice in addition_choices(platoon, CARDS):
        added = with_addition(platoon, choice, CARDS)
        assert unit_points(added, card, CARDS.upgrades) == bare + choice.points
    for id_, points in card_choices(platoon, CARDS):
        assert unit_points(replace(platoon, card=id_), card, CARDS.upgrades) == bare + points


def test_another_size_keeps_additions_and_card_and_another_type_drops_them() -> None:
    small = UnitPick("de-grenadier-platoon", (("mg34-team", 5),), (("half-tracks", 2),), "veterans")
    large = resized(small, UnitPick("de-grenadier-platoon", (("mg34-team", 7),)), CARDS)
    assert (large.additions, large.card) == (small.additions, "veterans")
    other = UnitPick("de-mg-platoon", (("hmg-team", 4),))
    assert resized(small, other, CARDS) == other


@pytest.mark.parametrize("name", SHIPPED)
def test_a_written_list_is_read_as_the_same(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_text(force_text(force(name)), encoding="utf-8")
    assert content().force(file) == force(name)
    assert content().drafted_force(file) == force(name)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_whatever_is_offered_breaks_nothing_but_points_and_empty_boxes(data: st.DataObject) -> None:
    diagram = data.draw(st.sampled_from(list(CARDS.diagrams.values())))
    whole, yes = changes.new_force(diagram, "Mine", 150), st.booleans()
    for _ in range(data.draw(st.integers(1, 12))):
        line = data.draw(st.sampled_from([line for line in force_lines(whole, CARDS) if line.offers]))
        choice = data.draw(st.sampled_from(unit_choices(line, CARDS)))
        pick = choice.pick
        additions, cards = addition_choices(pick, CARDS), card_choices(pick, CARDS)
        if data.draw(yes) and additions:
            pick = with_addition(pick, data.draw(st.sampled_from(additions)), CARDS)
        if data.draw(yes) and cards:
            pick = replace(pick, card=data.draw(st.sampled_from(cards))[0])
        whole = changes.with_unit(whole, line, pick, choice.diagram)
        if len(whole.picks()) > 1 and data.draw(st.integers(0, 4)) == 0:
            filled = [line for line in force_lines(whole, CARDS) if line.pick is not None]
            whole = changes.without_unit(whole, data.draw(st.sampled_from(filled)))
        assert not [line for line in force_lines(whole, CARDS) if line.kind == "surplus"]
        found = {fault.said.message for fault in check_force(whole, CARDS)}
        assert found <= {"force-no-headquarters", "force-box-empty", "force-points"}
    over = force_points(whole, CARDS.units, CARDS.upgrades) > 150
    assert over == ("force-points" in {fault.said.message for fault in check_force(whole, CARDS)})
