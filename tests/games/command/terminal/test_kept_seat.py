"""A game begun in text mode and resumed keeps its seats."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

from combat.engine.calls import text_call
from combat.engine.journal import loading
from combat.engine.play.session import Session
from combat.games.command.rules.two_sides import ALLIES, AXIS
from combat.games.command.title import TITLE
from tests.games.command.skirmish import skirmish


@pytest.fixture
def sat(monkeypatch: pytest.MonkeyPatch) -> list[Session[Any, Any]]:
    """Replace playing by closing the session; return the list of the sessions that would be played."""
    sessions: list[Session[Any, Any]] = []

    def play(options: argparse.Namespace, session: Session[Any, Any], seats: dict[str, str]) -> int:
        sessions.append(session)
        session.close()
        return 0

    monkeypatch.setattr(text_call, "_play", play)
    return sessions


def _options(seat: str | None) -> argparse.Namespace:
    return argparse.Namespace(title=TITLE, seed=3, study=False, seat=seat, language="en")


def _saved(session: Session[Any, Any]) -> Path:
    path = session.source
    assert path is not None
    return path


@pytest.mark.parametrize("seat", [AXIS, ALLIES])
def test_the_player_sits_again_where_he_sat(sat: list[Session[Any, Any]], seat: str) -> None:
    text_call.begin(_options(seat), skirmish(3))
    text_call.go_on(_options(None), loading.load(_saved(sat[0]), {TITLE.id: TITLE}))
    assert [session.seat for session in sat] == [seat, seat]
    assert loading.load(_saved(sat[0]), {TITLE.id: TITLE}).header.seats[seat] == "person"


def test_whoever_says_another_seat_takes_that(sat: list[Session[Any, Any]]) -> None:
    text_call.begin(_options(AXIS), skirmish(3))
    text_call.go_on(_options(ALLIES), loading.load(_saved(sat[0]), {TITLE.id: TITLE}))
    assert sat[1].seat == ALLIES
