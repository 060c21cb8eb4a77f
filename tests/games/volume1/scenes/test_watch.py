"""Changes of files during the game are shown everywhere: packs, skins, saves, scenarios, boards."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from combat.engine import words
from combat.engine.content import layers
from combat.engine.files import folders
from combat.engine.journal import journal
from combat.engine.journal.save_order import ShelfPlace
from combat.engine.play.replays.replay_session import ReplaySession
from combat.engine.stage.app import App
from combat.engine.stage.drawing import artwork
from combat.engine.stage.paper.dialog import Dialog
from combat.engine.stage.paper.packs_scene import PacksScene
from combat.engine.stage.start.menu import Entry
from combat.engine.stage.watch import PAUSE
from combat.engine.tabletop.replay_scene import ReplayScene
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import catalogue, text
from combat.games.volume1.campaign import diary
from combat.games.volume1.content.library import Library, load_book
from combat.games.volume1.content.plans import load_plan
from combat.games.volume1.editor.edit_list_scene import EditListScene
from combat.games.volume1.editor.editor_scene import EditorScene
from combat.games.volume1.editor.opening import Opening
from combat.games.volume1.rules.play.sequence import new_game
from combat.games.volume1.scenes.campaign.campaign_scene import CampaignScene
from combat.games.volume1.scenes.generator_scene import GeneratorScene
from combat.games.volume1.scenes.menu_scene import MenuScene
from combat.games.volume1.scenes.saved.saves_scene import SavesScene
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.table.volume1_table import TABLE
from combat.games.volume1.title import OWN_TITLES, TITLE
from tests.engine.stage.hands import application, press
from tests.games.volume1.scenes.looking_on import wait
from tests.games.volume1.table.sitting import BareTiles
from tests.narrowing import the

EXAMPLE = Path(__file__).parents[4] / "docs" / "example-pack"
SKIN = """image = "map.png"
[[point]]
hex = "01.01"
x = 110
y = 102
[[point]]
hex = "33.18"
x = 3182
y = 1989
"""


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Use temporary data and cache folders; yield the data folder.

    Packs, words and pictures are reset afterwards.
    """
    for name in ("DATA", "CACHE"):
        monkeypatch.setenv(f"COMBAT_{name}_DIR", str(tmp_path / name.lower()))
    yield tmp_path / "data"
    layers.use(())
    catalogue.lay_over(())
    words.use(catalogue.ENGLISH)
    artwork.forget()


@pytest.fixture
def app() -> Iterator[App]:
    """Yield the application."""
    with application() as app:
        yield app


def shelve(path: Path | None = None) -> Path:
    """Save a battle that has just begun; return its path."""
    kept = journal.begin(TITLE, new_game(load_book("first-light")), print, path)
    kept.close()
    return kept.path


def titles(scene: SavesScene | PacksScene) -> list[str]:
    """Return the file names of the listed saves or packs."""
    return [row.game.path.name if isinstance(row, ShelfPlace) else row.path.name for row in scene.list.rows]


def packs() -> list[str]:
    """Return the names of the packs in use."""
    return [layer.name for layer in layers.packs()]


def test_a_pack_copied_in_is_listed_and_laid_on(app: App, own: Path) -> None:
    app.push(scene := PacksScene(app))
    wait(app)
    assert titles(scene) == []
    shutil.copytree(EXAMPLE, own / "packs" / "orchard")
    wait(app)
    assert titles(scene) == ["orchard"]
    assert packs() == ["orchard-wall"]
    assert text("menu-motto") == "Normandy 1944, and a wall"


def test_a_pack_copied_in_at_the_start_screen_brings_its_scenarios_at_once(app: App, own: Path) -> None:
    app.push(MenuScene(app))
    wait(app)
    shutil.copytree(EXAMPLE, own / "packs" / "orchard")
    press(app, "N")
    assert isinstance(app.top, SheetScene)
    assert "orchard-wall" in app.top._ids
    assert packs() == ["orchard-wall"]
    shutil.rmtree(own / "packs" / "orchard")
    wait(app)
    assert "orchard-wall" not in app.top._ids
    assert packs() == []


def test_a_pack_that_is_only_linked_there_is_looked_at_where_it_lies(app: App, own: Path, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLE, tmp_path / "elsewhere")
    (own / "packs").mkdir(parents=True)
    (own / "packs" / "orchard").symlink_to(tmp_path / "elsewhere")
    app.push(scene := PacksScene(app))
    wait(app)
    assert packs() == ["orchard-wall"]
    (tmp_path / "elsewhere" / "pack.toml").write_text('name = "orchard-wall"\n')
    wait(app)
    assert packs() == []
    assert scene.row is not None
    assert scene.row.findings


def test_a_pack_that_is_still_being_copied_is_waited_for(app: App, own: Path) -> None:
    app.push(scene := PacksScene(app))
    wait(app)
    place = own / "packs" / "orchard"
    files = [path for path in sorted(EXAMPLE.rglob("*")) if path.is_file()]
    for path in files:
        target = place / path.relative_to(EXAMPLE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        app.round(PAUSE)
        assert titles(scene) == []
    wait(app)
    assert titles(scene) == ["orchard"]
    assert packs() == ["orchard-wall"]


def test_a_skin_that_is_switched_on_shows_on_the_scenario_sheet(app: App, own: Path) -> None:
    skins = own / "packs" / "scan" / "assets" / "skins"
    skins.mkdir(parents=True)
    (own / "packs" / "scan" / "pack.toml").write_text('name = "scan"\nversion = "1"\n')
    red = pygame.Surface((3300, 2320))
    red.fill((200, 20, 20))
    pygame.image.save(red, skins / "map.png")
    skins.joinpath("farmhouse.toml").write_text(SKIN)
    app.push(scene := PacksScene(app))
    press(app, "Space", "Esc")
    assert packs() == []

    def redness() -> float:
        app.push(sheet := SheetScene(app, shown="first-light"))
        app.round(0.0)
        colour = pygame.transform.average_color(app.surface, sheet._page.window.inflate(-100, -100))
        app.pop()
        return colour[0] - colour[1]

    before = redness()
    app.push(scene := PacksScene(app))
    press(app, "Space")
    assert scene.row is not None
    assert packs() == ["scan"]
    press(app, "Esc")
    assert redness() > before + 20


def test_a_battle_taken_up_from_a_replay_stands_in_the_list_afterwards(app: App) -> None:
    path = shelve()
    app.push(scene := SavesScene(app))
    app.push(
        replay := ReplayScene(app, ReplaySession(path, OWN_TITLES), TABLE, BareTiles(load_book("first-light").board))
    )
    app.round(0.0)
    replay.play_on()
    the(Dialog, app.top)
    press(app, "Enter")
    the(TableScene, app.top)
    app.pop()
    app.round(0.0)
    assert app.top is scene
    assert len(titles(scene)) == 2
    assert scene.row is not None
    assert scene.row.game.path == path, "what was chosen stays chosen, though another battle was played last"


def test_a_save_that_comes_or_goes_is_seen_and_the_chosen_one_stays_chosen(app: App) -> None:
    paths = [shelve(folders.saves() / f"{name}.combat") for name in ("one", "two")]
    app.push(scene := SavesScene(app))
    wait(app)
    scene.choose(titles(scene).index("one.combat"))
    shutil.copyfile(paths[0], folders.saves() / "three.combat")
    wait(app)
    assert sorted(titles(scene)) == ["one.combat", "three.combat", "two.combat"]
    assert scene.row is not None
    assert scene.row.game.path.name == "one.combat"
    for path in folders.saves().iterdir():
        path.unlink()
    wait(app)
    assert titles(scene) == []
    assert all(button.reason for button in scene.acts)


def test_the_start_screen_offers_a_save_that_was_put_there(app: App) -> None:
    app.push(menu := MenuScene(app))
    wait(app)
    assert text("menu-continue") not in [entry.label for entry in menu.menu.widgets if isinstance(entry, Entry)]
    shelve()
    wait(app)
    assert text("menu-continue") in [entry.label for entry in menu.menu.widgets if isinstance(entry, Entry)]


def test_a_campaign_that_was_begun_elsewhere_lies_on_the_desk(app: App) -> None:
    app.push(scene := CampaignScene(app))
    wait(app)
    shown = scene.plan
    before = len(scene._cases)
    diary.begin(load_plan(Library(), "hedgerow-to-hill"))
    wait(app)
    assert len(scene._cases) == before + 1
    assert scene.plan is shown or scene.plan == shown
    assert scene.campaign is None, "the sheet that lay there still lies there"


def test_a_sheet_keeps_what_was_chosen_while_its_scenario_is_the_same(app: App, own: Path) -> None:
    app.push(sheet := SheetScene(app, shown="first-light"))
    app.round(0.0)
    press(app, "1")
    chosen = set(sheet._chosen)
    assert chosen
    shutil.copytree(EXAMPLE, own / "packs" / "orchard")
    wait(app)
    assert sheet.shown == "first-light"
    assert sheet._chosen == chosen


def test_a_board_put_there_can_be_fought_on_and_edited(app: App, own: Path) -> None:
    app.push(form := GeneratorScene(app))
    wait(app)
    wishes = form.wishes
    boards = own / "assets" / "boards"
    boards.mkdir(parents=True)
    for name in ("terrain.tsx", "level.tsx", "ground.tsx"):
        shutil.copyfile(folders.share() / "assets" / "volume1" / "boards" / name, boards / name)
    shutil.copyfile(folders.share() / "assets" / "volume1" / "boards" / "hill.tmx", boards / "my-hill.tmx")
    wait(app)
    assert "my-hill" in form._workshop.boards
    assert form.wishes == wishes
    app.pop()
    app.push(listing := EditListScene(app))
    wait(app)
    assert "my-hill" in [row.opening.name for row in listing.list.rows]


def test_nothing_is_looked_at_while_a_battle_is_played(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    shelve()
    app.push(MenuScene(app))
    wait(app)
    press(app, "C")
    assert isinstance(app.top, TableScene)
    looks: list[object] = []

    def look(*places: object, **_: object) -> frozenset[object]:
        looks.append(places)
        return frozenset()

    monkeypatch.setattr("combat.engine.stage.watch.file_snapshot", look)
    wait(app)
    assert looks == []


def test_looking_costs_next_to_nothing(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a look takes, the next one comes so late that all of them are half a hundredth of the time."""
    app.push(SavesScene(app))
    wait(app)
    clock = iter(range(1000))
    monkeypatch.setattr("combat.engine.stage.watch.time.thread_time", lambda: next(clock))
    wait(app)
    assert app.watch._wait >= 199


def test_the_board_that_was_chosen_stays_chosen_when_a_scenario_for_it_was_saved(app: App) -> None:
    app.push(listing := EditListScene(app))
    wait(app)
    names = [row.opening.name for row in listing.list.rows]
    listing.choose(names.index("village"))
    press(app, "Enter")
    the(EditorScene, app.top).draft.put(("title",), "A village of ours")
    press(app, "Ctrl+S")
    app.pop()
    wait(app)
    assert app.top is listing
    assert listing.list.rows[0].title == "A village of ours"
    assert listing.row is not None
    assert listing.row.opening == Opening("board", "village")
