"""A game in text mode: names parsed as answers, the views, and a turn typed from set-up on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from combat.engine import words
from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.play.session import Session
from combat.engine.terminal.text_game import TextGame
from combat.engine.terminal.text_table import NotUnderstood
from combat.games.command.players.command_players import PLAYERS
from combat.games.command.rules.fighting.shooting import Shoot
from combat.games.command.rules.orders.activation import Activate
from combat.games.command.terminal import lines_typed, looked_at
from combat.games.command.terminal.command_text import TEXT_TABLE
from combat.games.command.title import TITLE
from tests.games.command.drawn_book import at, drawn_book
from tests.games.command.rules_table import Table

UNITS = {"g-squad": ("squad", "C4"), "g-two": ("squad", "C4"), "u-team": ("team", "C6"), "u-lead": ("leader", "C7")}


def firefight() -> Table:
    """Return a game in which the units can fire, with smoke and a weapon."""
    table = Table(drawn_book({"C5": "brush"}), UNITS, hands={50: ("fire", "ambush")}, smoke={at("D5"): 40})
    table.arm("g-two", "lmg")
    return table


def one(table: Table, line: str) -> str:
    """Return the answer to the pending question that a line means."""
    assert table.asked is not None
    return str(next(iter(lines_typed.read(table.state, table.asked, line))))


# -- answers --------------------------------------------------------------------------------------------------------


def test_units_are_activated_and_fire_by_their_names() -> None:
    table = firefight().say("50 fire")
    assert isinstance(table.asked, Activate)
    assert one(table, "line squad 2") == "g-two"
    table.say("g-two")
    assert isinstance(table.asked, Shoot)
    assert one(table, "03.06 machine gun, line squad 2") == "03.06 g-two g-two-lmg"
    assert one(table, "smoke 03.06 machine") == "smoke 03.06 g-two-lmg"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("line squad", "may be Line squad 1 or Line squad 2"),
        ("tiger", "no unit or weapon “tiger”"),
        ("line team", "no unit or weapon “line team”"),
    ],
)
def test_a_name_that_means_nobody_or_several_is_told(line: str, why: str) -> None:
    table = firefight().say("50 fire")
    with pytest.raises(NotUnderstood) as fault:
        one(table, line)
    assert why in str(fault.value)


def test_orders_are_numbered_with_the_card_that_carries_them() -> None:
    table = firefight()
    assert table.asked is not None
    found = [
        lines_typed.said(table.state, table.asked, answer) for answer in lines_typed.listed(table.state, table.asked)
    ]
    assert found[0] == "card 50: Fire (Fire / Ambush)"
    assert lines_typed.usual(table.state, table.asked) is None


# -- what can be looked at --------------------------------------------------------------------------------------------


def test_units_hexes_and_lines_of_sight_are_told() -> None:
    state = firefight().state
    assert looked_at.axis(state, "")[1] == "Line squad 2: 03.04, open ground, machine gun"
    assert "Morale: 7 Morale of Line squad 1 −1 overstacked = 6" in looked_at.unit(state, "g-squad")
    assert looked_at.hex_(state, "04.05")[:2] == ["04.05, open ground, level 0", "smoke 4"]
    seen = looked_at.sight(state, "03.04 03.06")
    assert seen == ["03.04 and 03.06 see each other, range 2", "−3 brush · 16.4"]
    state.blazes = frozenset({at("C5")})
    assert looked_at.sight(state, "g-squad, u-team") == ["03.04 and 03.06 do not see each other: a blaze in 03.05"]


def test_the_other_sides_cards_and_chits_are_not_told() -> None:
    state = firefight().state
    state.hands["allies"], state.secrets["allies"] = (150,), ("B",)
    view = TITLE.rules.visible(state, "axis")
    assert looked_at.cards(view, "") == ["50: Fire / Ambush"]
    assert not any("Chit B" in line for line in looked_at.score(view, ""))
    assert any("Chit B" in line for line in looked_at.score(TITLE.rules.visible(state, "allies"), ""))


# -- a game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "es", "de"])
def test_a_game_is_set_up_and_begun_by_typing(code: str) -> None:
    words.use(code, strict=True)
    said, novak = list[str](), words.translated("Sgt Novak")
    typed = ["help", "all", "", novak.lower(), "allies", "axis", "score", "cards", "log", "pass", "none", "quit"]
    lines: Iterator[str] = iter(typed)
    session = Session.begin(
        TITLE, TITLE.load_book("crossroads-at-noon", ()), SeededChance(3), seat="allies",
        others={"axis": PLAYERS["steady"](3)},
    )  # fmt: skip
    TextGame(session, TEXT_TABLE, lambda: next(lines, None), said.append).play()
    assert session.view.turn >= 3
    assert [unit.name for unit in session.view.units.values() if unit.spots] == ["Sgt Novak"]
    assert sum(line.startswith(f"{novak}: ") and words.text("state-spotter") in line for line in said) == 1
    assert [line for line in said if "‹" in line] == []
