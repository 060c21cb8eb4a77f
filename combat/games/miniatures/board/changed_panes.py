"""The panes that are redrawn after each change of the desk."""

from __future__ import annotations

from combat.engine.tabletop.title_table import Change

EVERYTHING = ("top", "rail", "board", "prompt", "units", "dossier", "unit")
PANES: dict[Change, tuple[str, ...]] = {
    "chosen": ("board", "prompt", "units", "dossier", "unit"),
    "pointed": ("dossier", "unit"),
    "rested": ("dossier",),
    "cursor": ("board", "prompt"),
    "carried": ("board", "prompt"),
    "asked": EVERYTHING,
    "shown": (),
    "told": ("prompt",),
    "back": (*EVERYTHING, "log"),
    "recalled": ("log", "board", "prompt"),
    "pace": ("top",),
    "skippable": ("board",),
}
"""Panes to be redrawn at each change of the desk."""
