"""Charges at the table: planned, adjusted team by team, with the risk of defensive fire (L701, L707, L709)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.games.armour.prompts.ask_assault import AskAssault
from combat.games.armour.rules.answers import Charge
from combat.games.armour.rules.distances import between
from combat.games.armour.rules.state import State
from combat.games.armour.standing.charge_forecast import at_least, forecast
from tests.games.armour.rules.assault.assaulting import field, infantry, rifles
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the


def attack() -> State:
    """Return a battle of three teams against three riflemen, of whom the third is out of reach."""
    return field(infantry("60,60", "66,60", "72,60"), rifles("63,52@180", "69,52@180", "120,40@180"))


@pytest.fixture
def at() -> Iterator[ArmourWindow]:
    """Yield the table of an assault in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, attack())
        made.show("60,60", "66,52", zoom=3)
        yield made


def prompt(at: ArmourWindow) -> AskAssault:
    """Return the pending prompt of an assault."""
    return the(AskAssault, at.desk.prompt)


def charge(at: ArmourWindow) -> Charge:
    """Return the planned charge."""
    return the(Charge, prompt(at).charge)


def test_l701_the_charge_is_laid_out_and_a_team_stays_and_comes_along_again(at: ArmourWindow) -> None:
    at.press("1")
    assert [part.team for part in charge(at).parts] == ["a1-1", "a1-2", "a1-3"]
    at.press("Tab", "H")
    left = at.desk.selection.piece
    assert left not in [part.team for part in charge(at).parts]
    at.press("H")
    assert left in [part.team for part in charge(at).parts]


def test_l701_a_click_on_an_enemy_sends_the_chosen_team_against_it(at: ArmourWindow) -> None:
    at.click("a1-2")
    for enemy in ("d1-1", "d1-2"):
        at.click(enemy)
        end = next(part.route.end for part in charge(at).parts if part.team == "a1-2")
        there = replace(at.state.teams["a1-2"], pose=end)
        assert between(at.state, there, at.state.teams[enemy]).units <= 10


def test_l701_an_enemy_out_of_reach_is_refused_with_its_reason(at: ArmourWindow) -> None:
    at.click("a1-2")
    at.show("60,60", "120,40")
    at.click("d1-3")
    assert "finds no straight way" in at.notice
    assert prompt(at).wanted == {}


@pytest.mark.parametrize(("count", "chance"), [(1, 15 / 16), (2, 11 / 16), (4, 1 / 16), (5, 0.0)])
def test_l709_the_chance_of_so_many_hits_is_counted_from_the_dice(count: int, chance: float) -> None:
    """Four dice that hit on 4+: 15, 11, 1 and 0 of 16 ways."""
    assert at_least([0.5] * 4, count) == pytest.approx(chance)


def test_l707_the_forecast_counts_the_enemies_within_20_cm(at: ArmourWindow) -> None:
    """Two riflemen are near enough; the third is not. Their best shots at teams in the open hit on their skill."""
    at.press("1")
    found = forecast(at.state, charge(at))
    assert found.firing == 2
    assert found.needed == at.state.book.figures.assault.repulse_hits
    assert not found.by_losses
    assert 0 < found.hits <= 8
    assert prompt(at).forecast == found
