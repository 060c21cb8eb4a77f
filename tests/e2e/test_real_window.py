"""The first turn (two in the soak) of the first scenario by mouse in a real window, and the screen afterwards.

A twin of the battle is played on the dummy driver with the same seed and clicks; it knows the positions to click, and
what the window should look like.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from combat.games.volume1.prompts.ask_fire import AskFire
from combat.games.volume1.prompts.ask_move import AskMove
from combat.games.volume1.rules.orders import give_orders
from combat.games.volume1.scenes.victory_scene import VictoryScene
from combat.games.volume1.table.panels.hand import Hand
from combat.games.volume1.table.panels.roster import Roster
from combat.games.volume1.table.panels.tray import Tray
from tests.e2e.screen import Screen
from tests.e2e.twins import Twins
from tests.games.volume1.table.sitting import part
from tests.sampled import SOAKED

SIZE, SEED = (1280, 720), 11
LAST = 3 if SOAKED else 2
"""The turn that is not played any more."""
MARKERS = ("evade", "sneak", "sprint", "aimed-fire", "run-and-gun", "hide", "rapid-fire")


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[Twins]:
    """Yield a game in a window, with its twin in this process."""
    with Screen(tmp_path, SIZE) as screen:
        screen.play("first-light", SEED)
        yield Twins(screen, SEED)


def _set_up(twins: Twins) -> None:
    """Drag one man onto a marked hex, place the rest by the button, begin."""
    twin = twins.twin
    man = twin.desk.selection.piece
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
    twin, prompt = twins.twin, twins.twin.desk.prompt
    if twin.asked in ("play-card", "discard-down"):
        _, box = part(twin.scene, Hand).boxes()[0]
        twins.click((box.x + 40, box.y + 40))
    elif twin.asked == "choose-wound":
        twins.click(next(zone.center for _, zone in part(twin.scene, Tray)._zones))
    elif isinstance(prompt, AskMove):
        view = twin.scene.view
        free = [hex_ for hex_ in prompt.hexes if not view.minimap.rect.collidepoint(view.centre(hex_))]
        inside = [hex_ for hex_ in free if view.rect.inflate(-20, -20).collidepoint(view.centre(hex_))]
        twins.click(view.centre(inside[0]))
    elif isinstance(prompt, AskFire) or twin.asked in ("choose-man", "duck-back", "take-along", "play-discard"):
        twins.button(0)
    else:
        raise AssertionError(f"the test has no hand for {twin.asked}")


@pytest.mark.window
def test_turns_are_played_by_mouse_in_a_real_window(twins: Twins) -> None:
    twin = twins.twin
    assert twins.screen.title() == "COMBAT!"
    _set_up(twins)
    asked = set()
    while twin.desk.state.clock.turn < LAST and not isinstance(twin.app.top, VictoryScene):
        asked.add(twin.asked)
        if twin.asked == "give-orders":
            _give_orders(twins, twin.desk.state.clock.turn)
        else:
            _answer(twins)
    assert {"play-card", "give-orders", "choose-man", "choose-move"} <= asked
    twins.compare_table()
