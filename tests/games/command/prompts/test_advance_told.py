"""What an advance leads to is told before it is given: the melee, and the mines that attack first."""

from __future__ import annotations

import pytest

from combat.games.command.words import foretelling
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

HANDS = {51: ("advance", "ambush")}
PAIRS = {"g-squad": ("squad", "K8"), "u-team": ("team", "K7"), "u-far": ("team", "A1"), "g-far": ("team", "A9")}
MELEE, WAY = "Melee in 11.07", "To 11.09"
MINED = ("18.3",)


@pytest.mark.rule("18.3", "10.1")
@pytest.mark.parametrize(
    ("mined", "end", "told"),
    [
        ("K7", "K7", (MELEE, MINED)),
        ("K8", "K7", (MELEE, MINED)),  # on leaving it
        ("K6", "K7", (MELEE, ())),
        ("K9", "K9", (WAY, MINED)),
        ("K8", "K9", (WAY, MINED)),
        ("K7", "K9", None),
    ],
)
def test_mines_of_the_hex_left_and_of_that_entered_are_told(
    mined: str, end: str, told: tuple[str, tuple[str, ...]] | None
) -> None:
    state = Table(drawn_book(), PAIRS, hands=HANDS, works={at(mined): "mines"}).say("51 advance").state
    form = foretelling.of_advance(state, state.units["g-squad"], at(end))
    found = form and (form.title, tuple(str(note.rule) for note in form.notes if not isinstance(note, str)))
    assert found == told
    assert form is None or (form.chances != ()) == (end == "K7")


def test_the_drawn_side_is_that_of_who_advances() -> None:
    state = Table(drawn_book(), PAIRS, hands=HANDS).say("51 advance").state
    form = foretelling.of_advance(state, state.units["g-squad"], at("K7"))
    assert form is not None and form.chances[0].name == "Axis"
