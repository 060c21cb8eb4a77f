"""Open the examples of a rules lab from a game's start screen, and from there the table."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from combat.engine.stage.app import App
from combat.engine.stage.screen import Screen
from combat.engine.tabletop.lab.lab_list_scene import LabListScene
from tests.engine.stage.gestures import press
from tests.narrowing import the

L = TypeVar("L", bound=Screen)


def opened(app: App, lab: type[L], path: Path) -> L:
    """Open a lab file; return its scene."""
    app.open("lab", path=path)
    app.round(0.05)
    return the(lab, app.top)


def listed(app: App) -> LabListScene:
    """Open the start screen and from there, by key, the list of lab files; return the list."""
    app.open("menu")
    app.round(0.05)
    press(app, "r")
    return the(LabListScene, app.top)


def assert_leads_to_table(app: App, files: LabListScene, lab: type[Screen]) -> None:
    """Assert that all listed files are valid, that Enter opens a table, and that Esc returns to the list."""
    assert not any(row.faulty for row in files.list.rows)
    press(app, "Enter")
    app.round(0.05)
    the(lab, app.top)
    press(app, "Esc")
    assert app.top is files
