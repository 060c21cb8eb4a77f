"""A seat at a remote game, played line by line; also prints whose turn it is, and the chat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Decision
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.turn_words import name_of, state_of, time_left, waits_for
from combat.engine.terminal.text_game import Hear, Say, TextGame
from combat.engine.terminal.text_table import TextTable
from combat.engine.terminal.typed_names import is_command
from combat.engine.words import language, text

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")

LOOK_S = 0.25
"""Seconds between two looks at the connection while somebody else is waited for."""


class NetTextGame(TextGame[S, B]):
    """Plays a seat at a game on a server by reading and printing lines."""

    def __init__(
        self, seat: NetSeat[S, B], table: TextTable[S], hear: Hear, say: Say, bots: Sequence[str] = ()
    ) -> None:
        """`bots` are the names of those that may play for the player."""
        self._net, self._bots = seat, bots
        super().__init__(seat.session(), table, hear, say)
        for name in ("redo", "branch", "study"):
            del self._own[name]
        own: dict[str, Callable[[str], None]] = {
            "say": self._speak, "players": self._players, "mute": self._mute, "concede": self._concede,
            "allow": self._consent, "bot": self._bot, "mail": self._mail,
        }  # fmt: skip
        self._own.update(own)
        self._waited = ""
        self._asked_by = ""

    def answer_all(self) -> bool:
        """Ask questions and wait for the other players until the game is over; return False if the player has left.

        Also returns False if the connection is lost.
        """
        remote, asked = self._net.remote, None
        while not remote.over or self.session.decision is not None:
            self._meet(0.0)
            decision = self.session.decision
            if decision is None:
                if self._net.connection.fault is not None:
                    return False
                self._wait()
                asked = None
                continue
            if decision is not asked:
                self._ask(decision)
                if left := time_left(self._net):
                    self._say(left)
                asked, self._waited = decision, ""
            line = self._hear()
            if line is None or is_command(line.strip(), "quit"):
                self._say(text("net-left", address=str(self._net.own_address)))
                return False
            self._heard(decision, line.strip())
        return True

    def _heard(self, decision: Decision, line: str) -> None:
        """Handle a line, once what has come meanwhile is known: the question may be another one."""
        self._meet(0.0)
        if self.session.decision is decision or not line:
            self._take(decision, line)
        elif (again := self.session.decision) is not None:
            self._take(again, line)

    def tell_end(self) -> None:
        """Print the result of the game, and whether its dice were fair."""
        super().tell_end()
        for _ in range(40):
            if self._net.remote.proof is not None:
                why = self._net.unfair()
                self._say(text("net-fair") if why is None else str(why))
                return
            self._meet(LOOK_S)

    def _wait(self) -> None:
        waits, ends = waits_for(self._net), not self._net.remote.turn and self._net.connection.connected
        if waits[0] != self._waited and not ends:
            self._waited = waits[0]
            self._say(" ".join(part for part in waits if part))
        self._meet(LOOK_S)

    def _meet(self, wait: float) -> None:
        """Take what the server has sent, after waiting for it some seconds, and print it."""
        net = self._net
        net.take(wait)
        self._mirror.drain()
        while net.refusals:
            self._say(str(net.refusals.popleft()))
        while net.talk.new:
            said = net.talk.new.popleft()
            self._say(text("net-said", name=said.name, words=said.words))
        wanted = net.remote.asks_back
        if wanted != self._asked_by:
            self._asked_by = wanted
            if wanted and wanted != net.remote.seat:
                self._say(text("net-text-consent", name=name_of(net, wanted), yes=text("text-word-allow")))

    # -- commands -----------------------------------------------------------------------------------------------

    def _undo(self, about: str) -> None:
        self._net.remote.take_back()
        self._say(text("net-asked-back"))

    def _speak(self, about: str) -> None:
        self._net.remote.say(about)

    def _players(self, about: str) -> None:
        for seat in self._net.remote.names:
            own = seat == self._net.remote.seat
            self._say(text("net-you", name=name_of(self._net, seat)) if own else state_of(self._net, seat))

    def _mute(self, about: str) -> None:
        """Hear the others no more, or again."""
        for seat in self._net.remote.names:
            if seat != self._net.remote.seat:
                self._net.talk.mute(seat)

    def _concede(self, about: str) -> None:
        self._net.remote.concede()

    def _mail(self, about: str) -> None:
        self._net.remote.mail_me(about, language())

    def _consent(self, about: str) -> None:
        self._net.remote.consent(agrees=True)

    def _bot(self, about: str) -> None:
        """Let a bot play for the player, that of a name or the first one."""
        self._net.remote.stand_in(self._net.remote.seat, about if about in self._bots else self._bots[0])
