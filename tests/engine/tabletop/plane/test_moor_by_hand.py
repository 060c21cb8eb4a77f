"""Whole games on open ground by mouse, keys and gamepad: clicks, drags and steps give a point and a heading."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.tabletop.plane.moor_hands import KeyHand, MoorHand, MouseHand, PadHand
from tests.engine.tabletop.plane.moor_window import MoorWindow, moor_application

ROOT = Path(__file__).parents[4]
DONE: list[tuple[type[MoorHand], set[str]]] = [
    (MouseHand, {"dragged and turned", "2 corners", "blast on a token"}),
    (KeyHand, {"turned", "2 corners", "blast on a token"}),
    (PadHand, {"turned", "2 corners", "blast on a token", "menu"}),
]


@pytest.fixture
def window() -> Iterator[MoorWindow]:
    """Yield a game of the moor in a window."""
    with moor_application() as app:
        yield MoorWindow(app, seed=2)


@pytest.mark.parametrize(("kind", "done"), DONE, ids=["mouse", "keys", "pad"])
def test_a_game_is_played_to_its_end_by_one_hand_alone(
    window: MoorWindow, kind: type[MoorHand], done: set[str]
) -> None:
    hand = kind(window)
    hand.play()
    assert window.desk.over
    assert hand.did >= done
    assert window.desk.story.lines[-1].entry.head.endswith("holds the moor")


UNGRIDDED = """
import sys
from tests.engine.tabletop.plane.moor_hands import KeyHand, MouseHand, PadHand
from tests.engine.tabletop.plane.moor_window import MoorWindow, moor_application

for kind in (MouseHand, KeyHand, PadHand):
    with moor_application() as app:
        hand = kind(MoorWindow(app, seed=2))
        hand.play()
        assert hand.window.desk.over
print([name for name in sys.modules if ".hexes" in name])
"""


def test_nothing_of_hexes_is_loaded_while_a_game_without_a_grid_is_played_by_every_hand() -> None:
    ran = subprocess.run([sys.executable, "-c", UNGRIDDED], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines()[-1] == "[]"
