"""Captions describe the sounds that are played."""

from __future__ import annotations

import pytest

from combat.engine.space.hexes.hex import Hex
from combat.engine.tabletop.panes import caption as captions
from combat.engine.tabletop.panes.caption import FIRM, SECONDS, Caption

SAID = {
    "caption": "{sound} at {hex}",
    "caption-beyond": "{sound} at {hex}, {way}",
    "shot": "{who} fires",
    "die": "a die",
}


@pytest.fixture(autouse=True)
def plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use short English messages for the captions."""
    monkeypatch.setattr(captions, "text", lambda message, **args: SAID[message].format(**args))


def test_a_caption_says_who_where_and_which_way_that_lies_out_of_sight() -> None:
    caption: Caption[Hex] = Caption(str, "caption")
    caption.hear("shot", Hex("05.05"), who="Colt")
    assert caption.words == "Colt fires at 05.05"
    caption.hear("shot", Hex("05.05"), way="up-left", who="Colt")
    assert caption.words == "Colt fires at 05.05, up-left"
    assert not caption.follow(SECONDS - 0.1)
    assert caption.follow(0.2)
    assert caption.words == ""


def test_a_die_beside_the_board_leaves_what_was_just_heard_on_it() -> None:
    caption: Caption[Hex] = Caption(str, "caption")
    caption.hear("shot", Hex("05.05"), who="Colt")
    caption.hear("die")
    assert caption.words == "Colt fires at 05.05"
    caption.follow(FIRM + 0.1)
    caption.hear("die")
    assert caption.words == "a die"
    caption.hear("shot", Hex("05.05"), who="Colt")
    assert caption.words == "Colt fires at 05.05"
