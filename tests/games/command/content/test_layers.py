"""Content of packs above the game's own: a card, counter or chit replaces the one with the same name."""

from __future__ import annotations

from pathlib import Path

import pytest

from combat.engine.content.findings import ContentError
from combat.engine.content.layers import Layer, shipped
from combat.games.command.content.library import Library

CARD = """
nation = "germany"

[[card]]
number = 7
order = "move"
action = "ambush"
event = "hero"
hex = "08.05"
dice = {dice}
"""
CHIT = """
[chit.a]
kind = "objective"
objective = 1
vp = 9
"""
GROUND = """
[terrain.woods]
cost = 3
cover = 2
sight = "obstacle"

[side]
[way]
[work]
"""


def over(folder: Path, **files: str) -> Library:
    """Write files of a pack; return the library of the game with the pack above it.

    Files are named by their paths without suffix, with "_" for "/".
    """
    for place, text in files.items():
        file = folder / "assets" / f"{place.replace('_', '/')}.toml"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return Library([shipped("command"), Layer(folder)])


def test_a_card_a_chit_and_a_ground_are_replaced_and_all_else_stays(tmp_path: Path) -> None:
    own = Library([shipped("command")]).load_book("crossroads-at-noon")
    dice = [own.cards[7].white, own.cards[7].colour]
    book = over(tmp_path, decks_germany=CARD.format(dice=dice), charts_chits=CHIT, charts_ground=GROUND).load_book(
        "crossroads-at-noon"
    )
    assert (book.cards[7].order, book.cards[7].action, book.cards[7].hex) == ("move", "ambush", "08.05")
    assert {number: card for number, card in book.cards.items() if number != 7} == {
        number: card for number, card in own.cards.items() if number != 7
    }
    assert book.chits["a"].vp == 9
    assert book.chits["b"] == own.chits["b"]
    assert book.terrains["woods"].cost == 3
    assert book.terrains["brush"] == own.terrains["brush"]


def test_a_deck_that_would_no_longer_roll_like_dice_is_refused(tmp_path: Path) -> None:
    own = Library([shipped("command")]).load_book("crossroads-at-noon")
    other = [own.cards[7].white % 6 + 1, own.cards[7].colour]
    with pytest.raises(ContentError, match="every pair stands on 2"):
        over(tmp_path, decks_germany=CARD.format(dice=other)).load_book("crossroads-at-noon")
