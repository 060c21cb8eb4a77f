"""The rulebook at the table: from each rule number to its paragraph, by links and by search."""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from combat.engine import words
from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.app import App
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.widgets.tooltip import Tooltip
from combat.engine.words import rulebook_pages as pages
from combat.engine.words.line import Line, ruled
from combat.engine.words.rulebook import rulebook
from combat.engine.words.topic import Topic
from combat.games.volume1.rules.fighting import fire, weapons
from combat.games.volume1.rules.state import Shell
from combat.games.volume1.scenes.pause_scene import PauseScene
from combat.games.volume1.scenes.volume1_rulebook import rulebook as rulebook_on_table
from combat.games.volume1.table.panels.fire_form import draw_sum
from combat.games.volume1.table.panels.help_topics import things_in, things_on
from combat.games.volume1.table.volume_desk import VolumeDesk
from combat.games.volume1.words import hex_contents
from tests.engine.stage.hands import application, click, press
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the
from tests.sampled import sample


def opened(app: App, number: str = "", topics: tuple[Topic, ...] = ()) -> RulebookScene:
    """Open the rulebook; return its scene."""
    scene = rulebook_on_table(app, number, topics)
    app.push(scene)
    app.round(0.05)
    app.round(0.05)
    return scene


def type_in(app: App, words: str) -> None:
    """Type a text, letter by letter."""
    for letter in words:
        press(app, letter.upper())
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        app.round(0.05)


def link(scene: RulebookScene, number: str) -> tuple[int, int]:
    """Return the screen point of the middle of a visible link to a rule number."""
    return next(box.center for box, to in scene.page.links if to == number)


def test_it_opens_at_a_number_with_the_paragraph_in_view_and_marked() -> None:
    with application() as app:
        scene = opened(app, "7.09.3a")
        rows = scene.page.list.rows
        place = next(n for n, block in enumerate(rows) if block.number == "7.09.3a")
        assert scene.page.list.rect.contains(scene.page.list.box(place))
        assert (scene.spot.page, scene.page.marked) == ("7.0", "7.09.3a")


def test_a_link_leads_on_and_back_and_forward_return() -> None:
    with application() as app:
        scene = opened(app, "7.09")
        click(app, link(scene, "8.1b"))
        assert scene.spot.number == "8.1b"
        press(app, "Alt+Left")
        assert scene.spot.number == "7.09"
        press(app, "Alt+Right")
        assert scene.spot.number == "8.1b"
        press(app, "Alt+Right")
        assert scene.spot.number == "8.1b"


ALL_PAGES = {pages.HERE, pages.START, *rulebook().chapters, pages.RULINGS, pages.TERMS}


def test_every_page_is_turned_to_by_going_down_the_contents() -> None:
    with application((1280, 720), 0.75) as app:
        scene = opened(app, topics=(Topic("sneak", "Low (7.05).", ("one",), "7.05"),))
        seen = set()
        for _ in range(200):
            seen.add(scene.spot.page)
            if seen == ALL_PAGES:
                break
            press(app, "Down")
        assert seen == ALL_PAGES


@pytest.mark.parametrize(("size", "scale"), sample([((1280, 720), None), ((3840, 2160), 2.0)], 2))
def test_every_page_can_be_drawn_at_every_size(size: tuple[int, int], scale: float | None) -> None:
    with application(size, scale) as app:
        scene = opened(app, topics=(Topic("sneak", "Low (7.05).", ("one",), "7.05"),))
        seen = set()
        while (row := next((row for row in scene.contents.rows if row.page not in seen), None)) is not None:
            scene._turn_to(row)
            app.round(0.05)
            assert scene.spot.page == row.page
            seen.add(row.page)
        assert seen == ALL_PAGES


def test_what_is_typed_lists_the_places_and_marks_the_words() -> None:
    with application() as app:
        scene = opened(app)
        type_in(app, "milder")
        assert [row.number for row in scene.contents.rows] == ["8.1c"]
        assert (scene.spot.number, scene.page.sought) == ("8.1c", ("milder",))
        press(app, "Esc")
        assert scene.entry.text == "" and len(scene.contents.rows) > 22
        press(app, "Esc")
        assert not app.scenes


def test_a_search_that_finds_nothing_says_so_on_the_page_until_the_words_change() -> None:
    with application() as app:
        scene = opened(app, "10.10")
        type_in(app, "nonsuch")
        assert (list(scene.contents.rows), list(scene.page.list.rows)) == ([], pages.nothing_page("nonsuch"))
        app.round(0.05)
        press(app, "Esc")
        assert list(scene.page.list.rows) == pages.chapter_page(scene.spot.page)
        type_in(app, "nonsuch")
        scene.open("7.04")
        assert list(scene.page.list.rows) == pages.chapter_page("7.0")


def test_what_the_opening_page_says_is_found_too() -> None:
    with application() as app:
        scene = opened(app, "5.0")
        type_in(app, "replacements")
        assert scene.contents.rows[-1].page == pages.START
        place = len(scene.contents.rows) - 1
        click(app, scene.contents.box(place).center)
        assert scene.spot.page == pages.START
        type_in(app, " nowhere")
        assert not scene.contents.rows


def test_a_click_in_the_contents_opens_the_chapter_and_lists_its_paragraphs() -> None:
    with application() as app:
        scene = opened(app)
        place = next(n for n, row in enumerate(scene.contents.rows) if row.page == "5.0")
        click(app, scene.contents.box(place).center)
        assert scene.spot.page == "5.0"
        assert "5.1.2" not in {row.number for row in scene.contents.rows}
        assert "5.1" in {row.number for row in scene.contents.rows}


def test_every_term_and_every_ruling_leads_to_its_paragraph() -> None:
    with application() as app:
        scene = opened(app)
        smoke = next(block for block in pages.terms_page() if block.title == "S")
        assert "Smoke Grenade [7.10]" in smoke.items
        assert {ruled.number for ruled in pages.rulings_page()[1:]} == set(rulebook().rulings)
        scene.open("no number")
        assert scene.spot.page == pages.START


def test_help_on_something_is_followed_by_the_rules_behind_it() -> None:
    blocks = pages.topics_page((Topic("wall", "As high as a man (11.06).", ("rough",), "11.06"),))
    assert [block.number for block in blocks] == ["11.06", "", "11.06"]
    assert (blocks[0].title, blocks[0].text) == ("Wall", "As high as a man [11.06].")


def test_f1_at_the_table_opens_it_at_what_is_pointed_at() -> None:
    sitting = Sitting()
    zone = next(box for name, box in sitting.tray._zones)
    sitting.point(zone.center)
    sitting.press("F1")
    scene = sitting.app.top
    assert isinstance(scene, RulebookScene)
    assert scene.spot.page == pages.HERE
    assert scene.topics
    sitting.press("F1")
    assert sitting.app.top is sitting.scene


def test_f1_explains_every_marker_on_a_man_and_in_his_hex() -> None:
    table = Table("taylor 05.05 hide", "goldstein 05.05 hide", "hoffmann 05.05 hide unknown")
    state = table.state
    state.melee, state.shells = frozenset({Hex("05.05")}), (Shell("mortar-81", Hex("05.05")),)
    state.men["sgt-taylor"] = replace(table["taylor"], fell_at=Hex("05.05"))
    assert things_in(state, Hex("05.05")) == ["melee", "fallen"]
    assert [topic.rule for topic in hex_contents.on_hex(state, Hex("05.05"))] == ["20.0c"]
    assert things_in(state, Hex("01.01")) == []
    assert [things_on(state, table[name]) for name in ("taylor", "goldstein", "hoffmann")] == [
        ["tough"], ["medic"], [],
    ]  # fmt: skip


def test_the_number_of_a_log_line_opens_it_there() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    log = sitting.scene.log
    place, line = next((n, line) for n, line in enumerate(log.list.rows) if line.entry.rule)
    log.list.show_row(place)
    sitting.rounds()
    box = log.list.box(place)
    assert log.rule_at((box.x + 20, box.y + 10)) == ""
    sitting.click((box.right - 16, box.y + 10))
    scene = sitting.app.top
    assert isinstance(scene, RulebookScene)
    assert scene.spot.page and line.entry.rule.startswith(scene.spot.number)


def test_the_number_of_the_question_and_of_a_refusal_open_it_there() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter")
    bar = sitting.scene.bar
    assert sitting.desk.prompt is not None
    rule = sitting.desk.prompt.decision.rule
    sitting.click(bar._rule_box.center)
    assert isinstance(scene := sitting.app.top, RulebookScene) and scene.spot.number == rule
    sitting.press("Esc")
    sitting.desk.notice.show(Line("That cannot be", "7.08"))
    sitting.rounds()
    assert bar.rule_at(bar._rule_box.center) == "7.08"


def test_the_number_on_a_markers_note_is_reached_and_opens_it_there() -> None:
    sitting = Sitting()
    sitting.press("F", "Ctrl+Enter", "1", "Enter")
    assert sitting.asked == "give-orders"
    sitting.point(next(box for _, box in sitting.tray._zones).center)
    sitting.rounds(40)
    tooltip = sitting.scene.tooltip
    box, rule = tooltip._rules[0]
    sitting.point(box.center)
    assert tooltip.shown and tooltip.rule_at(box.center) == rule
    sitting.click(box.center)
    assert isinstance(scene := sitting.app.top, RulebookScene) and scene.spot.number == rule


def test_every_summand_in_the_form_of_a_shot_has_its_number_to_click() -> None:
    table = Table("crowe 05.09 aimed-fire light", "jung 05.01 hide", ground="05.01 rocks")
    ledger = fire.ledger(table.state, table["crowe"], table["jung"], weapons.firearms(table.state, "pvt-crowe")[0])
    with application() as app:
        form = pygame.Rect(100, 100, 420, 170)
        desk = cast(VolumeDesk, SimpleNamespace(state=table.state))
        rules = draw_sum(app.surface, form, desk, ledger, "")
        confirmed = draw_sum(app.surface, form, desk, ledger, ruled("shot-confirm", need=4))
    assert [number for _, number in rules] == [term.rule for term in ledger]
    assert all(form.contains(box) for box, _ in rules)
    (box, number) = confirmed[-1]
    assert (confirmed[:-1], number) == (rules, "2.0") and form.contains(box), (
        "below 0 the Rule of 0 says what is needed"
    )
    assert all(not one.colliderect(other) for (one, _), (other, _) in pairwise(rules))


@pytest.mark.rule("2.0")
@pytest.mark.parametrize("language", ("en", "de", "es"))
def test_2_0_in_a_narrow_form_what_a_shot_below_0_needs_still_ends_in_its_number(language: str) -> None:
    table = Table("crowe 05.09 aimed-fire light", "jung 05.01 hide", ground="05.01 rocks")
    ledger = fire.ledger(table.state, table["crowe"], table["jung"], weapons.firearms(table.state, "pvt-crowe")[0])
    with application() as app:
        desk = cast(VolumeDesk, SimpleNamespace(state=table.state))
        words.use(language)
        try:
            rules = draw_sum(app.surface, pygame.Rect(100, 100, 262, 170), desk, ledger, ruled("shot-confirm", need=4))
        finally:
            words.use("en")
    assert rules[-1][1] == "2.0"


def test_the_pause_menu_leads_to_it() -> None:
    sitting = Sitting()
    sitting.press("Esc")
    the(PauseScene, sitting.app.top)
    sitting.press("F1")
    the(RulebookScene, sitting.app.top)
    sitting.press("Esc")
    the(PauseScene, sitting.app.top)
    sitting.press("Esc")
    assert sitting.app.top is sitting.scene


@pytest.mark.parametrize("line", [Line("He is too far away", "7.09"), Line("+1 range", "13.0.3")])
def test_the_number_on_a_note_can_be_clicked_and_holds_the_note(line: Line) -> None:
    with application() as app:
        tooltip = Tooltip(0.0)
        tooltip.point_at("it", ("Heading", line), pygame.Rect(600, 300, 40, 40))
        assert tooltip.float() is not None
        ((box, number),) = tooltip._rules
        assert number == line.rule
        assert tooltip.rule_at(box.center) == number
        assert tooltip.holds(box.center) and not tooltip.holds((20, 20))
        tooltip.point_at("hex", ("10.09 · field",), pygame.Rect(600, 300, 40, 40))
        tooltip.float()
        assert not tooltip.holds(box.center)
        assert app.scenes == []


def test_a_title_without_an_introduction_opens_its_rulebook_at_the_first_chapter() -> None:
    with application() as app:
        scene = RulebookScene(app)
        assert scene.spot.page == rulebook().chapters[0]
        assert pages.START not in {row.page for row in scene.contents.rows}


def test_where_one_sheet_has_no_room_for_both_the_contents_take_the_place_of_the_page() -> None:
    with application((1280, 720), 3.0) as app:
        app.push(scene := RulebookScene(app, "13.1"))
        app.round(0.0)
        assert scene.page.list.rect.width > 1000
        assert not scene.contents.rect.width
        press(app, "Alt+C")
        assert scene.contents.rect.width > 1000
        assert not scene.page.list.rect.width
        other = next(place for place, row in enumerate(scene.contents.rows) if row.number == "14.0")
        scene.contents.show_row(other)
        click(app, scene.contents.box(other).center)
        assert scene.spot.page == "14.0"
        assert scene.page.list.rect.width > 1000
