"""In a battle resumed shortly before its end, the final reveals also name enemies in earlier log lines (8.2)."""

from __future__ import annotations

from pathlib import Path

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.tabletop.table_scene import TableScene
from combat.games.volume1.records.battle_records import RECORDS, standing
from combat.games.volume1.rules.state import State
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.words.battle_story import BattleStory
from tests.narrowing import the

WHOLE = Path(__file__).parents[1] / "golden" / "first-light-cautious.combat"


def left_in_the_last_dice(path: Path) -> Path:
    """Write a save as a crash would leave it during its last roll; return its path."""
    lines = WHOLE.read_text(encoding="utf-8").splitlines(keepends=True)
    while '"chance":true' not in lines[-1]:
        del lines[-1]
    path.write_text("".join(lines[:-3]), encoding="utf-8")
    return path


def told_to_the_end(app: App, path: Path) -> TableScene[State, BattleDesk, Hex]:
    """Resume the battle, run it until the whole log is rebuilt, and return its table."""
    app.settings.pace = "instant"
    scene = app.make("saved-battle", path=left_in_the_last_dice(path))
    assert isinstance(scene, TableScene)
    app.push(scene)
    for _ in range(2000):
        app.round(0.05)
        if scene.desk.presenter.recall is None:
            break
    app.round(0.05)
    return scene


def test_22_0_how_it_ended_is_remembered_and_stands_on_the_scenarios_sheet(app: App, tmp_path: Path) -> None:
    RECORDS.file().unlink(missing_ok=True)
    scene = told_to_the_end(app, tmp_path / "late.combat")
    scene.desk.show_end()
    assert isinstance(app.top, VictoryScene)
    found = standing("first-light")
    assert found is not None
    assert (found.fought, found.won, found.best.points) == (1, 0, -1)
    RECORDS.file().unlink()


def test_8_2_cards_and_lines_from_before_name_those_whom_the_end_uncovered(app: App, tmp_path: Path) -> None:
    scene = told_to_the_end(app, tmp_path / "late.combat")
    state, story = scene.desk.state, the(BattleStory, scene.desk.story)
    assert state.clock.phase == "over"
    assert {card.man for card in story.cards_of(state.clock.turn)} - {""} <= state.men.keys()
    assert {id_ for line in story.lines for id_ in line.entry.pieces} <= state.book.figures.keys()
