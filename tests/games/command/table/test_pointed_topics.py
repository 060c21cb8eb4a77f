"""Topics that F1 explains in COMMAND!: card, unit and ground under the pointer, each with a rules paragraph."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from combat.engine.kernel.record import replace
from combat.engine.play.replays.playback import Playback
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.thing import PieceId
from combat.engine.words import rulebook
from combat.games.command.content.lab.laid_position import load_position
from combat.games.command.rules.state import State
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.table.command_desk import CommandDesk
from combat.games.command.table.command_table import TABLE
from combat.games.command.table.pointed_topics import pointed_topics
from combat.games.command.title import TITLE
from combat.games.command.words import log_rules
from tests.games.command.drawn_book import at

LAB = Path(__file__).parents[4] / "assets" / "command" / "lab"
Scene = TableScene[State, CommandDesk, Hex]


@pytest.fixture
def scene(request: pytest.FixtureRequest) -> Iterator[Scene]:
    """Yield a table with a firefight, or with another position of the lab."""
    app = App(WindowOptions(resolution=(960, 600), sound=False), STAGE)
    lab = load_position(LAB / f"{getattr(request, 'param', 'two-sustained-fires')}.toml")
    made: Scene = TableScene(app, Playback(TITLE, lab.state.copy(), (), "axis"), TABLE)
    app.push(made)
    app.round(0.0)
    yield made
    app.quit()


def test_a_unit_is_told_with_its_values_states_weapon_and_ground(scene: Scene) -> None:
    desk = scene.desk
    state = desk.state
    state.units["u-squad"] = replace(state.units["u-squad"], suppressed=True)
    desk.input.point_at(PieceId("u-squad"), at("M6"))
    told = pointed_topics(desk)
    assert [topic.rule for topic in told] == ["6.1", "6.2", "6.3", "17.1"]
    assert "Range: 1" in told[0].lines
    assert told[1].text.startswith(rulebook.rulebook().paragraphs["6.2"].text[:20])
    assert "costs 1 MP" in told[-1].lines


@pytest.mark.parametrize(
    ("scene", "carrier", "rule"),
    [("two-sustained-fires", "g-rifle", "7.1"), ("mortar-through-smoke", "g-crew", "7.4")],
    indirect=["scene"],
)
def test_whoever_carries_a_weapon_has_it_explained(scene: Scene, carrier: str, rule: str) -> None:
    desk = scene.desk
    desk.input.point_at(PieceId(carrier), None)
    assert rule in [topic.rule for topic in pointed_topics(desk)]


def test_a_raised_card_is_told_by_its_five_parts(scene: Scene) -> None:
    desk = scene.desk
    desk.title_desk.raise_card(51)
    card, order, action, *_ = pointed_topics(desk)
    assert card.title == "Order Move, action Sustained Fire"
    assert len(card.lines) == 3
    assert (order.rule, action.rule) == ("9.1", "14.20")
    assert order.text
    assert action.text


def test_every_order_and_action_has_a_paragraph_of_its_own() -> None:
    book = rulebook.rulebook().paragraphs
    cited = {**log_rules.OF_ORDER, **log_rules.OF_ACTION}
    assert [name for name, rule in cited.items() if rule not in book] == []
