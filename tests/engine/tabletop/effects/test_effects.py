"""Effects on any table: equal seeds give equal pictures, pieces stay visible, and nothing is left at rest."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from combat.engine.kernel.record import replace
from combat.engine.space.hexes.hex import Hex, label
from combat.engine.stage.drawing import eyes
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.effects import sprites
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.effect_instance import LEAST_STILL, EffectInstance, Seen
from combat.engine.tabletop.effects.effects_layer import MOST
from combat.engine.tabletop.effects.emitter import Emitter
from combat.engine.tabletop.effects.flipbook import Flipbook
from tests.engine.stage.hands import application, press
from tests.engine.tabletop.walls_window import Walls

HOME = label(3, 3)
BOOK = Flipbook("painted.png", rows=2, stages=4, turns=8)
INK = (200, 40, 40, 255)
DUST = Emitter(BOOK, (0.3, 0.5), 5, (0.0, 0.2), (0.4, 0.6), fan=(0, 360), flies=(0.2, 0.6), lift=(0.0, 0.2), drifts=0.3)
FLASH = Emitter(BOOK, (0.4, 0.4), 1, (0.0, 0.0), (0.1, 0.1), ahead=0.4, over=True)
PUFF = Effect((DUST, FLASH), still=0.05, rest=0.3)


@pytest.fixture
def walls(monkeypatch: pytest.MonkeyPatch) -> Iterator[Walls]:
    """Yield the application with a table whose sprites are plain."""
    sheet = pygame.Surface((128, 64), pygame.SRCALPHA)
    sheet.fill(INK)
    monkeypatch.setattr(sprites, "picture", lambda name: sheet)
    with application((1280, 720)) as app:
        yield Walls(app)


def all_seen(cast: EffectInstance[Hex]) -> list[Seen]:
    """Return the visible sprites of an effect, layer by layer."""
    return [*cast.seen("light"), *cast.seen("low"), *cast.seen("high")]


def at(seed: int, *seconds: float, still: bool = False) -> list[list[Seen]]:
    """Return the visible sprites of a puff of smoke at some moments, given in seconds."""
    found, past = [], 0.0
    cast = EffectInstance(PUFF, HOME, seed, wind=(1.0, 0.0))
    cast.still = still
    for moment in seconds:
        cast.pass_(moment - past)
        past = moment
        found.append(all_seen(cast))
    return found


def test_the_same_seed_throws_the_same_pictures_and_another_one_others() -> None:
    assert at(7, 0.05, 0.3) == at(7, 0.05, 0.3)
    assert at(7, 0.3) != at(8, 0.3)


def test_pictures_go_from_stage_to_stage_and_are_gone_at_the_end() -> None:
    early, late, over = at(7, 0.05, 0.45, PUFF.lasts)
    assert {seen.stage for seen in early} == {0, 2}, "the flash is half over"
    assert max(seen.stage for seen in late) == 3
    assert over == []


def test_it_is_looked_for_only_in_the_layers_that_it_has() -> None:
    cast = EffectInstance(PUFF, HOME, 7)
    assert [layer for layer in ("light", "low", "high") if cast.has(layer)] == ["low", "high"]


def test_a_delay_is_in_seconds_whatever_the_tempo() -> None:
    cast = EffectInstance(PUFF, HOME, 7, tempo=2.0, delay=0.5)
    cast.pass_(0.49)
    assert all_seen(cast) == []
    cast.pass_(0.02)
    assert all_seen(cast) != []
    cast.pass_(PUFF.lasts / 2)
    assert cast.over


def test_where_nothing_should_move_one_picture_tells_it_all() -> None:
    first, last = at(7, 0.0, LEAST_STILL - 0.01, still=True)
    assert [seen for seen in first if seen.mote.spray is DUST] == last == at(7, PUFF.rest)[0]
    assert [seen for seen in first if seen.mote.spray is FLASH] == [
        seen for seen in at(7, PUFF.still)[0] if seen.mote.spray is FLASH
    ]


def test_pictures_take_no_more_than_their_share_of_memory(walls: Walls) -> None:
    kept = sprites.Sprites(limit=200_000)
    for side in range(20, 200, 10):
        for stage in range(4):
            kept.find(BOOK, 0, stage, side)
            assert kept.held <= 200_000 + 200 * 200 * 4
    assert kept.held > 100_000


def test_a_picture_is_cut_once_and_turned_about_its_foot(walls: Walls) -> None:
    foot = Flipbook("painted.png", rows=2, stages=4, turns=4, foot=(0.0, 0.5))
    kept = sprites.Sprites()
    plain, turned = kept.find(foot, 0, 0, 40), kept.find(foot, 0, 0, 40, turn=1)
    assert kept.find(foot, 0, 0, 40) is plain
    assert near(foot_of(plain), (0, 20))
    assert near(foot_of(turned), (20, 0)), "it leaps down now"


def test_a_picture_of_less_cover_is_seen_through(walls: Walls) -> None:
    kept = sprites.Sprites()
    whole, half = (kept.find(BOOK, 0, 0, 40, cover=cover).surface for cover in (255, 128))
    assert tuple(whole.get_at((20, 20))) == INK
    assert tuple(half.get_at((20, 20))) == (100, 20, 20, 128), "premultiplied"


def test_a_spray_is_laid_with_its_own_cover(walls: Walls) -> None:
    effects, densest = walls.desk.animation.effects, []
    for cover in (255, 100):
        plate = pygame.Surface(walls.app.size, pygame.SRCALPHA)
        effects.stop()
        effects.add(EffectInstance(Effect((replace(DUST, count=1, cover=cover),)), HOME, 7))
        effects.follow(0.05)
        effects.draw_low(plate)
        densest.append(plate.get_at(plate.get_bounding_rect().center)[3])
    assert densest[0] > 240
    assert densest[1] == pytest.approx(densest[0] * 100 / 255, abs=2)


def foot_of(piece: Piece) -> tuple[int, int]:
    """Return the origin of a sprite."""
    return piece.origin


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether two points differ by at most 2 pixels, the rounding of a rotation."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= 2


def test_an_effect_outlasts_what_set_it_off_and_then_the_table_sleeps(walls: Walls) -> None:
    assert not walls.scene.wants_frames
    walls.desk.animation.effects.add(EffectInstance(PUFF, HOME, 7))
    assert walls.scene.wants_frames
    walls.app.round(0.05)
    for _ in range(20):
        walls.app.round(0.05)
    assert not walls.desk.animation.has_effects
    assert not walls.scene.wants_frames
    assert not walls.scene.dirty


def test_it_lies_in_the_air_over_its_hex(walls: Walls) -> None:
    effects, view = walls.desk.animation.effects, walls.desk.view
    effects.add(EffectInstance(PUFF, HOME, 7))
    effects.follow(0.05)
    plate = pygame.Surface(walls.app.size, pygame.SRCALPHA)
    effects.draw_low(plate)
    seen = plate.get_bounding_rect()
    assert seen.width
    assert view.box(HOME).inflate(view.box(HOME).size).contains(seen)


def test_what_lasts_leaves_pieces_as_they_are(walls: Walls) -> None:
    effects = walls.desk.animation.effects
    effects.add(EffectInstance(PUFF, HOME, 7))
    effects.follow(0.05)
    plain = pygame.Surface(walls.app.size, 0, 32)
    plain.fill((90, 120, 60))
    x, y = walls.hex(HOME)
    piece = pygame.Rect(x - 9, y - 9, 14, 20)
    smoked, free = plain.copy(), plain.copy()
    effects.draw_low(smoked)
    effects.draw_low(free, [piece, pygame.Rect(-40, -40, 60, 60), pygame.Rect(5000, 0, 9, 9)])
    assert same(free, plain, piece)
    assert not same(smoked, plain, piece)
    smoked.blit(plain, piece, piece)
    assert same(free, smoked, free.get_rect())
    effects.draw_high(free)
    assert not same(free, smoked, free.get_rect()), "a flash may lie over pieces"


def same(one: pygame.Surface, other: pygame.Surface, area: pygame.Rect) -> bool:
    """Return whether two images are equal within an area."""
    return one.subsurface(area).copy().get_buffer().raw == other.subsurface(area).copy().get_buffer().raw


def test_a_key_that_skips_ends_it_at_once(walls: Walls) -> None:
    walls.desk.animation.effects.add(EffectInstance(PUFF, HOME, 7))
    asked = walls.asked
    for key in ("Space", "Ctrl+Z"):
        walls.desk.animation.effects.add(EffectInstance(PUFF, HOME, 7))
        press(walls.app, key)
        assert not walls.desk.animation.has_effects
    assert walls.asked == asked


def test_with_less_motion_it_is_set_off_as_a_still(walls: Walls) -> None:
    eyes.suit("usual", contrast=False, still=True)
    try:
        cast = EffectInstance(PUFF, HOME, 7)
        walls.desk.animation.effects.add(cast)
        assert cast.still
    finally:
        eyes.suit("usual", contrast=False, still=False)


def test_too_many_at_once_give_way_to_the_newest(walls: Walls) -> None:
    casts = [EffectInstance(PUFF, HOME, seed) for seed in range(MOST + 3)]
    for cast in casts:
        walls.desk.animation.effects.add(cast)
    assert walls.desk.animation.effects.casts == casts[3:]
