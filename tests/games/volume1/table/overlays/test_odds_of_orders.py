"""An order's odds are shown at its marker, at the man over whom it is held, and in a reachable hex."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.fitted_type import fits, fitting
from combat.engine.words.catalogue import Catalogue, assets
from combat.engine.words.line import Spoken, shown
from combat.games.volume1.table.panels import dossier_odds
from combat.games.volume1.words import names, order_odds
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


@pytest.fixture
def sitting() -> Sitting:
    """Return a table that asks for orders with Taylor selected; he and Crowe see Jung, who has Aimed Fire."""
    table = Table("taylor 04.05 idle", "crowe 05.05 idle", "jung 05.02 aimed-fire").clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.selection.select("sgt-taylor")
    sitting.rounds()
    return sitting


def marker(sitting: Sitting, order: str) -> tuple[int, int]:
    """Return the screen point of the middle of an order's marker in the tray."""
    return next(box.center for name, box in sitting.tray._zones if name == order)


def words(lines: tuple[Spoken, ...]) -> list[str]:
    """Return the texts of some lines."""
    return list(map(shown, lines))


@pytest.mark.rule("7.0", "13.0")
def test_7_0_the_marker_in_the_tray_tells_the_odds_for_the_chosen_man(sitting: Sitting) -> None:
    for order in ("aimed-fire", "hide"):
        tip = sitting.tray.tip(marker(sitting, order))
        assert tip is not None
        odds = order_odds.of_order(sitting.desk.state, "sgt-taylor", order)
        assert odds
        assert words(tip.lines)[-len(odds) :] == words(odds)


@pytest.mark.rule("7.0", "13.0")
def test_7_0_a_carried_marker_tells_the_odds_for_the_man_under_it(sitting: Sitting) -> None:
    end = sitting.counter("pvt-crowe")
    start = marker(sitting, "aimed-fire")
    sitting.point(start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    sitting.rounds()
    sitting.point((end[0] + 200, end[1] + 120))
    assert sitting.layers.tip((end[0] + 200, end[1] + 120)) is None, "a drop there would give no order"
    sitting.point(end)
    sitting.rounds(40)
    tip = sitting.layers.tip(end)
    assert tip is not None
    assert words(tip.lines) == [
        "Aimed Fire",
        *words(order_odds.of_order(sitting.desk.state, "pvt-crowe", "aimed-fire")),
    ]
    assert sitting.scene.tooltip.shown
    foe = sitting.counter("soldat-jung")
    sitting.point(foe)
    told = sitting.layers.tip(foe)
    assert told is not None
    state, man = sitting.desk.state, sitting.desk.state.men[sitting.desk.selection.piece]
    odds = order_odds.at_enemy(state, man, "aimed-fire", state.men["soldat-jung"])
    assert words(told.lines) == ["Taylor under Aimed Fire", *words(odds)]
    end = sitting.counter("pvt-crowe")
    sitting.point(end)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    sitting.rounds()
    assert not sitting.scene.tooltip.shown
    order = sitting.desk.state.men["pvt-crowe"].order
    assert order is not None
    assert order.id == "aimed-fire"


@pytest.mark.rule("6.0", "13.0")
def test_6_0_a_hex_within_reach_tells_what_he_could_do_from_there_and_they_to_him(sitting: Sitting) -> None:
    desk, hex_ = sitting.desk, Hex("04.06")
    desk.controls.answer("sgt-taylor evade")
    sitting.settle()
    desk.selection.select("sgt-taylor")
    at = sitting.show("04.06")
    sitting.point(at)
    odds = sitting.layers.ghost.in_hex(hex_)
    tip = sitting.layers.tip(at)
    assert tip is not None
    assert odds
    assert words(odds)[0].startswith("Jung at Taylor: ")
    assert words(odds)[-1] in words(tip.lines)
    assert not sitting.layers.ghost.in_hex(Hex("09.09")), "out of his reach"


@pytest.mark.rule("13.0", "16.0")
def test_16_0_the_dossier_of_an_enemy_tells_what_he_and_the_chosen_man_could_bring_each_other(sitting: Sitting) -> None:
    desk = sitting.desk
    rows = dossier_odds.rows(desk, desk.state.men["soldat-jung"])
    assert [row.split(" ")[0] for row in rows] == ["Taylor", "Jung"]
    assert all("MC " in row and "KIA " in row for row in rows)
    sitting.point(sitting.counter("soldat-jung"))
    sitting.rounds(40)
    assert sitting.dossier._odds == rows
    desk.selection.select("")
    assert not dossier_odds.rows(desk, desk.state.men["soldat-jung"]), "no man of the player's is chosen"


@pytest.mark.rule("16.0")
@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_16_0_no_number_of_the_odds_in_a_dossier_is_cut_off(language: str) -> None:
    said, room = Catalogue(language, folders=(assets("volume1") / "locale",)), 268
    brings = said.text("odds-of-hit", {"check": 44, "light": 28, "bad": 28, "kia": 28})
    row = said.text("odds-in-short", {"who": "Goldstein", "chance": 50, "brings": brings})
    lines = dossier_odds.in_lines([row], room)
    assert " ".join(lines) == row
    assert all(fits(fitting(line, room, *dossier_odds.CUTS), line, room) for line in lines)


@pytest.mark.rule("8.2")
def test_8_2_the_dossier_of_an_unknown_enemy_tells_no_odds() -> None:
    table = Table("taylor 04.05 idle", "jung 05.02 aimed-fire unknown").clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.selection.select("sgt-taylor")
    assert not dossier_odds.rows(sitting.desk, sitting.desk.state.men[sitting.stranger("soldat-jung")])


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_8_2_an_unknown_enemy_is_named_whole_in_the_dossier(language: str) -> None:
    table = Table("taylor 04.05 idle", "jung 05.02 aimed-fire unknown").clock("friendly-orders")
    sitting = Sitting(state=table.state, size=(1920, 1080))
    sitting.app.speak(language)
    sitting.settle()
    sitting.desk.selection.select(sitting.stranger("soldat-jung"))
    with lettered.noted() as said:
        sitting.rounds(2)
    label = names.stranger(sitting.desk.state, sitting.stranger("soldat-jung"))
    assert any(label in line.set for line in said if sitting.dossier.rect.colliderect(line.box))
    sitting.app.speak("en")
