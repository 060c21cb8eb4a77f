"""Models from above: all are painted and lit from a fixed side, sides differ by shape, and files are small."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise, product
from typing import NamedTuple

import pygame
import pytest

from combat.engine.files.folders import share
from combat.engine.stage.drawing.piece import Piece
from combat.engine.tabletop.plane.plane_ground import UNITS
from combat.games.armour.rules.cards.team_card import TeamCard
from combat.games.miniatures.models.model_page import read_page
from combat.games.miniatures.models.painted_model import is_painted, painted_model
from tests.games.armour import shipped

MOST_BYTES = 6_000_000
NEAR = 1.2
"""Zoom at which a centimetre is 24 pixels."""
PALE = 600
"""Sum of red, green and blue above which a pixel is that of a pale rim."""


class _Used(NamedTuple):
    """A team card that a nation's units or their additions use."""

    card: TeamCard
    nation: str


def _used() -> Iterator[_Used]:
    cards = shipped.cards()
    for unit in cards.units.values():
        additions = {addition.team for addition in unit.additions}
        for id_ in {team for size in unit.compositions for team, _ in size.teams} | additions:
            yield _Used(cards.teams[id_], unit.nation)


def _model(id_: str, nation: str, heading: int = 0, *, ours: bool = True, turret: int | None = None, wreck: bool = False, zoom: float = NEAR) -> Piece:  # fmt: skip
    card = shipped.cards().teams[id_]
    turned = heading if turret is None else turret
    return painted_model(card, nation, ours=ours, heading=heading, turret=turned, zoom=zoom, wreck=wreck)


def _at(piece: Piece, right: float, down: float) -> pygame.Color:
    """Return the colour at millimetres from a team's reference point; nothing beyond the picture."""
    unit = NEAR * 10 / UNITS
    x = piece.size[0] / 2 + piece.origin[0] + right * unit
    y = piece.size[1] / 2 + piece.origin[1] + down * unit
    spot = round(x), round(y)
    return piece.surface.get_at(spot) if piece.surface.get_rect().collidepoint(spot) else pygame.Color(0, 0, 0, 0)


def _grey(colour: pygame.Color) -> int:
    return colour.r + colour.g + colour.b


def test_every_team_of_every_nation_is_painted() -> None:
    used = set(_used())
    assert len(used) > 80
    assert [each for each in used if not is_painted(each.card, each.nation)] == []


def test_no_page_is_painted_that_no_nation_uses() -> None:
    pages = {file.relative_to(share() / "assets/miniatures/models") for file in (share() / "assets/miniatures/models").rglob("*.webp")}  # fmt: skip
    assert {str(page.with_suffix("")) for page in pages} == {f"{each.nation}/{each.card.id}" for each in _used()}


def test_the_pages_take_six_megabytes_at_most() -> None:
    assert sum(file.stat().st_size for file in (share() / "assets/miniatures/models").rglob("*.*")) <= MOST_BYTES


@pytest.mark.parametrize("id_", ["pz-iv-g", "stug-iii", "gun-8-8-cm-flak", "hmg-team", "ju-87-d"])
def test_a_page_has_a_row_for_each_part_and_light_from_eight_sides(id_: str) -> None:
    card = shipped.cards().teams[id_]
    parts = read_page(card, "germany", 1.0)
    assert len(parts) == (2 if card.turret is not None else 1)
    for part in parts:
        assert len(part.lights) == 8
        assert {plate.get_size() for plate in (part.paint, part.tall, part.burnt, *part.lights)} == {
            part.paint.get_size()
        }
        assert (part.burnt is not part.paint) == (card.arm == "tank")


@pytest.mark.parametrize("heading", range(0, 3600, 300))
def test_the_light_comes_from_the_north_west_at_every_heading(heading: int) -> None:
    """Of the two slopes of a truck's canvas the one that looks more to the north-west is brighter."""
    piece, angle = _model("truck", "germany", heading), math.radians(heading / 10)
    cos, sin = math.cos(angle), math.sin(angle)
    slopes = [
        sum(_grey(_at(piece, x * cos - y * sin, x * sin + y * cos)) for y in (2, 11, 20, 27)) for x in (-9.4, 9.4)
    ]
    assert slopes[0] > slopes[1] if cos + sin > 0 else slopes[1] > slopes[0]


def test_the_shadow_falls_to_the_south_east() -> None:
    piece = _model("truck", "germany", 450)
    assert _at(piece, 12.5, 12.5).a > _at(piece, -12.5, -12.5).a == 0


def test_the_turret_turns_about_its_mount() -> None:
    """The gun of a tank that looks east is a quarter of a turn to the right of one that looks north."""
    ahead, aside = _model("pz-iv-g", "germany"), _model("pz-iv-g", "germany", turret=900)
    assert _at(ahead, 0, -34).a > 200
    assert _at(aside, 34, 0).a > 200
    assert _at(aside, 0, -34).a < 100


def test_our_rim_is_pale_and_theirs_is_dark_pale_and_dark() -> None:
    """Across the rim of a base, 24 mm from its middle, from outside inwards."""
    rims = {}
    for ours in (True, False):
        piece = _model("garand-team", "united-states", ours=ours)
        rims[ours] = [_grey(_at(piece, -23.8 + 0.4 * step, 5)) > PALE for step in range(8)]
    changes = {ours: sum(a != b for a, b in pairwise(rim)) for ours, rim in rims.items()}
    assert sum(rims[True]) > sum(rims[False]) > 0
    assert changes[False] == 2


def test_their_corners_are_cut_and_ours_are_round() -> None:
    ours, theirs = (_model("garand-team", "united-states", ours=side) for side in (True, False))
    assert _at(ours, -22, -14.2).a > 200
    assert _at(theirs, -22.4, -14.4).a < 200


def test_a_wreck_is_charred_and_has_no_rim() -> None:
    whole, wreck = (_model("m4-sherman", "united-states", wreck=burnt) for burnt in (False, True))
    spots = list(product((-6, 0, 6), (-20, 18, 22)))
    assert sum(_grey(_at(wreck, *spot)) for spot in spots) < 0.7 * sum(_grey(_at(whole, *spot)) for spot in spots)
    assert _grey(_at(whole, -14.2, 0)) > PALE > _grey(_at(wreck, -14.2, 0))


def test_a_picture_is_kept_until_it_is_drawn_otherwise() -> None:
    assert _model("tiger-i", "germany", 50) is _model("tiger-i", "germany", 50)
    assert _model("tiger-i", "germany", 50) is not _model("tiger-i", "germany", 100)
