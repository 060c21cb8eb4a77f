"""A scenario's briefing before and during a game: forces, value of objectives, measurements; *Load* in the menu."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from combat.engine import words
from combat.engine.stage.app import App
from combat.engine.stage.drawing import lettered
from combat.engine.stage.paper.column import Column
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.window_options import WindowOptions
from combat.engine.tabletop.table_scene import TableScene
from combat.games.command.content.kinds.measured_file import MeasuredFile, MeasuredPart
from combat.games.command.content.library import load_book
from combat.games.command.rules.command_rules import RULES
from combat.games.command.scenes.briefing_scene import BriefingScene
from combat.games.command.scenes.command_stage import STAGE
from combat.games.command.scenes.pause_slip import PauseSlip
from combat.games.command.scenes.saved_list_scene import SavedListScene
from combat.games.command.scenes.scenario_list_scene import ScenarioListScene
from combat.games.command.scenes.scenario_sheet import ScenarioSheet, in_number
from combat.games.command.words import command_names as names
from tests.engine.instant_app import instant_app
from tests.games.command.skirmish import skirmish
from tests.narrowing import the
from tools.command import balance_table

WORKS = ((1, "bunker"), (3, "trench"))
ALL = ("crossroads-at-noon", "line-of-pillboxes", "raid-by-night")
SIZES = ((1600, 900), (1280, 720), (700, 400))


@pytest.fixture
def app() -> Iterator[App]:
    """Yield an application of COMMAND!."""
    yield from instant_app(STAGE, STAGE.home)


def press(app: App, key: str) -> None:
    """Press and release a key by its name."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.key.key_code(key), mod=0, unicode=key))
        app.round(0.05)


def written(app: App) -> str:
    """Return all texts on the top sheet, including those to scroll to; assert that none is cut."""
    scene = the(BriefingScene, app.top)
    with lettered.noted() as found:
        scene.resize()
    assert [line.text for line in found if line.cut] == []
    return " ".join(line.text for line in found)


@pytest.mark.rule("20.0", "5.5")
def test_the_sheet_tells_forces_by_name_what_objectives_are_worth_and_how_it_goes(app: App) -> None:
    book = load_book("crossroads-at-noon")
    app.open("briefing", state=RULES.new_state(book))
    told = written(app)
    for name in ("Lt Falkner", "Uffz Merkl", "5 Rifle squads", "3 foxholes"):
        assert name in told, name
    assert "wins 52 of 100 games" in told
    assert "within 31 player turns" in told
    worth = sorted(book.chits[chit].vp for chit in book.cup if book.chits[chit].objective == 3)
    assert f"Objective 3: chits worth {', '.join(map(str, worth))} VP" in told
    assert all(f"Objective {objective.number} in" in told for objective in book.map.objectives)
    assert f"Sudden death from space {book.sudden_death}" in told


@pytest.mark.parametrize(
    ("axis", "games", "levels"),
    [
        (54, 200, ("even", "even")),
        (60, 200, ("easier", "harder")),
        (54, 5000, ("easier", "harder")),
        (52, 9999, ("even",) * 2),
    ],
)
def test_a_scenario_is_even_where_the_interval_of_its_share_holds_a_half(
    app: App, axis: int, games: int, levels: tuple[str, str]
) -> None:
    state = RULES.new_state(load_book("crossroads-at-noon"))
    part = MeasuredPart(games=games, axis=axis, half=30, most=50)
    measured = MeasuredFile(easy=54, hard=46, scenario={"crossroads-at-noon": part})
    with lettered.noted() as found:
        ScenarioSheet(state, None, measured).fill_forces(Column(pygame.Surface((800, 1600)), 0, 0, 700))
    told = " ".join(line.text for line in found)
    assert f"{levels[0]}: wins {axis} of 100 games" in told
    assert f"{levels[1]}: wins {100 - axis} of 100 games" in told


@pytest.mark.parametrize(
    ("language", "listed"),
    [("en", "in 04.06 and 04.07"), ("es", "en 04.06 y 04.07"), ("de", "in 04.06 und 04.07")],
)
def test_the_hexes_of_an_objective_are_a_list_of_the_language(language: str, listed: str) -> None:
    words.use(language)
    app = App(WindowOptions(resolution=(1280, 720), sound=False), STAGE)
    app.speak(language)
    app.open("briefing", state=RULES.new_state(load_book("raid-by-night")))
    told = written(app)
    app.quit()
    words.use("en")
    assert listed in told


@pytest.mark.parametrize("language", ["en", "es", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_it_is_read_whole_at_every_size(language: str, size: tuple[int, int]) -> None:
    words.use(language)
    app = App(WindowOptions(resolution=size, sound=False), STAGE)
    app.speak(language)
    for scenario in ("line-of-pillboxes", "raid-by-night"):
        app.open("briefing", state=RULES.new_state(load_book(scenario)))
        app.round(0.05)
        assert written(app)
        app.pop()
    app.quit()
    words.use("en")


@pytest.mark.parametrize(
    ("language", "squads", "one", "works"),
    [
        ("en", "4 Rifle squads", "1 bunker", "3 trenches"),
        ("es", "4 pelotones de fusileros", "1 búnker", "3 trincheras"),
        ("de", "4 Schützengruppen", "1 Bunker", "3 Gräben"),
    ],
)
def test_what_stands_after_a_number_is_in_its_plural(language: str, squads: str, one: str, works: str) -> None:
    words.use(language)
    state = RULES.new_state(load_book("crossroads-at-noon"))
    troops = tuple(names.figures(state, "ger-line-squad", count) for count in (1, 4))
    sheet = in_number(4, troops[1])
    built = [in_number(n, names.counted_name(f"ground-{kind}", n)) for n, kind in WORKS]
    words.use("en")
    assert sheet == squads
    assert built == [one, works]
    assert troops[0] != troops[1]


def test_every_counter_and_work_has_its_plural_in_each_language() -> None:
    for language in ("en", "es", "de"):
        words.use(language)
        figures = [figure for book in map(load_book, ALL) for figure in (*book.units, *book.weapons)]
        kinds = [f"figure-{figure}" for figure in figures if words.has(f"figure-{figure}")]
        assert kinds
        assert [kind for kind in kinds if "leader" not in kind and not words.has(f"{kind}.many")] == []
    words.use("en")


@pytest.mark.rule("5.5")
def test_before_chits_are_drawn_no_objective_reads_as_worth_nothing(app: App) -> None:
    book = load_book("crossroads-at-noon")
    state = RULES.new_state(book)
    app.open("briefing", state=state)
    assert written(app).count("not drawn yet") == len(book.map.objectives)
    app.pop()
    state.open_chits = (next(chit.id for chit in book.chits.values() if chit.objective == 2),)
    app.open("briefing", state=state)
    assert "not drawn yet" not in written(app)
    assert "0 VP" in written(app)


@pytest.mark.rule("5.5")
def test_in_a_game_objectives_are_worth_what_the_reader_knows(app: App) -> None:
    book = load_book("crossroads-at-noon")
    state = RULES.new_state(book)
    chit = next(chit for chit in book.chits.values() if chit.kind == "objective" and chit.objective == 2)
    app.open("briefing", state=state)
    before = written(app)
    app.pop()
    state.open_chits = (*state.open_chits, chit.id)
    app.open("briefing", state=state)
    assert written(app) != before


def test_it_is_opened_from_the_list_and_from_the_menu_of_a_game(app: App, tmp_path: Path) -> None:
    app.open("scenario")
    app.round(0.5)
    press(app, "b")
    the(BriefingScene, app.top)
    press(app, "escape")
    the(ScenarioListScene, app.top)
    app.pop()
    app.open("battle", book=skirmish(3), seed=3, seat="axis", path=tmp_path / "a.combat")
    table = app.top
    app.open("pause", table=table)
    press(app, "b")
    the(BriefingScene, app.top)
    press(app, "escape")
    the(PauseSlip, app.top)
    press(app, "escape")
    assert app.top is table


def test_the_menu_of_a_game_leads_to_the_saved_ones(app: App, tmp_path: Path) -> None:
    app.open("battle", book=skirmish(3), seed=3, seat="axis", path=tmp_path / "a.combat")
    assert isinstance(app.top, TableScene)
    app.open("pause", table=app.top)
    the(PauseSlip, app.top)
    press(app, "l")
    the(Confirm, app.top)
    press(app, "return")
    the(SavedListScene, app.top)


def test_what_sheets_tell_is_what_the_table_says() -> None:
    page = balance_table.PAGE.read_text(encoding="utf-8")
    assert balance_table.MEASURED.read_text(encoding="utf-8") == balance_table.measured(page)
