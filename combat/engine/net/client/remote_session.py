"""A session at a remote game, used by a table or a terminal like any other session."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from combat.engine.journal.game_flags import PLAIN
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision
from combat.engine.kernel.seats import Seat
from combat.engine.net.client.remote_game import RemoteGame
from combat.engine.net.client.remote_record import RemoteHistory, RemoteRecord
from combat.engine.play.playable import Playable
from combat.engine.play.port import Audience
from combat.engine.play.session import Session, no_wish

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

MOMENT_S = 0.25
"""Timeout in seconds for the reply to an answer, after which the session continues without it."""


class RemoteSession(Session[S, B], Generic[S, B]):
    """A player's side of a game that runs on a server.

    Messages from the server are handled by `run_on`, when the display is ready for them.
    """

    def __init__(
        self, title: Playable[S, B], remote: RemoteGame[S, B], waits: Callable[[], bool], take: Callable[[float], None],
        leave: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Make the session of a game that has begun.

        `waits` returns whether messages are queued, `take` handles them after waiting some seconds for the first, and
        `leave` closes the connection.
        """
        self.title, self.remote, self._waits, self._take, self._leave = title, remote, waits, take, leave
        self.game = RemoteRecord(title.rules, remote)
        self.seat, self.wish, self.record, self.marks, self.past = remote.seat, no_wish, None, PLAIN, None
        self.fresh = self.asks_first = False
        self.holds = lambda: False
        self.party = {self.seat: self}
        self.history = RemoteHistory(remote)

    @property
    def view(self) -> S:
        """Return the state as the player sees it."""
        return self.remote.view

    @property
    def book(self) -> B:
        """Return the book, as far as the player may see it."""
        return self.title.rules.book(self.remote.view)

    @property
    def begun_with(self) -> B:
        """Return the book as the player sees it, for a new game of the same scenario."""
        return self.book

    @property
    def decision(self) -> Decision | None:
        """Return the question to the player; None if another seat is asked, the game is over, or an answer is
        pending.
        """
        return self.remote.decision

    @property
    def answers(self) -> int:
        """Return the number of answers whose events the player has received."""
        return self.remote.answers

    @property
    def awaited(self) -> Seat | None:
        """Return None: no other player uses this machine."""
        return None

    @property
    def others_go_on(self) -> bool:
        """Return whether messages from the server are queued."""
        return self._waits()

    def is_bot(self, seat: Seat) -> bool:
        """Return whether a bot plays a seat, also if it plays for a person."""
        return seat in self.remote.bots

    def open(self, audience: Audience[S]) -> None:
        """Set the audience, and send it the game from the current view on."""
        self.remote.listen(audience)

    def answer(self, value: Answer, *, habit: bool = False) -> None:
        """Send the player's answer; raise WrongSeat or IllegalAnswer and send nothing.

        Waits at most `MOMENT_S` seconds for the events that follow, so that several answers can be given in a row.
        `habit` is ignored.
        """
        self.remote.answer(value)
        end = time.monotonic() + MOMENT_S
        while self.remote.unsettled and (left := end - time.monotonic()) > 0:
            self._take(left)

    def concede(self) -> None:
        """Request to concede the game; it takes effect at the player's next question."""
        self.remote.concede()

    def run_on(self, *, wishes: bool = True) -> None:
        """Handle the queued messages from the server. `wishes` is ignored."""
        self._take(0.0)

    def close(self) -> None:
        """Close the connection; the game stays on the server."""
        self._leave()
