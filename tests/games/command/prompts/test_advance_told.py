"""The results of an advance are previewed before it is ordered: melee, and mines that attack first."""

from __future__ import annotations

import pytest

from combat.engine.kernel.record import replace
from combat.engine.words.line import Line
from combat.games.command.rules.odds.ways import reach
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


@pytest.mark.rule("6.9", "6.9a", "6.9b")
@pytest.mark.parametrize(
    ("there", "costs_cover", "told"),
    [
        ({"g-one": "squad"}, True, "Overstacked by 1 figure: cover −1"),
        ({"g-one": "squad", "g-two": "team"}, True, "Overstacked by 3 figures: cover −3"),
        ({"g-one": "squad"}, False, "Overstacked by 1 figure: units are removed at the end of the turn"),
        ({"g-one": "team", "g-two": "leader"}, True, ""),
    ],
)
def test_what_an_advance_overstacks_is_told(there: dict[str, str], costs_cover: bool, told: str) -> None:
    crowd = {unit: (figure, "K9") for unit, figure in there.items()}
    book = drawn_book()
    book = replace(book, options=replace(book.options, overstack_costs_cover=costs_cover))
    state = Table(book, PAIRS | crowd, hands=HANDS).say("51 advance", "g-squad").state
    form = foretelling.of_advance(state, state.units["g-squad"], at("K9"))
    assert (form and [note.text for note in form.notes if isinstance(note, Line)]) == ([told] if told else None)


@pytest.mark.rule("6.9b")
def test_what_a_way_overstacks_at_its_end_is_told_and_not_for_those_who_are_there() -> None:
    there = {"g-one": ("team", "K6"), "g-two": ("leader", "K6"), "u-far": ("team", "A1")}
    units = {"g-squad": ("squad", "K8"), "g-leader": ("leader", "K8")} | there
    state = Table(drawn_book(), units, hands={51: ("move", "ambush")}).say("51 move", "g-leader g-squad").state
    group = ("g-leader", "g-squad")
    ways = reach(state, group)
    ends = {hex_: foretelling.of_way(state, group, at("K8"), ways[at(hex_)]).notes for hex_ in ("K7", "K6")}
    assert ends == {"K7": (), "K6": (Line("Overstacked by 1 figure: cover −1", "6.9b"),)}
