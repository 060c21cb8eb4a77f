"""Open a scene in a window of a given size, scale and language, and find faults of its layout."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import TypeVar

import pygame

from combat.engine import words
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.drawing.lettered import Lettered
from combat.engine.stage.paper.page import Page
from combat.engine.stage.screen import Screen
from combat.engine.stage.title_stage import TitleStage
from combat.engine.stage.widgets.button import Button
from combat.engine.stage.widgets.scroll_list import ScrollList
from combat.engine.stage.widgets.text_entry import TextEntry
from combat.engine.stage.widgets.widget import Group, Widget
from combat.engine.stage.window_options import WindowOptions
from tests.engine.stage.doubled_labels import doubled_labels
from tests.engine.stage.hands import press

LEAST = 13
"""Pixels at scale 1 of the smallest target, and a third of the least visible part of a list."""
TILDES = "~" * 8
"""Padding of the pseudo-language after a long text; it would be a word too long for any line."""
SIZES = ((1280, 720), (1366, 768), (1600, 900), (1920, 1080), (3840, 2160))
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
LANGUAGES = ("en", "es", "de", "xx")
HARD = (
    ((1280, 720), 1.0, "de"),
    ((1280, 720), 1.75, "es"),
    ((1280, 720), 3.0, "xx"),
    ((1600, 900), 1.75, "xx"),
    ((1280, 720), 0.75, "xx"),
    ((1920, 1080), 3.0, "de"),
    ((1280, 720), 1.35, "xx"),
)
"""Difficult windows; each scene gets one of them, so that all scenes together cover them."""
Place = tuple[tuple[int, int], float, str]
"""The size of a window, its scale, and a language."""
EVERYWHERE: tuple[Place, ...] = tuple(itertools.product(SIZES, SCALES, LANGUAGES))
Lay = Callable[[App], object]
SHEETS = ("_sheet", "_slip", "sheet")
P = TypeVar("P")
Noted = Callable[[Screen], Collection[str]]


def nothing(scene: Screen) -> Collection[str]:
    """Return (), for a scene without tooltips."""
    return ()


class SceneInWindow:
    """Scene in a window, with queries about its layout."""

    def __init__(self, lay: Lay, stage: TitleStage, place: Place) -> None:
        size, scale, language = place
        words.use(language)
        self.app = App(WindowOptions(resolution=size, sound=False, scale=scale), stage)
        self.app.settings.pace = "instant"
        lay(self.app)
        for _ in range(3):
            self.app.round(0.05)

    @property
    def scene(self) -> Screen:
        """Return the top scene."""
        return self.app.top

    @property
    def window(self) -> pygame.Rect:
        """Return the rectangle of the window."""
        return self.app.surface.get_rect()

    def written(self) -> list[Lettered]:
        """Lay the scene out again, and return all texts drawn."""
        with lettered.noted() as seen, self.app._scaled(self.scene):
            self.scene.resize()
            self.app._whole_words.draw(self.scene, self.app.surface)
        return seen

    def parts(self, kind: type[P]) -> Iterator[P]:
        """Yield the scene's parts of a class, found through its attributes."""
        known: set[int] = set()
        waiting: list[object] = [self.scene]
        while waiting:
            thing = waiting.pop()
            if id(thing) in known or not hasattr(thing, "__dict__"):
                continue
            known.add(id(thing))
            if isinstance(thing, kind):
                yield thing
            own = type(thing).__module__.startswith("combat.")
            if own and (thing is self.scene or not isinstance(thing, Screen)):
                waiting += vars(thing).values()

    def close(self) -> None:
        """Close the window."""
        self.app.quit()


def faults_in(lay: Lay, stage: TitleStage, places: Iterable[Place], noted: Noted = nothing) -> list[str]:
    """Return all faults of a scene's layout in some windows.

    `noted` returns texts that are shown in full in tooltips.
    """
    faults = []
    for place in dict.fromkeys(places):
        room = SceneInWindow(lay, stage, place)
        faults += [f"{place[0]} at {place[1]} in {place[2]}: {fault}" for fault in _faults_of(room, noted)]
        room.close()
    return faults


def _faults_of(room: SceneInWindow, noted: Noted) -> list[str]:
    seen = room.written()
    checks = (
        _cut(room, seen, noted(room.scene)),
        _overlaps(seen),
        _beside_sheet(room, seen),
        _controls(room),
        _doubled(room),
        _lists(room),
        _by_tab(room),
    )
    return list(dict.fromkeys(itertools.chain(*checks)))


def _cut(room: SceneInWindow, seen: list[Lettered], own: Collection[str]) -> Iterator[str]:
    """What cannot be read, nor is said in a note where the pointer rests on it. What a control is called is never cut."""
    noted = {*own, *(each.text for each in room.app._whole_words.left_out)}
    called = {widget.label for group in room.parts(Group) for widget in group.widgets if isinstance(widget, Button)}
    placed = {line.text for line in seen if line.box.width}
    for line in seen:
        away = (line.scrolled and not line.clip.colliderect(line.box)) or (not line.box.width and line.text in placed)
        told = line.cut == "short" and (away or (line.text in noted and line.text not in called))
        if line.cut and not told and not _moves(room, line) and TILDES not in line.text:
            yield f"{line.cut}: {line.text!r} as {line.set!r}"


def _moves(room: SceneInWindow, line: Lettered) -> bool:
    """Whether it stands on a map, or in a field, which shows what it is moved to."""
    if line.cut == "short":
        return False
    view = getattr(room.scene, "view", None)
    fields = any(entry.rect.contains(line.clip) for entry in room.parts(TextEntry))
    return fields or (view is not None and (not line.shown or view.rect.contains(line.clip)))


def _overlaps(seen: list[Lettered]) -> Iterator[str]:
    """Lines that are written over each other."""
    lines = [line for line in seen if line.shown and not line.scrolled and line.clip.contains(line.box)]
    for one, other in itertools.combinations(lines, 2):
        both = one.box.clip(other.box)
        if both.width > theme.px(2) and both.height > theme.px(2) and one.box != other.box:
            yield f"{one.text!r} lies on {other.text!r}"


def _beside_sheet(room: SceneInWindow, seen: list[Lettered]) -> Iterator[str]:
    """Sheets that reach out of the window, and lines that begin on a sheet and end beside it."""
    for sheet in (getattr(room.scene, name, None) for name in SHEETS):
        if isinstance(sheet, pygame.Rect):
            if not room.window.contains(sheet):
                yield f"the sheet lies at {sheet}"
            for line in seen:
                begins = line.shown and not line.scrolled and sheet.collidepoint(line.box.center)
                if begins and not sheet.contains(line.box) and not _moves(room, line) and TILDES not in line.text:
                    yield f"{line.text!r} reaches out of its sheet"


def _controls(room: SceneInWindow) -> Iterator[str]:
    """Controls that have no place, or lie on others; what is scrolled away lies on nothing."""
    pinned = {id(widget) for page in room.parts(Page) for widget in page._pins}
    body = getattr(room.scene, "_body", None)
    for group in room.parts(Group):
        yield from (f"{_named(each)} has no place" for each in group.widgets if each.rect.size == (0, 0))
        for one, other in itertools.combinations(group.widgets, 2):
            away = isinstance(body, pygame.Rect) and not (body.contains(one.rect) and body.contains(other.rect))
            if one.rect.colliderect(other.rect) and not away and (id(one) in pinned) == (id(other) in pinned):
                yield f"{_named(one)} lies on {_named(other)}"


def _doubled(room: SceneInWindow) -> Iterator[str]:
    """Words that stand on two buttons and mean two things."""
    widgets = itertools.chain.from_iterable(group.widgets for group in room.parts(Group))
    yield from (f"two buttons are called {label!r}" for label in doubled_labels(widgets))


def _lists(room: SceneInWindow) -> Iterator[str]:
    """Lists, pages and fields that reach out of the window, or show less than a line."""
    for list_ in room.parts(ScrollList):
        shown = list_.rect.size != (0, 0)  # else another lies in its place
        if list_.rows and shown and (not room.window.contains(list_.rect) or list_.rect.height < theme.px(3 * LEAST)):
            yield f"a list lies at {list_.rect}"
    for page in room.parts(Page):
        if not room.window.contains(page.window) or page.window.height < theme.px(LEAST):
            yield f"a page lies at {page.window}"
    yield from (f"a field lies at {each.rect}" for each in room.parts(TextEntry) if not room.window.contains(each.rect))


def _by_tab(room: SceneInWindow) -> Iterator[str]:
    """Each control comes whole into the window when the keyboard goes to it; those with a key need not be gone to."""
    groups = [group for group in room.parts(Group) if group.widgets]
    wanted = {id(each): each for group in groups for each in group.widgets if each.focusable}
    reached: set[int] = set()
    for _ in range(len(wanted) + 2):
        press(room.app, "Tab")
        for widget in (group.focused for group in groups):
            if widget is not None and id(widget) in wanted:
                reached.add(id(widget))
                yield from _out_of(room.window, widget)
    pinned = {id(widget) for page in room.parts(Page) for widget in page._pins}
    for widget in (each for place, each in wanted.items() if place not in reached):
        if id(widget) not in pinned:
            yield from _out_of(room.window, widget)
        if reached and not widget.key:
            yield f"{_named(widget)} is not reached by Tab"


def _out_of(window: pygame.Rect, widget: Widget) -> Iterator[str]:
    if not window.contains(widget.rect.inflate(-2, -2)) or min(widget.rect.size) < LEAST:
        yield f"{_named(widget)} lies at {widget.rect}"


def _named(widget: Widget) -> str:
    return f"{type(widget).__name__} {getattr(widget, 'label', '')!r}"
