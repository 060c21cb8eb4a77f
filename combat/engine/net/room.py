"""The room of one game: handles the messages of its seats, and sends each seat what it may see.

It does no input or output. `take` returns the journal lines that result from a message. Once these are stored,
`release` allows the replies to be sent, so that nothing sent can be lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from combat.engine.chance.split_mix import SplitMix
from combat.engine.journal.state_serializer import StorableTitle
from combat.engine.kernel.answerer import Answerer
from combat.engine.kernel.copyable import Copyable
from combat.engine.kernel.decision import Answer, Decision, IllegalAnswer
from combat.engine.kernel.event import Event
from combat.engine.kernel.game import Barrier, Entry, Game, last_decision
from combat.engine.kernel.seats import PUBLIC, Seat
from combat.engine.kernel.text_message import TextMessage, cause, msg
from combat.engine.net import protocol
from combat.engine.net.feed import Feed
from combat.engine.net.packing import packed
from combat.engine.net.protocol import ClientMessage
from combat.engine.net.room_journal import RoomJournal
from combat.engine.net.saying import cleaned, cleaned_message
from combat.engine.net.wire import Wire
from combat.engine.play.referee import Referee

S = TypeVar("S", bound=Copyable)
B = TypeVar("B")
CHECKPOINTS = 2
"""Checkpoints kept in memory besides the first; undo seldom goes further back, and is then replayed from the first."""


class _SeatAudience(Generic[S]):
    """Sends a seat what the referee reports to it."""

    def __init__(self, wire: Wire[S, Any], feed: Feed, by_seats: Callable[[int], int]) -> None:
        self._wire, self._feed, self._by_seats = wire, feed, by_seats
        self.heard = False
        """Whether an event after the state at which the room was opened has been sent."""

    def told(self, answers: int, events: Sequence[Event]) -> None:
        told, count = self._wire.events(events), self._by_seats(answers)
        self._feed.add(lambda seq: protocol.Happened(seq, count, told))

    def replaced(self, answers: int, state: S) -> None:
        if self.heard:  # the first state is in the welcome
            view, count = self._wire.view(state), self._by_seats(answers)
            self._feed.add(lambda seq: protocol.Replaced(seq, count, view))
        self.heard = True


class Room(Generic[S, B]):
    """A game that is played over a network."""

    def __init__(
        self,
        title: StorableTitle[S, B],
        game: Game[S],
        chance: Answerer[S],
        persons: Mapping[Seat, str],
        bots: Mapping[Seat, str],
        *,
        rows: int = 0,
        questions: int = 0,
        given: Mapping[Seat, int] | None = None,
    ) -> None:
        """Make the room of a game; `open` starts it.

        `persons` are the names of persons by seat, `bots` those of the bots that play, also for persons. `rows` is the
        number of answers and undos stored so far, `questions` the same without the answers of chance, `given` the
        number of the question that each seat answered last.
        """
        self._title, self._game, self.bots = title, game, dict(bots)
        self.persons = dict(persons)
        self._wire: Wire[S, B] = Wire(title)
        self.journal: RoomJournal[S] = RoomJournal(rows, questions, game.entries, self._time_taken)
        game.observer = self.journal
        self._referee = Referee(title.rules, game, chance)
        self._referee.puts_all = True  # whether a seat is asked must not reveal whether it can react
        game.keep = CHECKPOINTS
        self.feeds = {seat: Feed() for seat in (*persons, PUBLIC)}
        self._hearing: set[Seat] = set()
        """The seats that are sent events; watchers only once there are any."""
        for seat in persons:
            self._listen(seat)
        self.taken: Callable[[Seat], float | None] = lambda seat: None
        """Function that returns the seconds a seat has taken for its answer; None without a clock."""
        self.left: Callable[[Seat], float | None] = lambda seat: None
        """Returns the seconds that the seat that is asked has left; None without a clock."""
        self._given = dict(given or {})
        self._put = -1
        """The number of the last question sent."""
        self._turn: Seat | None = None
        self._wants_back: Seat | None = None
        """The seat that has requested to undo its answer."""
        self._agreed: set[Seat] = set()
        self.habits: dict[Seat, Callable[[Decision, S], Answer | None]] = {}
        """Automatic answers of persons by seat: return an answer to a question and a view, or None to ask."""
        self._gives_up: set[Seat] = set()
        """Seats that concede as soon as they are asked."""
        self._proof: Callable[[int], protocol.Over] | None = None
        """Makes the message of a finished game for a number."""

    def _time_taken(self, seat: Seat) -> float | None:
        return self.taken(seat)

    @property
    def over(self) -> bool:
        """Return whether the game has ended."""
        return self._game.over

    @property
    def asked(self) -> Seat:
        """Return the seat that the game waits for; "" if the game is over."""
        return self._referee.asked or ""

    @property
    def bot_asked(self) -> Seat:
        """Return the seat that the game waits for if a bot plays it, else ""."""
        return self.asked if self.asked in self.bots else ""

    @property
    def wants_back(self) -> Seat:
        """Return the seat that requests to undo its last answer; "" for none."""
        return self._wants_back or ""

    @property
    def entries(self) -> Sequence[Entry]:
        """Return the answers of the game, without those that were undone."""
        return self._game.entries

    # -- what goes out ----------------------------------------------------------------------------------------------

    def open(self) -> list[bytes]:
        """Play up to the first question; return the journal lines to store before `release`."""
        return self._settled()

    def release(self) -> None:
        """Allow all messages added so far to be sent."""
        for feed in self.feeds.values():
            feed.release()

    def _listen(self, seat: Seat) -> None:
        if seat not in self._hearing:
            self._hearing.add(seat)
            self._referee.port(seat).listen(_SeatAudience(self._wire, self.feeds[seat], self.journal.by_seats))

    def sight(self, seat: Seat) -> tuple[B, S, int]:
        """Return book and state as a seat sees them, and the number of answers of all seats; its events are sent from
        then on.
        """
        self._listen(seat)
        view = self._referee.port(seat).view
        return self._title.rules.book(view), view, self.journal.by_seats(len(self._game.entries))

    def question(self, seat: Seat) -> protocol.Question | None:
        """Return the question to a seat; None if the seat is not asked or a bot plays it.

        It is numbered like the last message to the seat.
        """
        decision = self._referee.port(seat).decision
        if decision is None or seat in self.bots:
            return None
        return protocol.Question(self.feeds[seat].seq, self.journal.questions, self._wire.question(decision))

    def tell(self, seat: Seat, *, present: bool) -> None:
        """Send a message to everybody that the person at a seat has connected or disconnected."""
        name = self.persons.get(seat, "")
        for feed in self.feeds.values():
            feed.add(lambda seq: protocol.Presence(seq, seat, name, present))

    def seat_bots(self, bots: Mapping[Seat, str]) -> list[bytes]:
        """Replace the bots, including those that play for persons; return the journal lines to store before
        `release`.
        """
        self.bots, told, self._put = dict(bots), dict(bots), -1
        self._forget_request()
        for feed in self.feeds.values():
            feed.add(lambda seq: protocol.Bots(seq, told))
        return self._settled()

    def follow(self, seat: Seat, habit: Callable[[Decision, S], Answer | None] | None) -> list[bytes]:
        """Set or remove the automatic answers of a seat's person; return the lines to be stored before `release`."""
        self.habits.pop(seat, None)
        if habit is not None:
            self.habits[seat] = habit
        return self._settled()

    def tell_all(self, why: TextMessage) -> None:
        """Send everybody a reason, as a `Refused` message."""
        for seat in self.feeds:
            self.refuse(seat, why)

    def finish(self, secret: bytes, numbers: Mapping[Seat, str], lines: Sequence[bytes]) -> None:
        """Send everybody the proof of the finished game: the secret, the numbers and all answers.

        Does nothing when called again.
        """
        if self._proof is not None:
            return
        book = packed(self._wire.book(self._title.rules.book(self._game.checkpoints[0].state)))
        told = packed(tuple(line.decode() for line in lines))
        self._proof = lambda seq: protocol.Over(seq, secret.hex(), dict(numbers), book, told)
        for feed in self.feeds.values():
            feed.add(self._proof)

    def proof(self, seat: Seat) -> protocol.Over | None:
        """Return the proof of the finished game for a seat; None before `finish`.

        It is numbered like the last message to the seat.
        """
        return None if self._proof is None else self._proof(self.feeds[seat].seq)

    # -- what comes in ----------------------------------------------------------------------------------------------

    def take(self, seat: Seat, message: ClientMessage) -> list[bytes]:
        """Handle a seat's message; return the journal lines to store before `release`.

        A message that is not possible now is answered by a refusal.
        """
        match message:
            case protocol.Give(question=question, value=value):
                self._give(seat, question, value)
            case protocol.TakeBack() | protocol.Consent() | protocol.Concede() if self.over:
                self.refuse(seat, msg("net-not-now"))  # everybody has been told the secret of the dice
            case protocol.TakeBack():
                self._ask_back(seat)
            case protocol.Consent(agrees=agrees):
                self._consent(seat, agrees=agrees)
            case protocol.Concede():
                self._gives_up.add(seat)
            case protocol.Say(words=words):
                self._say(seat, cleaned(words))
            case _:
                self.refuse(seat, msg("net-not-now"))
        return self._settled()

    def take_of_bot(self, seat: Seat, rows: int, value: Answer | None) -> list[bytes]:
        """Handle a bot's answer to the question after `rows` answers and undos.

        None or an illegal answer is replaced by a random legal one. Returns the journal lines to store before
        `release`; none if the question is no longer open.
        """
        if seat != self.bot_asked or rows != self.journal.rows:
            return []
        port = self._referee.port(seat)
        if value is None or port.refusal(value) is not None:
            value = next(port.samples(SplitMix(rows)))
        port.answer(value)
        return self._settled()

    def refuse(self, seat: Seat, why: TextMessage, question: int = -1) -> None:
        """Send a seat the reason why its message was refused.

        `question` is the number of the question that the message answered, -1 if it answered none.
        """
        clean = cleaned_message(why)
        self.feeds[seat].add(lambda seq: protocol.Refused(seq, clean, question))

    def _give(self, seat: Seat, question: int, value: Answer) -> None:
        if self._given.get(seat) == question:  # sent again, as its reply may have been lost
            self.feeds[seat].add(lambda seq: protocol.Accepted(seq, question))
            return
        port = self._referee.port(seat)
        if seat in self.bots:
            self.refuse(seat, msg("net-bot-plays"), question)
            return
        if question != self.journal.questions or port.decision is None:
            self.refuse(seat, msg("net-not-asked"), question)
            return
        if seat in self._gives_up:
            return
        refusal = port.refusal(value)
        if refusal is not None:
            self.refuse(seat, _told(IllegalAnswer(port.decision, value, refusal)), question)
            return
        port.answer(value)
        self._given[seat] = question
        self._forget_request()
        self.feeds[seat].add(lambda seq: protocol.Accepted(seq, question))

    def _say(self, seat: Seat, words: str) -> None:
        name = self.persons.get(seat, "")
        if words:
            for feed in self.feeds.values():
                feed.add(lambda seq: protocol.Said(seq, seat, name, words))

    # -- taking back ------------------------------------------------------------------------------------------------

    def _before(self, seat: Seat) -> int | Barrier:
        """Return how many answers remain if a seat undoes its last one, or why it cannot.

        The answers of other persons since may go with it if they agree; never a die, a reveal or a closed window.
        """
        keep = last_decision(self._game.entries, seat)
        if keep is None:
            return Barrier("nothing")
        barrier = self._game.barrier(seat)
        if barrier is not None and barrier.kind == "seat":
            place = self._game.barrier_place(keep)
            others = {entry.by for entry in self._game.entries[keep:]}
            free = place is None and others <= set(self.persons)
            barrier = None if free else barrier
        return keep if barrier is None else barrier

    def _ask_back(self, seat: Seat) -> None:
        keep = self._before(seat)
        if isinstance(keep, Barrier):
            self.refuse(seat, msg(f"undo-{keep.kind}"))
            return
        self._wants_back, self._agreed = seat, {seat}
        if not self._take_back():
            for feed in self.feeds.values():
                feed.add(lambda seq: protocol.Asks(seq, seat))

    def _consent(self, seat: Seat, *, agrees: bool) -> None:
        wanted = self._wants_back
        if wanted is None or seat == wanted:
            self.refuse(seat, msg("net-not-asked"))
        elif not agrees:
            self._forget_request()
        else:
            self._agreed.add(seat)
            self._take_back()

    def _take_back(self) -> bool:
        """Undo the answer if everybody has agreed and it still can be undone; return whether everybody has agreed."""
        seat = self._wants_back
        if seat is None or not self._agreed >= set(self.persons) - set(self.bots):
            return False
        keep = self._before(seat)
        self._forget_request(agreed=True)
        if not isinstance(keep, Barrier):
            self._referee.go_back(keep)
            self._given.pop(seat, None)
        return True

    def _forget_request(self, *, agreed: bool = False) -> None:
        """End the request to undo an answer, if there is one; send everybody whether it was agreed to."""
        if self._wants_back is None:
            return
        self._wants_back, self._agreed = None, set()
        for feed in self.feeds.values():
            feed.add(lambda seq: protocol.Asks(seq, "", agreed))

    # -- playing on -------------------------------------------------------------------------------------------------

    def _settled(self) -> list[bytes]:
        """Play on until a seat is asked, send the question, and return the journal lines made."""
        referee = self._referee
        referee.run()
        while (seat := referee.asked) is not None and (self._concedes(seat) or self._answers_by_habit(seat)):
            referee.run()
        self._ask()
        lines, self.journal.made = self.journal.made, []
        return lines

    def _concedes(self, seat: Seat) -> bool:
        """Concede for a seat that has given up; return whether it had."""
        if seat not in self._gives_up:
            return False
        self._gives_up.discard(seat)
        try:
            self._referee.port(seat).concede()
        except ValueError as fault:
            self.refuse(seat, _told(fault))
        return True

    def _answers_by_habit(self, seat: Seat) -> bool:
        """Give the automatic answer of a seat's person, if there is one; return whether there was."""
        habit, port = self.habits.get(seat), self._referee.port(seat)
        decision = port.decision
        if habit is None or seat in self.bots or decision is None:
            return False
        value = habit(decision, port.view)
        if value is None or port.refusal(value) is not None:
            return False
        port.answer(value, habit=True)
        return True

    def _ask(self) -> None:
        """Send the pending question to its seat, and everybody the seat that the game waits for."""
        number, seat = self.journal.questions, self.asked
        if (number, seat) == (self._put, self._turn):
            return
        self._put, self._turn = number, seat
        decision = self._referee.port(seat).decision if seat and seat not in self.bots else None
        if decision is not None:
            asked = self._wire.question(decision)
            self.feeds[seat].add(lambda seq: protocol.Question(seq, number, asked))
        left = self.left(seat)
        for each, feed in self.feeds.items():
            if each != seat or decision is None or left is not None:  # a question tells its seat whose turn it is
                feed.add(lambda seq: protocol.Turn(seq, seat, left))


def _told(fault: Exception) -> TextMessage:
    """Return what a fault says as a message."""
    why = cause(fault)
    return why if isinstance(why, TextMessage) else msg("net-not-done", why=why)
