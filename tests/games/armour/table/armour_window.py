"""A battle of ARMOUR! in a window without a screen, between a player and a random bot."""

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
    """Battle in a window; the test plays the attacker unless another seat is given."""

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
        """Return the desk of the table."""
        return self.scene.desk

    @property
    def state(self) -> State:
        """Return the displayed state."""
        return self.desk.state

    @property
    def asked(self) -> str:
        """Return the kind of the pending question, "" if there is none."""
        return self.desk.prompt.decision.kind if self.desk.prompt is not None else ""

    @property
    def notice(self) -> str:
        """Return the notice in the prompt bar, "" if it shows none."""
        return str(self.desk.notice.text)

    def wait(self) -> None:
        """Run frames until there is a question or the battle is over; raise AssertionError after `MOST_ROUNDS`."""
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
        """Bring places into view; `zoom` is the number of zoom steps from the view of the whole table."""
        gestures.press(self.app, "Z")
        for _ in range(zoom):
            gestures.press(self.app, "+")
        poses = [place if isinstance(place, Pose) else Pose.read(place) for place in places]
        self.desk.view.framing.bring(*poses)
        for _ in range(20):
            self.app.round(0.1)

    def at(self, place: Pose | str) -> tuple[int, int]:
        """Return the screen point of a team, or of a pose, which may be text.

        Raise AssertionError if it is out of view.
        """
        if isinstance(place, str) and place in self.state.teams:
            place = self.pose(place)
        position = self.desk.view.centre(place if isinstance(place, Pose) else Pose.read(place))
        assert self.desk.view.rect.collidepoint(position), f"{place} is out of sight"
        return position

    # -- hands ------------------------------------------------------------------------------------------------------

    def click(self, place: Pose | str) -> None:
        """Click a team or a pose, and wait for the next question."""
        self.inputs += 1
        gestures.click(self.app, self.at(place))
        self.wait()

    def drag(self, team: str, place: Pose | str, *, notches: int = 0) -> None:
        """Drag a team to a pose, turning the wheel on the way, and wait for the next question."""
        self.inputs += 1
        gestures.drag(self.app, self.at(team), self.at(place), notches=notches)
        self.wait()

    def press(self, *keys: str) -> None:
        """Press keys one after the other, and wait for the next question."""
        self.inputs += len(keys)
        gestures.press(self.app, *keys)
        self.wait()

    def button(self, label: str) -> None:
        """Click the button with a label beside the prompt, and wait for the next question."""
        self.inputs += 1
        self.scene.bar.refresh()
        found = {button.label: button for button in self.scene.bar.buttons}
        assert label in found, found.keys()
        gestures.click(self.app, found[label].rect.center)
        self.wait()


@contextmanager
def armour_application(size: tuple[int, int] = (1280, 720)) -> Iterator[App]:
    """Yield an application of ARMOUR! without scenes; close it at the end of the block."""
    TITLE.use()
    app = App(WindowOptions(resolution=size, sound=False), TITLE.stage)
    try:
        yield app
    finally:
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)
