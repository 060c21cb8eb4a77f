"""All games of a server: creating, joining, playing and storing them.

The methods do no waiting. A thread of its own calls them for several messages at a time and then `commit`, which stores
the resulting lines in one transaction and allows the replies to be sent.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from combat.engine.kernel.decision import Answer
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import TextMessage, msg
from combat.engine.net import protocol
from combat.engine.net.net_chance import new_secret
from combat.engine.net.protocol import (
    ClientMessage,
    Create,
    Habits,
    Hello,
    Join,
    Look,
    MailMe,
    Number,
    ServerMessage,
    StandIn,
)
from combat.engine.net.server.admission import (
    Elsewhere,
    TurnedAway,
    check_creation,
    check_token,
    name_of,
    new_game,
    number_of,
    title_of,
)
from combat.engine.net.server.books import Books
from combat.engine.net.server.bots.bot_question import BotQuestion
from combat.engine.net.server.bots.standing_in import seat_changed
from combat.engine.net.server.bots.thinker import Thinker
from combat.engine.net.server.browser.page_question import PageQuestion
from combat.engine.net.server.clocks import RunTime
from combat.engine.net.server.live_game import LiveGame
from combat.engine.net.server.mail.mail_list import MailList
from combat.engine.net.server.mail.mailer import Mail
from combat.engine.net.server.seat_habits import habits_as_json
from combat.engine.net.server.server_counts import Counters
from combat.engine.net.server.standings import standings
from combat.engine.net.store.game_store import GameStore, StoredSeat, StoreError
from combat.engine.net.tokens import opens, token_digest
from combat.engine.title import Title


class Hall:
    """The games of a server."""

    def __init__(
        self,
        store: GameStore,
        titles: Mapping[str, Title[Any, Any]],
        secret: Callable[[], bytes] = new_secret,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Make the hall of a server.

        `secret` returns a new secret for a game's dice, `now` the seconds since 1970.
        """
        self._time = RunTime(store, now)
        self.store, self._titles, self._secret = store, titles, secret
        self._live: dict[str, LiveGame] = {}
        self._books = Books()
        self._made: dict[LiveGame, list[bytes]] = {}
        """Journal lines of each game since the last commit."""
        self.counters = Counters()
        self.mail_list: MailList | None = None
        """The mails to persons; None if the server sends none."""
        self._thinker = Thinker(titles)
        self.ask_bot: Callable[[LiveGame, BotQuestion], None] = self._think
        """Function called after a commit if a game waits for a bot; it must lead to a call of `take_of_bot`."""
        self._empty: set[LiveGame] = set()
        """The games whose last connection has ended since the last commit."""
        self.on_change: Callable[[LiveGame], None] = lambda live: None
        """Called for each game that has something to send, after a commit."""

    # -- the first message of a connection --------------------------------------------------------------------------

    def create(self, message: Create) -> tuple[protocol.Created, LiveGame]:
        """Create a game, or find the one that the same token has created; return the reply and the game.

        Raises TurnedAway if the title, book, seat, bots, clock or token is not accepted.
        """
        title = title_of(self._titles, message)
        book = check_creation(title, message)
        begun = self.store.by_token(token_digest(message.token))
        if begun is not None:  # sent again, as its reply may have been lost
            return protocol.Created(begun[0]), self._arrived(self._found(begun[0]), begun[1])
        stored = new_game(title, message, book, self._secret())
        self._claim(stored.id)
        self.store.add(stored)
        live = self._live[stored.id] = LiveGame(stored, title, self._time, self._books)
        return protocol.Created(stored.id), self._arrived(live, message.seat)

    def join(self, message: Join) -> tuple[protocol.Seated, LiveGame]:
        """Take the free seat of an invitation, or find the seat that the same token has taken.

        Returns the reply and the game. Raises TurnedAway if the title or token is not accepted or the invitation is not
        valid.
        """
        title_of(self._titles, message)
        check_token(message.token)
        found = self.store.by_invitation(token_digest(message.invitation))
        if found is None:
            raise TurnedAway(msg("net-no-invitation"))
        live, seat = self._found(found[0]), found[1]
        self._check_title(live, message.title)
        place = next(each for each in live.stored.seats if each.seat == seat)
        token, seated = token_digest(message.token), protocol.Seated(live.stored.id, seat)
        if place.token == token:  # sent again, as its reply may have been lost
            return seated, self._arrived(live, seat)
        if not place.free or self.store.by_token(token) is not None:
            raise TurnedAway(msg("net-no-invitation"))
        taken = replace(place, name=name_of(message.name), token=token)
        self.store.seat(live.stored.id, taken)
        live.take_seat(taken)
        self.on_change(live)
        return seated, self._arrived(live, seat)

    def come(self, message: Hello) -> tuple[LiveGame, Seat]:
        """Return the game and the seat that a token opens; raise TurnedAway for an unknown token."""
        title_of(self._titles, message)
        found = self.store.by_token(token_digest(message.token))
        if found is None:
            raise TurnedAway(msg("net-no-token"))
        live = self._found(found[0])
        self._check_title(live, message.title)
        return self._arrived(live, found[1]), found[1]

    def _check_title(self, live: LiveGame, title: str) -> None:
        if live.stored.title != title:
            raise TurnedAway(msg("net-other-title", title=live.title.name))

    # -- games ------------------------------------------------------------------------------------------------------

    def _found(self, id_: str) -> LiveGame:
        """Return a game, from the store if it is not in memory."""
        live = self._live.get(id_)
        if live is None:
            stored = self.store.game(id_)
            if stored is None or stored.title not in self._titles:
                raise TurnedAway(msg("net-no-game"))
            self._claim(id_)
            stored = self.store.game(id_) or stored  # another server may have written to it until now
            live = self._live[id_] = LiveGame(stored, self._titles[stored.title], self._time, self._books)
            self._open(live)
        return live

    def _claim(self, id_: str) -> None:
        """Lease a game from the store; raise Elsewhere if another server has it."""
        address = self.store.claim(id_)
        if address is not None:
            raise Elsewhere(address)

    def tick(self) -> None:
        """End the turn of seats whose time has run out; call it every few seconds. Raise StoreError if the store
        fails.
        """
        self._time.beat()
        for id_ in self.store.due_games(self._time.now()):
            with contextlib.suppress(TurnedAway):  # another server has it, or its rules have broken down
                self._check_time(self._found(id_))

    def _check_time(self, live: LiveGame) -> None:
        room, clock = live.room, live.clock
        left = None if room is None else live.left(room.asked)
        if room is not None and clock is not None and left is not None and left <= 0:
            seat = next(each for each in live.stored.seats if each.seat == room.asked)
            room.tell_all(msg("net-time-over", name=seat.name))
            if clock.then:
                self._seat_bot(live, replace(seat, bot=clock.then))
            else:
                self._play(live, lambda: room.take(seat.seat, protocol.Concede()))
        else:
            self.store.postpone(live.stored.id, 0.0 if left is None else self._time.now() + left)
        if not any(live.present.values()):
            self._empty.add(live)

    def _seat_bot(self, live: LiveGame, seat: StoredSeat) -> None:
        self.store.seat(live.stored.id, seat)
        self._play(live, lambda: live.seat_bot(seat))

    def renew(self) -> None:
        """Renew the leases of all games in memory; drop games that another server has taken.

        Raise StoreError if the store fails.
        """
        for id_ in self.store.renew(self._live.keys()):
            self._drop(self._live[id_])

    def _open(self, live: LiveGame) -> None:
        """Open the room of a game whose seats are all taken."""
        if live.room is None and live.stored.complete:
            lines, habits = self.store.lines(live.stored.id), self.store.habits(live.stored.id)
            self._play(live, lambda: live.open(lines, habits))
            self.commit()

    def welcome(self, live: LiveGame, seat: Seat, *, again: bool = False) -> tuple[list[ServerMessage], int]:
        """Return the first messages to a seat (`LiveGame.welcome`); raise TurnedAway if the rules break down."""
        try:
            return live.welcome(seat, again=again)
        except Exception:  # its text may tell what is hidden: it is the operator's alone
            logging.getLogger(__name__).exception("game %s", live.stored.id)
            raise TurnedAway(msg("net-broken")) from None

    def take(self, live: LiveGame, seat: Seat, message: ClientMessage) -> None:
        """Handle a seat's message; its replies are sent after `commit`. Raise TurnedAway if the rules fail."""
        room = live.room
        if isinstance(message, Number) and seat != PUBLIC:
            self._number(live, seat, message)
        elif room is None or seat not in room.persons:
            return
        elif isinstance(message, StandIn):
            self._stand_in(live, seat, message)
        elif isinstance(message, MailMe):
            told = msg("net-no-mail") if self.mail_list is None else self.mail_list.name(live.stored, seat, message)
            room.refuse(seat, told)
            self._made.setdefault(live, [])
        elif isinstance(message, Habits):
            self._keep_habits(live, seat, message)
        else:
            self._play(live, lambda: room.take(seat, message))

    def _keep_habits(self, live: LiveGame, seat: Seat, message: Habits) -> None:
        """Store the settings of a person's automatic answers, and use them from now on."""
        kept = habits_as_json(live.title, message.asks)
        if isinstance(kept, TextMessage):
            assert live.room is not None
            live.room.refuse(seat, kept)
            self._made.setdefault(live, [])
        elif live.habits.get(seat) != kept:
            self.store.keep_habits(live.stored.id, seat, kept)
            self._play(live, lambda: live.use_habits(seat, kept))

    def _number(self, live: LiveGame, seat: Seat, message: Number) -> None:
        """Take a seat's part of the dice, once; the game begins with the last one. Raise TurnedAway."""
        place = next(each for each in live.stored.seats if each.seat == seat)
        if live.room is not None:
            if message.number.lower() != place.number:  # else sent again, as it may have been lost
                live.room.refuse(seat, msg("net-number-given"))
                self._made.setdefault(live, [])
            return
        number = number_of(message.number)
        if place.number:
            return
        numbered = replace(place, number=number)
        self.store.seat(live.stored.id, numbered)
        live.take_seat(numbered)
        self._open(live)
        self.on_change(live)

    def _stand_in(self, live: LiveGame, by: Seat, message: StandIn) -> None:
        """Let a bot play for a person, or cease to, if that may be."""
        changed, room = seat_changed(live, by, message), live.room
        if isinstance(changed, TextMessage) and room is not None:
            room.refuse(by, changed)
            self._made.setdefault(live, [])
        elif isinstance(changed, StoredSeat):
            self._seat_bot(live, changed)

    def take_of_bot(self, live: LiveGame, question: BotQuestion, value: Answer | None) -> None:
        """Handle a bot's answer to a question; None means that computing it failed. Raise TurnedAway if the rules
        fail.
        """
        room = live.room
        if room is not None:
            self._play(live, lambda: room.take_of_bot(question.seat, question.rows, value))

    def _play(self, live: LiveGame, play: Callable[[], list[bytes]]) -> None:
        """Add the lines that play makes to those that are to be stored.

        Whatever the rules stumble over, as in a book that a client made up, ends nothing but this: the game is dropped
        from memory and later loaded as stored. Raises TurnedAway.
        """
        try:
            self._made.setdefault(live, []).extend(play())
        except Exception:  # its text may tell what is hidden: it is the operator's alone
            logging.getLogger(__name__).exception("game %s", live.stored.id)
            self._drop(live)
            raise TurnedAway(msg("net-broken")) from None

    def _drop(self, live: LiveGame) -> None:
        """Drop a game from memory with what it has not stored."""
        self._made.pop(live, None)
        self._forget(live)
        live.room = None
        self.on_change(live)

    def _forget(self, live: LiveGame) -> None:
        """Remove a game from memory, unless it has been loaded once more in the meantime."""
        if self._live.get(live.stored.id) is live:
            del self._live[live.stored.id]
            with contextlib.suppress(StoreError):  # it ends by itself
                self.store.release(live.stored.id)

    def _arrived(self, live: LiveGame, seat: Seat) -> LiveGame:
        """Count a connection of a seat, so that the game stays in memory until `leave`; return the game."""
        live.present[seat] += 1
        if live.present[seat] == 1:
            self._tell_presence(live, seat)
        return live

    def leave(self, live: LiveGame, seat: Seat) -> None:
        """Record that a connection to a seat has ended.

        A game without connections is dropped from memory at the next commit; it stays in the store.
        """
        live.present[seat] -= 1
        if not live.present[seat]:
            live.gone[seat] = time.monotonic()
            self._tell_presence(live, seat)
        if not any(live.present.values()):
            self._empty.add(live)

    def _tell_presence(self, live: LiveGame, seat: Seat) -> None:
        if live.room is not None and seat != PUBLIC:
            live.room.tell(seat, present=live.present[seat] > 0)
            self._made.setdefault(live, [])

    def commit(self) -> None:
        """Store the new journal lines, then allow the replies to be sent.

        A game whose lines cannot be stored is dropped from memory and later loaded from the store; the others continue.
        Raises StoreError if nothing could be stored.
        """
        while self._made:
            made, self._made = self._made, {}
            self._store(made)
            for live in made:
                question = live.bot_question()
                if question is not None:
                    self.ask_bot(live, question)
        empty, self._empty = self._empty, set()
        for live in empty:
            if not any(live.present.values()):
                self._forget(live)

    def _think(self, live: LiveGame, question: BotQuestion) -> None:
        value: Answer | None = None
        try:
            value = self._thinker.answer(question)
        except Exception:  # whatever a bot stumbles over costs it its choice alone
            logging.getLogger(__name__).exception("bot of game %s", question.game)
        with contextlib.suppress(TurnedAway):
            self.take_of_bot(live, question, value)

    def _store(self, made: Mapping[LiveGame, list[bytes]]) -> None:
        """Store what games have made: all in one transaction, or each in its own if that fails."""
        try:
            self._append(made)
        except StoreError:
            stored = 0
            for live, lines in made.items():
                try:
                    self._append({live: lines})
                    stored += 1
                except StoreError:
                    self._drop(live)
            if not stored:
                raise

    def _append(self, made: Mapping[LiveGame, list[bytes]]) -> None:
        self.store.append({live.stored.id: live.to_store(lines) for live, lines in made.items()})
        for live, lines in made.items():
            self.counters.answers += len(lines)
            live.rows += len(lines)
            live.lines += lines
            if live.room is not None:
                live.finish()
                live.room.release()
            self.on_change(live)

    def look(self, message: Look) -> protocol.Standings:
        """Return the standings of the games of some tokens, and of public ones if requested; no game is loaded."""
        return standings(self.store, message)

    def page_question(self, id_: str, token: str) -> PageQuestion | None:
        """Return the data for a game's page; None unless the game is public, or the token is that of its watchers.

        Raises StoreError if the store fails.
        """
        live, stored = self._live.get(id_), self.store.game(id_)
        watched = stored is not None and (stored.public or opens(token, stored.watch))
        if stored is None or not watched or not stored.complete or stored.title not in self._titles:
            return None
        lines = live.lines if live is not None and live.room is not None else self.store.lines(id_)
        return PageQuestion(
            id_, stored.title, stored.book, tuple(lines), stored.names, stored.turn, stored.over, stored.created
        )

    def mails(self, pages: str) -> list[Mail]:
        """Return the mails that are due, with links to the server's pages; [] if the server sends no mail.

        `pages` is the address of these pages. Raises StoreError if the store fails.
        """
        return [] if self.mail_list is None else self.mail_list.due(pages, self._is_present)

    def mailed(self, mail: Mail) -> None:
        """Record that a mail has been sent; raise StoreError if the store fails."""
        self.counters.mails += 1
        if not mail.confirms and self.mail_list is not None:
            self.mail_list.mails.told_by_mail(mail.game, mail.seat)

    def _is_present(self, id_: str, seat: Seat) -> bool:
        live = self._live.get(id_)
        return live is not None and live.present[seat] > 0

    def counts(self) -> dict[str, int]:
        """Return the number of games in memory as "games", and of those in progress as "playing"."""
        playing = sum(1 for live in self._live.values() if live.room is not None and not live.room.over)
        return {"games": len(self._live), "playing": playing}
