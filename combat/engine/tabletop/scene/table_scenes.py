"""Scenes that any table can open, by name; a title adds them to those of the stage."""

from __future__ import annotations

from collections.abc import Mapping

TABLE_SCENES: Mapping[str, str] = {
    "branch": "combat.engine.tabletop.log.branching_slips:branch",
    "net-games": "combat.engine.tabletop.net.net_games_scene:NetGamesScene",
    "net-host": "combat.engine.tabletop.net.net_hosting:NetHosting",
    "net-lobby": "combat.engine.tabletop.net.net_lobby:NetLobby",
    "recap": "combat.engine.tabletop.panes.recap_scene:RecapScene",
    "saved-battle": "combat.engine.tabletop.scene.saved_tables:saved",
    "study": "combat.engine.tabletop.log.branching_slips:study",
}
"""Name -> "module:factory"."""
