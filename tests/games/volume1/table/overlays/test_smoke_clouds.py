"""Smoke is drawn as wisps joined from hex to hex, and moves only while events are shown."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects.painted import paints
from combat.engine.tabletop.hexes import smoke_sprites
from combat.engine.tabletop.hexes.night_light import NUMBER_RISE, PAINTED_HEX
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import Cloud
from combat.games.volume1.table.overlays import smoke_clouds
from tests.games.volume1.prompts.eight_men import meadow
from tests.games.volume1.table.sitting import Sitting

PAINTED_HEIGHT = PAINTED_HEX * 3**0.5 / 2
"""Pixels of a painted hex from its upper to its lower side."""
HERE, BESIDE, AWAY = Hex("08.10"), Hex("08.11"), Hex("12.10")


@pytest.fixture(scope="module")
def table() -> Sitting:
    """Return a table that shows the smoke's hex, with wind."""
    sitting = Sitting(state=meadow(1), pace="normal")
    sitting.desk.controls.halt()
    sitting.desk.state.wind = 2
    sitting.show(HERE)
    return sitting


def smoked(table: Sitting, *hexes: Hex, fading: bool = False) -> pygame.Surface:
    """Draw the smoke of some hexes on a transparent surface and return it."""
    table.desk.state.lay_clouds(tuple(Cloud((hex_,), 3, 0, fading=fading) for hex_ in hexes))
    plate = pygame.Surface(table.app.size, pygame.SRCALPHA)
    smoke_clouds.draw(plate, table.desk)
    return plate


def covered(plate: pygame.Surface, at: tuple[int, int], far: int) -> float:
    """Return the share of a square about a point that is not nearly transparent, 0 to 1."""
    box = pygame.Rect(0, 0, 2 * far, 2 * far)
    box.center = at
    return pygame.mask.from_surface(plate.subsurface(box), 60).count() / (4 * far * far)


def alpha(plate: pygame.Surface, at: tuple[int, int], far: int) -> int:
    """Return the mean opacity of a square about a point, 0 to 255."""
    box = pygame.Rect(0, 0, 2 * far, 2 * far)
    box.center = at
    return pygame.transform.average_color(plate.subsurface(box))[3]


def test_there_are_wisps_enough_and_each_hex_has_its_own() -> None:
    assert paints.WISPS >= 8
    assert smoke_sprites.WISPS >= 8
    first, again, other = (smoke_sprites.smoke_sprites(place) for place in ("08.10 0", "08.10 0", "08.11 0"))
    assert first == again != other
    assert len({wisp.row for wisp in first}) > 3


def test_smoke_covers_its_hex_and_leaves_the_next_one_clear(table: Sitting) -> None:
    plate, view = smoked(table, HERE), table.desk.view
    assert covered(plate, view.centre(HERE), round(view.place_height * 0.3)) > 0.8
    assert covered(plate, view.centre(AWAY), round(view.place_height * 0.4)) == 0


def test_smoke_of_hexes_next_to_each_other_is_one_bank(table: Sitting) -> None:
    view = table.desk.view
    (x, y), (u, v) = view.centre(HERE), view.centre(BESIDE)
    seam, far = ((x + u) // 2, (y + v) // 2), round(view.place_height * 0.12)
    alone = [smoked(table, hex_) for hex_ in (HERE, BESIDE)]
    alone[0].blit(alone[1], (0, 0))
    bank = smoked(table, HERE, BESIDE)
    assert covered(bank, seam, far) > 0.9
    assert alpha(bank, seam, far) > alpha(alone[0], seam, far)


def test_fading_smoke_is_thinner(table: Sitting) -> None:
    view = table.desk.view
    full, thin = (
        pygame.transform.average_color(smoked(table, HERE, fading=fading), view.box(HERE))[3]
        for fading in (False, True)
    )
    assert thin < 0.8 * full


def test_the_air_stirs_it_only_while_something_is_shown(table: Sitting) -> None:
    smoked(table, HERE)
    effects = table.desk.animation.effects
    before = effects.breeze
    table.rounds(5)
    assert effects.breeze == before, "at rest"
    lying = smoked(table, HERE).get_buffer().raw
    table.desk.mirror.told(table.desk.session.answers, [ev.SmokeRose(AWAY, 3, 1)])
    table.app.round(0.0)
    table.app.round(0.3)
    assert effects.breeze > before
    table.desk.animation.skip()
    assert smoked(table, HERE).get_buffer().raw != lying


@pytest.mark.parametrize("hex_", [HERE, BESIDE, AWAY], ids=str)
def test_a_hex_number_can_be_read_through_it(table: Sitting, hex_: Hex) -> None:
    view = table.desk.view
    x, y = view.centre(hex_)
    at = x, y - round(view.place_height * NUMBER_RISE / PAINTED_HEIGHT)
    for breeze in (0.0, 2.0, 5.0):
        table.desk.animation.effects.breeze = breeze
        assert alpha(smoked(table, hex_), at, round(view.place_width * 0.1)) < 0.75 * 255


def test_the_wind_carries_it_off_and_more_of_it_rises_upwind(table: Sitting) -> None:
    east = (1.0, 0.0)
    effects, wide = table.desk.animation.effects, 100.0
    lying = smoke_sprites.smoke_sprites(f"{HERE} 0")
    effects.breeze = 0.0
    before = [smoke_sprites.laid(effects, wide, wisp, (0, 0), smoke_sprites.WHOLE, east)[1][0] for wisp in lying]
    effects.breeze = 1.0
    after = [smoke_sprites.laid(effects, wide, wisp, (0, 0), smoke_sprites.WHOLE, east)[1][0] for wisp in lying]
    steps = [new - old for old, new in zip(before, after, strict=True)]
    gone = [wisp for wisp, step in zip(lying, steps, strict=True) if step < 0]
    assert all(wisp.phase > 1 - 1 / smoke_sprites.PERIOD for wisp in gone), "only those whose life was over"
    assert len(gone) <= 2
    assert all(1 <= step <= 0.1 * wide for step in steps if step > 0)


def test_a_wisp_thins_out_before_it_is_gone(table: Sitting) -> None:
    effects, covers = table.desk.animation.effects, []
    effects.breeze = 0.0
    for lived in (0.01, 0.12, 0.5, 0.9, 0.99):
        wisp = smoke_sprites.SmokeSprite(0.0, 0.0, 0, 1.0, lived)
        plate, _ = smoke_sprites.laid(effects, 100.0, wisp, (0, 0), smoke_sprites.WHOLE, (1.0, 0.0))
        covers.append(plate.get_at(plate.get_rect().center)[3])
    assert covers[0] < covers[1] < covers[2] > covers[3] > covers[4] > 0


def test_it_takes_the_shade_of_the_ground(table: Sitting) -> None:
    board = table.desk.state.board
    terrains = tuple(
        "stream" if hex_ == HERE else terrain for hex_, terrain in zip(board.hexes(), board.terrains, strict=True)
    )
    table.desk.animation.effects.breeze = 0.0
    dry = pygame.transform.average_color(smoked(table, HERE), table.desk.view.box(HERE))
    table.desk.state.board = replace(board, terrains=terrains)
    try:
        wet = pygame.transform.average_color(smoked(table, HERE), table.desk.view.box(HERE))
    finally:
        table.desk.state.board = board
    assert wet[3] == dry[3]
    assert wet[2] - wet[0] > dry[2] - dry[0], "bluer over water"


def test_it_throws_a_shadow_to_the_lower_right(table: Sitting) -> None:
    effects = table.desk.animation.effects
    wisp = smoke_sprites.SmokeSprite(0.0, 0.0, 0, 1.0, 0.5)
    (shadow,), lying = (
        list(smoke_sprites.shadows(effects, 100.0, [wisp], (0, 0))),
        smoke_sprites.laid(effects, 100.0, wisp, (0, 0), smoke_sprites.WHOLE),
    )
    assert shadow[1][0] > lying[1][0]
    assert shadow[1][1] > lying[1][1]
    middle = shadow[0].get_rect().center
    assert 0 < shadow[0].get_at(middle)[3] < lying[0].get_at(middle)[3]


def test_with_less_motion_it_lies_still(table: Sitting) -> None:
    effects = table.desk.animation.effects
    before = effects.breeze
    eyes.suit("usual", contrast=False, still=True)
    try:
        effects.stir(1.0)
    finally:
        eyes.suit("usual", contrast=False, still=False)
    assert effects.breeze == before
