"""A server that changes a die, a secret, a number or an answer is detected at the end of the game."""

from __future__ import annotations

import json

import pytest

from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal import journal_lines
from combat.engine.kernel.record import replace
from combat.engine.net.net_chance import commitment
from combat.engine.net.packing import packed, unpacked_lines
from combat.engine.net.proof import unfair
from combat.engine.net.protocol import Over
from combat.engine.net.server.hall import Hall
from tests.engine.conforming import TOY
from tests.engine.net.guests import NUMBER, Guest, begun
from tests.engine.net.memory_store import MemoryStore
from tests.engine.toy_title import TOY as TITLE


@pytest.fixture(scope="module")
def finished() -> Guest:
    """Play a game at random to its end; return its first guest."""
    hall = Hall(MemoryStore(), {TITLE.id: TITLE}, lambda: bytes(range(32)))
    guests, numbers = begun(hall, TITLE, TOY.books[0]()), SplitMix(3)
    while not guests[0].game.proof:
        for guest in guests:
            guest.hear()
        asked = next((guest for guest in guests if guest.game.decision is not None), None)
        if asked is not None:
            asked.game.answer(next(asked.game.samples(numbers)))
            asked.say()
    return guests[0]


def wrong(guest: Guest, told: Over | None = None, promise: str = "", number: str = NUMBER) -> str:
    """Return the id of the message that explains why the dice were unfair, or "" if they were fair.

    By default, proof, promise and number are those of the guest's game.
    """
    game = guest.game
    assert game.proof is not None
    found = unfair(TITLE, told or game.proof, promise or game.promise, game.seat, number, game.view)
    return "" if found is None else found.message


def test_an_honest_game_is_proved(finished: Guest) -> None:
    assert wrong(finished) == ""
    assert wrong(finished, number="") == ""


def test_another_secret_than_the_promised_one_is_found_out(finished: Guest) -> None:
    proof = finished.game.proof
    assert proof is not None
    assert wrong(finished, replace(proof, secret="00" * 32)) == "net-unfair-secret"
    assert wrong(finished, promise=commitment(b"other")) == "net-unfair-secret"


def test_a_part_of_the_dice_that_was_exchanged_is_found_out(finished: Guest) -> None:
    proof = finished.game.proof
    assert proof is not None
    seat, other = finished.game.seat, next(seat for seat in proof.numbers if seat != finished.game.seat)
    assert wrong(finished, replace(proof, numbers={**proof.numbers, seat: "01"})) == "net-unfair-number"
    assert wrong(finished, replace(proof, numbers={**proof.numbers, other: "01"})) == "net-unfair-die"


def test_each_die_that_was_changed_is_found_out(finished: Guest) -> None:
    proof = finished.game.proof
    assert proof is not None
    told = unpacked_lines(proof.lines)
    dice = [place for place, line in enumerate(told) if json.loads(line).get("chance")]
    assert dice
    for place in dice:
        entry = journal_lines.entry_of(json.loads(told[place]))
        value = str(int(entry.value) % 6 + 1) if str(entry.value).isdigit() else "changed"
        changed = journal_lines.answer_line(replace(entry, value=value)).decode()
        lines = (*told[:place], changed, *told[place + 1 :])
        assert wrong(finished, replace(proof, lines=packed(lines))).startswith("net-unfair-")


def test_an_answer_that_was_left_out_or_changed_is_found_out(finished: Guest) -> None:
    proof = finished.game.proof
    assert proof is not None
    told = unpacked_lines(proof.lines)
    for place in range(0, len(told), 3):
        lines = (*told[:place], *told[place + 1 :])
        assert wrong(finished, replace(proof, lines=packed(lines))).startswith("net-unfair-")
    assert wrong(finished, replace(proof, lines=packed(told[:-1]))).startswith("net-unfair-")
    assert wrong(finished, replace(proof, lines=packed(("{",)))).startswith("net-unfair-")
