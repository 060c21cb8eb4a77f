"""Benchmark scenes at CONTACT!'s table with the units of both forces; called by `stage`."""

from __future__ import annotations

from combat.games.contact.table.contact_table import TABLE
from combat.games.contact.title import TITLE
from tools.figures.model_tables import ModelTables

SCENES = ModelTables(TITLE, TABLE, "before-sunrise", lambda state: sum(unit.placed for unit in state.units.values()))
"""Scenes of the mission with the most units."""
contact_pan, contact_memory = SCENES.pan, SCENES.memory
