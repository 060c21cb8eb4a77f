"""The danger overlay is switched by key and menu, and recomputed only after a change (13.0)."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing.lettering import Rgb
from combat.engine.tabletop.hexes import hatching
from combat.engine.tabletop.map.minimap import STRIP
from combat.engine.tabletop.thing import PieceId
from combat.engine.words.line import shown
from combat.games.volume1.rules.play import danger
from combat.games.volume1.rules.state import Man, Order, State
from combat.games.volume1.table.menus.battle_menus import MENUS
from combat.games.volume1.table.overlays import danger_drawing, danger_overlay, sight_key
from tests.games.volume1.table.sitting import Sitting
from tests.games.volume1.tiny_table import Table
from tests.narrowing import the


@pytest.fixture
def sitting() -> Sitting:
    """Return a table in Impulse 1 with Crowe selected; the known enemy Jung will fire in Impulse 2."""
    table = Table("crowe 05.05 evade", "jung 05.02 aimed-fire", "bach 09.09 aimed-fire unknown")
    table.state.initiative = ("able", "red")
    table.clock("action", 1)
    sitting = Sitting(state=table.state)
    sitting.settle()
    sitting.desk.selection.select("pvt-crowe")
    return sitting


def test_the_key_lays_it_on_the_board_and_escape_takes_it_away(sitting: Sitting) -> None:
    overlay = sitting.layers.danger
    assert not overlay.shown
    sitting.press("Shift+L")
    assert overlay.shown
    sitting.press("Esc")
    assert not overlay.shown


def test_its_legend_and_the_slip_of_what_was_missed_keep_off_each_other_and_off_a_slip(sitting: Sitting) -> None:
    assert sitting.session.decision is not None
    sitting.desk.controls.answer(next(sitting.session.decision.options(sitting.session.view)))
    sitting.settle()
    view, board = sitting.desk.view, sitting.scene.layout.free
    slip = pygame.Rect(board.x + 10, board.y + 10, board.width // 2, 180)
    view.laid["slip"] = slip
    sitting.press("Shift+L")
    sitting.desk.presenter.missed = sitting.desk.story.lines[-1:]
    sitting.desk.redraw("board")
    sitting.rounds(2)
    strip, missed = sitting.layers.danger.strip, sitting.layers.missed.rect
    assert strip.width
    assert missed.width
    assert view.laid[STRIP] == strip
    assert [box for box in (slip, missed, view.minimap.rect) if strip.colliderect(box)] == []
    assert not missed.colliderect(slip)
    view.laid["ring 0"] = board.copy()
    sitting.desk.redraw("board")
    sitting.rounds(2)
    assert STRIP not in view.laid, "left out where it would cover what a lesson speaks of"
    del view.laid["ring 0"]
    sitting.press("Shift+L")
    sitting.rounds(2)
    assert STRIP not in view.laid


def test_it_takes_the_place_of_a_line_of_sight(sitting: Sitting) -> None:
    sitting.layers.toggle_sight()
    sitting.press("Shift+L")
    assert sitting.layers.danger.shown
    assert not sitting.desk.title_desk.sight


def test_the_menu_of_a_man_shows_it_for_him(sitting: Sitting) -> None:
    rows = list(MENUS.rows(sitting.scene, (PieceId("pvt-crowe"),)))
    row = next(row for row in rows if row.words == "Danger to him in each hex")
    assert row.act is not None
    row.act()
    man = sitting.layers.danger.man
    assert sitting.layers.danger.shown
    assert man is not None
    assert man.id == "pvt-crowe"


def test_it_is_reckoned_once_until_something_changes(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned: list[int] = []
    real = danger.shooters

    def counting(state: State) -> list[Man]:
        reckoned.append(1)
        return real(state)

    monkeypatch.setattr(danger, "shooters", counting)
    sitting.press("Shift+L")
    sitting.rounds(5)
    assert len(reckoned) == 1
    state = sitting.desk.state
    state.men["soldat-jung"] = replace(state.men["soldat-jung"], order=Order("hide"))
    assert not sitting.layers.danger.found()
    assert len(reckoned) == 2


@pytest.mark.rule("13.0")
def test_13_0_the_pointer_on_a_hex_tells_the_sum_of_its_number(sitting: Sitting) -> None:
    sitting.press("Shift+L")
    found = the(danger.Danger, sitting.layers.danger.found().worst(Hex("05.05")))
    lines = sitting.layers.danger.lines(Hex("05.05"))
    assert f"{round(found.chance * 100)}%" in shown(lines[0])
    assert len(lines) > 2


@pytest.mark.rule("13.0")
def test_13_0_what_takes_long_is_reckoned_picture_by_picture(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    state, overlay = sitting.desk.state, sitting.layers.danger
    state.men["soldat-bach"] = replace(state.men["soldat-jung"], id="soldat-bach", hex=Hex("08.08"))
    whole = danger.dangers(state, state.men["pvt-crowe"])
    assert {worst.foe for worst in whole.wounding.values()} == {"soldat-jung", "soldat-bach"}
    monkeypatch.setattr(danger_overlay, "AT_ONCE", 1e-9)
    overlay.on = True
    assert not overlay.found(), "half of the enemies are no worst of all"
    assert "board" in sitting.desk.stale
    sitting.rounds(3)
    assert overlay.found() == whole


def test_each_step_has_its_own_density() -> None:
    assert [danger_drawing.step_of(share) for share in (0.01, 0.2, 0.4, 0.6, 0.99)] == [1, 2, 3, 4, 4]


def test_its_drawing_is_kept_until_the_camera_goes_elsewhere(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    stamped: list[int] = []
    real = hatching.crossed

    def counting(size: tuple[int, int], step: int, ink: Rgb) -> pygame.Surface:
        stamped.append(step)
        return real(size, step, ink)

    monkeypatch.setattr(danger_drawing, "crossed", counting)
    sitting.press("Shift+L")
    sitting.rounds(2)
    drawn, before = len(stamped), pygame.image.tobytes(sitting.app.surface, "RGB")
    assert drawn > 5
    for _ in range(3):
        sitting.scene.view.touch()
        sitting.rounds()
    assert len(stamped) == drawn
    assert pygame.image.tobytes(sitting.app.surface, "RGB") == before
    sitting.scene.view.zoom(1)
    sitting.rounds()
    assert len(stamped) > drawn


@pytest.mark.rule("13.0.9")
def test_13_0_9_a_morale_check_has_a_mark_of_its_own() -> None:
    check, wound = danger.Danger("soldat-jung", 0.4, check_only=True), danger.Danger("soldat-jung", 0.4)
    assert [danger_drawing._words(one) for one in (check, wound)] == ["M 40", "40"]


@pytest.mark.rule("7.03", "13.0.9")
def test_13_0_9_the_pointer_tells_both_sums_of_a_hex_with_two_numbers() -> None:
    table = Table("crowe 05.06 evade", "jung 05.02 aimed-fire", "krause 05.03 suppressive-fire", printed=True)
    table.state.initiative = ("able", "red")
    sitting = Sitting(state=table.clock("action", 1).state)
    sitting.settle()
    sitting.desk.selection.select("pvt-crowe")
    sitting.press("Shift+L")
    here = Hex("05.06")
    assert len(sitting.layers.danger.found().in_hex(here)) == 2
    told = [shown(line) for line in sitting.layers.danger.lines(here)]
    assert sum(" at Crowe: " in line for line in told) == 2
    assert any(line.endswith("Morale Check only · 13.0.9") for line in told)


@pytest.mark.parametrize("size", [(26, 22), (60, 52), (120, 104)])
def test_each_step_is_plainly_darker_than_the_one_before(size: tuple[int, int]) -> None:
    inks = [pygame.transform.average_color(hatching.crossed(size, step, (40, 30, 20)))[3] for step in (1, 2, 3, 4)]
    assert all(darker > 1.15 * lighter for lighter, darker in pairwise(inks)), inks


@pytest.mark.parametrize("width", [330, 700])
def test_its_legend_keeps_to_the_part_of_the_board_that_is_free_and_none_of_it_is_cut(
    sitting: Sitting, width: int
) -> None:
    view = sitting.scene.view
    free = pygame.Rect(view.rect.x + 20, view.rect.y + 120, width, view.rect.height - 140)
    view.camera.leave_free(free)
    sitting.press("Shift+L")
    sitting.rounds(3)
    strip = sitting.layers.danger.strip
    assert free.contains(strip)
    rows = len({y for _, y in sight_key.places(danger_overlay.entries((26, 22)), strip.width)})
    assert rows == (2 if width == 330 else 1)


def test_of_the_kept_strokes_nothing_is_left_out_but_what_is_empty(sitting: Sitting) -> None:
    sitting.press("Shift+L")
    sitting.rounds(2)
    overlay, view = sitting.layers.danger, sitting.desk.view
    drawn, whole = (pygame.Surface(sitting.app.size) for _ in range(2))
    for surface in (drawn, whole):
        surface.fill("white")
    overlay._drawn.draw_strokes(drawn, overlay.found(), (0, 0, 0))
    whole.blit(the(pygame.Surface, overlay._drawn._sheet), view.rect)
    bands = sum(band.get_width() * band.get_height() for band, _ in overlay._drawn._bands)
    assert 0 < bands < view.rect.width * view.rect.height
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_its_legend_folds_where_it_would_lie_on_men_and_unfolds_under_the_pointer(sitting: Sitting) -> None:
    sitting.press("Shift+L")
    sitting.rounds(2)
    overlay, view = sitting.layers.danger, sitting.desk.view
    whole = overlay.strip.copy()
    surface, here = sitting.app.surface.copy(), pygame.Rect(view.rect.center, (1, 1))
    board = view.camera.open
    crowd = [pygame.Rect(x, board.y + 50, 30, board.height - 110) for x in range(board.x, board.right, 60)]
    keys = ("Shift+L", "Esc")

    def drawn(men: list[pygame.Rect], *, unfolded: bool = False) -> pygame.Rect:
        return sight_key.draw(surface, view, ("Danger",), keys, here, danger_overlay.entries, men, unfolded=unfolded)

    free = drawn([])
    folded = drawn(crowd)
    assert folded.collidelist(crowd) < 0 and folded.height < free.height
    assert drawn(crowd, unfolded=True).contains(folded)
    assert whole.height == free.height, "with nobody in the way it is whole from the first"
    sitting.point(whole.center)
    assert overlay.pointed
    sitting.point(board.center)
    assert not overlay.pointed
