"""Endings, the roll for the last turn and happenings in scenario files: valid and invalid values (22.0)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from combat.games.volume1.content.library import Library
from combat.games.volume1.rules.book import Effect
from combat.games.volume1.rules.outcomes import Ending, Happening, LastTurns
from tests.games.volume1.content.damage import findings

SCENARIO = "scenarios/our-gun.toml"
OWN = re.compile(r"\[\[ending\]\]|\[last_turns\]|\[\[happening\]\]")
"""Pattern of the scenario's own outcomes, which are taken out."""
TOLD = """
[[ending]]
when = "losses"
side = "enemy"
count = 7

[[happening]]
id = "sent"
turn = 3
title = "They Come"
text = "From the yard."
effects = [{ kind = "reinforce", amount = 2 }]
"""
ROLLED = """
[last_turns]
first = 5
most = 3
"""


def append(root: Path, text: str) -> None:
    """Replace the outcomes of a scenario in a copy of the content by a text."""
    file = root / SCENARIO
    sheet = file.read_text(encoding="utf-8")
    kept = [part for part in re.split(r"(?m)^(?=\[)", sheet) if not OWN.match(part)]
    file.write_text("".join(kept) + text, encoding="utf-8")


def test_a_scenario_says_how_it_ends_and_what_comes(root: Path) -> None:
    append(root, TOLD + ROLLED)
    assert findings(root, SCENARIO) == []
    sheet = Library([root]).load_book("our-gun").scenario
    assert sheet.endings == (Ending("losses", side="enemy", count=7),)
    assert sheet.last_turns == LastTurns(5, 3)
    assert sheet.happenings == (
        Happening("sent", "They Come", "From the yard.", 3, effects=(Effect("reinforce", amount=2),)),
    )


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('side = "enemy"\n', "", 'an ending with when = "losses" needs "side"'),
        ("count = 7", 'count = 7\nmen = ["lt-whitlock"]', 'when = "losses" takes no "men"; leave it out'),
        (
            'when = "losses"\nside = "enemy"\ncount = 7',
            'when = "held"\nobjectives = ["barn"]',
            'objective "barn" is unknown',
        ),
        (
            'when = "losses"\nside = "enemy"\ncount = 7',
            'when = "taken"\nmen = ["lt-whitlock"]',
            'man "lt-whitlock" is unknown',
        ),
        ("turn = 3", "turn = 30", "turn 30 never comes in a game of"),
        ("effects = [", "none = [", "none"),
        (
            'effects = [{ kind = "reinforce", amount = 2 }]',
            "",
            'happening "sent" does nothing: give it effects or worth',
        ),
        ('"reinforce", amount = 2', '"reinforce"', 'effect "reinforce" needs "amount"'),
        (
            'kind = "reinforce", amount = 2',
            'kind = "restrict", team = "able", order = "dance"',
            'order "dance" is unknown',
        ),
        ("turn = 3", 'turn = 3\nheld = "barn"', 'objective "barn" is unknown'),
        ("turn = 3", 'turn = 3\nworth = [{ objective = "barn", points = 2 }]', 'objective "barn" is unknown'),
    ],
)
def test_an_end_or_a_happening_that_cannot_be(root: Path, old: str, new: str, what: str) -> None:
    assert old in TOLD
    append(root, TOLD.replace(old, new))
    assert any(what in found for found in findings(root, SCENARIO)), findings(root, SCENARIO)


def test_a_last_turn_that_is_rolled_for_too_late(root: Path) -> None:
    append(root, ROLLED.replace("first = 5", "first = 29"))
    (found,) = findings(root, SCENARIO)
    assert "turn 29 never comes" in found
