"""The panes around the board: a click on a part of a card plays it, and no text is cut in any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.stage.drawing import lettered
from combat.games.command.rules.command_rules import RULES
from combat.games.command.rules.events.unit_events import UnitEliminated
from combat.games.command.table.panels.hand import Hand
from combat.games.command.table.panels.stack_pane import StackPane
from combat.games.command.table.panels.top_line import TopLine
from tests.games.command.prompts.at_table import ALLIES, AtTable
from tests.games.command.skirmish import skirmish
from tests.narrowing import the


@pytest.fixture
def table() -> Iterator[AtTable]:
    """Yield a table of a small game at which the player must give an order."""
    made = AtTable(skirmish(1), seat=ALLIES)
    for _ in range(60):
        made.settle()
        if made.asked == "give-order":
            break
        made.press("P", "Ctrl+Enter") if made.asked == "set-up" else made.press("Enter")
    yield made
    made.close()


def test_a_click_on_the_lit_part_of_a_card_plays_it(table: AtTable) -> None:
    assert table.asked == "give-order"
    hand = the(Hand, table.scene.parts["hand"])
    card, uses = next((card, uses) for card in hand.cards() if (uses := hand.uses.of(card)))
    assert list(uses) == ["order"]
    box = hand.place_of("card", str(card))
    assert box is not None
    table.click((box.centerx, box.y + box.height // 8))
    assert uses["order"] in [entry.value for entry in table.session.game.entries]


def test_a_card_that_cannot_be_played_stays_where_it_is(table: AtTable) -> None:
    hand = the(Hand, table.scene.parts["hand"])
    before = table.session.answers
    for card in hand.cards():
        if not hand.uses.of(card):
            box = hand.place_of("card", str(card))
            assert box is not None
            table.click(box.center)
    assert table.session.answers == before


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_what_the_panes_say_is_read_whole_in_the_smallest_usual_window(table: AtTable, language: str) -> None:
    words.use(language)
    table.scene.on_language()
    hex_ = next(unit.hex for unit in table.desk.state.on_map(ALLIES) if unit.weapon)
    table.point(table.desk.view.centre(hex_))
    with lettered.noted() as found:
        for name in ("tracks", "hand", "stack"):
            table.scene.parts[name].draw(table.app.surface)
    assert [line.text for line in found if line.cut == "short"] == []
    assert any(line.text for line in found)


def test_the_sudden_death_space_is_not_said_to_be_the_number_of_time_spaces(table: AtTable) -> None:
    top, state = the(TopLine, table.scene.parts["top"]), table.desk.state
    values = []
    for past in (0, 1):
        state.time = state.sudden_death + past
        values.append(next(value for name, _, value in top.cells() if name == "time"))
    most = state.sudden_death
    assert values == [f"{most} (sudden death from {most})", f"{most + 1} (sudden death from {most})"]


def test_a_card_that_the_keys_raise_is_read_whole(table: AtTable) -> None:
    hand = the(Hand, table.scene.parts["hand"])
    assert hand.float() is None
    table.desk.title_desk.raise_card(hand.cards()[0])
    shown = hand.float()
    assert shown is not None
    assert table.app.surface.get_rect().contains(shown[0].inflate(-30, -30))


def test_a_unit_that_has_left_the_map_since_the_panel_was_drawn_is_nothing_to_point_at(table: AtTable) -> None:
    state, pane = table.desk.state, the(StackPane, table.scene.parts["stack"])
    unit = state.on_map(ALLIES)[0]
    table.desk.selection.select(unit.id)
    table.point(table.desk.view.centre(unit.hex))
    pane.draw(table.app.surface)
    places = ((x, y) for y in range(pane.rect.top, pane.rect.bottom, 4) for x in (pane.rect.centerx,))
    place = next(place for place in places if pane.piece_at(place) == unit.id)
    assert pane.tip(place) is not None
    RULES.apply(state, UnitEliminated(unit.id, "attack", 1))
    assert pane.piece_at(place) == ""
    assert pane.tip(place) is None


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("pointed", [True, False])
def test_no_line_of_the_panel_on_hexes_runs_over_its_rule_or_its_edge(
    table: AtTable, language: str, pointed: bool
) -> None:
    words.use(language)
    table.scene.on_language()
    pane = the(StackPane, table.scene.parts["stack"])
    hex_ = next(unit.hex for unit in table.desk.state.on_map(ALLIES))
    table.desk.state.works[hex_] = "foxholes"
    table.point(table.desk.view.centre(hex_) if pointed else (1, 1))
    table.desk.selection.select("")
    with lettered.noted() as found:
        pane.draw(table.app.surface)
    assert (pane.hex() == hex_) is pointed
    lines = [line for line in found if line.text]
    assert all(pane.rect.contains(line.box) for line in lines), [line.text for line in lines]
    for one in lines:
        others = [
            line.text
            for line in lines
            if line is not one and line.box.inflate(0, -8).colliderect(one.box.inflate(0, -8))
        ]
        assert not others, (one.text, others)
    words.use("en")
