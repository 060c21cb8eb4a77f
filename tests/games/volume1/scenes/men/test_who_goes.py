"""The choice of the squad on the scenario sheet, by keyboard and mouse; the journal records it (22.0)."""

from __future__ import annotations

import os

import pytest

from combat.engine.journal import loading
from combat.engine.stage.app import App
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.words import text
from combat.games.volume1.content.library import load_book
from combat.games.volume1.rules.play.squads import candidates
from combat.games.volume1.scenes.men.soldier_grid import SoldierPiece
from combat.games.volume1.scenes.men.who_goes_scene import WhoGoesScene, described
from combat.games.volume1.scenes.sheet_scene import SheetScene
from combat.games.volume1.title import OWN_TITLES
from tests.engine.stage.hands import application, click, press

SQUADS = load_book("first-light").scenario.squads


def sheet(app: App, scenario: str) -> SheetScene:
    """Open the sheet of a scenario; return its scene."""
    app.push(scene := SheetScene(app, shown=scenario))
    app.round(0.0)
    assert scene.shown == scenario
    return scene


def slip(app: App) -> WhoGoesScene:
    """Open the choice of the squad from the sheet of First Light; return its scene."""
    sheet(app, "first-light")
    press(app, "Q")
    assert isinstance(app.top, WhoGoesScene)
    return app.top


def piece(scene: WhoGoesScene, man: str) -> SoldierPiece:
    """Return a man's counter in the scene."""
    return next(piece for piece in scene.men if piece.figure.id == man)


@pytest.mark.rule("22.0", "22.0.6")
def test_22_0_a_list_is_taken_by_keys_and_the_battle_begins_with_it() -> None:
    with application() as app:
        slip(app)
        press(app, "Tab", "Right", "Right", "Right", "Enter", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.scenario.squads == (SQUADS[2],)
        assert table.session.record is not None
        path = table.session.record.path
        table.session.close()
        loaded = loading.load(path, OWN_TITLES)
        assert loaded.game.state.book.scenario.squads == (SQUADS[2],)


@pytest.mark.rule("22.0")
def test_22_0_men_are_picked_by_mouse_and_only_a_full_squad_goes() -> None:
    with application() as app:
        scene = slip(app)
        click(app, scene.lists.rect.move(scene.lists.rect.width * 2 // 8, 0).midleft)
        assert scene.squad == SQUADS[1]
        click(app, piece(scene, "pvt-crowe").rect.center)
        assert scene.lists.chosen == 7
        press(app, "Enter")
        assert app.top is scene
        click(app, piece(scene, "pvt-cragg").rect.center)
        press(app, "Enter")
        under = app.top
        assert isinstance(under, SheetScene)
        press(app, "1", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert set(table.session.book.scenario.squads[0]) == set(SQUADS[1]) - {"pvt-crowe"} | {"pvt-cragg"}
        assert table.session.book.chosen == ("enemy-holds-fire",)


@pytest.mark.rule("22.0")
def test_22_0_men_are_picked_by_keys_alone() -> None:
    with application() as app:
        scene = slip(app)
        press(app, "Tab", "Down", "Space", "Right", "Space", "Down", "Space", "Up", "Up")
        assert scene.squad == tuple(man.figure.id for man in (scene.men[0], scene.men[1], scene.men[7]))
        assert scene.group.focused is scene.lists
        press(app, "Esc")
        assert isinstance(app.top, SheetScene)


@pytest.mark.rule("22.0")
def test_22_0_the_choice_is_found_again_and_can_be_left_to_the_die() -> None:
    with application() as app:
        slip(app)
        press(app, "Tab", "Right", "Enter", "Q")
        scene = app.top
        assert isinstance(scene, WhoGoesScene)
        assert scene.squad == SQUADS[0]
        press(app, "Tab", "Left", "Enter", "Enter")
        table = app.top
        assert isinstance(table, TableScene)
        assert table.session.book.scenario.squads == SQUADS


def test_a_soldier_is_told_with_values_weapons_and_what_else_he_is() -> None:
    book = load_book("first-light")
    men = {man.id: man for man in candidates(book)}
    taylor = described(book, men["sgt-taylor"])
    assert taylor.startswith("Sgt Taylor · TQ 6 · LDR 3 · M3 Grease Gun 7, Mk II Frag 4, .45 Pistol 5")
    assert text("trait-tough") in taylor
    assert "LDR" not in described(book, men["pvt-crowe"])
    assert text("trait-medic") in described(book, men["pvt-meeks"])


SOME_SIZES = [((1280, 720), 0.75), ((1280, 720), 3.0)]
EVERY_SIZE = [*SOME_SIZES, ((1280, 720), None), ((1600, 900), 3.0), ((2560, 1080), None), ((3840, 2160), 3.0)]


@pytest.mark.parametrize(("size", "scale"), EVERY_SIZE if "COMBAT_SOAK" in os.environ else SOME_SIZES)
def test_everything_on_the_slip_lies_whole_on_its_sheet_and_apart(size: tuple[int, int], scale: float | None) -> None:
    with application(size, scale) as app:
        scene = slip(app)
        for widget in scene.group.widgets:
            assert app.surface.get_rect().contains(widget.rect)
            assert not any(widget.rect.colliderect(other.rect) for other in scene.group.widgets if other is not widget)
        assert all(man.rect.width >= 40 for man in scene.men)


@pytest.mark.rule("22.0")
def test_22_0_a_number_takes_its_list() -> None:
    with application() as app:
        scene = slip(app)
        press(app, "4")
        assert (scene.lists.chosen, scene.squad) == (4, SQUADS[3])
