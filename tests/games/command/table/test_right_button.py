"""The right-button menu at COMMAND!'s table: the answer of a click, what is in view, who sees a hex, rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from combat.engine.stage.paper.context_menu import ContextMenu
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.widgets.menu_row import MenuRow
from combat.engine.tabletop.thing import PlaceId
from combat.engine.words import text
from combat.games.command.prompts.ask_activate import AskActivate
from combat.games.command.rules.sight.sighting import sight
from combat.games.command.rules.two_sides import AXIS
from combat.games.command.table.menus.command_menus import MENUS, watchers
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.prompts.at_table import AtTable
from tests.games.command.rules_table import Table
from tests.narrowing import the

UNITS = {
    "g-leader": ("leader", "C3"),
    "g-squad": ("squad", "E5"),
    "u-squad": ("squad", "G4"),
    "u-team": ("team", "O10"),
}


@pytest.fixture
def table() -> Iterator[AtTable]:
    """Yield a table at which units must be activated for a Move."""
    told = Table(drawn_book(), UNITS, hands={50: ("move", "ambush")})
    told.say("50 move")
    made = AtTable(seat=AXIS, game=told.game)
    made.settle()
    yield made
    made.close()


def row(rows: Sequence[MenuRow], message: str, **args: str) -> MenuRow:
    """Return the row with the text of a message."""
    return next(row for row in rows if row.words == text(message, **args))


def opened(table: AtTable, piece: str) -> list[MenuRow]:
    """Return the rows of the menu that a right click on a counter opens."""
    place = table.desk.title_desk.units.place_of(piece)
    assert place is not None
    table.click(place.rect.center, 3)
    return the(ContextMenu, table.app.top).list.rows


def test_a_unit_is_chosen_and_looked_from_by_the_right_button(table: AtTable) -> None:
    rows = opened(table, "g-squad")
    choose = next(row for row in rows if row.words.startswith(text("offer-choose", what="")))
    assert choose.act is not None
    choose.act()
    assert the(AskActivate, table.desk.prompt).chosen == ["g-squad"]
    look = row(rows, "offer-sight-unit")
    assert look.act is not None
    look.act()
    assert table.desk.title_desk.looked_from == at("E5")


def test_an_enemy_answers_nothing_and_his_rules_open_the_rulebook(table: AtTable) -> None:
    rows = opened(table, "u-squad")
    assert not any(row.words.startswith(text("offer-choose", what="")) for row in rows)
    rules = row(rows, "offer-rules-unit")
    assert rules.act is not None
    table.press("Esc")
    rules.act()
    the(RulebookScene, table.app.top)


@pytest.mark.rule("16.0")
def test_who_sees_a_hex_is_whoever_has_a_clear_line_to_it(table: AtTable) -> None:
    state, hex_ = table.desk.state, at("E3")
    seeing = {unit.id for unit, _ in watchers(state, hex_)}
    assert seeing == {unit.id for unit in state.on_map() if sight(state, unit.hex, hex_).clear} != set()
    rows = MENUS.rows(table.scene, [PlaceId(hex_)])
    who = row(rows, "offer-who-sees")
    assert who.rows is not None and not who.reason
    listed = [each for each in who.rows() if each.act is not None]
    assert len(listed) == len(seeing)
    assert listed[0].act is not None
    listed[0].act()
    assert table.desk.title_desk.looked_from in {state.units[unit].hex for unit in seeing}
