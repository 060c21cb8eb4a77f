"""Benchmark scenes at ARMOUR!'s table with 80 models; called by `stage`."""

from __future__ import annotations

from combat.games.armour.table.armour_table import TABLE
from combat.games.armour.title import TITLE
from tools.figures.model_tables import ModelTables

SCENES = ModelTables(TITLE, TABLE, "crossing", lambda state: sum(team.on_table for team in state.teams.values()))
"""Scenes of the mission with the most models."""
armour_pan, armour_large_pan, armour_memory = SCENES.pan, SCENES.large_pan, SCENES.memory
