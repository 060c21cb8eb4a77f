"""At every question of any game everything can be drawn; a part that fails is left out, and the game continues."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.play.game_log import GameLog
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import fault_lines
from combat.engine.stage.drawing.drawing_guard import write_line
from combat.engine.stage.drawing.fault_lines import FaultLines
from combat.engine.tabletop.prompt import Prompt
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.book import Book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.state import State
from combat.games.command.rules.two_sides import SIDES
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_layers import CommandLayers
from combat.games.command.table.command_table import CommandTable
from combat.games.command.table.command_targets import CommandTargets
from combat.games.command.table.overlays.laid_overlay import LaidOverlay
from combat.games.command.table.overlays.meant_overlay import MeantOverlay
from combat.games.command.table.overlays.reach_overlay import ReachOverlay
from combat.games.command.table.panels.stack_pane import StackPane
from combat.games.command.table.units_on_board import UnitsOnBoard
from tests.engine.tabletop.onlooker import Fault, faults_collected, game_in_the_middle, look_on, size_of, speak
from tests.games.command.laws.settings import setting, small
from tests.games.command.played import command_is_played
from tests.games.command.prompts.at_table import AtTable
from tests.sampled import SOAKED

GAMES = int(os.environ.get("COMBAT_SOAK", "3"))
"""Number of games drawn; `make soak` draws 2,000, half of them printed scenarios."""
BATCH = 10 if SOAKED else 1
SHORT, LONG = 900, 3_000
"""Answers of a game of the sample are fewer before it comes to the table: of a short fight, and of a scenario."""
QUESTIONS = sys.maxsize if SOAKED else 8
"""Number of each game's next questions that are drawn: all of them in a soak test."""

_command_is_played = pytest.fixture(autouse=True)(command_is_played)


def raise_card(scene: TableScene[State, CommandDesk, Hex], number: int) -> None:
    """Raise a card of the hand, chosen by number, with its preview; raise none for 0."""
    battle = scene.desk.title_desk
    cards = scene.desk.state.hands.get(battle.seat, ()) if number else ()
    battle.raise_card(cards[number % len(cards)] if cards else 0)


def sampled(number: int) -> tuple[Book, int]:
    """Return a book, alternately of a short fight and a scenario, and the most answers given before it is drawn."""
    return (setting(number - 1)[1], LONG) if number % 2 else (small(number)[1], SHORT)


def looked_at(number: int, questions: int) -> tuple[int, list[Fault]]:
    """Play a game at random to some question, then draw it at each of the next ones.

    Return their number and the faults.
    """
    book, most = (setting(number)[1], 1) if SOAKED else sampled(number)
    game = game_in_the_middle(RULES, book, number, most)
    speak(number)
    with faults_collected() as faults:
        table = AtTable(
            seed=number, game=game, seat=SIDES[SplitMix(number).below(2)], wished=False, size=size_of(number)
        )
        looks = look_on(table, number, questions, choose=raise_card)
        table.close()
    return looks, faults


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_every_overlay_prompt_tooltip_and_form_can_be_drawn_at_every_question(first: int) -> None:
    """Every overlay, prompt and form is drawn at each question; one of the cards of the hand is raised, in turns; tooltips, what is chosen and what is dragged are sampled.

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


def test_a_fault_in_one_overlay_is_found_by_the_law_and_costs_that_overlay_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COMBAT_STATE_DIR", str(tmp_path))
    monkeypatch.setattr(fault_lines, "FAULTS", FaultLines())
    monkeypatch.setattr(ReachOverlay, "draw_ground", _torn)
    looks, faults = looked_at(2, 4)
    assert looks == 4
    assert {fault.part for fault in faults} == {"ReachOverlay._torn"}
    for fault in faults:
        write_line(fault.part, fault.thrown)
    (file,) = tmp_path.glob("crash-*.log")
    assert file.read_text(encoding="utf-8").count("was not drawn") == 1


@pytest.mark.parametrize(
    ("owner", "name"),
    [
        (StackPane, "needs"), (CommandLayers, "tip"), (Prompt, "line"), (CommandTargets, "asked_places"), (CommandTable, "motion"),
        (MeantOverlay, "draw_pieces"), (UnitsOnBoard, "places"), (LaidOverlay, "ready"), (AskShot, "begin"), (AskShot, "lit"),
        (CommandTargets, "chosen_places"), (CommandTable, "heading"), (GameLog, "tell"),
    ],
)  # fmt: skip
def test_a_part_that_fails_leaves_the_game_to_its_player(
    owner: type[object], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, _torn)
    looks, faults = looked_at(2, 5)
    assert looks == 5
    assert {str(fault.thrown) for fault in faults} == {"'torn'"}


def test_a_sound_that_fails_leaves_the_game_to_its_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CommandTable, "heard", _torn)
    game = game_in_the_middle(RULES, small(2)[1], 2, SHORT)
    with faults_collected() as faults:
        table = AtTable(seed=2, game=game, wished=False, size=size_of(2))
        table.app.settings.pace = "fast"
        assert table.session.decision is not None
        table.desk.controls.answer(next(table.session.decision.samples(table.session.view, SplitMix(2))))
        table.settle()
        table.close()
    assert {fault.part for fault in faults} == {"CommandTable._torn"}
