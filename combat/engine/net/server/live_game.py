"""A game in the memory of a server: its seats, and its room once all seats are taken."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any

from combat.engine.journal import journal_lines
from combat.engine.kernel.game import Entry
from combat.engine.kernel.record import replace
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import msg
from combat.engine.net import protocol
from combat.engine.net.net_chance import NetChance, commitment, key_of
from combat.engine.net.packing import packed
from combat.engine.net.protocol import ServerMessage
from combat.engine.net.room import Room
from combat.engine.net.server.books import Books
from combat.engine.net.server.bots.bot_question import BotQuestion
from combat.engine.net.server.clocks import RunTime, read_clock
from combat.engine.net.server.seat_habits import habit_of
from combat.engine.net.store.game_store import Stored, StoredGame, StoredSeat
from combat.engine.net.stored_lines import answers_of, replayed
from combat.engine.net.wire import Wire
from combat.engine.title import Title

NO_HABITS: Mapping[Seat, str] = MappingProxyType({})
"""The settings of persons who are asked everything."""


class LiveGame:
    """One game: its stored data, and its room."""

    def __init__(self, stored: StoredGame, title: Title[Any, Any], time_: RunTime, books: Books) -> None:
        self.title, self._time, self._books = title, time_, books
        self.stored = replace(stored, book=books.shared(stored.title, stored.book))
        self.clock = read_clock(stored.clock)
        self._used: Counter[Seat] = Counter()
        """The milliseconds that each seat has taken for its answers."""
        self._asked = -1, stored.turn
        """The number of the last question stored, and its seat."""
        self.epoch = secrets.token_hex(4)
        """Identifies this sequence of messages, as an earlier process had another."""
        self.room: Room[Any, Any] | None = None
        self.rows = 0
        """The number of lines stored."""
        self.lines: list[bytes] = []
        """All lines stored, for the proof at the end."""
        self.habits: dict[Seat, str] = {}
        """The stored settings of the automatic answers of persons."""
        self._bot_asked = -1
        """The number of the last question to a bot."""
        self.present: Counter[Seat] = Counter()
        """Number of connections of each seat."""
        self.gone: dict[Seat, float] = {}
        """The time at which the last connection of a seat ended, by the process's clock."""
        self._loaded = time.monotonic()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Return all seats of the game."""
        return tuple(seat.seat for seat in self.stored.seats)

    def away_for(self, seat: Seat) -> float:
        """Return for how many seconds nobody has been connected to a seat; 0.0 while somebody is."""
        return 0.0 if self.present[seat] else time.monotonic() - self.gone.get(seat, self._loaded)

    def seat_bot(self, seat: StoredSeat) -> list[bytes]:
        """Record that the bot of a seat has changed; return the journal lines to store before `release`."""
        self.take_seat(seat)
        self._bot_asked = -1
        assert self.room is not None
        return self.room.seat_bots({each.seat: each.bot for each in self.stored.seats if each.bot})

    def take_seat(self, taken: StoredSeat) -> None:
        """Record the changed data of a seat."""
        seats = tuple(taken if seat.seat == taken.seat else seat for seat in self.stored.seats)
        self.stored = replace(self.stored, seats=seats)

    def use_habits(self, seat: Seat, stored: str) -> list[bytes]:
        """Use other settings of a person's automatic answers; return the lines to be stored before `release`."""
        assert self.room is not None
        self.habits[seat] = stored
        return self.room.follow(seat, habit_of(self.title, stored))

    def open(self, lines: list[bytes], habits: Mapping[Seat, str] = NO_HABITS) -> list[bytes]:
        """Open the room of a complete game from its stored lines; return the lines to be stored before `release`.

        `habits` are the stored settings of the automatic answers of persons.
        """
        stored, rules = self.stored, self.title.rules
        book = self._books.read(self.title, stored.book)
        past = answers_of(lines)
        game, refused = replayed(rules, rules.new_state(book), past.entries)
        chance = NetChance(self._key(), lambda: len(game.entries))
        bots = {seat.seat: seat.bot for seat in stored.seats if seat.bot}
        persons = {seat.seat: seat.name for seat in stored.seats if seat.token}
        self.lines, self.rows = list(lines), len(lines)
        cut = [journal_lines.undo_line(len(game.entries))] if refused else []
        rows, questions = self.rows + len(cut), past.questions + len(cut)
        room: Room[Any, Any] = Room(
            self.title, game, chance, persons, bots, rows=rows, questions=questions, given=past.given
        )
        self.room = room
        self._used.update({seat: round(seconds * 1_000) for seat, seconds in past.used.items()})
        self._asked = rows, stored.turn
        room.left, room.taken = self.left, self._taken
        self.habits = dict(habits)
        found = {seat: habit_of(self.title, kept) for seat, kept in habits.items()}
        room.habits.update({seat: habit for seat, habit in found.items() if habit is not None})
        if refused:
            room.tell_all(msg("net-rules-changed", answers=refused))
        return [*cut, *room.open()]

    def bot_question(self) -> BotQuestion | None:
        """Return the question to a bot; None if the game does not wait for a bot.

        Each question is returned only once.
        """
        room, stored = self.room, self.stored
        seat = "" if room is None else room.bot_asked
        if room is None or not seat or room.journal.rows == self._bot_asked:
            return None
        self._bot_asked = room.journal.rows
        bot = next(each.bot for each in stored.seats if each.seat == seat)
        seed = int.from_bytes(hmac.digest(stored.secret, f"bot {seat}".encode(), "sha256")[:6], "big")
        past = tuple(_plain(entry) for entry in room.entries)
        return BotQuestion(stored.id, stored.title, stored.book, past, room.journal.rows, seat, bot, seed)

    def _key(self) -> bytes:
        numbers = {seat.seat: bytes.fromhex(seat.number) for seat in self.stored.seats if seat.number}
        return key_of(self.stored.secret, numbers)

    # -- time ---------------------------------------------------------------------------------------------------

    def _taken(self, seat: Seat) -> float | None:
        """Return the seconds that a person has taken for the answer that is being given; None if they do not count."""
        if self.clock is None or self.room is None or seat not in self.room.persons or seat in self.room.bots:
            return None
        taken = self._spent(seat)
        self._used[seat] += round(taken * 1_000)
        return taken

    def _spent(self, seat: Seat) -> float:
        """Return for how many seconds a seat has been asked; 0.0 for one that was not asked before."""
        room, stored = self.room, self.stored
        same = room is not None and self._asked == (room.journal.rows, seat)
        return self._time.since(stored.asked) if same and stored.asked else 0.0

    def left(self, seat: Seat) -> float | None:
        """Return the seconds that a seat has left for its question; None without a clock, or if a bot plays the
        seat.
        """
        room, clock = self.room, self.clock
        if clock is None or room is None or seat not in room.persons or seat in room.bots:
            return None
        before = 0.0 if clock.each else self._used[seat] / 1_000
        return max(0.0, clock.seconds - before - self._spent(seat))

    # -- the store ----------------------------------------------------------------------------------------------

    def to_store(self, lines: Sequence[bytes]) -> Stored:
        """Return the new data of the game for the store, with its new journal lines."""
        room = self.room
        turn, over, asked = ("", False, 0.0) if room is None else (room.asked, room.over, self.stored.asked)
        if room is not None and (room.journal.rows, turn) != self._asked:
            self._asked, asked = (room.journal.rows, turn), self._time.now()
        self.stored = replace(self.stored, turn=turn, over=over, asked=asked)
        left, when = self.left(turn), datetime.now(UTC).isoformat(timespec="seconds")
        due = 0.0 if over or left is None else self._time.now() + left
        return Stored(self.rows, tuple(lines), turn, over, when, asked, due)

    def finish(self) -> None:
        """Send everybody the proof of the game; do nothing if it is not over."""
        if self.room is not None and self.room.over:
            numbers = {seat.seat: seat.number for seat in self.stored.seats if seat.number}
            self.room.finish(self.stored.secret, numbers, self.lines)

    def _lobby(self, seat: Seat, *, whole: bool) -> protocol.Lobby:
        stored, rules = self.stored, self.title.rules
        wire: Wire[Any, Any] = Wire(self.title)
        numbered = tuple(each.seat for each in stored.seats if each.number)
        book, state = "", dict[str, Any]()
        if whole:
            view = rules.visible(rules.new_state(self._books.read(self.title, stored.book)), seat)
            book, state = packed(wire.book(rules.book(view))), wire.view(view)
        return protocol.Lobby(
            stored.id, seat, dict(stored.names), commitment(stored.secret), numbered, book, state,
            stored.public, self.clock,
        )  # fmt: skip

    def welcome(self, seat: Seat, *, again: bool = False) -> tuple[list[ServerMessage], int]:
        """Return the first messages to a client that connects to a seat, and the number of the last message they
        include.

        The number is -1 before the game has begun. With `again`, they have been sent over this connection before.
        """
        stored, room = self.stored, self.room
        if room is None:
            return [self._lobby(seat, whole=not again)], -1
        wire: Wire[Any, Any] = Wire(self.title)
        book, view, answers = room.sight(seat)
        seq = room.feeds[seat].seq
        found: list[ServerMessage] = [
            protocol.Welcome(
                seq=seq, epoch=self.epoch, game=stored.id, seat=seat, answers=answers,
                book=packed(wire.book(book)), view=wire.view(view), names=dict(stored.names),
                promise=commitment(stored.secret), over=room.over,
                present=tuple(each for each in self.seats if self.present[each]),
                asks_back=room.wants_back, bots=dict(room.bots),
            )
        ]  # fmt: skip
        question = room.question(seat) if seat != PUBLIC else None
        left = self.left(room.asked)
        if question is not None:
            found.append(question)
        if question is None or left is not None:  # a question tells its seat whose turn it is
            found.append(protocol.Turn(seq, room.asked, left))
        proof = room.proof(seat)
        if proof is not None:
            found.append(proof)
        return [*found, protocol.Ready(seq, self.epoch)], seq


def _plain(entry: Entry) -> Entry:
    """Return an answer with its value as in a journal."""
    return replace(entry, value=entry.value if isinstance(entry.value, int) else str(entry.value))
