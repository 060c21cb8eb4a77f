"""Units off the table in text mode: secret notes, ambushes, reserves, withdrawals (A35, L543, A37)."""

from __future__ import annotations

import pytest

from combat.engine.kernel.decision import Decision
from combat.engine.terminal.text_table import NotUnderstood
from combat.games.armour.rules.hidden.ambush import RevealAmbush
from combat.games.armour.rules.hidden.hide_units import HideUnits
from combat.games.armour.rules.hidden.reserves import EnterReserve
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.play.withdrawal import WithdrawUnit
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import DEFENDER
from combat.games.armour.terminal.answers_written import written
from combat.games.armour.terminal.lines_typed import listed, read
from combat.games.armour.terminal.looked_at import score
from combat.games.armour.terminal.things_listed import things
from tests.games.armour.rules.hidden.waiting import (
    PANZER,
    PANZER_HQ,
    SHERMAN,
    start,
    waiting,
    with_ambush,
    with_reserves,
)
from tests.games.armour.shipped import book
from tests.games.armour.tiny_battle import Placed, battle

HIDE = HideUnits("A35", "", DEFENDER)
REVEAL, ENTER = RevealAmbush("L543", "", DEFENDER), EnterReserve("A37", "", DEFENDER)


def meant(state: State, decision: Decision, typed: str) -> list[str]:
    """Return the answers that a typed line may mean, as text."""
    return [*map(str, read(state, decision, typed))]


def panzers() -> State:
    """Return a battle of unit A of two panzers and its headquarters B against a distant Sherman."""
    own = Placed(PANZER, {"pz-iv-g": 2}, ["20,10@180", "30,10@180"])
    return battle([Placed(SHERMAN, {"m4-sherman": 1}, ["90,110"])], [own, PANZER_HQ])


def test_a35_secret_notes_are_typed_with_labels() -> None:
    state = with_reserves(new_state(book("ridge")), share=50)
    assert meant(state, HIDE, "ambush F Ft; reserve B D") == ["hide ambush d6 d6t reserve d2 d4"]
    assert meant(state, HIDE, "reserve b") == ["hide reserve d2"]
    assert meant(state, HIDE, "Hide nothing") == ["done"]
    assert written(state, HIDE, "hide ambush d6 d6t reserve d2 d4") == "ambush F Ft; reserve B D"
    for line in ("B", "somewhere B", "ambush Z"):
        with pytest.raises(NotUnderstood):
            meant(state, HIDE, line)
    assert [label for label, _ in things(state, HIDE)][:3] == ["A", "B", "C"]


def test_l543_an_ambush_is_typed_as_a_unit_or_team_by_team() -> None:
    state = start(waiting(with_ambush(panzers()), "ambush", "d1"))
    assert meant(state, REVEAL, "A 60,30") == ["place d1-1 60,30@180; d1-2 54.1,30@180"]
    assert meant(state, REVEAL, "A1 60,30@180; A2 70,30@180") == ["place d1-1 60,30@180; d1-2 70,30@180"]
    with pytest.raises(NotUnderstood) as said:
        meant(state, REVEAL, "A 60,100")
    assert "outside your zone" in str(said.value)
    assert [label for label, _ in things(state, REVEAL)] == ["A"]


def test_a37_a_reserve_is_typed_with_a_point_near_its_place() -> None:
    state = start(waiting(with_reserves(panzers()), "reserve", "d1"))
    state.arriving = 1
    assert meant(state, ENTER, "A 90,5") == ["place d1-1 90,2.85@180; d1-2 87,2.85@180"]
    assert meant(state, ENTER, "place A1 80,2.85@180; A2 90,2.85@180") == ["place d1-1 80,2.85@180; d1-2 90,2.85@180"]
    assert written(state, ENTER, "place d1-1 80,2.85@180; d1-2 90,2.85@180") == "place A1 80,2.85@180; A2 90,2.85@180"
    assert [label for label, _ in things(state, ENTER)] == ["A"]


def test_a45_a_unit_that_leaves_is_chosen_from_a_list() -> None:
    state, asked = panzers(), WithdrawUnit("A45", "", ("d1", "d2"), None, DEFENDER)
    assert [*listed(state, asked)] == ["d1", "d2"]
    assert written(state, asked, "d1") == "A Pz IV platoon"
    assert meant(state, asked, "A Pz IV platoon") == ["d1"]


def test_a49_the_score_counts_units_off_the_table() -> None:
    state = waiting(panzers(), "reserve", "d1")
    assert [line for line in score(state, "") if "off the table" in line] == ["Defender: 1 unit off the table"]
