"""The table of a remote game, which also shows refusals, chat, undo requests and the state of the connection."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pygame

from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.load_object import load_object
from combat.engine.kernel.seats import Seat
from combat.engine.net.client.net_seat import NetSeat
from combat.engine.net.client.turn_words import waits_for
from combat.engine.stage.keys import chords
from combat.engine.stage.paper.dialog import Confirm
from combat.engine.stage.stage import Stage
from combat.engine.tabletop.net.net_bar import PLAYERS_KEY, NetBar
from combat.engine.tabletop.net.net_menu import net_rows
from combat.engine.tabletop.panes.prompt_bar import CONTEXT_MENU
from combat.engine.tabletop.table import Table, table_of
from combat.engine.tabletop.table_scene import TableScene
from combat.engine.tabletop.title_desk import TitleDesk
from combat.engine.title import Title
from combat.engine.words import text

if TYPE_CHECKING:
    from combat.engine.stage.paper.context_menu import ContextMenu

S = TypeVar("S", bound=Copyable)
B = TypeVar("B", bound=TitleDesk[Any, Any])
P = TypeVar("P", bound=Hashable)


PROOF_S = 10.0
"""Seconds after which the end of a game is shown without the proof of its dice, as when the server is gone."""


class NetTable(TableScene[S, B, P], Generic[S, B, P]):
    """Table of a game that a server runs; leaving it closes the connection, and the game stays on the server."""

    leave_note = "net-leave"

    def __init__(self, app: Stage, title: Title[S, Any], seat: NetSeat[S, Any], table: Table[S, B, P]) -> None:
        self._title, self.net = title, seat
        self._asked_by: Seat = ""
        """The seat whose undo request is shown."""
        self._was_connected = True
        self._waits: tuple[object, ...] = ()
        """The text of the prompt bar while another player is to answer."""
        self._proved = False
        self._end_waits = 0.0
        """Seconds for which the end still waits for the proof of the dice; 0.0 if it does not."""
        super().__init__(app, seat.session(), table)

    @property
    def wants_frames(self) -> bool:
        """Return whether frames are needed, which is also the case while messages from the server are expected."""
        remote = self.net.remote
        return super().wants_frames or (remote.decision is None and not remote.over) or bool(remote.asks_back)

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds and handle the server's messages."""
        if self.net.connection.waits and self.session.decision is not None:
            self.net.take()
        super().update(dt)
        if not self.net.remote.over and self.net.remote.seat:
            self.net.remote.use_habits(self.desk.table.habit_settings(self.app.settings))
        self._tell()
        self._tell_turn()
        self._tell_proof()
        self._ask_consent()
        if self._end_waits > 0:
            self._wait_for_proof(dt)

    def _over(self) -> None:
        """Show the end of the game once the proof of its dice has been received.

        The scene of the end covers the table, which then handles no more messages.
        """
        self._end_waits = PROOF_S
        self._wait_for_proof(0.0)

    def _wait_for_proof(self, dt: float) -> None:
        self.net.take()
        self._end_waits -= dt
        if self.net.remote.proof is not None or self.net.connection.fault is not None or self._end_waits <= 0:
            self._end_waits = 0.0
            self._tell_proof()
            super()._over()

    def _tell(self) -> None:
        """Show refusals, chat messages, and whether the connection was lost or restored."""
        net, notice = self.net, self.desk.notice
        while net.refusals:
            notice.show(str(net.refusals.popleft()))
        while net.talk.new:
            said = net.talk.new.popleft()
            notice.show(text("net-said", name=said.name, words=said.words), refused=False)
        fault, connected = net.connection.fault, net.connection.connected
        if connected != self._was_connected or (fault is not None and self._was_connected):
            self._was_connected = connected and fault is None
            if fault is not None:
                notice.show(str(fault))
            else:
                notice.show(text("net-back" if connected else "net-lost"), refused=not connected)

    def _tell_turn(self) -> None:
        """Draw the prompt bar again when the game waits for somebody else, or what is known about that has changed."""
        waits = (*waits_for(self.net), self.desk.prompt is None)
        if waits != self._waits:
            self._waits = waits
            self.desk.stale.add("prompt")
            self._take_stale()

    def _prompt_bar(self) -> NetBar[S, B, P]:
        return NetBar(self.desk, self.net, self.open_players)

    def handle(self, event: pygame.event.Event) -> bool:
        """Handle an event; return whether it was used. The key for the menu of players works at any time."""
        if event.type == pygame.KEYDOWN and PLAYERS_KEY in chords(event):
            self.open_players()
            return True
        return super().handle(event)

    def open_players(self) -> None:
        """Open the menu of the players."""
        rows = net_rows(self.app, self._title, self.net)
        menu = load_object(CONTEXT_MENU, lambda: ContextMenu)
        self.app.push(menu(self.app, rows, self.bar.rect.topleft, begin=True))

    def _tell_proof(self) -> None:
        """Check the dice of a finished game, once, and show whether they were fair."""
        if self._proved or self.net.remote.proof is None or self.desk.mirror.busy:
            return
        self._proved = True
        why = self.net.unfair()
        self.desk.notice.show(text("net-fair") if why is None else str(why), refused=why is not None)

    def _ask_consent(self) -> None:
        """Ask the player to accept another seat's undo request; show the state of his own."""
        remote = self.net.remote
        wanted = remote.asks_back
        if wanted == self._asked_by:
            return
        before, self._asked_by = self._asked_by, wanted
        if wanted and wanted != remote.seat:
            name = remote.names.get(wanted, "")

            def answer(*, agrees: bool) -> None:
                remote.consent(agrees=agrees)

            slip = Confirm(
                self.app, text("net-consent-title"), [text("net-consent", name=name)], text("net-consent-yes"),
                lambda: answer(agrees=True), text("net-consent-no"),
            )  # fmt: skip
            self.app.push(slip)
        elif wanted:
            self.desk.notice.show(text("net-asked-back"), refused=False)
        elif before == remote.seat:
            self.desk.notice.show(text("net-back-settled"), refused=False)


def net_table(app: Stage, title: Title[S, Any], seat: NetSeat[S, Any]) -> TableScene[S, Any, Any]:
    """Return the table of a remote game that has begun."""
    return NetTable(app, title, seat, table_of(title))
