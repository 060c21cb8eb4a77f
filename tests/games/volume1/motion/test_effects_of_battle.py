"""Every weapon, ground and action has its effect, and no effect reveals anything too early."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, get_args

import pygame
import pytest

from combat.engine.kernel.event import Event
from combat.engine.kernel.record import replace
from combat.engine.play.mirror import Showing
from combat.engine.space.hexes.hex import Hex
from combat.engine.stage.drawing import eyes
from combat.engine.tabletop.effects.effect import Effect
from combat.engine.tabletop.effects.effect_instance import EffectInstance
from combat.engine.tabletop.effects.emitter import Layer
from combat.engine.tabletop.effects.painted import bursts, muzzles, paints, strikes
from combat.games.volume1.motion import dice_motions
from combat.games.volume1.motion.effects import matter
from combat.games.volume1.motion.effects.repertoire import DEEDS, OF_WEAPON, REPERTOIRE
from combat.games.volume1.rules import events as ev
from combat.games.volume1.rules.state import Clock, Man, Order
from combat.games.volume1.table.volume1_table import TABLE
from tests.games.volume1.prompts.eight_men import meadow
from tests.games.volume1.table.sitting import Sitting

ASSETS = Path(__file__).parents[4] / "assets" / "volume1"
SHEETS = Path(__file__).parents[4] / "assets" / "engine"
HERE, THERE = Hex("05.16"), Hex("08.14")
EFFECTS: list[Effect] = [
    *(muzzle.effect for muzzle in muzzles.MUZZLES.values()),
    *bursts.BLASTS.values(),
    *OF_WEAPON.values(),
    *strikes.NEAR.values(),
    *DEEDS.values(),
]


def read(name: str) -> dict[str, Any]:
    """Return the content of a TOML file of the assets."""
    return tomllib.loads((ASSETS / name).read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def table() -> Sitting:
    """Return a table at the normal pace with a friendly man and a seen enemy."""
    state = meadow(1)
    enemy = next(figure for figure in state.book.figures.values() if figure.side == "enemy" and not figure.dummy)
    state.men[enemy.id] = Man(enemy.id, "enemy", enemy.team, THERE, seen=True, alert=True)
    sitting = Sitting(state=state, pace="normal")
    sitting.app.settings.camera = "off"
    sitting.desk.controls.halt()
    sitting.desk.state.clock = Clock(1, "action", 1)
    return sitting


def pair(table: Sitting) -> tuple[str, str]:
    """Return the id of the friendly man and the id of the enemy."""
    own, his = (
        next(man.id for man in table.desk.state.men.values() if man.side == side) for side in ("friendly", "enemy")
    )
    return own, his


def set_off(table: Sitting, event: Event) -> list[EffectInstance[Hex]]:
    """Play the motion of an event and return the effects that it starts."""
    table.desk.animation.skip()
    show = TABLE.motion(table.desk, table.desk.state, event)
    assert show is not None
    return list(table.desk.animation.effects.casts)


def shot(table: Sitting, weapon: str = "m1-garand", result: str = "miss") -> ev.ShotFired:
    """Return the event of a shot by the friendly man at the enemy."""
    own, his = pair(table)
    return ev.ShotFired(own, his, weapon, 1, 1, 3, (), 5, 3, result)


# -- the registers ------------------------------------------------------------------------------------------------------


def test_every_kind_of_weapon_has_its_flash_or_its_blast() -> None:
    kinds = {weapon["kind"] for weapon in read("weapons.toml").values()}
    assert kinds - {"smoke-grenade"} == set(muzzles.MUZZLES) | set(bursts.BLASTS)
    assert set(OF_WEAPON) <= set(read("weapons.toml"))


def test_every_terrain_of_the_chart_throws_something_up() -> None:
    assert set(matter.OF_TERRAIN) == set(read("charts/terrain.toml"))
    assert set(matter.OF_TERRAIN.values()) == set(paints.GROUNDS), "and nothing is painted in vain"


def test_those_who_run_do_so_by_an_order_of_the_chart() -> None:
    orders = set(read("charts/orders.toml"))
    assert {"sprint", "evade", "run-and-gun", "charge"} == orders & set(DEEDS)


def test_each_sheet_is_painted_as_its_book_says() -> None:
    books = {spray.book for effect in EFFECTS for spray in effect.sprays} | {paints.WISP}
    for book in books:
        wide, high = pygame.image.load(SHEETS / book.sheet).get_size()
        assert wide * book.rows == high * book.stages, book.sheet
        assert book.variants.stop <= book.rows
    painted = {f"effects/{path.name}" for path in (SHEETS / "effects").iterdir()}
    assert {book.sheet for book in books} == painted


def test_all_sheets_together_are_small() -> None:
    assert sum(path.stat().st_size for path in (SHEETS / "effects").iterdir()) < 1_500_000


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: f"{effect.lasts:.2f}")
def test_an_effect_is_short_and_its_still_shows_something(effect: Effect) -> None:
    assert 0 < effect.still < effect.lasts < 2.2
    cast = EffectInstance(effect, HERE, 1)
    cast.still = True
    assert any(list(cast.seen(layer)) for layer in get_args(Layer))


def test_what_lies_over_a_face_is_gone_in_a_moment() -> None:
    for effect in EFFECTS:
        for spray in effect.sprays:
            large = spray.size[1] > 0.2
            assert not (spray.over and large) or spray.lasts[1] <= 0.4, spray.book.sheet


# -- what sets them off ---------------------------------------------------------------------------------------------------


def test_a_shot_is_seen_at_the_muzzle_and_where_it_strikes(table: Sitting) -> None:
    flash, strike = set_off(table, shot(table))
    assert (flash.effect, flash.place) == (REPERTOIRE.muzzle("rifle").effect, HERE)
    assert (strike.effect, strike.place) == (REPERTOIRE.near("open"), THERE)
    assert set_off(table, shot(table, result="hit"))[1].effect is strikes.HIT


def test_where_it_strikes_is_not_seen_before_the_die_lies_still(table: Sitting) -> None:
    for result in ("hit", "check", "miss"):
        flash, strike = set_off(table, shot(table, result=result))
        assert flash.age == 0
        assert -strike.age == pytest.approx(0.95 * dice_motions.ROLLING)


def test_a_bullet_throws_up_what_it_strikes(table: Sitting) -> None:
    desk = table.desk
    board = desk.state.board
    terrains = tuple(
        "stream" if hex_ == THERE else terrain for hex_, terrain in zip(board.hexes(), board.terrains, strict=True)
    )
    desk.state.board = replace(board, terrains=terrains)
    try:
        assert set_off(table, shot(table))[1].effect is strikes.NEAR["water"]
    finally:
        desk.state.board = board


def test_the_counter_recoils_away_from_the_target_and_comes_back(table: Sitting) -> None:
    own, his = pair(table)
    show = TABLE.motion(table.desk, table.desk.state, shot(table, "mg-42", "hit"))
    assert show is not None
    place = table.desk.title_desk.people.place_of(own)
    assert place is not None
    x, y = show.shift(0.01)[own]
    assert x < place.x, "the enemy stands to the right"
    assert y > place.y
    assert his not in show.shift(dice_motions.ROLLING - 0.01)
    struck = table.desk.title_desk.people.place_of(his)
    assert struck is not None
    assert show.shift(dice_motions.ROLLING + 0.01)[his][0] > struck.x
    assert show.shift(1.0) == {}


def test_with_less_motion_no_counter_is_thrown_about(table: Sitting) -> None:
    own, his = pair(table)
    table.desk.animation.skip()
    eyes.suit("usual", contrast=False, still=True)
    try:
        for event in (
            shot(table, result="hit"), ev.GrenadeExploded("mk-2", THERE), ev.ShellBurst("mortar-81", THERE), ev.ManKilled(his, "kia"),
            ev.MoraleChanged(his, "normal", "rout", "17.0"), ev.OrderPlaced(own, Order("duck-back"), "7.19", "duck-back"),
        ):  # fmt: skip
            show = TABLE.motion(table.desk, table.desk.state, event)
            assert show is not None
            assert [show.shift(share) for share in (0.0, 0.1, 0.5, 0.9)] == [{}] * 4
        assert table.desk.animation.effects.casts
        assert all(cast.still for cast in table.desk.animation.effects.casts)
    finally:
        eyes.suit("usual", contrast=False, still=False)


def test_the_instant_pace_sets_nothing_off(table: Sitting) -> None:
    table.desk.animation.skip()
    table.app.settings.pace = "instant"
    try:
        assert TABLE.motion(table.desk, table.desk.state, shot(table)) is None
        assert not table.desk.animation.has_effects
    finally:
        table.app.settings.pace = "normal"


def test_a_quick_pace_shows_it_quicker(table: Sitting) -> None:
    slow = set_off(table, shot(table))[0]
    table.app.settings.pace = "fast"
    try:
        quick = set_off(table, shot(table))[0]
    finally:
        table.app.settings.pace = "normal"
    slow.pass_(0.1)
    quick.pass_(0.1)
    assert quick.age > 1.5 * slow.age


def test_a_flash_lights_the_ground_in_the_dark_alone(table: Sitting) -> None:
    def glows() -> bool:
        return any(mote.spray.book is paints.GLOW for mote in set_off(table, shot(table))[0].motes)

    assert not glows()
    table.desk.state.night = 5
    try:
        assert glows()
    finally:
        table.desk.state.night = 0


@pytest.mark.parametrize(
    ("weapon", "effect"),
    [
        ("mk-2", bursts.BLASTS["grenade"]),
        ("m15", OF_WEAPON["m15"]),
        ("m18", bursts.HISS),
        ("stielhandgranate", bursts.BLASTS["stick-grenade"]),
    ],
)
def test_each_grenade_goes_off_in_its_own_way(table: Sitting, weapon: str, effect: Effect) -> None:
    (found,) = set_off(table, ev.GrenadeExploded(weapon, THERE))
    assert found.effect is effect


def test_a_shell_is_seen_when_it_is_down(table: Sitting) -> None:
    (found,) = set_off(table, ev.ShellBurst("howitzer-105", THERE))
    assert found.effect is bursts.BLASTS["howitzer"]
    assert found.age < 0


def test_who_charges_stirs_up_more_than_who_walks(table: Sitting) -> None:
    own, _ = pair(table)
    state, man = table.desk.state, table.desk.state.men[pair(table)[0]]
    counts = {}
    for order in ("sneak", "sprint", "charge"):
        state.men[own] = replace(man, order=Order(order))
        counts[order] = sum(len(cast.motes) for cast in set_off(table, ev.ManMoved(own, HERE, Hex("06.15"), "7.05")))
    state.men[own] = man
    assert 0 == counts["sneak"] < counts["sprint"] < counts["charge"]


def test_the_same_shot_is_seen_the_same_way_again(table: Sitting) -> None:
    first, second = (set_off(table, shot(table)) for _ in range(2))
    assert [cast.motes for cast in first] == [cast.motes for cast in second]
    assert [cast.motes for cast in first] != [cast.motes for cast in set_off(table, shot(table, "kar-98k"))]


def test_a_counter_stays_free_where_it_is_seen_while_it_moves(table: Sitting) -> None:
    own, _ = pair(table)
    table.desk.animation.skip()
    table.rounds()
    show = TABLE.motion(table.desk, table.desk.state, shot(table, "mg-42"))
    assert show is not None
    still = table.desk.title_desk.people.covered()
    table.desk.mirror.showing = Showing(shot(table), show, 0.01)
    try:
        kicked = table.desk.title_desk.people.covered()
        assert show.shift(0.01 / show.duration)[own] in [box.topleft for box in kicked]
        assert kicked != still
    finally:
        table.desk.animation.skip()
