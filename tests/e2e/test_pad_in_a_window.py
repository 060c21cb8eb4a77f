"""A gamepad in a real window: connected, used, disconnected.

A kernel device would need permission to write to /dev/uinput. Instead, `tests/e2e/padded.py` connects a virtual pad of
SDL, which is handled like a real one from SDL on.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.stage.paper.dialog import Message
from tests.e2e.screen import Screen
from tests.e2e.twins import Twins
from tests.engine.stage.pad.pad_buttons import Pad
from tests.narrowing import the

SIZE, SEED = (1280, 720), 11


class PaddedTwins(Twins):
    """The game in a window and its twin, each with a gamepad."""

    def __init__(self, screen: Screen, game: subprocess.Popen[bytes]) -> None:
        super().__init__(screen, SEED)
        self._game, self._pad = game, Pad(self.twin.rounds)

    def tell(self, *words: str) -> None:
        """Send a command to the window's virtual gamepad, as in `tests.e2e.padded`."""
        assert self._game.stdin is not None
        self._game.stdin.write(f"{' '.join(words)}\n".encode())
        self._game.stdin.flush()

    def press(self, *buttons: str) -> None:
        """Press buttons on both gamepads, and wait until the window looks like the twin."""
        for button in buttons:
            self.twin.time += 1.0
            self._pad.press(button)
            self.tell("wait", "0.5")  # a question is not answered by what was pressed as it came up
            self.tell("down", button)
            self.tell("wait", "0.1")
            self.tell("up", button)
            self.rest()
            self.compare(pygame.Rect((0, 0), SIZE))


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[PaddedTwins]:
    """Yield a game in a window played by gamepad, with its twin in this process."""
    with Screen(tmp_path, SIZE) as screen:
        yield PaddedTwins(screen, screen.play("first-light", SEED, program=[sys.executable, "-m", "tests.e2e.padded"]))


@pytest.mark.window
@pytest.mark.skipif("COMBAT_PROGRAM" in os.environ, reason="a pad is plugged into the process of this checkout only")
def test_a_pad_is_plugged_in_played_with_and_pulled_out(twins: PaddedTwins) -> None:
    twin = twins.twin
    twins.compare_table()
    twins.tell("plug")
    twins.tell("wait", "1.5")  # the program looks for pads once all is quiet
    twins.press("RB")
    assert twin.app.keys.by_pad
    twins.press("X", "A", "X", "A")
    assert twin.asked == "play-card"
    twins.press("Right", "A")
    assert twin.asked == "give-orders"
    man, answers = twin.desk.selection.piece, twin.session.answers
    twins.press("A", "Down", "A")
    assert (twin.desk.state.men[man].order is not None, twin.session.answers) == (True, answers + 1)
    twins.tell("unplug")
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=0))
    twin.rounds()
    slip = the(Message, twin.app.top)
    twins.compare(slip._slip)
    twins.screen.press("Return")
    twin.press("Enter")
    twins.compare_table()
    assert twins.screen.answers() == twin.session.answers
