"""TQ, LDR, WS and ROF are explained where they are printed (8.1, 13.0, 13.1)."""

from __future__ import annotations

import pytest

from combat.engine.words import text
from combat.engine.words.line import ruled
from combat.games.volume1.table.panels import abbreviations
from combat.games.volume1.table.pieces import counters
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table


def laid(zoom: int) -> Sitting:
    """Return a table at a zoom step, with Taylor selected."""
    table = Table("taylor 05.05 idle", "jung 09.09 hide").clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.view.zoom(zoom - sitting.desk.view.camera.step)
    sitting.counter("sgt-taylor")
    sitting.desk.selection.select("sgt-taylor")
    sitting.rounds(2)
    return sitting


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("kind", ["tq", "ldr"])
def test_8_1_tq_and_ldr_are_explained_in_the_dossier(kind: str) -> None:
    sitting = laid(8)
    tip = sitting.dossier.tip(sitting.dossier._values[kind].center)
    assert tip is not None
    figure = sitting.desk.state.figure("sgt-taylor")
    value = {"tq": figure.tq, "ldr": figure.ldr}[kind]
    assert tip.lines == (f"{text(f'dossier-{kind}')} {value}", ruled(f"abbr-{kind}"))
    assert ruled(f"abbr-{kind}").rule == "8.1"


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("zoom", [5, 8])
def test_8_1_they_are_explained_on_a_counter_too_and_only_there(zoom: int) -> None:
    sitting = laid(zoom)
    place = sitting.desk.title_desk.people.place_of("sgt-taylor")
    assert place is not None
    boxes = counters.value_boxes(place.size, leads=True)
    assert list(boxes) == ["tq", "ldr"]
    for kind, box in boxes.items():
        tip = sitting.layers.tip(box.move(place.x, place.y).center)
        assert tip is not None
        assert tip.about == ("value", kind, "sgt-taylor")
    assert abbreviations.on_counter(sitting.desk, (place.x + place.size - 3, place.y + place.size // 2)) is None


@pytest.mark.rule("8.2")
def test_8_2_an_unknown_enemys_counter_says_nothing_of_values() -> None:
    table = Table("taylor 05.05 idle", "jung 06.05 unknown hide").clock("friendly-orders")
    sitting = Sitting(state=table.state)
    sitting.settle()
    foe = sitting.stranger("soldat-jung")
    sitting.counter(foe)
    place = sitting.desk.title_desk.people.place_of(foe)
    assert place is not None
    box = counters.value_boxes(place.size, leads=False)["tq"]
    assert abbreviations.on_counter(sitting.desk, box.move(place.x, place.y).center) is None


@pytest.mark.rule("13.1")
def test_13_1_the_note_on_a_weapon_explains_its_skill_and_its_rate_of_fire() -> None:
    sitting = laid(8)
    name, row = sitting.dossier._weapons._rows[0]
    tip = sitting.dossier.tip(row.center)
    assert tip is not None
    assert sitting.desk.state.book.weapons[name].is_firearm
    assert (ruled("abbr-ws"), ruled("abbr-rof")) == tip.lines[-2:]
    thrown = next(
        row for name, row in sitting.dossier._weapons._rows if not sitting.desk.state.book.weapons[name].is_firearm
    )
    about_thrown = sitting.dossier.tip(thrown.center)
    assert about_thrown is not None
    assert ruled("abbr-rof") not in about_thrown.lines
