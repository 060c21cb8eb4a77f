"""Every man has a face, and every weapon, order and state an icon; they are distinct when small."""

from __future__ import annotations

import itertools

import pygame
import pytest

from combat.engine.stage.drawing import lettering, theme
from combat.engine.stage.drawing.artwork import MissingArtworkError, asset, assets_folder, has_asset
from combat.games.volume1.rules.book import Weapon
from combat.games.volume1.table import palette
from combat.games.volume1.table.pieces import counter_tags, markers
from combat.games.volume1.table.pieces.faces import OrderTab, StateFace
from combat.games.volume1.table.pieces.impulse_figures import FIGURES
from combat.games.volume1.table.pieces.portraits import has_portrait, portrait
from combat.games.volume1.table.pieces.weapon_silhouettes import silhouette
from tests.games.volume1.table.pieces.roster import orders, roster, toml

SPREAD = 7
"""One in so many samples of red, green and blue is compared: enough to tell by, and a row of pixels is no multiple of it."""


@pytest.mark.parametrize(("pixels", "share"), ((64, 0.06), (32, 0.04)))
def test_every_man_has_a_portrait_of_his_own_at_the_size_of_his_counter(pixels: int, share: float) -> None:
    men = roster()
    assert len(men) == 61
    assert [man.id for man in men if not has_portrait(man.id)] == []
    pictures = {man.id: pygame.image.tobytes(portrait(man.id, pixels), "RGB") for man in men}
    assert pictures.keys() == {path.stem for path in (assets_folder() / "counters/portraits/small").glob("*-*.jpg")} - {
        "kia-friendly",
        "kia-enemy",
    }
    for first, second in itertools.combinations(pictures, 2):
        one, other = pictures[first][::SPREAD], pictures[second][::SPREAD]
        differing = sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True))
        assert differing > share * len(one), f"{first} and {second} look alike"


def test_a_man_without_a_portrait_shows_the_stranger() -> None:
    assert not has_portrait("pvt-nobody")
    assert pygame.image.tobytes(portrait("pvt-nobody", 48), "RGB") == pygame.image.tobytes(
        portrait("unknown", 48), "RGB"
    )


def test_portraits_take_less_than_eight_megabytes() -> None:
    assert sum(path.stat().st_size for path in (assets_folder() / "counters").rglob("*.*")) < 8_000_000


@pytest.mark.rule("6.0")
def test_6_0_every_order_has_an_icon_and_every_figure_a_print() -> None:
    for id_, order in orders().items():
        assert has_asset(f"icons/{id_}.png"), id_
        assert set(order["impulses"]) <= FIGURES.keys(), id_


@pytest.mark.rule("14.0")
def test_14_0_weapons_of_one_kind_are_told_apart_by_their_silhouettes() -> None:
    shown: dict[str, set[str]] = {}
    for id_, card in toml("weapons.toml").items():
        outline = silhouette(Weapon(id_, card["name"], card["kind"], 1))
        assert has_asset(f"icons/weapons/{outline}.png"), id_
        shown.setdefault(outline, set()).add(id_)
    assert {frozenset(both) for both in shown.values() if len(both) > 1} == {frozenset({"mortar-60", "mortar-81"})}


def test_a_weapon_of_a_pack_has_the_silhouette_of_its_kind() -> None:
    assert silhouette(Weapon("sten", "Sten Gun", "smg", 12)) == "smg"
    assert silhouette(Weapon("thompson", "M1A1 Thompson", "smg", 14)) == "thompson"


def test_no_two_silhouettes_are_the_same() -> None:
    outlines = [path.read_bytes() for path in (assets_folder() / "icons/weapons").glob("*.png")]
    assert len(set(outlines)) == len(outlines)


@pytest.mark.parametrize("state", sorted(palette.STATES))
def test_every_state_has_an_icon(state: str) -> None:
    assert has_asset(f"icons/{state}.png")


def in_grey(surface: pygame.Surface) -> bytes:
    """Return the brightness of each pixel on a background of grass."""
    flat = pygame.Surface(surface.get_size(), 0, 32)
    flat.fill((176, 184, 132))
    flat.blit(surface, (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(flat), "RGB")[::3]


def look_alike(pictures: dict[str, bytes], share: float) -> list[tuple[str, str]]:
    """Return the pairs of pictures that differ clearly in less than a share of their pixels."""
    return [
        (first, second)
        for first, second in itertools.combinations(pictures, 2)
        if sum(abs(a - b) > 48 for a, b in zip(pictures[first], pictures[second], strict=True))
        < share * len(pictures[first])
    ]


THINGS = ("target", "target-rifle", "smoke-grenade", "rifle-grenade")


@pytest.mark.rule("3.0")
def test_3_0_every_marker_is_told_from_every_other_at_half_the_size_and_in_grey() -> None:
    shown = {id_: in_grey(markers.state(StateFace(id_), 20).surface) for id_ in (*palette.STATES, *THINGS)}
    assert look_alike(shown, 0.02) == []
    chips = {id_: in_grey(counter_tags.chip(id_, counter_tags.LARGE / 2).surface) for id_ in palette.STATES}
    assert look_alike(chips, 0.02) == []


@pytest.mark.rule("6.0")
def test_6_0_every_order_is_told_from_every_other_by_its_tab_at_half_the_size() -> None:
    tabs = {
        id_: in_grey(counter_tags.tab(OrderTab(id_, ("none",) * 4), 40, friendly=True).surface)
        for id_ in orders()
        if id_ != "slow-suppressive-fire"
    }
    assert look_alike(tabs, 0.01) == []


@pytest.mark.parametrize("role", sorted(lettering.FAMILIES))
def test_every_letter_that_the_three_languages_need_is_in_every_font(role: lettering.Role) -> None:
    type_ = lettering.face(role, 40)
    nothing = pygame.image.tobytes(type_.render("\uffff", theme.INK), "RGBA")
    for letter in "äöüßÄÖÜñáéíóúÑ¿¡“”„‘’«»–—−·×½¼…°":
        assert pygame.image.tobytes(type_.render(letter, theme.INK), "RGBA") != nothing, letter


def test_every_font_and_its_licence_are_credited() -> None:
    folder = assets_folder("engine") / "fonts"
    credits_ = (folder / "CREDITS.md").read_text(encoding="utf-8")
    for family, weights in lettering.FAMILIES.values():
        assert f"{family}.LICENSE.txt" in credits_
        assert (folder / f"{family}.LICENSE.txt").is_file()
        assert [weight for weight in weights if not (folder / f"{family}-{weight}.ttf").is_file()] == []


def test_a_missing_picture_is_named_with_the_remedy() -> None:
    with pytest.raises(
        MissingArtworkError, match=r"nothing\.png: this picture or font is missing; install the game again"
    ):
        asset("icons/nothing.png")
