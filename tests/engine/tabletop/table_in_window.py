"""A table in a window of a given size: its texts, and whether each answer and panel can be reached."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Container, Iterable
from typing import Any

import pygame

from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.lettered import Lettered
from combat.engine.stage.drawing.piece import SHELF
from combat.engine.tabletop.table_scene import TableScene
from tests.narrowing import the

SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
EASY = ((1600, 900), 1.0, "en")
"""Windows with room for everything."""
HARD = (
    ((1280, 720), 0.75, "xx"),
    ((1280, 720), 1.0, "xx"),
    ((1280, 720), 1.25, "en"),
    ((1280, 720), 1.25, "xx"),
    ((1366, 768), 1.25, "xx"),
    ((1600, 900), 1.75, "xx"),
    ((1280, 720), 1.75, "xx"),
    ((1280, 720), 2.5, "xx"),
    ((1280, 720), 3.0, "xx"),
    ((1920, 1080), 3.0, "xx"),
    ((3840, 2160), 3.0, "xx"),
)
LEAST = 13
"""Pixels at scale 1 of the smallest target."""

Tabled = TableScene[Any, Any, Any]


def window(scene: Tabled) -> pygame.Rect:
    """Return the rectangle of the whole window."""
    return the(App, scene.app).surface.get_rect()


def written(scene: Tabled, but: Container[str] = ()) -> list[Lettered]:
    """Draw the panes around the board again, except those in `but`; return all their texts."""
    SHELF.clear()
    app = the(App, scene.app)
    surface = app.surface
    with lettered.noted() as seen, app._scaled(scene):
        for name, part in scene.parts.items():
            pane = scene.layout.panes[name]
            if pane.width and name not in but:
                surface.set_clip(pane)
                scene.scrolled.draw(name, surface)
                assert part.rect.width == pane.width
        surface.set_clip(scene.layout.board.union(scene.layout.frame))
        scene.handles.draw(surface)
        scene.handles.draw_leaves(surface, "panels")
        surface.set_clip(None)
    return seen


def cut_lines(scene: Tabled, but: Container[str] = (), but_words: Container[str] = ()) -> list[str]:
    """Return the texts that are cut, except in the panes `but`, and except the texts `but_words`."""
    cut = (line for line in written(scene, but) if line.cut and line.text not in but_words)
    return [f"{line.cut}: {line.text!r} as {line.set!r}" for line in cut]


def unreached_buttons(scene: Tabled) -> list[str]:
    """Return the faults of the prompt's buttons.

    Each must be fully visible or behind "More…", which must then be visible; none may overlap.
    """
    bar, whole, faults = scene.bar, window(scene), []
    for button in bar.buttons:
        if button in bar.left_out:
            assert bar.more in bar.group.widgets
            continue
        if not whole.contains(button.rect) or min(button.rect.size) < theme.px(LEAST):
            faults.append(f"{button.label}: {button.rect}")
    if bar.left_out and not whole.contains(bar.more.rect):
        faults.append(f"More: {bar.more.rect}")
    boxes = [widget.rect for widget in bar.group.widgets]
    faults += [f"{one} lies on {other}" for one, other in itertools.combinations(boxes, 2) if one.colliderect(other)]
    return faults


def unreached_cards(pane: pygame.Rect, boxes: Iterable[tuple[int, pygame.Rect]], count: int) -> list[str]:
    """Return the faults of a hand of `count` cards: enough of each must be visible to point at it."""
    lying = list(boxes)
    faults = [] if len(lying) == count else [f"{count - len(lying)} cards are missing"]
    for place, (card, box) in enumerate(lying):
        free = box.clip(pane)
        if place + 1 < len(lying):
            free.width = min(free.width, lying[place + 1][1].left - box.left)
        if free.width < theme.px(LEAST) or free.height < theme.px(LEAST):
            faults.append(f"card {card}: {free}")
    return faults


def unreached_panels(scene: Tabled, doors: Callable[[str], str], panes: Iterable[str]) -> list[str]:
    """Return the faults of panels: each must be visible or have a visible tab; `doors` names the tab of a pane."""
    layout, whole, faults = scene.layout, window(scene), []
    for name in panes:
        rect = layout.panes[name]
        if rect.width:
            if not whole.contains(rect):
                faults.append(f"{name}: {rect}")
            continue
        leaf = next((leaf.rect for leaf in layout.leaves if leaf.pane == name), None)
        door = leaf or layout.tabs[doors(name)]
        if not whole.contains(door):
            faults.append(f"the tab of {name}: {door}")
    return faults
