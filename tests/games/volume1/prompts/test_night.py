"""The table at night: dark ground, the light of flares, and firing a flare (21.0, 21.1)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import NOWHERE, Hex
from combat.engine.stage import window_scale
from combat.engine.stage.drawing import theme
from combat.engine.stage.settings import Pace
from combat.engine.tabletop.hexes import night_light
from combat.engine.tabletop.map.tiles import Rims
from combat.engine.tabletop.prompt import Prompt
from combat.engine.words import text
from combat.engine.words.line import shown as spoken
from combat.games.volume1.motion.flare_motions import InTheAir
from combat.games.volume1.prompts.ask_fire import AskTarget
from combat.games.volume1.prompts.ask_flare import AskFlare
from combat.games.volume1.rules.apply import apply
from combat.games.volume1.rules.book import Book, Night
from combat.games.volume1.rules.events import FlareDied, FlareDrifted, FlareLit
from combat.games.volume1.rules.state import Flare
from combat.games.volume1.table.overlays import darkness
from combat.games.volume1.table.panels.help_topics import topics
from combat.games.volume1.table.panels.top_strip import TopStrip
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.words import sight_notes
from tests.games.volume1.skirmish import skirmish
from tests.games.volume1.table.sitting import Sitting
from tests.narrowing import the

DARK = Night(4, beyond=2, fire=-2, spotting=-2, flares=2, carriers=("sgt-taylor",))


def dark_book() -> Book:
    """Return the book of the small battle at night, with no enemy in sight."""
    book = skirmish()
    return replace(book, scenario=replace(book.scenario, night=DARK, friendly_hidden=False, enemy_alert=False))


def sat(pace: Pace = "instant") -> Sitting:
    """Return a table at night."""
    return Sitting(dark_book(), pace=pace)


def at_the_flare(pace: Pace = "instant") -> Sitting:
    """Return a table at night that asks whether Taylor fires a flare."""
    sitting = sat()
    desk = sitting.desk
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    for _ in range(400):
        prompt = desk.prompt
        if isinstance(prompt, AskTarget) and prompt.decision.subject == "sgt-taylor":
            break
        assert prompt is not None
        if sitting.asked == "give-orders":
            desk.controls.answer("sgt-taylor aimed-fire")
            desk.controls.answer("commit")
        else:
            passing = prompt.decision.passes_with
            desk.controls.answer(passing if passing is not None else next(iter(prompt.decision.options(desk.state))))
        sitting.settle()
    assert isinstance(desk.prompt, AskTarget)
    sitting.app.settings.pace = pace
    return sitting


def colour(sitting: Sitting, hex_: str) -> tuple[int, ...]:
    """Return the RGB colour of white paper in the middle of a hex, as the night darkens it."""
    at = sitting.show(hex_)
    plate = pygame.Surface(sitting.app.surface.get_size(), 0, 32)
    plate.fill((255, 255, 255))
    sitting.scene.view.layers["sheet"](plate)
    return tuple(plate.get_at(at))[:3]


def with_flare(hex_: str) -> Sitting:
    """Return a table at night with a flare that burns over a hex."""
    sitting = sat()
    sitting.desk.mirror.state.flares = (Flare(Hex(hex_), 0),)
    return sitting


@pytest.mark.rule("21.0")
def test_21_0_unlit_hexes_are_dark_blue_and_lit_ones_warm() -> None:
    sitting = with_flare("06.05")
    lit, dark = colour(sitting, "06.06"), colour(sitting, "11.09")
    assert lit[0] > 200
    assert lit[0] >= lit[2]
    assert dark[0] < 110
    assert dark[2] > dark[0] + 30


@pytest.mark.rule("21.0")
def test_21_0_by_day_the_sheet_is_as_it_was_painted() -> None:
    sitting = sat()
    sitting.desk.mirror.state.night = 0
    assert colour(sitting, "06.06") == (255, 255, 255)


@pytest.mark.rule("21.1")
def test_21_1_the_light_reaches_three_hexes_and_no_farther() -> None:
    sitting = with_flare("06.06")
    for hex_, bright in (("06.03", True), ("06.09", True), ("09.06", True), ("06.02", False), ("10.06", False)):
        assert (colour(sitting, hex_)[0] > 150) is bright, hex_


def test_the_darkness_is_kept_while_the_camera_rests() -> None:
    sitting = with_flare("06.05")
    sitting.show("06.05")
    sitting.scene.view.touch()
    sitting.scene.invalidate()
    sitting.rounds()
    layer = sitting.layers.darkness
    plate, drawn = layer._plate, layer._drawn
    sitting.scene.view.touch()
    sitting.scene.invalidate()
    sitting.rounds(2)
    assert layer._plate is plate
    assert layer._drawn is drawn
    assert night_light.light.cache_info().currsize > 0


def test_the_small_map_is_dark_too_and_lit_where_a_flare_burns() -> None:
    sitting = with_flare("03.03")
    view = sitting.scene.view
    plate = pygame.Surface((240, 180), 0, 32)
    plate.fill((255, 255, 255))
    darkness.shade_print(plate, view, sitting.desk.state)
    scale = plate.get_width() / view.camera.sheet[0]
    x, y = (round(value * scale) for value in view.ground.middle(Hex("03.03")))
    assert plate.get_at((x, y))[0] > 200
    assert plate.get_at((230, 170))[0] < 110


def test_a_flare_that_goes_out_changes_the_small_map() -> None:
    sitting = with_flare("03.03")
    before = sitting.scene.view.minimap.shade(None)
    sitting.desk.mirror.state.flares = ()
    assert sitting.scene.view.minimap.shade(None) != before


@pytest.mark.rule("21.1")
def test_21_1_the_table_asks_for_a_flare_by_button_and_key_and_shows_its_light() -> None:
    sitting = at_the_flare()
    desk = sitting.desk
    assert [button.label for button in the(Prompt, desk.prompt).buttons()] == ["Hold fire", "Fire a flare"]
    sitting.press("F")
    prompt = desk.prompt
    assert isinstance(prompt, AskFlare)
    over = prompt.hexes[1]
    sitting.point(sitting.show(over))
    assert prompt.over == over
    assert f"Over {over}" in prompt.line().text
    assert "33%" in prompt.line().text
    before = desk.state.flares_left
    sitting.click(sitting.show(over))
    sitting.settle()
    assert desk.state.flares_left == before - 1


@pytest.mark.rule("21.1")
def test_21_1_who_may_only_fire_a_flare_has_no_form_of_a_shot_before_him(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_the_flare()
    assert sitting.desk.prompt is not None
    assert sitting.desk.prompt.line().title == "Taylor may fire a flare."
    tray = sitting.tray
    drawn: list[str] = []
    monkeypatch.setattr(tray.form, "draw", lambda *_: drawn.append("form"))
    tray.draw(sitting.app.surface)
    assert not drawn


@pytest.mark.rule("21.1")
def test_21_1_a_flare_is_fired_from_the_keyboard() -> None:
    sitting = at_the_flare()
    sitting.press("F", "Tab", "Enter")
    sitting.settle()
    assert sitting.desk.state.flares_left == DARK.flares - 1


@pytest.mark.parametrize(
    "event",
    [
        FlareLit("sgt-taylor", "friendly", Hex("06.05"), Hex("07.06"), 3, 4, 2),
        FlareLit("", "enemy", Hex("06.05"), NOWHERE, 3, 6, 4),
        FlareDrifted(0, Hex("06.05"), Hex("06.04"), 3),
        FlareDrifted(0, Hex("06.05"), NOWHERE, 3),
        FlareDied(0, Hex("06.05"), 9),
    ],
)
def test_a_flare_is_seen_to_rise_drift_and_go_out(event: FlareLit | FlareDrifted | FlareDied) -> None:
    sitting = with_flare("06.05")
    sitting.app.settings.pace = "normal"
    sitting.show("06.05")
    state = sitting.desk.state
    shown = TABLE.motion(sitting.desk, state, event)
    apply(state, event)
    assert isinstance(shown, InTheAir)
    pictures = []
    for share in (0.02, 0.4, 0.7, 0.98):
        plate = pygame.Surface(sitting.app.surface.get_size(), 0, 32)
        plate.fill((255, 255, 255))
        sitting.layers.darkness.draw(plate, state, shown.lamp(share), shown.aloft)
        shown.draw(plate, share)
        pictures.append(pygame.image.tobytes(plate, "RGB"))
    assert len(set(pictures)) == len(pictures)


@pytest.mark.rule("21.0")
def test_21_0_the_strip_and_the_help_tell_of_the_night() -> None:
    sitting = with_flare("06.05")
    sitting.rounds(2)
    desk = sitting.desk
    strip = the(TopStrip, sitting.scene.parts["top"])
    zone = next(rect for name, rect in strip._zones if name == "night")
    tip = strip.tip(zone.center)
    assert tip is not None
    assert tip.lines[0] == "Night or mist"
    assert "4 hexes" in spoken(tip.lines[1])
    desk.input.pointer.place = Hex("06.05")
    assert {"Flare", "wall", "Night or mist"} <= {topic.title for topic in topics(desk)}


@pytest.mark.rule("21.0")
@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080)])
@pytest.mark.parametrize("largest", [False, True])
def test_21_0_the_night_and_its_flares_stand_clear_of_the_pace(size: tuple[int, int], largest: bool) -> None:
    sitting = Sitting(dark_book(), size=size)
    sitting.desk.mirror.state.flares_left = 12
    sitting.app.set_scale(window_scale.largest_scale(size) if largest else theme.scale())
    sitting.rounds(2)
    zones = dict(the(TopStrip, sitting.scene.parts["top"])._zones)
    pace = zones["pace-step"].left - theme.font("sans", 14).width(text("top-pace")) - theme.px(10)
    assert zones["night"].right < pace


@pytest.mark.rule("21.0")
def test_21_0_the_overlay_says_that_it_is_too_dark() -> None:
    sitting = sat()
    overlay = sitting.layers.sight
    overlay.show_hex(Hex("02.09"))
    unseen, _ = overlay.fields()
    assert "07.09" in unseen
    assert "05.09" not in unseen
    line = overlay.line_to(Hex("07.09"))
    assert line is not None
    said = "out of sight: too far at night: range 5, visibility 4, and no flare within 3 hexes of him · 21.0"
    assert sight_notes.note(sitting.desk.state.board, line).line.shown() == said
    sitting.desk.mirror.state.flares = (Flare(Hex("07.08"), 0),)
    unseen, _ = overlay.fields()
    assert "07.09" not in unseen


@pytest.mark.rule("21.1")
def test_21_1_dossier_and_help_tell_who_carries_the_flares() -> None:
    sitting = at_the_flare()
    desk = sitting.desk
    status = sitting.dossier._status
    assert status(desk.state.men["sgt-taylor"]).endswith("flare pistol")
    assert "flare" not in status(desk.state.men["pvt-cragg"])
    desk.mirror.state.flares_left = 0
    assert "flare" not in status(desk.state.men["sgt-taylor"])


@pytest.mark.rule("21.1")
def test_21_1_help_on_aimed_fire_tells_a_carrier_of_his_flares() -> None:
    sitting = sat()
    sitting.press("F", "Ctrl+Enter")
    sitting.settle()
    desk = sitting.desk
    while sitting.asked != "give-orders":
        assert desk.prompt is not None
        desk.controls.answer(next(iter(desk.prompt.decision.options(desk.state))))
        sitting.settle()
    desk.selection.select("sgt-taylor")
    assert [topic.title for topic in topics(desk, "aimed-fire")] == ["Aimed Fire", "Night or mist", "Flare"]
    desk.selection.select("pvt-cragg")
    assert [topic.title for topic in topics(desk, "aimed-fire")] == ["Aimed Fire"]


@pytest.mark.rule("21.1")
def test_21_1_space_goes_on_without_a_flare_where_nothing_else_can_be_fired() -> None:
    sitting = at_the_flare()
    before = sitting.desk.prompt
    sitting.press("Enter")
    assert sitting.desk.prompt is not before
    assert sitting.desk.state.flares_left == DARK.flares


def test_hex_numbers_can_be_read_in_the_dark_and_are_left_as_printed_under_a_flare() -> None:
    sitting = sat()
    view, state = sitting.desk.view, sitting.desk.state
    view.index = replace(view.index, rims=Rims(Path("nowhere"), frozenset(), frozenset()))
    night_of, area = darkness.Darkness(view), view.paper.sheet.clip(view.rect)

    def brightest(hex_: str) -> int:
        plate = pygame.Surface(sitting.app.size, 0, 32)
        night_of.draw(plate, state)
        x, y = view.centre(Hex(hex_))
        rise = round(view.place_height * 0.38)
        label = pygame.Rect(x - 14, y - rise - 12, 28, 14)
        return max(plate.get_at((a, b)).b for a in range(label.x, label.right) for b in range(label.y, label.bottom))

    near = next(hex_ for hex_ in view.visible() if area.inflate(-200, -200).collidepoint(view.centre(hex_)))
    assert brightest(near) > 150
    state.flares = (Flare(near, 1),)
    assert brightest(near) < 50


@pytest.mark.rule("21.0")
def test_21_0_mist_is_pale_where_night_is_dark_and_the_strip_says_which() -> None:
    shades = {}
    for mist in (False, True):
        book = skirmish()
        night = replace(DARK, mist=mist)
        sitting = Sitting(replace(book, scenario=replace(book.scenario, night=night)))
        sitting.desk.mirror.state.night = 4
        plate = pygame.Surface((40, 40), 0, 32)
        plate.fill((120, 120, 90))
        darkness.shade_print(plate, sitting.scene.view, sitting.desk.state)
        shades[mist] = plate.get_at((20, 20))[0]
        assert darkness.words(sitting.desk.state, Hex("03.03")) == ("" if mist else "ground-dark")
    assert shades[False] < 120 < shades[True]
