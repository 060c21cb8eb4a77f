"""Status of units and teams at the table: actions done, owners of hits, losses."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine.kernel.record import replace
from combat.engine.stage.app import App
from combat.engine.words.line import shown
from combat.games.armour.prompts.ask_team import AskSwap
from combat.games.armour.rules.events.fire_events import TeamDestroyed
from combat.games.armour.rules.orders.order import GivenOrder
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER
from combat.games.armour.table.panels.top_line import TopLine
from combat.games.armour.table.panels.unit_strip import UnitStrip
from combat.games.armour.words.armour_log import tell
from combat.games.armour.words.team_states import state_lines
from tests.engine.stage import gestures
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.games.armour.tiny_battle import Placed, battle
from tests.narrowing import the

RIFLES = Placed("us-rifle-platoon", {"us-rifle-team": 3}, ["60,90", "66,90", "54,90"])
PLATOON = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["60,90", "66,90", "54,90"])
PANZERS = Placed("de-pz-iv-platoon", {"pz-iv-g": 3}, ["56,60@180", "64,60@180", "72,60@180"])


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of ARMOUR! without scenes."""
    with armour_application() as made:
        yield made


def standing(window: ArmourWindow, unit: str) -> str:
    """Return the status of a unit as shown in the list of units."""
    strip = the(UnitStrip, window.scene.parts["units"])
    return strip.standing(window.state.units[unit], list(window.state.all_of(unit)))


def test_l593_a_unit_that_digs_in_does_not_move(app: App) -> None:
    state = battle([PLATOON], [PANZERS], phase="movement")
    state.units["a1"] = replace(state.units["a1"], moved=True, orders=(GivenOrder("dig-in", passed=False),))
    state.mover = "a1"
    assert standing(ArmourWindow(app, state), "a1") == "dig-in"


@pytest.mark.parametrize("phase", ["shooting", "assault"])
def test_l665_artillery_that_has_bombarded_is_not_ready(app: App, phase: str) -> None:
    state = battle([PLATOON], [PANZERS], phase="shooting" if phase == "shooting" else "assault")
    state.teams["a1-1"] = replace(state.teams["a1-1"], fired="bombardment")
    assert standing(ArmourWindow(app, state), "a1") == "fired"


def test_a_lost_team_is_named_with_its_unit() -> None:
    state = battle([PLATOON], [PANZERS])
    entry = tell(state, TeamDestroyed("d1-1", wreck=True))
    assert entry is not None
    assert "Pz IV platoon" in str(entry.line)


def test_l657_only_vehicles_leave_a_wreck() -> None:
    state = battle([PLATOON], [PANZERS])
    state.teams["d1-1"] = replace(state.teams["d1-1"], where="destroyed")
    state.teams["d1-2"] = replace(state.teams["d1-2"], where="destroyed", pose=None)
    assert [shown(line) for line in state_lines(state, "d1-2")] == ["lost · 11.5"]
    assert "wreck" in shown(state_lines(state, "d1-1")[0])


def asked_to_swap(app: App, state: State) -> ArmourWindow:
    """Return the first window, over some seeds, in which the player must decide on exchanging hits."""
    for seed in range(1, 60):
        window = ArmourWindow(app, state, seed=seed)
        if window.asked == "mistaken-target":
            return window
        app.pop()
    raise AssertionError("no hits")


def test_l639_the_question_says_who_has_how_many_hits(app: App) -> None:
    near = Placed("us-sherman-platoon", {"m4-sherman": 3}, ["60,100", "66,100", "54,100"])
    window = asked_to_swap(app, battle([near], [PANZERS], active="defender"))
    prompt = the(AskSwap, window.desk.prompt)
    labels = [button.label for button in prompt.buttons()]
    struck = {team for swap in prompt.swaps for team in (swap.first, swap.second)}
    assert sum(prompt.hits(team) for team in struck) > 0
    assert all("hit" in label for label in labels[1:])


def test_a34_the_top_line_has_the_victory_points_of_a_finished_battle(app: App) -> None:
    window = ArmourWindow(app, battle([PLATOON], [PANZERS]))
    window.state.winner = ATTACKER
    cells = {name: value for name, _, value in the(TopLine, window.scene.parts["top"]).cells()}
    assert cells["victory"] == "10 : 0"
    assert "points" not in cells


def test_l699_the_turn_ends_with_enter_where_nobody_can_assault(app: App) -> None:
    window = ArmourWindow(app, battle([PLATOON], [PANZERS], phase="assault"))
    assert window.asked == "act-in-assault"
    window.press("Enter")
    assert window.state.active != ATTACKER


def test_a_unit_that_is_chosen_and_cannot_act_says_why(app: App) -> None:
    """By its number or its card: one that has moved, or has fired."""
    moving = battle([PLATOON], [PANZERS], phase="movement")
    for team in ("a1-1", "a1-2", "a1-3"):
        moving.teams[team] = replace(moving.teams[team], moved="tactical")
    window = ArmourWindow(app, moving)
    window.press("1")
    assert "has moved this turn" in window.notice
    app.pop()
    firing = battle([PLATOON], [PANZERS])
    firing.units["a1"] = replace(firing.units["a1"], shot=True)
    window = ArmourWindow(app, firing)
    card = the(UnitStrip, window.scene.parts["units"]).place_of("unit", "a1")
    assert card is not None
    gestures.click(app, card.center)
    assert "has fired this turn" in window.notice
