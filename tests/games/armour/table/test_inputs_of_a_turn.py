"""Number of inputs for a turn of a 75-point mission with 56 teams, by mouse and by keys only."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence

import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.plane.point import CM
from combat.engine.space.plane.pose import Pose
from combat.games.armour.prompts.ask_move import AskMove
from combat.games.armour.prompts.ask_shoot import AskShoot
from combat.games.armour.rules.play.new_battle import new_state
from combat.games.armour.rules.state import State, Unit
from combat.games.armour.rules.two_seats import ATTACKER, DEFENDER
from combat.games.armour.standing.deploying import next_placement
from combat.games.armour.words.unit_numbers import numbers_of
from tests.games.armour.shipped import book
from tests.games.armour.table.armour_window import ArmourWindow, armour_application
from tests.narrowing import the

MOUSE, KEYS = 40, 60
"""Most inputs of a turn."""
NEARER = {ATTACKER: -24 * CM, DEFENDER: 30 * CM}
"""The distance that each force has moved from its deployment."""
AHEAD = 10 * CM


def joined() -> State:
    """Return the mission Meeting at Noon with all teams placed, at the beginning of the attacker's movement.

    Both forces are close enough to fire at each other.
    """
    state = new_state(book("meeting-at-noon"))
    for seat in (DEFENDER, ATTACKER):
        while (places := next_placement(state, seat)) is not None:
            for part in places.parts:
                team = state.teams[part.team]
                state.teams[team.id] = replace(team, where="table", pose=part.pose, turret=part.pose.heading)
    for team in list(state.teams.values()):
        if team.pose is not None:
            (x, y), seat = team.pose.point, state.seat_of(team.id)
            state.teams[team.id] = replace(team, pose=Pose(x, y + NEARER[seat], team.pose.heading))
    for unit in list(state.units.values()):
        state.units[unit.id] = replace(unit, strength=sum(1 for _ in state.teams_of(unit.id)))
    state.phase, state.active, state.turn = "movement", ATTACKER, 1
    return state


class Turn(ABC):
    """Player of the attacker's turn: every unit moves 10 cm if it can, then every unit shoots if it can."""

    def __init__(self, at: ArmourWindow) -> None:
        self.at = at
        self.moved, self.shot = set[str](), set[str]()

    def play(self) -> None:
        """Play the turn; raise AssertionError if it does not end."""
        for _ in range(200):
            match self.at.desk.prompt:
                case AskMove() as prompt:
                    self._next(prompt.units(), self.moved, self.move)
                case AskShoot() as prompt:
                    self._next(prompt.units(), self.shot, self.shoot)
                case None:
                    return
                case prompt if self.at.state.active == ATTACKER:
                    self.at.press("Enter" if prompt.decision.kind != "act-in-assault" else "Ctrl+Enter")
                case _:
                    return
        raise AssertionError("the turn does not end")

    def _next(self, units: Sequence[Unit], done: set[str], act: Callable[[Unit], None]) -> None:
        unit = next((unit for unit in units if unit.id not in done), None)
        if unit is None:
            self.at.press("Ctrl+Enter")
        else:
            done.add(unit.id)
            act(unit)

    @abstractmethod
    def move(self, unit: Unit) -> None: ...

    @abstractmethod
    def shoot(self, unit: Unit) -> None: ...


class ByMouse(Turn):
    """Player who uses the mouse."""

    def move(self, unit: Unit) -> None:
        """Drag the unit's leader ahead, and confirm the move if needed."""
        chief = the(AskMove, self.at.desk.prompt).chief(unit)
        pose = self.at.pose(chief)
        self.at.drag(chief, Pose(pose.point.x, pose.point.y - AHEAD))
        prompt = self.at.desk.prompt
        if isinstance(prompt, AskMove) and prompt.pending is not None:
            self.at.press("Enter")

    def shoot(self, unit: Unit) -> None:
        """Click the unit, and a target twice if there is one."""
        prompt = the(AskShoot, self.at.desk.prompt)
        self.at.click(prompt.chief(unit))
        plan = prompt.plan
        target = "" if plan is None else plan.next_target()
        if target:
            self.at.click(target)
            self.at.click(target)


class ByKeys(Turn):
    """Player who uses the keyboard."""

    def move(self, unit: Unit) -> None:
        """Select the unit by number, move it ahead, and confirm."""
        self.at.press(str(numbers_of(self.at.state, ATTACKER)[unit.id]), "Ctrl+Shift+Up", "Enter")
        now = self.at.desk.prompt
        if isinstance(now, AskMove) and now.pending is not None:
            self.at.press("Enter")

    def shoot(self, unit: Unit) -> None:
        """Select the unit by number, take the next target, and confirm if there is one."""
        self.at.press(str(numbers_of(self.at.state, ATTACKER)[unit.id]), "E")
        now = self.at.desk.prompt
        if isinstance(now, AskShoot) and now.plan is not None and now.plan.aims:
            self.at.press("Enter")


@pytest.fixture
def at() -> Iterator[ArmourWindow]:
    """Yield the table of a battle in a window."""
    with armour_application() as app:
        made = ArmourWindow(app, joined())
        made.show("90,60")
        yield made


@pytest.mark.parametrize(("hands", "most"), [(ByMouse, MOUSE), (ByKeys, KEYS)])
def test_a_turn_of_a_75_point_mission_takes_few_inputs(at: ArmourWindow, hands: type[Turn], most: int) -> None:
    assert len(at.state.teams) == 56
    turn = hands(at)
    turn.play()
    assert len(turn.moved) >= 6
    assert len(turn.shot) >= 5
    assert at.inputs <= most
