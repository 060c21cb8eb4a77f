"""Start screen, scenario sheet, saved battles and dialogs, by keyboard and mouse, at every size."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from combat.engine import words
from combat.engine.content.findings import ContentError, Finding
from combat.engine.files import folders
from combat.engine.journal import journal, loading
from combat.engine.lessons.learnt import learn
from combat.engine.lessons.lesson_shelf import Learning, look_at_lessons
from combat.engine.stage import window_scale
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered, theme
from combat.engine.stage.paper.dialog import Confirm, Message
from combat.engine.stage.paper.keys_scene import KeysScene
from combat.engine.stage.paper.packs_scene import PacksScene
from combat.engine.stage.paper.rulebook_scene import RulebookScene
from combat.engine.stage.paper.settings_scene import SettingsScene
from combat.engine.stage.scene import Scene
from combat.engine.stage.start.menu import Entry
from combat.engine.stage.start.telegram import Telegram
from combat.engine.stage.widgets.choice import CheckBox
from combat.engine.stage.widgets.widget import Widget
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.engine.words.ago import ago
from combat.games.volume1.campaign import diary
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.scenes.campaign.served_scene import ServedScene
from combat.games.volume1.scenes.challenges.records_scene import RecordsScene
from combat.games.volume1.scenes.generator_scene import GeneratorScene
from combat.games.volume1.scenes.lessons.battle_lesson_list import BattleLessonList
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.scenes.saved.shelved_battles import Shelved
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.stage.hands import application, click, point, press
from tests.narrowing import the
from tests.sampled import sample


def shelve() -> None:
    """Save a battle that has just begun."""
    journal.begin(TITLE, new_game(load_book("first-light")), print).close()


def labels(menu: MenuScene) -> list[str]:
    """Return the labels of a menu's entries."""
    return [entry.label for entry in menu.menu.widgets if isinstance(entry, Entry)]


def opened(app: App) -> MenuScene:
    """Open the menu; return its scene."""
    menu = MenuScene(app)
    app.push(menu)
    app.round(0.0)
    return menu


def test_a_player_who_never_played_is_not_offered_to_continue_or_load() -> None:
    with application() as app:
        lines = ("learn", "new", "campaign", "generate", "rulebook", "lab", "editor", "packs", "settings", "quit")
        menu = opened(app)
        assert labels(menu) == [text(f"menu-{line}") for line in lines]
        press(app, "Enter")
        the(BattleLessonList, app.top)


def test_a_newcomer_is_offered_the_lessons_once_and_finds_them_first_in_the_menu_afterwards() -> None:
    for times, offered in ((1, True), (2, False)):
        with application() as app:
            app.push(app.make("start"))
            app.round(0.05)
            app.round(0.05)
            assert isinstance(app.top, Confirm) is offered, f"start {times}"
            if offered:
                press(app, "Esc")
            entry = the(MenuScene, app.top).menu.widgets[0]
            assert the(Entry, entry).label == text("menu-learn")


def test_who_takes_the_offer_comes_to_the_lessons_and_back_to_the_menu() -> None:
    with application() as app:
        app.push(app.make("start"))
        app.round(0.05)
        app.round(0.05)
        press(app, "Enter")
        assert isinstance(app.top, BattleLessonList)
        press(app, "Esc")
        assert isinstance(app.top, MenuScene)


def test_nobody_is_offered_the_lessons_who_has_played_before_or_comes_back_from_a_battle() -> None:
    for scene, done in (("start", "cards"), ("menu", "")):
        if done:
            learn("lessons", done)
        with application() as app:
            app.push(app.make(scene))
            app.round(0.05)
            app.round(0.05)
            assert isinstance(app.top, MenuScene)


def test_who_is_in_the_midst_of_the_lessons_goes_on_with_the_next_one_first() -> None:
    learn("lessons", "cards")
    with application() as app:
        menu = opened(app)
        first = the(Entry, menu.menu.focused)
        assert (first.label, first.note) == ("Continue the lessons", "2. Orders and impulses · 1 of 7 done")
        assert labels(menu)[1] == text("menu-new")
        assert text("menu-learn") not in labels(menu)
        press(app, "Enter")
        the(BattleLessonList, app.top)
        shelve()
        press(app, "Esc")
        assert labels(the(MenuScene, app.top))[:2] == [text("menu-continue"), first.label]


def test_the_lessons_step_back_once_all_are_done_or_a_battle_was_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    for lesson in ("support", "cards", "grenades", "fire", "morale", "sight"):
        learn("lessons", lesson)
    with application() as app:
        assert labels(opened(app))[0] == text("menu-learn-on")
        monkeypatch.setattr("combat.games.volume1.scenes.menu_scene.shelved", lambda: Shelved(1, fought=True))
        fought = labels(opened(app))
        assert fought[0] == text("menu-new")
        assert text("menu-learn") in fought
        monkeypatch.undo()
        learn("lessons", "orders")
        assert labels(opened(app))[0] == text("menu-new")


def test_a_lesson_without_a_number_is_not_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = {"cards": "number = 1", "odd": "number = ", "late": "number = 9\n[habits]\nodd = ", "bare": "minutes = 2"}
    for name, head in files.items():
        (tmp_path / f"{name}.toml").write_text(head)
    learn("lessons", "cards")
    layer = SimpleNamespace(glob=lambda _: [f"{name}.toml" for name in files], path=lambda place: tmp_path / place)
    monkeypatch.setattr("combat.engine.content.layers.layers", lambda: [layer])
    assert look_at_lessons() == Learning(4, 1, 9, "late")


def test_an_unfinished_battle_stands_first_and_enter_takes_it_up() -> None:
    shelve()
    with application() as app:
        menu = opened(app)
        assert labels(menu)[:3] == [text("menu-continue"), text("menu-new"), text("menu-campaign")]
        first = menu.menu.widgets[0]
        assert isinstance(first, Entry)
        assert "First Light" in first.note
        press(app, "Enter")
        assert isinstance(app.top, TableScene)


def test_every_line_opens_by_arrow_and_enter_by_its_letter_by_its_number_and_by_click() -> None:
    ways = {"Settings": SettingsScene, "New battle": SheetScene, "Generate a battle": GeneratorScene}
    for label, scene in ways.items():
        with application() as app:
            menu = opened(app)
            entry = next(line for line in menu.menu.widgets if isinstance(line, Entry) and line.label == label)
            place = menu.menu.widgets.index(entry)
            press(app, *["Down"] * place, "Enter")
            the(scene, app.top)
            press(app, "Esc")
            for chord in (entry.key, str(entry.number)):
                press(app, chord)
                assert isinstance(app.top, scene), chord
                press(app, "Esc")
            entry = next(line for line in menu.menu.widgets if isinstance(line, Entry) and line.label == label)
            click(app, entry.rect.center)
            assert isinstance(app.top, scene)


def test_in_a_low_window_the_lines_stand_closer_and_say_less() -> None:
    shelve()
    for size, noted in (((1280, 720), False), ((1600, 1200), True)):
        with application(size, 1.0) as app:
            menu = opened(app)
            entries = [entry for entry in menu.menu.widgets if isinstance(entry, Entry) and entry.note]
            assert {entry.noted for entry in entries} == {noted}
            assert all(app.surface.get_rect().contains(entry.rect) for entry in entries)


def test_at_the_largest_size_the_whole_sheet_lies_in_the_window() -> None:
    shelve()
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        with application(size, window_scale.largest_scale(size)) as app:
            menu = opened(app)
            assert app.surface.get_rect().contains(menu._sheet)
            entries = [entry for entry in menu.menu.widgets if isinstance(entry, Entry)]
            assert all(menu._sheet.contains(entry.rect) for entry in entries)
            slips = [widget for widget in menu.menu.widgets if widget not in entries]
            assert len(slips) == 4
            assert not any(slip.rect.colliderect(menu._sheet) for slip in slips)
            assert all(app.surface.get_rect().contains(slip.rect) for slip in slips)


def test_the_pointer_chooses_as_the_arrows_do() -> None:
    with application() as app:
        menu = opened(app)
        point(app, (1, 1))
        point(app, menu.menu.widgets[1].rect.center)
        assert menu.menu.focused is menu.menu.widgets[1]
        press(app, "Up")
        assert menu.menu.focused is menu.menu.widgets[0]


def test_content_that_cannot_be_used_keeps_the_start_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ContentError([Finding("men.toml", 3, "is nobody")])

    monkeypatch.setattr("combat.games.volume1.scenes.generator_scene.Workshop", broken)
    with application() as app:
        opened(app)
        press(app, "G")
        assert isinstance(app.top, Message)
        assert app.top.lines == ("men.toml:3: is nobody",)


def test_the_last_line_leaves() -> None:
    with application() as app:
        opened(app)
        press(app, "Ctrl+Q")
        assert not app.scenes


def test_the_sheet_begins_the_battle_with_the_rules_that_were_ticked() -> None:
    with application() as app:
        app.push(scene := SheetScene(app, shown="first-light"))
        app.round(0.0)
        box = next(widget for widget in scene.options.widgets if isinstance(widget, CheckBox))
        click(app, box.rect.center)
        press(app, "2", "2", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.chosen == ("enemy-holds-fire",)
        assert len(list(folders.saves().iterdir())) == 1


@pytest.mark.rule("22.0k")
def test_22_0_a_scenario_without_rules_of_its_own_offers_the_rulebooks_and_the_save_keeps_them() -> None:
    with application() as app:
        app.push(scene := SheetScene(app, shown="night-patrol"))
        app.round(0.0)
        boxes = [widget for widget in scene.options.widgets if isinstance(widget, CheckBox)]
        assert [box.label for box in boxes] == ["They hold their fire", "Steady in Cover", "Study battle"]
        press(app, "1", "2", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.chosen == RULES
        (saved,) = folders.saves().iterdir()
        assert loading.load(saved, OWN_TITLES).game.state.book.chosen == RULES


@pytest.mark.rule("22.0")
def test_22_0_ticking_a_rule_that_changes_what_wins_takes_its_rival_away() -> None:
    with application() as app:
        app.push(SheetScene(app, shown="first-light"))
        press(app, "3", "4", "5", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.chosen == ("one-card-a-team", "every-man-home")
        scenario = table.session.book.scenario
        assert (scenario.large_battle, scenario.points["friendly-killed"], scenario.points["enemy-captured"]) == (
            True,
            -4,
            2,
        )


def test_a_saved_battle_is_deleted_only_after_a_yes() -> None:
    shelve()
    with application() as app:
        app.push(SavesScene(app))
        press(app, "Del")
        assert isinstance(app.top, Confirm)
        press(app, "Esc")
        press(app, "Del", "Enter")
        assert list(folders.saves().iterdir())
        assert isinstance(app.top, SavesScene)
        press(app, "Del", "Y")
        assert not list(folders.saves().iterdir())
        assert isinstance(app.top, SavesScene)


def test_the_frame_of_the_keyboard_is_where_enter_goes() -> None:
    shelve()
    with application() as app:
        app.push(scene := SavesScene(app))
        press(app, "Del", "Tab", "Tab")
        the(Confirm, app.top)
        press(app, "Enter")
        assert app.top is scene
        assert not list(folders.saves().iterdir()), "the framed button was the one that deletes"
        shelve()
        app.round(0.0)
        scene.read()
        press(app, "Tab", "Down", "Enter")
        assert isinstance(app.top, TableScene), "who goes on in the list means the list"


def test_marked_saves_stay_marked_when_the_list_is_read_anew_and_the_button_says_how_many() -> None:
    shelve()
    saved = next(folders.saves().glob("*.combat"))
    for name in ("second", "third"):
        saved.with_stem(name).write_bytes(saved.read_bytes())
    with application() as app:
        app.push(scene := SavesScene(app))
        app.round(0.0)
        for row in list(scene.list.rows)[:2]:
            scene.toggle(row)
        scene.on_content_changed()
        assert (len(scene.marked), scene.acts[-1].label) == (2, text("load-delete-several", count=2))
        saved.with_stem("third").unlink()
        next(iter(scene.marked)).unlink(missing_ok=True)
        scene.read()
        left = {row.game.path for row in scene.list.rows}
        assert scene.marked <= left
        assert scene.acts[-1].label == (text("load-delete-several", count=1) if scene.marked else text("load-delete"))


def test_a_spoilt_save_says_why_and_cannot_be_opened() -> None:
    folders.saves().mkdir(parents=True, exist_ok=True)
    (folders.saves() / "torn.combat").write_text("{", encoding="utf-8")
    with application() as app:
        app.push(scene := SavesScene(app))
        app.round(0.0)
        assert scene.row is not None
        assert "torn.combat" in scene.row.game.fault
        press(app, "Enter")
        assert app.top is scene


def test_a_message_is_closed_by_enter_and_a_question_does_what_was_asked_for() -> None:
    done: list[str] = []
    with application() as app:
        opened(app)
        app.push(Message(app, "Title", ["One line."]))
        press(app, "Enter")
        assert isinstance(app.top, MenuScene)
        app.push(Confirm(app, "Title", ["One line."], "Do it", lambda: done.append("yes")))
        press(app, "Esc")
        assert done == []
        app.push(Confirm(app, "Title", ["One line."], "Do it", lambda: done.append("yes")))
        press(app, "Enter")
        assert done == ["yes"]
        assert isinstance(app.top, MenuScene)


def test_a_slip_is_as_wide_as_its_buttons_need() -> None:
    with application() as app:
        opened(app)
        app.push(
            asked := Confirm(
                app, "Title", ["One line."], "The Hedgerows of Normandy", app.pop, "The Farmhouse beside it"
            )
        )
        app.round(0.0)
        assert all(asked._slip.contains(button.rect) for button in asked.group.widgets)


def test_a_warning_appears_over_whatever_is_shown() -> None:
    with application() as app:
        opened(app)
        app.warn("the disk is full")
        app.round(0.0)
        assert isinstance(app.top, Message)
        assert app.top.lines == ("the disk is full",)


@pytest.mark.parametrize(
    ("scene", "size", "scale"),
    sample(
        list(
            product(
                [MenuScene, SheetScene, KeysScene, SavesScene, GeneratorScene, PacksScene],
                [(1280, 720), (2560, 1080)],
                [None, 3.0],
            )
        ),
        3,
    ),
)
def test_every_control_lies_whole_in_the_window(
    size: tuple[int, int], scale: float | None, scene: type[MenuScene | SheetScene]
) -> None:
    with application(size, scale) as app:
        shown = scene(app)
        app.push(shown)
        app.round(0.0)
        window = app.surface.get_rect()
        groups = [value for value in vars(shown).values() if hasattr(value, "widgets")]
        widgets: list[Widget] = [widget for group in groups for widget in group.widgets]
        assert widgets
        buttons = [widget for widget in widgets if not isinstance(widget, CheckBox)]
        for widget in buttons:
            assert window.contains(widget.rect), (scene.__name__, theme.scale(), widget.key)
        for one in buttons:
            assert not any(one.rect.colliderect(other.rect) for other in buttons if other is not one)


def test_the_scale_steps_by_keys_within_what_the_window_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMBAT_CONFIG_DIR", str(tmp_path))
    with application((1600, 900)) as app:
        opened(app)
        for _ in range(20):
            pygame.event.post(pygame.event.Event(
                pygame.KEYDOWN, key=pygame.K_PLUS, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT, unicode=""
            ))  # fmt: skip
            app.round(0.0)
        with app._scaled(app.top):
            assert theme.scale() == pytest.approx(window_scale.largest_scale((1600, 900)))
        pygame.event.post(pygame.event.Event(
            pygame.KEYDOWN, key=pygame.K_MINUS, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT, unicode=""
        ))  # fmt: skip
        app.round(0.0)
        with app._scaled(app.top):
            assert theme.scale() < window_scale.largest_scale((1600, 900)), "one step down is seen at once"


def test_how_long_ago_is_said_as_people_say_it() -> None:
    now = datetime.now(UTC)
    said = [ago(now - timedelta(minutes=minutes)) for minutes in (0, 12, 75, 60 * 30)]
    assert said == [
        text("ago-now"),
        text("ago-minutes", count=12),
        text("ago-hours", count=1),
        text("ago-days", count=1),
    ]


def test_help_and_keys_open_from_the_start_screen() -> None:
    for chord, scene in (("F1", RulebookScene), ("Ctrl+K", KeysScene)):
        with application() as app:
            menu = opened(app)
            press(app, chord)
            the(scene, app.top)
            press(app, "Esc")
            assert app.top is menu


def test_where_room_is_short_the_notes_of_what_is_played_stay_and_continue_always_says_what() -> None:
    shelve()
    for scale, noted in (
        (0.8, ["menu-continue", "menu-new", "menu-campaign", "menu-generate", "menu-load"]),
        (1.0, []),
    ):
        with application((1280, 720), scale) as app:
            menu = opened(app)
            entries = [entry for entry in menu.menu.widgets if isinstance(entry, Entry)]
            assert [entry.label for entry in entries if entry.noted and entry.note] == [text(line) for line in noted]
            before = pygame.image.tobytes(app.surface, "RGB")
            entries[0].note = "Another battle"
            menu.invalidate()
            app.round(0.0)
            assert pygame.image.tobytes(app.surface, "RGB") != before
            assert menu._sheet.height <= (720 - theme.px(60) if noted else 720)


def test_a_campaign_under_way_is_named_with_its_day_and_its_line_stays_chosen() -> None:
    diary.begin(load_plan(Library(), "hedgerow-to-hill"))
    (folders.saves() / "torn.campaign").write_text("{", encoding="utf-8")
    with application() as app:
        menu = opened(app)
        entry = next(
            line for line in menu.menu.widgets if isinstance(line, Entry) and line.label == text("menu-campaign")
        )
        assert "From Hedgerow to Hill" in entry.note
        assert menu._date == "7 June, 10:00"
        press(app, "A", "Enter", "Esc")
        assert app.top is menu
        assert isinstance(menu.menu.focused, Entry)
        assert menu.menu.focused.label == text("menu-campaign")


@pytest.mark.parametrize(("scale", "under"), [(1.0, False), (1.75, True)])
def test_the_picture_of_a_save_stands_beside_the_list_or_under_its_row(scale: float, under: bool) -> None:
    shelve()
    with application((1600, 900) if not under else (1280, 720), scale) as app:
        app.push(scene := SavesScene(app))
        for _ in range(8):
            app.round(0.05)
        assert scene.row is not None
        assert scene._looked is not None
        assert scene._looked[1] is not None
        with app._scaled(scene):
            assert bool(scene._beside().width) != under
            assert bool(scene.below(scene.row)) == under
            assert scene.list.rect.contains(scene.list.box(scene.chosen))


def test_a_pointer_that_rests_where_the_window_opens_chooses_nothing_until_it_moves() -> None:
    with application() as app:
        menu = opened(app)
        x, y = menu.menu.widgets[3].rect.center
        for _ in range(2):
            point(app, (x, y))
            assert menu.menu.focused is menu.menu.widgets[0]
        point(app, (x + 1, y))
        assert menu.menu.focused is menu.menu.widgets[3]


def test_home_and_end_go_to_the_ends_of_the_menu() -> None:
    with application() as app:
        menu = opened(app)
        press(app, "End")
        assert menu.menu.focused is menu.menu.widgets[-1]
        press(app, "Home")
        assert menu.menu.focused is menu.menu.widgets[0]


@pytest.mark.parametrize("language", ["en", "es", "de"])
def test_the_battle_that_goes_on_is_named_whole_behind_its_line_where_none_is_below(language: str) -> None:
    journal.begin(TITLE, new_game(load_book("first-light")), pytest.fail).close()
    words.use(language)
    try:
        with application((1280, 720), 1.25) as app, lettered.noted() as seen:
            app.open("menu")
            app.round(0.0)
        told = [line for line in seen if line.text.startswith(words.translated("First Light at the Farmhouse"))]
        assert told and not any(line.cut for line in told)
    finally:
        words.use("en")


def test_tab_leads_from_the_rules_of_a_sheet_to_its_buttons_and_back() -> None:
    with application() as app:
        app.push(scene := SheetScene(app, shown="first-light"))
        app.round(0.0)
        boxes = [widget for widget in scene.options.widgets if widget.focusable]
        press(app, *["Tab"] * len(boxes))
        assert scene.options.focused is boxes[-1]
        press(app, "Tab")
        assert [scene.options.focused, scene.buttons.focused] == [None, scene.begin]
        press(app, "Shift+Tab")
        assert [scene.options.focused, scene.buttons.focused] == [boxes[-1], None]
        press(app, *["Tab"] * (1 + len(scene.buttons.widgets)))
        assert [scene.options.focused, scene.buttons.focused] == [boxes[0], None]


@pytest.mark.parametrize(("key", "scene"), [("H", RecordsScene), ("Q", ServedScene)])
def test_records_and_squads_stand_in_the_menu(key: str, scene: type[Scene]) -> None:
    with application() as app:
        app.push(menu := MenuScene(app))
        app.round(0.0)
        titles = [slip.label for slip in menu.aside() if isinstance(slip, Telegram)]
        assert titles[2:] == [text("records-title"), text("served-title")]
        press(app, key)
        assert isinstance(app.top, scene)
