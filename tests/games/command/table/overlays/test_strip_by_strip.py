"""The board of COMMAND! looks the same drawn as a whole and in strips, with each overlay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.games.command.content.library import load_book
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.prompts.ask_shot import AskShot
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.table.command_layers import CommandLayers
from combat.games.command.table.overlays.all_overlays import OVERLAYS
from combat.games.command.table.overlays.laid_overlay import LaidOverlay
from tests.engine.tabletop.overlay.strip_by_strip import differing_after_pans, differing_in_strips
from tests.games.command.drawn_book import drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

LAID = [overlay for overlay in OVERLAYS if issubclass(overlay, LaidOverlay)]
UNITS = {
    "g-squad": ("squad", "G3"), "g-other": ("squad", "G3"), "g-leader": ("leader", "G3"), "g-far": ("team", "K4"),
    "u-squad": ("squad", "G6"), "u-other": ("squad", "G6"), "u-team": ("team", "C5"),
}  # fmt: skip
NEARER = 4
"""Steps of the zoom by which the board outgrows the view."""


def near(table: AtTable) -> AtTable:
    """Zoom in so far that the view can be panned; return the table."""
    view = table.scene.view
    view.zoom_by_hand(NEARER)
    view.camera.finish()
    table.rounds(3)
    return table


@pytest.fixture(scope="module")
def ordering() -> Iterator[AtTable]:
    """Yield a table at the first order, with every unit of a scenario on the map."""
    made = AtTable(load_book("crossroads-at-noon", ()), seed=5)
    for _ in range(60):
        made.settle()
        if made.asked == "give-order":
            break
        made.press("P", "Ctrl+Enter") if made.asked == "set-up" else made.press("Enter")
    leader = next(unit for unit in made.desk.state.on_map(ALLIES) if "leader" in unit.id)
    made.desk.selection.select(leader.id, show=True)
    yield near(made)
    made.close()


@pytest.mark.parametrize("overlay", [None, *LAID])
def test_the_board_looks_the_same_strip_by_strip_with_each_overlay(
    ordering: AtTable, overlay: type[LaidOverlay] | None
) -> None:
    view, battle = ordering.scene.view, ordering.desk.title_desk
    layers = the(CommandLayers, ordering.scene.layers)
    for one in layers.overlays:
        if overlay is not None and isinstance(one, overlay):
            one.toggle()
    ordering.rounds(2)
    assert battle.overlay == ("" if overlay is None else overlay.action)
    assert differing_in_strips(view) == []
    assert differing_after_pans(view) == []
    layers.cancel()
    ordering.rounds(2)


@pytest.mark.rule("18.5")
def test_smoke_beside_a_strip_reaches_into_it(ordering: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    thick = dict.fromkeys(ordering.desk.state.book.map.board.hexes(), 40)
    monkeypatch.setattr(ordering.desk.state, "smoke", thick)
    assert differing_in_strips(ordering.scene.view) == []


def test_a_shot_looks_the_same_strip_by_strip() -> None:
    hands = {50: ("fire", "marksmanship"), 51: ("fire", "crossfire")}
    terrains = {"G4": "brush", "G5": "brush"}
    told = Table(drawn_book(terrains), UNITS, hands=hands)
    table = AtTable(seat=AXIS, game=told.game, wished=False)
    table.settle()
    table.press("1", "Enter")
    table.press(str(the(AskActivate, table.desk.prompt).figures()["g-leader"]), "Enter")
    table.settle()
    assert the(AskShot, table.desk.prompt).shots()
    near(table)
    assert differing_in_strips(table.scene.view) == []
    assert differing_after_pans(table.scene.view) == []
    table.close()
