"""Smoke lies in painted wisps that join from hex to hex; the air stirs them while something is shown, and never at rest."""

from __future__ import annotations

import pygame
import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects.painted import paints
from combat.engine.tabletop.overlay import wisps
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import Cloud
from combat.games.volume1.table.overlays import smoke_clouds
from tests.games.volume1.prompts.eight_men import meadow
from tests.games.volume1.table.sitting import Sitting

HERE, BESIDE, AWAY = Hex("08.10"), Hex("08.11"), Hex("12.10")


@pytest.fixture(scope="module")
def table() -> Sitting:
    sitting = Sitting(state=meadow(1), pace="normal")
    sitting.desk.halt()
    sitting.desk.state.wind = 2
    sitting.show(HERE)
    return sitting


def smoked(table: Sitting, *hexes: Hex, fading: bool = False) -> pygame.Surface:
    """The smoke of some hexes on a clear plate."""
    table.desk.state.lay_clouds(tuple(Cloud((hex_,), 3, 0, fading=fading) for hex_ in hexes))
    plate = pygame.Surface(table.app.size, pygame.SRCALPHA)
    smoke_clouds.draw(plate, table.desk)
    return plate


def covered(plate: pygame.Surface, at: tuple[int, int], far: int) -> float:
    """How much of a square about a point anything lies on."""
    box = pygame.Rect(0, 0, 2 * far, 2 * far)
    box.center = at
    return pygame.mask.from_surface(plate.subsurface(box), 60).count() / (4 * far * far)


def test_there_are_wisps_enough_and_each_hex_has_its_own() -> None:
    assert paints.WISPS >= 8
    assert wisps.WISPS >= 8
    first, again, other = (wisps.wisps(place) for place in ("08.10 0", "08.10 0", "08.11 0"))
    assert first == again != other
    assert len({wisp.row for wisp in first}) > 3


def test_smoke_covers_its_hex_and_leaves_the_next_one_clear(table: Sitting) -> None:
    plate, view = smoked(table, HERE), table.desk.view
    assert covered(plate, view.centre(HERE), round(view.hex_height * 0.3)) > 0.8
    assert covered(plate, view.centre(AWAY), round(view.hex_height * 0.4)) == 0


def test_smoke_of_hexes_next_to_each_other_is_one_bank(table: Sitting) -> None:
    view = table.desk.view
    (x, y), (u, v) = view.centre(HERE), view.centre(BESIDE)
    seam, far = ((x + u) // 2, (y + v) // 2), round(view.hex_height * 0.12)
    alone = [smoked(table, hex_) for hex_ in (HERE, BESIDE)]
    alone[0].blit(alone[1], (0, 0))
    assert covered(smoked(table, HERE, BESIDE), seam, far) > max(0.9, covered(alone[0], seam, far))


def test_fading_smoke_is_thinner(table: Sitting) -> None:
    view = table.desk.view
    full, thin = (pygame.transform.average_color(smoked(table, HERE, fading=fading), view.box(HERE))[3] for fading in (False, True))
    assert thin < 0.8 * full


def test_the_air_stirs_it_only_while_something_is_shown(table: Sitting) -> None:
    smoked(table, HERE)
    effects = table.desk.effects
    before = effects.breeze
    table.rounds(5)
    assert effects.breeze == before, "at rest"
    lying = smoked(table, HERE).get_buffer().raw
    table.desk.mirror.told(table.desk.session.answers, [ev.SmokeRose(AWAY, 3, 1)])
    table.app.round(0.0)
    table.app.round(0.3)
    assert effects.breeze > before
    table.desk.skip()
    assert smoked(table, HERE).get_buffer().raw != lying


def test_with_less_motion_it_lies_still(table: Sitting) -> None:
    effects = table.desk.effects
    before = effects.breeze
    eyes.suit("usual", contrast=False, still=True)
    try:
        effects.stir(1.0)
    finally:
        eyes.suit("usual", contrast=False, still=False)
    assert effects.breeze == before
