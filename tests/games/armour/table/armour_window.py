"""A battle of ARMOUR! in a window without a screen, between a person and a random bot."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.kernel.seats import Seat
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.armour.rules.armour_rules import RULES
from combat.games.armour.rules.state import State
from combat.games.armour.rules.two_seats import ATTACKER, other_seat
from combat.games.armour.table.armour_desk import ArmourDesk
from combat.games.armour.table.armour_hub import ArmourHub
from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from tests.engine.stage import gestures

MOST_ROUNDS = 400
"""Number of frames within which a question must be asked."""


class ArmourWindow:
    """A battle in a window; the attacker is the person's unless another seat is given."""

    def __init__(self, app: App, state: State, seat: Seat = ATTACKER, seed: int = 1) -> None:
        self.app, self.inputs = app, 0
        game = game_of(RULES, state.copy())
        others = {other_seat(seat): Anybody(SplitMix(seed))}
        app.settings.pace = "instant"
        session = Session(TITLE, game, SeededChance(seed), others=others, seat=seat)
        self.scene: TableScene[State, ArmourDesk, Pose] = TableScene(app, session, TABLE)
        self.scene.keyboard.guard.clock = count(1.0).__next__  # there is time to think between any two presses
        app.push(self.scene)
        self.wait()

    @property
    def desk(self) -> ArmourHub:
        """The desk of the table."""
        return self.scene.desk

    @property
    def state(self) -> State:
        """The displayed state."""
        return self.desk.state

    @property
    def asked(self) -> str:
        """The kind of the pending question; "" for none."""
        return self.desk.prompt.decision.kind if self.desk.prompt is not None else ""

    @property
    def notice(self) -> str:
        """Return the text that the prompt bar shows instead of the question; "" for none."""
        return str(self.desk.notice.text)

    def wait(self) -> None:
        """Run frames until there is a question, or the battle is over."""
        for _ in range(MOST_ROUNDS):
            self.app.round(0.05)
            if self.desk.prompt is not None or self.app.top is not self.scene or self.desk.over:
                self.app.round(0.05)
                return
        raise AssertionError("nothing is asked")

    def pose(self, team: str) -> Pose:
        """Return the pose of a team, which must be on the table."""
        pose = self.state.teams[team].pose
        assert pose is not None, team
        return pose

    def show(self, *places: Pose | str, zoom: int = 0) -> None:
        """Bring places into view, some zoom steps nearer than the whole table."""
        gestures.press(self.app, "Z")
        for _ in range(zoom):
            gestures.press(self.app, "+")
        poses = [place if isinstance(place, Pose) else Pose.read(place) for place in places]
        self.desk.view.framing.bring(*poses)
        for _ in range(20):
            self.app.round(0.1)

    def at(self, place: Pose | str) -> tuple[int, int]:
        """Return the screen point of a pose, given as itself or as text, or of a team."""
        if isinstance(place, str) and place in self.state.teams:
            place = self.pose(place)
        position = self.desk.view.centre(place if isinstance(place, Pose) else Pose.read(place))
        assert self.desk.view.rect.collidepoint(position), f"{place} is out of sight"
        return position

    # -- hands ------------------------------------------------------------------------------------------------------

    def click(self, place: Pose | str) -> None:
        """Click a team or a place."""
        self.inputs += 1
        gestures.click(self.app, self.at(place))
        self.wait()

    def drag(self, team: str, place: Pose | str, *, notches: int = 0) -> None:
        """Drag a team to a place, with turns of the wheel on the way."""
        self.inputs += 1
        gestures.drag(self.app, self.at(team), self.at(place), notches=notches)
        self.wait()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self.inputs += len(keys)
        gestures.press(self.app, *keys)
        self.wait()

    def button(self, label: str) -> None:
        """Click a button beside the prompt."""
        self.inputs += 1
        self.scene.bar.refresh()
        found = {button.label: button for button in self.scene.bar.buttons}
        assert label in found, found.keys()
        gestures.click(self.app, found[label].rect.center)
        self.wait()


@contextmanager
def armour_application(size: tuple[int, int] = (1280, 720)) -> Iterator[App]:
    """Give an application of ARMOUR! without scenes, which is closed afterwards."""
    TITLE.use()
    app = App(WindowOptions(resolution=size, sound=False), TITLE.stage)
    try:
        yield app
    finally:
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)
