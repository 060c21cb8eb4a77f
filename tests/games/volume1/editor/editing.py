"""Input to the scenario editor: open drafts, turn pages, find rows, point at hexes."""

from __future__ import annotations

import pygame

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.editor.form.form_pages import PAGES
from combat.games.volume1.editor.form.form_rows import Row
from combat.games.volume1.editor.opening import find_opening, open_draft
from tests.engine.stage.hands import click, point, press
from tests.narrowing import the


def edit(app: App, word: str = "first-light") -> EditorScene:
    """Open the draft of a scenario in the editor; return its scene."""
    scene = EditorScene(app, open_draft(find_opening(word)))
    app.push(scene)
    rounds(app)
    return scene


def rounds(app: App, count: int = 2) -> None:
    """Run the application for some rounds of 0.05 s."""
    for _ in range(count):
        app.round(0.05)


def turn_to(scene: EditorScene, page: str) -> None:
    """Open a page of the form."""
    place = next(place for place, each in enumerate(PAGES) if each.id == page)
    click(the(App, scene.app), scene.form.tab(place).center)
    scene.view.camera.finish()
    rounds(the(App, scene.app))


def row(scene: EditorScene, *path: str | int, entry: bool = False) -> Row:
    """Return the row of a key path; with `entry`, that of the head of a list entry."""
    return next(row for row in scene.form.list.rows if row.path == path and row.entry == entry)


def focus(scene: EditorScene, *path: str | int) -> None:
    """Focus the row of a key path."""
    scene.form.go_to(path)
    rounds(the(App, scene.app))


def at(scene: EditorScene, hex_: str) -> tuple[int, int]:
    """Bring a hex into view; return its screen point."""
    scene.view.centre_on(Hex(hex_))
    scene.view.camera.finish()
    rounds(the(App, scene.app))
    return scene.view.centre(Hex(hex_))


def drag(app: App, *places: tuple[int, int]) -> None:
    """Drag with the left button along some points."""
    point(app, places[0])
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1))
    app.round(0.05)
    for place in places[1:]:
        point(app, place)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=places[-1], button=1))
    app.round(0.05)


def type_in(app: App, words: str) -> None:
    """Type text into the open dialog and confirm it with Enter."""
    assert isinstance(app.top, WriteSlip)
    rounds(app)
    app.top.entry.text = words
    press(app, "Enter")
    rounds(app)
