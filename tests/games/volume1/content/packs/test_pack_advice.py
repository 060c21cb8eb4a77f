"""Advice of `combat check` for makers of packs: missing or conflicting cards, and misplaced scans."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import Finding
from combat.engine.files.folders import share
from tests.games.volume1.content.checked import check
from tests.games.volume1.content.packs.picture_heads import head_of

CARD = 'name = "box"\nversion = "1.0"\nauthors = "Us"\n'
SKIN = 'image = "map.png"\n[[point]]\nhex = "01.01"\nx = {0}\ny = {1}\n[[point]]\nhex = "33.18"\nx = {2}\ny = {3}\n'
WIDE, HIGH = 3200, 2100


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Return the folder of a pack with decks and skins."""
    folder = tmp_path / "box"
    for place in ("assets/decks", "assets/skins"):
        folder.joinpath(place).mkdir(parents=True)
    folder.joinpath("pack.toml").write_text(CARD)
    return folder


def told(findings: list[Finding], root: Path) -> list[str]:
    """Return findings as text, with paths relative to a folder."""
    return [str(finding).replace(f"{root}/", "") for finding in findings]


def scan(box: Path, *pixels: int) -> list[str]:
    """Return the findings about a scanned board with these pixel values."""
    box.joinpath("assets/skins/map.png").write_bytes(head_of(WIDE, HIGH))
    box.joinpath("assets/skins/farmhouse.toml").write_text(SKIN.format(*pixels))
    return [line.partition("farmhouse.toml:")[2] for line in told(check([box]), box.parent)]


def test_a_scan_may_lie_a_little_askew(box: Path) -> None:
    assert scan(box, 110, 100, 3170, 2050) == []
    assert scan(box, 110, 100, 3000, 1600) == []


def test_a_point_beside_the_picture_is_found(box: Path) -> None:
    assert scan(box, 110, 100, 3270, 2050) == ["6: x 3270, y 2050 is beside the picture, which is 3,200 × 2,100 px"]


@pytest.mark.parametrize(("pixels", "degrees"), [((110, 2050, 3170, 100), 64), ((3170, 2050, 110, 100), 179)])
def test_points_that_would_turn_the_scan_are_found(box: Path, pixels: tuple[int, ...], degrees: int) -> None:
    found = scan(box, *pixels)
    assert found == [f"6: the scan would be turned by {degrees}°; look at both hexes, and at their x and y, again"]


def test_a_whole_deck_names_its_missing_cards(box: Path) -> None:
    text = (share() / "assets/volume1/decks/enemy.toml").read_text(encoding="utf-8")
    cards = text.split("[[card]]\n")
    kept = [card for card in cards[1:] if not card.startswith(("serial = 3\n", "serial = 44\n"))]
    box.joinpath("assets/decks/enemy.toml").write_text("".join(f"[[card]]\n{card}" for card in kept))
    box.joinpath("pack.toml").write_text(CARD + 'whole = ["assets/decks/enemy.toml"]\n')
    what = "the deck has 48 cards; an enemy deck has 50 (9.1); missing serials: 3, 44"
    assert told(check([box]), box.parent) == [f"box/assets/decks/enemy.toml:1: {what}"]


def test_two_cards_with_one_initiative_are_both_named(box: Path) -> None:
    lines = ", ".join(['"hide"'] * 5)
    card = f'[[card]]\nserial = 5\ninitiative = 7\ncover = [{lines}]\nopen = [{lines}]\nrout = "2"\nberserk = "5"\n'
    box.joinpath("assets/decks/enemy.toml").write_text(card)
    what = "serials 5 and 25 both have initiative 7; give one of them another odd value"
    assert told(check([box]), box.parent) == [f"box/assets/decks/enemy.toml:1: {what}"]


def test_a_pack_without_its_card_is_told_so_first(box: Path) -> None:
    box.joinpath("pack.toml").unlink()
    box.joinpath("assets/weapons.toml").write_text('[m1]\nname = "M1"\nkind = "rifle"\nrange = [{ to = 9, ws = 0 }]\n')
    assert told(check([box]), box.parent)[0].startswith("box: has no pack.toml; write one with name and version")


def test_what_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    assert [finding.what for finding in check([tmp_path / "nowhere"])] == [
        "cannot be read: there is no such file or folder"
    ]
