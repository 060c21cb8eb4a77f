"""The moor in a window without a screen, against a random bot or with two persons."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import pygame

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from tests.engine.moor_game import BLUE, RED, RULES, Book, State
from tests.engine.moor_title import MOOR, load_book
from tests.engine.stage import gestures
from tests.engine.tabletop.plane.moor_desk import MoorBoard, MoorDesk
from tests.engine.tabletop.plane.moor_table import STAGE, TABLE

MOST_ROUNDS = 400
"""Number of frames within which a question must be asked."""


class MoorWindow:
    """Game in a window; the test answers for red, blue answers at random."""

    def __init__(self, app: App, seed: int = 1, session: Session[State, Book] | None = None) -> None:
        """Open the table of a new game, or of another session."""
        self.app = app
        if session is None:
            game = game_of(RULES, RULES.new_state(load_book()))
            session = Session(MOOR, game, SeededChance(seed), others={BLUE: Anybody(SplitMix(seed))}, seat=RED)
        app.settings.pace = "instant"
        self.scene: TableScene[State, MoorDesk, Pose] = TableScene(app, session, TABLE)
        self.scene.keyboard.guard.clock = count(1.0).__next__  # there is time to think between any two presses
        app.push(self.scene)
        self.wait()
        gestures.press(app, "Z")  # all of the table is in sight

    @property
    def desk(self) -> MoorBoard:
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
    def subject(self) -> str:
        """Return the id of the question's subject, "" if there is none."""
        return self.desk.prompt.decision.subject if self.desk.prompt is not None else ""

    def wait(self) -> None:
        """Run frames until there is a question or the game is over; raise AssertionError after `MOST_ROUNDS`."""
        for _ in range(MOST_ROUNDS):
            self.app.round(0.05)
            if self.desk.prompt is not None or self.app.top is not self.scene or self.desk.over:
                self.app.round(0.05)
                return
        raise AssertionError("nothing is asked")

    def at(self, pose: Pose | str) -> tuple[int, int]:
        """Return the screen point of a pose; raise AssertionError if it is outside the board pane."""
        place = pose if isinstance(pose, Pose) else Pose.read(pose)
        position = self.desk.view.centre(place)
        assert self.desk.view.rect.collidepoint(position), f"{pose} is out of sight"
        return position

    def token(self, token: str) -> tuple[int, int]:
        """Return the screen point of a token."""
        pose = self.state.places[token]
        assert pose is not None
        return self.at(pose)

    def button(self, label: str) -> None:
        """Click the button with a label beside the prompt."""
        self.scene.bar.refresh()
        button = next(button for button in self.scene.bar.buttons if button.label == label)
        gestures.click(self.app, button.rect.center)


@contextmanager
def moor_application(size: tuple[int, int] = (1280, 720)) -> Iterator[App]:
    """Yield an application of the moor without scenes; close it at the end of the block."""
    MOOR.use()
    app = App(WindowOptions(resolution=size, sound=False), STAGE)
    try:
        yield app
    finally:
        app.quit()
        pygame.quit()
        theme.set_scale(1.0)
