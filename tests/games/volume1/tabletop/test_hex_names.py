"""Hexes have the names printed on the board that is open at the table, only while it is open (2.0)."""

from __future__ import annotations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.session import Session
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import place_name
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.state import State
from combat.games.volume1.table.battle_desk import BattleDesk
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import TITLE
from tests.engine.stage.hands import application
from tests.games.volume1.table.sitting import BareTiles


def _table(app: App, scenario: str) -> TableScene[State, BattleDesk, Hex]:
    session = Session.begin(TITLE, load_book(scenario), SeededChance(1))
    return TableScene(app, session, TABLE, BareTiles(session.book.board))


@pytest.mark.rule("2.0")
def test_2_0_two_maps_name_the_sheet_of_a_hex_and_leave_no_names_behind() -> None:
    with application() as app:
        app.push(_table(app, "advance-to-the-village"))
        assert place_name(Hex("46.05")) == "village:14.05"
        app.replace(_table(app, "advance-to-the-village"))
        assert place_name(Hex("46.05")) == "village:14.05", "a battle begun anew calls them so as well"
        app.replace(_table(app, "first-light"))
        assert place_name(Hex("06.07")) == "06.07"
        app.push(_table(app, "advance-to-the-village"))
        app.quit()
        assert place_name(Hex("06.07")) == "06.07"
