"""No label of the roster, the dossier, the tray or the shot form is cut in English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import lettered
from combat.engine.stage.drawing.lettering import ELLIPSIS, Font
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.prompts.ask_fire import AskTarget
from combat.games.volume1.prompts.order_tray import tray_orders
from combat.games.volume1.rules.book import MORALE_STATES, Morale
from combat.games.volume1.rules.state import Cloud, Man, Order
from combat.games.volume1.table.panels import strike_form
from combat.games.volume1.table.panels.dossier import Dossier
from combat.games.volume1.table.panels.fire_form import FireForm
from combat.games.volume1.table.pieces import markers
from combat.games.volume1.table.pieces.faces_from_state import order_face
from combat.games.volume1.words.fire_mission import FireMission
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table

SIZES = ((1280, 720), (1600, 900))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Yield the list of texts that were cut for lack of room."""
    found: list[str] = []
    fit = Font.fit

    def noting(face: Font, text: str, room: float | None) -> tuple[str, float]:
        kept, squeeze = fit(face, text, room)
        if kept != text and kept.endswith(ELLIPSIS):
            found.append(text)
        return kept, squeeze

    monkeypatch.setattr(Font, "fit", noting)
    yield found


def _with_everybody(size: tuple[int, int]) -> Sitting:
    """Return a sitting in which every man of the game is known and on the board."""
    sitting = Sitting(load_book("first-light"), size=size)
    men = sitting.desk.state.men
    for figure in sitting.desk.state.book.figures.values():
        if not figure.dummy:
            men[figure.id] = Man(figure.id, figure.side, figure.team, Hex("05.05"), seen=True)
    return sitting


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_the_roster_is_cut(size: tuple[int, int], cut: list[str]) -> None:
    sitting = _with_everybody(size)
    sitting.desk.selection.piece = ""
    state, roster, surface = sitting.desk.state, sitting.roster, pygame.Surface(size)
    men = [man for man in state.men.values() if man.side == "friendly"]
    roster.rect.height = 4000
    orders = [order for order in state.book.charts.orders if order != "none"]
    changes: list[dict[str, object]] = [{"order": Order(order), "ammo": "none"} for order in orders]
    changes += [{"morale": morale, "ammo": "full"} for morale in MORALE_STATES]
    changes += [{"seen": False, "morale": "normal"}]
    changes += [{"fate": fate} for fate in ("killed", "fled", "escaped", "passed", "captured")]
    for change in changes:
        for man in men:
            state.men[man.id] = replace(state.men[man.id], **change)
        roster.draw(surface)
    assert not set(cut)


@pytest.mark.parametrize("size", SIZES)
def test_no_line_of_a_dossier_is_cut(size: tuple[int, int], cut: list[str]) -> None:
    sitting = _with_everybody(size)
    surface = pygame.Surface(size)
    dossier = sitting.scene.parts["dossier"]
    assert isinstance(dossier, Dossier)
    orders = [order for order in sitting.desk.state.book.charts.orders if order != "none"]
    for number, man in enumerate(list(sitting.desk.state.men)):
        sitting.desk.selection.piece = man
        for order in orders[number % 4 :: 4]:
            sitting.desk.state.men[man] = replace(sitting.desk.state.men[man], order=Order(order))
            dossier.draw(surface)
    assert not set(cut)


@pytest.mark.parametrize("size", SIZES)
def test_no_marker_of_the_tray_is_cut(size: tuple[int, int], cut: list[str]) -> None:
    sitting = _with_everybody(size)
    for order in tray_orders():
        for man in ("", *(man.id for man in sitting.desk.state.on_board("friendly"))):
            markers.order(order_face(sitting.desk.state, man, order), round(80 * sitting.app.size[0] / 1600))
    assert not set(cut)


@pytest.mark.parametrize("size", SIZES)
def test_no_weapon_of_the_shot_form_is_cut(
    size: tuple[int, int], cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = _with_everybody(size)
    monkeypatch.setattr("combat.games.volume1.rules.fighting.weapons.skill", lambda state, man, weapon: 7)
    form, surface = FireForm(sitting.desk), pygame.Surface(size)
    width = round(726 * 0.255 * size[0] / 1600)
    row = pygame.Rect(0, 0, width - round(28 * size[0] / 1600), round(42 * size[0] / 1600))
    for weapon in sitting.desk.state.book.weapons.values():
        if weapon.is_firearm:
            form._draw_weapon(surface, row, weapon, "", chosen=False)
    assert not set(cut)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_of_a_shot_is_cut_at_the_largest_type(size: tuple[int, int], cut: list[str]) -> None:
    table = Table("taylor 05.05 rapid-fire m3=7", "jung 05.03 hide", ground="05.03 orchard").clock("action", 2)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, size=size)
    sitting.settle()
    sitting.app.set_scale(1.75)
    sitting.rounds(3)
    prompt = sitting.desk.prompt
    assert isinstance(prompt, AskTarget)
    del cut[:]
    FireForm(sitting.desk).draw(sitting.app.surface, sitting.tray.rect, prompt)
    assert cut == []


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_7_03_the_form_of_a_shot_says_whole_that_a_hit_is_only_a_morale_check(language: str, cut: list[str]) -> None:
    table = Table("cragg 05.05 suppressive-fire bar=7", "jung 05.03 hide").clock("action", 1)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.state, size=(1280, 720))
    sitting.app.speak(language)
    try:
        sitting.settle()
        sitting.rounds(2)
        prompt = sitting.desk.prompt
        assert isinstance(prompt, AskTarget)
        del cut[:]
        with lettered.noted() as seen:
            beside_a_card = pygame.Rect(sitting.tray.rect.topleft, (560, 144))
            FireForm(sitting.desk).draw(sitting.app.surface, beside_a_card, prompt)
        said, last = "".join(line.text for line in seen).replace(" ", ""), text("shot-check-only").replace(" ", "")
    finally:
        sitting.app.speak("en")
    assert last in said
    assert cut == []


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_dossier_names_weapons_and_skills_whole_at_the_largest_type(size: tuple[int, int], cut: list[str]) -> None:
    sitting = Sitting(state=Table("mayfield 05.05 idle", "jung 05.03 hide").state, size=size)
    sitting.app.set_scale(1.75)
    sitting.desk.selection.select("sgt-mayfield")
    sitting.rounds(2)
    del cut[:]
    sitting.dossier.draw(sitting.app.surface)
    assert sitting.dossier.short == (size == (1280, 720))
    assert cut == []


@pytest.mark.rule("6.0g", "18.0a")
@pytest.mark.parametrize(
    ("morale", "markers", "said"),
    [("normal", 0, []), ("shaken", 0, ["now 4"]), ("normal", 2, ["now 1"]), ("shaken", 4, ["now 4", "now 0"])],
)
def test_6_0_the_dossier_tells_what_is_left_of_quality_and_leadership(
    morale: Morale, markers: int, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sgt Taylor's printed figures are 6 and 3."""
    sitting, drawn = _with_everybody((1280, 720)), list[str]()
    state, dossier = sitting.desk.state, sitting.scene.parts["dossier"]
    state.men["sgt-taylor"] = replace(state.men["sgt-taylor"], morale=morale)
    state.lay_clouds((Cloud((Hex("05.05"),), 1, 0),) * markers)
    sitting.desk.selection.piece = "sgt-taylor"
    draw = Font.draw

    def noted(face: Font, *how: Any, **more: Any) -> object:
        drawn.append(how[1])
        return draw(face, *how, **more)

    monkeypatch.setattr(Font, "draw", noted)
    dossier.draw(pygame.Surface((1280, 720)))
    assert [words for words in drawn if words.startswith("now ")] == said
    assert "Tough" in drawn


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("width", [400, 726])
def test_8_2_an_unknown_man_under_a_strike_is_named_by_his_team_where_there_is_little_room(
    width: int, cut: list[str]
) -> None:
    table = Table("taylor 05.05 idle", "jung 05.03 hide unknown")
    sitting = Sitting(state=table.state)
    mission = FireMission("Guns", (), (), ((table.ids["jung"], 0.18),))
    del cut[:]
    strike_form.draw(sitting.app.surface, pygame.Rect(0, 0, width, 150), sitting.desk, mission)
    assert cut == []
