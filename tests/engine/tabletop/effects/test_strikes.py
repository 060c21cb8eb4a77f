"""Shots and impacts: duration and size at middle zoom, and an impact for each kind of ground."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import label
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.effects_layer import REACH
from combat.engine.tabletop.effects.emitter import Emitter
from combat.engine.tabletop.effects.flipbook import Flipbook
from combat.engine.tabletop.effects.painted import bursts, muzzles, paints, strikes

SPARKS, RINGS = paints.bits("ember"), paints.RING


def of(effect: Effect, book: Flipbook) -> list[Emitter]:
    """Return the emitters of an effect that use a flipbook."""
    return [spray for spray in effect.sprays if spray.book == book]


def flash(muzzle: muzzles.Muzzle) -> Emitter:
    """Return the emitter of a weapon's muzzle flame."""
    (found,) = (spray for spray in muzzle.effect.sprays if spray.book.sheet == "effects/flash.png")
    return found


@pytest.mark.parametrize("kind", list(muzzles.MUZZLES))
def test_a_flash_is_seen_for_a_quarter_of_a_second_and_half_a_hex_long(kind: str) -> None:
    muzzle = muzzles.MUZZLES[kind]
    spray = flash(muzzle)
    assert spray.begins[1] + spray.lasts[0] >= 0.25
    assert spray.size[0] >= 0.85, "its flame takes up half of the picture"
    assert spray.over


@pytest.mark.parametrize("kind", list(muzzles.MUZZLES))
def test_powder_smoke_is_several_puffs_that_outlast_the_flash_and_drift(kind: str) -> None:
    effect = muzzles.MUZZLES[kind].effect
    (smoke,) = of(effect, paints.POWDER)
    assert smoke.count >= 4
    assert smoke.lasts[0] >= 0.9
    assert smoke.drifts >= 0.2
    assert smoke.cover < 255, "what lies beneath is seen through it"


@pytest.mark.parametrize("ground", paints.GROUNDS)
def test_a_strike_is_seen_for_three_quarters_of_a_second_and_as_wide_as_a_hex(ground: str) -> None:
    (spurt,) = of(strikes.NEAR[ground], paints.spurt(ground))
    assert spurt.lasts[0] >= 0.75
    assert spurt.size[0] >= 0.9


@pytest.mark.parametrize("ground", paints.GROUNDS)
def test_each_ground_has_its_own_spurt_bits_and_haze(ground: str) -> None:
    effect = strikes.NEAR[ground]
    (haze,) = of(effect, paints.POWDER)
    assert of(effect, paints.bits(ground))
    assert haze.tone == paints.HAZES[ground]
    assert haze.drifts > 0
    assert haze.cover < 255
    others = [other for other in paints.GROUNDS if other != ground]
    assert not any(of(effect, book(other)) for other in others for book in (paints.spurt, paints.bits))


def test_stone_gives_sparks_and_water_rings() -> None:
    assert [ground for ground in paints.GROUNDS if of(strikes.NEAR[ground], SPARKS)] == ["stone"]
    assert [ground for ground in paints.GROUNDS if of(strikes.NEAR[ground], RINGS)] == ["water"]


@pytest.mark.parametrize("effect", [*strikes.NEAR.values(), strikes.HIT], ids=[*paints.GROUNDS, "hit"])
def test_a_strike_gleams_in_the_dark_alone(effect: Effect) -> None:
    for dark in (False, True):
        motes = EffectInstance(effect, label(3, 3), 1, dark=dark).motes
        assert any(mote.spray.book == paints.GLOW for mote in motes) is dark


def test_a_hit_is_as_bright_by_night_and_larger_than_half_a_hex() -> None:
    (star,) = of(strikes.HIT, paints.HIT)
    assert star.book.shines
    assert star.size[0] > 0.5
    assert star.lasts[0] >= 0.4


def test_every_ground_lends_smoke_and_haze_a_colour_of_its_own() -> None:
    for tones in (paints.HAZES, paints.LENT):
        assert set(tones) == set(paints.GROUNDS)
        assert len(set(tones.values())) == len(tones)


def test_nothing_is_thrown_farther_than_the_layer_looks_for_it() -> None:
    for effect in (*strikes.NEAR.values(), *(muzzle.effect for muzzle in muzzles.MUZZLES.values()), bursts.HISS):
        for spray in effect.sprays:
            far = spray.ahead + spray.strewn + spray.rim + spray.flies[1] + spray.rises + spray.drifts + spray.size[1]
            assert far < REACH
