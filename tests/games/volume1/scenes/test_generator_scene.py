"""The generator's form: sliders, choices, dice and a preview; its scenario is played or saved (22.0)."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine.files import folders
from combat.engine.stage.app import App
from combat.engine.stage.paper.dialog import Message
from combat.engine.stage.paper.write_slip import WriteSlip
from combat.engine.stage.widgets.choice import Choice, Slider
from combat.engine.stage.widgets.wheel import Wheel
from combat.engine.stage.widgets.widget import Widget
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.content.boards import board_of
from combat.games.volume1.content.generator.battlefield import Battlefield
from combat.games.volume1.content.generator.request import MEN
from combat.games.volume1.content.generator.workshop import Workshop
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.rules.made_names import COUNTRIES, LARGEST_SEED
from combat.games.volume1.rules.play.optional_rules import RULES
from combat.games.volume1.scenes.generator_scene import GeneratorScene
from combat.games.volume1.scenes.ground_choice import board_name, ground_name, ground_of
from combat.games.volume1.scenes.seed_wheel import SeedWheel
from combat.games.volume1.scenes.sheet_scene import SheetScene
from tests.engine.stage.hands import application, click, press
from tests.narrowing import the
from tests.sampled import SOAKED


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a temporary data folder."""
    monkeypatch.setenv("COMBAT_DATA_DIR", str(tmp_path / "data"))
    yield


def opened(app: App, seed: int = 2) -> GeneratorScene:
    """Open the scenario generator with a seed; return its scene."""
    scene = GeneratorScene(app, seed)
    app.push(scene)
    app.round(0.0)
    return scene


def control(scene: GeneratorScene, name: str) -> Widget:
    """Return the widget of a field."""
    return next(field.widget for field in scene.fields if field.name == name)


def settle(app: App, scene: GeneratorScene) -> None:
    """Run frames until a change has been generated and the preview drawn."""
    end = time.monotonic() + 120
    while scene.wants_frames and time.monotonic() < end:
        app.round(0.05)
        time.sleep(0.005)
    assert not scene.wants_frames


@pytest.mark.rule("22.0k")
def test_22_0_a_made_up_battle_offers_the_rulebooks_optional_rules_whatever_is_rolled_after() -> None:
    with application() as app:
        opened(app)
        press(app, "2", "N", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.chosen == ("steady-in-cover",)
        assert [option.id for option in table.session.book.scenario.options] == list(RULES)


def test_a_slider_changes_the_squad_and_the_map_follows_after_a_moment() -> None:
    with application() as app:
        scene = opened(app)
        slider = control(scene, "men")
        assert isinstance(slider, Slider)
        before = scene.made
        click(app, slider.rect.move(-2, 0).midright)
        assert scene.wishes.men == MEN[1]
        assert scene.made is before
        settle(app, scene)
        assert scene.made is not None
        assert {len(squad) for squad in scene.made.sheet.friendly.squads} == {MEN[1]}


def test_every_line_is_changed_by_keys_alone() -> None:
    with application() as app:
        scene = opened(app)
        for place, field in enumerate(field for field in scene.fields if field.widget.enabled):
            before = scene.wishes
            press(app, "Tab")
            assert scene.group.focused is field.widget
            at_last = isinstance(field.widget, Choice) and field.widget.chosen == len(field.widget.labels) - 1
            press(app, "Left" if at_last else "Right")
            assert scene.wishes != before, place


def test_each_die_rolls_its_own_line_and_one_key_rolls_all() -> None:
    with application() as app:
        scene = opened(app)
        for field in scene.fields[3:]:
            others = [other.name for other in scene.fields[3:] if other is not field]
            kept = {name: getattr(scene.wishes, name) for name in others}
            click(app, field.die.rect.center)
            assert {name: getattr(scene.wishes, name) for name in others} == kept
        boards = set()
        for _ in range(12):
            click(app, scene.fields[0].die.rect.center)
            boards.add(scene.wishes.board.partition("+")[0])
            if len(boards) > 1:
                break
        assert len(boards) > 1
        seeds = {scene.wishes.seed}
        for _ in range(3):
            press(app, "A")
            seeds.add(scene.wishes.seed)
        assert len(seeds) == 4
        assert scene.book is not None


def test_the_key_for_one_line_rolls_the_line_with_the_focus() -> None:
    with application() as app:
        scene = opened(app)
        scene.group.focus(control(scene, "turns"))
        rolled = set()
        for _ in range(20):
            press(app, "R")
            rolled.add(scene.wishes.turns)
            if len(rolled) > 1:
                break
        assert len(rolled) > 1


def test_the_controls_show_what_the_dice_made() -> None:
    with application() as app:
        scene = opened(app)
        for _ in range(6):
            press(app, "A")
            first, other, task = (control(scene, name) for name in ("board", "beside", "kind"))
            assert isinstance(first, Wheel)
            assert isinstance(other, Wheel)
            assert isinstance(task, Choice)
            board, _, second = scene.wishes.board.partition("+")
            assert first.labels[first.chosen] == board_name(board)
            assert other.labels[other.chosen] == board_name(second)
            assert task.labels[task.chosen] == text(f"generate-kind-{scene.wishes.kind}")


def test_another_is_the_same_wishes_with_other_dice() -> None:
    with application() as app:
        scene = opened(app)
        before, made = scene.wishes, scene.made
        press(app, "N")
        assert scene.wishes.seed != before.seed
        assert (scene.wishes.board, scene.wishes.kind, scene.wishes.men) == (before.board, before.kind, before.men)
        assert scene.made != made


def test_no_board_is_offered_beside_itself() -> None:
    with application() as app:
        scene = opened(app)
        first, other = control(scene, "board"), control(scene, "beside")
        assert isinstance(first, Wheel)
        assert isinstance(other, Wheel)
        printed = first.labels[: -len(COUNTRIES)]
        for place in range(len(first.labels)):
            click(app, first.rect.move(-20, 0).midright)
            if place % 3 and not SOAKED:
                continue
            beside = set()
            for _ in other.labels:
                click(app, other.rect.move(-20, 0).midright)
                beside.add(other.labels[other.chosen])
                board, _, second = scene.wishes.board.partition("+")
                assert [first.labels[first.chosen], other.labels[other.chosen]] == [
                    ground_name(ground_of(board)),
                    board_name(second),
                ]
            assert beside == {board_name(""), *printed} - {first.labels[first.chosen]}
        settle(app, scene)
        assert scene.fault == ""


def test_a_board_turned_to_its_neighbour_lies_alone() -> None:
    with application() as app:
        scene = opened(app)
        first, other = control(scene, "board"), control(scene, "beside")
        assert isinstance(first, Wheel)
        assert isinstance(other, Wheel)
        while first.chosen + 1 >= len(first.labels) - len(COUNTRIES):
            click(app, first.rect.move(-20, 0).midright)
        following = first.labels[first.chosen + 1]
        while other.labels[other.chosen] != following:
            click(app, other.rect.move(-20, 0).midright)
        click(app, first.rect.move(-20, 0).midright)
        assert "+" not in scene.wishes.board
        assert (first.labels[first.chosen], other.labels[other.chosen]) == (following, board_name(""))
        settle(app, scene)
        assert scene.fault == ""


def test_enter_takes_the_field_even_before_the_moment_has_passed() -> None:
    with application() as app:
        scene = opened(app)
        slider = control(scene, "turns")
        click(app, slider.rect.move(-2, 0).midright)
        press(app, "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.scenario.turns == scene.wishes.turns == 12


def test_it_is_saved_among_the_players_scenarios_which_the_sheets_then_list() -> None:
    with application() as app:
        scene = opened(app)
        for name in ("first", "second"):
            press(app, "Ctrl+S")
            assert isinstance(app.top, Message), name
            press(app, "Enter")
        saved = sorted(folders.scenarios().iterdir(), key=lambda file: len(file.name))
        assert [file.suffix for file in saved] == [".toml", ".toml"]
        assert saved[1].stem == f"{saved[0].stem}-2"
        assert {file.stem for file in saved} <= set(Library().scenario_ids())
        assert scene.made is not None
        assert load_book(saved[0].stem).scenario.title == scene.made.sheet.title
        press(app, "Esc")
        app.push(sheet := SheetScene(app))
        app.round(0.0)
        for _ in range(60):
            if sheet.shown == saved[1].stem:
                break
            press(app, "Right")
        assert sheet.shown == saved[1].stem


def test_a_folder_that_cannot_be_written_to_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    with application() as app:
        opened(app)
        press(app, "Ctrl+S")
        assert isinstance(app.top, Message)
        assert app.top.title == text("dialog-fault")
        assert len(app.top.lines) == 1


def test_no_name_of_a_game_scenario_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with application() as app:
        scene = opened(app)
        assert scene.made is not None
        title = {"title": "First Light"}
        monkeypatch.setattr(scene, "made", type(scene.made)(scene.made.sheet.model_copy(update=title), {}, 0.0))
        press(app, "Ctrl+S")
        assert [file.name for file in folders.scenarios().iterdir()] == ["first-light-2.toml"]


def made_up(app: App) -> GeneratorScene:
    """Open the generator with a river country and ground seed 1 chosen; return its scene."""
    scene = opened(app)
    board = the(Wheel, control(scene, "board"))
    board.turn(len(board.labels) - len(COUNTRIES) + COUNTRIES.index("river") - board.chosen)
    assert scene.wishes.board.startswith("river-")
    the(SeedWheel, control(scene, "ground")).on_seed(1)
    return scene


def test_a_battle_on_ground_made_up_from_a_seed_is_begun_and_its_map_kept() -> None:
    with application() as app:
        scene = made_up(app)
        settle(app, scene)
        assert scene.wishes.board == "river-1" and scene.book is not None
        assert scene.book.board.terrains == board_of(Library(), "river-1").terrains
        assert not (folders.boards() / "river-1.tmx").exists(), "only looked at so far"
        press(app, "Enter")
        assert isinstance(app.top, TableScene)
        assert (folders.boards() / "river-1.tmx").is_file()
        assert "river-1" not in Workshop().boards, "known by its country and seed, not as one more map"


def test_only_made_up_ground_has_a_seed_which_is_turned_or_written() -> None:
    with application() as app:
        assert not the(SeedWheel, control(opened(app), "ground")).enabled
        scene = made_up(app)
        seed = the(SeedWheel, control(scene, "ground"))
        seed.show(1)
        seed.turn(-1)
        assert scene.wishes.board == f"river-{LARGEST_SEED}"
        seed.click(seed.rect.center)
        slip = the(WriteSlip, app.top)
        assert slip.entry.text == str(LARGEST_SEED)
        slip.entry.text = "0"
        slip.accept.use()
        assert slip.fault == text("generate-ground-no-seed", most=LARGEST_SEED)
        slip.entry.text = "7"
        slip.accept.use()
        assert scene.wishes.board == "river-7"


def test_the_map_of_other_ground_is_gone_before_the_new_one_is_drawn() -> None:
    with application() as app:
        scene = opened(app)
        map_shown = app.surface.copy()
        shown = scene.made
        scene._wish("board", next(board for board in scene._workshop.boards if board != scene.wishes.board))
        app.round(60.0)
        assert scene.made is shown, "what it is doing is seen before it does it"
        window = scene._page.window
        assert pygame.image.tobytes(app.surface.subsurface(window), "RGB") != pygame.image.tobytes(
            map_shown.subsurface(window), "RGB"
        )
        settle(app, scene)
        assert scene.made is not None
        assert scene.made is not shown


def test_other_ground_is_drawn_while_the_form_goes_on_answering(monkeypatch: pytest.MonkeyPatch) -> None:
    field, may_go, drawing = Workshop.field, threading.Event(), threading.Event()

    def slow(workshop: Workshop, board: str) -> Battlefield:
        if threading.current_thread() is not threading.main_thread():
            drawing.set()
            assert may_go.wait(120)
        return field(workshop, board)

    with application() as app:
        scene = opened(app)
        monkeypatch.setattr(Workshop, "field", slow)
        shown, other = scene.made, next(board for board in scene._workshop.boards if board != scene.wishes.board)
        scene._wish("board", other)
        for _ in range(6):
            app.round(0.05)
        assert drawing.wait(120)
        click(app, the(Slider, control(scene, "turns")).rect.move(-2, 0).midright)
        assert scene.wishes.turns == 12 and scene.made is shown, "its controls answer while the ground is drawn"
        may_go.set()
        settle(app, scene)
        assert scene.made is not None and scene.made.sheet.board == other
        assert scene.made.sheet.turns == 12
