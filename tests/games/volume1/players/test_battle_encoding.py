"""The encoding of a battle holds only what the player may know, and distinguishes all answers (8.2)."""

from __future__ import annotations

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.seats import PLAYER
from combat.engine.learning.encoding import LEAST, MOST
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.games.volume1.content.library import load_book
from combat.games.volume1.players import battle_encoding
from combat.games.volume1.players.battle_encoding import ANSWER_COLUMNS, ENCODING, MAN_COLUMNS, QUESTIONS, WORDS
from combat.games.volume1.rules.state import State
from combat.games.volume1.rules.volume_one import RULES
from tests.games.volume1.tiny_table import Table


def test_every_number_of_whole_games_lies_within_its_bounds_and_every_row_in_its_table() -> None:
    for scenario, seed in (("first-light", 3), ("tutorial-patrol", 4)):
        referee = Referee.begin(RULES, load_book(scenario), SeededChance(seed))
        anybody, port = Anybody(SplitMix(seed)), referee.port(PLAYER)
        referee.run()
        while referee.asked is not None:
            _check(port)
            port.answer(anybody.answer(port))
            referee.run()
        _check(port)


def _check(port: Port[State]) -> None:
    for name, rows in ENCODING.view(port).items():
        most, columns = ENCODING.tables[name]
        assert len(rows) <= most
        assert all(len(row) == len(columns) for row in rows)
        assert all(LEAST <= number <= MOST for row in rows for number in row)
    if port.decision is not None:
        assert port.decision.kind in QUESTIONS
        told = [tuple(ENCODING.answer(port, answer)) for answer in port.options()]
        assert all(len(row) == len(ANSWER_COLUMNS) for row in told)
        assert len(set(told)) == len(told), f"two answers to {port.decision.kind} look alike"


@pytest.mark.rule("8.2")
def test_8_2_of_an_unknown_enemy_no_figure_is_told() -> None:
    rows = []
    for name in ("jung", "krause"):
        table = Table("crowe 05.05 idle", f"{name} 05.02 aimed-fire unknown").clock("friendly-orders")
        view = RULES.visible(table.state, PLAYER)
        stranger = next(man for man in view.men.values() if man.side == "enemy")
        rows.append(dict(zip(MAN_COLUMNS, battle_encoding._man(view, stranger), strict=True)))
    assert rows[0] == rows[1]
    assert (rows[0]["troop_quality"], rows[0]["weapon_skill"], rows[0]["enemy"]) == (0, 0, True)


def test_no_word_is_named_twice() -> None:
    assert len(set(WORDS)) == len(WORDS)
