"""Any legal force of the same points may replace one that a mission names."""

from __future__ import annotations

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.kernel.record import replace
from combat.engine.kernel.text_message import TextMessage
from combat.games.armour.content.library import Library
from combat.games.armour.rules.forces.force_list import ForceList
from tests.games.armour.shipped import content


def force(name: str) -> ForceList:
    """Return the shipped force of a name."""
    return content().forces[name].content.build(name)


def refusal(mission: str, **forces: str) -> list[str]:
    """Return the message ids of the findings against a mission played with other forces, [] if there are none."""
    try:
        Library().book_on(mission, {seat: force(name) for seat, name in forces.items()})
    except ContentError as fault:
        return [finding.said.message for finding in fault.findings if isinstance(finding.said, TextMessage)]
    return []


def test_a_force_of_the_same_points_stands_in_and_the_book_has_its_cards_alone() -> None:
    book = Library().book_on("meeting-at-noon", {"attacker": force("soviet-tanks-75")})
    assert book.forces["attacker"].id == "soviet-tanks-75"
    assert book.forces["defender"].id == "german-tanks-75"
    assert set(book.nations) == {"soviet-union", "germany"}


@pytest.mark.parametrize("name", ["soviet-tanks-50", "soviet-tanks-100"])
def test_other_points_are_refused(name: str) -> None:
    assert refusal("meeting-at-noon", attacker=name) == ["force-other-points"]


def test_a_mission_for_any_forces_wants_equal_points_on_both_sides() -> None:
    assert refusal("any-ground", attacker="british-tanks-50") == ["finding-forces-unequal"]
    assert refusal("any-ground", attacker="british-tanks-50", defender="soviet-infantry-50") == []


def test_a_force_must_have_the_units_that_its_mission_keeps_in_reserve() -> None:
    assert refusal("late-column", attacker="british-tanks-75") == ["force-no-reserve"]
    assert refusal("late-column", attacker="german-tanks-75") == []


def test_a_list_with_faults_is_refused_with_each_of_them() -> None:
    whole = force("german-tanks-75")
    formation = replace(whole.formations[0], units=whole.formations[0].units[1:])
    with pytest.raises(ContentError) as refused:
        Library().book_on("meeting-at-noon", {"defender": replace(whole, formations=(formation,))})
    (finding,) = refused.value.findings
    assert isinstance(finding.said, TextMessage)
    assert finding.said.message == "force-no-headquarters"
