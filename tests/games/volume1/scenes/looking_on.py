"""Helpers for tests of demo and replay scenes: wait for changes, and read the log."""

from __future__ import annotations

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.watch import PAUSE
from combat.engine.tabletop.playback_scene import PlaybackScene
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk


def wait(app: App) -> None:
    """Wait until changes of files have been noticed."""
    for _ in range(3):
        app.round(PAUSE)


def heads(scene: PlaybackScene[State, BattleDesk, Hex]) -> list[str]:
    """Return the headings of the log's lines."""
    return [line.entry.head for line in scene.desk.story.lines]
