"""Encodings of titles: complete rows, known questions, and no information that is hidden from the seat."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from combat.engine.chance.seeded_chance import SeededChance
from combat.engine.chance.split_mix import SplitMix
from combat.engine.kernel.decision import Answer, Uncountable
from combat.engine.kernel.game import Game
from combat.engine.kernel.record import as_plain
from combat.engine.kernel.rules import game_of
from combat.engine.learning.encoding import ENCODING, LEAST, MOST
from combat.engine.play.anybody import Anybody
from combat.engine.play.port import Port
from combat.engine.play.referee import Referee
from combat.engine.title import Title
from combat.games.armour.players.battle_encoding import GAME_COLUMNS as ARMOUR_COLUMNS
from combat.games.armour.title import TITLE as ARMOUR
from combat.games.command.players.side_encoding import CHIT_COLUMNS, GAME_COLUMNS
from combat.games.command.title import TITLE as COMMAND
from combat.games.contact.players.contact_encoding import GAME_COLUMNS as CONTACT_COLUMNS
from combat.games.contact.title import TITLE as CONTACT
from combat.games.volume1.title import TITLE as VOLUME_ONE
from tests.engine.moor_title import MOOR, load_book
from tests.games.armour.conforming import small_book as armour_battle
from tests.games.command.skirmish import skirmish as command_skirmish
from tests.games.contact.conforming import small_book as contact_battle
from tests.games.volume1.skirmish import skirmish as volume_skirmish

BOOKS = {
    VOLUME_ONE.id: volume_skirmish(4), COMMAND.id: command_skirmish(0), ARMOUR.id: armour_battle(1),
    CONTACT.id: contact_battle(1), MOOR.id: load_book(),
}  # fmt: skip
TITLES = pytest.mark.parametrize("title", [VOLUME_ONE, COMMAND, ARMOUR, CONTACT, MOOR], ids=lambda title: title.id)
AT_ONCE = 6
"""Answers to a question that are looked at."""


def played(title: Title[Any, Any]) -> Game[Any]:
    """Play a game at random to its end, and return it with all checkpoints."""
    rules = title.rules
    game = game_of(rules, rules.new_state(BOOKS[title.id]))
    Referee(rules, game, SeededChance(3)).play_out(dict.fromkeys(rules.seats, Anybody(SplitMix(3))))
    return game


def port_of(title: Title[Any, Any], state: Any) -> Port[Any] | None:
    """Return the port of the seat that must answer in a state; None if the game is over or chance must answer."""
    game = game_of(title.rules, state.copy())
    if game.decision is None or game.decision.to_chance:
        return None
    return Referee(title.rules, game, SeededChance(0)).port(game.decision.seat)


def answers_of(port: Port[Any]) -> list[Answer]:
    """Return the first legal answers to the pending question, or samples if the answers cannot be enumerated."""
    try:
        return list(islice(port.options(), AT_ONCE))
    except Uncountable:
        return list(islice(port.samples(SplitMix(1)), AT_ONCE))


def encoded(
    title: Title[Any, Any], port: Port[Any]
) -> tuple[dict[str, list[tuple[float, ...]]], list[tuple[float, ...]]]:
    """Return the encoded view of a port by table, and its encoded answers."""
    encoding = title.part("encoding", ENCODING)
    tables = {name: [tuple(row) for row in rows] for name, rows in encoding.view(port).items()}
    return tables, [tuple(encoding.answer(port, answer)) for answer in answers_of(port)]


@TITLES
def test_rows_have_a_number_for_each_column_and_none_is_left_out(title: Title[Any, Any]) -> None:
    encoding, looked = title.part("encoding", ENCODING), 0
    for checkpoint in played(title).checkpoints:
        port = port_of(title, checkpoint.state)
        if port is None:
            continue
        looked += 1
        tables, answers = encoded(title, port)
        assert tables.keys() == encoding.tables.keys()
        for name, (most, columns) in encoding.tables.items():
            assert len(tables[name]) <= most
            assert {len(row) for row in tables[name]} <= {len(columns)}
        assert {len(row) for row in answers} == {len(encoding.answer_columns)}
        every = [number for rows in (*tables.values(), answers) for row in rows for number in row]
        assert all(LEAST <= number <= MOST for number in every)
    assert looked > 10


@TITLES
def test_nothing_that_is_hidden_from_a_seat_reaches_its_numbers(title: Title[Any, Any]) -> None:
    """Other games that look the same to the seat have the same numbers, in the view and in each answer."""
    rules, numbers, differ = title.rules, SplitMix(9), Counter[bool]()
    for checkpoint in played(title).checkpoints:
        port = port_of(title, checkpoint.state)
        if port is None:
            continue
        seat = port.seat
        for _ in range(3):
            other = rules.sample(rules.visible(checkpoint.state, seat), (), seat, numbers)
            alike = port_of(title, other)
            if alike is None or alike.seat != seat or alike.decision != port.decision:
                continue
            assert encoded(title, alike) == encoded(title, port)
            differ[_truth(title, other) != _truth(title, checkpoint.state)] += 1
    assert differ[True] > 10


def _truth(title: Title[Any, Any], state: Any) -> Any:
    return title.serializer.state_as_plain(state)


def test_every_answer_of_command_says_something_and_every_question_is_known() -> None:
    rules, why = COMMAND.rules, GAME_COLUMNS.index("why")
    for seed in range(6):
        game = game_of(rules, rules.new_state(command_skirmish(seed)))
        game.keep = 0
        referee, anybody = Referee(rules, game, SeededChance(seed)), Anybody(SplitMix(seed))
        referee.run()
        while (seat := referee.asked) is not None:
            port = referee.port(seat)
            tables, answers = encoded(COMMAND, port)
            assert all(any(row) for row in answers), (port.decision, answers_of(port))
            asked = getattr(port.decision, "why", "") or getattr(port.decision, "opens", "")
            assert bool(tables["game"][0][why]) == bool(asked), asked
            port.answer(anybody.answer(port))
            referee.run()


@pytest.mark.parametrize("number", range(4))
def test_every_answer_of_armour_says_something_and_every_question_is_known(number: int) -> None:
    rules, question = ARMOUR.rules, ARMOUR_COLUMNS.index("question")
    game = game_of(rules, rules.new_state(armour_battle(number)))
    referee, anybody = Referee(rules, game, SeededChance(number)), Anybody(SplitMix(number))
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        tables, answers = encoded(ARMOUR, port)
        assert all(any(row) for row in answers), (port.decision, answers_of(port))
        assert tables["game"][0][question]
        port.answer(anybody.answer(port))
        referee.run()


def test_every_answer_of_contact_says_something_and_every_question_is_known() -> None:
    rules, question = CONTACT.rules, CONTACT_COLUMNS.index("question")
    game = game_of(rules, rules.new_state(contact_battle(2)))
    referee, anybody = Referee(rules, game, SeededChance(4)), Anybody(SplitMix(4))
    referee.run()
    while (seat := referee.asked) is not None:
        port = referee.port(seat)
        tables, answers = encoded(CONTACT, port)
        assert all(any(row) for row in answers), (port.decision, answers_of(port))
        assert tables["game"][0][question]
        port.answer(anybody.answer(port))
        referee.run()


def test_the_missions_of_contact_have_a_row_for_everything() -> None:
    encoding = CONTACT.part("encoding", ENCODING)
    for mission in ("before-sunrise", "hedgerow-road"):
        book = CONTACT.load_book(mission, ())
        state = CONTACT.rules.new_state(book)
        sizes = {"units": len(state.units), "dummies": len(state.dummies), "scenery": len(book.table.scenery)}
        assert {name: size for name, size in sizes.items() if size > encoding.tables[name][0]} == {}


def test_the_largest_missions_of_armour_have_a_row_for_everything() -> None:
    encoding = ARMOUR.part("encoding", ENCODING)
    for mission in ("crossing", "through-the-wire", "till-evening"):
        book = ARMOUR.load_book(mission, ())
        state = ARMOUR.rules.new_state(book)
        sizes = {"teams": len(state.teams), "units": len(state.units), "scenery": len(book.table.scenery)}
        assert {name: size for name, size in sizes.items() if size > encoding.tables[name][0]} == {}


def test_a_side_of_command_sees_its_own_hand_chits_and_points() -> None:
    state = played(COMMAND).checkpoints[-2].state
    encoding, seen = COMMAND.part("encoding", ENCODING), {}
    for seat in COMMAND.rules.seats:
        game = game_of(COMMAND.rules, state.copy())
        seen[seat] = encoding.view(Referee(COMMAND.rules, game, SeededChance(0)).port(seat))
        assert len(seen[seat]["cards"]) == len(state.hands[seat])
        own = [chit[CHIT_COLUMNS.index("own")] for chit in seen[seat]["chits"]]
        assert sum(own) == len(state.secrets[seat])
    points = [tables["game"][0][GAME_COLUMNS.index("points")] for tables in seen.values()]
    assert points == [state.vp, -state.vp]
    assert as_plain(seen["axis"]["units"]) != as_plain(seen["allies"]["units"])
