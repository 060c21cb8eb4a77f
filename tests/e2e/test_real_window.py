"""Two turns of the first scenario by mouse in a real window, and what is on the screen after them.

A twin of the battle is played on the dummy driver with the same seed and the same clicks: it tells where things lie, and
what the window should look like.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from combat.games.volume1.content.library import load_book
from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.panels.hand import Hand
from combat.games.volume1.table.panels.roster import Roster
from combat.games.volume1.table.panels.tray import Tray
from tests.e2e.screen import Screen
from tests.games.volume1.table.sitting import Sitting, part

SIZE, SEED = (1280, 720), 11
SAME = 6
"""How far apart two colours may be that are held to be the same, 0-255 in each part."""

MARKERS = ("evade", "sneak", "sprint", "aimed-fire", "run-and-gun", "hide", "rapid-fire")


class Twins:
    """The window and its twin: every click goes to both."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.twin = Sitting(load_book("first-light"), SEED, size=SIZE, painted=True)
        settings = self.twin.app.settings
        settings.tooltip_delay, settings.edge_scroll, settings.minimap = 9.0, False, False
        self.rest()

    def rest(self) -> None:
        """Let the twin come to rest, and the window to the same number of answers."""
        self.twin.settle()
        self.twin.scene.view.camera.finish()
        self.twin.rounds(2)
        wanted = self.twin.session.answers
        self.screen.until(lambda: self.screen.answers() == wanted, f"answer {wanted} is in the journal")

    def click(self, at: tuple[int, int]) -> None:
        self.twin.click(at)
        self.screen.click(at)
        self.rest()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.twin.drag(start, end)
        self.screen.drag(start, end)
        self.rest()

    def button(self, place: int = 0) -> None:
        """Click a button beside the prompt, counted from the right."""
        self.click(self.twin.scene.bar.group.widgets[place].rect.center)

    def looks_alike(self, area: pygame.Rect) -> bool:
        """Whether the window shows in an area what the twin does."""
        self.twin.scene.view.settle()
        self.twin.scene.invalidate()
        self.twin.rounds()
        seen, meant = self.screen.look().subsurface(area), self.twin.app.surface.subsurface(area)
        different = pygame.mask.from_threshold(seen, (0, 0, 0), (SAME, SAME, SAME), meant, 1)
        return different.count() >= 0.995 * area.width * area.height


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    with Screen(tmp_path, SIZE) as screen:
        screen.play("first-light", SEED)
        yield Twins(screen)


def _set_up(twins: Twins) -> None:
    """Drag one man onto a marked hex, place the rest by the button, begin."""
    twin = twins.twin
    man = twin.desk.selected
    box = next(zone for name, zone in part(twin.scene, Tray)._zones if name == man)
    free = twin.scene.layout.board.inflate(-160, -160)
    hexes = [hex_ for hex_ in twin.session.book.scenario.deployment if free.collidepoint(twin.scene.view.centre(hex_))]
    clear = [hex_ for hex_ in hexes if not twin.scene.view.minimap.rect.collidepoint(twin.scene.view.centre(hex_))]
    twins.drag(box.center, twin.scene.view.centre(clear[0]))
    assert twin.desk.state.men[man].hex == clear[0]
    twins.button(1)
    twins.button(0)


def _give_orders(twins: Twins, turn: int) -> None:
    """Choose each man in the roster and click a marker that he may have; then commit."""
    twin = twins.twin
    for place, man in enumerate(give_orders.without_orders(twin.desk.state)):
        twins.click(next(box.center for name, box in part(twin.scene, Roster)._rows if name == man))
        wishes = itertools.islice(itertools.cycle(MARKERS), place + turn, place + turn + len(MARKERS))
        order = next(wish for wish in wishes if give_orders.order_refusal(twin.desk.state, man, wish) is None)
        twins.click(next(zone.center for name, zone in part(twin.scene, Tray)._zones if name == order))
        given = twin.desk.state.men[man].order
        assert given is not None
        assert given.id == order
    twins.button(0)


def _answer(twins: Twins) -> None:
    """Answer whatever is asked by a click."""
    twin, asking = twins.twin, twins.twin.desk.asking
    if twin.asked in ("play-card", "discard-down"):
        _, box = part(twin.scene, Hand).boxes()[0]
        twins.click((box.x + 40, box.y + 40))
    elif twin.asked == "choose-wound":
        twins.click(next(zone.center for _, zone in part(twin.scene, Tray)._zones))
    elif isinstance(asking, AskMove):
        view = twin.scene.view
        free = [hex_ for hex_ in asking.hexes if not view.minimap.rect.collidepoint(view.centre(hex_))]
        inside = [hex_ for hex_ in free if view.rect.inflate(-20, -20).collidepoint(view.centre(hex_))]
        twins.click(view.centre(inside[0]))
    elif isinstance(asking, AskFire) or twin.asked in ("choose-man", "duck-back", "take-along", "play-discard"):
        twins.button(0)
    else:
        raise AssertionError(f"the test has no hand for {twin.asked}")


@pytest.mark.window
def test_two_turns_are_played_by_mouse_in_a_real_window(twins: Twins) -> None:
    twin = twins.twin
    assert twins.screen.title() == "COMBAT!"
    _set_up(twins)
    asked = set()
    while twin.desk.state.clock.turn < 3 and not isinstance(twin.app.top, VictoryScene):
        asked.add(twin.asked)
        if twin.asked == "give-orders":
            _give_orders(twins, twin.desk.state.clock.turn)
        else:
            _answer(twins)
    assert {"play-card", "give-orders", "choose-man", "choose-move"} <= asked
    layout = twin.scene.layout
    for area in (*(layout.panes[name] for name in ("top", "track", "roster", "dossier", "prompt")), layout.board):
        what = f"the window shows in {area} what the twin does"
        twins.screen.until(partial(twins.looks_alike, area), what)
