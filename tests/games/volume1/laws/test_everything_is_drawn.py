"""At every question of any battle everything can be drawn; a part that fails is left out, and the battle continues."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.thing import MarkerId
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.volume_one import RULES
from combat.games.volume1.table.drawing_moves import DrawingMoves
from combat.games.volume1.table.overlays import held_odds
from combat.games.volume1.table.overlays.board_layers import BoardLayers
from combat.games.volume1.table.overlays.danger_overlay import DangerOverlay
from combat.games.volume1.table.overlays.sight_overlay import SightOverlay
from combat.games.volume1.table.panels import top_cells
from combat.games.volume1.table.panels.dossier import Dossier
from tests.engine.tabletop.onlooker import Fault, faults_collected, game_in_the_middle, look_on, size_of, speak
from tests.games.volume1.laws.settings import setting, share
from tests.games.volume1.table.sitting import Sitting
from tests.sampled import SOAKED

GAMES = int(os.environ.get("COMBAT_SOAK", "3"))
"""Number of battles drawn; `make soak` draws 2,000, half of them printed scenarios."""
BATCH = 10 if SOAKED else 1
LONG = 1 if SOAKED else 1_200
"""Answers of a battle are fewer before it comes to the table: from its beginning where it is soaked."""
QUESTIONS = sys.maxsize if SOAKED else 8
"""Number of each battle's next questions that are drawn: all of them in a soak test."""


def order_markers() -> list[MarkerId]:
    """Return the order markers of the tray."""
    return [MarkerId("order", name) for name in tray_orders()]


def looked_at(number: int, questions: int) -> tuple[int, list[Fault]]:
    """Play a battle at random to some question, then draw it at each of the next ones.

    Return their number and the faults.
    """
    game = game_in_the_middle(RULES, setting(number)[1], number, LONG)
    speak(number)
    with faults_collected() as faults:
        sitting = Sitting(seed=number, size=size_of(number), state=game.checkpoints[-1].state.copy())
        looks = look_on(sitting, number, questions, markers=order_markers)
        sitting.session.close()
    return looks, faults


@pytest.mark.parametrize("first", share(GAMES, 0)[::BATCH])
def test_every_overlay_prompt_tooltip_and_form_can_be_drawn_at_every_question(first: int) -> None:
    """Every overlay, prompt and form is drawn at each question; tooltips, what is chosen and what is dragged are sampled.

    `Onlooker` says how many of them, and by which seed.
    """
    looks = 0
    for number in range(first, min(first + BATCH, GAMES)):
        found, faults = looked_at(number, QUESTIONS)
        assert not faults, (number, *map(str, faults))
        looks += found
    assert looks


def _torn(*_args: Any) -> None:
    raise KeyError("torn")


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (DangerOverlay, "draw_ground"), (Dossier, "draw"), (BoardLayers, "tip"), (Prompt, "line"), (held_odds, "tip"),
        (DrawingMoves, "chose"), (DrawingMoves, "followed"), (Dossier, "place"), (SightOverlay, "toggle"),
        (top_cells, "top_plan"),
    ],
)  # fmt: skip
def test_a_part_that_fails_is_found_by_the_law_and_leaves_the_battle_to_its_player(
    owner: object, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, _torn)
    looks, faults = looked_at(2, 3)
    assert looks == 3
    assert {str(fault.thrown) for fault in faults} == {"'torn'"}
