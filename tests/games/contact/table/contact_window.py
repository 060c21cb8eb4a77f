"""A battle of CONTACT! in a window without a screen, between a player and a random bot."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.rules import game_of
from combat.engine.play.anybody import Anybody
from combat.engine.play.session import Session
from combat.engine.space.plane.pose import Pose
from combat.engine.stage.app import App
from combat.engine.stage.drawing import theme
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.contact.prompts.ask_action import AskAction
from combat.games.contact.rules.contact_rules import RULES
from combat.games.contact.rules.state import State
from combat.games.contact.rules.two_seats import ATTACKER, DEFENDER
from combat.games.contact.scenes.contact_stage import STAGE
from combat.games.contact.table.contact_desk import ContactDesk
from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE

MOST_ROUNDS = 200
"""Frames in which something must be asked."""


class ContactWindow:
    """Battle in a window; the test plays the attacker."""

    def __init__(self, app: App, state: State, seed: int = 1) -> None:
        self.app = app
        app.settings.pace = "instant"
        others = {DEFENDER: Anybody(SplitMix(seed))}
        session = Session(TITLE, game_of(RULES, state.copy()), SeededChance(seed), others=others, seat=ATTACKER)
        self.scene: TableScene[State, ContactDesk, Pose] = TableScene(app, session, TABLE)
        self.scene.keyboard.guard.clock = count(1.0).__next__  # there is time to think between any two presses
        app.push(self.scene)
        self.wait()

    @property
    def state(self) -> State:
        """Return the state as the player sees it."""
        return self.scene.desk.state

    @property
    def prompt(self) -> AskAction:
        """Return the pending prompt for a unit's action."""
        found = self.scene.desk.prompt
        assert isinstance(found, AskAction), found
        return found

    @property
    def notice(self) -> str:
        """Return the notice in the prompt bar, "" if it shows none."""
        return str(self.scene.desk.notice.text)

    def wait(self) -> None:
        """Run frames until there is a question or the battle is over; raise AssertionError after `MOST_ROUNDS`."""
        for _ in range(MOST_ROUNDS):
            self.app.round(0.05)
            if self.scene.desk.prompt is not None or self.scene.desk.over:
                self.app.round(0.05)
                return
        raise AssertionError("nothing is asked")

    def order(self, unit: str) -> None:
        """Give a unit an order, and wait for the question about its action."""
        self.scene.desk.controls.answer(f"order {unit}")
        self.wait()

    def button(self, key: str) -> Button:
        """Return the prompt's button with a key."""
        return next(button for button in self.prompt.buttons() if button.key == key)


@contextmanager
def contact_application() -> Iterator[App]:
    """Yield an application of CONTACT! without scenes."""
    scale = theme.scale()
    try:
        yield App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    finally:
        theme.set_scale(scale)
