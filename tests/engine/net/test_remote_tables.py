"""A remote game is played at the title's own table, like any other."""

from __future__ import annotations

from typing import Any

import pytest

from combat.engine.kernel.seats import Seat
from combat.engine.net.client.remote_session import RemoteSession
from combat.engine.net.protocol import ClientMessage, Create
from combat.engine.net.server.hall import Hall
from combat.engine.net.tokens import SEAT, new_token
from combat.engine.net.wire import Wire, rules_digest
from combat.engine.play.session import Session
from combat.engine.title import Title
from tests.engine.all_titles import TITLED
from tests.engine.at_table import at_table
from tests.engine.conforming import Case
from tests.engine.net.guests import Guest, numbered
from tests.engine.net.memory_store import MemoryStore

SHOWN = [(case, title) for case, title in TITLED if case.has_window]
ANSWERS = 5
"""Answers given at each table."""


class PromptGuest(Guest):
    """Client whose messages are delivered immediately."""

    def _send(self, message: ClientMessage) -> None:
        super()._send(message)
        self.say()


@pytest.mark.parametrize(("case", "title"), SHOWN, ids=[case.name for case, _ in SHOWN])
def test_a_remote_game_is_played_at_its_table(case: Case, title: Title[Any, Any]) -> None:
    hall = Hall(MemoryStore(), {title.id: title}, lambda: bytes(32))
    title.use()
    bots: dict[Seat, str] = {seat: next(iter(title.players)) for seat in title.rules.seats[1:]}
    book = Wire[Any, Any](title).book(case.books[0]())
    token = new_token(SEAT)
    hall.create(Create(1, title.id, rules_digest(title), book, title.rules.seats[0], "Anna", token, bots))
    numbered(hall, token)
    guest = PromptGuest(hall, title, token)
    with at_table(title, 1) as table:
        session: RemoteSession[Any, Any] = RemoteSession(
            title, guest.game, lambda: guest.waits, lambda wait: guest.hear()
        )
        table.lay(session)
        assert [session.is_bot(seat) for seat in title.rules.seats] == [seat in bots for seat in title.rules.seats]
        for name, part in vars(Session).items():
            if isinstance(part, property):
                getattr(session, name)  # what a table asks of any session
        table.play(ANSWERS)
        assert table.scene.desk.state == guest.game.view
    room = guest.live.room
    assert room is not None
    assert sum(entry.by == title.rules.seats[0] for entry in room.entries) >= 1
    assert not guest.refused
