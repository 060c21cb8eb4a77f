"""The list of remote games: games that wait for the player come first; each shows whose turn it is and since when."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from combat.engine.net.client.standing_words import by_need, is_your_move, standing_line, state_of_game
from combat.engine.net.protocol import Standing
from combat.engine.words import text


def standing(
    turn: str, moved: str, *, complete: bool = True, over: bool = False, awaited: tuple[str, ...] = ()
) -> Standing:
    """Return the status of a listed game; `turn` is the seat to move, `moved` the time of the last answer.

    A game that is not complete awaits the persons in `awaited` or has a free seat.
    """
    names = {"red": "Anna", "blue": "Bert" if complete or awaited else ""}
    return Standing("g", "toy", "red", names, turn, complete, over, moved, awaited)


def test_games_that_wait_for_the_player_come_first_and_of_each_kind_the_last_played() -> None:
    games = {
        "over": standing("", "2026-11-30T12:00:00+00:00", over=True),
        "theirs": standing("blue", "2026-11-29T12:00:00+00:00"),
        "unknown": None,
        "mine, long ago": standing("red", "2026-11-01T12:00:00+00:00"),
        "free": standing("", "", complete=False),
        "mine, today": standing("red", "2026-11-30T11:00:00+00:00"),
    }
    listed = by_need(games, games.__getitem__, lambda game: "red")
    assert listed == ["mine, today", "mine, long ago", "theirs", "free", "unknown", "over"]
    assert [game for game in listed if is_your_move(games[game], "red")] == ["mine, today", "mine, long ago"]


@pytest.mark.parametrize(
    ("stands", "said"),
    [
        (standing("red", ""), "Your move"),
        (standing("blue", ""), "Waiting for Bert."),
        (standing("", "", complete=False), "A seat is free."),
        (standing("", "", complete=False, awaited=("blue",)), "The game begins when Bert comes."),
        (standing("", "", complete=False, awaited=("red",)), "The game begins as soon as you go on."),
        (standing("", "", complete=False, awaited=("red", "blue")), "The game begins as soon as you go on."),
        (standing("", "", over=True), "The game is over."),
    ],
)
def test_whose_move_it_is_is_said_to_who_sits_at_a_seat(stands: Standing, said: str) -> None:
    assert state_of_game(stands, "red") == said


def test_whoever_is_awaited_is_named_to_others() -> None:
    waits = standing("", "", complete=False, awaited=("red", "blue"))
    assert state_of_game(waits, "") == "The game begins when Anna and Bert come."


def test_a_watcher_is_never_told_that_it_is_his_move() -> None:
    assert not is_your_move(standing("", ""), "")


def test_a_line_says_how_long_ago_the_last_answer_was_given() -> None:
    moved = (datetime.now(UTC) - timedelta(hours=3, minutes=5)).isoformat(timespec="seconds")
    assert standing_line(standing("red", moved), "red").endswith("Anna – Bert · last answer 3 hours ago")


@pytest.mark.parametrize("moved", ["", "yesterday", "2026-11-30T12:00:00"])
def test_a_time_that_cannot_be_read_is_left_out(moved: str) -> None:
    assert standing_line(standing("red", moved), "red") == text(
        "net-games-line", state="Your move", title="toy", names="Anna – Bert"
    )
